import { fetchHandedOver, type HandedPicture } from '../../../lib/session/sent-pictures.ts';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import {
  FileUploads,
  type StoreOptions,
  type StoreOutcome,
} from '../../../lib/uploads/file-uploads.ts';
import { sortPictureFiles } from '../pictures/sort-picture-files.ts';
import { type PictureDetails, unstudied } from '../study/study-picture.ts';
import { texts } from '../texts.ts';
import type { TrainingWish } from '../training/check-training.ts';
import { TrainingRun, type TrainingService } from '../training/training-run.ts';

export type PictureUploads = FileUploads<PictureDetails>;

/** The work of one person in the trainer: it outlives the page. */
export type TrainerSession = {
  readonly pictures: PictureUploads;
  readonly wish: Store<TrainingWish>;
  readonly run: TrainingRun;
  /** The last thing to be read out by a screen reader. */
  readonly news: ReadableStore<string>;
  /** Takes the pictures among the files and says what it leaves out. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (picture: { readonly key: string; readonly name: string }) => void;
  readonly write: (change: Partial<TrainingWish>) => void;
  /** Fetches pictures that another page handed over. */
  readonly bring: (handed: readonly HandedPicture[]) => Promise<void>;
  readonly dispose: () => void;
};

export type TrainerSessionNeeds = {
  readonly userId: string;
  readonly store: (file: File, options: StoreOptions) => Promise<StoreOutcome>;
  readonly describe: (file: File) => Promise<PictureDetails>;
  readonly service: TrainingService;
  readonly newKey: () => string;
};

export function makeTrainerSession(needs: TrainerSessionNeeds): TrainerSession {
  const { userId, store, describe, service, newKey } = needs;
  const news = makeStore('');
  const wish = makeStore<TrainingWish>({ name: '', triggerWord: '' });
  const pictures: PictureUploads = new FileUploads({
    store,
    describe,
    newKey,
    undescribed: unstudied,
    onStored: () => undefined,
    onFailed: (name) => news.set(`${name} : ${texts.pictures.failed}`),
    restored: [],
    isHeld: true,
  });
  const run = new TrainingRun({ userId, pictures, wish, service, newKey });
  const add = (files: readonly File[]) => {
    const sorted = sortPictureFiles(files);
    run.touch('images');
    if (sorted.message) run.remark(sorted.message);
    if (sorted.pictures.length === 0) return;
    pictures.add(sorted.pictures);
    news.set(texts.pictures.added(sorted.pictures.length));
  };
  return {
    pictures,
    wish,
    run,
    news,
    add,
    remove: ({ key, name }) => {
      pictures.remove(key);
      run.touch('images');
      news.set(texts.pictures.removed(name));
    },
    write: (change) => {
      wish.set((current) => ({ ...current, ...change }));
      for (const field of Object.keys(change)) run.touch(field as keyof TrainingWish);
    },
    bring: async (handed) => {
      for (const picture of handed) {
        const file = await fetchHandedOver(picture);
        if (file) add([file]);
        else run.remark(texts.pictures.notBrought(picture.name));
      }
    },
    dispose: () => pictures.dispose(),
  };
}
