import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type Draft, DraftGone, type Drafts, sizeOf } from './drafts.ts';
import { type Bucket, placeOf, whileGigabytesMove } from './s3-bucket.ts';

type Means = {
  readonly checked: (key: string) => string;
  readonly translated: <T>(work: () => Promise<T>) => Promise<T>;
  readonly statusOf: (error: unknown) => number | undefined;
};

/** A draft is a multipart upload: its parts are the pieces, known by their ETags. */
export function makeS3Drafts(bucket: Bucket, { checked, translated, statusOf }: Means): Drafts {
  const { client } = bucket;
  const goneWhenMissing = (error: unknown): never => {
    throw statusOf(error) === 404 ? new DraftGone(error) : error;
  };
  const placeOfDraft = ({ key, ref }: Draft) => ({
    ...placeOf(bucket, checked(key)),
    UploadId: ref,
  });
  return {
    // Of every part but the last: a rule of S3.
    fewestBytes: 5 * 2 ** 20,
    begin: (key, ContentType) =>
      translated(async () => {
        const about = { ...placeOf(bucket, checked(key)), ContentType };
        const { UploadId } = await client.send(new CreateMultipartUploadCommand(about));
        if (!UploadId) throw new Error('a multipart upload without an id');
        return UploadId;
      }),
    put: (draft, Body) =>
      translated(async () => {
        const PartNumber = draft.pieces.length + 1;
        const part = new UploadPartCommand({ ...placeOfDraft(draft), PartNumber, Body });
        const { ETag } = await client.send(part).catch(goneWhenMissing);
        if (!ETag) throw new Error('a part without an ETag');
        return ETag;
      }),
    finish: (draft) =>
      translated(async () => {
        const Parts = draft.pieces.map(({ tag: ETag }, index) => ({ ETag, PartNumber: index + 1 }));
        const whole = { ...placeOfDraft(draft), MultipartUpload: { Parts } };
        try {
          await client.send(new CompleteMultipartUploadCommand(whole), whileGigabytesMove(bucket));
        } catch (error) {
          // The store may have finished it and its answer not have come through.
          const head = new HeadObjectCommand(placeOf(bucket, draft.key));
          const found = await client.send(head).catch(() => null);
          if (found?.ContentLength !== sizeOf(draft)) goneWhenMissing(error);
        }
      }),
    abandon: (draft) =>
      translated(async () => {
        const abort = new AbortMultipartUploadCommand(placeOfDraft(draft));
        await client.send(abort).catch((error) => {
          // There is none, or the server ends them by a rule of its own.
          if (![404, 405, 501].includes(statusOf(error) ?? 0)) throw error;
        });
      }),
  };
}
