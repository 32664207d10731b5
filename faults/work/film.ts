import { getJson, uploadClip } from '../../apps/server/src/features/files/testing.ts';
import { checkFilms, filmJobOf, filmsOf, postOnce } from '../shared/client.ts';
import { type Life, lifeOf } from '../shared/life-of-film.ts';
import { makeClip } from '../shared/material.ts';
import { bodyOf } from '../shared/patience.ts';
import type { Scene, SceneMaker } from '../shared/scene.ts';
import { waitFor } from '../shared/wait.ts';

const clipSeconds = 2;
const longestFilmSeconds = 420;

type Asked = { readonly key: string; readonly job: string };

/** A film is made: read, understood, drawn, published. */
export const film: SceneMaker = {
  name: 'film',
  fault: 'kill −9 while a film is made',
  rounds: { quick: 1, full: 100 },
  async make({ trial, studio, person }): Promise<Scene> {
    const bytes = await makeClip(trial.folder, clipSeconds);
    const clip = await bodyOf<{ id: string }>(() => uploadClip(studio.url, person(), bytes));
    const body = { file_ids: [clip?.id], instructions: 'garde tout', aspect_ratio: '16:9' };
    const done: Asked[] = [];
    let asked: Asked | null = null;
    const ask = async (key: string) => {
      const call = () => postOnce(`${studio.url}/api/v1/video/process`, person(), { body, key });
      return (await bodyOf<{ job_id: string }>(call))?.job_id ?? null;
    };
    const begin = async () => {
      const key = `film-${done.length}`;
      const job = await ask(key);
      if (!job) return trial.found('other', 'a film was refused');
      trial.log.write({ what: 'film', job, key });
      asked = { key, job };
    };
    let life: Life | null = null;
    const compare = async () => {
      const films = await filmsOf(studio.url, person());
      const jobs = new Set(films.map(({ id }) => id));
      if (jobs.size !== films.length) trial.found('twice', 'a film is in the gallery twice');
      if (films.length > done.length + 1) trial.found('twice', `${films.length} films`);
      for (const { job } of done) if (!jobs.has(job)) trial.found('lost', `the film of ${job}`);
      if (!asked) return;
      // The same wish again is the same film.
      const again = await ask(asked.key);
      if (again !== asked.job) trial.found('twice', `asked again: ${again}, not ${asked.job}`);
      const status = (await filmJobOf(studio.url, person(), asked.job))?.status ?? 'gone';
      if (status === 'failed' || status === 'gone') trial.found('lost', `its job is ${status}`);
      if (status !== 'completed') return;
      done.push(asked);
      asked = null;
    };
    return {
      aims: [() => life?.render() ?? 'over', () => life?.publish() ?? 'over'],
      async begin() {
        // One that was finished since the last kill makes room for another.
        await compare();
        if (!asked) await begin();
        if (asked) life = lifeOf(studio, { ownerId: person().id, jobId: asked.job });
      },
      async struck() {
        return life?.part() ?? null;
      },
      compare,
      async settle() {
        if (!asked) return;
        const { job } = asked;
        const ended = await waitFor(
          async () => {
            const status = (await filmJobOf(studio.url, person(), job))?.status;
            return status === 'completed' || status === 'failed' ? status : null;
          },
          { seconds: longestFilmSeconds, everyMs: 300 },
        );
        if (ended !== 'completed') trial.found('lost', `the film ${job} ended as ${ended}`);
        await compare();
        await checkFilms(trial, studio.url, await filmsOf(studio.url, person()));
      },
      async finish() {
        await compare();
        const call = () => getJson(`${studio.url}/api/v1/video/jobs`, person());
        const jobs = (await bodyOf<{ jobs: { status: string }[] }>(call))?.jobs.length ?? 0;
        if (jobs > done.length) trial.found('twice', `${jobs} jobs in the list`);
        if (jobs < done.length) trial.found('lost', `${jobs} jobs of ${done.length} in the list`);
      },
    };
  },
};
