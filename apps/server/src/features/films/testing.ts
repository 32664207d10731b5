import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CutMaterial } from '@armoni/video-engine/model/cut-material';
import type { EditOutcome, EditRequest } from '@armoni/video-engine/model/edit';
import { filmRate, frames } from '@armoni/video-engine/model/time';
import type { Shot, Timeline } from '@armoni/video-engine/model/timeline';
import type { Work } from '@armoni/video-engine/model/work';
import { readWish } from '@armoni/video-engine/plan/intent/read-wish';
import { expect, vi } from 'vitest';
import { type Person, postJson } from '../../testing.ts';
import { getJson, uploadClip } from '../files/testing.ts';
import type { RunEdit } from './ports.ts';

/** An engine for tests of everything around it: small files, one shot, a real outcome. */
export function fakeEngine(): {
  runEdit: RunEdit;
  requests: EditRequest[];
  /** What the next edits do instead. */
  behave(edit: RunEdit | null): void;
} {
  const requests: EditRequest[] = [];
  let behaviour: RunEdit | null = null;
  return {
    requests,
    behave(edit) {
      behaviour = edit;
    },
    async runEdit(request, options) {
      requests.push(request);
      return (behaviour ?? makeSmallFilm)(request, options);
    },
  };
}

/** Two shots of the first clip under a title; with notes, as a planner writes them. */
export function smallTimeline({ sources, aspectRatio, seed }: EditRequest): Timeline {
  const source = sources[0];
  const shot = (index: number, reason: string): Shot => ({
    id: `clip-0${index + 1}`,
    mediaReference: { sourceId: source?.id ?? '', name: source?.name ?? '' },
    sourceRange: { startTime: frames(30 * index), duration: frames(30) },
    recordRange: { startTime: frames(30 * index), duration: frames(30) },
    speed: 1,
    reframe: { kind: 'none' },
    zoom: 'none',
    reasonCode: 'hook',
    reason,
    shotScore: 1,
  });
  const range = { startTime: frames(0), duration: frames(24) };
  const drawn = { manner: 'title', family: 'wide', place: 'middle' } as const;
  return {
    schema: 'armoni.timeline/2',
    rate: filmRate,
    ...{ aspectRatio, seed, width: 1920, height: 1080 },
    duration: frames(60),
    look: 'normal',
    tracks: {
      video: {
        clips: [shot(0, 'Le plan le plus vif.'), shot(1, 'Un plan calme.')],
        transitions: [],
        titles: [{ kind: 'title', text: 'Sud', range, ...drawn }],
      },
      audio: { originalSound: 'keep', music: null },
    },
    markers: [],
    notes: ['30 s demandées, 2 s utilisables.'],
  };
}

function smallMaterial({ sources, musicPath }: EditRequest): CutMaterial {
  const shape = { kind: 'video', width: 1920, height: 1080, hasAudio: true } as const;
  const moments = [{ startFrame: 40, frameCount: 60, score: 1 }];
  return {
    sources: sources.map(({ id: sourceId, name }) => ({
      ...{ sourceId, name, frameCount: 120, moments },
      ...shape,
    })),
    music:
      musicPath === null
        ? null
        : { durationSeconds: 60, tempoBpm: 120, beatSeconds: [0.5], downbeatSeconds: [0.5] },
  };
}

export const makeSmallFilm: RunEdit = async (request, { onProgress }) => {
  const { workFolder } = request;
  await mkdir(workFolder, { recursive: true });
  const filmPath = join(workFolder, 'film.mp4');
  const picturePath = join(workFolder, 'picture.jpg');
  await writeFile(filmPath, `film of ${request.sources.length}`);
  await writeFile(picturePath, 'picture');
  onProgress({ stage: 'render', percent: 50, work: smallWork(request) });
  const shot = { startSeconds: 0, durationSeconds: 2, thumbnailPath: picturePath };
  const outcome = {
    ok: true,
    filmPath,
    posterPath: picturePath,
    width: 1920,
    height: 1080,
    durationSeconds: 2,
    shots: [{ ...shot, accord: [{ colour: '#102030', share: 1 }] }],
    material: smallMaterial(request),
    report: {
      reading: readWish(request.instructions, {
        hasMusic: request.musicPath !== null,
        clips: [],
      }),
      delivery: [{ field: 'duration', label: '2 s', asked: '30 s', delivered: '2 s', kept: false }],
      refused: [],
      timeline: request.timeline ?? smallTimeline(request),
    },
  };
  // Only what the publishing reads.
  return outcome as unknown as EditOutcome;
};

/** Every clip seen, and one shot chosen. */
const smallWork = ({ sources }: Pick<EditRequest, 'sources'>): Work => ({
  clips: sources.map(({ id, name }) => ({
    ...{ sourceId: id, name, status: 'analysed', percent: 100, durationSeconds: 4 },
    moments: [{ startSeconds: 1, score: 0.8 }],
    course: [0, 1, 0.5],
  })),
  shots: sources.slice(0, 1).map(({ id }) => ({
    ...{ sourceId: id, startSeconds: 1, durationSeconds: 2, reason: 'Le plan le plus vif.' },
  })),
  areShotsForeseen: false,
  stages: [{ stage: 'probe', seconds: 1.5 }],
});

/** Works until it is stopped, as a long render does. */
export const renderForEver: RunEdit = (request, { signal, onProgress }) =>
  new Promise((_resolve, reject) => {
    onProgress({ stage: 'render', percent: 30, work: smallWork(request) });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

type Asked = {
  readonly url: string;
  readonly person: Person;
  /** The bytes of a clip. */
  readonly clip: Buffer;
  readonly instructions?: string;
};

/** Makes a film over HTTP, as the page does. @returns its id, once the gallery has it. */
export async function makeFilmFor({ url, person, clip, instructions }: Asked): Promise<string> {
  const uploaded = await uploadClip(url, person, clip);
  const { id } = (await uploaded.json()) as { id: string };
  const headers = { authorization: person.bearer };
  const asked = await postJson(
    `${url}/api/v1/video/process`,
    { file_ids: [id], instructions },
    headers,
  );
  const { job_id: job } = (await asked.json()) as { job_id: string };
  const status = async () => {
    const answer = await getJson(`${url}/api/v1/video/jobs/${job}/status`, person);
    return ((await answer.json()) as { status: string }).status;
  };
  await vi.waitFor(async () => expect(await status()).toBe('completed'), { timeout: 60_000 });
  return job;
}
