import { pause } from './wait.ts';

/** What the studio answers when it wants to be asked again: too many calls, or none at all just now. */
const laterStatuses = [429, 503];
const longestWaitSeconds = 120;
/** A studio names seconds; who holds it to its word need not sleep through them. */
const pauseMs = 300;

/** An answer that says neither what was asked for, nor « not there », nor « later ». */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

/** Sends a call again while the studio puts it off: refused for now is not gone. */
export async function patiently(call: () => Promise<Response>): Promise<Response> {
  const until = performance.now() + longestWaitSeconds * 1000;
  for (;;) {
    const answer = await call();
    if (!laterStatuses.includes(answer.status) || performance.now() > until) return answer;
    await answer.body?.cancel();
    await pause(pauseMs);
  }
}

/**
 * What a call answers; null for what is not there.
 *
 * @throws {UnexpectedAnswer} for everything else
 */
export async function bodyOf<T>(call: () => Promise<Response>): Promise<T | null> {
  const answer = await patiently(call);
  if (answer.status === 404) return null;
  await expectSuccess(answer);
  return (await answer.json()) as T;
}

/**
 * An answer, read to its end by `read`; null when a kill cut it off.
 *
 * @throws {UnexpectedAnswer} for a call that was refused
 */
export async function unlessCut<T>(
  call: () => Promise<Response>,
  read: (answer: Response) => Promise<T>,
): Promise<T | null> {
  try {
    const answer = await patiently(call);
    await expectSuccess(answer);
    return await read(answer);
  } catch (error) {
    // What fetch throws for a connection that was refused or lost.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

export async function expectSuccess(answer: Response): Promise<void> {
  if (answer.ok) return;
  const { pathname } = new URL(answer.url);
  throw new UnexpectedAnswer(`${pathname}: ${answer.status} ${await answer.text()}`);
}
