import {
  abandonUpload,
  listUploads,
  type OpenUpload,
  piecewiseAboveBytes,
} from '@armoni/contract/uploads';
import { call } from '../../../lib/http/api.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import type { ClipUploads } from './clip-uploads.ts';
import type { QueuedClip } from './queued-clip.ts';

export type UnfinishedService = {
  list(): Promise<readonly OpenUpload[]>;
  forget(id: string): Promise<void>;
};

export const unfinishedService: UnfinishedService = {
  list: async () => (await call(listUploads)).uploads,
  forget: async (id) => void (await call(abandonUpload, { params: { id }, headers: tus })),
};

const tus = { 'Tus-Resumable': '1.0.0' };

/** Large clips that were cut off on their way: the server has a part of them, this page no file. */
export class UnfinishedClips {
  readonly #service: UnfinishedService;
  readonly #uploads: Pick<ClipUploads, 'queue'>;
  readonly #list = makeStore<readonly OpenUpload[]>([]);
  readonly #stop: () => void;
  #seen = '';

  constructor(service: UnfinishedService, uploads: Pick<ClipUploads, 'queue'>) {
    this.#service = service;
    this.#uploads = uploads;
    this.#stop = uploads.queue.subscribe(() => void this.#follow());
  }

  /** Without those that stand in the queue. */
  get list(): ReadableStore<readonly OpenUpload[]> {
    return this.#list;
  }

  async refresh(): Promise<void> {
    try {
      const open = await this.#service.list();
      this.#list.set(open.filter((one) => !this.#uploads.queue.get().some(isSameAs(one))));
    } catch (error) {
      // The editor works without the list; sending the file again finds what there is.
      console.error(error);
    }
  }

  async forget(id: string): Promise<void> {
    this.#list.set((current) => current.filter((one) => one.id !== id));
    await this.#service.forget(id).catch(console.error);
    await this.refresh();
  }

  dispose(): void {
    this.#stop();
  }

  /** Only a large file that came, went or arrived changes what there is. */
  async #follow(): Promise<void> {
    const large = this.#uploads.queue
      .get()
      .filter(({ sizeBytes }) => sizeBytes > piecewiseAboveBytes);
    const seen = large.map(({ key, state }) => `${key}:${state.status === 'stored'}`).join();
    if (seen === this.#seen) return;
    this.#seen = seen;
    await this.refresh();
  }
}

const isSameAs =
  ({ name, size }: OpenUpload) =>
  (clip: QueuedClip) =>
    clip.name === name && clip.sizeBytes === size;
