import { chatInputs, mostPictures, pictureShapes } from '@armoni/contract/chat';
import * as z from 'zod/mini';
import {
  type MemoryStorage,
  readMemory,
  writeMemory,
} from '../../../lib/session/session-memory.ts';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';

const askedQuestion = z.object({
  /** The `Idempotency-Key` it was sent with: the same again leads to the same reply. */
  key: z.string(),
  query: z.string(),
  inputs: chatInputs,
  /** Null until a new conversation has its id. */
  conversationId: z.nullable(z.string()),
  replaces: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
});

export type AskedQuestion = z.infer<typeof askedQuestion>;

const storedChat = z.object({
  /** Conversation, or '' for a new one → what is typed and not sent. */
  drafts: z.record(z.string(), z.string()),
  // Absent in what older tabs stored, whose drafts must stay readable.
  styleId: z._default(z.nullable(z.number()), null),
  /** How new pictures are to be; a null shape leaves it to the words. */
  picture: z._default(
    z.object({
      shape: z.nullable(z.enum(pictureShapes)),
      count: z.number().check(z.int(), z.gte(1), z.lte(mostPictures)),
      /** Percent of the chosen style; absent: all of it. */
      strength: z.optional(z.number().check(z.int(), z.gte(0), z.lte(100))),
      /** Another style to mix with the chosen one; `share` is its part in percent. */
      mix: z.nullish(
        z.object({
          styleId: z.number(),
          name: z.string(),
          url: z.string(),
          share: z.number().check(z.int(), z.gte(1), z.lte(99)),
        }),
      ),
    }),
    { shape: null, count: 1 },
  ),
  /** Where uploads of a conversation go that does not exist yet. */
  draftFolder: z.nullable(z.string()),
  /** The question whose reply is not there yet. */
  asked: z._default(z.nullable(askedQuestion), null),
});

export type StoredChat = z.infer<typeof storedChat>;

/** Percent: the whole hand of a style. */
export const wholeStrength = 100;

export type NextPicture = StoredChat['picture'];

const empty: StoredChat = {
  ...{ drafts: {}, styleId: null, draftFolder: null, asked: null },
  picture: { shape: null, count: 1 },
};

type ChatMemoryDependencies = {
  readonly userId: string;
  readonly storage: MemoryStorage;
  readonly newKey: () => string;
};

/** What a reload must not lose: drafts, the chosen style, the folder of a new conversation. */
export class ChatMemory {
  readonly #state: Store<StoredChat>;
  readonly #newKey: () => string;

  constructor({ userId, storage, newKey }: ChatMemoryDependencies) {
    const key = `armoni:chat:${userId}`;
    this.#newKey = newKey;
    this.#state = makeStore(readMemory(storage, key, { schema: storedChat, empty }));
    this.#state.subscribe(() => writeMemory(storage, key, this.#state.get()));
  }

  get state(): ReadableStore<StoredChat> {
    return this.#state;
  }

  draftOf(conversationId: string | null): string {
    return this.#state.get().drafts[conversationId ?? ''] ?? '';
  }

  setDraft(conversationId: string | null, text: string): void {
    this.#state.set((state) => {
      const { [conversationId ?? '']: _, ...others } = state.drafts;
      const drafts = text === '' ? others : { ...others, [conversationId ?? '']: text };
      return { ...state, drafts };
    });
  }

  /** Words that come from elsewhere, after those that are typed. */
  addToDraft(conversationId: string | null, words: string): void {
    const typed = this.draftOf(conversationId).trimEnd();
    this.setDraft(conversationId, typed === '' ? words : `${typed} ${words}`);
  }

  /** What could not be sent stands in the field again, before what was typed since. */
  restoreDraft(conversationId: string | null, text: string): void {
    const typed = this.draftOf(conversationId);
    this.setDraft(conversationId, typed === '' ? text : `${text}\n${typed}`);
  }

  /** What was typed for a new conversation goes along when it gets its address. */
  moveDraft(conversationId: string): void {
    const typed = this.draftOf(null);
    if (typed === '') return;
    this.setDraft(null, '');
    this.restoreDraft(conversationId, typed);
  }

  /** Null when there is nothing to come back to any more. */
  setAsked(asked: AskedQuestion | null): void {
    this.#state.set((state) => (state.asked === asked ? state : { ...state, asked }));
  }

  chooseStyle(styleId: number | null): void {
    this.#state.set((state) => ({ ...state, styleId }));
  }

  choosePicture(changes: Partial<NextPicture>): void {
    this.#state.set((state) => ({ ...state, picture: { ...state.picture, ...changes } }));
  }

  /** The folder of files that wait for a new conversation. */
  openDraftFolder(): string {
    const known = this.#state.get().draftFolder;
    if (known !== null) return known;
    const draftFolder = `brouillon-${this.#newKey()}`;
    this.#state.set((state) => ({ ...state, draftFolder }));
    return draftFolder;
  }

  /** The folder, which then waits no longer; null when there is none. */
  takeDraftFolder(): string | null {
    const { draftFolder } = this.#state.get();
    if (draftFolder !== null) this.#state.set((state) => ({ ...state, draftFolder: null }));
    return draftFolder;
  }

  /** Still waiting after all: the next new conversation offers its files again. */
  restoreDraftFolder(draftFolder: string): void {
    this.#state.set((state) => ({ ...state, draftFolder: state.draftFolder ?? draftFolder }));
  }
}
