import type { StoredFile } from '@armoni/contract/files';
import type { GalleryVideo } from '@armoni/contract/gallery';
import type { Model } from '@armoni/contract/models';
import type { VideoJob } from '@armoni/contract/montage';
import { sha256Of } from '../../apps/server/src/faults/testing/acknowledged.ts';
import type { ListedMessage } from '../../apps/server/src/features/chat/testing/dify-client.ts';
import { getJson } from '../../apps/server/src/features/files/testing.ts';
import type { Person } from '../../apps/server/src/testing.ts';
import { bodyOf, expectSuccess, patiently } from './patience.ts';
import type { Trial } from './trial.ts';

/** A call with a key that makes repeating it safe. */
export function postOnce(
  url: string,
  person: Person,
  { body, key }: { body: unknown; key?: string },
): Promise<Response> {
  const headers = {
    authorization: person.bearer,
    'content-type': 'application/json',
    ...(key && { 'idempotency-key': key }),
  };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function deleteAt(url: string, person: Person, body?: unknown): Promise<Response> {
  return fetch(url, {
    method: 'DELETE',
    headers: {
      authorization: person.bearer,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Null when there is no such job. */
export const filmJobOf = (url: string, person: Person, id: string) =>
  bodyOf<VideoJob>(() => getJson(`${url}/api/v1/video/jobs/${id}/status`, person));

export async function filmsOf(url: string, person: Person): Promise<GalleryVideo[]> {
  const path = `${url}/api/v1/gallery/videos/?limit=500`;
  const listed = await bodyOf<{ videos: GalleryVideo[] }>(() => getJson(path, person));
  return listed?.videos ?? [];
}

export async function stylesOf(url: string, person: Person): Promise<Model[]> {
  const listed = await bodyOf<{ models: Model[] }>(() => getJson(`${url}/api/v1/models`, person));
  return listed?.models ?? [];
}

export async function filesIn(url: string, person: Person, folder: string): Promise<StoredFile[]> {
  const path = `${url}/api/v1/s3/list-files?folder=${encodeURIComponent(`${person.id}/${folder}`)}`;
  return (await bodyOf<{ files: StoredFile[] }>(() => getJson(path, person)))?.files ?? [];
}

/** Empty also when there is no such conversation. */
export async function messagesOf(url: string, person: Person, conversation: string) {
  const query = `user=${person.id}&conversation_id=${conversation}&limit=100`;
  const path = `${url}/api/v1/messages?${query}`;
  return (await bodyOf<{ data: ListedMessage[] }>(() => getJson(path, person)))?.data ?? [];
}

export async function conversationsOf(url: string, person: Person): Promise<string[]> {
  const path = `${url}/api/v1/conversations?user=${person.id}&limit=100`;
  const listed = await bodyOf<{ data: { id: string }[] }>(() => getJson(path, person));
  return (listed?.data ?? []).map(({ id }) => id);
}

/** The SHA-256 of what is served under a key; null when nothing is. */
export async function servedSha256(url: string, key: string): Promise<string | null> {
  const answer = await patiently(() => fetch(`${url}/media/${key}`));
  if (answer.status === 404) return null;
  await expectSuccess(answer);
  return sha256Of(new Uint8Array(await answer.arrayBuffer()));
}

/** The status of a stored object's address; its body is not read. */
export async function mediaStatus(url: string, address: string): Promise<number> {
  const place = new URL(new URL(address, url).pathname, url);
  return (await patiently(() => fetch(place, { method: 'HEAD' }))).status;
}

/** Each film that a list shows is there with its pictures. */
export async function checkFilms(trial: Trial, url: string, films: GalleryVideo[]): Promise<void> {
  for (const { id, video_url, poster_url, shots, size_bytes } of films) {
    const place = new URL(new URL(video_url, url).pathname, url);
    const answer = await patiently(() => fetch(place));
    const bytes = await answer.arrayBuffer();
    if (answer.status !== 200 || bytes.byteLength !== size_bytes) {
      trial.found('half-visible', `film ${id}: ${answer.status}, ${bytes.byteLength} bytes`);
    }
    for (const address of [poster_url, ...shots.map((shot) => shot.thumbnail_url)]) {
      const status = address ? await mediaStatus(url, address) : 0;
      if (status !== 200) trial.found('half-visible', `picture of film ${id}: ${status}`);
    }
  }
}

/** Each completed style shows its samples; its own file is served to nobody. */
export async function checkStyles(trial: Trial, url: string, styles: Model[]): Promise<void> {
  for (const { id, lora_file_path: file, sample_urls } of styles) {
    if (!file) trial.found('half-visible', `style ${id} has no file`);
    for (const address of sample_urls) {
      const status = await mediaStatus(url, address);
      if (status !== 200) trial.found('half-visible', `sample of style ${id}: ${status}`);
    }
  }
}
