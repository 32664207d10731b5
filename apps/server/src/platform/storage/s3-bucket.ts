import type { S3Client } from '@aws-sdk/client-s3';

export type Bucket = {
  readonly client: S3Client;
  readonly name: string;
  /** Stands before every key. */
  readonly prefix: string;
};

export function placeOf({ name, prefix }: Bucket, key: string) {
  return { Bucket: name, Key: `${prefix}${key}` };
}
