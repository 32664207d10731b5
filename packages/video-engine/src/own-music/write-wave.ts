import { samplesPerSecond } from './voices.ts';

const channels = 2;
const bytesPerSample = 2;
const headerBytes = 44;
const loudest = 32_767;

/** Stereo samples as a WAVE file of 16 bits. */
export function writeWave(samples: Float32Array): Buffer {
  const dataBytes = samples.length * bytesPerSample;
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(samplesPerSecond, 24);
  file.writeUInt32LE(samplesPerSecond * channels * bytesPerSample, 28);
  file.writeUInt16LE(channels * bytesPerSample, 32);
  file.writeUInt16LE(8 * bytesPerSample, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  for (let at = 0; at < samples.length; at += 1) {
    const value = Math.max(-1, Math.min(1, samples[at]!));
    file.writeInt16LE(Math.round(value * loudest), headerBytes + bytesPerSample * at);
  }
  return file;
}
