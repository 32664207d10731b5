import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/database/schema.ts';
import type { FileTable } from '../../../platform/database/tables/files.ts';
import type { FilmTable } from '../../../platform/database/tables/films.ts';
import type { StyleTable } from '../../../platform/database/tables/styles.ts';
import type { AddressOf } from '../../../platform/storage/media-addresses.ts';
import { folderOf } from '../../../platform/storage/object-folders.ts';
import type { LineageRepository, Related } from '../ports.ts';

/** Of one kind, at each step. */
const most = 12;

const storedKeys = z.array(z.string());
/** A style draws by one of its two hands; pictures of either are its own. */
const storedHands = z.object({
  key: z.string(),
  otherHand: z.optional(z.object({ key: z.string() })),
});
const storedSamples = z.catch(
  z.array(z.object({ key: z.string(), thumbnailKey: z.optional(z.string()) })),
  [],
);
const storedCut = z.object({ fileIds: z.array(z.string()) });

type Addresses = {
  /** Prefix of every stored file's address, without a final slash. */
  readonly mediaHost: string;
  readonly addressOf: AddressOf;
};

export function makeSqlLineage(db: Kysely<Database>, addresses: Addresses): LineageRepository {
  const things = readThings(db, addresses);
  const parents = readParents(db, things);
  const children = readChildren(things);
  return {
    async find(ownerId, key) {
      const file = await things
        .files(ownerId)
        // By either key's own index, whoever else has files.
        .where('id', 'in', (files) =>
          files
            .selectFrom('files')
            .select('id')
            .where('storage_key', '=', key)
            .unionAll(files.selectFrom('files').select('id').where('thumbnail_key', '=', key)),
        )
        .executeTakeFirst();
      if (file) return things.ofFile(file);
      const film = await things
        .films(ownerId)
        .where('object_folder', '=', folderOf(key))
        .where((is) => is.or([is('video_key', '=', key), is('poster_key', '=', key)]))
        .executeTakeFirst();
      if (film) return things.ofFilm(film);
      // Another rendering of a film than the one that is shown.
      const rendered = await things
        .films(ownerId)
        .where('id', 'in', (versions) =>
          versions
            .selectFrom('film_versions')
            .select('film_id')
            .where('owner_id', '=', ownerId)
            .where('object_folder', '=', folderOf(key))
            .where((is) => is.or([is('video_key', '=', key), is('poster_key', '=', key)])),
        )
        .executeTakeFirst();
      if (rendered) return things.ofFilm(rendered);
      const styles = (await things.styles(ownerId)).filter((style) => style.samples.includes(key));
      return styles[0] ? things.ofStyle(styles[0]) : null;
    },
    async parentsOf(ownerId, item) {
      if (item.kind === 'message') return parents.conversation(ownerId, item.conversation_id);
      if (item.kind === 'film') return parents.ofFilm(ownerId, item);
      if (item.kind === 'style') return parents.ofStyle(ownerId, item);
      return item.kind === 'conversation' ? [] : parents.ofFile(ownerId, item);
    },
    async childrenOf(ownerId, item) {
      if (item.kind === 'style') return children.ofStyle(ownerId, item);
      const isFile = item.kind === 'picture' || item.kind === 'clip';
      return isFile ? children.ofFile(ownerId, item) : [];
    },
  };
}

type File = Selectable<FileTable>;
type Film = Selectable<FilmTable>;

/** Rows as things of a lineage. */
function readThings(db: Kysely<Database>, { mediaHost, addressOf }: Addresses) {
  const at = (key: string | null | undefined) => (key ? `${mediaHost}/${key}` : null);
  return {
    files: (ownerId: string) =>
      db
        .selectFrom('files')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('binned_at', 'is', null),
    films: (ownerId: string) =>
      db
        .selectFrom('videos')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('binned_at', 'is', null),
    /** The newest first. */
    async styles(ownerId: string) {
      const rows = await db
        .selectFrom('models')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('deleted', '=', 0)
        .where('binned_at', 'is', null)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(styleFrom);
    },
    ofFile: (file: File): Related => ({
      kind: file.kind === 'image' ? 'picture' : 'clip',
      id: file.id,
      name: file.name,
      picture: at(file.thumbnail_key) ?? (file.kind === 'image' ? at(file.storage_key) : null),
      url: file.kind === 'image' ? at(file.storage_key) : null,
      conversation_id: file.folder.split('/').at(-1) ?? null,
      made_at: momentOf(file),
      key: file.storage_key,
    }),
    ofFilm: (film: Film): Related => ({
      ...{ kind: 'film', id: film.id, name: film.title },
      picture: film.poster_key && addressOf(film.poster_key),
      ...{ url: null, conversation_id: null, made_at: momentOf(film), key: film.video_key },
    }),
    ofStyle: (style: Style): Related => ({
      ...{ kind: 'style', id: String(style.id), name: style.name, picture: at(style.shown) },
      ...{ url: null, conversation_id: null, made_at: null, key: style.fileKeys[0] ?? null },
    }),
  };
}

const momentOf = ({ created_at }: { readonly created_at: number }) =>
  new Date(created_at).toISOString();

type Style = ReturnType<typeof styleFrom>;

function styleFrom(row: Selectable<StyleTable>) {
  const samples = z.parse(storedSamples, JSON.parse(row.samples));
  const hands = row.learned === null ? null : z.parse(storedHands, JSON.parse(row.learned));
  return {
    ...{ id: row.id, name: row.name },
    fileKeys: [hands?.key, hands?.otherHand?.key].filter((key) => key !== undefined),
    imageKeys: z.parse(storedKeys, JSON.parse(row.image_keys)),
    samples: samples.flatMap(({ key, thumbnailKey = key }) => [key, thumbnailKey]),
    shown: samples[0]?.thumbnailKey ?? samples[0]?.key ?? null,
  };
}

/** Where in the chat something was asked for. */
function readTalk(db: Kysely<Database>) {
  const messagesOf = (ownerId: string) =>
    db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
      .select(['messages.id', 'messages.query', 'messages.conversation_id'])
      .where('messages.owner_id', '=', ownerId)
      .where('conversations.deleted_at', 'is', null)
      .where('conversations.binned_at', 'is', null)
      .orderBy('messages.created_at', 'desc')
      .limit(1);
  const conversation = async (ownerId: string, id: string | null): Promise<Related[]> => {
    const row = await db
      .selectFrom('conversations')
      .select(['id', 'name'])
      .where('owner_id', '=', ownerId)
      .where('id', '=', id ?? '')
      .where('deleted_at', 'is', null)
      .where('binned_at', 'is', null)
      .executeTakeFirst();
    return row ? [{ kind: 'conversation', ...row, ...nothingToSee, conversation_id: row.id }] : [];
  };
  return {
    conversation,
    /** The question whose answer shows a file; else the conversation that it lies in. */
    async thatShows(ownerId: string, { key, conversation_id: folder }: Related) {
      const asked = await messagesOf(ownerId)
        .where('messages.conversation_id', '=', folder ?? '')
        .where('messages.answer', 'like', `%${key}%`)
        .execute();
      return asked.length > 0 ? asked.map(messageFrom) : conversation(ownerId, folder);
    },
    /** The question that a card with these words answers. */
    async withCard(ownerId: string, words: string): Promise<Related[]> {
      const asked = messagesOf(ownerId)
        .where('messages.cards', 'is not', null)
        .where('messages.cards', 'like', `%${words}%`);
      return (await asked.execute()).map(messageFrom);
    },
  };
}

type Asked = { readonly id: string; readonly query: string; readonly conversation_id: string };

const messageFrom = ({ id, query, conversation_id }: Asked): Related => ({
  ...{ kind: 'message', id, name: query.slice(0, 200) },
  ...{ ...nothingToSee, conversation_id },
});

/** Of words: neither a file nor a moment. */
const nothingToSee = { picture: null, url: null, made_at: null, key: null };

/** What something came from, one step away. */
function readParents(db: Kysely<Database>, things: ReturnType<typeof readThings>) {
  const talk = readTalk(db);
  const filesWith = async (ownerId: string, column: 'id' | 'storage_key', wanted: string[]) => {
    const some = wanted.slice(0, most);
    if (some.length === 0) return [];
    return (await things.files(ownerId).where(column, 'in', some).execute()).map(things.ofFile);
  };
  return {
    conversation: talk.conversation,
    async ofFile(ownerId: string, item: Related) {
      const row = await things
        .files(ownerId)
        .where('storage_key', '=', item.key)
        .executeTakeFirst();
      const styleKeys = [row?.style_key, row?.second_style_key].filter((key) => key != null);
      const all = styleKeys.length === 0 ? [] : await things.styles(ownerId);
      const styles = styleKeys.flatMap((key) =>
        all.filter(({ fileKeys }) => fileKeys.includes(key)),
      );
      const source = row?.source_key ? [row.source_key] : [];
      const pictures = await filesWith(ownerId, 'storage_key', source);
      const asked = await talk.thatShows(ownerId, item);
      return [...pictures, ...styles.map(things.ofStyle), ...asked];
    },
    async ofStyle(ownerId: string, { id }: Related) {
      const style = (await things.styles(ownerId)).find((one) => String(one.id) === id);
      const asked = await talk.withCard(ownerId, `"kind":"style","id":${id},`);
      return [...(await filesWith(ownerId, 'storage_key', style?.imageKeys ?? [])), ...asked];
    },
    async ofFilm(ownerId: string, { id }: Related) {
      const row = await db
        .selectFrom('film_cuts')
        .select('cut')
        .where('owner_id', '=', ownerId)
        .where('film_id', '=', id)
        .executeTakeFirst();
      const { fileIds } = row ? z.parse(storedCut, JSON.parse(row.cut)) : { fileIds: [] };
      const asked = await talk.withCard(ownerId, `"${id}"`);
      return [...(await filesWith(ownerId, 'id', fileIds)), ...asked];
    },
  };
}

/** What came of something, one step away. */
function readChildren(things: ReturnType<typeof readThings>) {
  const madeWith = async (
    ownerId: string,
    columns: readonly ('style_key' | 'second_style_key' | 'source_key')[],
    keys: readonly string[],
  ) => {
    if (keys.length === 0) return [];
    const query = things
      .files(ownerId)
      .where((is) => is.or(columns.map((column) => is(column, 'in', keys))))
      .orderBy('created_at', 'desc');
    return (await query.limit(most).execute()).map(things.ofFile);
  };
  const filmsFrom = (ownerId: string, fileId: string) =>
    things
      .films(ownerId)
      .where('id', 'in', (films) =>
        films
          .selectFrom('film_cuts')
          .select('film_id')
          .where('owner_id', '=', ownerId)
          .where('cut', 'like', `%"${fileId}"%`),
      )
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  return {
    async ofStyle(ownerId: string, { id }: Related) {
      const style = (await things.styles(ownerId)).find((one) => String(one.id) === id);
      return madeWith(ownerId, ['style_key', 'second_style_key'], style?.fileKeys ?? []);
    },
    async ofFile(ownerId: string, { id, key }: Related): Promise<Related[]> {
      const changed = await madeWith(ownerId, ['source_key'], key === null ? [] : [key]);
      const taught = (await things.styles(ownerId))
        .filter(({ imageKeys }) => key !== null && imageKeys.includes(key))
        .slice(0, most);
      const films = await filmsFrom(ownerId, id);
      return [...changed, ...taught.map(things.ofStyle), ...films.map(things.ofFilm)];
    },
  };
}
