import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** SHA-256 in hexadecimal. */
export async function hashStream(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
