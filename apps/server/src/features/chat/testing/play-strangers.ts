import { fakeStudio } from '../../tools/testing/fake-studio.ts';
import { readMessage } from '../adapters/local-assistant/grammar/read-message.ts';
import { talkOf } from '../adapters/local-assistant/grammar/talk-of.ts';
import { makeLocalAssistant } from '../adapters/local-assistant/local-assistant.ts';
import type { MessageRow } from '../adapters/local-assistant/messages/message-row.ts';
import { isJust, notationOf } from '../adapters/local-assistant/messages/notation.ts';
import type { Turn } from '../ports.ts';
import { toolChatTexts } from '../tools/texts.ts';
import { withPlans } from '../tools/with-plans.ts';
import { answerOf, questionOf } from './questions.ts';

const styles = [
  { name: 'NATURE', triggerWord: 'ntre' },
  { name: 'Encre bleue', triggerWord: 'ENKR' },
];

export type Played = {
  readonly message: string;
  readonly expected: string;
  readonly read: string;
  readonly isRight: boolean;
  readonly answer: string;
};

/** A talk from its first message to its last, each read on top of what the earlier ones brought. */
export async function playTalk(rows: readonly MessageRow[]): Promise<readonly Played[]> {
  const { toolbox, makePicture, calls } = fakeStudio();
  const assistant = withPlans(
    makeLocalAssistant({ makePicture, toolbox, findStyles: async () => styles }),
    toolbox,
  );
  const history: Turn[] = [];
  const played: Played[] = [];
  for (const [index, [message, expected]] of rows.entries()) {
    const before = calls.length;
    const question = questionOf({
      ...{ query: message, history: [...history], messageId: `m${index + 1}` },
    });
    const { text, parts } = await answerOf(assistant, question);
    const cards = parts.flatMap((part) => (part.type === 'card' ? [{ at: 0, ...part.card }] : []));
    const isConfirmed = calls
      .slice(before)
      .some(({ tool }) => toolbox.tools.some(({ name, asksFirst }) => name === tool && asksFirst));
    const isDeclined = Object.values(toolChatTexts).some(({ declined }) => declined === text);
    const talk = talkOf({ history, chosen: null, styles, pickedStyle: null });
    const read = isConfirmed
      ? 'yes'
      : isDeclined
        ? 'no'
        : notationOf(readMessage(message, talk).acts, talk);
    history.push({ query: message, answer: text, cards });
    played.push({ message, expected, read, isRight: isJust(read, expected), answer: text });
  }
  return played;
}
