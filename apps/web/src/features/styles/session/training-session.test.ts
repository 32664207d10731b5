import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeptRecords } from '../../../lib/session/kept-records.ts';
import type { StoreOutcome } from '../../../lib/uploads/file-uploads.ts';
import { unstudied } from '../study/study-picture.ts';
import { makeTrainingKeeper } from './kept-training.ts';
import type { OrderOutcome, TrainingOrder } from './training-run.ts';
import { makeTrainingSession } from './training-session.ts';

const png = (name: string) => new File(['pixels'], name, { type: 'image/png' });

/** A browser that keeps what it is told to, over page loads. */
function aBrowser() {
  const kept = new Map<string, unknown>();
  const records: KeptRecords = {
    put: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    readAll: async () => new Map(kept),
    clear: async () => kept.clear(),
  };
  return { kept, records };
}

let keys = 0;

function setUp({
  records = aBrowser().records,
  store = async (file: File): Promise<StoreOutcome> => ({
    ok: true,
    fileId: file.name,
    url: `/media/${file.name}`,
  }),
  create = async (_order: TrainingOrder, _key: string): Promise<OrderOutcome> => ({
    ok: true,
    id: 3,
  }),
} = {}) {
  const session = makeTrainingSession({
    userId: 'u1',
    store,
    describe: async () => unstudied,
    service: { create },
    newKey: () => String(++keys),
    keeper: makeTrainingKeeper(records, () => 1),
  });
  const names = () => session.pictures.queue.get().map(({ name }) => name);
  return { session, names };
}

describe('the work on a training', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the others when one picture is removed', () => {
    const { session, names } = setUp();
    session.add([png('a.png'), png('b.png'), png('c.png')]);
    const [, second] = session.pictures.queue.get();
    session.remove(second!);
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

describe('a page load while a training is prepared', () => {
  const pictures = Array.from({ length: 15 }, (_, i) => png(`${i}.png`));
  const order = pictures.map(({ name }) => name);
  const fill = ({ session }: ReturnType<typeof setUp>) => {
    session.add(pictures);
    session.write({ name: 'Papier', triggerWord: 'papier' });
  };

  it('brings back pictures in their order, and the names', async () => {
    const { records, kept } = aBrowser();
    const first = setUp({ records });
    fill(first);
    await vi.waitFor(() => expect(kept.get('form')).toMatchObject({ name: 'Papier' }));
    first.session.remove(first.session.pictures.queue.get()[3]!);
    const second = setUp({ records });
    await vi.waitFor(() =>
      expect(second.names()).toEqual(order.filter((name) => name !== '3.png')),
    );
    expect(second.session.names.get()).toEqual({ name: 'Papier', triggerWord: 'papier' });
    expect(second.session.run.state.get().status).toBe('idle');
  });

  it('goes on with the uploads, sends nothing twice, and forgets once it has started', async () => {
    const { records, kept } = aBrowser();
    const sent: string[] = [];
    const first = setUp({
      records,
      store: async ({ name }) => {
        if (Number.parseInt(name, 10) >= 5) return new Promise<never>(() => undefined);
        sent.push(name);
        return { ok: true, fileId: name, url: `/media/${name}` };
      },
    });
    await Promise.resolve();
    fill(first);
    void first.session.run.start();
    await vi.waitFor(() => expect(kept.get('form')).toMatchObject({ isStarting: true }));
    await vi.waitFor(() =>
      expect([...kept.keys()].filter((key) => key.startsWith('stored:'))).toHaveLength(5),
    );

    const create = vi.fn(async (_order: TrainingOrder, _key: string) => ({
      ok: true as const,
      id: 3,
    }));
    const second = setUp({
      records,
      create,
      store: async ({ name }) => {
        sent.push(name);
        return { ok: true, fileId: name, url: `/media/${name}` };
      },
    });
    await vi.waitFor(() => expect(second.session.run.state.get().status).toBe('started'));
    expect(sent.toSorted()).toEqual(order.toSorted());
    expect(create.mock.calls[0]?.[0]).toEqual({
      name: 'Papier',
      triggerWord: 'papier',
      imageUrls: order.map((name) => `/media/${name}`),
    });
    await vi.waitFor(() => expect(kept.size).toBe(0));
  });

  it('orders with the same key when the answer was never seen', async () => {
    const { records } = aBrowser();
    const seen: string[] = [];
    const hanging = setUp({
      records,
      create: (_, key) => {
        seen.push(key);
        return new Promise<never>(() => undefined);
      },
    });
    await Promise.resolve();
    fill(hanging);
    void hanging.session.run.start();
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    const create = async (_: TrainingOrder, key: string) => {
      seen.push(key);
      return { ok: true as const, id: 3 };
    };
    const second = setUp({ records, create });
    await vi.waitFor(() => expect(second.session.run.state.get().status).toBe('started'));
    expect(seen[1]).toBe(seen[0]);
  });
});
