import { longestPrompt } from '@armoni/image-engine/prompt/longest-prompt';
import { understandIllustration } from '@armoni/image-engine/prompt/things/understand-illustration';
import { understandPrompt } from '@armoni/image-engine/prompt/understand-prompt';
import { understandInstructions } from '@armoni/video-engine/plan/intent/understand-instructions';
import { readMessage } from '../apps/server/src/features/chat/adapters/local-assistant/grammar/read-message.ts';
import { situationOf } from '../apps/server/src/features/chat/adapters/local-assistant/messages/situations.ts';
import { sized } from './shared/sized.ts';

/**
 * Texts made to keep a reader busy, read once at a length and once at twice that length: what reads
 * in one pass takes twice the processor time at most, and nothing more once a text is cut.
 */
const { letters, rounds } = sized({ letters: 100_000, rounds: 5 }, { letters: 2000, rounds: 1 });
const goal = 2.5;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  wish: understandInstructions,
  prompt: (text) => understandPrompt(text, 1),
  // What draws reads no more than this of a prompt.
  illustration: (text) => understandIllustration(text.slice(0, longestPrompt)),
  message: (text) => readMessage(text, situationOf('lake')),
};
const hostile = ['1', ' ', '«"“', "' ", 'pas sans ni ', 'titre ', '1 min 20 ', '1-', 'lent ']
  .concat(['fais- ', 'et puis ', 'coucher de ', 'a', 'e\u0301\u0301İﬁ', '__proto__ constructor '])
  .concat(['a cat on a dog in a boat ', 'la même, ', 'garde tout le la les ']);

for (const [name, read] of Object.entries(readers)) {
  const grown = hostile.map((unit) => {
    const once = secondsOf(read, unit, letters);
    const twice = secondsOf(read, unit, letters * 2);
    return { unit, once, ratio: twice / Math.max(once, 0.001) };
  });
  const worst = grown.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  const longest = grown.reduce((a, b) => (b.once > a.once ? b : a));
  console.log(
    `${name}: twice the text ${worst.ratio.toFixed(2)} × the time at worst (${JSON.stringify(worst.unit)}; goal ≤ ${goal}); longest ${(longest.once * 1000).toFixed(0)} ms (${JSON.stringify(longest.unit)})`,
  );
}

/** The least of several readings; expressions are compiled when they are first met. */
function secondsOf(read: (text: string) => unknown, unit: string, length: number): number {
  const text = unit.repeat(Math.ceil(length / unit.length));
  read(text);
  return Math.min(
    ...Array.from({ length: rounds }, () => {
      const started = process.cpuUsage();
      read(text);
      return process.cpuUsage(started).user / 1e6;
    }),
  );
}
