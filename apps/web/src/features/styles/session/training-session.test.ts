import { afterEach, describe, expect, it, vi } from 'vitest';
import { unstudied } from '../study/study-picture.ts';
import { makeTrainingSession } from './training-session.ts';

const png = (name: string) => new File(['pixels'], name, { type: 'image/png' });

function setUp() {
  let keys = 0;
  const session = makeTrainingSession({
    userId: 'u1',
    store: async (file) => ({ ok: true, fileId: file.name, url: `/media/${file.name}` }),
    describe: async () => unstudied,
    service: { create: async () => ({ ok: true, id: 3 }) },
    newKey: () => String(++keys),
  });
  const names = () => session.pictures.queue.get().map(({ name }) => name);
  return { session, names };
}

describe('the work on a training', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the others when one picture is removed', () => {
    const { session, names } = setUp();
    session.add([png('a.png'), png('b.png'), png('c.png')]);
    session.remove({ key: '2', name: 'b.png' });
    expect(names()).toEqual(['a.png', 'c.png']);
    expect(session.news.get()).toBe('b.png retirée');
  });

  it('says which files it leaves out, until pictures come', () => {
    const { session, names } = setUp();
    session.add([new File(['x'], 'notes.txt', { type: 'text/plain' })]);
    expect(session.run.failure.get()?.message).toContain('« notes.txt »');
    session.add([png('a.png')]);
    expect(session.run.failure.get()).toBeNull();
    expect(names()).toEqual(['a.png']);
  });

  it('takes in pictures from the chat, and says which one is gone', async () => {
    const picture = new Response(new Blob(['pixels'], { type: 'image/png' }));
    vi.stubGlobal('fetch', async (url: string) =>
      url === '/media/mer.png' ? picture : new Response('', { status: 404 }),
    );
    const { session, names } = setUp();
    await session.addSentPictures([
      { url: '/media/mer.png', name: 'mer.png' },
      { url: '/media/gone.png', name: 'partie.png' },
    ]);
    expect(names()).toEqual(['mer.png']);
    expect(session.run.failure.get()?.message).toContain('« partie.png »');
  });

  it('takes back what was said about a field when it is written in', async () => {
    const { session } = setUp();
    session.add(Array.from({ length: 15 }, (_, i) => png(`${i}.png`)));
    await session.run.start();
    expect(session.run.failure.get()?.field).toBe('name');
    session.write({ name: 'M' });
    expect(session.run.failure.get()).toBeNull();
  });
});
