import type { CutMusic } from '@armoni/contract/cuts';
import { setMusic } from '@armoni/contract/timeline/edit-film';
import { ApiError } from '../../../lib/http/api-error.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import { checkMusicFile } from '../../../lib/uploads/check-media-file.ts';
import type { StoreOutcome } from '../../../lib/uploads/file-uploads.ts';
import { musicTexts } from '../music-texts.ts';
import { laidOn } from './music-under.ts';
import { giveMusicTo } from './table-service.ts';
import type { TableSession } from './table-session.ts';

export type MusicState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly name: string; readonly percent: number }
  /** The studio listens to it. */
  | { readonly status: 'giving'; readonly name: string };

type Dependencies = {
  readonly session: TableSession;
  readonly say: { readonly error: (text: string) => void };
  readonly store: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (sentBytes: number) => void },
  ) => Promise<StoreOutcome>;
};

/** Other music under the cut: taken from a list or sent from here. What fails changes nothing. */
export class MusicJob {
  readonly #dependencies: Dependencies;
  readonly #state = makeStore<MusicState>({ status: 'idle' });
  readonly #disposal = new AbortController();
  #sending: AbortController | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get state(): ReadableStore<MusicState> {
    return this.#state;
  }

  /** Music of the studio or of the person, by its address. */
  async choose(audioUrl: string, name: string): Promise<void> {
    if (this.#state.get().status !== 'idle') return;
    this.#state.set({ status: 'giving', name });
    await this.#give(audioUrl);
    this.#state.set({ status: 'idle' });
  }

  /** Back to what the film was made with. */
  chooseFirst(heard: CutMusic): void {
    this.#lay(heard, undefined, heard.name ?? musicTexts.first);
  }

  async upload(file: File): Promise<void> {
    const { say, store } = this.#dependencies;
    if (this.#state.get().status !== 'idle') return;
    const check = checkMusicFile(file);
    if (!check.ok) return say.error(check.message);
    const { name, size } = file;
    const controller = new AbortController();
    this.#sending = controller;
    const signal = AbortSignal.any([controller.signal, this.#disposal.signal]);
    const onProgress = (sent: number) => {
      if (signal.aborted) return;
      this.#state.set({ status: 'sending', name, percent: size > 0 ? (100 * sent) / size : 0 });
    };
    onProgress(0);
    const stored = await store(file, { signal, onProgress });
    this.#sending = null;
    if (stored.ok && !signal.aborted) {
      this.#state.set({ status: 'giving', name });
      await this.#give(stored.url);
    } else if (!stored.ok && stored.reason === 'failed') {
      say.error(stored.message);
    }
    this.#state.set({ status: 'idle' });
  }

  /** Gives up what is being sent. */
  cancel(): void {
    this.#sending?.abort();
  }

  dispose(): void {
    this.#disposal.abort();
  }

  async #give(audioUrl: string): Promise<void> {
    const { session, say } = this.#dependencies;
    try {
      const given = await giveMusicTo(session.base.get().film_id, audioUrl);
      if (this.#disposal.signal.aborted) return;
      session.base.set((cut) => ({
        ...cut,
        other_music: [...cut.other_music.filter(({ id }) => id !== given.id), given],
      }));
      this.#lay(given, given.id, given.name);
    } catch (error) {
      say.error(error instanceof ApiError ? error.message : musicTexts.others.notGiven);
    }
  }

  #lay(heard: CutMusic, musicId: string | undefined, name: string): void {
    this.#dependencies.session.change(
      (now) => setMusic(now, laidOn(now, heard, musicId)),
      musicTexts.said.chosen(name),
    );
  }
}
