import { limits } from '@armoni/contract/limits';
import { makeHttp } from './make-http.ts';
import { makeUpload } from './make-upload.ts';
import { traceHeaders } from './trace-headers.ts';
import { type GetToken, tokenExpiredEvent } from './with-token.ts';

let currentGetToken: GetToken = async () => null;

/** The identity in charge gives its token here; without one, calls go out as a visitor's. */
export function connectToken(getToken: GetToken): void {
  currentGetToken = getToken;
}

/** For what speaks to the server by another way. */
export const tokenRules = {
  getToken: (options?: { fresh?: boolean }) => currentGetToken(options),
  announceExpired: () => window.dispatchEvent(new Event(tokenExpiredEvent)),
};

/** `call(route, { params, query, body, headers, signal })` and `send` for streams. */
export const { call, send } = makeHttp({
  ...tokenRules,
  fetch: (...request) => globalThis.fetch(...request),
  moreHeaders: () => traceHeaders(),
});

/** `upload(route, { file, fields, onProgress, signal })`. */
export const upload = makeUpload({
  ...tokenRules,
  moreHeaders: () => traceHeaders(),
  timeoutMs: limits.uploadTimeoutMs,
  timeoutText:
    'Upload timeout - file upload is taking too long. Please try with a smaller file or check your connection.',
});
