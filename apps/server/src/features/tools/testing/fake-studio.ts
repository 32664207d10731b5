import { factsFr } from '@armoni/contract/facts/facts-fr';
import type { Model } from '@armoni/contract/models';
import type { VideoJob } from '@armoni/contract/montage';
import type { MakePicture, PictureWish } from '../../../platform/pictures/picture-wish.ts';
import type { Toolbox, ToolCall } from '../../../platform/tools/tool.ts';
import { makeToolbox } from '../make-toolbox.ts';
import type { FilmWork, OwnFile, OwnFilm, StudioWork } from '../ports.ts';

type FakeStudio = {
  /** The catalogue itself, over what this studio has; each call that runs is in `calls`. */
  readonly toolbox: Toolbox;
  /** For an assistant that draws without a tool; in `calls` as the tool that would have done it. */
  readonly makePicture: MakePicture;
  readonly calls: readonly ToolCall[];
  readonly wishes: readonly PictureWish[];
};

/** Twenty pictures, six clips, two styles and two films of one person, in memory. */
export function fakeStudio(): FakeStudio {
  const calls: ToolCall[] = [];
  const wishes: PictureWish[] = [];
  const files = [...pictures(), ...clips()];
  const draw: MakePicture = async (wish) => {
    wishes.push(wish);
    const name = `image-${wishes.length}.png`;
    const url = `/media/u1/c1/${name}`;
    files.unshift({ id: `made-${wishes.length}`, name, kind: 'image', url, thumbnailUrl: null });
    return { ok: true, url, altText: wish.prompt.slice(0, 60), notes: [] };
  };
  const toolbox = makeToolbox({
    files: {
      async newest(_owner, kind, { limit }) {
        const all = files.filter((one) => one.kind === kind);
        return { files: all.slice(0, limit), total: all.length };
      },
      find: async (_owner, handle) =>
        files.find(({ id, url }) => id === handle || url === handle) ?? null,
      fetch: async () => null,
    },
    styles: fakeStyles(),
    films: fakeFilms(),
    makePicture: draw,
    readPrompt: async () => ({ prompt: 'un phare' }),
    factOf: (topic) => factsFr[topic].text,
  });
  return {
    wishes,
    calls,
    toolbox: {
      ...toolbox,
      run(call, caller) {
        calls.push(call);
        return toolbox.run(call, caller);
      },
    },
    async makePicture(wish, signal) {
      calls.push(asCall(wish));
      return draw(wish, signal);
    },
  };
}

function asCall({ prompt, referenceUrl, style, width, height }: PictureWish): ToolCall {
  const named = style ? { style: style.name } : {};
  if (referenceUrl !== null) {
    return { tool: 'edit_picture', input: { prompt, picture: referenceUrl, ...named } };
  }
  const size = width === null ? {} : { width, height };
  return { tool: 'make_picture', input: { prompt, ...size, ...named } };
}

const two = (number: number) => String(number).padStart(2, '0');
const upTo = (count: number) => Array.from({ length: count }, (_, index) => two(index + 1));

const pictures = (): OwnFile[] =>
  upTo(20).map((number) => ({
    ...{ id: `p${number}`, name: `Photo ${number}.jpg`, kind: 'image' },
    ...{ url: `/media/u1/p${number}.jpg`, thumbnailUrl: null },
  }));

const clips = (): OwnFile[] =>
  upTo(6).map((number) => ({
    ...{ id: `c${number}`, name: `Clip ${number}.mp4`, kind: 'video' },
    ...{ url: `/media/u1/c${number}.mp4`, thumbnailUrl: null },
  }));

const at = '2026-11-23T10:00:00.000Z';

function fakeStyles(): StudioWork['styles'] {
  const styles = [style(1, 'NATURE', 'ntre'), style(2, 'Encre bleue', 'ENKR')];
  return {
    priceNote: null,
    all: async () => styles,
    one: async (_owner, id) => styles.find((one) => one.id === id) ?? null,
    async train(_owner, { name, triggerWord }) {
      const id = styles.length + 1;
      const training = {
        status: 'training',
        is_usable: false,
        created_at: new Date().toISOString(),
      };
      styles.push({ ...style(id, name, triggerWord), ...training } as Model);
      return { ok: true, id };
    },
    async cancel(_owner, id) {
      const found = styles.findIndex((one) => one.id === id);
      if (found >= 0) styles[found] = { ...styles[found], status: 'failed' } as Model;
      return found >= 0;
    },
  };
}

const style = (id: number, name: string, trigger: string | null) =>
  ({
    ...{ id, name, trigger_word: trigger, status: 'completed', is_usable: true, created_at: at },
    ...{ lora_file_path: `/media/u1/style-${id}.safetensors`, image_urls: [], sample_urls: [] },
  }) as unknown as Model;

function fakeFilms(): FilmWork {
  const jobs: VideoJob[] = [];
  const films = [film('f1', 'Vacances à la mer'), film('f2', 'Mariage')];
  const begin = () => {
    const id = `job-${jobs.length + 1}`;
    jobs.unshift({
      ...{ job_id: id, status: 'processing', percent: 10, stage: null },
      created_at: new Date().toISOString(),
    } as unknown as VideoJob);
    return id;
  };
  return {
    find: async (_owner, id) => films.find((one) => one.id === id) ?? null,
    newest: async (_owner, { limit }) => ({ films: films.slice(0, limit), total: films.length }),
    make: async () => ({ ok: true, jobId: begin() }),
    async change(_owner, { filmId, wish }) {
      const title = films.find(({ id }) => id === filmId)?.title;
      if (title === undefined) return { ok: false, reason: 'not-found' };
      const done = { changes: [wish], refused: [], aspectRatio: '16:9' as const };
      return { ok: true, jobId: begin(), title, ...done };
    },
    job: async (_owner, id) => jobs.find(({ job_id: one }) => one === id) ?? null,
    jobs: async () => jobs,
    async cancel(_owner, id) {
      const found = jobs.findIndex(({ job_id: one }) => one === id);
      if (found < 0) return null;
      const cancelled = { ...jobs[found], status: 'cancelled' } as VideoJob;
      jobs[found] = cancelled;
      return cancelled;
    },
  };
}

const film = (id: string, title: string): OwnFilm => ({
  ...{ id, title, url: `/media/u1/${id}.mp4`, posterUrl: null, durationSeconds: 15 },
});
