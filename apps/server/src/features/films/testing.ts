import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditOutcome, EditRequest } from '@armoni/video-engine/model/edit';
import { readWish } from '@armoni/video-engine/plan/intent/read-wish';
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

export const makeSmallFilm: RunEdit = async (request, { onProgress }) => {
  const { workFolder } = request;
  await mkdir(workFolder, { recursive: true });
  const filmPath = join(workFolder, 'film.mp4');
  const picturePath = join(workFolder, 'picture.jpg');
  await writeFile(filmPath, `film of ${request.sources.length}`);
  await writeFile(picturePath, 'picture');
  onProgress({ stage: 'render', percent: 50 });
  const shot = { startSeconds: 0, durationSeconds: 2, thumbnailPath: picturePath };
  const outcome = {
    ok: true,
    filmPath,
    posterPath: picturePath,
    width: 1920,
    height: 1080,
    durationSeconds: 2,
    shots: [{ ...shot, accord: [{ colour: '#102030', share: 1 }] }],
    report: {
      reading: readWish(request.instructions, {
        hasMusic: request.musicPath !== null,
        clips: [],
      }),
      delivery: [{ field: 'duration', label: '2 s', asked: '30 s', delivered: '2 s', kept: false }],
      refused: [],
      timeline: {
        notes: ['30 s demandées, 2 s utilisables.'],
        tracks: { video: { clips: [{ reasonCode: 'hook', reason: 'Le plan le plus vif.' }] } },
      },
    },
  };
  // Only what the publishing reads.
  return outcome as unknown as EditOutcome;
};

/** Works until it is stopped, as a long render does. */
export const renderForEver: RunEdit = (_request, { signal, onProgress }) =>
  new Promise((_resolve, reject) => {
    onProgress({ stage: 'render', percent: 30 });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
