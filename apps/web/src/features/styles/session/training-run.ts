import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import type { FileUploads } from '../../../lib/uploads/file-uploads.ts';
import { pendingFiles, storedFiles } from '../../../lib/uploads/upload-queue.ts';
import type { PictureDetails } from '../study/study-picture.ts';
import { texts } from '../texts.ts';
import { checkTraining, type TrainingFailure, type TrainingNames } from './check-training.ts';

/** Where the start of a training stands. */
export type RunState =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading' }
  | { readonly status: 'creating' }
  | { readonly status: 'started'; readonly requestId: number; readonly isSeen: boolean };

export type TrainingOrder = {
  readonly name: string;
  readonly triggerWord: string;
  readonly imageUrls: readonly string[];
};

export type OrderOutcome =
  | { readonly ok: true; readonly id: number }
  /** French, for people; null when nobody said why. */
  | { readonly ok: false; readonly message: string | null };

export interface TrainingService {
  /** The same key and order give the same training, however often they are sent. */
  create(order: TrainingOrder, idempotencyKey: string): Promise<OrderOutcome>;
}

type TrainingRunDependencies = {
  readonly userId: string | undefined;
  readonly pictures: FileUploads<PictureDetails>;
  readonly names: Store<TrainingNames>;
  readonly service: TrainingService;
  readonly newKey: () => string;
  /** Keeps what is about to be ordered, in case the answer is never seen. */
  readonly keepOrder?: (order: KeptOrder) => Promise<void>;
};

export type KeptOrder = { readonly text: string; readonly key: string };

/** Takes a training from the form to its start; it goes on while other pages are open. */
export class TrainingRun {
  readonly #dependencies: TrainingRunDependencies;
  readonly #state = makeStore<RunState>({ status: 'idle' });
  readonly #failure = makeStore<TrainingFailure | null>(null);
  #lastOrder: KeptOrder | undefined;

  constructor(dependencies: TrainingRunDependencies) {
    this.#dependencies = dependencies;
  }

  get state(): ReadableStore<RunState> {
    return this.#state;
  }

  get failure(): ReadableStore<TrainingFailure | null> {
    return this.#failure;
  }

  /** Goes on with a start that a page load cut off. */
  resume(order: KeptOrder | null): Promise<void> {
    this.#lastOrder = order ?? undefined;
    return this.start();
  }

  /** Validate, upload, create, clear. A failure keeps the form and what was already sent. */
  async start(): Promise<void> {
    if (this.#isBusy()) return;
    const wrong = this.#check();
    this.#failure.set(wrong);
    if (wrong) return;
    this.#state.set({ status: 'uploading' });
    await this.#upload();
    const failure = this.#unsent() ?? this.#check();
    if (failure) return this.#stop(failure);
    this.#state.set({ status: 'creating' });
    await this.#create();
  }

  /** The person has seen that the training started. */
  acknowledge(): void {
    this.#state.set((state) => (state.status === 'started' ? { ...state, isSeen: true } : state));
  }

  /** A new form begins; what was said about the one before goes. */
  touch(field: TrainingFailure['field']): void {
    if (this.#failure.get()?.field === field) this.#failure.set(null);
    if (this.#state.get().status === 'started') this.#state.set({ status: 'idle' });
  }

  /** Says something about the pictures, such as a file that is none. */
  remark(message: string): void {
    this.#failure.set({ field: 'images', message });
  }

  #isBusy(): boolean {
    const { status } = this.#state.get();
    return status === 'uploading' || status === 'creating';
  }

  #check(): TrainingFailure | null {
    const { pictures, names, userId } = this.#dependencies;
    return checkTraining({ images: pictures.queue.get().length, names: names.get(), userId });
  }

  /** Sends what is not there yet; failed pictures of an earlier try get another one. */
  async #upload(): Promise<void> {
    const { pictures } = this.#dependencies;
    pictures.release();
    for (const { key, state } of pictures.queue.get()) {
      if (state.status === 'failed' || state.status === 'cancelled') pictures.retry(key);
    }
    await untilSettled(pictures);
    pictures.hold();
  }

  #unsent(): TrainingFailure | null {
    const queue = this.#dependencies.pictures.queue.get();
    const missing = queue.length - storedFiles(queue).length;
    return missing > 0 ? { field: 'images', message: texts.errors.notSent(missing) } : null;
  }

  async #create(): Promise<void> {
    const { pictures, names, service } = this.#dependencies;
    const order: TrainingOrder = {
      name: names.get().name.trim(),
      triggerWord: names.get().triggerWord.trim(),
      imageUrls: storedFiles(pictures.queue.get()).map(({ state }) => state.url),
    };
    const outcome = await service.create(order, await this.#keyOf(order));
    if (!outcome.ok) {
      return this.#stop({ field: 'images', message: outcome.message ?? texts.errors.generic });
    }
    this.#lastOrder = undefined;
    pictures.clear();
    names.set({ name: '', triggerWord: '' });
    this.#state.set({ status: 'started', requestId: outcome.id, isSeen: false });
  }

  /** An answer may have been lost on its way: asking again must not train twice. */
  async #keyOf(order: TrainingOrder): Promise<string> {
    const { newKey, keepOrder } = this.#dependencies;
    const text = JSON.stringify(order);
    if (this.#lastOrder?.text !== text) this.#lastOrder = { text, key: newKey() };
    const { key } = this.#lastOrder;
    await keepOrder?.(this.#lastOrder);
    return key;
  }

  #stop(failure: TrainingFailure): void {
    this.#failure.set(failure);
    this.#state.set({ status: 'idle' });
  }
}

function untilSettled({ queue }: FileUploads<PictureDetails>): Promise<void> {
  return new Promise((resolve) => {
    const stop = queue.subscribe(settle);
    settle();
    function settle() {
      if (pendingFiles(queue.get()).length > 0) return;
      stop();
      resolve();
    }
  });
}
