import type { Project, ProjectState, ProjectSummary } from '@armoni/contract/projects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../platform/database/testing.ts';
import {
  eraseSomebody,
  type Person,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../../testing.ts';
import { getJson, makeMedia, uploadClip } from '../../files/testing.ts';

const idOf = (number: number) => String(number).padStart(32, '0');

function stateWith(fileId: string, instructions = 'Une mer calme, 20 secondes'): ProjectState {
  return {
    clips: [{ file_id: fileId, name: 'mer.mp4', size_bytes: 10, duration_seconds: 2 }],
    music: { name: 'a.mp3', url: 'https://a.test/a.mp3', duration_seconds: null, is_foreign: true },
    instructions,
    aspect_ratio: '9:16',
    corrections: { ignored: [{ start: 0, end: 3 }], set: [] },
    captions: [{ clip: 1, text: 'Bonjour' }],
    job_ids: ['j1'],
  };
}

for (const kind of await testDatabases()) {
  describe(`projects, on ${kind.name}`, () => {
    let studio: TestStudioOnDatabase;
    let alice: Person;
    let bob: Person;

    beforeAll(async () => {
      studio = await startTestStudioOn(kind, {});
      alice = await signUpSomebody(studio.url);
      bob = await signUpSomebody(studio.url);
    });
    afterAll(() => studio.remove());

    const at = (id = '') => `${studio.url}/api/v1/projects${id && `/${id}`}`;
    const keep = (id: string, state: unknown, person = alice) =>
      fetch(at(id), {
        method: 'POST',
        headers: { authorization: person.bearer, 'content-type': 'application/json' },
        body: JSON.stringify(state),
      });
    const remove = (id: string, person = alice) =>
      fetch(at(id), { method: 'DELETE', headers: { authorization: person.bearer } });
    const list = async (person = alice) => {
      const answer = await getJson(at(), person);
      return ((await answer.json()) as { projects: ProjectSummary[] }).projects;
    };

    it('keep clips, music and wish as they stand, the last changed first', async () => {
      const uploaded = await uploadClip(studio.url, alice, await makeMedia('mp4'));
      const { id: clip } = (await uploaded.json()) as { id: string };
      const state = stateWith(clip);
      expect((await keep(idOf(1), state)).status).toBe(204);
      expect((await keep(idOf(2), stateWith(clip, ''))).status).toBe(204);
      expect((await keep(idOf(1), { ...state, aspect_ratio: '1:1' })).status).toBe(204);
      const found = (await (await getJson(at(idOf(1)), alice)).json()) as Project;
      expect(found.state).toEqual({ ...state, aspect_ratio: '1:1' });
      expect((await fetch(studio.url + found.clip_urls[clip])).status).toBe(200);
      const listed = await list();
      expect(listed.map(({ name, clips, first_clip_id }) => [name, clips, first_clip_id])).toEqual([
        ['Une mer calme, 20 secondes', 1, clip],
        ['mer.mp4', 1, clip],
      ]);
    });

    it('say of a clip that was deleted that it is not there', async () => {
      await keep(idOf(3), stateWith('gone'));
      const found = (await (await getJson(at(idOf(3)), alice)).json()) as Project;
      expect([found.state.clips.length, found.clip_urls]).toEqual([1, {}]);
    });

    it('are nobody else’s to read, change or remove', async () => {
      await keep(idOf(4), stateWith('x'));
      expect((await getJson(at(idOf(4)), bob)).status).toBe(404);
      expect((await keep(idOf(4), stateWith('y'), bob)).status).toBe(404);
      expect((await remove(idOf(4), bob)).status).toBe(404);
      expect(await list(bob)).toEqual([]);
      const found = (await (await getJson(at(idOf(4)), alice)).json()) as Project;
      expect(found.state.clips[0]?.file_id).toBe('x');
      expect((await remove(idOf(4))).status).toBe(204);
      expect((await remove(idOf(4))).status).toBe(404);
    });

    it('are refused where they are none, and kept a hundred', async () => {
      expect((await keep('nothing', stateWith('x'))).status).toBe(400);
      expect((await keep(idOf(5), { clips: [] })).status).toBe(400);
      for (let number = 0; number < 101; number += 1) {
        await keep(idOf(100 + number), stateWith('x', `Film ${number}`), bob);
      }
      const kept = (await list(bob)).map(({ name }) => name);
      expect([kept.length, kept.includes('Film 100')]).toEqual([100, true]);
    });

    it('are erased with their person', async () => {
      const carol = await signUpSomebody(studio.url);
      await keep(idOf(900), stateWith('x'), carol);
      await eraseSomebody(studio.url, carol);
      // The id is free again once nothing of hers is left.
      await expect.poll(async () => (await keep(idOf(900), stateWith('x'))).status).toBe(204);
    });
  });
}
