import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a piece of work stands among what caused it, as W3C Trace Context writes it. */
export type TraceParent = string;

/** Whether it is well formed, and its trace is kept. */
export const isSampled = (traceparent: TraceParent): boolean =>
  /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/.test(traceparent);

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export type SpanOptions = {
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** What caused it where that is no span of this process; else what runs is. */
  readonly parent?: TraceParent | null | undefined;
  /** Opened where nobody gathers spans, and named so there: the root of its trace. */
  readonly as?: TraceParent;
  /** Milliseconds since 1970, for what has begun already. */
  readonly startMs?: number;
};

export type OpenSpan = {
  readonly traceparent: TraceParent;
  set(attributes: SpanAttributes): void;
  /** @param cause a name: messages can carry what is a person's own */
  fail(cause: string): void;
  end(endMs?: number): void;
};

/** Hands spans to whoever gathers them. */
export interface Tracer {
  open(name: string, options: SpanOptions): OpenSpan;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** What runs now; its span changes with the stages of a job. */
export type TraceScope = { span: OpenSpan };

let tracer: Tracer | null = null;
const running = new AsyncLocalStorage<TraceScope>();

/** Once a process, at its start. Without a tracer all of this costs a comparison. */
export function traceWith(next: Tracer | null): void {
  tracer = next;
}

export const scopeNow = (): TraceScope | undefined => (tracer ? running.getStore() : undefined);

export const traceparentNow = (): TraceParent | null => scopeNow()?.span.traceparent ?? null;

/** Null where nothing is traced. */
export function openSpan(name: string, options: SpanOptions = {}): OpenSpan | null {
  return tracer?.open(name, { ...options, parent: options.parent ?? traceparentNow() }) ?? null;
}

/** Does the work as a part of that span. */
export function within<T>(scope: TraceScope | null, work: () => T): T {
  return scope ? running.run(scope, work) : work();
}

/** One span for one piece of work; an error that it throws is named in it. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const span = openSpan(name, options);
  if (!span) return work();
  try {
    return await within({ span }, work);
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}
