#include "practice/slips.h"

namespace pe {

std::string_view reason_of(SlipKind kind) {
    switch (kind) {
        case SlipKind::waves_exchanged:
            return "Sine and cosine look exchanged. Which of the two stands in an even column, which in an odd one?";
        case SlipKind::degrees:
            return "This looks like an angle in degrees. Is your calculator set to radians?";
        case SlipKind::exponent_doubled:
            return "The exponent looks twice too large. Does your i count pairs, or is it already the column?";
        case SlipKind::exponent_halved:
        case SlipKind::two_forgotten:
            return "Look at the exponent again: what stands over d?";
        case SlipKind::denominator_forgotten:
            return "Every pair seems to have the angle t here. What is the position divided by?";
        case SlipKind::multiplied:
            return "Is the position multiplied by the denominator, or divided by it?";
        case SlipKind::other_layout:
            return "These look like the right numbers in another layout. In which order do the sines and cosines stand "
                   "here?";
        case SlipKind::other_divisor:
            return "This exponent divides by d/2 - 1, as some libraries do. What does the formula here divide by?";
        case SlipKind::own_exponents:
            return "Does the cosine have a frequency of its own, or that of the sine beside it?";
        case SlipKind::counted_from_one:
            return "This looks like the position before. At which number does counting start?";
        case SlipKind::next_row:
            return "This looks like the position behind. At which number does counting start?";
        case SlipKind::pair_for_column:
            return "Is this the column asked, or the pair with that number?";
        case SlipKind::column_for_pair:
            return "Which pair does this column belong to? Two columns share one.";
        case SlipKind::base_1000:
        case SlipKind::base_100:
            return "Look at the base of the denominator again.";
        case SlipKind::zeros_at_origin:
            return "Not everything is zero at position 0. What is the cosine of 0?";
        case SlipKind::angle_only:
            return "This is the angle. What is still to be done with it?";
        case SlipKind::difference:
            return "This looks like a difference. Is the encoding added or subtracted?";
        case SlipKind::reverse_difference:
            return "This looks like a difference the other way round. Is the encoding added or subtracted?";
        case SlipKind::product:
            return "These look like products. Is the encoding added or multiplied?";
        case SlipKind::concatenated:
            return "The two vectors stand one behind the other here. Are they added entry by entry, or put side by "
                   "side?";
        case SlipKind::first_only:
            return "This is the embedding alone. What happens to it?";
        case SlipKind::second_only:
            return "This is the encoding alone. What is it added to?";
        case SlipKind::total:
            return "All entries are added up here. How many entries does the sum of two vectors have?";
        case SlipKind::reciprocal:
            return "This looks upside down. What is divided by what?";
        case SlipKind::pi_forgotten:
            return "After how many radians does a wave repeat? That factor is missing here.";
        case SlipKind::circle_only:
            return "This is the wavelength of the fastest pair. By what is it longer here?";
        case SlipKind::to_the_base:
            return "No pair gets as far as the base itself. What is the exponent of this one?";
        case SlipKind::next_pair:
        case SlipKind::previous_pair:
            return "This belongs to a neighbouring pair. At which number does counting start?";
        case SlipKind::not_halved:
            return "This counts columns. How many of them make a pair?";
        case SlipKind::one_less:
        case SlipKind::one_more:
            return "This is one away. Is it a number of things, or the index of the last of them?";
        case SlipKind::turned_back:
            return "This turns the pair the other way. Is the new position behind the old one, or before it?";
        case SlipKind::not_turned:
            return "This is the pair as it was. What does the shift do with it?";
        case SlipKind::sines_added:
            return "Sines and cosines are added one by one here. What is the sine of the sum of two angles?";
        case SlipKind::same_row:
            return "This is the product of a row with itself. How far apart are the two rows?";
        case SlipKind::each_twice:
            return "Every pair seems to count twice. What do its sine and its cosine give together?";
        case SlipKind::first_pair_only:
            return "This is the part of the first pair alone. What do the others add?";
        case SlipKind::root_forgotten:
            return "This is the square of the length. What is still to be done?";
        case SlipKind::not_moved:
            return "This stood in the slot before the shuffle. Which token stands there now?";
        case SlipKind::moved_back:
            return "This follows the shuffle the other way round. Which token stands in this slot now?";
        case SlipKind::mixed:
            return "This is the mean of all outputs. Are they mixed once more by the shuffle, or only moved?";
        case SlipKind::sign_lost:
            return "Look at the sign.";
        case SlipKind::decimal_point:
            return "The digits look right. Look at the decimal point, or the power of ten.";
        case SlipKind::order_reversed:
            return "These look like the right entries in reverse. Where does the row begin?";
        case SlipKind::other_order:
            return "These look like the right numbers in other places. In which order do they stand?";
        case SlipKind::wrong_length:
            return "The number of entries is not the one asked.";
        case SlipKind::one_entry:
            return "All entries but one are right.";
    }
    return {};
}

}  // namespace pe
