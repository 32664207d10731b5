import { listOwnMusic } from '@armoni/contract/own-music';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { getJson } from '../../files/testing.ts';
import { pieceAt, pieceOfCut } from './own-pieces.ts';

describe('the studio’s own music', () => {
  let studio: TestStudio;
  let alice: Person;

  beforeAll(async () => {
    studio = await startTestStudio({ environment: { RATE_LIMIT_FACTOR: '100' } });
    alice = await signUpSomebody(studio.url);
  });
  afterAll(() => studio.remove());

  const listed = async () => {
    const answer = await getJson(`${studio.url}/api/v1/video/music`, alice);
    return z.parse(listOwnMusic.answers[200], await answer.json()).pieces;
  };

  it('is listed to who is signed in, each piece with where it can be heard', async () => {
    expect((await fetch(`${studio.url}/api/v1/video/music`)).status).toBe(401);
    const pieces = await listed();
    expect(pieces.map(({ name }) => name)).toContain('Marée haute');
    for (const { id, url } of pieces) expect(pieceAt(url)?.id).toBe(id);
  });

  it('is played once, and heard by whoever has the address, in parts too', async () => {
    const shortest = (await listed()).reduce((a, b) =>
      a.duration_seconds < b.duration_seconds ? a : b,
    );
    const both = await Promise.all([1, 2].map(() => fetch(studio.url + shortest.url)));
    const [one, other] = await Promise.all(both.map(async (answer) => answer.arrayBuffer()));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.headers.get('content-type')).toBe('audio/mp4');
    expect(one?.byteLength).toBe(other?.byteLength);
    expect(one?.byteLength).toBeGreaterThan(shortest.duration_seconds * 10_000);
    const part = await fetch(studio.url + shortest.url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  });

  it('knows no other piece', async () => {
    const answer = await fetch(`${studio.url}/api/v1/video/music/inconnue-1.m4a`);
    expect(answer.status).toBe(404);
  });
});

describe('the piece of a film', () => {
  const material = (tempoBpm: number) =>
    ({ sources: [], music: { tempoBpm } }) as unknown as Parameters<
      typeof pieceOfCut
    >[0]['material'];

  it('is the one that was chosen, or the one that the wish asked for', () => {
    const chosen = { from: 'own', piece: 'flanerie' } as const;
    expect(pieceOfCut({ music: chosen, material: material(96) })?.id).toBe('flanerie');
    expect(pieceOfCut({ music: { from: 'nowhere' }, material: material(96) })?.id).toBe(
      'maree-haute',
    );
  });

  it('is none where somebody brought music, whatever its tempo', () => {
    const brought = { from: 'storage', key: 'k' } as const;
    expect(pieceOfCut({ music: brought, material: material(96) })).toBeNull();
    expect(pieceOfCut({ music: { from: 'nowhere' }, material: material(97) })).toBeNull();
  });
});
