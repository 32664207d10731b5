import type { GalleryVideo } from '@armoni/contract/gallery';
import type { Model } from '@armoni/contract/models';
import type { VideoJob } from '@armoni/contract/montage';
import { getJson } from '../../apps/server/src/features/files/testing.ts';
import type { Person } from '../../apps/server/src/testing.ts';
import type { Trial } from './trial.ts';

/** What a call answers; null when it was cut off, or refused. */
export async function answerOf<T>(call: Promise<Response>): Promise<T | null> {
  const answer = await call.catch(() => null);
  if (!answer?.ok) return null;
  return (await answer.json().catch(() => null)) as T | null;
}

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

export const filmJobOf = (url: string, person: Person, id: string) =>
  answerOf<VideoJob>(getJson(`${url}/api/v1/video/jobs/${id}/status`, person));

export async function filmsOf(url: string, person: Person): Promise<GalleryVideo[]> {
  const path = `${url}/api/v1/gallery/videos/?limit=500`;
  const listed = await answerOf<{ videos: GalleryVideo[] }>(getJson(path, person));
  return listed?.videos ?? [];
}

export async function stylesOf(url: string, person: Person): Promise<Model[]> {
  const listed = await answerOf<{ models: Model[] }>(getJson(`${url}/api/v1/models`, person));
  return listed?.models ?? [];
}

/** The status of a stored object's address; its body is not read. */
export async function mediaStatus(url: string, address: string): Promise<number> {
  const answer = await fetch(new URL(new URL(address, url).pathname, url), { method: 'HEAD' });
  return answer.status;
}

/** Each film that a list shows is there with its pictures. */
export async function checkFilms(trial: Trial, url: string, films: GalleryVideo[]): Promise<void> {
  for (const { id, video_url, poster_url, shots, size_bytes } of films) {
    const answer = await fetch(new URL(new URL(video_url, url).pathname, url));
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
