// What two methods add to the score of a query and a key by how far apart they stand, in a causal model: ALiBi a
// penalty, T5 a learned number for each bucket of distances.
#pragma once

namespace pe {

inline constexpr int max_heads = 1024;

/// ALiBi's slope of a head, a penalty a position: 2^(-8 head/heads). head 1..heads, heads 1..max_heads (asserted).
/// Press, Smith and Lewis 2021, "Train short, test long". Where heads is no power of 2, their program takes others.
double alibi_slope(int head, int heads);

/// What ALiBi adds to a score: -(query - key) * slope, 0 for a key at the query's own position, and minus infinity for
/// one behind it, which a causal model does not see. slope finite, positions 0..max_position (asserted).
double alibi_bias(double slope, int query, int key);

/// T5's bucket, 0..buckets - 1, of a key that is `distance` positions before its query. The first half of the buckets
/// holds one distance each; in the second they grow as the logarithm does up to max_distance, and the last holds all
/// that is beyond. Raffel and others 2020, "Exploring the limits of transfer learning"; one direction, as in a decoder.
/// distance 0..max_position, buckets even and at least 2, max_distance above buckets / 2 (asserted).
int t5_bucket(int distance, int buckets = 32, int max_distance = 128);

}  // namespace pe
