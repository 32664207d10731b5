import { describe, expect, it } from 'vitest';
import { FileUploads, type StoreOutcome } from './file-uploads.ts';
import type { StoredFile } from './upload-queue.ts';

const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const failed: StoreOutcome = { ok: false, reason: 'failed', message: 'coupé' };

function heldUploads() {
  const ends = new Map<string, (outcome: StoreOutcome) => void>();
  let keys = 0;
  const uploads = new FileUploads<{ isKnown: boolean }>({
    store: (file) => new Promise((end) => ends.set(file.name, end)),
    describe: async () => ({ isKnown: true }),
    undescribed: { isKnown: false },
    newKey: () => String(++keys),
    onStored: () => {},
    onFailed: () => {},
    restored: [],
    isHeld: true,
  });
  const states = () => uploads.queue.get().map(({ state }) => state.status);
  return { uploads, ends, states };
}

describe('uploads that are held', () => {
  it('wait until they are released', () => {
    const { uploads, states } = heldUploads();
    uploads.add([picture('a'), picture('b')]);
    expect(states()).toEqual(['queued', 'queued']);
    uploads.release();
    expect(states()).toEqual(['uploading', 'uploading']);
  });

  it('let those on their way go on when they are held again, and send one retried file alone', async () => {
    const { uploads, ends, states } = heldUploads();
    uploads.add([picture('a'), picture('b'), picture('c'), picture('d')]);
    uploads.release();
    uploads.hold();
    ends.get('a')?.(failed);
    await expect.poll(states).toEqual(['failed', 'uploading', 'uploading', 'queued']);
    uploads.retry('1');
    expect(states()).toEqual(['uploading', 'uploading', 'uploading', 'queued']);
  });

  it('forget every file at once', () => {
    const { uploads, states } = heldUploads();
    uploads.add([picture('a'), picture('b')]);
    uploads.clear();
    uploads.release();
    expect(states()).toEqual([]);
  });
});

describe('what the server adds to a file', () => {
  const setUp = (restored: StoredFile<{ isKnown: boolean }>[] = []) => {
    const asked: string[] = [];
    let store = (_: StoreOutcome) => {};
    let describeIt = () => {};
    const uploads = new FileUploads<{ isKnown: boolean }>({
      store: () => new Promise((end) => (store = end)),
      describe: () => new Promise((end) => (describeIt = () => end({ isKnown: false }))),
      complete: async ({ state }) => {
        asked.push(state.fileId);
        return { isKnown: true };
      },
      undescribed: { isKnown: false },
      newKey: () => 'k',
      onStored: () => {},
      onFailed: () => {},
      restored,
    });
    const isKnown = () => uploads.queue.get().map((file) => file.isKnown);
    const steps = {
      store: () => store({ ok: true, fileId: 'f1', url: '/media/a' }),
      describe: () => describeIt(),
    };
    return { uploads, asked, isKnown, steps };
  };

  it.each([
    ['store', 'describe'],
    ['describe', 'store'],
  ] as const)('comes once it is described and stored: %s, then %s', async (first, second) => {
    const { uploads, asked, isKnown, steps } = setUp();
    uploads.add([picture('a')]);
    steps[first]();
    await Promise.resolve();
    expect(asked).toEqual([]);
    steps[second]();
    await expect.poll(isKnown).toEqual([true]);
    expect(asked).toEqual(['f1']);
  });

  it('comes for what an earlier visit had stored, too', async () => {
    const state = { status: 'stored', fileId: 'f0', url: '/media/b' } as const;
    const { isKnown } = setUp([{ key: 'b', name: 'b', sizeBytes: 1, isKnown: false, state }]);
    await expect.poll(isKnown).toEqual([true]);
  });
});
