import type { Store } from '../../../lib/store/make-store.ts';
import type { FileUploads } from '../../../lib/uploads/file-uploads.ts';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import type { PictureDetails } from '../study/study-picture.ts';
import type { TrainingNames } from './check-training.ts';
import { emptyForm, type KeptForm, type TrainingKeeper } from './kept-training.ts';
import type { KeptOrder, TrainingRun } from './training-run.ts';

type Kept = {
  readonly keeper: TrainingKeeper;
  readonly pictures: FileUploads<PictureDetails>;
  readonly names: Store<TrainingNames>;
  readonly run: TrainingRun;
};

/** Brings back what an earlier page load had prepared, then keeps each change of it. */
export function keepTraining({ keeper, pictures, names, run }: Kept) {
  const addresses = new Set<string>();
  let form: KeptForm = emptyForm;
  let ends: (() => void)[] = [];
  let isOver = false;

  const keep = (change: Partial<KeptForm>): Promise<void> => {
    form = { ...form, ...change };
    return keeper.keepForm(form);
  };

  async function bringBack(): Promise<void> {
    const kept = await keeper.read();
    if (isOver) return;
    form = kept.form;
    const { name, triggerWord } = names.get();
    if (name === '' && triggerWord === '') {
      names.set({ name: form.name, triggerWord: form.triggerWord });
    }
    const stored = kept.pictures.filter((picture) => picture.stored !== null);
    for (const { key } of stored) addresses.add(key);
    const known = new Set(pictures.queue.get().map(({ key }) => key));
    pictures.restore(kept.pictures.filter(({ key }) => !known.has(key)));
    const { isStarting, order } = form;
    follow();
    if (isStarting) void run.resume(order);
  }

  function follow(): void {
    ends = [
      names.subscribe(() => void keep(names.get())),
      pictures.queue.subscribe(keepAddresses),
      run.state.subscribe(keepStatus),
    ];
    // What was done while the earlier load was read.
    const { name, triggerWord } = names.get();
    if (name !== form.name || triggerWord !== form.triggerWord) void keep(names.get());
    if (run.state.get().status !== 'idle') keepStatus();
    keepAddresses();
  }

  function keepStatus(): void {
    const { status } = run.state.get();
    if (status !== 'started') return void keep({ isStarting: status !== 'idle' });
    // What has started is the server's to know.
    form = emptyForm;
    keeper.clear();
  }

  function keepAddresses(): void {
    for (const { key, state } of storedFiles(pictures.queue.get())) {
      if (addresses.has(key)) continue;
      addresses.add(key);
      keeper.keepAddress(key, { fileId: state.fileId, url: state.url });
    }
  }

  void bringBack();
  return {
    keepOrder: (order: KeptOrder) => keep({ order }),
    end() {
      isOver = true;
      for (const stop of ends) stop();
    },
  };
}
