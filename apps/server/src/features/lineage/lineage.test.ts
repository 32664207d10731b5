import { readLineage } from '@armoni/contract/lineage';
import type { Model } from '@armoni/contract/models';
import type { VideoJob } from '@armoni/contract/montage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { testDatabases } from '../../platform/database/testing.ts';
import {
  eraseSomebody,
  type Person,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { difyClient, type StreamedEvent } from '../chat/testing/dify-client.ts';
import { makePainter } from '../chat/testing/painter.ts';
import { getJson, uploadToChat } from '../files/testing.ts';
import { fakeEngine } from '../films/testing.ts';
import { fakeTrainingEngine, noisyPicture } from '../styles/testing.ts';

const patient = { timeout: 60_000, interval: 200 };

type Lineage = z.infer<(typeof readLineage)['answers'][200]>;

for (const kind of await testDatabases()) {
  describe(`lineage on ${kind.name}`, () => {
    let studio: TestStudioOnDatabase;
    let [alice, bob] = [] as unknown as [Person, Person];
    /** A style of 15 pictures and a film of the same, both asked for in the chat. */
    let conversation: string;
    let style: Model;
    let film: VideoJob;

    beforeAll(async () => {
      studio = await startTestStudioOn(kind, {
        replacements: {
          runEdit: fakeEngine().runEdit,
          trainingEngine: fakeTrainingEngine(),
          pictureEngine: { ...makePainter(), appliesStylesOf: 'local' },
        },
      });
      [alice, bob] = [await signUpSomebody(studio.url), await signUpSomebody(studio.url)];
      for (let index = 0; index < 15; index += 1) {
        await uploadToChat(studio.url, alice, await noisyPicture(index + 1));
      }
      const asked = await ask(
        'entraîne un style « Rivage » avec mes 15 dernières images, puis fais un film de 10 secondes avec ces images',
      );
      conversation = asked[0]?.conversation_id ?? '';
      await ask('oui', conversation);
      style = await vi.waitFor(async () => {
        const [trained] = await styles();
        if (trained?.status !== 'completed') throw new Error('not trained yet');
        return trained;
      }, patient);
      film = await vi.waitFor(async () => {
        const [made] = await jobs();
        if (made?.status !== 'completed') throw new Error('not made yet');
        return made;
      }, patient);
    });
    afterAll(() => studio.remove());

    const ask = (query: string, conversationId?: string): Promise<StreamedEvent[]> =>
      difyClient(studio.url, alice).ask(
        query,
        conversationId ? { conversation_id: conversationId } : {},
      );
    const read = async <T>(path: string) =>
      (await (await getJson(`${studio.url}/api/v1${path}`, alice)).json()) as T;
    const styles = async () => (await read<{ models: Model[] }>('/models')).models;
    const jobs = async () => (await read<{ jobs: VideoJob[] }>('/video/jobs')).jobs;
    const lineageOf = (url: string, person = alice) =>
      getJson(`${studio.url}${readLineage.path}?${new URLSearchParams({ url })}`, person);
    const treeOf = async (url: string) => {
      const { item, ancestors, descendants } = (await (await lineageOf(url)).json()) as Lineage;
      const told = (branch: Lineage['ancestors']) =>
        branch.map(({ depth, kind: of, name }) => `${depth} ${of} ${name}`);
      return { item, ancestors: told(ancestors), descendants: told(descendants) };
    };
    const pictureIn = (events: StreamedEvent[]) => {
      const text = events.map(({ answer = '' }) => answer).join('');
      return /\((\/media\/[^)\s]+)\)/.exec(text)?.[1] ?? '';
    };

    it('of a picture leads through the one it was changed from to the message and the conversation', async () => {
      const first = await ask('dessine un phare');
      const changed = await ask('plus sombre', first[0]?.conversation_id);
      const { item, ancestors } = await treeOf(pictureIn(changed));
      expect(item.kind).toBe('picture');
      expect(ancestors.slice(0, 2)).toEqual([
        '1 picture un phare.png',
        '2 message dessine un phare',
      ]);
      expect(ancestors.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
        ...['1 picture', '2 message', '3 conversation', '1 message'],
      ]);
      expect((await treeOf(pictureIn(first))).descendants).toHaveLength(1);
    });

    it('of a style leads to its pictures and its message, and on to what was drawn in it', async () => {
      const drawn = await ask('un lac dans le style de Rivage');
      const sample = style.sample_urls?.[0] ?? '';
      const { item, ancestors, descendants } = await treeOf(sample);
      expect(item).toMatchObject({ kind: 'style', id: String(style.id), name: 'Rivage' });
      expect(ancestors.filter((one) => one.startsWith('1 picture'))).toHaveLength(12);
      expect(ancestors).toContain('1 message oui');
      expect(descendants).toHaveLength(1);
      expect((await treeOf(pictureIn(drawn))).ancestors).toContain('1 style Rivage');
    });

    it('of a film leads to its clips and its message, and from a clip to film and style', async () => {
      const { item, ancestors } = await treeOf(film.video_url ?? '');
      expect(item).toMatchObject({ kind: 'film', id: film.video_id });
      expect(ancestors.filter((one) => one.startsWith('1 picture'))).toHaveLength(12);
      expect(ancestors).toContain('1 message oui');
      const [picture = ''] = style.image_urls ?? [];
      const { descendants } = await treeOf(picture);
      expect(descendants[0]).toBe('1 style Rivage');
      expect(descendants.some((one) => one.startsWith('1 film'))).toBe(true);
    });

    it('is of the caller’s own things alone', async () => {
      for (const url of [film.video_url, style.sample_urls?.[0], style.image_urls?.[0]]) {
        expect((await lineageOf(url ?? '', bob)).status).toBe(404);
      }
      expect((await lineageOf('/media/rien')).status).toBe(404);
    });

    it('passes over what lies in the bin', async () => {
      await difyClient(studio.url, alice).call('DELETE', `/conversations/${conversation}`, {
        user: alice.id,
      });
      const { ancestors } = await treeOf(film.video_url ?? '');
      expect(ancestors).not.toContain('1 message oui');
    });

    it('ends with its person', async () => {
      expect((await eraseSomebody(studio.url, alice)).status).toBe(204);
      const left = `select id from files where owner_id = '${alice.id}'`;
      await expect.poll(() => studio.query(left)).toEqual([]);
    });
  });
}
