import type { Person } from '../../apps/server/src/testing.ts';
import { seededFolder } from '../seed/seed-rows.ts';
import { makeWording } from '../seed/wording.ts';
import { headersOf, readWhole } from './people.ts';

type Call = { readonly name: string; readonly run: (round: number) => Promise<void> };

type Row = { readonly id: string; readonly fullPath?: string; readonly video_url?: string };

/** Every list of a person who also administers, from its first page and from deep inside. */
export async function listCalls(url: string, person: Person): Promise<readonly Call[]> {
  const headers = await headersOf(url, person);
  const read = (path: string) => readWhole(url + path, headers);
  const rowsOf = async (path: string, part: string): Promise<readonly Row[]> =>
    JSON.parse(await read(path))[part];
  const call = (name: string, path: string): Call => ({
    name,
    run: async () => void (await read(path)),
  });
  const gallery = '/api/v1/gallery/videos/?limit=100';
  const talks = `/api/v1/conversations?user=${person.id}&limit=100`;
  const files = `/api/v1/s3/list-files?folder=${person.id}/${seededFolder}&limit=1000`;
  const films = await deepPage(rowsOf, gallery.replace('100', '500'), 'videos', 'last_id');
  const conversations = await deepPage(rowsOf, talks, 'data', 'last_id');
  const stored = await deepPage(rowsOf, files, 'files', 'after');
  const film = films.rows[0];
  const talk = conversations.rows[0];
  const picture = stored.rows[0];
  const messages = `/api/v1/messages?user=${person.id}&conversation_id=${talk?.id}&limit=100`;
  const lineageOf = (address = '') =>
    `/api/v1/lineage?url=${encodeURIComponent(new URL(address, `${url}/media/`).href)}`;
  const own = [
    call('films', gallery),
    call('films, deep', `${gallery}&last_id=${films.last}`),
    call('conversations', talks),
    call('conversations, deep', `${talks}&last_id=${conversations.last}`),
    call('messages', messages),
    call('pictures of a conversation', files.replace('1000', '100')),
    call(
      'pictures of a conversation, deep',
      `${files.replace('1000', '100')}&after=${stored.last}`,
    ),
    call('films, oldest', `${gallery}&order=oldest`),
    call('films, longest', `${gallery}&order=longest`),
    call('films, longest, deep', `${gallery}&order=longest&last_id=${films.last}`),
    call('films, favourites', `${gallery}&favourites=only`),
    call('conversations, least changed', `${talks}&sort_by=updated_at`),
    call('conversations, last changed', `${talks}&sort_by=-updated_at`),
    call('conversations, pinned', `${talks}&pinned=true`),
    call('newest pictures', '/api/v1/pictures?limit=50'),
    call('bin', '/api/v1/bin?limit=100'),
    call('one film', `/api/v1/gallery/videos/${film?.id}`),
    call('lineage of a film', lineageOf(film?.video_url)),
    call('lineage of a picture', lineageOf(picture?.fullPath)),
    call('film jobs', '/api/v1/video/jobs'),
    call('styles', '/api/v1/models'),
    call('projects', '/api/v1/projects'),
    call('unfinished uploads', '/api/v1/uploads'),
    call('ratings', '/api/v1/app/feedbacks?limit=100'),
    call('storage', '/api/v1/me/storage'),
  ];
  const isAdministrator = (await fetch(`${url}/api/v1/administration/jobs`, { headers })).ok;
  const administration = ['people', 'people?order=fullest', 'people?q=personne', 'jobs', 'log']
    .concat('invitations', 'overview', `people/${person.id}/storage`)
    .map((path) =>
      call(`administration: ${path.replace(person.id, 'id')}`, `/api/v1/administration/${path}`),
    );
  return isAdministrator ? [...own, ...administration] : own;
}

/** So many pages inside; a person with less is read to the end. */
const deepPages = 10;

async function deepPage(
  rowsOf: (path: string, part: string) => Promise<readonly Row[]>,
  path: string,
  part: string,
  cursor: string,
) {
  let rows = await rowsOf(path, part);
  const nameOf = (row: Row | undefined) => encodeURIComponent(row?.fullPath ?? row?.id ?? '');
  let last = nameOf(rows.at(-1));
  for (let page = 1; page < deepPages; page += 1) {
    const next = await rowsOf(`${path}&${cursor}=${last}`, part);
    if (next.length === 0) break;
    rows = next;
    last = nameOf(next[0]);
    if (next.length < 100) break;
    last = nameOf(next.at(-1));
  }
  return { rows, last };
}

/** By their rank in the language: one in every text to one in a few of a million. */
const ranks = [0, 3, 10, 40, 150, 600, 2500, 9000];

export async function searchCalls(url: string, person: Person): Promise<readonly Call[]> {
  const headers = await headersOf(url, person);
  const { words } = makeWording(1);
  const wordOf = (round: number) => words[ranks[round % ranks.length] ?? 0] ?? '';
  const search = (name: string, path: string, textOf: (round: number) => string): Call => ({
    name,
    run: async (round) =>
      void (await readWhole(`${url}${path}&search=${encodeURIComponent(textOf(round))}`, headers)),
  });
  const two = (round: number) => `${wordOf(round)} ${words[(round * 7) % 50]}`;
  const talks = `/api/v1/conversations?user=${person.id}&limit=20`;
  return [
    search('conversations by a word', talks, wordOf),
    search('conversations by two words', talks, two),
    search('films by a word', '/api/v1/gallery/videos/?limit=100', wordOf),
    search('films by two words', '/api/v1/gallery/videos/?limit=100', two),
    search('films by a word that none has', '/api/v1/gallery/videos/?limit=100', () => 'zzyzx'),
    search('pictures by a word', '/api/v1/pictures?limit=50', wordOf),
    search('pictures by two words', '/api/v1/pictures?limit=50', two),
    search('pictures by a word that none has', '/api/v1/pictures?limit=50', () => 'zzyzx'),
  ];
}
