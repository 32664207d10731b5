import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import { checkMusicFile } from '../../../lib/uploads/check-media-file.ts';
import type { StoreOutcome } from '../../../lib/uploads/file-uploads.ts';
import type { ChosenMusic } from './chosen-music.ts';

export type MusicState =
  /** The silent track. */
  | { readonly status: 'none' }
  | {
      readonly status: 'uploading';
      readonly name: string;
      readonly sentBytes: number;
      readonly sizeBytes: number;
    }
  | { readonly status: 'chosen'; readonly music: ChosenMusic };

type MusicChoiceDependencies = {
  readonly store: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (sentBytes: number) => void },
  ) => Promise<StoreOutcome>;
  /** Length and waveform, as far as the browser can decode the audio. */
  readonly describe: (file: File) => Promise<Pick<ChosenMusic, 'durationSeconds' | 'peaks'>>;
  readonly onError: (message: string) => void;
  readonly onUrlSet: () => void;
  readonly restored: ChosenMusic | null;
};

/** The music under the film: one uploaded file, one address, or none. */
export class MusicChoice {
  readonly #dependencies: MusicChoiceDependencies;
  readonly #state: Store<MusicState>;
  #upload: AbortController | undefined;

  constructor(dependencies: MusicChoiceDependencies) {
    this.#dependencies = dependencies;
    const { restored } = dependencies;
    this.#state = makeStore<MusicState>(
      restored ? { status: 'chosen', music: restored } : { status: 'none' },
    );
  }

  get state(): ReadableStore<MusicState> {
    return this.#state;
  }

  /** Uploads a file and takes it as the music; what was chosen before stays until it is there. */
  async upload(file: File): Promise<void> {
    const check = checkMusicFile(file);
    if (!check.ok) return this.#dependencies.onError(check.message);
    const before = this.#settled();
    const controller = this.#startUpload();
    const { name, size: sizeBytes } = file;
    this.#state.set({ status: 'uploading', name, sentBytes: 0, sizeBytes });
    const [outcome, description] = await Promise.all([
      this.#dependencies.store(file, {
        signal: controller.signal,
        onProgress: (sentBytes) => {
          if (controller.signal.aborted) return;
          this.#state.set({ status: 'uploading', name, sentBytes, sizeBytes });
        },
      }),
      this.#dependencies.describe(file),
    ]);
    if (controller.signal.aborted) return;
    if (outcome.ok) {
      this.#state.set({ status: 'chosen', music: { name, url: outcome.url, ...description } });
    } else {
      this.#state.set(before);
      if (outcome.reason === 'failed') this.#dependencies.onError(outcome.message);
    }
  }

  /** Takes an address as the music; an empty one changes nothing. */
  setUrl(address: string): { readonly ok: boolean } {
    const url = address.trim();
    if (url === '') return { ok: false };
    this.#stopUpload();
    const music = { name: nameIn(url), url, durationSeconds: null, peaks: null, isForeign: true };
    this.#state.set({ status: 'chosen', music });
    this.#dependencies.onUrlSet();
    return { ok: true };
  }

  /** Takes what was chosen another time. */
  restore(music: ChosenMusic | null): void {
    this.clear();
    if (music) this.#state.set({ status: 'chosen', music });
  }

  /** Goes back to the silent track, or gives up the upload under way. */
  clear(): void {
    this.#stopUpload();
    this.#state.set({ status: 'none' });
  }

  /** Gives up an upload under way, when the person signs out. */
  dispose(): void {
    this.#stopUpload();
  }

  #settled(): MusicState {
    const state = this.#state.get();
    return state.status === 'uploading' ? { status: 'none' } : state;
  }

  #startUpload(): AbortController {
    this.#stopUpload();
    this.#upload = new AbortController();
    return this.#upload;
  }

  #stopUpload() {
    this.#upload?.abort();
    this.#upload = undefined;
  }
}

/** The last part of an address, as a person would call the file. */
function nameIn(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const last = path.split('/').filter(Boolean).at(-1) ?? url;
  try {
    return decodeURIComponent(last);
  } catch {
    // A stray percent sign is no reason to refuse the address.
    return last;
  }
}

/** The address sent with a film: the chosen music, else the silent track. */
export function audioUrlOf(state: MusicState, silentAudioUrl: string): string {
  return state.status === 'chosen' ? state.music.url : silentAudioUrl;
}
