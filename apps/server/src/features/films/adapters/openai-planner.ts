import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { PlanIntent } from '@armoni/video-engine/model/edit';
import { type Intent, intentSchema } from '@armoni/video-engine/model/intent';
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

/** The model answered with something no film can be made by. */
export class UnusableIntent extends Error {
  override readonly name = 'UnusableIntent';
}

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
  return async ({ instructions, draft }, signal) => {
    const { output } = await generateText({
      model: planner,
      instructions: plannerInstructions(draft),
      prompt: instructions,
      output: Output.object({ schema: intentSchema, name: 'intention' }),
      temperature: 0,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return checked(output);
  };
}

const longestSeconds = 3600;
const longestText = 200;

/** What the schema cannot say: a range that is one, and texts that fit a picture. */
function checked(intent: Intent): Intent {
  const { minSeconds, maxSeconds } = intent.duration;
  const isRange = minSeconds >= 1 && minSeconds <= maxSeconds && maxSeconds <= longestSeconds;
  const texts = [intent.title, intent.callToAction];
  const areShort = texts.every((text) => (text ?? '').length <= longestText);
  if (!isRange || !areShort) throw new UnusableIntent(JSON.stringify(intent));
  return { ...intent, title: intent.title || null, callToAction: intent.callToAction || null };
}
