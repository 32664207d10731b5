import { createWriteStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { brokenWhenSilent } from './broken-when-silent.ts';
import type { KnownKeys } from './known-keys.ts';
import { measured, TooLarge } from './measured.ts';
import { type Bucket, placeOf, whileGigabytesMove } from './s3-bucket.ts';
import { makeS3Drafts } from './s3-drafts.ts';
import type {
  AnswerHeaders,
  Storage,
  StoredBody,
  StoredObject,
  WriteOptions,
  WriteOutcome,
} from './storage.ts';
import { InvalidStorageKey, StorageFull, StorageUnavailable } from './storage-errors.ts';
import { isMadeKey, isStorageKey } from './storage-key.ts';

export type S3Settings = {
  readonly bucket: string;
  /** Stands before every key, so that a bucket can be shared; none by default. */
  readonly prefix?: string | undefined;
  readonly region: string;
  /** Null for AWS itself; the address of any other S3 server. */
  readonly endpoint: string | null;
  /** For servers that do not give each bucket a host name; true unless said otherwise. */
  readonly forcePathStyle?: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether readers are sent to the bucket itself, by addresses that hold for a while. */
  readonly presignsReads?: boolean;
  /** How long the server may be silent, in milliseconds: 60,000 unless said otherwise. */
  readonly patienceMs?: number;
};

/** Storage in a bucket of AWS or of any server that speaks its protocol. */
export function makeS3Storage(settings: S3Settings): Storage & { close(): void } {
  const prefix = settings.prefix ?? '';
  const patienceMs = settings.patienceMs ?? 60_000;
  const client = makeClient(settings, patienceMs);
  const bucket: Bucket = { client, name: settings.bucket, prefix, patienceMs };
  const checked = (key: string) => {
    if (!isStorageKey(key)) throw new InvalidStorageKey();
    return key;
  };
  return {
    write: (key, body, options) => translated(() => upload(bucket, checked(key), body, options)),
    read: (key, range) => translated(() => open(bucket, checked(key), range)),
    stat: (key) => translated(() => head(bucket, checked(key))),
    list: (prefix) => listAll(bucket, prefix),
    move: (from, to) => translated(() => copyThenDelete(bucket, checked(from), checked(to))),
    async remove(key) {
      const target = placeOf(bucket, checked(key));
      await translated(() => bucket.client.send(new DeleteObjectCommand(target)));
    },
    copyToFile: (key, path, signal) =>
      translated(() => download(bucket, checked(key), path, signal)),
    sweepUnfinished: (olderThanMs, isGoingOn) =>
      translated(() => abortOldUploads(bucket, olderThanMs, isGoingOn)),
    drafts: makeS3Drafts(bucket, { checked, translated, statusOf }),
    ...(settings.presignsReads && {
      addressOf: (key: string, headers: AnswerHeaders) => presign(bucket, checked(key), headers),
    }),
    close: () => bucket.client.destroy(),
  };
}

/** Every reader of a film holds one; of the usual 50, stalled readers would leave none to others. */
const maxSockets = 5000;

function makeClient(settings: S3Settings, patienceMs: number): S3Client {
  return new S3Client({
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    ...(settings.endpoint && {
      endpoint: settings.endpoint,
      forcePathStyle: settings.forcePathStyle ?? true,
    }),
    // Servers other than AWS rarely know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: patienceMs,
      // Without it the client only warns, and waits for ever.
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
    maxAttempts: 3,
  });
}

async function upload(
  bucket: Bucket,
  key: string,
  body: Readable,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const meter = measured(options.maxBytes);
  const aborter = new AbortController();
  const abort = () => aborter.abort();
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener('abort', abort, { once: true });
  let broken: Error | null = null;
  const counted = pipeline(body, meter.through, (error) => {
    broken = error ?? null;
  });
  const place = placeOf(bucket, key);
  const params = { ...place, Body: counted, ContentType: options.contentType };
  try {
    // At most 2 × 8 MiB are held in memory; 10,000 parts of 8 MiB are 80 GB.
    const transfer = { client: bucket.client, params, queueSize: 2, partSize: 8 * 1024 * 1024 };
    await new Upload({ ...transfer, abortController: aborter }).done();
    return { ok: true, ...meter.result() };
  } catch (error) {
    body.destroy();
    if ((broken ?? error) instanceof TooLarge) return { ok: false, reason: 'too-large' };
    options.signal?.throwIfAborted();
    throw broken ?? error;
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }
}

async function open(
  bucket: Bucket,
  key: string,
  range?: { start: number; end: number },
): Promise<StoredBody | null> {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const command = new GetObjectCommand({ ...placeOf(bucket, key), Range });
  const answer = await bucket.client.send(command).catch(nullWhenMissing);
  if (!answer?.Body) return null;
  const whole = answer.ContentRange?.split('/').at(-1);
  return {
    key,
    sizeBytes: Number(whole ?? answer.ContentLength ?? 0),
    lastModified: answer.LastModified?.getTime() ?? 0,
    stream: answer.Body as Readable,
  };
}

async function head(bucket: Bucket, key: string): Promise<StoredObject | null> {
  const command = new HeadObjectCommand(placeOf(bucket, key));
  const answer = await bucket.client.send(command).catch(nullWhenMissing);
  if (!answer) return null;
  return {
    key,
    sizeBytes: answer.ContentLength ?? 0,
    lastModified: answer.LastModified?.getTime() ?? 0,
  };
}

/** One copy takes up to 5 GB, twice our largest file. */
async function copyThenDelete(bucket: Bucket, from: string, to: string): Promise<void> {
  const source = placeOf(bucket, from);
  const CopySource = `${source.Bucket}/${source.Key}`;
  const copy = new CopyObjectCommand({ ...placeOf(bucket, to), CopySource });
  await bucket.client.send(copy, whileGigabytesMove(bucket));
  await bucket.client.send(new DeleteObjectCommand(source));
}

async function* listAll(bucket: Bucket, below: string): AsyncIterable<StoredObject> {
  const Prefix = `${bucket.prefix}${below}`;
  let token: string | undefined;
  do {
    const query = { Bucket: bucket.name, Prefix, ContinuationToken: token };
    const page = await translated(() => bucket.client.send(new ListObjectsV2Command(query)));
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      const key = (Key ?? '').slice(bucket.prefix.length);
      yield { key, sizeBytes: Size ?? 0, lastModified: LastModified?.getTime() ?? 0 };
    }
    token = page.NextContinuationToken;
  } while (token);
}

async function download(bucket: Bucket, key: string, path: string, signal?: AbortSignal) {
  const found = await open(bucket, key);
  if (!found) return { found: false };
  const draft = `${path}.part`;
  try {
    await piped(found.stream, brokenWhenSilent(bucket.patienceMs), createWriteStream(draft), {
      signal,
    });
    await fs.rename(draft, path);
    return { found: true };
  } catch (error) {
    await fs.rm(draft, { force: true });
    throw error;
  }
}

async function presign(bucket: Bucket, key: string, headers: AnswerHeaders): Promise<string> {
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const command = new GetObjectCommand({
    ...placeOf(bucket, key),
    ResponseContentType: headers.contentType,
    ResponseCacheControl: headers.cacheControl,
    ResponseContentDisposition: headers.disposition ?? undefined,
  });
  const { lifetimeSeconds: expiresIn } = headers;
  // The same address for half its life: whoever has the bytes in a cache finds them there again.
  const stepMs = expiresIn * 500;
  const signingDate = new Date(Math.floor(Date.now() / stepMs) * stepMs);
  return getSignedUrl(bucket.client, command, { expiresIn, signingDate });
}

async function abortOldUploads(
  bucket: Bucket,
  olderThanMs: number,
  isGoingOn: KnownKeys = async () => new Set(),
): Promise<number> {
  const query = { Bucket: bucket.name };
  const page = await bucket.client
    .send(new ListMultipartUploadsCommand({ ...query, Prefix: bucket.prefix }))
    .catch(nullWhenUnknown);
  // Of our own keys only: others may share the bucket.
  const old = (page?.Uploads ?? []).filter(
    ({ Key = '', Initiated }) =>
      Key.startsWith(bucket.prefix) &&
      isMadeKey(Key.slice(bucket.prefix.length)) &&
      Initiated &&
      Date.now() - Initiated.getTime() >= olderThanMs,
  );
  const keyOf = ({ Key = '' }) => Key.slice(bucket.prefix.length);
  const goingOn = await isGoingOn(old.map(keyOf));
  const abandoned = old.filter((one) => !goingOn.has(keyOf(one)));
  for (const { Key, UploadId } of abandoned) {
    await bucket.client.send(new AbortMultipartUploadCommand({ ...query, Key, UploadId }));
  }
  return abandoned.length;
}

function nullWhenMissing(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}

/** Some servers have no listing of unfinished uploads; they end them by a rule of their own. */
function nullWhenUnknown(error: unknown): null {
  const status = statusOf(error);
  if (status === 404 || status === 405 || status === 501) return null;
  throw error;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/;

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', name = '' } = error as { code?: string; name?: string };
    if (statusOf(error) === 507 || code === 'ENOSPC') throw new StorageFull(error);
    const isDown =
      networkCodes.test(code) || name === 'TimeoutError' || (statusOf(error) ?? 0) >= 500;
    if (isDown) throw new StorageUnavailable(error);
    throw error;
  }
}
