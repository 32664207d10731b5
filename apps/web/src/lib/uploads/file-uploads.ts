import { makeStore, type ReadableStore, type Store } from '../store/make-store.ts';
import {
  advanceQueue,
  type QueuedFile,
  type StoredFile,
  startableFiles,
  storedFiles,
  type UploadEvent,
  type UploadQueue,
} from './upload-queue.ts';

export type StoreOutcome =
  | { readonly ok: true; readonly fileId: string; readonly url: string }
  | { readonly ok: false; readonly reason: 'aborted' }
  | { readonly ok: false; readonly reason: 'failed'; readonly message: string };

export type StoreOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
  readonly onReceived: () => void;
};

export type FileUploadsDependencies<Details extends object> = {
  /** Sends one file to the server. */
  readonly store: (file: File, options: StoreOptions) => Promise<StoreOutcome>;
  /** What the browser itself can tell about a file. */
  readonly describe: (file: File) => Promise<Details>;
  /** What the server adds once the file is stored; null when there is nothing to add. */
  readonly complete?: (stored: StoredFile<Details>) => Promise<Details | null>;
  /** What is known before that. */
  readonly undescribed: Details;
  readonly newKey: () => string;
  readonly onStored: (name: string) => void;
  readonly onFailed: (name: string, message: string) => void;
  /** Files that this browser session had already stored. */
  readonly restored: readonly StoredFile<Details>[];
  /** Whether files wait until `release`. */
  readonly isHeld?: boolean;
};

export type AddedFile = { readonly key: string; readonly file: File };

export type Stored = { readonly fileId: string; readonly url: string };

/** A file of an earlier page load; `stored` when it had been sent. */
export type KeptFile = AddedFile & { readonly stored: Stored | null };

/** Runs a queue of uploads; it goes on while the person visits other pages. */
export class FileUploads<Details extends object> {
  readonly #dependencies: FileUploadsDependencies<Details>;
  readonly #queue: Store<UploadQueue<Details>>;
  readonly #files = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();
  readonly #described = new Set<string>();
  #isHeld: boolean;

  constructor(dependencies: FileUploadsDependencies<Details>) {
    this.#dependencies = dependencies;
    this.#isHeld = dependencies.isHeld ?? false;
    this.#queue = makeStore<UploadQueue<Details>>(dependencies.restored);
    void this.#completeAll(dependencies.restored);
  }

  get queue(): ReadableStore<UploadQueue<Details>> {
    return this.#queue;
  }

  /** Takes files that the feature has found fit to send. */
  add(chosen: readonly File[]): readonly AddedFile[] {
    const added = chosen.map((file) => ({ key: this.#dependencies.newKey(), file }));
    for (const { key, file } of added) this.#files.set(key, file);
    this.#tell({ type: 'added', files: added.map((one) => this.#asQueued(one)) });
    this.#startNext();
    void this.#describe(added);
    return added;
  }

  /** Takes files of an earlier page load; what had been sent is not sent again. */
  restore(kept: readonly KeptFile[]): void {
    for (const { key, file, stored } of kept) if (!stored) this.#files.set(key, file);
    const files = kept.map((one) => {
      const queued = this.#asQueued(one);
      return one.stored
        ? { ...queued, state: { status: 'stored' as const, ...one.stored } }
        : queued;
    });
    this.#tell({ type: 'added', files });
    this.#startNext();
    void this.#describe(kept);
  }

  /** Takes files that are stored already in the place of all there are. */
  replace(stored: readonly StoredFile<Details>[]): void {
    this.clear();
    this.#tell({ type: 'added', files: stored });
    void this.#completeAll(stored);
  }

  /** Lets files that wait in the queue travel, now and from now on. */
  release(): void {
    this.#isHeld = false;
    this.#startNext();
  }

  /** Keeps further files waiting in the queue; those on their way go on. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Forgets every file, stored or not. */
  clear(): void {
    for (const { key } of this.#queue.get()) this.remove(key);
  }

  /** Stops an upload under way; the row stays and can be tried again. */
  cancel(key: string): void {
    this.#stop(key);
    this.#tell({ type: 'cancelled', key });
    this.#startNext();
  }

  /** Sends one file again, even while the others are held. */
  retry(key: string): void {
    this.#tell({ type: 'retried', key });
    this.#startNext();
    const file = this.#queue.get().find((one) => one.key === key);
    if (this.#isHeld && file?.state.status === 'queued') void this.#run(file);
  }

  /** To another place in the order, from 0; what travels goes on. */
  move(key: string, toIndex: number): void {
    this.#tell({ type: 'moved', key, toIndex });
  }

  remove(key: string): void {
    this.#stop(key);
    this.#files.delete(key);
    this.#tell({ type: 'removed', key });
    this.#startNext();
  }

  /** Stops everything, when the person signs out. */
  dispose(): void {
    for (const key of [...this.#running.keys()]) this.#stop(key);
  }

  #asQueued({ key, file }: AddedFile): QueuedFile<Details> {
    const { name, size: sizeBytes } = file;
    return { ...this.#dependencies.undescribed, key, name, sizeBytes, state: { status: 'queued' } };
  }

  #startNext() {
    if (this.#isHeld) return;
    for (const file of startableFiles(this.#queue.get())) void this.#run(file);
  }

  async #run({ key, name }: QueuedFile<Details>) {
    const file = this.#files.get(key);
    if (!file) return;
    const controller = new AbortController();
    this.#running.set(key, controller);
    this.#tell({ type: 'started', key });
    const outcome = await this.#dependencies.store(file, {
      signal: controller.signal,
      onProgress: (sentBytes) => this.#tellOf(controller, { type: 'progressed', key, sentBytes }),
      onReceived: () => this.#tellOf(controller, { type: 'received', key }),
    });
    if (this.#running.get(key) === controller) this.#running.delete(key);
    if (controller.signal.aborted) return;
    this.#settle(key, name, outcome);
    this.#startNext();
  }

  #settle(key: string, name: string, outcome: StoreOutcome) {
    if (outcome.ok) {
      this.#tell({ type: 'stored', key, fileId: outcome.fileId, url: outcome.url });
      this.#files.delete(key);
      this.#dependencies.onStored(name);
      void this.#complete(key);
    } else if (outcome.reason === 'failed') {
      this.#tell({ type: 'failed', key, message: outcome.message });
      this.#dependencies.onFailed(name, outcome.message);
    } else {
      this.#tell({ type: 'cancelled', key });
    }
  }

  /** One after another: decoding forty files at once would freeze the page. */
  async #describe(added: readonly AddedFile[]) {
    for (const { key, file } of added) {
      if (!this.#queue.get().some((one) => one.key === key)) continue;
      this.#tell({ type: 'described', key, details: await this.#dependencies.describe(file) });
      this.#described.add(key);
      await this.#complete(key);
    }
  }

  async #completeAll(stored: readonly StoredFile<Details>[]) {
    for (const { key } of stored) {
      this.#described.add(key);
      await this.#complete(key);
    }
  }

  /** Runs when a file is both described and stored, whichever comes last. */
  async #complete(key: string) {
    const file = storedFiles(this.#queue.get()).find((one) => one.key === key);
    if (!file || !this.#described.has(key)) return;
    const details = await this.#dependencies.complete?.(file);
    if (details) this.#tell({ type: 'described', key, details });
  }

  #stop(key: string) {
    this.#running.get(key)?.abort();
    this.#running.delete(key);
  }

  #tell(event: UploadEvent<Details>) {
    this.#queue.set((current) => advanceQueue(current, event));
  }

  /** An aborted try may still report; its retry must not be touched by it. */
  #tellOf(controller: AbortController, event: UploadEvent<Details>) {
    if (!controller.signal.aborted) this.#tell(event);
  }
}
