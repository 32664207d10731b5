import type { ErrorBody } from '@armoni/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HoldRefusal } from '../security/late-refusals.ts';
import { networkOf } from '../security/network-of.ts';
import { httpTexts } from '../texts.ts';
import { ApiFailure } from './api-failure.ts';
import { callerLanguage, isProgram } from './caller-language.ts';
import { closeSignal } from './close-signal.ts';

/** Turns an error of another layer (database, storage…) into a failure, when it knows it. */
export type ExplainError = (error: unknown) => ApiFailure | undefined;

/** Every error of this app, whoever threw it, leaves as `{code, message, status}`. */
export function answerErrors(
  app: FastifyInstance,
  { explainError, holdRefusal }: { explainError: ExplainError; holdRefusal: HoldRefusal },
): void {
  app.setErrorHandler(async (error, request, reply) => {
    // Nobody reads an answer, and nothing is wrong here.
    if (hasLeft(error, reply)) return reply.send();
    const failure = failureOf(error, explainError);
    // A call too many, or a file that was taken in for nothing.
    if (failure.code === 'too_many_requests' || failure.closeConnection) {
      const caller = request.user?.id ?? networkOf(request.ip);
      await holdRefusal(caller, closeSignal(reply, app.stopSignal));
    }
    return answerFailure(failure, error, request, reply);
  });
}

/** Whether the caller closed the connection, and the work stopped because of that and nothing else. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  const hasClosed = raw.destroyed && !raw.writableFinished;
  return hasClosed && stopped.test(namesOf(error));
}

const stopped = /\b(?:AbortError|ABORT_ERR|ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)\b/;

/** Names and codes of an error and of what caused it. */
function namesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { name, code = '' } = error as NodeJS.ErrnoException;
  return `${name} ${code} ${namesOf(error.cause)}`;
}

/** For errors before routing (`frameworkErrors`), which no error handler sees. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  answerFailure(failureOf(error), error, request, reply);
}

function answerFailure(
  failure: ApiFailure,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (failure.status >= 500) request.log.error({ err: error }, failure.code);
  if (failure.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(failure.retryAfterSeconds));
  }
  if (failure.closeConnection) reply.header('connection', 'close');
  const { challenge } = request.routeOptions?.config ?? {};
  if (challenge && (failure.status === 401 || failure.status === 403)) {
    reply.header('www-authenticate', challenge(request, failure.status));
  }
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(bodyOf({ ...failure.body, message: sentenceFor(failure, request) }, failure, request));
}

/** Below `/v1` as programs of OpenAI's protocol read it, of OAuth's addresses as RFC 6749 names it. */
function bodyOf(body: ErrorBody, { parameter }: ApiFailure, { url }: FastifyRequest) {
  const { code, message, status } = body;
  if (url.startsWith('/oauth/')) {
    const error = status >= 429 ? 'temporarily_unavailable' : 'invalid_request';
    return { error, error_description: message };
  }
  if (!url.startsWith('/v1/')) return body;
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  const named = code === 'unauthorized' ? 'invalid_api_key' : code;
  return { error: { message, type, code: named, param: parameter ?? null } };
}

/** What a feature says in French stays so; what only tells the code is told in the caller's language. */
function sentenceFor({ code, message }: ApiFailure, request: FastifyRequest): string {
  if (message !== httpTexts.messageOf[code]) return message;
  const language = callerLanguage(request);
  if (code === 'unauthorized' && isProgram(request)) {
    const { wrongKey, missingKey } = httpTexts;
    return (request.headers.authorization ? wrongKey : missingKey)[language];
  }
  return language === 'en' ? httpTexts.messageInEnglish[code] : message;
}

/** Which failure an error is for a caller: ours, one another layer explains, or Fastify's. */
export function failureOf(error: unknown, explain?: ExplainError): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const explained = explain?.(error);
  if (explained) return explained;
  const {
    statusCode = 500,
    code,
    ttlSeconds,
  } = error as Partial<FastifyError> & {
    ttlSeconds?: number;
  };
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new ApiFailure('storage_full', undefined, { cause: error });
  }
  if (code === 'EROFS') return new ApiFailure('unavailable', undefined, { cause: error });
  if (statusCode === 413) {
    return new ApiFailure('file_too_large', undefined, { closeConnection: true });
  }
  if (statusCode === 415) return new ApiFailure('unsupported_media_type');
  if (statusCode === 404) return new ApiFailure('not_found');
  if (statusCode === 429) {
    return new ApiFailure('too_many_requests', undefined, { retryAfterSeconds: ttlSeconds ?? 60 });
  }
  if (statusCode === 503) return new ApiFailure('unavailable', undefined, { cause: error });
  if (isBrokenForm(error)) return new ApiFailure('invalid_param', httpTexts.brokenForm);
  if (statusCode >= 400 && statusCode < 500) {
    const isJson = error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY';
    return new ApiFailure('invalid_param', isJson ? httpTexts.invalidJson : undefined, {
      status: statusCode,
    });
  }
  return new ApiFailure('internal_server_error', undefined, { cause: error });
}

// The multipart parser's own errors have no code: a form cut off, or with
// no boundary, or one of absurd length.
function isBrokenForm(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /end of (form|multipart data)|^Multipart:|^Malformed part|^Part terminated|^The needle cannot/i.test(
    message,
  );
}
