import { readStorage, type Storage } from '@armoni/contract/account';
import { type BinItem, type BinKind, binIdOf, emptyBin, listBin } from '@armoni/contract/bin';
import type { StoredFile } from '@armoni/contract/files';
import type { Model } from '@armoni/contract/models';
import { expect } from 'vitest';
import { type Person, postJson } from '../../testing.ts';
import { difyClient } from '../chat/testing/dify-client.ts';
import { getJson, makeMedia, uploadClip, uploadToChat } from '../files/testing.ts';

/** Calls a studio's bin as the page does. */
export function binClient(url: string, person: Person) {
  const call = (method: string, path: string) =>
    fetch(`${url}/api/v1${path}`, { method, headers: { authorization: person.bearer } });
  const nameOf = (kind: BinKind, id: string | number) => encodeURIComponent(binIdOf(kind, id));
  return {
    call,
    list: async (query = '') => {
      const answer = await getJson(`${url}${listBin.path}${query}`, person);
      return (await answer.json()) as {
        items: BinItem[];
        total: number;
        size_bytes: number;
        has_more: boolean;
      };
    },
    restore: (kind: BinKind, id: string | number) =>
      call('POST', `/bin/${nameOf(kind, id)}/restore`),
    remove: (kind: BinKind, id: string | number) => call('DELETE', `/bin/${nameOf(kind, id)}`),
    empty: () =>
      fetch(url + emptyBin.path, { method: 'DELETE', headers: { authorization: person.bearer } }),
  };
}

/** What a person has to throw away, made over HTTP. */
export function makeThings(url: string, person: Person, picture: Buffer) {
  const client = difyClient(url, person);
  const space = async () =>
    (await (await getJson(url + readStorage.path, person)).json()) as Storage;
  const filesOf = async (conversation: string) => {
    const path = `/s3/list-files?folder=${person.id}/${conversation}`;
    return ((await (await client.call('GET', path)).json()) as { files: StoredFile[] }).files;
  };
  const converse = async (query: string) => {
    const [first] = await client.ask(query);
    return first?.conversation_id ?? '';
  };
  const addPicture = async (conversation: string, fileName = 'photo.png') => {
    const folder = `${person.id}/${conversation}`;
    const answer = await uploadToChat(url, person, picture, { folder, fileName });
    return (await answer.json()) as StoredFile & { url: string };
  };
  const deletePicture = ({ fullPath }: StoredFile) =>
    client.call('DELETE', `/s3/files?path=${encodeURIComponent(fullPath)}`);
  const binIdIn = async (answer: Response) =>
    ((await answer.json()) as { bin_id: string }).bin_id.slice('picture-'.length);
  const makeFilm = async () => {
    const uploaded = await uploadClip(url, person, await makeMedia('mp4'));
    const { id } = (await uploaded.json()) as { id: string };
    const body = { file_ids: [id] };
    const headers = { authorization: person.bearer };
    const asked = await postJson(`${url}/api/v1/video/process`, body, headers);
    const { job_id: film } = (await asked.json()) as { job_id: string };
    await expect.poll(async () => (await films()).videos.map((one) => one.id)).toContain(film);
    return film;
  };
  const films = async () =>
    (await (await client.call('GET', '/gallery/videos/')).json()) as {
      videos: { id: string; video_url: string; poster_url: string }[];
      total: number;
    };
  const models = async () =>
    ((await (await client.call('GET', '/models')).json()) as { models: Model[] }).models;
  const train = async (image_urls: readonly string[], name = 'Aube') => {
    const headers = { authorization: person.bearer };
    const body = { name, image_urls, trigger_word: name.toUpperCase() };
    const answer = await postJson(`${url}/api/v1/models`, body, headers);
    return ((await answer.json()) as { id: number }).id;
  };
  const completed = (count: number) =>
    expect
      .poll(async () => (await models()).filter((one) => one.status === 'completed').length)
      .toBe(count);
  return {
    space,
    filesOf,
    converse,
    addPicture,
    deletePicture,
    binIdIn,
    makeFilm,
    films,
    models,
    train,
    completed,
  };
}
