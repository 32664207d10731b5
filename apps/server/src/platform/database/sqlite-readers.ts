import { ThreadCrashed } from '../threads/run-in-thread.ts';
import { openReadThread, type Read, type ReadAnswer } from './read-in-thread.ts';

/** Connections that only read, away from the event loop. */
export type SqliteReaders = {
  /**
   * Sees all that was committed before the call.
   * @throws what SQLite throws, with its codes; ReaderLostError when its thread ended
   */
  read(query: Read): Promise<readonly unknown[]>;
  /** What is being read is given up; that takes until SQLite gives its next row or its end. */
  close(): Promise<void>;
};

/** A reading thread ended in the middle of a query, as when it is closed. Others go on. */
export class ReaderLostError extends Error {
  override readonly name = 'ReaderLostError';
}

type Thread = ReturnType<typeof openReadThread>;

/**
 * As many threads as said read a file, each one query at a time; what comes meanwhile waits in
 * line. A thread begins when it is needed, and anew when it has crashed.
 */
export function openSqliteReaders(path: string, count: number): SqliteReaders {
  const idle: Thread[] = [];
  const open = new Set<Thread>();
  const waiting: ((thread: Thread) => void)[] = [];

  function begin(): Thread {
    const thread = openReadThread({
      setting: path,
      onEnd: () => {
        open.delete(thread);
        if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      },
    });
    open.add(thread);
    return thread;
  }

  function take(): Thread | Promise<Thread> {
    const thread = idle.pop();
    if (thread) return thread;
    if (open.size < count) return begin();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(thread: Thread): void {
    const isAlive = open.has(thread);
    const next = waiting.shift();
    if (next) next(isAlive ? thread : begin());
    else if (isAlive) idle.push(thread);
  }

  return {
    async read(query) {
      const thread = await take();
      try {
        return rowsOf(await thread.call(query));
      } catch (error) {
        if (error instanceof ThreadCrashed) {
          throw new ReaderLostError('the reading thread ended', { cause: error });
        }
        throw error;
      } finally {
        giveBack(thread);
      }
    },
    async close() {
      await Promise.all([...open].map((thread) => thread.close()));
    },
  };
}

function rowsOf(answer: ReadAnswer): readonly unknown[] {
  if ('rows' in answer) return answer.rows;
  const { message, ...codes } = answer.fault;
  throw Object.assign(new Error(message), codes);
}
