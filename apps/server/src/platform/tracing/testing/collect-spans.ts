import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.number(), z.string()])),
  doubleValue: z.optional(z.number()),
});
const attributes = z.array(z.object({ key: z.string(), value }));
const hex = (length: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${length}}$`)));
const nanoseconds = z.string().check(z.regex(/^\d{19}$/));

/** ExportTraceServiceRequest of OTLP 1.x in its JSON, as far as spans are told by it. */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          scope: z.object({ name: z.string() }),
          spans: z.array(
            z.object({
              traceId: hex(32),
              spanId: hex(16),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              kind: z.number().check(z.gte(1), z.lte(5)),
              startTimeUnixNano: nanoseconds,
              endTimeUnixNano: nanoseconds,
              attributes,
              status: z.object({ code: z.number(), message: z.optional(z.string()) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type CollectedSpan = {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly seconds: number;
  readonly service: unknown;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly failure: string | null;
};

/** A collector of OTLP over HTTP: whatever does not speak the protocol is refused, and told. */
export async function collectSpans() {
  const spans: CollectedSpan[] = [];
  const refused: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer(async (call, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of call) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const plain = call.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    const isOurs = call.method === 'POST' && call.url === '/v1/traces';
    const isJson = call.headers['content-type'] === 'application/json';
    const isTraces = isOurs && isJson;
    const read = z.safeParse(request, isTraces ? JSON.parse(plain.toString()) : null);
    if (!read.success) {
      refused.push(`${call.method} ${call.url} ${z.prettifyError(read.error)}`);
      answer.writeHead(400).end();
      return;
    }
    authorizations.push(call.headers.authorization);
    spans.push(...spansOf(read.data));
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: spans as readonly CollectedSpan[],
    refused: refused as readonly string[],
    authorizations: authorizations as readonly (string | undefined)[],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function spansOf({ resourceSpans }: z.infer<typeof request>): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, status, ...span }) => ({
        ...{ traceId, spanId, name, kind, parentSpanId: parentSpanId || undefined },
        seconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e9,
        service: plainOf(resource.attributes)['service.name'],
        attributes: plainOf(span.attributes),
        // 2 is an error.
        failure: status.code === 2 ? (status.message ?? '') : null,
      })),
    ),
  );
}

const plainOf = (list: z.infer<typeof attributes>) =>
  Object.fromEntries(
    list.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? doubleValue : Number(intValue)),
    ]),
  );
