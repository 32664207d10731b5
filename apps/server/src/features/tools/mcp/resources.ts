import type { OwnFile, OwnFilm } from '../ports.ts';
import { absoluteIn } from './absolute-in.ts';
import type { McpDependencies } from './ports.ts';

const pageSize = 50;
/** Lists end there; what is older is found by its name, with list_items. */
const mostPages = 40;
const address = /^armoni:\/\/(pictures|clips|films)\/([\w-]{1,64})$/;
const mimeType = 'application/json';

type Known = Pick<McpDependencies, 'files' | 'films' | 'publicUrl'>;

export const resourceTemplates = [
  { uriTemplate: 'armoni://pictures/{id}', name: 'A picture', mimeType },
  { uriTemplate: 'armoni://clips/{id}', name: 'A clip', mimeType },
  { uriTemplate: 'armoni://films/{id}', name: 'A film', mimeType },
] as const;

/** Pictures, then films, the newest first: what they are called, never their bytes. Null for no cursor of ours. */
export async function listResources(known: Known, ownerId: string, cursor?: string) {
  const page = pageOf(cursor);
  if (page === null) return null;
  const { files, films } = known;
  const end = page.number * pageSize;
  const from = end - pageSize;
  if (page.of === 'pictures') {
    const found = await files.newest(ownerId, 'image', { limit: end });
    const resources = found.files
      .slice(from)
      .map(({ id, name }) => ({ uri: `armoni://pictures/${id}`, name, mimeType }));
    return { resources, nextCursor: nextOf(page, found.total > end) };
  }
  const found = await films.newest(ownerId, { search: null, limit: end });
  const resources = found.films
    .slice(from)
    .map(({ id, title }) => ({ uri: `armoni://films/${id}`, name: title, mimeType }));
  return { resources, nextCursor: nextOf(page, found.total > end) };
}

type Page = { readonly of: 'pictures' | 'films'; readonly number: number };

function pageOf(cursor: string | undefined): Page | null {
  if (cursor === undefined) return { of: 'pictures', number: 1 };
  const [, of, number = ''] = /^(pictures|films)-([1-9]\d?)$/.exec(cursor) ?? [];
  if (of !== 'pictures' && of !== 'films') return null;
  return Number(number) > mostPages ? null : { of, number: Number(number) };
}

function nextOf({ of, number }: Page, hasMore: boolean): string | undefined {
  if (hasMore && number < mostPages) return `${of}-${number + 1}`;
  return of === 'pictures' ? 'films-1' : undefined;
}

/** What it is called and where it is. Null for what is not there, or not theirs. */
export async function readResource(
  { files, films, publicUrl }: Known,
  ownerId: string,
  uri: string,
): Promise<OwnFile | OwnFilm | null> {
  const [, of, id = ''] = address.exec(uri) ?? [];
  if (of === undefined) return null;
  if (of === 'films') {
    const film = await films.find(ownerId, id);
    return film && absoluteIn(film, publicUrl);
  }
  const file = await files.find(ownerId, id);
  const isMeant = file?.kind === (of === 'pictures' ? 'image' : 'video');
  return file && isMeant ? absoluteIn(file, publicUrl) : null;
}
