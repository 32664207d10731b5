import { randomInt } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { makeSqlOlderPictures } from '../features/files/adapters/sql-older-pictures.ts';
import { makeReadReference } from '../features/pictures/adapters/read-reference.ts';
import { makeShowsTheSame } from '../features/pictures/adapters/shows-the-same.ts';
import { makeCopyPicture } from '../features/pictures/copy-picture.ts';
import { makeDrawAndStore } from '../features/pictures/draw-and-store.ts';
import { makeFindRecipeSources, withHash } from '../features/pictures/find-recipe-sources.ts';
import { makeMakePicture } from '../features/pictures/make-picture.ts';
import { makeAnswerOrigin } from '../features/pictures/origin/answer-origin.ts';
import { makeFindOlderSources } from '../features/pictures/origin/find-older-sources.ts';
import { makeReadOrigin, type ReadOrigin } from '../features/pictures/origin/read-origin.ts';
import { makeReadPictureOrigin } from '../features/pictures/origin/read-picture-origin.ts';
import { registerOriginRoutes } from '../features/pictures/origin/routes.ts';
import type {
  FindStyles,
  ReadReference,
  ReadStyleFile,
  StorePicture,
} from '../features/pictures/ports.ts';
import { makeRemakePicture } from '../features/pictures/remake-picture.ts';
import type { StyleRecord, StyleRepository } from '../features/styles/ports.ts';
import { makeFairLanes } from '../platform/concurrency/fair-lanes.ts';
import { ApiFailure } from '../platform/http/routing/api-failure.ts';
import { largestPictureBytes } from '../platform/pictures/picture-limits.ts';
import type { MakePicture, RemakePicture } from '../platform/pictures/picture-wish.ts';
import type { Engines } from './engines.ts';
import type { Files } from './files.ts';
import type { Composed, Ground } from './ground.ts';

/** Pictures: made, changed, made again, and asked where they come from. */
export type Pictures = Composed & {
  readonly findStyles: FindStyles;
  readonly readReference: ReadReference;
  readonly makePicture: MakePicture;
  readonly remakePicture: RemakePicture;
  /** What one of the caller's stored pictures says of where it comes from. */
  readonly originOf: ReturnType<typeof makeReadPictureOrigin>;
  /** Looks for what older pictures came from. */
  readonly sweep: () => Promise<unknown>;
  /** From a service that is trusted under this address. */
  copyPictureFrom(trustedUrl: string): ReturnType<typeof makeCopyPicture>;
};

type Neighbours = {
  readonly files: Pick<Files, 'files' | 'storeMadePicture'>;
  readonly styles: StyleRepository;
  readonly engines: Engines;
};

/** Of pictures to draw: those of one person, and of all. */
const mostWaiting = { mostWaitingPerLane: 10, mostWaiting: 200 };

export function composePictures(ground: Ground, neighbours: Neighbours): Pictures {
  const { config, storage, safeFetch, pictureProcesses } = ground;
  const { files } = neighbours.files;
  const engine = neighbours.engines.drawing;
  const storePicture: StorePicture = neighbours.files.storeMadePicture;
  const lanes = makeFairLanes({ atOnce: config.PICTURE_CONCURRENCY, ...mostWaiting });
  const sources = styleSources(ground, neighbours.styles);
  const findRecipeSources = makeFindRecipeSources({
    ...sources,
    engine,
    findOwnByHash: files.findByHash,
  });
  const findOwn = files.findByKey;
  const readReference = makeReadReference({ findOwn, storage, safeFetch, pictureProcesses });
  const showsTheSame = makeShowsTheSame(pictureProcesses);
  const drawAndStore = makeDrawAndStore({ engine, lanes, showsTheSame, storePicture });
  const shared = { ...sources, engine, readReference, findRecipeSources, drawAndStore };
  const answerOrigin = makeAnswerOrigin({
    findRecipeSources,
    engineVersion: engine.version ?? null,
  });
  const readOrigin = makeReadOrigin(pictureProcesses);
  const reading = { storage, readOrigin, answerOrigin };
  const originOf = makeReadPictureOrigin({ ...reading, isOwn: isOwn(neighbours) });
  return {
    originOf,
    findStyles: sources.findStyles,
    readReference,
    makePicture: makeMakePicture({ ...shared, randomSeed: () => randomInt(2 ** 31) }),
    remakePicture: makeRemakePicture(shared),
    sweep: findOlderSources(ground, { files, readOrigin, ...sources }),
    copyPictureFrom: (trustedUrl) => makeCopyPicture({ trustedUrl, safeFetch, storePicture }),
    register: (app) => registerOriginRoutes(app, { originOf, readOrigin, answerOrigin }),
  };
}

const longestLookMs = 60_000;

/** By the recipes in their files. */
function findOlderSources(
  { database, storage }: Ground,
  {
    files,
    readOrigin,
    findStyles,
    readStyleFile,
  }: {
    files: Files['files'];
    readOrigin: ReadOrigin;
    findStyles: FindStyles;
    readStyleFile: ReadStyleFile;
  },
) {
  return makeFindOlderSources({
    pictures: makeSqlOlderPictures(database.db),
    async originOf({ ownerId, key }) {
      const body = await storage.read(key);
      if (!body || body.sizeBytes > largestPictureBytes) {
        body?.stream.destroy();
        return { kind: 'unreadable' };
      }
      const read = () => buffer(body.stream);
      const signal = AbortSignal.timeout(longestLookMs);
      try {
        return await readOrigin({ ownerId, read, signal });
      } catch (error) {
        if (error instanceof ApiFailure) return null;
        if (signal.aborted) return { kind: 'unreadable' };
        throw error;
      } finally {
        body.stream.destroy();
      }
    },
    findByHash: files.findByHash,
    findStyle: async (ownerId, sha256) =>
      withHash({ readStyleFile }, await findStyles(ownerId), sha256),
  });
}

function styleSources({ storage }: Ground, styles: StyleRepository) {
  const findStyles: FindStyles = async (ownerId) =>
    (await styles.all(ownerId)).flatMap(readyStyleFrom);
  const readStyleFile: ReadStyleFile = async (key) => {
    const body = await storage.read(key);
    return body ? buffer(body.stream) : null;
  };
  return { findStyles, readStyleFile };
}

function readyStyleFrom({ name, triggerWord, engine, stored }: StyleRecord) {
  if (!stored) return [];
  const { key, sha256 = null, remoteUrl } = stored;
  const otherHand = stored.otherHand && {
    key: stored.otherHand.key,
    sha256: stored.otherHand.sha256 ?? null,
  };
  return [{ name, triggerWord, engine, key, sha256, remoteUrl, otherHand: otherHand ?? null }];
}

/** The caller's own files, and the samples of styles. */
function isOwn({ files: { files }, styles }: Neighbours) {
  return async (ownerId: string, key: string) =>
    (await files.findByKey(ownerId, key)) !== null || (await styles.shownKeys([key])).has(key);
}
