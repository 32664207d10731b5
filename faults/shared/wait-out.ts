import { uploadClip } from '../../apps/server/src/features/files/testing.ts';
import { checkFilms, filmJobOf, filmsOf, postOnce } from './client.ts';
import { makeClip } from './material.ts';
import { bodyOf } from './patience.ts';
import type { Studio } from './studio.ts';
import type { Trial } from './trial.ts';
import { pause, waitFor } from './wait.ts';

const longestUntilSaidSeconds = 120;
const longestFilmSeconds = 300;

type Outage = {
  /** Takes away what the film needs. */
  readonly break: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** What people are told meanwhile. */
  readonly sentence: RegExp;
  readonly lastsMs: number;
};

/** A film is asked for, what it needs goes away and comes back: it waits, says why, and is finished. */
export async function waitOut(trial: Trial, studio: Studio, outage: Outage): Promise<void> {
  const { url } = studio;
  const person = await studio.signUp();
  const bytes = await makeClip(trial.folder, 4);
  const clip = await bodyOf<{ id: string }>(() => uploadClip(url, person, bytes));
  const body = { file_ids: [clip?.id], instructions: 'garde tout', aspect_ratio: '16:9' };
  await outage.break();
  const call = () => postOnce(`${url}/api/v1/video/process`, person, { body });
  const asked = await bodyOf<{ job_id: string }>(call);
  if (!asked) return trial.found('other', 'the film was refused');
  trial.log.write({ what: 'film', job: asked.job_id });
  const look = async () => filmJobOf(url, person, asked.job_id);
  const said = await waitFor(
    async () => {
      const job = await look();
      if (job?.status === 'failed') return `failed: ${job.error_message}`;
      return job?.waiting_message ?? null;
    },
    { seconds: longestUntilSaidSeconds },
  );
  if (!outage.sentence.test(said ?? '')) trial.found('other', `meanwhile it says: ${said}`);
  trial.strike(said ? 'said' : 'not said');
  await pause(outage.lastsMs);
  await outage.mend();
  const ended = await waitFor(
    async () => {
      const status = (await look())?.status;
      return status === 'completed' || status === 'failed' ? status : null;
    },
    { seconds: longestFilmSeconds, everyMs: 300 },
  );
  if (ended !== 'completed') trial.found('lost', `the film is ${ended ?? 'still waiting'}`);
  const films = await filmsOf(url, person);
  if (films.length > 1) trial.found('twice', `${films.length} films`);
  await checkFilms(trial, url, films);
  trial.endRound();
}
