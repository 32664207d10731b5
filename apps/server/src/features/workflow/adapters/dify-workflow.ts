import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { limits } from '@armoni/contract/limits';
import { workflowRun } from '@armoni/contract/workflow';
import * as z from 'zod/mini';
import { type Clip, type ExternalWorkflow, ExternalWorkflowError } from '../ports.ts';

const uploaded = z.looseObject({ id: z.string() });

/** A service that speaks Dify's workflow API; the app key stays on this side. */
export function makeDifyWorkflow(settings: { baseUrl: string; appKey: string }): ExternalWorkflow {
  const call = async <T extends z.ZodMiniType>(
    path: string,
    answer: T,
    options: {
      headers: Record<string, string>;
      body: string | Readable;
      signal: AbortSignal;
    },
  ): Promise<z.infer<T>> => {
    const limit = AbortSignal.timeout(limits.uploadTimeoutMs);
    try {
      const { request } = await import('undici');
      const response = await request(`${settings.baseUrl.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { ...options.headers, authorization: `Bearer ${settings.appKey}` },
        body: options.body,
        signal: AbortSignal.any([options.signal, limit]),
        // A blocking run says nothing until it has ended.
        headersTimeout: limits.uploadTimeoutMs,
        bodyTimeout: limits.uploadTimeoutMs,
      });
      if (response.statusCode >= 300) {
        await response.body.dump();
        throw new ExternalWorkflowError(`status ${response.statusCode}`);
      }
      return z.parse(answer, await response.body.json());
    } catch (error) {
      options.signal.throwIfAborted();
      if (error instanceof ExternalWorkflowError) throw error;
      throw new ExternalWorkflowError('no usable answer', { cause: error });
    }
  };
  return {
    async upload(clip, body, user, signal) {
      const form = formOf(clip, body, user);
      return (await call('/files/upload', uploaded, { ...form, signal })).id;
    },
    async run(assets, user, signal) {
      const inputs = {
        assets: assets.map(({ externalId, type }) => ({
          transfer_method: 'local_file',
          upload_file_id: externalId,
          type,
        })),
      };
      const body = JSON.stringify({ inputs, response_mode: 'blocking', user });
      const headers = { 'content-type': 'application/json' };
      return call('/workflows/run', workflowRun, { headers, body, signal });
    },
  };
}

/** A form that streams, with its length known beforehand. */
function formOf(clip: Clip, body: Readable, user: string) {
  const boundary = `armoni-${randomUUID()}`;
  const fileName = clip.key.slice(clip.key.lastIndexOf('/') + 1);
  const before = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="user"\r\n\r\n${encodeURIComponent(user)}\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n` +
      `content-type: ${clip.mimeType}\r\n\r\n`,
  );
  const after = Buffer.from(`\r\n--${boundary}--\r\n`);
  async function* parts() {
    yield before;
    yield* body as AsyncIterable<Buffer>;
    yield after;
  }
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(before.length + clip.sizeBytes + after.length),
    },
    body: Readable.from(parts(), { objectMode: false }),
  };
}
