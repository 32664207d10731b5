import { type AnswerOf, pathWith, type Route } from '@armoni/contract/route';
import { ApiError, NetworkError } from './api-error.ts';
import { type GetToken, withToken } from './with-token.ts';

export type UploadInput = {
  file: Blob;
  fileName?: string;
  /** Sent before the file, so that a streaming server knows them when the bytes come. */
  fields?: Record<string, string>;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
};

export type UploadProgress = { sentBytes: number; totalBytes: number };

/** The upload took longer than it may. */
export class UploadTimeoutError extends Error {
  override readonly name = 'UploadTimeoutError';
}

type UploadOptions = {
  getToken: GetToken;
  announceExpired: () => void;
  /** Sent with every upload. */
  moreHeaders?: () => Record<string, string>;
  timeoutMs: number;
  timeoutText: string;
};

/**
 * Posts a multipart form with progress, which `fetch` cannot tell.
 * Errors: `ApiError`, `NetworkError`, `UploadTimeoutError`, or the abort of `signal`.
 */
export function makeUpload(options: UploadOptions) {
  return async function upload<R extends Route>(
    route: R,
    input: UploadInput,
  ): Promise<AnswerOf<R>> {
    const answer = await withToken(options, (token) => sendOnce(route, input, token, options));
    return JSON.parse(answer) as AnswerOf<R>;
  };
}

function sendOnce(
  route: Route,
  input: UploadInput,
  token: string | null,
  { timeoutMs, timeoutText, moreHeaders }: UploadOptions,
): Promise<string> {
  const { signal, onProgress } = input;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    request.onload = settle(() => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(ApiError.fromText(status, responseText));
    });
    request.onerror = settle(() => reject(new NetworkError('the upload was cut off')));
    request.ontimeout = settle(() => reject(new UploadTimeoutError(timeoutText)));
    request.onabort = settle(() => reject(signal?.reason));
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    signal?.addEventListener('abort', abort);
    request.open(route.method, pathWith(route.path));
    request.timeout = timeoutMs;
    const more = Object.entries(moreHeaders?.() ?? {});
    for (const [name, value] of more) request.setRequestHeader(name, value);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(formOf(input));
  });
}

function formOf({ file, fileName, fields = {} }: UploadInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, fileName ?? (file instanceof File ? file.name : 'file'));
  return form;
}
