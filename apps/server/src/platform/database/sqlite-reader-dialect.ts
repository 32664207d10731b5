import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { openSqliteReaders, type SqliteReaders } from './sqlite-readers.ts';

/** Two, so that one long read is never all there is. */
const readers = 2;

/** Kysely over threads that only read a SQLite file: no writes, no transactions, no streams. */
export class SqliteReaderDialect implements Dialect {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  createDriver(): Driver {
    return new ReaderDriver(openSqliteReaders(this.#path, readers));
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ReaderAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** The readers keep their own line, so Kysely needs none. */
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ReadsOnlyError extends Error {
  override readonly name = 'ReadsOnlyError';
}

class ReaderDriver implements Driver {
  readonly #readers: SqliteReaders;

  constructor(readers: SqliteReaders) {
    this.#readers = readers;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ReaderConnection(this.#readers);
  }

  async beginTransaction(): Promise<void> {
    throw new ReadsOnlyError('readers have no transactions');
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#readers.close();
  }
}

class ReaderConnection implements DatabaseConnection {
  readonly #readers: SqliteReaders;

  constructor(readers: SqliteReaders) {
    this.#readers = readers;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return { rows: (await this.#readers.read({ sql, parameters })) as R[] };
  }

  // biome-ignore lint/correctness/useYield: the interface wants it, and nobody streams here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new ReadsOnlyError('readers have no streams');
  }
}
