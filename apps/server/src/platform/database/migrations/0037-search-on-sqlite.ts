// A text of many pages is found by its beginning.
const indexed = (text: string) => `substr(${text}, 1, 100000)`;
const wordsOf = (row: string) => `${indexed(`${row}.query`)} || ' ' || ${indexed(`${row}.answer`)}`;

// Ids of new documents grow from here; those of the backlog are below.
const nextDocument = `coalesce((select max(id) from search_documents), ${2 ** 40 - 1}) + 1`;

const ofMessage = (row: string) => `from search_documents where message_id = ${row}.id`;
const ofName = (row: string) =>
  `from search_documents where conversation_id = ${row}.id and message_id is null`;

const add = (row: string, words: string, document: string) =>
  `insert into search_words (rowid, scope, words)
   select id, hex(${row}.owner_id), ${words} ${document};`;

// The index keeps no text: to take words out it has to be told them again.
const remove = (words: string, document: string) =>
  `insert into search_words (search_words, rowid, scope, words)
   select 'delete', id, hex(old.owner_id), ${words} ${document};`;

/** The owner is a word of its own column, so that the index itself reads nobody else's. */
export const searchOnSqlite: readonly string[] = [
  `create table search_documents (
    id integer primary key,
    message_id text unique,
    conversation_id text not null,
    owner_id text not null
  )`,
  'create unique index search_names on search_documents (conversation_id) where message_id is null',
  `create virtual table search_words using fts5 (
    scope, words, content = '', columnsize = 0, detail = column, prefix = '1 2 3',
    tokenize = 'unicode61 remove_diacritics 2'
  )`,
  // Without it a deleted word stays in the file until segments are merged.
  `insert into search_words (search_words, rank) values ('secure-delete', 1)`,
  `create trigger search_message_added after insert on messages begin
    insert into search_documents (id, message_id, conversation_id, owner_id)
    values (${nextDocument}, new.id, new.conversation_id, new.owner_id);
    ${add('new', wordsOf('new'), ofMessage('new'))}
  end`,
  `create trigger search_message_changed after update of query, answer on messages
  when old.query <> new.query or old.answer <> new.answer begin
    ${remove(wordsOf('old'), ofMessage('old'))}
    ${add('new', wordsOf('new'), ofMessage('new'))}
  end`,
  `create trigger search_message_removed after delete on messages begin
    ${remove(wordsOf('old'), ofMessage('old'))}
    delete ${ofMessage('old')};
  end`,
  `create trigger search_name_added after insert on conversations begin
    insert into search_documents (id, message_id, conversation_id, owner_id)
    values (${nextDocument}, null, new.id, new.owner_id);
    ${add('new', 'new.name', ofName('new'))}
  end`,
  `create trigger search_name_changed after update of name on conversations
  when old.name <> new.name begin
    ${remove('old.name', ofName('old'))}
    ${add('new', 'new.name', ofName('new'))}
  end`,
  `create trigger search_name_removed after delete on conversations begin
    ${remove('old.name', ofName('old'))}
    delete ${ofName('old')};
  end`,
];
