import { describe, expect, it } from 'vitest';
import {
  advanceQueue,
  pendingClips,
  startableClips,
  storedClips,
  type UploadEvent,
  type UploadQueue,
} from './upload-queue.ts';

const clip = (key: string, sizeBytes = 100) => ({ key, name: `${key}.mp4`, sizeBytes });
const after = (...events: UploadEvent[]) => events.reduce(advanceQueue, [] as UploadQueue);
const states = (queue: UploadQueue) => queue.map((entry) => entry.state.status);
const added = (...keys: string[]): UploadEvent => ({
  type: 'added',
  clips: keys.map((key) => clip(key)),
});

describe('the queue of uploads', () => {
  it('lets three clips travel at once, in the order they came', () => {
    const queue = after(added('a', 'b', 'c', 'd', 'e'));
    expect(startableClips(queue).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('gives a free place to the next one', () => {
    const queue = after(
      added('a', 'b', 'c', 'd'),
      { type: 'started', key: 'a' },
      { type: 'started', key: 'b' },
      { type: 'received', key: 'b' },
      { type: 'started', key: 'c' },
    );
    expect(startableClips(queue)).toEqual([]);
    const freed = advanceQueue(queue, { type: 'stored', key: 'b', fileId: '1', url: '/u' });
    expect(startableClips(freed).map(({ key }) => key)).toEqual(['d']);
  });

  it('keeps the others when one upload fails', () => {
    const queue = after(
      added('a', 'b', 'c'),
      { type: 'started', key: 'a' },
      { type: 'started', key: 'b' },
      { type: 'progressed', key: 'b', sentBytes: 40 },
      { type: 'failed', key: 'a', message: 'Erreur' },
    );
    expect(states(queue)).toEqual(['failed', 'uploading', 'queued']);
    expect(queue[1]?.state).toEqual({ status: 'uploading', sentBytes: 40 });
  });

  it('tries a failed or a cancelled clip again, and never a stored one', () => {
    const queue = after(
      added('a', 'b', 'c'),
      { type: 'failed', key: 'a', message: 'Erreur' },
      { type: 'cancelled', key: 'b' },
      { type: 'stored', key: 'c', fileId: '1', url: '/u' },
      { type: 'retried', key: 'a' },
      { type: 'retried', key: 'b' },
      { type: 'retried', key: 'c' },
    );
    expect(states(queue)).toEqual(['queued', 'queued', 'stored']);
  });

  it('ignores what an upload still reports after it was cancelled', () => {
    const queue = after(
      added('a'),
      { type: 'started', key: 'a' },
      { type: 'cancelled', key: 'a' },
      { type: 'progressed', key: 'a', sentBytes: 50 },
      { type: 'failed', key: 'a', message: 'aborted' },
    );
    expect(states(queue)).toEqual(['cancelled']);
  });

  it('never counts more bytes than the file has', () => {
    const queue = after(added('a'), { type: 'progressed', key: 'a', sentBytes: 180 });
    expect(queue[0]?.state).toEqual({ status: 'uploading', sentBytes: 100 });
  });

  it('knows what is stored and what is still on its way', () => {
    const queue = after(
      added('a', 'b', 'c'),
      { type: 'stored', key: 'a', fileId: '1', url: '/u' },
      { type: 'failed', key: 'b', message: 'Erreur' },
    );
    expect(storedClips(queue).map(({ key }) => key)).toEqual(['a']);
    expect(pendingClips(queue).map(({ key }) => key)).toEqual(['c']);
  });

  it('keeps what is known of a clip while its upload goes on', () => {
    const queue = after(
      added('a'),
      { type: 'described', key: 'a', durationSeconds: 3.2, thumbnail: 'data:,' },
      { type: 'started', key: 'a' },
    );
    expect(queue[0]).toMatchObject({ durationSeconds: 3.2, thumbnail: 'data:,' });
  });
});
