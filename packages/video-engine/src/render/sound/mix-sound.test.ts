import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesPerSecond } from '../encoding.ts';
import { duckingAt, mixSound } from './mix-sound.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mix-sound-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('mixSound', () => {
  it('is exactly as long as its parts, silent ones included', async () => {
    const mixed = await mix({
      parts: [part(null, 1000), part(await tone(0.5, 90_000), 77_777)],
      music: null,
    });
    expect(mixed.length).toBe(2 * 78_777);
    expect(mixed[2 * 500]).toBe(0);
    expect(mixed[2 * 40_000]).toBeCloseTo(0.5);
  });

  it('lowers the music while somebody speaks and lets it come back', async () => {
    const seconds = 8;
    const mixed = await mix({
      parts: [part(null, seconds * samplesPerSecond)],
      music: await bed({ speech: [{ startSeconds: 2, endSeconds: 4 }] }),
    });
    expect(at(mixed, 1)).toBeCloseTo(0.5);
    expect(at(mixed, 3)).toBeCloseTo(0.1);
    expect(at(mixed, 5.5)).toBeCloseTo(0.5);
    expect(at(mixed, 7.99)).toBeLessThan(0.02);
  });

  it('fades the music out for as long as it is told', async () => {
    const parts = [part(null, 8 * samplesPerSecond)];
    const long = await mix({ parts, music: await bed({ fadeOutSeconds: 4 }) });
    expect(at(long, 3.9)).toBeCloseTo(0.5);
    expect(at(long, 6)).toBeCloseTo(0.5 * Math.sin(Math.PI / 4));
    const hard = await mix({ parts, music: await bed({ fadeOutSeconds: 0 }) });
    expect(at(hard, 7.99)).toBeCloseTo(0.5);
  });

  it('ends the music before the film, fading for half a second, and leaves the sound of the clips', async () => {
    const parts = [part(await tone(0.25, 8 * samplesPerSecond), 8 * samplesPerSecond)];
    const mixed = await mix({ parts, music: await bed({ endSeconds: 5 }) });
    expect(at(mixed, 4.49)).toBeCloseTo(0.75);
    expect(at(mixed, 4.75)).toBeCloseTo(0.25 + 0.5 * Math.sin(Math.PI / 4));
    expect(at(mixed, 5)).toBeCloseTo(0.25);
    expect(at(mixed, 7)).toBeCloseTo(0.25);
    const hard = await mix({ parts, music: await bed({ endSeconds: 5, fadeOutSeconds: 0 }) });
    expect([at(hard, 4.99), at(hard, 5.01)]).toEqual([0.75, 0.25]);
    const beyond = await mix({ parts, music: await bed({ endSeconds: 20 }) });
    expect(at(beyond, 6)).toBeCloseTo(0.75);
  });

  it('goes on with the loop where the music ends', async () => {
    const ramp = Float32Array.from({ length: 2 * 3 * samplesPerSecond }, (_, index) =>
      Math.floor(index / 2),
    );
    const path = join(folder, 'ramp.f32');
    await writeFile(path, new Uint8Array(ramp.buffer));
    const mixed = await mix({
      parts: [part(null, 12 * samplesPerSecond)],
      music: {
        ...(await bed({})),
        path,
        loop: { fromSample: 2.5 * samplesPerSecond, toSample: 0.5 * samplesPerSecond },
      },
    });
    // 2.5 s in, the music is at 0.5 s again; 0.75 s later it is at 1.25 s.
    expect(at(mixed, 3.25)).toBeCloseTo(0.5 * 1.25 * samplesPerSecond, -1);
    expect(at(mixed, 7.25)).toBeCloseTo(0.5 * 1.25 * samplesPerSecond, -1);
  });
});

describe('duckingAt', () => {
  it('slides in before speech and out after it', () => {
    const speech = [{ startSeconds: 2, endSeconds: 4 }];
    expect(duckingAt(speech, 1)).toBe(0);
    expect(duckingAt(speech, 1.825)).toBeCloseTo(0.5);
    expect(duckingAt(speech, 1.95)).toBeCloseTo(1);
    expect(duckingAt(speech, 3)).toBe(1);
    expect(duckingAt(speech, 4.25)).toBe(1);
    expect(duckingAt(speech, 4.65)).toBeCloseTo(0.5);
    expect(duckingAt(speech, 5.05)).toBe(0);
  });
});

function at(mixed: Float32Array, seconds: number): number {
  return mixed[2 * Math.round(seconds * samplesPerSecond)] ?? Number.NaN;
}

function part(path: string | null, samples: number) {
  return { path, samples };
}

type BedOverrides = {
  readonly speech?: { startSeconds: number; endSeconds: number }[];
  readonly fadeOutSeconds?: number;
  readonly endSeconds?: number;
};

async function bed(overrides: BedOverrides) {
  return {
    path: await tone(1, 10 * samplesPerSecond),
    startSample: 0,
    loop: null,
    levels: { normal: 0.5, underSpeech: 0.1 },
    speech: overrides.speech ?? [],
    endSeconds: overrides.endSeconds ?? null,
    fadeInSeconds: null,
    fadeOutSeconds: overrides.fadeOutSeconds ?? null,
  };
}

async function tone(level: number, samples: number): Promise<string> {
  const path = join(folder, `level-${level}-${samples}.f32`);
  await writeFile(path, new Uint8Array(new Float32Array(samples * 2).fill(level).buffer));
  return path;
}

async function mix(request: Omit<Parameters<typeof mixSound>[0], 'outputPath'>) {
  const outputPath = join(folder, 'mix.f32');
  await mixSound({ ...request, outputPath });
  const bytes = await readFile(outputPath);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}
