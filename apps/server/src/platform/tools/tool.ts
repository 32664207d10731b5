import type { Card, PlanStep, ToolName } from '@armoni/contract/tools';
import type { z } from 'zod/mini';
import type { PickedStyle } from '../pictures/picture-wish.ts';

export type ToolLanguage = 'fr' | 'en';

export type ToolCaller = {
  readonly ownerId: string;
  /** Where pictures go that are made. */
  readonly conversationId: string;
  readonly language: ToolLanguage;
  /** The same call with the same key takes the same job on; null for a call that stands alone. */
  readonly key: string | null;
  /** Picked by the person: of pictures whose call names none. */
  readonly style?: PickedStyle | null;
  /** Chosen by the person: of new pictures whose call does not say it otherwise. */
  readonly picture?: {
    readonly width: number | null;
    readonly height: number | null;
    readonly count: number;
  };
  readonly signal: AbortSignal;
};

export type ToolCall = {
  readonly tool: ToolName;
  readonly input: Readonly<Record<string, unknown>>;
};

/** What a tool hands on to whoever goes on from it: handles, addresses. */
export type ToolData = Readonly<Record<string, unknown>>;

export type ToolOutcome =
  | {
      readonly ok: true;
      /** What happened, for a person. */
      readonly text: string;
      readonly card: Card | null;
      readonly data: ToolData;
      /** Addresses of pictures that were made, with what they show. */
      readonly pictures?: readonly { readonly url: string; readonly altText: string }[];
    }
  | {
      readonly ok: false;
      /** `not-found` also for what is somebody else's. */
      readonly reason: 'not-found' | 'invalid' | 'refused' | 'failed';
      readonly message: string;
    };

export type ToolDescription = {
  readonly name: ToolName;
  /** For a model or a program, in English. */
  readonly description: string;
  readonly input: z.ZodMiniType<Record<string, unknown>>;
  /** Waits for a yes before it begins: it costs, takes long or throws away. */
  readonly asksFirst: boolean;
  readonly isReadOnly: boolean;
};

/** The catalogue, for those who call it. */
export type Toolbox = {
  readonly tools: readonly ToolDescription[];
  /** What a call would do, for a plan; refuses what could not be done. */
  plan(
    call: ToolCall,
    caller: ToolCaller,
  ): Promise<
    { readonly ok: true; readonly step: PlanStep } | Extract<ToolOutcome, { readonly ok: false }>
  >;
  /** Checks the input by the tool's schema first. */
  run(call: ToolCall, caller: ToolCaller): Promise<ToolOutcome>;
};
