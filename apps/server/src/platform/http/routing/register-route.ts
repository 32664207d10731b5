import { Readable } from 'node:stream';
import type { KeyScope } from '@armoni/contract/keys';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@armoni/contract/route';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { openStreams } from '../../metrics/process-metrics.ts';
import { httpTexts } from '../texts.ts';
import { ApiFailure } from './api-failure.ts';
import { type CallerLanguage, callerLanguage } from './caller-language.ts';
import { closeSignal } from './close-signal.ts';

/** Whoever calls. `id` is the token's subject in lowercase, or the person whose key it is. */
export type SignedInUser = {
  readonly id: string;
  /** The key that a program calls with; absent when the person themself calls. */
  readonly key?: {
    readonly id: string;
    readonly name: string;
    readonly scopes: readonly KeyScope[];
    /** The one address that it opens, where it does not open all. */
    readonly path?: string;
  };
  /** The session whose token the call carries; of our own provider's alone. */
  readonly session?: string | undefined;
};

export type CallOf<R extends Route> = {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  /** `undefined` for a streamed one: read `request` then. */
  readonly body: BodyOf<R>;
  readonly user: R['access'] extends 'public' ? undefined : SignedInUser;
  readonly request: FastifyRequest;
  /** For headers of the answer; the value returned is still its body. */
  readonly reply: FastifyReply;
  /** Aborts when the caller leaves before the answer is out, or when the server stops. */
  readonly signal: AbortSignal;
};

type Answers<R extends Route> = R['answers'][keyof R['answers']];

/** The body of the success status; nothing for `null`; a stream or one JSON for 'stream'; bytes for 'file'. */
export type HandlerAnswer<R extends Route> =
  Answers<R> extends null
    ? undefined
    : Answers<R> extends 'stream'
      ? Readable | Readonly<Record<string, unknown>>
      : Answers<R> extends 'file'
        ? Readable | Buffer
        : AnswerOf<R> | Readable;

export type HandlerOf<R extends Route> = (
  call: CallOf<R>,
) => Promise<HandlerAnswer<R> | undefined> | HandlerAnswer<R>;

/** How many calls of one user (or address, when signed out) a route takes. */
export type RouteLimit = {
  readonly perMinute: number;
  /** Of a body in JSON, where it may be larger than usual. */
  readonly bodyBytes?: number;
  /** Tells a program that was refused how to be let in. */
  readonly challenge?: FastifyContextConfig['challenge'];
};

/**
 * Serves one route of the contract: checks who calls, counts the call, parses what comes in,
 * and sends only what the contract says goes out. `handler` throws `ApiFailure` for the
 * outcomes that are not a success.
 */
export function registerRoute<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: HandlerOf<R>,
  limit: RouteLimit = { perMinute: 600 },
): void {
  app.contractRoutes.push(route);
  const successStatus = Number(Object.keys(route.answers)[0] ?? 200);
  const answerSchema = route.answers[successStatus];
  app.route({
    method: route.method,
    url: route.path,
    ...(limit.bodyBytes && { bodyLimit: limit.bodyBytes }),
    config: {
      access: route.access,
      keyScope: route.keyScope,
      limitPerMinute: limit.perMinute,
      challenge: limit.challenge,
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: parse(request, route.params, request.params),
        query: parse(request, route.query, request.query),
        body:
          typeof route.body === 'string'
            ? undefined
            : parse(request, route.body, request.body ?? {}),
        user: request.user,
        request,
        reply,
        signal: closeSignal(reply, app.stopSignal),
      } as CallOf<R>);
      if (reply.sent) return reply;
      reply.code(successStatus);
      // Never a type that a browser would open as a page.
      if (answerSchema === 'file') return reply.type('application/octet-stream').send(answer);
      if (answer instanceof Readable) {
        const isEvents = answerSchema === 'stream';
        // A proxy that gathers an answer before it passes it on would hold every word back.
        if (isEvents) countOpen(reply.header('x-accel-buffering', 'no'));
        return reply.type(isEvents ? 'text/event-stream' : 'application/json').send(answer);
      }
      if (!answerSchema || answer === undefined) return reply.code(204).send();
      return answerSchema === 'stream' ? answer : z.parse(answerSchema, answer);
    },
  });
}

function countOpen(reply: FastifyReply): void {
  openStreams.inc();
  reply.raw.once('close', () => openStreams.dec());
}

/**
 * 404, as for anything that is someone else's, unless `claimed` names the caller. A program with a key
 * calls in its person's name, whatever it calls its own users.
 */
export function assertCaller(user: SignedInUser, claimed: string): void {
  if (user.key || claimed.toLowerCase() === user.id) return;
  throw new ApiFailure('not_found', httpTexts.notTheCaller);
}

/** @throws ApiFailure that names the field, unless the contract says something better */
function parse(request: FastifyRequest, schema: Route['params'], value: unknown): unknown {
  if (!schema) return undefined;
  // Sentences of the contract go before this; whatever language a library has set does not.
  const result = z.safeParse(schema, value, {
    error: (issue) => sentenceOf(issue, callerLanguage(request)),
  });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const parameter = issue?.path.join('.') ?? '';
  throw new ApiFailure('invalid_param', issue?.message || undefined, { parameter });
}

function sentenceOf(
  { code, path, input, ...issue }: z.core.$ZodRawIssue,
  language: CallerLanguage,
) {
  const field = path?.join('.') ?? '';
  if (field === '') return '';
  const say = language === 'en' ? httpTexts.inEnglish : httpTexts;
  if (input === undefined) return say.missingField(field);
  if (code === 'invalid_value') {
    const values = 'values' in issue && Array.isArray(issue.values) ? issue.values : [];
    return say.expectedOneOf(field, values.join(', '));
  }
  return say.invalidField(field);
}
