import type { Toolbox, ToolCall, ToolCaller, ToolOutcome } from '../../../platform/tools/tool.ts';
import { pictureMarkdown } from '../pictures/picture-markdown.ts';
import type { AnswerPart } from '../ports.ts';

/** Has a tool do its work, and says and shows what came of it. Returns whether it was done. */
export async function* runCall(
  toolbox: Pick<Toolbox, 'run'>,
  call: ToolCall,
  caller: ToolCaller,
): AsyncGenerator<AnswerPart, ToolOutcome> {
  const outcome = await toolbox.run(call, caller);
  if (!outcome.ok) {
    yield { type: 'text', text: outcome.message };
    return outcome;
  }
  const { text, card, pictures = [] } = outcome;
  const shown = pictures.map((picture) => pictureMarkdown({ ...picture, notes: [] }));
  yield { type: 'text', text: [text, ...shown].join('\n\n') };
  if (card) {
    yield { type: 'card', card: { tool: call.tool, input: { ...call.input }, text, card } };
  }
  return outcome;
}
