import { makeStore, type ReadableStore, type Store } from '../../lib/make-store.ts';
import { checkClipFile } from './check-media-file.ts';
import type { StoreOutcome } from './store-media.ts';
import { texts } from './texts.ts';
import {
  advanceQueue,
  type QueuedClip,
  type StoredClip,
  startableClips,
  type UploadEvent,
  type UploadQueue,
} from './upload-queue.ts';

type ClipUploadsNeeds = {
  /** Brings one file to the server. */
  readonly store: (
    file: File,
    options: {
      readonly signal: AbortSignal;
      readonly onProgress: (sentBytes: number) => void;
      readonly onReceived: () => void;
    },
  ) => Promise<StoreOutcome>;
  /** What the browser itself can tell about a clip; nulls when it cannot decode it. */
  readonly describe: (file: File) => Promise<Pick<QueuedClip, 'durationSeconds' | 'thumbnail'>>;
  readonly newKey: () => string;
  /** Said as an error: a refused file, a failed upload. */
  readonly onError: (message: string) => void;
  /** Said to screen readers only. */
  readonly onNews: (message: string) => void;
  /** Clips that this browser session had already stored. */
  readonly restored: readonly StoredClip[];
};

/** Runs the queue of clip uploads; it goes on while the person visits other pages. */
export class ClipUploads {
  readonly #needs: ClipUploadsNeeds;
  readonly #queue: Store<UploadQueue>;
  readonly #files = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();

  constructor(needs: ClipUploadsNeeds) {
    this.#needs = needs;
    this.#queue = makeStore<UploadQueue>(needs.restored);
  }

  get queue(): ReadableStore<UploadQueue> {
    return this.#queue;
  }

  /** Takes the videos among the files and says which ones it refuses. */
  add(chosen: readonly File[]): void {
    const clips = chosen
      .filter((file) => this.#accept(file))
      .map((file) => ({ key: this.#needs.newKey(), name: file.name, sizeBytes: file.size, file }));
    for (const { key, file } of clips) this.#files.set(key, file);
    this.#tell({ type: 'added', clips: clips.map(({ file: _, ...clip }) => clip) });
    this.#startNext();
    void this.#describe(clips);
  }

  /** Stops an upload under way; the row stays and can be tried again. */
  cancel(key: string): void {
    this.#stop(key);
    this.#tell({ type: 'cancelled', key });
    this.#startNext();
  }

  retry(key: string): void {
    this.#tell({ type: 'retried', key });
    this.#startNext();
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

  #accept(file: File): boolean {
    const check = checkClipFile(file);
    if (!check.ok) this.#needs.onError(check.message);
    return check.ok;
  }

  #startNext() {
    for (const clip of startableClips(this.#queue.get())) void this.#run(clip);
  }

  async #run({ key, name }: QueuedClip) {
    const file = this.#files.get(key);
    if (!file) return;
    const controller = new AbortController();
    this.#running.set(key, controller);
    this.#tell({ type: 'started', key });
    const outcome = await this.#needs.store(file, {
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
      this.#needs.onNews(texts.clips.uploaded(name));
    } else if (outcome.reason === 'failed') {
      this.#tell({ type: 'failed', key, message: outcome.message });
      this.#needs.onNews(texts.clips.failed(name));
      this.#needs.onError(outcome.message);
    } else {
      this.#tell({ type: 'cancelled', key });
    }
  }

  /** One after another: decoding forty clips at once would freeze the page. */
  async #describe(clips: readonly { key: string; file: File }[]) {
    for (const { key, file } of clips) {
      this.#tell({ type: 'described', key, ...(await this.#needs.describe(file)) });
    }
  }

  #stop(key: string) {
    this.#running.get(key)?.abort();
    this.#running.delete(key);
  }

  #tell(event: UploadEvent) {
    this.#queue.set((current) => advanceQueue(current, event));
  }

  /** An aborted try may still report; its retry must not be touched by it. */
  #tellOf(controller: AbortController, event: UploadEvent) {
    if (!controller.signal.aborted) this.#tell(event);
  }
}
