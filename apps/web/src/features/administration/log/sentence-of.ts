import type { LogEntry } from '@armoni/contract/administration';
import { formatSize } from '../../../lib/format/format.ts';
import { texts } from '../texts.ts';

const words = texts.log;

/** What was done, in one sentence. */
export function sentenceOf(entry: LogEntry): string {
  const { act, by, on, email } = entry;
  const nobody = entry.by_issuer ? words.issuer : words.erasedActor;
  const actor = by === null ? nobody : (by.name ?? texts.people.unnamed);
  const subject = on
    ? (on.name ?? texts.people.unnamed)
    : (email ?? (email === null ? words.forgotten : words.erased));
  if (act === 'quota.changed') {
    const sizeOf = (bytes: number | null | undefined) =>
      bytes == null ? words.usual : formatSize(bytes);
    return words.quota(subject, sizeOf(entry.from), sizeOf(entry.to));
  }
  return words.sentence[act](actor, subject);
}
