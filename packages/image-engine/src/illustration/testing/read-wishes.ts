import { readFileSync } from 'node:fs';

/** A line a wish. */
export function readWishes(): string[] {
  return ['./wishes.txt', './asked-open.txt'].flatMap((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
}
