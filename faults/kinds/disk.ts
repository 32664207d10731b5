import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servedSha256, sha256Of } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import type { Person } from '../../apps/server/src/testing.ts';
import { checkRows } from '../shared/examine.ts';
import { makePictures } from '../shared/material.ts';
import { canMount, mountSmallDisk } from '../shared/small-disk.ts';
import { makeStudio, type Studio } from '../shared/studio.ts';
import type { Kind, Trial } from '../shared/trial.ts';

const megabytes = 24;

type Disk = Awaited<ReturnType<typeof mountSmallDisk>>;

/** What the disk does, and what uploads are answered meanwhile. */
type Trouble = {
  readonly place: (dataFolder: string) => string;
  readonly begin: (disk: Disk, folder: string) => Promise<unknown>;
  readonly end: (disk: Disk, folder: string) => Promise<unknown>;
  readonly status: number;
};

const full: Trouble = {
  place: (dataFolder) => dataFolder,
  begin: (_, folder) => writeFile(join(folder, 'filler'), Buffer.alloc(megabytes * 2 ** 20)),
  end: (_, folder) => rm(join(folder, 'filler')),
  status: 507,
};

const readOnly: Trouble = {
  place: (dataFolder) => join(dataFolder, 'storage'),
  begin: (disk) => disk.refuseWrites(),
  end: (disk) => disk.takeWrites(),
  status: 503,
};

export const diskFull: Kind = {
  name: 'disk-full',
  fault: 'the disk is full, then kill −9, then there is room again',
  rounds: { quick: 0, full: 20 },
  run: (trial) => goThrough(trial, full),
};

export const diskReadOnly: Kind = {
  name: 'read-only',
  fault: 'the storage takes no writes, then kill −9, then it takes them again',
  rounds: { quick: 0, full: 20 },
  run: (trial) => goThrough(trial, readOnly),
};

/** Refused is said, what was kept is read meanwhile, and afterwards everything goes on. */
async function goThrough(trial: Trial, trouble: Trouble): Promise<void> {
  if (!canMount()) return trial.found('other', 'needs the right to mount');
  const studio = await makeStudio(trial);
  const folder = trouble.place(studio.dataFolder);
  const disk = await mountSmallDisk(folder, megabytes);
  const kept = new Map<string, string>();
  try {
    await studio.start();
    let person = await studio.signUp();
    const pictures = await makePictures(10);
    while (trial.hasNext()) {
      person = await studio.renew(person);
      await upload(trial, { studio, person, bytes: trial.random.pick(pictures), kept, is: 200 });
      await trouble.begin(disk, folder).catch(() => {});
      const bytes = trial.random.pick(pictures);
      await upload(trial, { studio, person, bytes, kept, is: trouble.status });
      await compare(trial, studio, kept);
      await studio.kill();
      await trouble.end(disk, folder);
      await studio.start();
      person = await studio.renew(person);
      await upload(trial, { studio, person, bytes, kept, is: 200 });
      await compare(trial, studio, kept);
      await checkRows(trial, studio.dataFolder);
      trial.strike('between two uploads');
      trial.endRound();
    }
  } finally {
    await studio.kill();
    await disk.unmount();
  }
}

type Upload = {
  readonly studio: Studio;
  readonly person: Person;
  readonly bytes: Buffer;
  readonly kept: Map<string, string>;
  readonly is: number;
};

async function upload(trial: Trial, { studio, person, bytes, kept, is }: Upload): Promise<void> {
  const answer = await uploadToChat(studio.url, person, bytes);
  if (answer.status !== is)
    trial.found('other', `an upload is answered ${answer.status}, not ${is}`);
  const body = (await answer.json()) as { fullPath?: string };
  if (!answer.ok || !body.fullPath) return;
  kept.set(body.fullPath, sha256Of(bytes));
  trial.log.write({ what: 'upload', key: body.fullPath });
}

async function compare(trial: Trial, { url }: Studio, kept: ReadonlyMap<string, string>) {
  for (const [key, sha256] of kept) {
    if ((await servedSha256(url, key)) !== sha256) trial.found('lost', key);
  }
}
