import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import { bindable } from './bindable.ts';

/** Kysely over Node's own SQLite: one connection, write-ahead log, every commit on disk. */
export class SqliteFileDialect extends SqliteDialect {
  constructor(path: string) {
    super({ database: async () => openFile(path) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

// SQLite rolls DDL back; the stock adapter says it doesn't and would leave half a migration.
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(path: string) {
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // FULL: an acknowledged write survives a power cut, at the price of one fsync per commit.
  file.exec('pragma journal_mode = wal; pragma synchronous = full');
  // What is deleted is overwritten with zeros, in pages that stay and in those that are freed.
  file.exec('pragma secure_delete = on');
  return {
    prepare: (query: string) => statementOf(file, query),
    close: () => file.close(),
  };
}

function statementOf(file: DatabaseSync, query: string): SqliteStatement {
  const statement = file.prepare(query);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => {
      // A full disk has rolled back already; failing here would hide why the transaction failed.
      if (query === 'rollback' && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
      return statement.run(...bindable(parameters));
    },
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}
