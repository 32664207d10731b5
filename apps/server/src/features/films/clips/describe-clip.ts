import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { FairLanes } from '../../../platform/concurrency/fair-lanes.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { SourceFile, SourceFiles, TakeStill } from '../ports.ts';

export type DescribeClip = ReturnType<typeof makeDescribeClip>;

type DescribedClip = {
  /** A data URL. */
  readonly thumbnail: string | null;
  readonly durationSeconds: number | null;
};

export type DescribeOutcome =
  | { readonly ok: true; readonly clip: DescribedClip }
  | { readonly ok: false; readonly reason: 'not-found' | 'too-many-waiting' };

/** Clips whose description stays in memory; one takes some 5 kB. */
const mostRemembered = 500;

/**
 * What a list shows of an uploaded clip: few are read at once, and each only once.
 * @throws when the studio's tool is missing or its storage away
 */
export function makeDescribeClip(dependencies: {
  files: SourceFiles;
  storage: Storage;
  takeStill: TakeStill;
  workFolder: string;
  lanes: FairLanes;
}) {
  const { files, lanes } = dependencies;
  // By storage key: what lies under one never changes.
  const known = new Map<string, DescribedClip>();
  const describe = async (file: SourceFile, signal: AbortSignal) => {
    const clip = known.get(file.key) ?? (await readClip(dependencies, file, signal));
    // One without a picture may only have met a busy moment.
    if (clip.thumbnail !== null) known.set(file.key, clip);
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    return clip;
  };
  return async (ownerId: string, id: string, signal: AbortSignal): Promise<DescribeOutcome> => {
    const [file] = (await files.findAll(ownerId, [id])) ?? [];
    if (!file) return { ok: false, reason: 'not-found' };
    const clip =
      known.get(file.key) ?? (await lanes.run(ownerId, () => describe(file, signal), signal));
    return clip ? { ok: true, clip } : { ok: false, reason: 'too-many-waiting' };
  };
}

async function readClip(
  { storage, takeStill, workFolder }: Parameters<typeof makeDescribeClip>[0],
  file: SourceFile,
  signal: AbortSignal,
): Promise<DescribedClip> {
  await fs.mkdir(workFolder, { recursive: true });
  const folder = await fs.mkdtemp(join(workFolder, 'clip-'));
  try {
    const path = join(folder, 'clip');
    const { found } = await storage.copyToFile(file.key, path, signal);
    const still = found ? await takeStill(path, signal) : null;
    if (!still) return { thumbnail: null, durationSeconds: null };
    const thumbnail = `data:image/jpeg;base64,${still.jpeg.toString('base64')}`;
    return { thumbnail, durationSeconds: still.durationSeconds };
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
