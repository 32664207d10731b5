import { createReadStream, statSync } from 'node:fs';
import { DetailedError, Upload } from 'tus-js-client';
import type { Person } from '../../../testing.ts';

export type Sending = {
  readonly url: string;
  readonly person: Pick<Person, 'bearer'>;
  /** Or a path of them. */
  readonly bytes: Buffer | string;
  readonly name?: string;
  /** Goes on with this one. */
  readonly uploadUrl?: string | null;
  readonly chunkBytes?: number;
  readonly onProgress?: (sentBytes: number) => void;
  readonly onBegun?: (uploadUrl: string) => void;
  /** Not at all unless given. */
  readonly retryDelaysMs?: number[];
};

export type Sent =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly status: number | null; readonly error: Error };

/** Sends a file as the reference client of the protocol does. */
export function sendByTus(sending: Sending): Promise<Sent> {
  const { url, person, bytes, name = 'plage.mp4', uploadUrl = null } = sending;
  return new Promise((resolve) => {
    const isPath = typeof bytes === 'string';
    const sizeBytes = isPath ? statSync(bytes).size : bytes.length;
    const upload = new Upload(isPath ? createReadStream(bytes) : bytes, {
      endpoint: `${url}/api/v1/uploads`,
      uploadUrl,
      headers: { Authorization: person.bearer },
      metadata: { filename: name, fingerprint: `${name}/${sizeBytes}` },
      chunkSize: sending.chunkBytes ?? 16 * 2 ** 20,
      retryDelays: sending.retryDelaysMs ?? null,
      onProgress: sending.onProgress ?? null,
      onUploadUrlAvailable: () => sending.onBegun?.(upload.url ?? ''),
      onSuccess: () => resolve({ ok: true, id: upload.url?.split('/').at(-1) ?? '' }),
      onError: (error) => {
        const answer = error instanceof DetailedError ? error.originalResponse : null;
        resolve({ ok: false, status: answer?.getStatus() ?? null, error });
      },
    });
    upload.start();
  });
}
