import { readModel } from '../model-files.ts';

/**
 * Silero VAD v6 (MIT, Silero Team) for 16 kHz in plain TypeScript: a short-time spectrum, four
 * convolutions, one LSTM cell. It equals the original ONNX model to 2e-6 and needs no runtime.
 */
export const samplesPerSecond = 16_000;
/** Samples that one probability speaks of: 32 ms. */
export const frameSamples = 512;

/** Of the frame before, in front of each frame. */
const contextSamples = 64;
const windowSamples = 256;
const hopSamples = 128;
/** Mirrored at the end, so that the spectrum has a column more. */
const mirroredSamples = 64;
const paddedSamples = contextSamples + frameSamples + mirroredSamples;
const columns = (paddedSamples - windowSamples) / hopSamples + 1;
const bins = windowSamples / 2 + 1;
const taps = 3;
const cells = 128;
const layers = [
  { from: bins, to: 128, stride: 1 },
  { from: 128, to: 64, stride: 2 },
  { from: 64, to: 64, stride: 2 },
  { from: 64, to: cells, stride: 1 },
] as const;

type Layer = {
  readonly from: number;
  readonly to: number;
  readonly stride: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

export type SpeechNetwork = {
  readonly basis: Float32Array;
  readonly layers: readonly Layer[];
  readonly inputWeights: Float32Array;
  readonly stateWeights: Float32Array;
  readonly bias: Float32Array;
  readonly outputWeights: Float32Array;
  readonly outputBias: number;
};

/** @throws ModelDamaged when the file is not the one that was tried */
export function loadSpeechNetwork(): SpeechNetwork {
  const bytes = readModel('silero-vad-v6.f32');
  const values = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  let at = 0;
  const take = (count: number) => {
    at += count;
    return values.subarray(at - count, at);
  };
  const basis = take(2 * bins * windowSamples);
  const read = layers.map((layer) => ({
    ...layer,
    weights: take(layer.to * layer.from * taps),
    bias: take(layer.to),
  }));
  const inputWeights = take(4 * cells * cells);
  const stateWeights = take(4 * cells * cells);
  const inputBias = take(4 * cells);
  const stateBias = take(4 * cells);
  return {
    basis,
    layers: read,
    inputWeights,
    stateWeights,
    bias: inputBias.map((value, index) => value + (stateBias[index] as number)),
    outputWeights: take(cells),
    outputBias: take(1)[0] as number,
  };
}

/** Says of one frame after the other, of one sound, how likely somebody speaks in it. */
export class SpeechFrames {
  readonly #network: SpeechNetwork;
  readonly #padded = new Float32Array(paddedSamples);
  readonly #hidden = new Float32Array(cells);
  readonly #cell = new Float32Array(cells);
  readonly #gates = new Float32Array(4 * cells);

  constructor(network: SpeechNetwork) {
    this.#network = network;
  }

  /** @param frame `frameSamples` samples, −1..1 */
  next(frame: Float32Array): number {
    const padded = this.#padded;
    const end = contextSamples + frameSamples;
    padded.set(frame, contextSamples);
    for (let i = 0; i < mirroredSamples; i += 1) padded[end + i] = padded[end - 2 - i] as number;
    const network = this.#network;
    let features = spectrum(padded, network.basis);
    let width = columns;
    for (const layer of network.layers) {
      features = convolve(features, width, layer);
      width = Math.ceil(width / layer.stride);
    }
    padded.copyWithin(0, frameSamples, end);
    this.#step(features);
    return this.#output();
  }

  #step(input: Float32Array): void {
    const { inputWeights, stateWeights, bias } = this.#network;
    const gates = this.#gates;
    for (let gate = 0; gate < 4 * cells; gate += 1) {
      let sum = bias[gate] as number;
      const row = gate * cells;
      for (let i = 0; i < cells; i += 1) {
        sum += inputWeights[row + i]! * input[i]! + stateWeights[row + i]! * this.#hidden[i]!;
      }
      gates[gate] = sum;
    }
    for (let i = 0; i < cells; i += 1) {
      const taken = sigmoid(gates[i]!) * Math.tanh(gates[2 * cells + i]!);
      const kept = sigmoid(gates[cells + i]!) * this.#cell[i]!;
      this.#cell[i] = taken + kept;
      this.#hidden[i] = sigmoid(gates[3 * cells + i]!) * Math.tanh(taken + kept);
    }
  }

  #output(): number {
    const { outputWeights, outputBias } = this.#network;
    let sum = outputBias;
    for (let i = 0; i < cells; i += 1) {
      sum += outputWeights[i]! * Math.max(0, this.#hidden[i]!);
    }
    return sigmoid(sum);
  }
}

/** Magnitudes, bin by bin, `columns` of each. */
function spectrum(padded: Float32Array, basis: Float32Array): Float32Array {
  const magnitudes = new Float32Array(bins * columns);
  for (let bin = 0; bin < bins; bin += 1) {
    const realRow = bin * windowSamples;
    const imaginaryRow = (bins + bin) * windowSamples;
    for (let column = 0; column < columns; column += 1) {
      const start = column * hopSamples;
      let real = 0;
      let imaginary = 0;
      for (let i = 0; i < windowSamples; i += 1) {
        const sample = padded[start + i]!;
        real += basis[realRow + i]! * sample;
        imaginary += basis[imaginaryRow + i]! * sample;
      }
      magnitudes[bin * columns + column] = Math.sqrt(real * real + imaginary * imaginary);
    }
  }
  return magnitudes;
}

/** Three taps, a zero on either side, and what is negative cut to 0. */
function convolve(input: Float32Array, width: number, layer: Layer): Float32Array {
  const { from, to, stride, weights, bias } = layer;
  const outWidth = Math.ceil(width / stride);
  const output = new Float32Array(to * outWidth);
  for (let channel = 0; channel < to; channel += 1) {
    for (let column = 0; column < outWidth; column += 1) {
      let sum = bias[channel] as number;
      for (let tap = 0; tap < taps; tap += 1) {
        const at = column * stride + tap - 1;
        if (at < 0 || at >= width) continue;
        for (let i = 0, w = channel * from * taps + tap; i < from; i += 1, w += taps) {
          sum += weights[w]! * input[i * width + at]!;
        }
      }
      output[channel * outWidth + column] = Math.max(0, sum);
    }
  }
  return output;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
