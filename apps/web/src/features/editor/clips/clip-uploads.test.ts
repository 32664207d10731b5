import { describe, expect, it, vi } from 'vitest';
import type { StoreOutcome } from '../../../lib/uploads/file-uploads.ts';
import { addClips, makeClipUploads } from './clip-uploads.ts';

const video = (name: string) => new File(['video'], name, { type: 'video/mp4' });

/** Uploads that end when the test says so. */
function setUp() {
  const open = new Map<string, { signal: AbortSignal; end: (outcome: StoreOutcome) => void }>();
  const onError = vi.fn();
  let keys = 0;
  const uploads = makeClipUploads({
    store: (file, { signal }) =>
      new Promise((end) => {
        open.set(file.name, { signal, end });
      }),
    describe: async () => ({ durationSeconds: 3, thumbnail: null }),
    newKey: () => String(++keys),
    onError,
    onNews: () => {},
    restored: [],
  });
  const states = () =>
    Object.fromEntries(uploads.queue.get().map(({ name, state }) => [name, state.status]));
  const end = async (name: string, outcome: StoreOutcome) => {
    open.get(name)?.end(outcome);
    await vi.waitFor(() => expect(states()[name]).not.toBe('uploading'));
  };
  return { uploads, open, onError, states, end };
}

const stored: StoreOutcome = { ok: true, fileId: 'f', url: '/media/f' };
const failed: StoreOutcome = { ok: false, reason: 'failed', message: "Erreur lors de l'upload" };

describe('the clip uploads', () => {
  it('send three at once and the next when one is stored', async () => {
    const { uploads, states, end } = setUp();
    uploads.add(['a', 'b', 'c', 'd'].map(video));
    expect(states()).toEqual({ a: 'uploading', b: 'uploading', c: 'uploading', d: 'queued' });
    await end('b', stored);
    await vi.waitFor(() => expect(states()).toMatchObject({ b: 'stored', d: 'uploading' }));
  });

  it('keep the others when one fails, and try it again', async () => {
    const { uploads, states, end, onError } = setUp();
    uploads.add([video('a'), video('b')]);
    await end('a', failed);
    expect(onError).toHaveBeenCalledWith("Erreur lors de l'upload");
    expect(states()).toEqual({ a: 'failed', b: 'uploading' });
    uploads.retry('1');
    expect(states().a).toBe('uploading');
    await end('a', stored);
    expect(states()).toEqual({ a: 'stored', b: 'uploading' });
  });

  it('refuse what is no video, wherever it came from, and take the rest', () => {
    const { uploads, states, onError } = setUp();
    addClips(
      uploads,
      [new File(['x'], 'notes.pdf', { type: 'application/pdf' }), video('a')],
      onError,
    );
    expect(onError).toHaveBeenCalledWith('"notes.pdf" n\'est pas un fichier vidéo valide', false);
    expect(states()).toEqual({ a: 'uploading' });
  });

  it('abort a cancelled upload, keep its row, and say nothing', async () => {
    const { uploads, states, open, onError } = setUp();
    uploads.add([video('a')]);
    uploads.cancel('1');
    expect(open.get('a')?.signal.aborted).toBe(true);
    open.get('a')?.end({ ok: false, reason: 'aborted' });
    await Promise.resolve();
    expect(states()).toEqual({ a: 'cancelled' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('abort a removed upload and forget it', () => {
    const { uploads, states, open } = setUp();
    uploads.add([video('a')]);
    uploads.remove('1');
    expect(open.get('a')?.signal.aborted).toBe(true);
    expect(states()).toEqual({});
  });

  it('tell a cancelled try from its retry', async () => {
    const { uploads, states, open, end } = setUp();
    uploads.add([video('a')]);
    const first = open.get('a');
    uploads.cancel('1');
    uploads.retry('1');
    first?.end(failed);
    await Promise.resolve();
    expect(states().a).toBe('uploading');
    await end('a', stored);
    expect(states().a).toBe('stored');
  });
});
