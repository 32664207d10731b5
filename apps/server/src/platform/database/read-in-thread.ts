import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { threadsOf } from '../threads/open-thread.ts';
import { bindable } from './bindable.ts';

export type Read = { readonly sql: string; readonly parameters: readonly unknown[] };

/** Rows, or what SQLite said: its errors lose their codes on the way out of a thread. */
export type ReadAnswer =
  | { readonly rows: readonly unknown[] }
  | { readonly fault: { readonly message: string; readonly code?: string; errcode?: number } };

/** Statements come from our own code, so there are not many. */
const mostStatements = 200;

/** Threads that read the SQLite file at a path, each over a connection of its own. */
export const openReadThread = threadsOf(import.meta.url, makeRead);

function makeRead(path: string): (read: Read) => ReadAnswer {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  const statements = new Map<string, StatementSync>();
  return ({ sql, parameters }) => {
    try {
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size >= mostStatements) statements.clear();
        statement = file.prepare(sql);
        statements.set(sql, statement);
      }
      return { rows: statement.all(...bindable(parameters)) };
    } catch (error) {
      const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
      return { fault: { message, ...(code && { code }), ...(errcode && { errcode }) } };
    }
  };
}
