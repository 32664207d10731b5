import type { Intent } from '../../../model/intent.ts';
import type {
  Corrections,
  NotUnderstood,
  Offered,
  Reading,
  Refused,
  Span,
  Understood,
} from '../../../model/reading.ts';
import type { ReadingContext } from '../../../model/reading-context.ts';
import { correct } from '../correct.ts';
import type { Stretch, UnderstoodAt, WishReader } from '../words/wish-reader.ts';
import { findOwnerless } from './find-ownerless.ts';
import { fieldLabel } from './labels.ts';
import { offersOf } from './offers.ts';
import { refusalTexts } from './refusal-texts.ts';

export type WrittenParts = {
  readonly reader: WishReader;
  readonly intent: Intent;
  readonly leftover: readonly Stretch[];
  readonly corrections: Corrections;
  readonly context: ReadingContext;
};

/** The reading in the words of the wish: spans of what was written, labels, reasons. */
export function writeReading(parts: WrittenParts): Reading {
  const { reader, intent, corrections } = parts;
  const understood = understoodOf(parts);
  const refused = reader.refused.map((each): Refused => {
    const { message, nearest, offers } = refusalTexts[each.reason];
    const words = wordsOf(reader, each);
    return {
      reason: each.reason,
      message: message(words.text, each.detail, parts.context),
      nearest: nearest?.(parts.context) ?? null,
      offers: [...offers(words.text, each.detail, parts.context)],
      label: refusalTexts[each.reason].label,
      spans: [words.span],
      words: words.text,
    };
  });
  const lost = [...reader.unread, ...parts.leftover];
  const handedBack = lost
    .toSorted((a, b) => a.start - b.start)
    .map((each): NotUnderstood => {
      const { span, text } = wordsOf(reader, each);
      return { spans: [span], words: text };
    });
  // What a person took out is theirs.
  const owned = [
    ...[...understood, ...refused, ...handedBack].flatMap(({ spans }) => spans),
    ...corrections.ignored,
  ];
  const notUnderstood = [...handedBack, ...findOwnerless(reader, owned)].toSorted(
    (a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0),
  );
  const offered = offeredOf(parts);
  return correct({ intent, understood, offered, refused, notUnderstood }, corrections.set);
}

function understoodOf({ reader, intent }: WrittenParts): Understood[] {
  return byFields(reader, reader.understood, intent);
}

/** What was read and withdrawn, each field with the words that it was withdrawn for. */
function offeredOf({ reader }: WrittenParts): Offered[] {
  return reader.offers.flatMap(({ intent, field }, place) => {
    const own = reader.offers.filter((each) => each.field === field);
    if (own[0] !== reader.offers[place]) return [];
    const doubted = byFields(reader, own, intent);
    return [...offersOf(intent, doubted, () => [], reader.wording.original)];
  });
}

function byFields(
  reader: WishReader,
  found: readonly UnderstoodAt[],
  intent: Intent,
): Understood[] {
  const byField = new Map<string, Understood>();
  const ordered = found.toSorted((a, b) => a.start - b.start);
  for (const each of ordered) {
    const key = `${each.field} ${each.index ?? ''}`;
    const { span, text } = wordsOf(reader, each);
    const before = byField.get(key);
    byField.set(key, {
      field: each.field,
      index: each.index,
      label: fieldLabel(intent, each.field, each.index),
      spans: [...(before?.spans ?? []), span],
      words: before ? `${before.words} … ${text}` : text,
    });
  }
  return [...byField.values()];
}

/** A stretch of the folded text in the wish as it was written, without blanks at its ends. */
function wordsOf(reader: WishReader, at: Stretch): { readonly span: Span; readonly text: string } {
  const { wording } = reader;
  let start = wording.originOf(at.start);
  let end = wording.originOf(at.end);
  const { original } = wording;
  // Words that were put in another order stand apart in the wish.
  const origins = Array.from({ length: at.end - at.start }, (_, unit) =>
    wording.originOf(at.start + unit),
  );
  if (origins.length > 0 && (end <= start || origins.some((origin) => origin < start))) {
    start = Math.min(...origins);
    end = Math.max(...origins) + 1;
  }
  while (start < end && /[\s,;.]/.test(original[start] as string)) start += 1;
  while (end > start && /[\s,;]/.test(original[end - 1] as string)) end -= 1;
  // Where a word was written anew, part of it stands for all.
  const isInside = (at: number) =>
    at > 0 && /^[\p{L}\p{N}]{2}$/u.test(original.slice(at - 1, at + 1));
  while (isInside(start)) start -= 1;
  while (isInside(end)) end += 1;
  return { span: { start, end }, text: original.slice(start, end) };
}
