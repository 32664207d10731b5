import type { OwnFile, OwnFilm } from '../ports.ts';
import { absoluteIn } from './absolute-in.ts';
import type { McpDependencies } from './ports.ts';

const mostListed = 50;
const address = /^armoni:\/\/(pictures|clips|films)\/([\w-]{1,64})$/;
const mimeType = 'application/json';

type Known = Pick<McpDependencies, 'files' | 'films' | 'publicUrl'>;

export const resourceTemplates = [
  { uriTemplate: 'armoni://pictures/{id}', name: 'A picture', mimeType },
  { uriTemplate: 'armoni://clips/{id}', name: 'A clip', mimeType },
  { uriTemplate: 'armoni://films/{id}', name: 'A film', mimeType },
] as const;

/** The newest pictures and films: what they are called and where they are, never their bytes. */
export async function listResources({ files, films }: Known, ownerId: string) {
  const pictures = await files.newest(ownerId, 'image', { limit: mostListed });
  const made = await films.newest(ownerId, { search: null, limit: mostListed });
  return [
    ...pictures.files.map(({ id, name }) => ({ uri: `armoni://pictures/${id}`, name, mimeType })),
    ...made.films.map(({ id, title }) => ({ uri: `armoni://films/${id}`, name: title, mimeType })),
  ];
}

/** Null for what is not there, or not theirs. */
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
