import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '../../../lib/store/make-store.ts';
import { FileUploads, type StoreOutcome } from '../../../lib/uploads/file-uploads.ts';
import { unstudied } from '../study/study-picture.ts';
import { type OrderOutcome, type TrainingOrder, TrainingRun } from './training-run.ts';

const picture = (_: unknown, index: number) =>
  new File(['pixels'], `${index}.png`, { type: 'image/png' });

function setUp({ images = 15 } = {}) {
  const broken = new Set<string>();
  const sent: string[] = [];
  const answers: OrderOutcome[] = [];
  const create = vi.fn(
    async (_order: TrainingOrder, _key: string): Promise<OrderOutcome> =>
      answers.shift() ?? { ok: true, id: 7 },
  );
  let keys = 0;
  const newKey = () => String(++keys);
  const pictures = new FileUploads({
    store: async (file): Promise<StoreOutcome> => {
      sent.push(file.name);
      return broken.has(file.name)
        ? { ok: false, reason: 'failed', message: 'coupé' }
        : { ok: true, fileId: file.name, url: `/media/${file.name}` };
    },
    describe: async () => unstudied,
    undescribed: unstudied,
    newKey,
    onStored: () => {},
    onFailed: () => {},
    restored: [],
    isHeld: true,
  });
  pictures.add(Array.from({ length: images }, picture));
  const names = makeStore({ name: ' Papier plié ', triggerWord: 'papierplie' });
  const run = new TrainingRun({ userId: 'u1', pictures, names, service: { create }, newKey });
  return { run, pictures, names, create, broken, sent, answers };
}

describe('starting a training', () => {
  it('sends the pictures, creates the model, and clears the form', async () => {
    const { run, pictures, names, create } = setUp();
    await run.start();
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      name: 'Papier plié',
      triggerWord: 'papierplie',
    });
    expect(create.mock.calls[0]?.[0].imageUrls).toHaveLength(15);
    expect(run.state.get()).toEqual({ status: 'started', requestId: 7, isSeen: false });
    expect(pictures.queue.get()).toEqual([]);
    expect(names.get()).toEqual({ name: '', triggerWord: '' });
  });

  it('sends nothing while something is missing', async () => {
    const { run, sent } = setUp({ images: 14 });
    await run.start();
    expect(run.failure.get()?.message).toContain('au moins 15 images');
    expect(sent).toEqual([]);
  });

  it('keeps the others when one picture fails, and sends only that one again', async () => {
    const { run, broken, sent, create } = setUp();
    broken.add('3.png');
    await run.start();
    expect(run.failure.get()?.message).toContain("1 image n'a pas été envoyée");
    expect(run.state.get().status).toBe('idle');
    expect(create).not.toHaveBeenCalled();
    broken.clear();
    sent.length = 0;
    await run.start();
    expect(sent).toEqual(['3.png']);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('asks again with the same key when the answer was lost, and with another for another order', async () => {
    const { run, names, create, answers, pictures } = setUp();
    answers.push({ ok: false, message: null }, { ok: false, message: 'Plus de place.' });
    await run.start();
    expect(run.failure.get()?.message).toBe("Une erreur est survenue lors de l'entraînement");
    expect(pictures.queue.get()).toHaveLength(15);
    await run.start();
    expect(run.failure.get()?.message).toBe('Plus de place.');
    names.set({ name: 'Autre', triggerWord: 'autre' });
    await run.start();
    const keys = create.mock.calls.map(([, key]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('asks once however often the button is pressed', async () => {
    const { run, create } = setUp();
    await Promise.all([run.start(), run.start(), run.start()]);
    expect(create).toHaveBeenCalledTimes(1);
  });
});
