import { describe, expect, it } from 'vitest';
import {
  advanceQueue,
  pendingFiles,
  startableFiles,
  storedFiles,
  type UploadEvent,
  type UploadQueue,
} from './upload-queue.ts';

type Details = { readonly thumbnail: string | null };
type Event = UploadEvent<Details>;

const file = (key: string) => ({
  key,
  name: `${key}.mp4`,
  sizeBytes: 100,
  thumbnail: null,
  state: { status: 'queued' } as const,
});
const after = (...events: Event[]) => events.reduce<UploadQueue<Details>>(advanceQueue, []);
const states = (queue: UploadQueue<Details>) => queue.map((entry) => entry.state.status);
const added = (...keys: string[]): Event => ({
  type: 'added',
  files: keys.map(file),
});

describe('the queue of uploads', () => {
  it('lets three files travel at once, in the order they came', () => {
    const queue = after(added('a', 'b', 'c', 'd', 'e'));
    expect(startableFiles(queue).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('gives a free place to the next one', () => {
    const queue = after(
      added('a', 'b', 'c', 'd'),
      { type: 'started', key: 'a' },
      { type: 'started', key: 'b' },
      { type: 'received', key: 'b' },
      { type: 'started', key: 'c' },
    );
    expect(startableFiles(queue)).toEqual([]);
    const freed = advanceQueue(queue, { type: 'stored', key: 'b', fileId: '1', url: '/u' });
    expect(startableFiles(freed).map(({ key }) => key)).toEqual(['d']);
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

  it('tries a failed or a cancelled file again, and never a stored one', () => {
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

  it('takes another order, whatever is on its way', () => {
    const queue = after(
      added('a', 'b', 'c'),
      { type: 'started', key: 'a' },
      { type: 'moved', key: 'a', toIndex: 2 },
      { type: 'moved', key: 'c', toIndex: 0 },
      { type: 'moved', key: 'gone', toIndex: 1 },
    );
    expect(queue.map(({ key }) => key)).toEqual(['c', 'b', 'a']);
    expect(queue[2]?.state.status).toBe('uploading');
  });

  it('knows what is stored and what is still on its way', () => {
    const queue = after(
      added('a', 'b', 'c'),
      { type: 'stored', key: 'a', fileId: '1', url: '/u' },
      { type: 'failed', key: 'b', message: 'Erreur' },
    );
    expect(storedFiles(queue).map(({ key }) => key)).toEqual(['a']);
    expect(pendingFiles(queue).map(({ key }) => key)).toEqual(['c']);
  });

  it('keeps what is known of a file while its upload goes on', () => {
    const queue = after(
      added('a'),
      { type: 'described', key: 'a', details: { thumbnail: 'data:,' } },
      { type: 'started', key: 'a' },
    );
    expect(queue[0]).toMatchObject({ thumbnail: 'data:,' });
  });
});
