import { get } from 'node:http';
import type { FilmVersion } from '@armoni/contract/cuts';
import type { GalleryVideo } from '@armoni/contract/gallery';
import type { Share } from '@armoni/contract/shares';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../platform/database/testing.ts';
import {
  eraseSomebody,
  type Person,
  postJson,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { binClient } from '../../bin/testing.ts';
import { getJson, makeMedia } from '../../files/testing.ts';
import { makeFilmFor, makeSmallFilm } from '../testing.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const publicUrl = 'http://studio.example.org';
const wish = 'Un montage secret pour notre client';

for (const kind of await testDatabases()) {
  describe(`a shared film on ${kind.name}`, () => {
    let studio: TestStudioOnDatabase;
    let alice: Person;
    let clip: Buffer;
    let id: string;
    beforeAll(async () => {
      studio = await startTestStudioOn(kind, {
        environment: { BRAND: 'Rive', PUBLIC_URL: publicUrl },
        replacements: { runEdit: makeSmallFilm },
      });
      clip = await makeMedia('mp4');
    });
    beforeEach(async () => {
      alice = await signUpSomebody(studio.url);
      id = await makeFilmFor({ url: studio.url, person: alice, clip, instructions: wish });
    });
    afterAll(() => studio.remove());

    const call = (method: string, body?: object, person = alice) =>
      fetch(`${studio.url}/api/v1/gallery/videos/${id}/share`, {
        method,
        headers: {
          authorization: person.bearer,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const shareIt = async () => (await (await call('POST')).json()) as Share;
    const change = async (body: object) => (await (await call('PATCH', body)).json()) as Share;
    const pathOf = ({ url }: Share) => url.replace(publicUrl, '');
    const open = (path: string, headers: Record<string, string> = browser) =>
      fetch(studio.url + path, { headers });

    it('has one short address, which says nothing of person or wish', async () => {
      const share = await shareIt();
      expect(share.url).toMatch(/^http:\/\/studio\.example\.org\/f\/[\w-]{16}$/);
      expect((await shareIt()).url).toBe(share.url);
      const answer = await open(pathOf(share));
      const body = await answer.text();
      const video = (await (
        await getJson(`${studio.url}/api/v1/gallery/videos/${id}`, alice)
      ).json()) as GalleryVideo;
      for (const secret of [alice.id, alice.name, alice.email, wish, video.video_url, id]) {
        expect(body).not.toContain(secret);
      }
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    });

    it('is a page with player, accord, origin and a preview for who shows the link', async () => {
      const share = await shareIt();
      const body = await (await open(pathOf(share))).text();
      expect(body).toContain('<title>Un film monté avec Rive</title>');
      expect(body).toContain('background:#102030');
      expect(body).toMatch(/<li><svg[^>]*>.*?<\/svg><b>1 plan<\/b><span>1 clip<\/span><\/li>/);
      expect(body).toContain(`data-copy="${share.url}"`);
      expect(body).toContain('popovertarget="embed"');
      expect(body).toContain('Monté avec Rive');
      const film = encodeURIComponent(`${pathOf(share)}/film.mp4`);
      expect(body).toContain(`href="/verifier?fichier=${film}"`);
      expect(await (await open(`${pathOf(share)}/embed`)).text()).toContain('class="pin"');
      expect(body).toContain(`property="og:url" content="${share.url}"`);
      expect(body).toContain(`property="og:image" content="${share.url}/poster.jpg"`);
      expect(body).toContain(`property="og:video" content="${share.url}/film.mp4"`);
      const poster = await open(`${pathOf(share)}/poster.jpg`);
      expect(poster.headers.get('content-type')).toBe('image/jpeg');
    });

    it('is the film itself for players, by ranges, and kept by no browser', async () => {
      const path = pathOf(await shareIt());
      for (const address of [path, `${path}/film.mp4`]) {
        const part = await plain(studio.url + address, { accept: '*/*', range: 'bytes=0-3' });
        expect(part).toMatchObject({ status: 206, type: 'video/mp4', text: 'film' });
        expect(part.caching).toBe('private, no-cache');
      }
      expect((await plain(studio.url + path, { accept: '*/*' })).text).toBe('film of 1');
    });

    it('shows what was chosen, and no more', async () => {
      const path = pathOf(await shareIt());
      const page = async () => (await open(path)).text();
      expect((await open(`${path}/film.mp4?download`)).status).toBe(404);
      expect(await page()).not.toContain('Télécharger');
      expect(await page()).toMatch(/<b>Monté avec Rive<\/b><span>V1, \d+ \S+ 20\d\d<\/span>/);
      await change({ shows_date: false });
      expect(await page()).toContain('<span>V1</span>');
      expect(await page()).not.toMatch(/ 20\d\d( ·|<)/);
      await change({ shows_name: true, allows_download: true, shows_origin: false });
      expect(await page()).toContain(`<h1>${wish}</h1>`);
      expect(await page()).toContain('Télécharger');
      expect(await page()).not.toContain('Monté avec Rive');
      const download = await open(`${path}/film.mp4?download`);
      expect(download.headers.get('content-disposition')).toContain('attachment');
    });

    it('can be checked by everybody who has its address, while it is shared', async () => {
      const path = pathOf(await shareIt());
      const check = (url: string) =>
        postJson(`${studio.url}/api/v1/provenance/check-address`, { url });
      expect(await (await check(`${publicUrl}${path}`)).json()).toMatchObject({ standing: 'none' });
      expect((await check(`${path}/film.mp4`)).status).toBe(200);
      await call('DELETE');
      expect((await check(`${path}/film.mp4`)).status).toBe(404);
    });

    it('may be framed on one page alone', async () => {
      const path = pathOf(await shareIt());
      const policy = async (address: string) => {
        const { headers } = await open(address);
        return [headers.get('content-security-policy'), headers.get('x-frame-options')];
      };
      const [framed, refusal] = await policy(`${path}/embed`);
      expect(framed).toContain('frame-ancestors *');
      expect(refusal).toBeNull();
      for (const address of [path, '/', '/f/nobody/', '/gallery']) {
        const [usual, denied] = await policy(address);
        expect([address, usual]).toEqual([
          address,
          expect.stringContaining("frame-ancestors 'none'"),
        ]);
        expect(denied).toBe('DENY');
      }
    });

    it('is nobody else’s to share, change or revoke', async () => {
      await shareIt();
      const bob = await signUpSomebody(studio.url);
      for (const [method, body] of [['POST'], ['PATCH', {}], ['DELETE']] as const) {
        expect((await call(method, body, bob)).status).toBe(404);
      }
    });

    it.each<[string, (share: Share) => Promise<unknown>]>([
      ['is revoked', () => call('DELETE')],
      [
        'has expired',
        async () => {
          await change({ expires_in_days: 1 });
          await studio.query('update film_shares set expires_at = 1');
        },
      ],
      [
        'lies in the bin',
        () => binClient(studio.url, alice).call('DELETE', `/gallery/videos/${id}`),
      ],
      ['has lost its owner', () => eraseSomebody(studio.url, alice)],
    ])('leads nowhere once it %s, like an address that never was', async (_, happen) => {
      const share = await shareIt();
      const path = pathOf(share);
      await happen(share);
      const never = await open('/f/AAAAAAAAAAAAAAAA');
      const unknown = { status: never.status, body: await never.text() };
      expect(unknown.status).toBe(404);
      expect(unknown.body).toContain('Ce film n’est plus partagé.');
      const answer = await open(path);
      expect({ status: answer.status, body: await answer.text() }).toEqual(unknown);
      for (const file of ['/embed', '/film.mp4', '/poster.jpg', '/captions.vtt']) {
        expect([file, (await open(path + file)).status]).toEqual([file, 404]);
      }
    });

    it('comes back from the bin with the address it had, and from a revocation with another', async () => {
      const share = await shareIt();
      const bin = binClient(studio.url, alice);
      await bin.call('DELETE', `/gallery/videos/${id}`);
      await bin.restore('film', id);
      expect((await open(pathOf(share))).status).toBe(200);
      await call('DELETE');
      expect((await shareIt()).url).not.toBe(share.url);
    });

    it('shows the version that it was set to, or whichever the gallery shows', async () => {
      const share = await shareIt();
      expect(share.follows_versions).toBe(true);
      expect((await change({ follows_versions: false })).follows_versions).toBe(false);
      const answer = await getJson(`${studio.url}/api/v1/gallery/videos/${id}/versions`, alice);
      const { versions } = (await answer.json()) as { versions: FilmVersion[] };
      const [kept] = await studio.query(`select version from film_shares where film_id = '${id}'`);
      expect(kept?.version).toBe(versions[0]?.number);
      expect((await open(pathOf(share))).status).toBe(200);
    });

    it('leaves no row when its film is deleted for good, and tells its address in the export', async () => {
      const { url } = await shareIt();
      const exported = await getJson(`${studio.url}/api/v1/me/export`, alice);
      expect(await exported.text()).toContain(url);
      const bin = binClient(studio.url, alice);
      await bin.call('DELETE', `/gallery/videos/${id}`);
      await bin.remove('film', id);
      expect(await studio.query(`select token from film_shares where film_id = '${id}'`)).toEqual(
        [],
      );
    });
  });
}

type Plain = {
  status: number | undefined;
  type: string | undefined;
  caching: string | undefined;
  text: string;
};

/** As a player asks: `fetch` decides on some headers itself. */
function plain(url: string, headers: Record<string, string>): Promise<Plain> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => (text += piece));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          type: answer.headers['content-type'],
          caching: answer.headers['cache-control'],
          text,
        }),
      );
    }).once('error', reject);
  });
}
