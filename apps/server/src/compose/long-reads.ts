import { makeSqlConversationSearch } from '../features/chat/adapters/sql/search/sql-conversation-search.ts';
import { archiveReads } from '../features/chat/adapters/sql/sql-chat-archive.ts';
import { makeSqlFiles } from '../features/files/adapters/sql-files.ts';
import { makeSqlSpace } from '../features/files/adapters/sql-space.ts';
import { makeSqlFilms } from '../features/films/adapters/sql-films.ts';
import type { Ground } from './ground.ts';

/**
 * Reads whose time grows with what a person has. Which they are is decided here alone: on SQLite they
 * run in threads of their own. Whatever reads a row or a short page, or inside a transaction, stays
 * on the connection that writes.
 */
export function composeLongReads({ database, mediaHost }: Pick<Ground, 'database' | 'mediaHost'>) {
  const { reader, dialect } = database;
  const files = makeSqlFiles(reader);
  const films = makeSqlFilms(reader);
  return {
    search: makeSqlConversationSearch({ db: reader, dialect }),
    archive: archiveReads(reader),
    files: { listFolder: files.listFolder, slices: files.slices },
    films: { page: films.page, slices: films.slices },
    space: makeSqlSpace(reader, mediaHost),
  };
}
