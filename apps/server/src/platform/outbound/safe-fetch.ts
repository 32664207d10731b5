import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import type { Agent } from 'undici';
import { isPublicAddress } from './public-address.ts';

export type SafeFetchOptions = {
  readonly maxBytes: number;
  /** For all of it: connecting, redirects and the body. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

export type FetchRefusal =
  | 'address-refused'
  | 'unreachable'
  | 'status'
  | 'too-large'
  | 'too-slow'
  | 'too-many-redirects';

export type SafeFetchOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: FetchRefusal };

/** What arrives, never more of it than allowed. Reading may throw `FetchCutOff`. */
export type FetchedBody = { readonly stream: AsyncIterable<Buffer>; readonly contentType: string };

/** Fetches an address that a person gave, and hands its body to `consume`. */
export type SafeFetch = <T>(
  url: string,
  options: SafeFetchOptions,
  consume: (body: FetchedBody) => Promise<T>,
) => Promise<SafeFetchOutcome<T>>;

export type SafeFetchDependencies = {
  /** Tests let their own loopback servers pass; nothing else does. */
  readonly isAllowedAddress?: (address: string) => boolean;
  readonly lookup?: typeof systemLookup;
};

/** Ends a body that is larger or slower than allowed. */
export class FetchCutOff extends Error {
  override readonly name = 'FetchCutOff';
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal) {
    super(reason);
    this.reason = reason;
  }
}

const mostRedirects = 5;

/**
 * Server-side fetching of foreign addresses. The check happens where the connection is made:
 * the very address that was checked is connected to, at every hop, so a name that changes
 * between check and use gains nothing. No compressed body is asked for or accepted.
 */
export function makeSafeFetch(parts: SafeFetchDependencies = {}): SafeFetch {
  const isAllowed = parts.isAllowedAddress ?? isPublicAddress;
  const lookup = checkedLookup(isAllowed, parts.lookup ?? systemLookup);
  return async (url, options, consume) => {
    const { Agent } = await client();
    const agent = new Agent({ connect: { lookup, timeout: 10_000 }, pipelining: 0 });
    const deadline = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
    try {
      const body = await follow(url, { agent, signal, isAllowed });
      return { ok: true, value: await consume(limited(body, options.maxBytes)) };
    } catch (error) {
      options.signal?.throwIfAborted();
      const reason = deadline.aborted ? 'too-slow' : reasonOf(error);
      if (reason === null) throw error;
      return { ok: false, reason };
    } finally {
      await agent.destroy();
    }
  };
}

/** Loaded when somebody first names an address: no part of every start. */
const client = () => import('undici');

type Hop = { agent: Agent; signal: AbortSignal; isAllowed: (address: string) => boolean };

async function follow(first: string, { agent, signal, isAllowed }: Hop) {
  let url = first;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const target = checkedUrl(url, isAllowed);
    const { request } = await client();
    const answer = await request(target, {
      dispatcher: agent,
      signal,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Armoni' },
    }).catch((error: unknown) => {
      throw signal.aborted ? error : new FetchCutOff(innerReason(error) ?? 'unreachable');
    });
    // Leaving a body unread is an error to its stream, and to nobody else.
    answer.body.on('error', () => {});
    const { location } = answer.headers;
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
      answer.body.destroy();
      url = URL.canParse(location, target.href) ? new URL(location, target.href).href : '';
      continue;
    }
    if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== undefined) {
      answer.body.destroy();
      throw new FetchCutOff('status');
    }
    return answer;
  }
  throw new FetchCutOff('too-many-redirects');
}

/** WHATWG parsing turns decimal, octal and hexadecimal hosts into their plain form first. */
function checkedUrl(text: string, isAllowed: (address: string) => boolean): URL {
  if (!URL.canParse(text)) throw new FetchCutOff('address-refused');
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address in the URL is connected to without any lookup, so it is checked here.
  const isRefusedAddress = isIP(host) !== 0 && !isAllowed(host);
  if (!isWeb || isRefusedAddress || url.username !== '' || url.password !== '') {
    throw new FetchCutOff('address-refused');
  }
  return url;
}

/** All of a name's addresses must be allowed, or none is used. */
function checkedLookup(
  isAllowed: (address: string) => boolean,
  lookup: typeof systemLookup,
): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return done(new FetchCutOff('address-refused'), '', 0);
      }
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

function limited(
  answer: { body: Readable; headers: Record<string, string | string[] | undefined> },
  maxBytes: number,
): FetchedBody {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.body.destroy();
    throw new FetchCutOff('too-large');
  }
  async function* chunks() {
    let sizeBytes = 0;
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new FetchCutOff('too-large');
      yield chunk;
    }
  }
  return { stream: chunks(), contentType: String(answer.headers['content-type'] ?? '') };
}

/** Null for what is not the fetch's own failure, such as a full disk in `consume`. */
function reasonOf(error: unknown): FetchRefusal | null {
  const inner = innerReason(error);
  if (inner) return inner;
  const code = (error as { code?: string }).code ?? '';
  return /^(UND_ERR|ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOST|ENET)/.test(code)
    ? 'unreachable'
    : null;
}

function innerReason(error: unknown): FetchRefusal | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof FetchCutOff) return at.reason;
  }
  return null;
}
