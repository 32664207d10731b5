import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { testDatabases } from '../../../platform/database/testing.ts';
import type { LiveReply } from '../replies/live-reply.ts';
import { type Conversations, finished, openConversations } from '../testing/open-conversations.ts';

for (const kind of await testDatabases()) {
  describe(`branches of a conversation on ${kind.name}`, () => {
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

    const answerBriefly = async (reply: LiveReply) => {
      studio.assistant.say('Voici.');
      studio.assistant.end();
      await finished(reply);
    };

    it('puts a question beside another, which is hidden with all that followed it', async () => {
      const first = await send('u1', 'un lac');
      const { conversationId } = first.message;
      await answerBriefly(first);
      const second = await send('u1', 'en hiver', conversationId);
      await answerBriefly(second);
      // Still being answered.
      const third = await send('u1', 'la nuit', conversationId);
      const again = await send('u1', 'en été', conversationId, second.message.id);
      expect(await finished(third)).toMatchObject({ status: 'stopped' });
      await answerBriefly(again);
      expect(await messagesOf('u1', conversationId)).toMatchObject([
        { query: 'un lac', answer: 'Voici.' },
        { query: 'en été', answer: 'Voici.' },
      ]);
      expect(studio.assistant.questions.at(-1)?.history).toMatchObject([{ query: 'un lac' }]);
      // Nothing was lost: either can be shown, with the newest of what followed it.
      const beside = [second.message.id, again.message.id];
      expect((await messagesOf('u1', conversationId)).map((one) => one.branches)).toEqual([
        [first.message.id],
        beside,
      ]);
      const queriesAfter = async (id: string) => {
        expect(await studio.messages.show('u1', id)).toBe(true);
        return (await messagesOf('u1', conversationId)).map((one) => one.query);
      };
      expect(await queriesAfter(second.message.id)).toEqual(['un lac', 'en hiver', 'la nuit']);
      expect(await queriesAfter(second.message.id)).toEqual(['un lac', 'en hiver', 'la nuit']);
      const onward = await send('u1', 'de près', conversationId);
      await answerBriefly(onward);
      expect(studio.assistant.questions.at(-1)?.history).toMatchObject([
        { query: 'un lac' },
        { query: 'en hiver' },
        { query: 'la nuit' },
      ]);
      expect(await queriesAfter(again.message.id)).toEqual(['un lac', 'en été']);
      // One deep in what is hidden brings all that leads to it.
      const whole = ['un lac', 'en hiver', 'la nuit', 'de près'];
      expect(await queriesAfter(onward.message.id)).toEqual(whole);
      expect(await studio.messages.show('u2', again.message.id)).toBe(false);
      expect((await messagesOf('u1', conversationId)).map((one) => one.query)).toEqual(whole);
    });

    it('lets the first question have branches too, and those of one that is hidden', async () => {
      const first = await send('u1', 'un lac');
      const { conversationId } = first.message;
      const other = await send('u1', 'un bois', conversationId, first.message.id);
      const third = await send('u1', 'un désert', conversationId, first.message.id);
      const shown = await messagesOf('u1', conversationId);
      expect(shown).toMatchObject([{ query: 'un désert' }]);
      expect(shown[0]?.branches).toEqual([first, other, third].map(({ message }) => message.id));
    });

    it('has branches beside messages that were stored before there were any', async () => {
      const first = await send('u1', 'un lac');
      const { conversationId } = first.message;
      await answerBriefly(first);
      const second = await send('u1', 'en hiver', conversationId);
      await answerBriefly(second);
      const third = await send('u1', 'la nuit', conversationId);
      await database.db.updateTable('messages').set({ parent_id: null }).execute();
      await send('u1', 'en été', conversationId, second.message.id);
      await studio.messages.show('u1', third.message.id);
      const shown = await messagesOf('u1', conversationId);
      expect(shown.map((one) => one.query)).toEqual(['un lac', 'en hiver', 'la nuit']);
      expect(shown[1]?.branches).toHaveLength(2);
    });

    it('replaces nothing that is not in the conversation, and asks nothing then', async () => {
      const mine = await send('u1', 'un lac');
      const elsewhere = await send('u1', 'un bois');
      const foreign = await send('u2', 'un désert');
      const { conversationId } = mine.message;
      for (const { message } of [elsewhere, foreign]) {
        await expect(send('u1', 'en été', conversationId, message.id)).rejects.toThrow();
      }
      await expect(send('u2', 'en été', conversationId, mine.message.id)).rejects.toThrow();
      expect(await messagesOf('u1', conversationId)).toMatchObject([{ query: 'un lac' }]);
    });
  });
}
