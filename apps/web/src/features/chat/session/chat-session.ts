import type { ChatInputs, ChatRequest } from '@armoni/contract/chat';
import { limits } from '@armoni/contract/limits';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import type { ReplyEvent } from '../replies/read-event-stream.ts';
import { type Exchange, isRunning, type ReplyRun, withEvent } from '../replies/reply-run.ts';
import { texts } from '../texts.ts';
import { type ChatMemory, readChatMemory, writeChatMemory } from './chat-memory.ts';
import { inputsFor, type Reference, requestOf, type StyleInput, wordsOf } from './chat-request.ts';

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
  readonly refreshPictures: (conversationId: string) => Promise<void>;
};

export type ChatSessionDependencies = {
  readonly userId: string;
  readonly service: ChatService;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly newKey: () => string;
  /** Runs before the next picture of the screen, so that many pieces cost one drawing. */
  readonly nextFrame: (run: () => void) => void;
  readonly log: (problem: unknown) => void;
};

type Asked = {
  readonly query: string;
  readonly inputs: ChatInputs;
  readonly conversationId: string | null;
  readonly replaces?: string | null;
  readonly giveBack: () => void;
};

type AskedBefore = Pick<Exchange, 'messageId' | 'query' | 'inputs'>;

/** The conversation in front of one person; a growing reply outlives the page that shows it. */
export class ChatSession {
  readonly #dependencies: ChatSessionDependencies;
  readonly #memory: Store<ChatMemory>;
  readonly #openId = makeStore<string | null>(null);
  readonly #run = makeStore<ReplyRun | null>(null);
  readonly #news = makeStore('');
  readonly #arrival = makeStore<string | null>(null);
  #reading = new AbortController();

  /** What the next message is about. */
  readonly reference = makeStore<Reference | null>(null);
  /** `fullPath` of the picture in the carousel. */
  readonly selected = makeStore<string | null>(null);

  constructor(dependencies: ChatSessionDependencies) {
    this.#dependencies = dependencies;
    this.#memory = makeStore(readChatMemory(dependencies.storage, dependencies.userId));
    this.#memory.subscribe(() =>
      writeChatMemory(dependencies.storage, dependencies.userId, this.#memory.get()),
    );
  }

  get run(): ReadableStore<ReplyRun | null> {
    return this.#run;
  }

  get memory(): ReadableStore<ChatMemory> {
    return this.#memory;
  }

  /** Where a new conversation went; the page follows once. */
  get arrival(): ReadableStore<string | null> {
    return this.#arrival;
  }

  /** The last thing to be read out by a screen reader. */
  get news(): ReadableStore<string> {
    return this.#news;
  }

  /** Shows a conversation, or a new one; what belongs to another leaves the page. */
  open(conversationId: string | null): void {
    const before = this.#openId.get();
    const run = this.#run.get();
    const isBeginning = conversationId === null && before === null && run?.isNewConversation;
    const isOurs = run !== null && (run.conversationId === conversationId || isBeginning);
    this.#openId.set(conversationId);
    if (before !== conversationId && !isOurs) this.#forgetChoices();
    if (!isOurs) this.#leaveRun();
  }

  startNew(): void {
    this.#leaveRun();
    this.#forgetChoices();
    this.#openId.set(null);
  }

  dispose(): void {
    this.#leaveRun();
  }

  draftOf(conversationId: string | null): string {
    return this.#memory.get().drafts[conversationId ?? ''] ?? '';
  }

  setDraft(conversationId: string | null, text: string): void {
    this.#memory.set((kept) => {
      const { [conversationId ?? '']: _, ...others } = kept.drafts;
      const drafts = text === '' ? others : { ...others, [conversationId ?? '']: text };
      return { ...kept, drafts };
    });
  }

  chooseStyle(styleId: number | null): void {
    this.#memory.set((kept) => ({ ...kept, styleId }));
  }

  /** Whether the question was taken on; an empty one, or one too early, is not. */
  send(query: string, style: StyleInput | null): boolean {
    if (query.trim() === '' || isRunning(this.#run.get())) return false;
    const conversationId = this.#conversationId();
    const reference = this.reference.get();
    this.setDraft(this.#openId.get(), '');
    this.reference.set(null);
    void this.#follow({
      query,
      inputs: inputsFor(reference, style),
      conversationId,
      giveBack: () => this.#giveBack(conversationId, query, reference),
    });
    return true;
  }

  /** Asks a question again, in its place; with other words when it was edited. */
  askAgain(
    { messageId: replaces, inputs, ...exchange }: AskedBefore,
    query = exchange.query,
  ): void {
    if (query.trim() === '' || isRunning(this.#run.get())) return;
    const conversationId = this.#conversationId();
    const isEdited = query !== exchange.query;
    // Other words are no recipe's any more.
    const wish = isEdited ? { ...inputs, remake: null } : inputs;
    const giveBack = () => isEdited && this.#giveBack(conversationId, query, null);
    void this.#follow({ query, inputs: wish, conversationId, replaces, giveBack });
  }

  /** Asks for a picture again; its words come back into the field when that fails. */
  remake(query: string, inputs: ChatInputs): void {
    if (isRunning(this.#run.get())) return;
    const conversationId = this.#conversationId();
    const giveBack = () => this.#giveBack(conversationId, query, null);
    void this.#follow({ query, inputs, conversationId, giveBack });
  }

  /** Stops the engine; the stream then comes to its own end. `taskId` when the list knows it. */
  async stop(taskId: string | null = null): Promise<void> {
    const { service, log } = this.#dependencies;
    const run = this.#run.get();
    const conversationId = run ? run.conversationId : this.#openId.get();
    try {
      const task = taskId ?? run?.taskId ?? (await service.findTask(conversationId));
      if (task !== null) await service.stop(task);
      if (conversationId !== null) await service.refreshMessages(conversationId);
    } catch (problem) {
      log(problem);
    }
  }

  /** The folder that uploads go to: the conversation's, or one that waits for it. */
  folder(): string {
    const id = this.#run.get()?.conversationId ?? this.#openId.get();
    if (id !== null) return id;
    const kept = this.#memory.get().draftFolder;
    if (kept !== null) return kept;
    const draftFolder = `brouillon-${this.#dependencies.newKey()}`;
    this.#memory.set((now) => ({ ...now, draftFolder }));
    return draftFolder;
  }

  /** The one in view; it has its id a moment before the page has its address. */
  #conversationId(): string | null {
    return this.#openId.get() ?? this.#run.get()?.conversationId ?? null;
  }

  #forgetChoices(): void {
    this.reference.set(null);
    this.selected.set(null);
  }

  /** The server goes on writing; only this page no longer listens. */
  #leaveRun(): void {
    this.#reading.abort();
    this.#reading = new AbortController();
    this.#arrival.set(null);
    this.#run.set(null);
  }

  /** What could not be sent stands in the field again, before what was typed since. */
  #giveBack(conversationId: string | null, query: string, reference: Reference | null): void {
    const typed = this.draftOf(conversationId);
    this.setDraft(conversationId, typed === '' ? query : `${query}\n${typed}`);
    if (this.#openId.get() === conversationId) this.reference.set((now) => now ?? reference);
  }

  async #follow(asked: Asked): Promise<void> {
    const { query, inputs, conversationId, replaces = null, giveBack } = asked;
    const { userId, newKey, log } = this.#dependencies;
    this.#leaveRun();
    const { signal } = this.#reading;
    // A quick second question ends the wait for the address of a new conversation.
    if (this.#openId.get() === null) this.#arrival.set(conversationId);
    this.#news.set(texts.messages.working);
    this.#run.set({
      ...{ key: newKey(), conversationId, isNewConversation: conversationId === null },
      ...{ query, inputs, replaces, text: '', error: null, messageId: null, taskId: null },
      status: 'loading',
    });
    const request = requestOf(userId, { query, inputs, conversationId, replaces });
    try {
      const last = await this.#readReply(request, signal);
      if (!signal.aborted) await this.#settle(last, signal);
    } catch (problem) {
      if (signal.aborted) return;
      log(problem);
      giveBack();
      this.#run.set(null);
      this.#news.set('');
    }
  }

  /** The run at the end of its stream; throws when the question was not accepted. */
  async #readReply(request: ChatRequest, signal: AbortSignal): Promise<ReplyRun> {
    const { service, nextFrame, log } = this.#dependencies;
    let latest = this.#run.get() as ReplyRun;
    const events = await service.ask(request, signal);
    let isDrawing = false;
    let isCut = false;
    const draw = () => {
      isDrawing = false;
      if (!signal.aborted && latest.status !== 'ending') this.#run.set(latest);
    };
    try {
      for await (const event of events) {
        if (signal.aborted) break;
        const wasNamed = latest.conversationId !== null;
        latest = withEvent(latest, event);
        if (!wasNamed && latest.conversationId !== null) this.#adopt(latest.conversationId);
        if (isDrawing) continue;
        isDrawing = true;
        nextFrame(draw);
      }
    } catch (problem) {
      // The connection was cut, but the server goes on: the list will tell how it ended.
      if (latest.conversationId === null) throw problem;
      if (!signal.aborted) log(problem);
      isCut = true;
    }
    const isEmpty = latest.messageId === null && !isCut;
    if (latest.conversationId === null || isEmpty) throw new Error('No response data');
    latest = { ...latest, status: 'ending' };
    return latest;
  }

  /** The lists catch up, and a new conversation gets its own address. */
  async #settle(last: ReplyRun, signal: AbortSignal): Promise<void> {
    const { service, wait, log } = this.#dependencies;
    const conversationId = last.conversationId as string;
    this.#run.set(last);
    this.#news.set(last.error ?? texts.messages.arrived(wordsOf(last.text)));
    const refreshed = this.#refreshAll(conversationId);
    if (last.isNewConversation) {
      await wait(limits.afterStreamNewConversationMs, signal);
      if (!signal.aborted) this.#arrival.set(conversationId);
    }
    await wait(limits.afterStreamMs, signal);
    await refreshed;
    await service.refreshMessages(conversationId).catch(log);
    if (!signal.aborted) this.#run.set((now) => now && { ...now, status: 'ended' });
  }

  async #refreshAll(conversationId: string): Promise<void> {
    const { service, log } = this.#dependencies;
    const lists = [
      service.refreshMessages(conversationId),
      service.refreshConversations(),
      service.refreshPictures(conversationId),
    ];
    await Promise.all(lists.map((list) => list.catch(log)));
  }

  /** Files that waited for the conversation become its own. */
  #adopt(conversationId: string): void {
    const { service, log } = this.#dependencies;
    const { draftFolder } = this.#memory.get();
    if (draftFolder === null) return;
    this.#memory.set((kept) => ({ ...kept, draftFolder: null }));
    service
      .adoptFiles(draftFolder, conversationId)
      .then(() => service.refreshPictures(conversationId))
      .catch((problem: unknown) => {
        log(problem);
        // Still in their folder: the next new conversation offers them again.
        this.#memory.set((kept) => ({ ...kept, draftFolder: kept.draftFolder ?? draftFolder }));
      });
  }
}
