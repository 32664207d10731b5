import type { Config } from '../config.ts';
import { noteOwnToolRuns } from '../platform/tracing/tool-runs.ts';
import { traceWith } from '../platform/tracing/tracing.ts';

/** Gathers what this process does; gives what sends the rest and ends that. */
export async function openTracing(config: Config): Promise<() => Promise<void>> {
  const forget = noteOwnToolRuns();
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined) return async () => forget();
  const { makeOtlpTracer } = await import('../platform/tracing/otlp-tracer.ts');
  const tracer = makeOtlpTracer({
    endpoint,
    headers: headersOf(config.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: config.OTEL_SERVICE_NAME,
    version: config.version,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
  });
  traceWith(tracer);
  return async () => {
    forget();
    traceWith(null);
    // Whoever gathers may be away: that holds up no stop.
    await tracer.close().catch(() => undefined);
  };
}

const headersOf = (pairs: readonly string[]) =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())];
    }),
  );
