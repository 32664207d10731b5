import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractReasoningMiddleware,
  type LanguageModel,
  type ModelMessage,
  stepCountIs,
  streamText,
  type TextStreamPart,
  wrapLanguageModel,
} from 'ai';
import { fetchUnlessSilent } from '../../../../platform/outbound/fetch-unless-silent.ts';
import type { MakePicture } from '../../../../platform/pictures/picture-wish.ts';
import {
  lastPictureOf,
  pictureMarkdown,
  withPicturesNamed,
} from '../../pictures/picture-markdown.ts';
import type { AnswerPart, Assistant, Question, ShowPicture, Turn } from '../../ports.ts';
import { AssistantFailure } from '../../ports.ts';
import { explainFailure } from './explain-failure.ts';
import { fitHistory } from './fit-history.ts';
import { pictureTools, type ToolOutcome } from './picture-tools.ts';
import { instructionsFor, openaiTexts } from './texts.ts';

type Options = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** The model's window; older exchanges are left out above it. */
  readonly contextTokens: number;
  readonly makePicture: MakePicture;
  /** For a model that sees: how it is shown the chosen picture; null for one that only reads. */
  readonly showPicture: ShowPicture | null;
  /** How long the service may send nothing. */
  readonly silenceMs?: number;
  /** How long it may send signs of life, and no word. */
  readonly firstWordMs?: number;
  readonly nextWordMs?: number;
  readonly retries?: number;
};

/** Calls of the model for one reply: it may ask for pictures, look at the outcome and go on. */
const mostSteps = 6;

/** Ollama, vLLM, LocalAI, OpenAI, Mistral: everything that speaks OpenAI's chat completions. */
export function makeOpenaiAssistant(options: Options): Assistant {
  const model = openModel(options);
  return {
    name: options.model,
    async *reply(question, signal) {
      const seen = await chosenPicture(options, question, signal);
      const parts = streamAnswer({ ...options, model, question, seen, signal });
      let hasBegun = false;
      try {
        for await (const part of parts) {
          yield* answerPartOf(part);
          hasBegun ||= part.type === 'text-delta' || part.type === 'tool-result';
        }
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof AssistantFailure ? error : explainFailure(error, hasBegun);
      }
    },
  };
}

function openModel({ baseUrl, model, apiKey, silenceMs }: Options): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: fetchUnlessSilent(silenceMs),
    ...(apiKey !== null && { apiKey }),
  });
  return wrapLanguageModel({
    model: provider(model),
    // Some models think aloud in their answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}

type ModelCall = Omit<Options, 'model'> & {
  readonly model: LanguageModel;
  readonly question: Question;
  /** A JPEG. */
  readonly seen: Uint8Array | null;
  readonly signal: AbortSignal;
};

async function chosenPicture(
  { showPicture }: Options,
  { ownerId, referenceUrl }: Question,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (!showPicture || referenceUrl === null) return null;
  return showPicture(ownerId, referenceUrl, signal);
}

type Tools = ReturnType<typeof pictureTools>;

function streamAnswer(call: ModelCall): AsyncIterable<TextStreamPart<Tools>> {
  const { model, question, signal, makePicture } = call;
  const reference = question.referenceUrl ?? lastPictureOf(question.history);
  const instructions = instructionsFor(question, reference !== null);
  const history = question.history.map(({ query, answer }) => {
    return { query, answer: withPicturesNamed(answer) };
  });
  const otherText = instructions + question.query;
  const fitting = fitHistory(history, { contextTokens: call.contextTokens, otherText });
  if (fitting === null) {
    throw new AssistantFailure(openaiTexts.tooLong, { isLasting: true });
  }
  return streamText({
    model,
    instructions,
    messages: [...messagesOf(fitting), questionMessage(question.query, call.seen)],
    tools: pictureTools({ question, makePicture, reference, signal }),
    stopWhen: stepCountIs(mostSteps),
    abortSignal: signal,
    maxRetries: call.retries ?? 1,
    timeout: {
      firstChunkMs: call.firstWordMs ?? 300_000,
      chunkMs: call.nextWordMs ?? 120_000,
    },
    // Failures arrive as parts of the stream.
    onError: () => {},
  }).stream;
}

function messagesOf(history: readonly Turn[]): ModelMessage[] {
  return history.flatMap((turn): ModelMessage[] => [
    { role: 'user', content: turn.query },
    { role: 'assistant', content: turn.answer },
  ]);
}

function questionMessage(query: string, picture: Uint8Array | null): ModelMessage {
  if (!picture) return { role: 'user', content: query };
  const image = { type: 'file', data: picture, mediaType: 'image/jpeg' } as const;
  return { role: 'user', content: [{ type: 'text', text: query }, image] };
}

function* answerPartOf(part: TextStreamPart<Tools>): Generator<AnswerPart, void> {
  if (part.type === 'text-delta') yield { type: 'text', text: part.text };
  else if (part.type === 'tool-result') {
    const { picture } = part.output as ToolOutcome;
    if (picture) yield { type: 'text', text: `\n\n${pictureMarkdown(picture)}\n\n` };
  } else if (part.type === 'finish') {
    const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
    yield {
      type: 'usage',
      usage: { promptTokens: inputTokens, completionTokens: outputTokens },
    };
  } else if (part.type === 'error') throw part.error;
  else if (part.type === 'abort') throw new AssistantFailure(openaiTexts.interrupted);
}
