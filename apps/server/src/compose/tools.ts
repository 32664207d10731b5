import { factAsMarkdown } from '@armoni/contract/facts/fact-as-markdown';
import { factsEn } from '@armoni/contract/facts/facts-en';
import { factsFr } from '@armoni/contract/facts/facts-fr';
import { picturePlace } from '../features/chat/openai/picture-place.ts';
import type { ConversationRepository } from '../features/chat/ports.ts';
import { changeByWords } from '../features/films/cutting/by-words/change-by-words.ts';
import { wordsTexts } from '../features/films/cutting/by-words/texts.ts';
import { makeRequestVersion, onTheWire } from '../features/films/cutting/request-version.ts';
import { filmJob } from '../features/films/film-job.ts';
import { recentVideoJobs, videoJobFrom } from '../features/films/making/job-routes.ts';
import { makeRequestFilm } from '../features/films/making/request-film.ts';
import type { FilmRecord } from '../features/films/ports.ts';
import { silentAudioPath } from '../features/studio/routes.ts';
import { makeCancelTraining } from '../features/styles/cancel-training.ts';
import { makeFindTrainingPictures } from '../features/styles/find-training-pictures.ts';
import { makeRequestTraining } from '../features/styles/request-training.ts';
import { makeViewStyles } from '../features/styles/view-styles.ts';
import { makeToolbox } from '../features/tools/make-toolbox.ts';
import { makeQuestions } from '../features/tools/mcp/questions.ts';
import { registerMcpRoutes } from '../features/tools/mcp/routes.ts';
import type {
  FilmChange,
  FilmWork,
  OwnFile,
  OwnFiles,
  StyleWork,
} from '../features/tools/ports.ts';
import { ownOrigin } from '../platform/http/routing/own-origin.ts';
import { ownKeyIn } from '../platform/storage/own-key.ts';
import type { Toolbox } from '../platform/tools/tool.ts';
import type { Engines } from './engines.ts';
import type { Files } from './files.ts';
import type { Films } from './films.ts';
import type { Composed, Ground } from './ground.ts';
import type { Pictures } from './pictures.ts';
import type { Styles } from './styles.ts';

type Neighbours = {
  readonly files: Pick<Files, 'files' | 'fetchFile'>;
  readonly films: Pick<Films, 'films' | 'cuts'>;
  readonly styles: Pick<Styles, 'styles'>;
  readonly pictures: Pick<Pictures, 'makePicture' | 'originOf'>;
  readonly engines: Pick<Engines, 'training'>;
  readonly conversations: ConversationRepository;
};

export type Tools = Composed & { readonly toolbox: Toolbox };

/** The catalogue of tools, over the use cases that the pages call as well. */
export function composeTools(ground: Ground, neighbours: Neighbours): Tools {
  const { makePicture, originOf } = neighbours.pictures;
  const { config, clock, newId } = ground;
  const files = ownFiles(ground, neighbours);
  const films = filmWork(ground, neighbours);
  const styles = styleWork(ground, neighbours);
  const toolbox = makeToolbox({
    makePicture,
    files,
    styles,
    films,
    async readPrompt(ownerId, url, signal) {
      const origin = await originOf(ownerId, url, signal);
      const prompt = origin?.recipe?.prompt;
      return origin && { prompt: typeof prompt === 'string' ? prompt : null };
    },
    factOf: (topic, language) =>
      factAsMarkdown((language === 'en' ? factsEn : factsFr)[topic].text),
  });
  const { conversations } = neighbours;
  return {
    toolbox,
    register: (app) =>
      registerMcpRoutes(app, {
        ...{ toolbox, files, films, styles },
        // Of several processes of one database another might be given the answer.
        questions: config.DATABASE_URL === undefined ? makeQuestions() : null,
        ...{ brand: config.BRAND, version: config.version, publicUrl: config.publicUrl },
        origins: config.CORS_ORIGINS,
        originOf: (request) => ownOrigin(request, config.PUBLIC_URL),
        placeOf: (user) => picturePlace({ conversations, clock, newId }, user),
      }),
  };
}

function ownFiles({ mediaHost }: Ground, { files: { files, fetchFile } }: Neighbours): OwnFiles {
  type Known = Pick<OwnFile, 'id' | 'name'> & {
    readonly kind: string;
    readonly key: string;
    readonly thumbnailKey: string | null;
  };
  const shown = ({ id, name, kind, key, thumbnailKey }: Known): OwnFile | null =>
    kind === 'image' || kind === 'video'
      ? {
          ...{ id, name, kind, url: `${mediaHost}/${key}` },
          thumbnailUrl: thumbnailKey && `${mediaHost}/${thumbnailKey}`,
        }
      : null;
  return {
    async newest(ownerId, kind, { words = [], limit }) {
      const found = await files.named(ownerId, { kind, words, limit });
      return { files: found.files.flatMap((file) => shown(file) ?? []), total: found.total };
    },
    async find(ownerId, handle) {
      const key = ownKeyIn(handle, ownerId);
      const file = key
        ? await files.findByKey(ownerId, key)
        : (await files.findThose(ownerId, [handle.toLowerCase()]))[0];
      return file ? shown(file) : null;
    },
    async fetch(ownerId, address, signal) {
      const file = await fetchFile(ownerId, address, signal);
      return file && shown(file);
    },
  };
}

function styleWork(ground: Ground, { files, styles, engines }: Neighbours): StyleWork {
  const trainingEngine = engines.training;
  const shared = {
    ...ground,
    trainingEngine,
    styles: styles.styles,
    pictures: files.files,
    engine: trainingEngine.engine,
    findPictures: makeFindTrainingPictures(files.files),
  };
  const views = makeViewStyles(shared);
  const requestTraining = makeRequestTraining(shared);
  const cancelTraining = makeCancelTraining(shared);
  return {
    ...views,
    priceNote: trainingEngine.priceNote,
    async train(ownerId, { name, triggerWord, pictureUrls }, key) {
      const body = { name, trigger_word: triggerWord, image_urls: [...pictureUrls] };
      const outcome = await requestTraining(ownerId, body, key);
      return outcome.ok ? { ok: true, id: outcome.modelId } : outcome;
    },
    async cancel(ownerId, id) {
      const record = await styles.styles.find(ownerId, id);
      if (record) await cancelTraining(record);
      return record !== null;
    },
  };
}

function filmWork(ground: Ground, { files, films: { films, cuts } }: Neighbours): FilmWork {
  const { config, queue, mediaHost } = ground;
  const { addressOf } = ground.mediaAddresses;
  const ownOrigins = [config.publicUrl];
  const addresses = { silentPath: silentAudioPath, mediaHost, ownOrigins };
  const requestFilm = makeRequestFilm({ files: files.files, queue, addresses });
  type Film = Pick<FilmRecord, 'id' | 'title' | 'filmKey' | 'posterKey' | 'durationSeconds'>;
  const shownFilm = ({ id, title, filmKey, posterKey, durationSeconds }: Film) => ({
    ...{ id, title, durationSeconds, url: addressOf(filmKey) },
    posterUrl: posterKey && addressOf(posterKey),
  });
  const shown = (job: Parameters<typeof videoJobFrom>[0] | null) =>
    job && videoJobFrom(job, addressOf);
  return {
    async find(ownerId, id) {
      const film = await films.find(ownerId, id);
      return film && shownFilm(film);
    },
    async newest(ownerId, { search, limit }) {
      const choice = { search: search ?? undefined };
      const page = await films.page(ownerId, { ...choice, lastId: null, limit });
      const found = (page?.films ?? []).map(shownFilm);
      return { films: found, total: await films.count(ownerId, choice) };
    },
    async make(ownerId, { fileIds, wish, aspectRatio }, idempotencyKey) {
      const body = { file_ids: [...fileIds], instructions: wish, aspect_ratio: aspectRatio };
      const ownOrigin = config.publicUrl;
      const outcome = await requestFilm(ownerId, body, { idempotencyKey, ownOrigin });
      return outcome.ok ? outcome : { ok: false };
    },
    change: changeFilmWith(ground, cuts),
    job: async (ownerId, id) => shown(await queue.find(ownerId, filmJob, id)),
    jobs: (ownerId) => recentVideoJobs({ ...ground, addressOf }, ownerId),
    cancel: async (ownerId, id) => shown(await queue.cancel(ownerId, filmJob, id)),
  };
}

function changeFilmWith({ queue }: Ground, cuts: Films['cuts']): FilmWork['change'] {
  const requestVersion = makeRequestVersion({ cuts, queue });
  return async (ownerId, { filmId, wish }, idempotencyKey): Promise<FilmChange> => {
    const film = await cuts.find(ownerId, filmId);
    if (!film) return { ok: false, reason: 'not-found' };
    const before = onTheWire(film.shown.timeline);
    const { timeline, changes, refused } = changeByWords(wish, before, film.cut.material);
    const reasons = [...new Set(refused.map(({ message }) => message))];
    if (changes.length === 0) {
      const message = reasons.join(' ') || wordsTexts.notUnderstood;
      return { ok: false, reason: 'refused', message };
    }
    const request = { timeline, fromVersion: null, idempotencyKey };
    const outcome = await requestVersion(ownerId, filmId, request);
    if (!outcome.ok) {
      return outcome.reason === 'impossible'
        ? { ok: false, reason: 'refused', message: outcome.message }
        : { ok: false, reason: 'not-found' };
    }
    const { aspectRatio } = film.cut;
    const done = { jobId: outcome.jobId, title: film.title, aspectRatio, changes };
    return { ok: true, ...done, refused: reasons };
  };
}
