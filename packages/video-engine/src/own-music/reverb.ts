/** Delays in samples at 48 kHz that share no factor, after Schroeder (1962) and Freeverb's tuning. */
const combs = [1215, 1293, 1390, 1476] as const;
const allpasses = [605, 480] as const;
/** The right ear hears another room. */
const spread = 25;
const feedback = 0.8;
const damping = 0.35;
/** What is below stays dry: a muddy bass is no room. */
const highPass = 0.985;

/** A room around both channels, in place. */
export function addReverb(left: Float32Array, right: Float32Array, level: number): void {
  const input = new Float32Array(left.length);
  let before = 0;
  let passed = 0;
  for (let at = 0; at < input.length; at += 1) {
    const now = 0.5 * (left[at]! + right[at]!);
    passed = highPass * (passed + now - before);
    before = now;
    input[at] = passed;
  }
  for (const [channel, extra] of [
    [left, 0],
    [right, spread],
  ] as const) {
    let wet: Float32Array = new Float32Array(input.length);
    for (const delay of combs) addComb(input, wet, delay + extra);
    for (const delay of allpasses) wet = allpass(wet, delay + extra);
    for (let at = 0; at < channel.length; at += 1) {
      channel[at] = channel[at]! + wet[at]! * level * 0.5;
    }
  }
}

function addComb(input: Float32Array, output: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let dull = 0;
  let place = 0;
  for (let at = 0; at < input.length; at += 1) {
    const heard = line[place]!;
    dull = heard * (1 - damping) + dull * damping;
    line[place] = input[at]! + dull * feedback;
    output[at] = output[at]! + heard * 0.25;
    place = place + 1 === delay ? 0 : place + 1;
  }
}

function allpass(input: Float32Array, delay: number): Float32Array {
  const line = new Float32Array(delay);
  const output = new Float32Array(input.length);
  let place = 0;
  for (let at = 0; at < input.length; at += 1) {
    const heard = line[place]!;
    output[at] = heard - input[at]! * 0.5;
    line[place] = input[at]! + heard * 0.5;
    place = place + 1 === delay ? 0 : place + 1;
  }
  return output;
}
