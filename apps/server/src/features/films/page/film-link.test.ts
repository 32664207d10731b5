import { get } from 'node:http';
import type { VideoJob } from '@armoni/contract/montage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../../platform/http/security/content-security-policy.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../testing.ts';
import { getJson, makeMedia, uploadClip } from '../../files/testing.ts';
import { makeSmallFilm } from '../testing.ts';

type Film = { id: string; video_url: string; poster_url: string };

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const publicUrl = 'http://studio.example.org';
const wish = 'Un montage secret pour notre client';

describe("a film's link", () => {
  let studio: TestStudio;
  let alice: Person;
  let film: Film;

  beforeAll(async () => {
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100', BRAND: 'Rive', PUBLIC_URL: publicUrl },
      replacements: { runEdit: makeSmallFilm },
    });
    alice = await signUpSomebody(studio.url);
    const upload = await uploadClip(studio.url, alice, await makeMedia('mp4'));
    const { id } = (await upload.json()) as { id: string };
    film = await makeFilm({ file_ids: [id], instructions: wish });
  });
  afterAll(() => studio.remove());

  async function makeFilm(body: object): Promise<Film> {
    const path = `${studio.url}/api/v1/video/process`;
    const answer = await postJson(path, body, { authorization: alice.bearer });
    const { job_id: id } = (await answer.json()) as { job_id: string };
    const status = async () => {
      const job = await getJson(`${studio.url}/api/v1/video/jobs/${id}/status`, alice);
      return ((await job.json()) as VideoJob).status;
    };
    await vi.waitFor(async () => expect(await status()).toBe('completed'), { timeout: 60_000 });
    const list = await getJson(`${studio.url}/api/v1/gallery/videos/`, alice);
    return ((await list.json()) as { videos: Film[] }).videos[0]!;
  }

  const open = (url: string, headers: Record<string, string>) =>
    fetch(studio.url + url, { headers });

  it('shows a page with a player to a browser and a poster to a preview', async () => {
    for (const headers of [browser, { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' }]) {
      const answer = await open(film.video_url, headers);
      const body = await answer.text();
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(body).toContain('<title>Un film monté avec Rive</title>');
      expect(body).toContain(`property="og:image" content="${publicUrl}${film.poster_url}"`);
      expect(body).toContain(`property="og:video" content="${publicUrl}${film.video_url}?fichier"`);
      expect(body).toContain(`src="${film.video_url}?fichier"`);
      expect(body).toContain('background:#102030');
    }
  });

  it('tells neither whose film it is nor what was wished, and as it was before it still plays', async () => {
    const list = await getJson(`${studio.url}/api/v1/gallery/videos/`, alice);
    const told = ((await list.json()) as { videos: Film[] }).videos;
    const page = await (await open(film.video_url, browser)).text();
    for (const text of [JSON.stringify(told), page]) {
      expect(text).not.toContain(alice.id.toLowerCase());
      expect(text).not.toMatch(/\/media\/[^"]*secret/);
    }
    const older = film.video_url.replace(/^\/media\/[^/]+/, `/media/${alice.id.toLowerCase()}`);
    expect(older).not.toBe(film.video_url);
    expect((await open(`${older}?fichier`, {})).headers.get('content-type')).toBe('video/mp4');
  });

  it('is the film itself for players, downloads and everything else', async () => {
    const players: Record<string, string>[] = [
      { accept: '*/*' },
      { ...browser, range: 'bytes=0-3' },
      { accept: 'video/webm,video/*;q=0.9,*/*;q=0.5', 'sec-fetch-dest': 'video' },
    ];
    for (const headers of players) {
      // `fetch` decides on `sec-fetch-dest` itself, so this is a plain request.
      expect(await typeOf(studio.url + film.video_url, headers)).toBe('video/mp4');
    }
    for (const query of ['?download=film', '?fichier']) {
      const answer = await open(film.video_url + query, browser);
      expect(answer.headers.get('content-type')).toBe('video/mp4');
    }
    expect((await open(film.poster_url, browser)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('says nothing of who made it, nor to search engines', async () => {
    const answer = await open(film.video_url, browser);
    const body = await answer.text();
    const own = [film.video_url, encodeURIComponent(film.video_url), film.poster_url];
    const words = own.reduce((text, address) => text.replaceAll(address, ''), body);
    for (const secret of [alice.id, alice.name, alice.email, wish]) {
      expect(words).not.toContain(secret);
    }
    expect(body).toContain('name="robots" content="noindex"');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('vary')).toContain('Accept');
  });

  it('is drawn by its one style element, which its policy names', async () => {
    const answer = await open(film.video_url, browser);
    const body = await answer.text();
    const [, css = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
    expect(css).toMatch(/\{--ratio:[\d.]+\}/);
    expect(body).not.toContain('style="');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' '${hashOf(css)}'; style-src-attr 'none'`);
  });

  it('leads nowhere when one letter is wrong or the film is gone', async () => {
    const wrong = film.video_url.replace(/\.mp4$/, 'x.mp4');
    expect((await open(wrong, browser)).status).toBe(404);
    const url = `${studio.url}/api/v1/gallery/videos/${film.id}`;
    const headers = { authorization: alice.bearer };
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204);
    expect((await open(film.video_url, browser)).status).toBe(404);
  });
});

function typeOf(url: string, headers: Record<string, string>): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      resolve(response.headers['content-type']);
    }).once('error', reject);
  });
}
