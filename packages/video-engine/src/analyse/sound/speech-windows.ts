type Grid = { readonly stepSeconds: number; readonly stepsPerWindow: number };

/** Syllables come 2–8 times a second (Houtgast & Steeneken 1985). */
const syllables = { from: 2, to: 8 } as const;
const everything = { from: 0.5, to: 20 } as const;
const contextSeconds = 2;
/** Of the modulation, that must lie at the rate of syllables. */
const modulationShare = 0.55;
/** Of that, at most, in one frequency: a steady pulse is a beat. */
const steadyShare = 0.6;
/** Mean level (1 = full scale) under which nobody speaks. */
const silentLevel = 1e-4;
/** Depth of the modulation against the mean level; steady music and noise stay below. */
const modulationDepth = 0.35;

/**
 * Says per window whether the level rises and falls like speech: over two seconds around it,
 * most of the modulation between 0.5 and 20 Hz lies at 2–8 Hz, is deep, and is no single
 * steady pulse, which would be a beat.
 */
export function speechWindows(levels: readonly number[], grid: Grid): boolean[] {
  const count = Math.ceil(levels.length / grid.stepsPerWindow);
  const half = Math.round(contextSeconds / 2 / grid.stepSeconds);
  return Array.from({ length: count }, (_, index) => {
    const centre = Math.round((index + 0.5) * grid.stepsPerWindow);
    const around = levels.slice(Math.max(0, centre - half), centre + half);
    return around.length >= half && isSpeech(around, grid.stepSeconds);
  });
}

function isSpeech(levels: readonly number[], stepSeconds: number): boolean {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  if (mean < silentLevel) return false;
  const resolution = 1 / (levels.length * stepSeconds);
  let inside = 0;
  let total = 0;
  let largest = 0;
  for (let hertz = everything.from; hertz <= everything.to; hertz += resolution) {
    const power = modulationPower(levels, mean, hertz * stepSeconds);
    total += power;
    if (hertz < syllables.from || hertz > syllables.to) continue;
    inside += power;
    largest = Math.max(largest, power);
  }
  const depth = Math.sqrt(2 * total) / mean;
  return (
    inside / total > modulationShare && depth > modulationDepth && largest < steadyShare * inside
  );
}

/** Squared amplitude of one frequency, in cycles a step, under a Hann window. */
function modulationPower(levels: readonly number[], mean: number, frequency: number): number {
  let real = 0;
  let imaginary = 0;
  for (let i = 0; i < levels.length; i += 1) {
    const hann = 1 - Math.cos((2 * Math.PI * i) / levels.length);
    const value = (levels[i]! - mean) * hann;
    const phase = 2 * Math.PI * frequency * i;
    real += value * Math.cos(phase);
    imaginary += value * Math.sin(phase);
  }
  return (real * real + imaginary * imaginary) / (levels.length * levels.length);
}
