import type * as z from 'zod/mini';

/**
 * One kind of durable work. Its payload and its result are stored as JSON and parsed by these
 * schemas whenever they come back, so what is read is what the types say.
 */
export type JobDefinition<Payload, Result> = {
  /** Stored with each job: never changes. */
  readonly kind: string;
  readonly payload: z.ZodMiniType<Payload>;
  readonly result: z.ZodMiniType<Result>;
};

export function defineJob<Payload, Result>(
  kind: string,
  payload: z.ZodMiniType<Payload>,
  result: z.ZodMiniType<Result>,
): JobDefinition<Payload, Result> {
  return { kind, payload, result };
}
