import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { PlanIntent } from '@armoni/video-engine/model/edit';
import { plannedSchema } from '@armoni/video-engine/model/planned';
import { extractReasoningMiddleware, generateText, Output, wrapLanguageModel } from 'ai';
import { usualSilenceMs } from '../../../platform/outbound/fetch-unless-silent.ts';
import { plannerInstructions } from './planner-instructions.ts';

export type OpenaiPlannerOptions = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** For all of it: the answer comes at once, and until then there is silence. */
  readonly timeoutMs?: number;
};

/** Lets a model that speaks OpenAI's chat completions read the wish, against the rules' schema. */
export function makeOpenaiPlanner(options: OpenaiPlannerOptions): PlanIntent {
  const { baseUrl, model, apiKey, timeoutMs = usualSilenceMs } = options;
  const provider = createOpenAICompatible({
    name: 'planner',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey !== null && { apiKey }),
  });
  const planner = wrapLanguageModel({
    model: provider(model),
    // Some models think aloud in their answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  return async ({ instructions, rules, context }, signal) => {
    const { output } = await generateText({
      model: planner,
      instructions: plannerInstructions(rules, context),
      prompt: instructions,
      output: Output.object({ schema: plannedSchema, name: 'intention' }),
      temperature: 0,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return output;
  };
}
