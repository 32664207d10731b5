import { describe, expect, it } from 'vitest';
import { makeLocalAssistant } from '../adapters/local-assistant/local-assistant.ts';
import { makeOpenaiAssistant } from '../adapters/openai-assistant/openai-assistant.ts';
import { callAnswer, wordsAnswer } from '../testing/model-answers.ts';
import { missOf } from '../testing/play-task.ts';
import { type Recorded, type ReplayServer, startReplayServer } from '../testing/replay-server.ts';
import { type Said, type Task, tasks } from './tasks.ts';

const styles = [
  { name: 'NATURE', triggerWord: 'ntre' },
  { name: 'Encre bleue', triggerWord: 'ENKR' },
];
const misses = async (missing: (task: Task) => Promise<string | null>) => {
  const found: string[] = [];
  for (const [name, task] of Object.entries(tasks)) {
    const miss = await missing(task);
    if (miss !== null) found.push(`${name}: ${miss}`);
  }
  return found;
};

describe('of the thirty tasks', () => {
  it('there are thirty, of all three kinds', () => {
    const kinds = Object.values(tasks).map((task) => task.of);
    expect(kinds).toHaveLength(30);
    expect([...new Set(kinds)].toSorted()).toEqual(['film', 'picture', 'trainer']);
  });

  it('the local assistant does at least 28 as they are meant', async () => {
    const missed = await misses((task) =>
      missOf(task, async ({ makePicture, toolbox }) =>
        makeLocalAssistant({ makePicture, toolbox, findStyles: async () => styles }),
      ),
    );
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  });

  it('a model does all that it asks for by its calls', async () => {
    const missed = await misses(async (task) => {
      let server: ReplayServer | null = null;
      const miss = await missOf(task, async ({ toolbox }) => {
        server = await startReplayServer(task.talk.flatMap(answersTo));
        return makeOpenaiAssistant({
          ...{ baseUrl: `${server.url}/v1`, model: 'm', apiKey: null, contextTokens: 32_768 },
          ...{ toolbox, showPicture: null, retries: 0 },
        });
      });
      await (server as ReplayServer | null)?.close();
      return miss;
    });
    expect(missed).toEqual([]);
  });
});

/** A call a step, then words; nothing for a yes or a no, which no model is asked about. */
function answersTo({ does = [], model }: Said): readonly Recorded[] {
  if (model?.length === 0) return [];
  const calls = model ?? does.map(([tool, input = {}]) => [tool, input] as const);
  return [...calls.map((call) => callAnswer(call)), wordsAnswer('Voilà.')];
}
