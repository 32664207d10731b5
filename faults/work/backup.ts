import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFile } from '@armoni/contract/files';
import { manifestFile } from '../../apps/server/src/backup/manifest.ts';
import { sha256Of } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { checkRestored, type Kept } from '../shared/check-restored.ts';
import { type Running, runCommand } from '../shared/commands.ts';
import { makePictures } from '../shared/material.ts';
import { momentsWithin } from '../shared/moments.ts';
import { unlessCut } from '../shared/patience.ts';
import type { Scene, SceneMaker } from '../shared/scene.ts';
import { pause, waitFor } from '../shared/wait.ts';

const firstSpanMs = 300;
const longestStartSeconds = 120;

/**
 * A backup of the serving studio is killed together with it. It writes for a moment only: at a random
 * one it is held still, until the kill is near.
 */
export const backup: SceneMaker = {
  name: 'backup',
  fault: 'kill −9 of a backup and of its studio at once',
  // The kind of the same name stands for it there.
  rounds: { quick: 0, full: 100 },
  async make({ trial, studio, person }): Promise<Scene> {
    const { url, dataFolder } = studio;
    const folder = join(trial.folder, 'backups');
    const pictures = await makePictures(40);
    /** What was acknowledged before the last whole backup began is in it. */
    let promised: Kept | null = null;
    const kept: Kept = new Map();
    let running: Running | null = null;
    let isCut = false;
    let isStruck = false;
    let work = Promise.resolve();
    const addPicture = async () => {
      const bytes = pictures[kept.size % pictures.length]!;
      const stored = await unlessCut(
        () => uploadToChat(url, person(), bytes),
        async (answer) => (await answer.json()) as StoredFile,
      );
      if (!stored) return;
      kept.set(stored.fullPath, sha256Of(bytes));
      trial.log.write({ what: 'upload', key: stored.fullPath });
    };
    const moments = momentsWithin(trial.random, firstSpanMs);
    const backUp = async (meanwhile?: (one: Running) => Promise<void>) => {
      await addPicture();
      const before: Kept = new Map(kept);
      if (isCut) return;
      const one = runCommand('backup', dataFolder, [folder]);
      running = one;
      await meanwhile?.(one);
      const { code, output } = await one.ended;
      if (isCut && code !== 0) return;
      running = null;
      if (code === 0) promised = before;
      else trial.found('other', `a backup ended with ${code}: ${output}`);
    };
    const hold = (one: Running) => holdWhileItWrites(one, { folder, moments, isCut: () => isCut });
    const backUpUntilCut = async () => {
      while (!isCut) await backUp(hold);
    };
    return {
      async prepare() {
        isCut = false;
        if (!promised) await backUp();
      },
      async begin() {
        work = trial.watch(backUpUntilCut());
      },
      resume: () => running?.resume(),
      kill() {
        isCut = true;
        running?.kill();
      },
      async struck() {
        await work;
        isStruck = running !== null && hasUnfinished(folder);
        running = null;
        return isStruck ? 'while it wrote' : null;
      },
      async compare() {
        if (isStruck && promised) await checkRestored(trial, folder, promised);
      },
      async settle() {},
      async finish() {},
    };
  },
};

type Hold = {
  readonly folder: string;
  readonly moments: ReturnType<typeof momentsWithin>;
  readonly isCut: () => boolean;
};

async function holdWhileItWrites(one: Running, { folder, moments, isCut }: Hold): Promise<void> {
  let hasEnded = false;
  void one.ended.then(() => {
    hasEnded = true;
  });
  const begun = async () => (hasEnded || isCut() || hasUnfinished(folder) ? true : null);
  await waitFor(begun, { seconds: longestStartSeconds, everyMs: 5 });
  await pause(moments.next());
  if (isCut()) return;
  moments.heard(hasEnded ? 'late' : 'within');
  one.hold();
}

/** A database in the folder that the manifest does not name: of a backup that has begun. */
function hasUnfinished(folder: string): boolean {
  const manifest = join(folder, manifestFile);
  if (!existsSync(manifest)) return false;
  const { database } = JSON.parse(readFileSync(manifest, 'utf8')) as { database: { file: string } };
  return readdirSync(folder).some(
    (name) => /^base-.*\.sqlite$/.test(name) && name !== database.file,
  );
}
