import { combiningMarks, letterPairs, punctuation } from '../plain-letters.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

// `translate` takes sign by sign, and drops those that have no counterpart.
const from = letterPairs.map(([accented]) => accented).join('') + punctuation + combiningMarks;
const to = letterPairs.map(([, plain]) => plain).join('') + ' '.repeat(punctuation.length);

const index = (values: string, target: string) =>
  `begin
    insert into search_documents (id, message_id, conversation_id, owner_id, words)
    values (nextval('search_document_ids'), ${values})
    on conflict ${target} do update set words = excluded.words;
    return new;
  end`;

const vector = (text: string) => `search_vector(new.owner_id, ${text})`;

/** No extension, which a database of somebody else's may lack: `unaccent` is done by us. */
export const searchOnPostgres: readonly string[] = [
  `create sequence search_document_ids start ${2 ** 40}`,
  `create table search_documents (
    id bigint primary key,
    message_id text unique references messages (id) on delete cascade,
    conversation_id text not null,
    owner_id text not null,
    words tsvector not null
  )`,
  'create unique index search_names on search_documents (conversation_id) where message_id is null',
  'create index search_words on search_documents using gin (words)',
  `create function search_plain(text) returns text language sql immutable
    as $$ select translate(lower($1), ${quoted(from)}, ${quoted(to)}) $$`,
  // The owner is a word that no text contains, as words have no spaces: the index itself reads
  // nobody else's. A text of many pages is found by its beginning; a vector ends at 1 MB.
  `create function search_vector(owner text, message text) returns tsvector language sql
    as $$ select array_to_tsvector(array['owner ' || owner])
      || strip(to_tsvector('simple', search_plain(message))) $$`,
  `create function search_message() returns trigger language plpgsql as $$
    ${index(
      `new.id, new.conversation_id, new.owner_id,
      ${vector(`left(new.query, 100000) || ' ' || left(new.answer, 100000)`)}`,
      '(message_id)',
    )} $$`,
  `create trigger search_message_written after insert or update of query, answer on messages
    for each row execute function search_message()`,
  `create function search_name() returns trigger language plpgsql as $$
    ${index(
      `null, new.id, new.owner_id, ${vector('new.name')}`,
      '(conversation_id) where message_id is null',
    )} $$`,
  `create trigger search_name_written after insert or update of name on conversations
    for each row execute function search_name()`,
  `create function search_forget_name() returns trigger language plpgsql as $$ begin
    delete from search_documents where conversation_id = old.id and message_id is null;
    return old;
  end $$`,
  `create trigger search_name_removed after delete on conversations
    for each row execute function search_forget_name()`,
];
