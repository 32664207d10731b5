import { binIdOf } from '../../packages/contract/src/bin.ts';
import { appearanceOf, checkAllThere, type Thing, things } from '../shared/belongings.ts';
import { deleteAt } from '../shared/client.ts';
import { checkRows, checkSwept, unfinishedJobs } from '../shared/examine.ts';
import { type Belongings, fillStudio } from '../shared/filled-studio.ts';
import { momentsWithin } from '../shared/moments.ts';
import { patiently } from '../shared/patience.ts';
import type { Studio } from '../shared/studio.ts';
import type { Kind, Trial } from '../shared/trial.ts';
import { pause, waitFor } from '../shared/wait.ts';

const firstSpanMs = 400;
const longestRemovalSeconds = 30;

/** A conversation with its pictures, a film and a style are deleted at once, each for good out of the bin. */
export const deletion: Kind = {
  name: 'deletion',
  fault: 'kill −9 while a conversation, a film and a style are deleted',
  rounds: { quick: 1, full: 100 },
  async run(trial) {
    const filled = await fillStudio(trial);
    const moments = momentsWithin(trial.random, firstSpanMs);
    while (trial.hasNext()) {
      const studio = await filled.copy('deleting');
      try {
        await studio.start();
        const person = await studio.renew(filled.going.person);
        const going = { ...filled.going, person };
        const accepted = await deleteUntilCut(trial, studio, { going, afterMs: moments.next() });
        await studio.start();
        const removed = async () => (unfinishedJobs(studio.dataFolder) === 0 ? true : null);
        if (!(await waitFor(removed, { seconds: longestRemovalSeconds }))) {
          trial.found('other', 'the removal does not end');
        }
        await compare(trial, studio, { going, staying: filled.staying, accepted });
        trial.strike(`${accepted.size} of 3 accepted`);
        if (accepted.size === 0) moments.heard('early');
        if (accepted.size === things.length) moments.heard('late');
        await studio.stop();
        await studio.sweep();
        await checkSwept(trial, studio.dataFolder);
        trial.endRound();
      } finally {
        await studio.kill();
      }
    }
  },
};

type Cut = { readonly going: Belongings; readonly afterMs: number };

/** Which deletions the studio accepted before it was killed. */
async function deleteUntilCut(
  trial: Trial,
  studio: Studio,
  { going, afterMs }: Cut,
): Promise<Set<Thing>> {
  const { url } = studio;
  const ids = { conversation: going.conversation, film: going.film!.id, style: going.style!.id };
  const addresses: Record<Thing, string> = {
    conversation: `${url}/api/v1/conversations/${ids.conversation}`,
    film: `${url}/api/v1/gallery/videos/${ids.film}`,
    style: `${url}/api/v1/models/${ids.style}`,
  };
  const accepted = new Set<Thing>();
  const calls = trial.random.shuffle(things).map(async (thing) => {
    await pause(trial.random.between(0, afterMs));
    const answer = await sendUntilCut(() => deleteAt(addresses[thing], going.person));
    if (!answer) return;
    if (!answer.ok) return trial.found('other', `${thing}: ${answer.status}`);
    trial.log.write({ what: 'deletion', thing });
    accepted.add(thing);
    const id = binIdOf(thing, ids[thing]);
    const removal = await sendUntilCut(() => deleteAt(`${url}/api/v1/bin/${id}`, going.person));
    if (removal && !removal.ok) trial.found('other', `${thing} in the bin: ${removal.status}`);
  });
  await pause(afterMs);
  await studio.kill();
  await Promise.all(calls);
  return accepted;
}

const sendUntilCut = (call: () => Promise<Response>) => patiently(call).catch(() => null);

type Comparison = {
  readonly going: Belongings;
  readonly staying: Belongings;
  readonly accepted: ReadonlySet<Thing>;
};

async function compare(
  trial: Trial,
  studio: Studio,
  { going, staying, accepted }: Comparison,
): Promise<void> {
  const { url } = studio;
  for (const thing of things) {
    const appearance = await appearanceOf(thing, { url, person: going.person, of: going });
    if (accepted.has(thing) && appearance !== 'gone') {
      trial.found('half-visible', `a deleted ${thing} is ${appearance}`);
    }
    if (appearance.startsWith('half')) trial.found('half-visible', `${thing} ${appearance}`);
  }
  const person = await studio.renew(staying.person);
  await checkAllThere(trial, { url, person, of: staying });
  await checkRows(trial, studio.dataFolder);
}
