import type { Recorded } from './replay-server.ts';

/** As services of OpenAI's kind stream it; the pieces and fields are those of the recorded answers. */
const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_763_672_430, model: 'm' },
    choices: [{ index: 0, delta, finish_reason }],
  })}\n\n`;
const done = 'data: [DONE]\n\n';

const usage = (prompt: number, completion: number) =>
  `data: ${JSON.stringify({
    ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_763_672_430, model: 'm' },
    choices: [],
    usage: {
      ...{ prompt_tokens: prompt, completion_tokens: completion },
      total_tokens: prompt + completion,
    },
  })}\n\n`;

/** Its arguments in two pieces, as they come. */
export function callAnswer(
  ...calls: readonly (readonly [name: string, input: object])[]
): Recorded {
  const pieces = calls.flatMap(([name, input], index) => {
    const text = JSON.stringify(input);
    const half = Math.ceil(text.length / 2);
    const piece = (more: object) => chunk({ tool_calls: [{ index, ...more }] });
    return [
      piece({ id: `call_${index}_${name}`, type: 'function', function: { name, arguments: '' } }),
      piece({ function: { arguments: text.slice(0, half) } }),
      piece({ function: { arguments: text.slice(half) } }),
    ];
  });
  return { pieces: [...pieces, chunk({}, 'tool_calls'), usage(400, 30), done] };
}

export function wordsAnswer(text: string, ending = 'stop'): Recorded {
  const words = text.split(/(?<= )/).map((content) => chunk({ content }));
  return { pieces: [...words, chunk({}, ending), usage(500, 12), done] };
}
