import type { PlanStep } from '@armoni/contract/tools';
import type { Toolbox, ToolCall, ToolCaller } from '../../../platform/tools/tool.ts';
import type { AnswerPart } from '../ports.ts';
import { toolChatTexts } from './texts.ts';

/** Shows what would be done, for a yes or a no. What cannot be done is said instead of a plan. */
export async function* showPlan(
  toolbox: Pick<Toolbox, 'plan'>,
  calls: readonly ToolCall[],
  { id, ...caller }: ToolCaller & { readonly id: string },
): AsyncGenerator<AnswerPart, void> {
  const steps: PlanStep[] = [];
  for (const call of calls) {
    const planned = await toolbox.plan(call, caller);
    if (!planned.ok) {
      yield { type: 'text', text: planned.message };
      return;
    }
    steps.push(planned.step);
  }
  const { language } = caller;
  const text = toolChatTexts[language].plan;
  yield { type: 'text', text };
  const said = steps.map(({ label }) => label).join(' ; ');
  const card = { kind: 'plan' as const, id, language, steps };
  yield { type: 'card', card: { tool: null, input: {}, text: said, card } };
}
