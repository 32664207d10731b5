import type { ReadWishBody, WishReading } from '@armoni/contract/wish';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import type { ReadWish } from './chips.ts';

export type WishAnswer =
  | { readonly status: 'read'; readonly reading: WishReading }
  /** Busy or out of reach: it may answer a moment later. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'refused' };

export type WishReadingsDependencies = {
  /** What would be asked now; null while nothing is wished for. */
  readonly question: () => ReadWishBody | null;
  /** Whatever the question is made of. */
  readonly sources: readonly Pick<ReadableStore<unknown>, 'subscribe'>[];
  readonly read: (body: ReadWishBody, signal: AbortSignal) => Promise<WishAnswer>;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
};

/** Typing has paused. */
const pauseMs = 400;
/** Between two calls: at most 60 a minute, half of what the studio takes. */
const restMs = 1000;
/** A failed call makes the next one wait four times as long, up to a minute. */
const failureFactor = 4;
const longestRestMs = 60_000;
const triesPerQuestion = 3;

/**
 * Reads the wish whenever it, the clips or the music have changed and typing pauses. Of several
 * changes only the last is read, and a call under way is given up for it. Without an answer the
 * last reading stays, and nothing is said: a film can be made all the same.
 */
export class WishReadings {
  readonly #dependencies: WishReadingsDependencies;
  readonly #last = makeStore<ReadWish | null>(null);
  readonly #stops: readonly (() => void)[];
  #asked = '';
  #running = new AbortController();
  #calledAtMs = Number.NEGATIVE_INFINITY;
  #failures = 0;

  constructor(dependencies: WishReadingsDependencies) {
    this.#dependencies = dependencies;
    this.#stops = dependencies.sources.map((source) => source.subscribe(() => this.#follow()));
    this.#follow();
  }

  /** The last answer; null while nothing is wished for or was read. */
  get last(): ReadableStore<ReadWish | null> {
    return this.#last;
  }

  dispose(): void {
    this.#running.abort();
    for (const stop of this.#stops) stop();
  }

  #follow() {
    const body = this.#dependencies.question();
    const asked = JSON.stringify(body);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#running.abort();
    this.#running = new AbortController();
    if (body === null) this.#last.set(null);
    else void this.#read(body, this.#running.signal);
  }

  async #read(body: ReadWishBody, signal: AbortSignal) {
    const { read, wait, now } = this.#dependencies;
    for (let attempt = 0; attempt < triesPerQuestion; attempt += 1) {
      await wait(Math.max(pauseMs, this.#calledAtMs + this.#restMs() - now()), signal);
      if (signal.aborted) return;
      this.#calledAtMs = now();
      const answer = await read(body, signal);
      if (signal.aborted) return;
      if (answer.status === 'read') {
        this.#failures = 0;
        this.#last.set({ reading: answer.reading, instructions: body.instructions });
      }
      if (answer.status !== 'unreachable') return;
      this.#failures += 1;
    }
  }

  #restMs(): number {
    return Math.min(longestRestMs, restMs * failureFactor ** this.#failures);
  }
}
