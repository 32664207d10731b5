import type { CheckedFile } from '@armoni/contract/provenance';
import { signElsewhere } from '@armoni/provenance/testing/sign-elsewhere';
import { tellProvenance } from '@armoni/provenance/verdict/tell-provenance';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provenanceOf } from '../../platform/provenance/testing.ts';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
  type TestStudioOptions,
} from '../../testing.ts';
import { difyClient } from '../chat/testing/dify-client.ts';
import { getJson, uploadToChat } from '../files/testing.ts';
import { noisyPicture } from '../styles/testing.ts';

/** As `signElsewhere` says it. */
const madeElsewhere = { action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia' };

describe('a picture that was made here', () => {
  let studio: TestStudio;
  let alice: Person;
  /** Drawn once: most sentences are about the same picture. */
  let first: string;
  const environment = { RATE_LIMIT_FACTOR: '100' };
  const start = async (options: TestStudioOptions = {}) => {
    studio = await startTestStudio({
      ...options,
      environment: { ...environment, ...options.environment },
    });
  };

  beforeAll(async () => {
    await start();
    alice = await signUpSomebody(studio.url);
    first = await draw('un lac au coucher du soleil');
  });
  afterAll(() => studio.remove());

  /** Draws in the chat; the address of the picture. */
  const draw = async (wish: string, inputs = {}) => addressIn(await answerTo(wish, inputs));
  const answerTo = async (wish: string, inputs: object) => {
    const events = await difyClient(studio.url, alice).ask(wish, { inputs });
    return events.map((event) => event.answer ?? '').join('');
  };
  const addressIn = (answer: string) => /\]\((\/media\/[^)]+)\)/.exec(answer)?.[1] ?? answer;
  const bytesAt = async (url: string) =>
    Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
  const check = (bytes: Buffer) => provenanceOf(studio.dataFolder, bytes);

  it('is signed, with what made it, and nothing of who asked for what', async () => {
    const bytes = await bytesAt(first);
    const provenance = await check(bytes);
    expect(provenance).toMatchObject({ standing: 'ours', title: 'Image', failures: [] });
    expect(provenance.actions[0]).toMatchObject({
      action: 'c2pa.created',
      sourceType: 'algorithmicMedia',
      agent: expect.stringMatching(/^Armoni, moteur local \d+$/),
    });
    const told = JSON.stringify(provenance);
    for (const secret of [alice.name, alice.email, alice.id]) expect(told).not.toContain(secret);
  });

  it('is no longer whole when a byte of it is another', async () => {
    const bytes = await bytesAt(first);
    bytes[bytes.length - 500] = (bytes[bytes.length - 500] as number) ^ 1;
    expect((await check(bytes)).standing).toBe('changed');
  });

  it('is still known by its watermark when its signature is lost', async () => {
    const copy = await sharp(await bytesAt(first))
      .resize(700)
      .jpeg({ quality: 60 })
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(copy)]), 'copie.jpg');
    const path = `${studio.url}/api/v1/provenance/check`;
    const answer = await fetch(path, { method: 'POST', body: form });
    const checked = await answer.json();
    expect(checked).toMatchObject({
      standing: 'none',
      verdict: 'Faite par un programme, sans modèle entraîné, ici, puis changée ailleurs',
      // What the signature of the file proves that the mark leads to.
      proven: expect.arrayContaining([
        'Le filigrane du studio y est encore : le fichier vient d’ici.',
        expect.stringMatching(/^Faite par un programme.* : Armoni, moteur local \d+\.$/),
      ]),
      provenance: {
        watermark: expect.stringMatching(/^[0-9a-f]{12}$/),
        // What it was before, by the signature of the file that the mark leads to.
        ingredients: [{ standing: 'ours', title: 'Le fichier d’origine, fait ici' }],
      },
    });
    const { provenance } = checked as { provenance: { watermark: string } };
    const originalFor = (person: Person) =>
      getJson(`${studio.url}/api/v1/provenance/original/${provenance.watermark}`, person);
    // By an address that does not say whose it is.
    const { url } = (await (await originalFor(alice)).json()) as { url: string };
    expect(await bytesAt(url)).toEqual(await bytesAt(first));
    expect((await originalFor(await signUpSomebody(studio.url))).status).toBe(404);
  });

  it('tells how much of it was cut away, and where', async () => {
    const whole = sharp(await bytesAt(first));
    const { width, height } = await whole.metadata();
    const kept = { left: 0, top: 0, width: Math.round(width * 0.86), height };
    const copy = await whole.extract(kept).jpeg({ quality: 80 }).toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(copy)]), 'copie.jpg');
    const path = `${studio.url}/api/v1/provenance/check`;
    const answer = await fetch(path, { method: 'POST', body: form });
    const checked = (await answer.json()) as CheckedFile;
    expect(checked.verdict).toMatch(/, ici, puis coupée ailleurs$/);
    expect(checked.changed).toEqual([
      'Coupée de 14 % à droite.',
      'Enregistrée de nouveau ailleurs : la signature du fichier est perdue.',
    ]);
  });

  const checkAt = (url: string) =>
    postJson(`${studio.url}/api/v1/provenance/check-address`, { url });

  it('tells its history to everybody who has its address, and to nobody once it is deleted', async () => {
    const url = await draw('un phare la nuit, 256x256');
    expect(await (await checkAt(url)).json()).toMatchObject({
      standing: 'ours',
      verdict: 'Faite par un programme, sans modèle entraîné, dans ce studio',
    });
    const headers = { authorization: alice.bearer };
    const key = url.replace('/media/', '');
    const path = `${studio.url}/api/v1/s3/files?path=${encodeURIComponent(key)}`;
    expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(200);
    expect((await checkAt(url)).status).toBe(404);
    expect((await checkAt('/media/nobody/none/x.png')).status).toBe(404);
  });

  it('has a signed small copy', async () => {
    const [, , owner, below] = first.split('/');
    const list = `${studio.url}/api/v1/s3/list-files?folder=${owner}/${below}`;
    const { files } = (await (await getJson(list, alice)).json()) as {
      files: { fullPath: string; thumbnail: string; is_made: boolean }[];
    };
    const small = files.find((file) => first.endsWith(file.fullPath))!.thumbnail;
    expect(files.every((file) => file.is_made)).toBe(true);
    expect(await check(await bytesAt(`/media/${small}`))).toMatchObject({
      standing: 'ours',
      title: 'Aperçu',
    });
  });

  it('keeps the signature of the picture that it was changed from, without a word on it', async () => {
    const image = { type: 'image', transfer_method: 'remote_url', url: first };
    const answer = await answerTo('en noir et blanc', { image });
    expect(answer).not.toContain('C2PA');
    const changed = await check(await bytesAt(addressIn(answer)));
    expect(changed.standing).toBe('ours');
    expect(changed.actions.map(({ action }) => action)).toEqual([
      'c2pa.opened',
      'c2pa.edited',
      'c2pa.watermarked.bound',
    ]);
    expect(changed.ingredients).toMatchObject([
      { relationship: 'parentOf', title: 'Image de départ', standing: 'ours' },
    ]);
  });

  it('says of somebody’s own picture only that it was there', async () => {
    const answer = await uploadToChat(studio.url, alice, await noisyPicture(1, 300));
    const { url } = (await answer.json()) as { url: string };
    const image = { type: 'image', transfer_method: 'remote_url', url };
    const changed = await check(await bytesAt(await draw('en noir et blanc', { image })));
    expect(changed.ingredients).toMatchObject([{ title: 'Image de départ', standing: 'none' }]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'keeps what somebody else signed of a %s: as it came, and in what is made from it',
    async (format) => {
      const plain = await sharp(await noisyPicture(1, 300))
        .toFormat(format)
        .toBuffer();
      const signed = await signElsewhere(plain, `image/${format}`);
      const fileName = `photo.${format}`;
      const answer = await uploadToChat(studio.url, alice, signed, { fileName });
      const { url } = (await answer.json()) as { url: string };
      const kept = await bytesAt(url);
      expect(kept.equals(signed)).toBe(true);
      expect((await check(kept)).standing).toBe('signed');
      const image = { type: 'image', transfer_method: 'remote_url', url };
      const changed = await check(await bytesAt(await draw('en noir et blanc', { image })));
      expect(changed).toMatchObject({
        standing: 'ours',
        ingredients: [{ title: 'Image de départ', standing: 'signed', actions: [madeElsewhere] }],
      });
    },
  );

  const signAs = (name: string | null) =>
    fetch(`${studio.url}/api/v1/me/author`, {
      method: 'PATCH',
      headers: { authorization: alice.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });

  it('names its author where they chose to be named, and as they chose', {
    tags: 'whole',
  }, async () => {
    expect((await signAs(' M. Lefebvre ')).status).toBe(200);
    const bytes = await bytesAt(await draw('un port le matin'));
    const provenance = await check(bytes);
    expect(provenance).toMatchObject({ standing: 'ours', author: 'M. Lefebvre' });
    expect(tellProvenance(provenance).claimed).toEqual(['Auteur : M. Lefebvre.']);
    for (const secret of [alice.name, alice.email, alice.id]) {
      expect(bytes.includes(secret)).toBe(false);
    }
    const taken = await (await getJson(`${studio.url}/api/v1/me/export`, alice)).json();
    expect(taken).toMatchObject({ data: { author: 'M. Lefebvre' } });
    expect((await signAs(null)).status).toBe(200);
    expect((await check(await bytesAt(await draw('un port le soir')))).author).toBeNull();
  });

  it.each(['', '   ', 'x'.repeat(81), 'deux\nlignes', '\u0000'])(
    'bears no author’s name like %j',
    async (name) => {
      expect((await signAs(name)).status).toBe(400);
    },
  );

  it('is known again after a restart', async () => {
    const bytes = await bytesAt(first);
    const { dataFolder } = studio;
    await studio.stop();
    await start({ dataFolder });
    expect((await check(bytes)).standing).toBe('ours');
  });

  it('is not signed where the administrator does not want it', { tags: 'whole' }, async () => {
    const { dataFolder } = studio;
    await studio.stop();
    await start({ dataFolder, environment: { SIGN_OUTPUT: 'false' } });
    expect((await check(await bytesAt(await draw('un désert, 256x256')))).standing).toBe('none');
    // The information page says so.
    const config = await (await getJson(`${studio.url}/api/v1/config`, alice)).json();
    expect(config).toMatchObject({ marks: { signature: false, watermark: false } });
  });
});
