import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer as Spans,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceParent, Tracer } from './tracing.ts';

export type OtlpOptions = {
  /** As `OTEL_EXPORTER_OTLP_ENDPOINT` has it: spans go to `/v1/traces` beneath it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly version: string;
  /** Which part of all traces is kept, 0 to 1. */
  readonly ratio: number;
};

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Spans by OTLP over HTTP, in batches. Loaded where an endpoint is set, and nowhere else. */
export function makeOtlpTracer(options: OtlpOptions): Tracer {
  const url = `${options.endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...options.headers } });
  const processor = new BatchSpanProcessor({ exporter });
  const common = {
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.version': options.version,
    }),
    spanProcessors: [processor],
  };
  const provider = new TracerProvider({
    ...common,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.ratio) }),
  });
  const spans = provider.getTracer('armoni', options.version);
  const openAs = makeOpenAs((idGenerator) =>
    new TracerProvider({ ...common, sampler: new AlwaysOnSampler(), idGenerator }).getTracer(
      'armoni',
      options.version,
    ),
  );
  return {
    open(name, { kind, attributes, parent, as, startMs }) {
      const about = {
        kind: kind ? kinds[kind] : SpanKind.INTERNAL,
        ...(attributes && { attributes: { ...attributes } }),
        ...(startMs !== undefined && { startTime: startMs }),
      };
      const span =
        as === undefined
          ? spans.startSpan(name, about, contextOf(parent))
          : openAs(as, name, about);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        set: (more) => void span.setAttributes({ ...more }),
        fail: (cause) =>
          void span
            .setStatus({ code: SpanStatusCode.ERROR, message: cause })
            .setAttribute('error.type', cause),
        end: (endMs) => span.end(endMs),
      };
    },
    close: () => provider.shutdown(),
  };
}

/** Spans under ids that were given elsewhere, each the root of its trace. */
function makeOpenAs(makeTracer: (idGenerator: IdGenerator) => Spans) {
  let [traceId, spanId] = ['', ''];
  const tracer = makeTracer({ generateTraceId: () => traceId, generateSpanId: () => spanId });
  return (as: TraceParent, name: string, about: Parameters<Spans['startSpan']>[1]) => {
    [, traceId = '', spanId = ''] = shape.exec(as) ?? [];
    return tracer.startSpan(name, about, ROOT_CONTEXT);
  };
}

const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** What is no trace parent begins a trace of its own. */
function contextOf(parent: TraceParent | null | undefined): Context {
  const [, traceId, spanId, flags] = shape.exec(parent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
