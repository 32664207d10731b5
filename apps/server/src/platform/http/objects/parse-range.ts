import type { ByteRange } from '../../storage/storage.ts';

/**
 * The one range of a `Range` header (RFC 9110 §14). Several ranges, other units and what is
 * malformed mean the whole, as the standard allows.
 */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= sizeBytes) return 'unsatisfiable';
  return { start, end: Math.min(last === '' ? sizeBytes - 1 : Number(last), sizeBytes - 1) };
}
