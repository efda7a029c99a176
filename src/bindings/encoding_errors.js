// Throws the RangeErrors that functions of the numbers-only module answer with (encoding_options.h says why they do).
Module['onRuntimeInitialized'] = () => {
  const names = [
    'encodingRow', 'encodingBlock', 'derive', 'wavelength', 'norm', 'dotProduct', 'distance', 'shiftRotation', 'fixed',
    'alibiSlope', 't5Bucket', 'roundedToBits', 'shortAngle',
  ];
  // The workbench has the encodings' functions only.
  for (const name of names.filter((known) => Module[known])) {
    const compute = Module[name];
    Module[name] = (...given) => {
      const answer = compute(...given);
      if (answer instanceof RangeError) throw answer;
      return answer;
    };
  }
};
