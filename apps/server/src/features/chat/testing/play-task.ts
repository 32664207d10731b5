import type { PlacedCard } from '@armoni/contract/tools';
import type { ToolCall } from '../../../platform/tools/tool.ts';
import { fakeStudio } from '../../tools/testing/fake-studio.ts';
import { fold } from '../adapters/local-assistant/grammar/fold.ts';
import type { Assistant, Turn } from '../ports.ts';
import type { Expected, Said, Task } from '../tasks/tasks.ts';
import { withPlans } from '../tools/with-plans.ts';
import { answerOf, questionOf } from './questions.ts';

export type Studio = ReturnType<typeof fakeStudio>;

/** Plays the conversation of a task and says where another thing was done than expected; null when nowhere. */
export async function missOf(
  { talk }: Task,
  makeAssistant: (studio: Studio) => Promise<Assistant>,
): Promise<string | null> {
  const studio = fakeStudio();
  const assistant = withPlans(await makeAssistant(studio), studio.toolbox);
  const history: Turn[] = [];
  for (const [index, said] of talk.entries()) {
    const before = studio.calls.length;
    const question = questionOf({
      ...{ query: said.says, referenceUrl: said.chosen ?? null, history: [...history] },
      messageId: `m${index + 1}`,
    });
    const { text, parts } = await answerOf(assistant, question);
    const cards = parts.flatMap((part): PlacedCard[] =>
      part.type === 'card' ? [{ at: 0, ...part.card }] : [],
    );
    history.push({ query: said.says, answer: text, cards, referenceUrl: said.chosen ?? null });
    const done = together(studio.calls.slice(before).filter((call) => isShown(call, cards)));
    const miss = missIn(said, done);
    if (miss !== null) return `« ${said.says} »: ${miss}; it said: ${text}`;
  }
  return null;
}

/** What was only looked up, on the way to something else, is shown to nobody. */
function isShown({ tool, input }: ToolCall, cards: readonly PlacedCard[]): boolean {
  if (tool !== 'list_items' && tool !== 'read_job') return true;
  return cards.some((card) => card.tool === tool && isSame(card.input, input));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The same picture drawn several times is one wish. */
function together(calls: readonly ToolCall[]): readonly ToolCall[] {
  const joined: ToolCall[] = [];
  for (const call of calls) {
    const before = joined.at(-1);
    const { count = 1, ...input } = before?.input ?? {};
    const isMore = before?.tool === 'make_picture' && call.tool === 'make_picture';
    if (isMore && isSame(input, call.input)) {
      joined[joined.length - 1] = { ...call, input: { ...input, count: Number(count) + 1 } };
    } else joined.push(call);
  }
  return joined;
}

function missIn({ does = [] }: Said, done: readonly ToolCall[]): string | null {
  const isRight =
    done.length === does.length && does.every((one, index) => isExpected(one, done[index]));
  return isRight ? null : `expected ${JSON.stringify(does)}, done ${JSON.stringify(done)}`;
}

function isExpected([tool, expected = {}]: Expected, call: ToolCall | undefined): boolean {
  if (call?.tool !== tool) return false;
  return Object.entries(expected).every(([key, wanted]) => {
    const given = call.input[key];
    if (Array.isArray(given)) return given.length === wanted;
    if (typeof wanted === 'number') return given === wanted;
    return typeof given === 'string' && fold(given).includes(fold(wanted));
  });
}
