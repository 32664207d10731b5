import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '../../../platform/concurrency/retry.ts';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import { openTestQueue } from '../../../platform/queue/testing/test-queue.ts';
import { work } from '../../../platform/queue/work.ts';
import { AssistantFailure } from '../ports.ts';
import {
  type Conversations,
  finished,
  openConversations,
  person,
} from '../testing/open-conversations.ts';
import { chatTexts } from '../texts.ts';
import { forgettingJob, makeForgettingHandler } from './forgetting-job.ts';

for (const kind of await testDatabases()) {
  describe(`conversations on ${kind.name}`, () => {
    let database: OpenDatabase;
    let studio: Conversations;

    beforeEach(async () => {
      database = await kind.open();
      studio = openConversations(database);
    });
    afterEach(async () => {
      await studio.close();
      await database.close();
    });

    const send = (...asked: Parameters<Conversations['ask']>) => studio.ask(...asked);
    const messagesOf = (owner: string, id: string) => studio.messagesOf(owner, id);

    it('stores the question before the first word, and the answer after the last', async () => {
      const reply = await send('u1', 'un lac de montagne');
      const { conversationId } = reply.message;
      expect(await messagesOf('u1', conversationId)).toMatchObject([
        { query: 'un lac de montagne', answer: '', status: 'running' },
      ]);
      studio.assistant.say('Voici ');
      studio.assistant.say('votre lac.');
      studio.assistant.end();
      expect(await finished(reply)).toMatchObject({ status: 'done', answer: 'Voici votre lac.' });
      expect(await messagesOf('u1', conversationId)).toMatchObject([
        { answer: 'Voici votre lac.', status: 'done', error: null },
      ]);
    });

    it('takes a question with a key once, and follows one that another process answers', async () => {
      const ask = (from: typeof studio) =>
        from.send(
          person('u1'),
          { query: 'un lac', user: 'u1', response_mode: 'streaming', auto_generate_name: true },
          'k',
        );
      const sent = await Promise.all(Array.from({ length: 8 }, () => ask(studio)));
      const replies = sent.map((one) => (one.ok ? one.reply : null));
      const ids = new Set(replies.map((reply) => reply?.message.id));
      expect([ids.size, ids.has(undefined)]).toEqual([1, false]);
      studio.assistant.say('Voici ');
      const elsewhere = openConversations(database);
      const again = await ask(elsewhere);
      if (!again.ok) throw new Error(again.reason);
      studio.assistant.say('votre lac.');
      studio.assistant.end();
      const end = { status: 'done', answer: 'Voici votre lac.' };
      expect(await finished(again.reply)).toMatchObject(end);
      for (const reply of replies) expect(await finished(reply!)).toMatchObject(end);
      expect(elsewhere.assistant.questions).toEqual([]);
      await elsewhere.close();
    });

    it('shows nothing to a reader that a crash could lose', async () => {
      const reply = await send('u1', 'bonjour');
      studio.assistant.say('Bonjour');
      for await (const news of reply.read(AbortSignal.timeout(10_000), 1000)) {
        if (news.type === 'text') break;
      }
      // As after kill -9: another process finds what was shown and marks the rest.
      const other = openConversations(database);
      expect(await other.messages.markCutOff(Date.now() + 1, chatTexts.cutOff)).toBe(1);
      expect(await messagesOf('u1', reply.message.conversationId)).toMatchObject([
        { answer: 'Bonjour', status: 'failed', error: chatTexts.cutOff },
      ]);
    });

    it('writes on when its reader leaves, and shows everything to one who comes back', async () => {
      const reply = await send('u1', 'bonjour');
      const leaving = new AbortController();
      const reading = reply.read(leaving.signal, 1000);
      studio.assistant.say('Un, ');
      expect((await reading.next()).value).toEqual({ type: 'text', text: 'Un, ' });
      leaving.abort();
      studio.assistant.say('deux.');
      studio.assistant.end();
      expect(await finished(reply)).toMatchObject({ answer: 'Un, deux.' });
    });

    it('keeps the order of ten questions sent at once to one conversation', async () => {
      const first = await send('u1', 'question 0');
      const { conversationId } = first.message;
      const rest = await Promise.all(
        Array.from({ length: 9 }, (_, index) =>
          send('u1', `question ${index + 1}`, conversationId),
        ),
      );
      for (let index = 0; index < 10; index += 1) {
        studio.assistant.say(`réponse ${index}`);
        studio.assistant.end();
      }
      await Promise.all([first, ...rest].map(finished));
      const messages = await messagesOf('u1', conversationId);
      expect(messages.map((message) => message.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(studio.assistant.questions.at(-1)?.history).toHaveLength(9);
    });

    it('asks in the order of the questions, though the store answers the second one first', async () => {
      const { conversationId } = (await send('u1', 'question 0')).message;
      const { append } = studio.messages;
      vi.spyOn(studio.messages, 'append').mockImplementationOnce(async (...question) => {
        const stored = await append(...question);
        await pause(50);
        return stored;
      });
      const replies = await Promise.all(
        [1, 2].map((index) => send('u1', `question ${index}`, conversationId)),
      );
      for (let index = 0; index < 3; index += 1) studio.assistant.end();
      await Promise.all(replies.map(finished));
      const asked = studio.assistant.questions.map(({ query }) => query);
      expect(asked).toEqual(['question 0', 'question 1', 'question 2']);
    });

    it('really stops the engine, and keeps what was written', async () => {
      const reply = await send('u1', 'raconte');
      studio.assistant.say('Il était');
      await vi.waitUntil(() => reply.text === 'Il était');
      expect(await studio.stop(person('u2'), reply.message.taskId)).toEqual({ found: false });
      expect(await studio.stop(person('u1'), reply.message.taskId)).toEqual({ found: true });
      expect(await finished(reply)).toMatchObject({ status: 'stopped', answer: 'Il était' });
      expect(await studio.stop(person('u1'), reply.message.taskId)).toEqual({ found: true });
    });

    it('stops a reply that another process writes, at its next sign of life', async () => {
      const reply = await send('u1', 'raconte');
      await vi.waitUntil(() => studio.assistant.questions.length === 1);
      await openConversations(database).stop(person('u1'), reply.message.taskId);
      await studio.replies.beat();
      expect(await finished(reply)).toMatchObject({
        status: 'stopped',
        error: chatTexts.stoppedEmpty,
      });
    });

    it('says in French why an engine failed, and keeps what it had said', async () => {
      const reply = await send('u1', 'raconte');
      studio.assistant.say('Début');
      studio.assistant.fail(new AssistantFailure('Le fournisseur ne répond pas.'));
      expect(await finished(reply)).toMatchObject({
        status: 'failed',
        answer: 'Début',
        error: 'Le fournisseur ne répond pas.',
      });
    });

    it('never shows the text of an unexpected exception', async () => {
      const reply = await send('u1', 'raconte');
      studio.assistant.fail(new Error('connect ECONNREFUSED 10.0.0.1'));
      expect((await finished(reply)).error).toBe(chatTexts.failed);
    });

    it('replaces what was said when the engine asks for it', async () => {
      const reply = await send('u1', 'raconte');
      studio.assistant.say('Oups');
      studio.assistant.say({ type: 'replace', text: 'Je ne peux pas en parler.' });
      studio.assistant.end();
      expect(await finished(reply)).toMatchObject({ answer: 'Je ne peux pas en parler.' });
    });

    it('pages conversations newest first, without a gap or a double', async () => {
      for (let index = 0; index < 7; index += 1) await send('u1', `sujet ${index}`);
      await send('u2', 'autre');
      const names: string[] = [];
      let lastId: string | null = null;
      for (;;) {
        const page = await studio.conversations.page('u1', { lastId, limit: 3 });
        names.push(...(page?.items ?? []).map((one) => one.name));
        lastId = page?.items.at(-1)?.id ?? null;
        if (!page?.hasMore) break;
      }
      expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Sujet ${index}`));
      expect(await studio.conversations.page('u2', { lastId, limit: 3 })).toBeNull();
    });

    it.each(['ETE', 'été', '100 %', 'l’ile', "d'or", 'réponse cachee'])(
      'finds a conversation by « %s » in its name, its questions or its answers',
      async (search) => {
        const found = await send('u1', 'Une plage en Été');
        const { conversationId } = found.message;
        studio.assistant.say('Une réponse cachée à 100 %');
        studio.assistant.end();
        await finished(found);
        await send('u1', "L'île au sable d’or", conversationId);
        await send('u1', 'La montagne en hiver, 1000');
        await send('u2', 'Une plage en été, 100 %, d’or, l’île');
        const { signal } = new AbortController();
        const page = await studio.search('u1', { lastId: null, limit: 10, search, signal });
        expect(page).toMatchObject({ items: [{ id: conversationId }] });
      },
    );

    it('pins a conversation for its owner alone, until it is thrown away', async () => {
      const { conversationId } = (await send('u1', 'un lac')).message;
      await send('u1', 'un bois');
      expect(await studio.conversations.pin('u2', conversationId, true)).toBeNull();
      const names = async (isPinned: boolean) => {
        const page = await studio.conversations.page('u1', { lastId: null, limit: 9, isPinned });
        return page?.items.map(({ name }) => name);
      };
      expect([await names(true), await names(false)]).toEqual([[], ['Un bois', 'Un lac']]);
      expect(await studio.conversations.pin('u1', conversationId, true)).toMatchObject({
        isPinned: true,
      });
      expect([await names(true), await names(false)]).toEqual([['Un lac'], ['Un bois']]);
      await studio.conversations.pin('u1', conversationId, false);
      expect(await names(true)).toEqual([]);
    });

    it('goes back through messages page by page, oldest first inside each', async () => {
      const first = await send('u1', 'q1');
      const { conversationId } = first.message;
      for (const query of ['q2', 'q3', 'q4', 'q5']) await send('u1', query, conversationId);
      const newest = await studio.messages.page('u1', conversationId, null, 2);
      expect(newest?.items.map((one) => one.query)).toEqual(['q4', 'q5']);
      const before = await studio.messages.page('u1', conversationId, newest!.items[0]!.id, 3);
      expect(before).toMatchObject({ hasMore: false });
      expect(before?.items.map((one) => one.query)).toEqual(['q1', 'q2', 'q3']);
    });

    it('is forgotten by its assistant when it is deleted for good', async () => {
      const reply = await send('u1', 'à supprimer');
      const { conversationId } = reply.message;
      studio.assistant.say({ type: 'external-conversation', id: 'dify-1' });
      studio.assistant.end();
      await finished(reply);
      await studio.remove('u2', conversationId);
      await studio.remove('u1', conversationId);
      await studio.remove('u1', conversationId);
      expect(await database.db.selectFrom('jobs').select('id').execute()).toEqual([]);

      const { queue, close } = await openTestQueue(database);
      const forgotten: string[] = [];
      const forget = async (owner: string, id: string) => void forgotten.push(`${owner}/${id}`);
      const forgetting = work({
        ...{ queue, job: forgettingJob, handler: makeForgettingHandler({ forget }) },
        ...{ concurrency: 1, pollMs: 20, onError: () => {} },
      });
      await openConversations(database, queue).discard('u1', conversationId);
      await expect.poll(() => database.db.selectFrom('jobs').select('id').execute()).toEqual([]);
      expect(forgotten).toEqual(['u1/dify-1']);
      await forgetting.stop();
      await close();
    });

    it('deletes once and again without an error, and never for somebody else', async () => {
      const reply = await send('u1', 'à supprimer');
      const { conversationId } = reply.message;
      expect(await studio.remove('u2', conversationId)).toEqual({ found: false });
      expect(await studio.remove('u1', conversationId)).toEqual({ found: true });
      expect(await studio.remove('u1', conversationId)).toEqual({ found: true });
      expect(await studio.conversations.find('u1', conversationId)).toBeNull();
      expect(await messagesOf('u1', conversationId)).toHaveLength(1);
      await studio.discard('u1', conversationId);
      expect(studio.removedFolders).toEqual([`u1/${conversationId}`]);
      expect(await messagesOf('u1', conversationId)).toEqual([]);
      expect(await studio.remove('u1', conversationId)).toEqual({ found: true });
    });

    it('ends the replies of what is thrown away, also those that another process writes', async () => {
      const here = await send('u1', 'raconte');
      await vi.waitUntil(() => studio.assistant.questions.length === 1);
      const { conversationId } = here.message;
      expect(await openConversations(database).remove('u1', conversationId)).toEqual({
        found: true,
      });
      await studio.replies.beat();
      expect(await finished(here)).toMatchObject({ status: 'stopped' });
      await expect(send('u1', 'encore', conversationId)).rejects.toThrow();
    });

    it('names by hand, or again after the first question', async () => {
      const reply = await send('u1', 'une plage au coucher du soleil');
      const { conversationId } = reply.message;
      const byHand = { name: ' Vacances ', autoGenerate: false };
      expect(await studio.rename('u1', conversationId, byHand)).toMatchObject({
        conversation: { name: 'Vacances' },
      });
      expect(
        await studio.rename('u1', conversationId, { name: null, autoGenerate: true }),
      ).toMatchObject({
        conversation: { name: 'Une plage au coucher du soleil' },
      });
      expect(await studio.rename('u2', conversationId, byHand)).toMatchObject({ ok: false });
      expect(await studio.rename('u1', conversationId, { name: ' ', autoGenerate: false })).toEqual(
        {
          ok: false,
          reason: 'name-required',
        },
      );
    });
  });
}
