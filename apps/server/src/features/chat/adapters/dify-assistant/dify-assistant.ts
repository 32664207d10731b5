import {
  fetchUnlessSilent,
  SilentService,
} from '../../../../platform/outbound/fetch-unless-silent.ts';
import { absolute } from '../../attachments/message-files.ts';
import type { AnswerPart, Assistant, Question, ShowPicture } from '../../ports.ts';
import { AssistantFailure } from '../../ports.ts';
import { readEvents } from './read-events.ts';
import { sendPicture } from './send-picture.ts';
import { difyTexts } from './texts.ts';

type Options = {
  /** Of Dify's service API, e.g. `https://dify.example.org/v1`. */
  readonly baseUrl: string;
  readonly appKey: string;
  /** Makes addresses of the studio's own media absolute for Dify. */
  readonly publicUrl: string;
  /** A picture that the person points at, for Dify to look at. */
  readonly showPicture: ShowPicture;
  /** How long Dify may send nothing; its pings count. */
  readonly silenceMs?: number;
  /** Copies a picture that Dify made into the conversation; answers the address to show. */
  readonly copyPicture: (question: Question, url: string, signal: AbortSignal) => Promise<string>;
};

/** Passes the generate request through to a Dify app. Dify keeps the conversation's memory. */
export function makeDifyAssistant(options: Options): Assistant {
  return {
    name: 'Dify',
    async *reply(question, signal) {
      const task: Task = { id: null };
      try {
        yield* follow(options, { question, signal, task });
      } catch (error) {
        if (error instanceof AssistantFailure || signal.aborted) throw error;
        throw new AssistantFailure(sentenceForBreak(error, task), { cause: error });
      } finally {
        if (signal.aborted && task.id !== null) await stopTask(options, question, task.id);
      }
    },
    async forget(user, id) {
      const path = `/conversations/${encodeURIComponent(id)}`;
      await dropAnswer(call(options, { method: 'DELETE', path, body: { user } }, soon()));
    },
  };
}

type Task = { id: string | null };
type ReplyRequest = {
  readonly question: Question;
  readonly signal: AbortSignal;
  /** Learned from the first event, so that it can be stopped. */
  readonly task: Task;
};
type Event = Readonly<Record<string, unknown>>;

async function* follow(options: Options, request: ReplyRequest): AsyncGenerator<AnswerPart, void> {
  let knownId = request.question.externalConversationId;
  const answer = await requestReply(options, request);
  let isComplete = false;
  for await (const event of readEvents(answer)) {
    request.task.id ??= textOf(event.task_id) || null;
    const id = textOf(event.conversation_id);
    if (id && id !== knownId) {
      knownId = id;
      yield { type: 'external-conversation', id };
    }
    yield* answerPartsOf(event, options, request);
    isComplete ||= event.event === 'message_end' || event.event === 'workflow_finished';
  }
  if (!isComplete) throw new AssistantFailure(difyTexts.interrupted);
}

async function requestReply(
  options: Options,
  request: ReplyRequest,
): Promise<AsyncIterable<Uint8Array>> {
  const { question, signal } = request;
  const { externalConversationId } = question;
  const send = fetchUnlessSilent(options.silenceMs);
  const files = await sendPicture({ ...options, fetch: send }, question, signal);
  const sent = { ...request, files };
  let answer = await post(options, sent, externalConversationId ?? '');
  // Dify may have forgotten the conversation: go on in a new one.
  if (answer.status === 404 && externalConversationId) {
    await answer.body?.cancel();
    answer = await post(options, sent, '');
  }
  if (!answer.ok || !answer.body) {
    const detail = (await answer.text()).slice(0, 500);
    throw new AssistantFailure(sentenceForStatus(answer.status), { cause: new Error(detail) });
  }
  return answer.body;
}

async function post(
  options: Options,
  request: ReplyRequest & { readonly files: readonly unknown[] },
  conversationId: string,
): Promise<Response> {
  const { question, signal } = request;
  const body = {
    inputs: withAbsoluteAddresses(question.inputs, options.publicUrl),
    query: question.query,
    files: request.files,
    response_mode: 'streaming',
    conversation_id: conversationId,
    user: question.ownerId,
    auto_generate_name: false,
  };
  try {
    return await call(options, { method: 'POST', path: '/chat-messages', body }, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw new AssistantFailure(difyTexts.away, { cause: error });
  }
}

type Call = { readonly method: 'POST' | 'DELETE'; readonly path: string; readonly body: unknown };

function call(options: Options, { method, path, body }: Call, signal: AbortSignal) {
  return fetchUnlessSilent(options.silenceMs)(`${options.baseUrl.replace(/\/$/, '')}${path}`, {
    method,
    headers: { authorization: `Bearer ${options.appKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

function withAbsoluteAddresses(value: unknown, publicUrl: string): unknown {
  if (typeof value === 'string') return absolute(value, publicUrl);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withAbsoluteAddresses(part, publicUrl)]),
  );
}

async function* answerPartsOf(
  event: Event,
  options: Options,
  { question, signal }: ReplyRequest,
): AsyncGenerator<AnswerPart, void> {
  switch (event.event) {
    case 'message':
    case 'agent_message':
      return yield { type: 'text', text: textOf(event.answer) };
    case 'message_replace':
      return yield { type: 'replace', text: textOf(event.answer) };
    case 'message_file': {
      const text = await fileText(event, options, question, signal);
      return yield { type: 'text', text };
    }
    case 'message_end':
      return yield { type: 'usage', usage: usageOf(event) };
    case 'error':
      throw new AssistantFailure(sentenceForCode(textOf(event.code)), {
        cause: new Error(textOf(event.message)),
      });
  }
}

async function fileText(
  { type, belongs_to: belongsTo, url }: Event,
  { baseUrl, copyPicture }: Options,
  question: Question,
  signal: AbortSignal,
): Promise<string> {
  // The person's own files come back too.
  if (belongsTo === 'user' || !URL.canParse(textOf(url), baseUrl)) return '';
  const address = new URL(textOf(url), baseUrl).href;
  if (type !== 'image') return `\n\n[${difyTexts.file}](${address})\n\n`;
  return `\n\n![${difyTexts.picture}](${await copyPicture(question, address, signal)})\n\n`;
}

function usageOf({ metadata }: Event) {
  const usage = (metadata as { usage?: Event } | undefined)?.usage ?? {};
  const count = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : 0);
  return {
    promptTokens: count(usage.prompt_tokens),
    completionTokens: count(usage.completion_tokens),
  };
}

const soon = () => AbortSignal.timeout(5000);

/** Without this Dify would go on, and bill. That it can't be reached changes nothing for us. */
async function stopTask(options: Options, { ownerId }: Question, taskId: string): Promise<void> {
  const path = `/chat-messages/${encodeURIComponent(taskId)}/stop`;
  await dropAnswer(call(options, { method: 'POST', path, body: { user: ownerId } }, soon()));
}

/** Whatever Dify answers, or that it does not. */
async function dropAnswer(answer: Promise<Response>): Promise<void> {
  await answer.then(
    ({ body }) => body?.cancel(),
    () => undefined,
  );
}

function sentenceForStatus(status: number): string {
  if (status === 401 || status === 403) return difyTexts.refusedKey;
  if (status === 429) return difyTexts.busy;
  return status >= 400 && status < 500 ? difyTexts.refused : difyTexts.away;
}

/** Until its first event nothing of a reply had begun. */
function sentenceForBreak(error: unknown, task: Task): string {
  const isAway = error instanceof SilentService && task.id === null;
  return isAway ? difyTexts.away : difyTexts.interrupted;
}

function sentenceForCode(code: string): string {
  if (code === 'provider_quota_exceeded') return difyTexts.quota;
  return code === 'invalid_param' ? difyTexts.refused : difyTexts.failed;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
