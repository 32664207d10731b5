import type { CutByWords } from '@armoni/contract/cuts';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { ApiError } from '../../../lib/http/api-error.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import { texts } from '../texts.ts';
import { changeByWords } from './table-service.ts';
import type { TableSession } from './table-session.ts';

export type WishState = {
  readonly isAsking: boolean;
  /** What became of the last wish. */
  readonly answer: (CutByWords & { readonly wish: string }) | null;
};

type AskWords = typeof changeByWords;

type Say = { readonly error: (text: string) => void };

/** Hands over wishes on top of the cut; what they change is one step of the history. */
export class WishJob {
  readonly #session: TableSession;
  readonly #say: Say;
  readonly #askWords: AskWords;
  readonly #state = makeStore<WishState>({ isAsking: false, answer: null });
  readonly #disposal = new AbortController();

  constructor(session: TableSession, say: Say, askWords: AskWords = changeByWords) {
    this.#askWords = askWords;
    this.#session = session;
    this.#say = say;
  }

  get state(): ReadableStore<WishState> {
    return this.#state;
  }

  /** Whether the wish was taken: what was typed is kept otherwise. */
  async ask(wish: string): Promise<boolean> {
    if (this.#state.get().isAsking || wish.trim() === '') return false;
    this.#state.set((now) => ({ ...now, isAsking: true }));
    try {
      const answer = await this.#answered(wish);
      this.#session.change(() => answer.timeline, texts.wish.said(answer.changes));
      this.#state.set({ isAsking: false, answer: { ...answer, wish } });
      return true;
    } catch (error) {
      if (this.#disposal.signal.aborted) return false;
      this.#say.error(error instanceof ApiError ? error.message : texts.wish.failed);
      this.#state.set((now) => ({ ...now, isAsking: false }));
      return false;
    }
  }

  dismiss(): void {
    this.#state.set((now) => ({ ...now, answer: null }));
  }

  dispose(): void {
    this.#disposal.abort();
  }

  /** A change made by hand meanwhile is not lost: the wish is read again on top of it. */
  async #answered(wish: string): Promise<CutByWords> {
    const { film_id: id } = this.#session.base.get();
    const present = (): Timeline => this.#session.history.get().present;
    for (;;) {
      const timeline = present();
      const answer = await this.#askWords(id, { timeline, wish }, this.#disposal.signal);
      if (timeline !== present()) continue;
      // Nothing changed is no step: the very same object says so.
      return answer.changes.length === 0 && !isLockChange(answer)
        ? { ...answer, timeline }
        : answer;
    }
  }
}

/** Locks change nothing of the film, and yet something of the cut. */
function isLockChange({ shots }: CutByWords): boolean {
  return shots.length > 0;
}
