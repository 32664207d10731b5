import { fetchSentPicture, type SentPicture } from '../../../lib/session/sent-pictures.ts';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import {
  FileUploads,
  type StoreOptions,
  type StoreOutcome,
} from '../../../lib/uploads/file-uploads.ts';
import { sortPictureFiles } from '../study/sort-picture-files.ts';
import { type PictureDetails, unstudied } from '../study/study-picture.ts';
import { texts } from '../texts.ts';
import type { TrainingNames } from './check-training.ts';
import { keepTraining } from './keep-training.ts';
import type { TrainingKeeper } from './kept-training.ts';
import { type KeptOrder, TrainingRun, type TrainingService } from './training-run.ts';

export type PictureUploads = FileUploads<PictureDetails>;

/** The work of one person on their styles: it outlives the page. */
export type TrainingSession = {
  readonly pictures: PictureUploads;
  readonly names: Store<TrainingNames>;
  readonly run: TrainingRun;
  /** The last thing to be read out by a screen reader. */
  readonly news: ReadableStore<string>;
  /** Takes the pictures among the files and says what it leaves out. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (picture: { readonly key: string; readonly name: string }) => void;
  readonly write: (change: Partial<TrainingNames>) => void;
  /** Fetches pictures that another page sent. */
  readonly addSentPictures: (sent: readonly SentPicture[]) => Promise<void>;
  readonly dispose: () => void;
};

export type TrainingSessionDependencies = {
  readonly userId: string;
  readonly store: (file: File, options: StoreOptions) => Promise<StoreOutcome>;
  readonly describe: (file: File) => Promise<PictureDetails>;
  readonly service: TrainingService;
  readonly newKey: () => string;
  readonly keeper: TrainingKeeper;
};

export function makeTrainingSession(dependencies: TrainingSessionDependencies): TrainingSession {
  const { userId, store, describe, service, newKey, keeper } = dependencies;
  const news = makeStore('');
  const names = makeStore<TrainingNames>({ name: '', triggerWord: '' });
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
  const keepOrder = (order: KeptOrder) => kept.keepOrder(order);
  const run = new TrainingRun({ userId, pictures, names, service, newKey, keepOrder });
  const kept = keepTraining({ keeper, pictures, names, run });
  const add = (files: readonly File[]) => {
    const sorted = sortPictureFiles(files);
    run.touch('images');
    if (sorted.message) run.remark(sorted.message);
    if (sorted.pictures.length === 0) return;
    for (const { key, file } of pictures.add(sorted.pictures)) keeper.keepPicture(key, file);
    news.set(texts.pictures.added(sorted.pictures.length));
  };
  return {
    pictures,
    names,
    run,
    news,
    add,
    remove: ({ key, name }) => {
      pictures.remove(key);
      keeper.drop(key);
      run.touch('images');
      news.set(texts.pictures.removed(name));
    },
    write: (change) => {
      names.set((current) => ({ ...current, ...change }));
      for (const field of Object.keys(change)) run.touch(field as keyof TrainingNames);
    },
    addSentPictures: async (sent) => {
      for (const picture of sent) {
        const file = await fetchSentPicture(picture);
        if (file) add([file]);
        else run.remark(texts.pictures.notBrought(picture.name));
      }
    },
    dispose: () => {
      kept.end();
      pictures.dispose();
    },
  };
}
