import { beginUpload, listUploads, type OpenUpload } from '@armoni/contract/uploads';
import { DetailedError, Upload } from 'tus-js-client';
import { call, tokenRules } from './api.ts';
import { ApiError, NetworkError } from './api-error.ts';

type PiecewiseOptions = {
  readonly signal: AbortSignal;
  /** Of what the server has or is being sent; after a cut it goes back to what has arrived. */
  readonly onProgress: (sentBytes: number) => void;
};

/** No single call is longer, whatever stands in front of the server. */
const chunkBytes = 16 * 2 ** 20;
/** Counted anew whenever something has arrived: five minutes without a line end it. */
const retryDelaysMs = [0, 1000, 2000, 4000, 8000, ...Array.from({ length: 19 }, () => 15_000)];

/**
 * Sends a file piece by piece (tus) and goes on with one that was begun before, also in another visit.
 * Errors: `ApiError`, `NetworkError`, or the abort of `signal`.
 * @returns the file's id
 */
export async function uploadInPieces(file: File, options: PiecewiseOptions): Promise<string> {
  const known = await call(listUploads, { signal: options.signal });
  return send(file, options, known.uploads.find(isOf(file)) ?? null);
}

/** Whether an upload is of this file, by all that a browser tells of one. */
export const isOf = (file: File) => (upload: OpenUpload) => upload.fingerprint === printOf(file);

const printOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

function send(
  file: File,
  { signal, onProgress }: PiecewiseOptions,
  begun: OpenUpload | null,
): Promise<string> {
  const endpoint = new URL(beginUpload.path, window.location.origin).href;
  const access = makeAccess();
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint,
      uploadUrl: begun && `${endpoint}/${begun.id}`,
      metadata: { filename: file.name, fingerprint: printOf(file) },
      chunkSize: chunkBytes,
      retryDelays: retryDelaysMs,
      // The server knows what was begun; this browser need not remember it as well.
      storeFingerprintForResuming: false,
      onBeforeRequest: access.sign,
      onShouldRetry: access.mayRetry,
      onProgress,
      onSuccess: () => settle(() => resolve(upload.url?.split('/').at(-1) ?? '')),
      onError: (error) => settle(() => reject(errorFrom(error))),
    });
    const abort = () => {
      settle(() => reject(signal.reason));
      void upload.abort();
    };
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', abort);
      finish();
    };
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', abort);
    upload.start();
  });
}

/** A token for each call; a fresh one after a refusal, once. */
function makeAccess() {
  let isRefused = false;
  return {
    sign: async (request: { setHeader(name: string, value: string): void }) => {
      const token = await tokenRules.getToken(isRefused ? { fresh: true } : {});
      if (token) request.setHeader('Authorization', `Bearer ${token}`);
    },
    mayRetry(error: DetailedError): boolean {
      const status = error.originalResponse?.getStatus() ?? 0;
      if (status === 401) {
        const isFirst = !isRefused;
        isRefused = true;
        if (!isFirst) tokenRules.announceExpired();
        return isFirst;
      }
      isRefused = false;
      // Without an answer, elsewhere by now, too many at once, or a server that is away.
      return status === 0 || status === 409 || status === 429 || (status >= 500 && status !== 507);
    },
  };
}

function errorFrom(error: Error | DetailedError): Error {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  if (!answer) return new NetworkError('the upload was cut off', { cause: error });
  return ApiError.fromText(answer.getStatus(), answer.getBody(), { cause: error });
}
