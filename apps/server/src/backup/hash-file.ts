import { createReadStream } from 'node:fs';
import { hashStream } from '../platform/storage/hash-stream.ts';

export const hashFile = (path: string): Promise<string> => hashStream(createReadStream(path));
