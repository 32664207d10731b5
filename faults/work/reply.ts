import {
  difyClient,
  eventsOf,
  type ListedMessage,
} from '../../apps/server/src/features/chat/testing/dify-client.ts';
import { mediaStatus, messagesOf } from '../shared/client.ts';
import { unlessCut } from '../shared/patience.ts';
import type { Scene, SceneMaker } from '../shared/scene.ts';
import { waitFor } from '../shared/wait.ts';

const questions = [
  'bonjour, que sais-tu faire ?',
  'dessine un lac au coucher du soleil, 512x512',
  'dessine une ville la nuit, 512x512',
];
const longestEndSeconds = 20;

/** What a client saw of one reply before the kill. */
type Seen = {
  readonly query: string;
  readonly message: string;
  readonly conversation: string;
  readonly text: string;
  readonly isWhole: boolean;
};

/** The assistant replies in several conversations, with words and with pictures. */
export const reply: SceneMaker = {
  name: 'reply',
  fault: 'kill −9 while the assistant replies',
  rounds: { quick: 1, full: 100 },
  isShort: true,
  async make({ trial, studio, person }): Promise<Scene> {
    const all: Seen[] = [];
    let seen: Seen[] = [];
    let readers: Promise<void>[] = [];
    const follow = async (query: string) => {
      for (;;) {
        const one = await readUntilCut(difyClient(studio.url, person()), query);
        if (!one) return;
        trial.log.write({ what: 'reply', ...one });
        seen.push(one);
        if (!one.isWhole) return;
      }
    };
    const check = async (one: Seen) => {
      const found = await waitFor(
        async () => {
          const messages = await messagesOf(studio.url, person(), one.conversation);
          const message = messages.find(({ id }) => id === one.message) ?? null;
          return message?.task_id ? null : { message };
        },
        { seconds: longestEndSeconds },
      );
      if (!found) return trial.found('half-visible', `the reply ${one.message} goes on for ever`);
      if (!found.message) return trial.found('lost', `the message ${one.message}`);
      await checkMessage(found.message, one);
    };
    const checkMessage = async ({ answer, query, status }: ListedMessage, one: Seen) => {
      if (query !== one.query) trial.found('lost', `the question of ${one.message}`);
      if (!answer.startsWith(one.text)) trial.found('lost', `words of ${one.message}`);
      if (one.isWhole && status !== 'normal') trial.found('lost', `the end of ${one.message}`);
      for (const [, address] of answer.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)) {
        const code = await mediaStatus(studio.url, address!);
        if (code !== 200) trial.found('half-visible', `a picture of ${one.message}: ${code}`);
      }
    };
    return {
      async begin() {
        all.push(...seen);
        seen = [];
        const asked = [trial.random.pick(questions), questions[0]!];
        readers = asked.map((query) => trial.watch(follow(query)));
      },
      async struck() {
        await Promise.all(readers);
        const cut = seen.filter(({ isWhole }) => !isWhole);
        if (seen.length === 0) return 'before the first word';
        return cut.length > 0 ? 'in mid-reply' : 'between replies';
      },
      async compare() {
        for (const one of seen) await check(one);
      },
      async settle() {},
      async finish() {
        all.push(...seen);
        for (const one of all) await check(one);
      },
    };
  },
};

/** Null when nothing of a reply was seen. */
async function readUntilCut(
  client: ReturnType<typeof difyClient>,
  query: string,
): Promise<Seen | null> {
  const stream = await unlessCut(() => client.send(query), readToTheCut);
  const events = eventsOf(stream?.slice(0, stream.lastIndexOf('\n\n') + 2) ?? '');
  const [first] = events;
  if (!first) return null;
  return {
    query,
    message: first.message_id,
    conversation: first.conversation_id,
    text: events.map(({ answer: text }) => text ?? '').join(''),
    isWhole: events.some(({ event }) => event === 'message_end'),
  };
}

async function readToTheCut(answer: Response): Promise<string> {
  let stream = '';
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const part = await reader.read().catch(() => null);
    if (!part || part.done) return stream;
    stream += part.value;
  }
}
