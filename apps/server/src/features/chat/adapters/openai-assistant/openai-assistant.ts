import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractReasoningMiddleware,
  type FinishReason,
  type LanguageModel,
  type ModelMessage,
  stepCountIs,
  streamText,
  type TextStreamPart,
  ToolChoiceViolationError,
  type ToolSet,
  wrapLanguageModel,
} from 'ai';
import { fetchUnlessSilent } from '../../../../platform/outbound/fetch-unless-silent.ts';
import type { Toolbox } from '../../../../platform/tools/tool.ts';
import { pictureMarkdown } from '../../pictures/picture-markdown.ts';
import type { AnswerPart, Assistant, Question, ShowPicture } from '../../ports.ts';
import { AssistantFailure } from '../../ports.ts';
import { showPlan } from '../../tools/show-plan.ts';
import { readLanguage } from '../local-assistant/grammar/read-language.ts';
import { sizeOfShape } from '../local-assistant/grammar/read-size.ts';
import { countUsage } from './count-usage.ts';
import { explainFailure } from './explain-failure.ts';
import { fitHistory } from './fit-history.ts';
import { namePictures } from './name-pictures.ts';
import { type CallResult, type StudioTools, studioTools } from './studio-tools.ts';
import { tellHistory } from './tell-history.ts';
import { endings, instructionsFor, memoryTexts, openaiTexts } from './texts.ts';

type Options = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** The model's window; of older exchanges a summary is kept above it. */
  readonly contextTokens: number;
  readonly toolbox: Toolbox;
  /** For a model that sees: how it is shown the chosen picture; null for one that only reads. */
  readonly showPicture: ShowPicture | null;
  /** How long the service may send nothing. */
  readonly silenceMs?: number;
  /** How long it may send signs of life, and no word. */
  readonly wordlessMs?: number;
  readonly retries?: number;
};

/** Calls of the model for one reply: it may use tools, look at the outcome and go on. */
const mostSteps = 8;

/** Ollama, vLLM, LocalAI, OpenAI, Mistral: everything that speaks OpenAI's chat completions. */
export function makeOpenaiAssistant(options: Options): Assistant {
  const model = openModel(options);
  return {
    name: options.model,
    async *reply(question, signal) {
      const seen = await chosenPicture(options, question, signal);
      const prepared = prepare(options, question, signal);
      let hasBegun = false;
      try {
        for await (const part of answer({
          ...options,
          model,
          ...prepared,
          question,
          seen,
          signal,
        })) {
          yield part;
          hasBegun ||= part.type !== 'usage';
        }
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof AssistantFailure ? error : explainFailure(error, hasBegun);
      }
      const { caller, studio } = prepared;
      if (studio.planned.length === 0 || question.messageId === undefined) return;
      if (hasBegun) yield { type: 'text', text: '\n\n' };
      yield* showPlan(options.toolbox, studio.planned, { ...caller, id: question.messageId });
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

async function chosenPicture(
  { showPicture }: Options,
  { ownerId, referenceUrl }: Question,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (!showPicture || referenceUrl === null) return null;
  return showPicture(ownerId, referenceUrl, signal);
}

type Prepared = {
  readonly caller: Parameters<typeof studioTools>[0]['caller'];
  readonly studio: StudioTools;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
};

/** What is sent: instructions, as much of the conversation as fits, the tools. */
function prepare(
  { toolbox, contextTokens }: Options,
  question: Question,
  signal: AbortSignal,
): Prepared {
  const { ownerId, conversationId, messageId = null, query, referenceUrl, style } = question;
  const names = namePictures();
  const history = tellHistory(question.history, names);
  if (referenceUrl !== null) names.choose(referenceUrl);
  const language = readLanguage(query);
  const picture = chosenShape(question);
  const caller = { ownerId, conversationId, language, key: messageId, signal, style, picture };
  const canPlan = messageId !== null;
  const studio = studioTools({ toolbox, caller, canPlan, names });
  const atHand = names.latest === null ? null : names.nameOf(names.latest);
  const instructions = instructionsFor(question, { canPlan, atHand });
  const fitting = fitHistory(history, {
    contextTokens,
    otherText: instructions + studio.text + query,
  });
  if (fitting === null) throw new AssistantFailure(openaiTexts.tooLong, { isLasting: true });
  const { turns, summary } = fitting;
  const messages = turns.flatMap((turn): ModelMessage[] => [
    { role: 'user', content: turn.query },
    { role: 'assistant', content: turn.answer },
  ]);
  const remembered = summary === '' ? [] : [memoryTexts.earlier(summary)];
  return { caller, studio, messages, instructions: [instructions, ...remembered].join('\n\n') };
}

/** What was chosen beside the field; the model need not know it. */
function chosenShape({ inputs }: Question): NonNullable<Prepared['caller']['picture']> {
  const { shape, count } = inputs.picture ?? {};
  const { width, height } = sizeOfShape(shape) ?? { width: null, height: null };
  return { width, height, count: count ?? 1 };
}

type ModelCall = Omit<Options, 'model'> &
  Prepared & {
    readonly model: LanguageModel;
    readonly question: Question;
    /** A JPEG. */
    readonly seen: Uint8Array | null;
    readonly signal: AbortSignal;
  };

async function* answer(call: ModelCall): AsyncGenerator<AnswerPart, void> {
  const { instructions, studio, messages, question } = call;
  const sent = [instructions, studio.text, JSON.stringify(messages), question.query].join('\n');
  const usage = countUsage(sent);
  let hasWords = false;
  let lookedUp: AnswerPart[] = [];
  let ending: FinishReason = 'stop';
  for await (const part of streamAnswer(call)) {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
      hasWords ||= part.type === 'text-delta' && part.text.trim() !== '';
      if (part.type === 'text-delta') yield { type: 'text', text: part.text };
      yield { type: 'usage', usage: usage.receive(part.text) };
    } else if (part.type === 'tool-result') {
      const result = part.output as CallResult;
      const shown = shownOf(result);
      hasWords ||= shown.length > 0;
      lookedUp = isLookUp(result) ? shown : [];
      if (!isLookUp(result)) yield* shown;
    } else if (part.type === 'finish-step') {
      yield { type: 'usage', usage: usage.endStep(part.usage) };
    } else if (part.type === 'finish') ending = ending === 'stop' ? part.finishReason : ending;
    else if (isOneTooMany(part)) ending = 'tool-calls';
    else throwFailureOf(part, hasWords);
  }
  // What was looked up on the way to something else is not what was asked for.
  if (studio.planned.length === 0) yield* lookedUp;
  const isWhole = ending === 'stop' || studio.planned.length > 0;
  const why = isWhole ? undefined : endings[ending];
  if (why === undefined) return;
  if (!hasWords) throw new AssistantFailure(why, { isLasting: ending === 'content-filter' });
  yield { type: 'text', text: `\n\n> ${why}` };
}

function throwFailureOf(part: TextStreamPart<ToolSet>, hasWords: boolean): void {
  if (part.type === 'error') throw part.error;
  if (part.type === 'abort') {
    throw new AssistantFailure(hasWords ? openaiTexts.interrupted : openaiTexts.away);
  }
  // A tool that is not there is told to the model, which goes on; one that broke ends the reply.
  if (part.type === 'tool-error' && part.error instanceof Error) throw part.error;
}

/** A tool was called where only words were wanted. */
function isOneTooMany(part: TextStreamPart<ToolSet>): boolean {
  return part.type === 'error' && ToolChoiceViolationError.isInstance(part.error);
}

function streamAnswer(call: ModelCall): AsyncIterable<TextStreamPart<ToolSet>> {
  const { model, question, studio, signal, instructions, messages } = call;
  const wordlessMs = call.wordlessMs ?? Math.max(60_000, call.silenceMs ?? 0);
  return streamText({
    model,
    instructions,
    messages: [...messages, questionMessage(question.query, call.seen)],
    tools: studio.tools,
    // In the order in which the model asks: each may need what the one before has made.
    toolCallConcurrency: 1,
    stopWhen: stepCountIs(mostSteps),
    // The last call of the model is for words.
    prepareStep: ({ stepNumber }) =>
      stepNumber === mostSteps - 1 ? { toolChoice: 'none' } : { activeTools: studio.active() },
    abortSignal: signal,
    maxRetries: call.retries ?? 1,
    timeout: { firstChunkMs: wordlessMs, chunkMs: wordlessMs },
    // Failures arrive as parts of the stream.
    onError: () => {},
  }).stream;
}

function questionMessage(query: string, picture: Uint8Array | null): ModelMessage {
  if (!picture) return { role: 'user', content: query };
  const image = { type: 'file', data: picture, mediaType: 'image/jpeg' } as const;
  return { role: 'user', content: [{ type: 'text', text: query }, image] };
}

const isLookUp = ({ done }: CallResult) =>
  done?.call.tool === 'list_items' || done?.call.tool === 'read_job';

/** What a tool did, as the person sees it. */
function shownOf({ done }: CallResult): AnswerPart[] {
  if (!done) return [];
  const { call, outcome } = done;
  const { pictures = [], data, text, card } = outcome;
  const notes = Array.isArray(data.notes) ? data.notes.map(String) : [];
  const shown = pictures.map((picture, index) => {
    const own = index === pictures.length - 1 ? notes : [];
    return {
      type: 'text' as const,
      text: `\n\n${pictureMarkdown({ ...picture, notes: own })}\n\n`,
    };
  });
  if (!card) return shown;
  const { tool, input } = call;
  return [...shown, { type: 'card', card: { tool, input: { ...input }, text, card } }];
}
