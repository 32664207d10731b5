/** A service has sent nothing for too long; its connection is closed. */
export class SilentService extends Error {
  override readonly name = 'SilentService';
}

/** Until a service is given up that sends nothing, when nobody set another time. */
export const usualSilenceMs = 45_000;

/** A large body is on its way for as long as a line of 1 Mbit/s needs; nobody answers before. */
const slowestBytesPerMs = 125;

/**
 * `fetch` that hangs up on a service which sends no byte of its answer for `silenceMs`, before the
 * first or after any other. Headers alone are no answer: whoever waits has learnt nothing by them.
 * Its promise or its body then fails with `SilentService`.
 */
export function fetchUnlessSilent(
  silenceMs: number = usualSilenceMs,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const silence = watchSilence(silenceMs, silenceMs + bytesOf(init.body) / slowestBytesPerMs);
    const signals = init.signal ? [init.signal, silence.signal] : [silence.signal];
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      if (answer.body) return withBody(answer, answer.body.pipeThrough(silence.listen()));
      silence.end();
      return answer;
    } catch (error) {
      silence.end();
      throw error;
    }
  };
}

function watchSilence(silenceMs: number, firstMs: number) {
  const hangUp = new AbortController();
  const say = () => hangUp.abort(new SilentService(`no byte for ${silenceMs} ms`));
  let timer = setTimeout(say, firstMs);
  const end = () => clearTimeout(timer);
  return {
    signal: hangUp.signal,
    end,
    listen() {
      const listener = {
        transform(chunk: Uint8Array, out: TransformStreamDefaultController<Uint8Array>) {
          clearTimeout(timer);
          timer = setTimeout(say, silenceMs);
          out.enqueue(chunk);
        },
        flush: end,
        // When the reader leaves; the types do not know it yet.
        cancel: end,
      };
      return new TransformStream<Uint8Array, Uint8Array>(listener);
    },
  };
}

function withBody({ status, statusText, headers }: Response, body: ReadableStream<Uint8Array>) {
  return new Response(body, { status, statusText, headers });
}

function bytesOf(body: RequestInit['body']): number {
  if (body instanceof Blob) return body.size;
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength;
  if (!(body instanceof FormData)) return typeof body === 'string' ? body.length : 0;
  return [...body.values()].reduce((sum, part) => sum + bytesOf(part), 0);
}
