import { failureName } from './failure-name.ts';

/** Somebody who asks for more than their share; runs in a process of its own, beside the server. */
export type RudeGuest<Prepared = unknown> = {
  /** What they do. */
  readonly title: string;
  /** What somebody else waited before this was mended, as it was measured then. */
  readonly before: string;
  /** Signs up and uploads what is needed, before anybody measures. */
  prepare(url: string, isSmall: boolean): Promise<Prepared>;
  /** Goes on until the signal; what it answers to `tell` is counted. */
  disturb(studio: Disturbing<Prepared>): Promise<void>;
};

export type Disturbing<Prepared> = {
  readonly url: string;
  readonly prepared: Prepared;
  /** With `--small`: a fraction of it all. */
  readonly isSmall: boolean;
  readonly signal: AbortSignal;
  /** Counts what came of a call: a status, or why there was none. */
  readonly tell: (outcome: string) => void;
};

/** Keeps so many calls under way until the signal, each begun when another one has ended. */
export async function keepBusy(
  { signal, tell }: Pick<Disturbing<unknown>, 'signal' | 'tell'>,
  atOnce: number,
  call: (number: number) => Promise<Response>,
): Promise<void> {
  let number = 0;
  const one = async () => {
    while (!signal.aborted) {
      number += 1;
      try {
        const answer = await call(number);
        await answer.arrayBuffer();
        tell(String(answer.status));
      } catch (error) {
        if (signal.aborted) return;
        tell(failureName(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
