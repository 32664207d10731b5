import { uploadTrainingPictures } from '../../apps/server/src/features/styles/testing.ts';
import { checkStyles, postOnce, stylesOf } from '../shared/client.ts';
import { readRows } from '../shared/examine.ts';
import { bodyOf } from '../shared/patience.ts';
import type { Scene, SceneMaker } from '../shared/scene.ts';
import { waitFor } from '../shared/wait.ts';

const longestTrainingSeconds = 420;

/** A style is learned from pictures, and its samples are drawn. */
export const training: SceneMaker = {
  name: 'training',
  fault: 'kill −9 while a style is learned',
  // What a filled studio holds is trained without a kill; the server's own tests kill one.
  rounds: { quick: 0, full: 100 },
  async make({ trial, studio, person }): Promise<Scene> {
    const image_urls = await uploadTrainingPictures(studio.url, person());
    const done: number[] = [];
    let asked: { key: string; id: number } | null = null;
    const ask = async (key: string) => {
      const body = { name: `Style ${key}`, image_urls };
      const call = () => postOnce(`${studio.url}/api/v1/models`, person(), { body, key });
      return (await bodyOf<{ id: number }>(call))?.id ?? null;
    };
    const statusOf = async (id: number) => {
      const styles = await stylesOf(studio.url, person());
      return styles.find((style) => style.id === id)?.status ?? 'gone';
    };
    const compare = async () => {
      const styles = await stylesOf(studio.url, person());
      for (const id of done) {
        if (!styles.some((style) => style.id === id)) trial.found('lost', `the style ${id}`);
      }
      if (styles.length > done.length + 1) trial.found('twice', `${styles.length} styles`);
      if (!asked) return;
      const again = await ask(asked.key);
      if (again !== asked.id) trial.found('twice', `asked again: ${again}, not ${asked.id}`);
      const status = await statusOf(asked.id);
      if (status === 'failed' || status === 'gone') trial.found('lost', `the style is ${status}`);
      if (status !== 'completed') return;
      done.push(asked.id);
      asked = null;
    };
    return {
      async begin() {
        if (asked) return;
        const key = `training-${done.length}`;
        const id = await ask(key);
        if (id === null) return trial.found('other', 'a training was refused');
        trial.log.write({ what: 'training', id, key });
        asked = { key, id };
      },
      async struck() {
        const jobs = `select status, stage from jobs where id =
          (select job_id from models where id = ${asked?.id ?? -1})`;
        const [job] = readRows(studio.dataFolder, jobs);
        if (job?.status !== 'processing') return job?.status === 'queued' ? 'queued' : null;
        return `${job.stage ?? 'start'}`;
      },
      compare,
      async settle() {
        if (!asked) return;
        const { id } = asked;
        const ended = await waitFor(
          async () => {
            const status = await statusOf(id);
            return status === 'training' ? null : status;
          },
          { seconds: longestTrainingSeconds, everyMs: 300 },
        );
        if (ended !== 'completed') trial.found('lost', `the style ${id} ended as ${ended}`);
        await compare();
        const styles = await stylesOf(studio.url, person());
        await checkStyles(trial, studio.url, styles.slice(0, 1));
        const files = readRows(studio.dataFolder, 'select * from models where learned is not null');
        if (files.length !== done.length) trial.found('twice', `${files.length} learned styles`);
      },
      async finish() {
        await compare();
        const styles = await stylesOf(studio.url, person());
        await checkStyles(trial, studio.url, styles);
        if (styles.length !== done.length) trial.found('twice', `${styles.length} styles`);
      },
    };
  },
};
