import type { ChatInputs, ChatRequest } from '@armoni/contract/chat';
import { limits } from '@armoni/contract/limits';
import { makeStore, type ReadableStore, type Store } from '../../lib/make-store.ts';
import { type ChatMemory, keepChat, recallChat } from './chat-memory.ts';
import type { ReplyEvent } from './read-event-stream.ts';
import { isRunning, type ReplyRun, withEvent } from './reply-run.ts';
import { texts } from './texts.ts';

/** A picture that the next message is about. */
export type Reference = { readonly url: string; readonly name: string };

export type StyleWish = {
  readonly name: string;
  readonly url: string;
  readonly triggerWord: string | null;
};

/** What the session asks of the server and of the page's lists. */
export type ChatService = {
  /** Resolves once the question is accepted; then gives the reply's events. */
  readonly ask: (request: ChatRequest, signal: AbortSignal) => Promise<AsyncIterable<ReplyEvent>>;
  readonly stop: (taskId: string) => Promise<void>;
  /** The task of the reply that is running there; null means the newest conversation. */
  readonly findTask: (conversationId: string | null) => Promise<string | null>;
  /** Makes the files of a draft folder those of a conversation. */
  readonly adoptFiles: (draftFolder: string, conversationId: string) => Promise<void>;
  readonly refreshMessages: (conversationId: string) => Promise<void>;
  readonly refreshConversations: () => Promise<void>;
  readonly refreshImages: (conversationId: string) => Promise<void>;
};

export type ChatSessionNeeds = {
  readonly userId: string;
  readonly service: ChatService;
  readonly keeper: Pick<Storage, 'getItem' | 'setItem'>;
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly newKey: () => string;
  /** Runs before the next picture of the screen, so that many pieces cost one drawing. */
  readonly nextFrame: (run: () => void) => void;
  readonly log: (problem: unknown) => void;
};

/** The conversation in front of one person; a growing reply outlives the page that shows it. */
export type ChatSession = ReturnType<typeof makeChatSession>;

export function makeChatSession(needs: ChatSessionNeeds) {
  const { userId, service, keeper, newKey, log } = needs;
  const memory: Store<ChatMemory> = makeStore(recallChat(keeper, userId));
  memory.subscribe(() => keepChat(keeper, userId, memory.get()));
  const openId = makeStore<string | null>(null);
  const run = makeStore<ReplyRun | null>(null);
  const reference = makeStore<Reference | null>(null);
  const selected = makeStore<string | null>(null);
  const news = makeStore('');
  const arrival = makeStore<string | null>(null);
  let reading = new AbortController();

  const draftOf = (conversationId: string | null) =>
    memory.get().drafts[conversationId ?? ''] ?? '';
  const setDraft = (conversationId: string | null, text: string) =>
    memory.set((kept) => {
      const { [conversationId ?? '']: _, ...others } = kept.drafts;
      const drafts = text === '' ? others : { ...others, [conversationId ?? '']: text };
      return { ...kept, drafts };
    });

  /** Shows a conversation, or a new one; what belongs to another leaves the page. */
  function open(conversationId: string | null): void {
    const current = run.get();
    const isOurs =
      current !== null &&
      (current.conversationId === conversationId ||
        (conversationId === null && current.isNewConversation && openId.get() === null));
    if (openId.get() !== conversationId && !(isOurs && current.isNewConversation)) {
      reference.set(null);
      selected.set(null);
    }
    openId.set(conversationId);
    if (!isOurs) leaveRun();
  }

  function startNew(): void {
    leaveRun();
    reference.set(null);
    selected.set(null);
    openId.set(null);
  }

  /** The server goes on writing; only this page no longer listens. */
  function leaveRun(): void {
    reading.abort();
    reading = new AbortController();
    arrival.set(null);
    run.set(null);
  }

  /** Whether the question was taken on; an empty one, or one too early, is not. */
  function send(query: string, style: StyleWish | null): boolean {
    if (query.trim() === '' || isRunning(run.get())) return false;
    const conversationId = openId.get();
    const inputs = inputsOf(reference.get(), style);
    const given = { query, reference: reference.get() };
    setDraft(conversationId, '');
    reference.set(null);
    void follow({ query, inputs, conversationId, giveBack: () => giveBack(conversationId, given) });
    return true;
  }

  function retry(query: string, inputs: ChatInputs): void {
    if (isRunning(run.get())) return;
    const conversationId = openId.get();
    void follow({ query, inputs, conversationId, giveBack: () => undefined });
  }

  /** What could not be sent stands in the field again, before what was typed since. */
  function giveBack(
    conversationId: string | null,
    given: { query: string; reference: Reference | null },
  ): void {
    const typed = draftOf(conversationId);
    setDraft(conversationId, typed === '' ? given.query : `${given.query}\n${typed}`);
    if (openId.get() === conversationId) reference.set((now) => now ?? given.reference);
  }

  async function follow(asked: {
    query: string;
    inputs: ChatInputs;
    conversationId: string | null;
    giveBack: () => void;
  }): Promise<void> {
    const { query, inputs, conversationId } = asked;
    leaveRun();
    const { signal } = reading;
    news.set(texts.talk.working);
    run.set({
      ...{ key: newKey(), conversationId, isNewConversation: conversationId === null },
      ...{ query, inputs, text: '', error: null, messageId: null, taskId: null },
      status: 'loading',
    });
    const request = requestOf(userId, { query, inputs, conversationId });
    const last = await readReply(request, signal).catch((problem: unknown) => {
      if (!signal.aborted) log(problem);
      return null;
    });
    if (last === null && !signal.aborted) {
      asked.giveBack();
      run.set(null);
      news.set('');
    }
    if (last !== null && !signal.aborted) await settle(last, signal);
  }

  /** The run at the end of its stream; throws when the question was not accepted. */
  async function readReply(request: ChatRequest, signal: AbortSignal): Promise<ReplyRun> {
    const events = await service.ask(request, signal);
    let latest = run.get() as ReplyRun;
    let isDrawing = false;
    const draw = () => {
      isDrawing = false;
      if (!signal.aborted) run.set(latest);
    };
    try {
      for await (const event of events) {
        if (signal.aborted) break;
        const isNamed = latest.conversationId === null && event.conversationId !== null;
        latest = withEvent(latest, event);
        if (isNamed) adoptDraft(latest.conversationId);
        if (!isDrawing) {
          isDrawing = true;
          needs.nextFrame(draw);
        }
      }
    } catch (problem) {
      // The connection was cut, but the server goes on: the list will tell how it ended.
      if (latest.conversationId === null) throw problem;
      if (!signal.aborted) log(problem);
    }
    if (latest.conversationId === null) throw new Error('the reply named no conversation');
    return { ...latest, status: 'ending' };
  }

  /** The lists catch up, and a new conversation gets its own address. */
  async function settle(last: ReplyRun, signal: AbortSignal): Promise<void> {
    const conversationId = last.conversationId as string;
    run.set(last);
    news.set(last.error ?? texts.talk.arrived(wordsOf(last.text)));
    const refreshed = refreshAll(conversationId);
    if (last.isNewConversation) {
      await needs.wait(limits.afterStreamNewConversationMs, signal);
      if (!signal.aborted) arrival.set(conversationId);
    }
    await needs.wait(limits.afterStreamMs, signal);
    await refreshed;
    await service.refreshMessages(conversationId).catch(log);
    if (!signal.aborted) run.set((now) => now && { ...now, status: 'ended' });
  }

  async function refreshAll(conversationId: string): Promise<void> {
    const lists = [
      service.refreshMessages(conversationId),
      service.refreshConversations(),
      service.refreshImages(conversationId),
    ];
    for (const { status, ...rest } of await Promise.allSettled(lists)) {
      if (status === 'rejected') log(rest);
    }
  }

  function adoptDraft(conversationId: string | null): void {
    const { draftFolder } = memory.get();
    if (draftFolder === null || conversationId === null) return;
    memory.set((kept) => ({ ...kept, draftFolder: null }));
    service
      .adoptFiles(draftFolder, conversationId)
      .then(() => service.refreshImages(conversationId))
      .catch((problem: unknown) => {
        log(problem);
        // Still in their folder: the next new conversation offers them again.
        memory.set((kept) => ({ ...kept, draftFolder: kept.draftFolder ?? draftFolder }));
      });
  }

  /** Stops the engine; the stream then comes to its own end. `taskId` when the list knows it. */
  async function stop(taskId: string | null = null): Promise<void> {
    const current = run.get();
    const conversationId = current ? current.conversationId : openId.get();
    try {
      const task = taskId ?? current?.taskId ?? (await service.findTask(conversationId));
      if (task !== null) await service.stop(task);
      if (conversationId !== null) await service.refreshMessages(conversationId);
    } catch (problem) {
      log(problem);
    }
  }

  /** The folder that uploads go to: the conversation's, or one that waits for it. */
  function folder(): string {
    const id = run.get()?.conversationId ?? openId.get();
    if (id !== null) return id;
    const kept = memory.get().draftFolder;
    if (kept !== null) return kept;
    const made = `brouillon-${newKey()}`;
    memory.set((now) => ({ ...now, draftFolder: made }));
    return made;
  }

  return {
    openId: openId as ReadableStore<string | null>,
    run: run as ReadableStore<ReplyRun | null>,
    memory: memory as ReadableStore<ChatMemory>,
    /** Where a new conversation went; the page follows once. */
    arrival: arrival as ReadableStore<string | null>,
    /** The last thing to be read out by a screen reader. */
    news: news as ReadableStore<string>,
    reference,
    /** `fullPath` of the image in the carousel. */
    selected,
    open,
    startNew,
    send,
    retry,
    stop,
    folder,
    draftOf,
    setDraft,
    chooseTrainer: (trainerId: number | null) => memory.set((kept) => ({ ...kept, trainerId })),
    dispose: leaveRun,
  };
}

function inputsOf(reference: Reference | null, style: StyleWish | null): ChatInputs {
  return {
    image: reference && { type: 'image', transfer_method: 'remote_url', url: reference.url },
    lora_name: style?.name ?? null,
    lora_url: style?.url ?? null,
    trigger_word: style?.triggerWord ?? null,
    image_url: reference?.url ?? null,
  };
}

function requestOf(
  userId: string,
  asked: { query: string; inputs: ChatInputs; conversationId: string | null },
): ChatRequest {
  return {
    inputs: asked.inputs,
    query: asked.query,
    files: [],
    response_mode: 'streaming',
    conversation_id: asked.conversationId ?? '',
    user: userId.toLowerCase(),
    auto_generate_name: true,
  };
}

/** An answer in the words a screen reader says: pictures by their name, no marks, not endless. */
function wordsOf(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}
