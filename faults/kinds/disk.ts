import { sha256Of } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import type { Person } from '../../apps/server/src/testing.ts';
import { servedSha256 } from '../shared/client.ts';
import { type DiskTrouble, makeFull, makeReadOnly } from '../shared/disk-troubles.ts';
import { checkRows } from '../shared/examine.ts';
import { makePictures } from '../shared/material.ts';
import { patiently } from '../shared/patience.ts';
import { makeStudio, type Studio } from '../shared/studio.ts';
import type { Kind, Trial } from '../shared/trial.ts';

export const diskFull: Kind = {
  name: 'disk-full',
  fault: 'the disk is full, then kill −9, then there is room again',
  rounds: { quick: 0, full: 20 },
  run: (trial) => goThrough(trial, makeFull),
};

export const diskReadOnly: Kind = {
  name: 'read-only',
  fault: 'the storage takes no writes, then kill −9, then it takes them again',
  rounds: { quick: 0, full: 20 },
  run: (trial) => goThrough(trial, makeReadOnly),
};

type MakeTrouble = (studio: Studio) => Promise<DiskTrouble> | DiskTrouble;

/** Refused is said, what was kept is read meanwhile, and afterwards everything goes on. */
async function goThrough(trial: Trial, makeTrouble: MakeTrouble): Promise<void> {
  const studio = await makeStudio(trial);
  const trouble = await makeTrouble(studio);
  const kept = new Map<string, string>();
  try {
    await studio.start();
    let person = await studio.signUp();
    const pictures = await makePictures(10);
    while (trial.hasNext()) {
      person = await studio.renew(person);
      await upload(trial, { studio, person, bytes: trial.random.pick(pictures), kept, is: 200 });
      await trouble.begin();
      const bytes = trial.random.pick(pictures);
      await upload(trial, { studio, person, bytes, kept, is: trouble.status });
      await compare(trial, studio, kept);
      await studio.kill();
      await trouble.end();
      await studio.start();
      person = await studio.renew(person);
      await upload(trial, { studio, person, bytes, kept, is: 200 });
      await compare(trial, studio, kept);
      await checkRows(trial, studio.dataFolder);
      trial.strike(trouble.means);
      trial.endRound();
    }
  } finally {
    await studio.kill();
    await trouble.remove();
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
  const send = () => uploadToChat(studio.url, person, bytes);
  const answer = await (is === 200 ? patiently(send) : send());
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
