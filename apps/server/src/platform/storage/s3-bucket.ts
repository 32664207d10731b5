import type { S3Client } from '@aws-sdk/client-s3';

export type Bucket = {
  readonly client: S3Client;
  readonly name: string;
  /** Stands before every key. */
  readonly prefix: string;
  /** How long the server may be silent. */
  readonly patienceMs: number;
};

export function placeOf({ name, prefix }: Bucket, key: string) {
  return { Bucket: name, Key: `${prefix}${key}` };
}

/** Some servers answer a copy or the joining of parts only once all bytes have moved. */
export function whileGigabytesMove({ patienceMs }: Bucket) {
  return { requestTimeout: 10 * patienceMs };
}
