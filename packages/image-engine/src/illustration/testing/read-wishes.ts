import { readFileSync } from 'node:fs';

/** A line a wish. */
export function readWishes(): string[] {
  return readFileSync(new URL('./wishes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
}
