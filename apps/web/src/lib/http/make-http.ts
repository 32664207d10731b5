import {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  pathWith,
  type QueryOf,
  type Route,
} from '@armoni/contract/route';
import { ApiError, NetworkError } from './api-error.ts';
import { type GetToken, withToken } from './with-token.ts';

export type HttpOptions = {
  getToken: GetToken;
  announceExpired: () => void;
  fetch: typeof globalThis.fetch;
  /** Sent with every call. */
  moreHeaders?: () => Record<string, string>;
};

type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

export type CallInput<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryOf<R>> &
  Part<'body', BodyOf<R>> & { headers?: Record<string, string>; signal?: AbortSignal };

export type Http = ReturnType<typeof makeHttp>;

/** Calls contract routes. Errors: `ApiError`, `NetworkError`, or the abort of `signal`. */
export function makeHttp(options: HttpOptions) {
  /** The response itself, for streams; its status is a success. */
  async function send<R extends Route>(route: R, input: CallInput<R>): Promise<Response> {
    const url = urlOf(route, input);
    return withToken(options, (token) => fetchOnce(url, requestOf(route, withMore(input), token)));
  }

  const withMore = (input: AnyInput) => ({
    ...input,
    headers: { ...options.moreHeaders?.(), ...input.headers },
  });

  async function fetchOnce(url: string, request: RequestInit): Promise<Response> {
    const response = await options.fetch(url, request).catch((cause: unknown) => {
      if (request.signal?.aborted) throw cause;
      throw new NetworkError('no answer', { cause });
    });
    if (response.ok) return response;
    throw ApiError.fromText(response.status, await response.text());
  }

  /** The parsed answer of a JSON route; undefined where the route answers no body. */
  async function call<R extends Route>(
    route: R,
    ...[input]: InputArguments<R>
  ): Promise<AnswerOf<R>> {
    const response = await send(route, (input ?? {}) as CallInput<R>);
    const hasBody = response.status !== 204 && response.headers.get('content-length') !== '0';
    return (hasBody ? await response.json() : undefined) as AnswerOf<R>;
  }

  return { call, send };
}

/** The input may be left out when nothing in it is required. */
type InputArguments<R extends Route> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

type AnyInput = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

function urlOf(route: Route, input: AnyInput): string {
  const path = pathWith(route.path, input.params as Record<string, string>);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function requestOf(route: Route, input: AnyInput, token: string | null): RequestInit {
  const headers: Record<string, string> = { ...input.headers };
  if (token) headers.authorization = `Bearer ${token}`;
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  return { method: route.method, headers, body, signal: input.signal };
}
