import type { PlanStep } from '@armoni/contract/tools';
import type { z } from 'zod/mini';
import type { ToolCaller, ToolDescription, ToolOutcome } from '../../platform/tools/tool.ts';

/** One tool of the catalogue, with the use case behind it. */
export type Tool<Input> = Omit<ToolDescription, 'input'> & {
  readonly input: z.ZodMiniType<Input>;
  run(input: Input, caller: ToolCaller): Promise<ToolOutcome>;
  /** What it would do, for a plan; of those that ask first. */
  plan?(input: Input, caller: ToolCaller): Promise<Planned | Refused>;
};

type Planned = Pick<PlanStep, 'label' | 'cost' | 'pictures'> & {
  /** In place of the input, where a later yes must not mean something else. */
  readonly input?: PlanStep['input'];
};

export type Refused = Extract<ToolOutcome, { readonly ok: false }>;

export const refuse = (reason: Refused['reason'], message: string): Refused => ({
  ok: false,
  reason,
  message,
});
