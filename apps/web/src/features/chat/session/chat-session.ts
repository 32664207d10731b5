import type { ChatInputs, ChatRequest } from '@armoni/contract/chat';
import { limits } from '@armoni/contract/limits';
import type { MemoryStorage } from '../../../lib/session/session-memory.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import type { Exchange } from '../replies/exchanges.ts';
import type { ReplyEvent } from '../replies/read-event-stream.ts';
import { readReply } from '../replies/read-reply.ts';
import { beginRun, isRunning, type ReplyRun } from '../replies/reply-run.ts';
import { texts } from '../texts.ts';
import { type AskedQuestion, ChatMemory } from './chat-memory.ts';
import { inputsFor, type Reference, requestOf, type StyleInput, wordsOf } from './chat-request.ts';

/** What the session needs of the server and of the page's lists. */
export type ChatService = {
  /**
   * Resolves once the question is accepted; then gives the reply's events. The same key again
   * asks nothing twice and gives the same reply.
   */
  readonly send: (
    request: ChatRequest,
    key: string,
    signal: AbortSignal,
  ) => Promise<AsyncIterable<ReplyEvent>>;
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
  readonly storage: MemoryStorage;
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether the page is on its way out, which fails the calls under way. */
  readonly isLeaving: () => boolean;
  /** Runs before the next picture of the screen. */
  readonly nextFrame: (run: () => void) => void;
  readonly log: (problem: unknown) => void;
};

type Question = {
  readonly query: string;
  readonly inputs: ChatInputs;
  readonly conversationId: string | null;
  /** A message whose place this one takes. */
  readonly replaces?: string | null;
  /** Of a question that was sent before a page load. */
  readonly key?: string;
  readonly askedAt?: number;
  readonly onRefused: () => void;
};

type EarlierQuestion = Pick<Exchange, 'messageId' | 'query' | 'inputs'>;

/** A question that has waited longer without a conversation was given up by whoever asked it. */
const longestAskMs = 10 * 60_000;

/** A server that starts again is back within a minute. */
const mostPauses = 60;
const pauseMs = 1000;

function askedOf({ key, query, inputs, conversationId, replaces }: ReplyRun, askedAt: number) {
  return { key, query, inputs, conversationId, replaces, askedAt } satisfies AskedQuestion;
}

/** The conversation in front of one person; a growing reply outlives the page that shows it. */
export class ChatSession {
  readonly #dependencies: ChatSessionDependencies;
  readonly #openId = makeStore<string | null>(null);
  readonly #run = makeStore<ReplyRun | null>(null);
  readonly #news = makeStore('');
  readonly #arrival = makeStore<string | null>(null);
  #reading = new AbortController();
  /** Until a page has come back to the question that a page load cut off. */
  #isAfterReload = true;

  readonly memory: ChatMemory;
  /** What the next message is about. */
  readonly reference = makeStore<Reference | null>(null);
  /** `fullPath` of the picture in the carousel. */
  readonly selected = makeStore<string | null>(null);
  /** How the pictures of the conversation are shown: one large, or all by name. */
  readonly pictureView = makeStore<'preview' | 'list'>('preview');
  /** The picture that is seen large, over the page. */
  readonly viewed = makeStore<Reference | null>(null);

  constructor(dependencies: ChatSessionDependencies) {
    this.#dependencies = dependencies;
    this.memory = new ChatMemory(dependencies);
  }

  get run(): ReadableStore<ReplyRun | null> {
    return this.#run;
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
    if (this.#resume(conversationId)) return;
    const run = this.#run.get();
    const isBeginning = conversationId === null && before === null && run?.isNewConversation;
    const isOurs = run !== null && (run.conversationId === conversationId || isBeginning);
    this.#openId.set(conversationId);
    if (before !== conversationId && !isOurs) this.#forgetChoices();
    if (!isOurs) this.#leaveRun();
  }

  startNew(): void {
    this.#isAfterReload = false;
    this.#leaveRun();
    this.#forgetChoices();
    this.#openId.set(null);
  }

  /** What the page watched to its end is in its list by now, or is shown no longer. */
  leaveReply(): void {
    if (!isRunning(this.#run.get())) this.#leaveRun();
  }

  dispose(): void {
    this.#leaveRun();
  }

  /** Whether the question was taken on; an empty one, or one too early, is not. */
  send(query: string, style: StyleInput | null): boolean {
    if (query.trim() === '' || isRunning(this.#run.get())) return false;
    const conversationId = this.#conversationId();
    const reference = this.reference.get();
    this.memory.setDraft(this.#openId.get(), '');
    this.reference.set(null);
    void this.#pose({
      query,
      inputs: inputsFor(reference, style, this.memory.state.get().picture),
      conversationId,
      onRefused: () => {
        this.memory.restoreDraft(conversationId, query);
        if (this.#openId.get() === conversationId) this.reference.set((now) => now ?? reference);
      },
    });
    return true;
  }

  /** Asks what a button says: what is being typed, and its reference, stay for the next message. */
  ask(query: string, style: StyleInput | null, about: Reference | null = null): void {
    if (isRunning(this.#run.get())) return;
    const conversationId = this.#conversationId();
    const onRefused = () => this.memory.restoreDraft(conversationId, query);
    void this.#pose({ query, inputs: inputsFor(about, style), conversationId, onRefused });
  }

  /** Says yes or no to a plan, by the button's own word. */
  decide({ id }: { readonly id: string }, query: string, isConfirmed: boolean): void {
    if (isRunning(this.#run.get())) return;
    const plan = { id, is_confirmed: isConfirmed };
    const inputs = { ...inputsFor(null, null), plan };
    const conversationId = this.#conversationId();
    void this.#pose({ query, inputs, conversationId, onRefused: () => undefined });
  }

  /** Puts a question back into the field, so that it can be put differently. */
  takeBack(query: string): void {
    this.memory.restoreDraft(this.#conversationId(), query);
  }

  /** Asks a question again, in its place; with other words when it was edited. */
  regenerate(
    { messageId: replaces, inputs, ...exchange }: EarlierQuestion,
    query = exchange.query,
  ): void {
    if (query.trim() === '' || isRunning(this.#run.get())) return;
    const conversationId = this.#conversationId();
    const isEdited = query !== exchange.query;
    void this.#pose({
      query,
      // Other words are no recipe's any more.
      inputs: isEdited ? { ...inputs, remake: null } : inputs,
      conversationId,
      replaces,
      onRefused: () => isEdited && this.memory.restoreDraft(conversationId, query),
    });
  }

  /** Has a picture made again; its words come back into the field when that fails. */
  remake(query: string, inputs: ChatInputs): void {
    if (isRunning(this.#run.get())) return;
    const conversationId = this.#conversationId();
    const onRefused = () => this.memory.restoreDraft(conversationId, query);
    void this.#pose({ query, inputs, conversationId, onRefused });
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
    return id ?? this.memory.openDraftFolder();
  }

  /** The one in view; it has its id a moment before the page has its address. */
  #conversationId(): string | null {
    return this.#openId.get() ?? this.#run.get()?.conversationId ?? null;
  }

  #forgetChoices(): void {
    this.reference.set(null);
    this.selected.set(null);
    this.viewed.set(null);
  }

  /**
   * After a page load: goes on with the reply that was under way, from its first word. A question
   * that may never have arrived is asked then; an old one stands in the field again.
   */
  #resume(conversationId: string | null): boolean {
    const { asked } = this.memory.state.get();
    if (!this.#isAfterReload || asked === null || asked.conversationId !== conversationId) {
      return false;
    }
    this.#isAfterReload = false;
    this.#openId.set(conversationId);
    const isOld = this.#dependencies.now() - asked.askedAt > longestAskMs;
    if (asked.conversationId === null && isOld) {
      this.memory.setAsked(null);
      this.memory.restoreDraft(null, asked.query);
      return true;
    }
    const onRefused = () =>
      asked.conversationId === null && this.memory.restoreDraft(null, asked.query);
    void this.#pose({ ...asked, onRefused });
    return true;
  }

  /** The server goes on writing; only this page no longer listens. */
  #leaveRun(): void {
    const { service, log } = this.#dependencies;
    if (isRunning(this.#run.get())) void service.refreshConversations().catch(log);
    if (this.#run.get() !== null) this.memory.setAsked(null);
    this.#reading.abort();
    this.#reading = new AbortController();
    this.#arrival.set(null);
    this.#run.set(null);
  }

  async #pose({ onRefused, key, askedAt, ...question }: Question): Promise<void> {
    const { userId, newKey, now, isLeaving, log } = this.#dependencies;
    this.#isAfterReload = false;
    this.#leaveRun();
    const { signal } = this.#reading;
    // A quick second question ends the wait for the address of a new conversation.
    if (this.#openId.get() === null) this.#arrival.set(question.conversationId);
    this.#news.set(texts.messages.working);
    const run = beginRun(key ?? newKey(), question);
    this.#run.set(run);
    this.memory.setAsked(askedOf(run, askedAt ?? now()));
    try {
      const last = await this.#readReply(run, requestOf(userId, question), signal);
      if (!signal.aborted && !isLeaving()) await this.#settle(last, signal);
    } catch (problem) {
      if (signal.aborted || isLeaving()) return;
      log(problem);
      onRefused();
      this.memory.setAsked(null);
      this.#run.set(null);
      this.#news.set('');
    }
  }

  async #readReply(run: ReplyRun, request: ChatRequest, signal: AbortSignal): Promise<ReplyRun> {
    const { service, nextFrame, wait, log } = this.#dependencies;
    const reading = {
      ...{ signal, nextFrame, log },
      onGrown: (grown: ReplyRun) => this.#run.set(grown),
      onNamed: (conversationId: string) => void this.#begin(conversationId, signal),
    };
    let latest = await readReply(run, await service.send(request, run.key, signal), reading);
    // Its server stops: another, or the same after its start, gives the reply under the same key.
    for (let pauses = 0; isRunning(latest) && pauses < mostPauses; pauses += 1) {
      await wait(pauseMs, signal);
      if (signal.aborted) break;
      const events = await service.send(request, run.key, signal).catch(log);
      if (events) latest = await readReply(latest, events, reading);
    }
    return { ...latest, status: 'ending' };
  }

  /** A new conversation has its id: its row and files are its own now, its address in a second. */
  async #begin(conversationId: string, signal: AbortSignal): Promise<void> {
    const { service, wait, log } = this.#dependencies;
    this.#run.set((now) => now && { ...now, conversationId });
    void service.refreshConversations().catch(log);
    void this.#adoptFiles(conversationId);
    await wait(limits.afterStreamNewConversationMs, signal);
    if (signal.aborted) return;
    // Until it has its address, a page load comes back by the empty page.
    const { asked } = this.memory.state.get();
    if (asked) this.memory.setAsked({ ...asked, conversationId });
    this.memory.moveDraft(conversationId);
    this.#arrival.set(conversationId);
  }

  /** The lists catch up; a new conversation has its own address by then. */
  async #settle(last: ReplyRun, signal: AbortSignal): Promise<void> {
    const { service, wait, log } = this.#dependencies;
    const conversationId = last.conversationId as string;
    this.#run.set(last);
    // The panel shows what was just made, whatever was chosen in it before.
    if (last.text.includes('![')) this.selected.set(null);
    this.memory.setAsked(null);
    this.#news.set(last.error ?? texts.messages.arrived(wordsOf(last.text)));
    const refreshed = this.#refreshAll(conversationId);
    if (last.isNewConversation) await wait(limits.afterStreamNewConversationMs, signal);
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
  async #adoptFiles(conversationId: string): Promise<void> {
    const { service, log } = this.#dependencies;
    const draftFolder = this.memory.takeDraftFolder();
    if (draftFolder === null) return;
    try {
      await service.adoptFiles(draftFolder, conversationId);
      await service.refreshPictures(conversationId);
    } catch (problem) {
      log(problem);
      this.memory.restoreDraftFolder(draftFolder);
    }
  }
}
