import type { Intent } from '../../../model/intent.ts';
import type { RefusalReason } from '../../../model/reading.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { blank, type Wording } from './read-wording.ts';

/** Half-open, in units of the folded text. */
export type Stretch = { readonly start: number; readonly end: number };

export type UnderstoodAt = Stretch & { readonly field: string; readonly index: number | null };
export type OfferedAt = UnderstoodAt & { readonly intent: Intent };
export type RefusedAt = Stretch & { readonly reason: RefusalReason; readonly detail: string };

/**
 * The wish while it is read: each rule takes the words it accounts for, and what was taken is
 * out of sight for the rules after it. So no word counts twice, and what is left was not read.
 */
export class WishReader {
  readonly wording: Wording;
  /** Folded, with what was taken blanked. */
  text: string;
  readonly understood: UnderstoodAt[] = [];
  readonly refused: RefusedAt[] = [];
  readonly unread: Stretch[] = [];
  /** Of these, what was read and then not trusted. */
  readonly doubted: Stretch[] = [];
  /** The fields that were read of them, and what each would have been. */
  readonly offers: OfferedAt[] = [];

  constructor(wording: Wording, text: string) {
    this.wording = wording;
    this.text = text;
  }

  understand(field: string, at: Stretch, index: number | null = null): void {
    this.understood.push({ field, index, start: at.start, end: at.end });
    this.hide(at);
  }

  /** What was understood of one field is part of what another says. */
  renamed(from: string, to: string): void {
    for (const [place, each] of this.understood.entries()) {
      if (each.field === from) this.understood[place] = { ...each, field: to };
    }
  }

  refuse(reason: RefusalReason, at: Stretch, detail = ''): void {
    this.refused.push({ reason, detail, start: at.start, end: at.end });
    this.hide(at);
  }

  /** What was read of a field cannot be done after all. */
  refuseUnderstood(field: string, reason: RefusalReason, detail = ''): void {
    for (const each of this.understood.filter((one) => one.field === field)) {
      this.understood.splice(this.understood.indexOf(each), 1);
      this.refuse(reason, each, detail);
    }
  }

  /** Hands words back as they are: to guess at them would be worse. */
  leave(at: Stretch): void {
    this.unread.push({ start: at.start, end: at.end });
    this.hide(at);
  }

  /** Hands back what a rule had read. */
  doubt(at: Stretch): void {
    this.doubted.push({ start: at.start, end: at.end });
    this.leave(at);
  }

  /** A field of an intent by words that are handed back: a press may still set it. */
  offer({ field, index, start, end }: UnderstoodAt, intent: Intent): void {
    this.offers.push({ field, index, start, end, intent });
  }

  /** Every match, one after the other, in the text as it stands when it is found. */
  each(pattern: RegExp, take: (match: RegExpExecArray, at: Stretch) => void): void {
    for (const match of [...this.text.matchAll(pattern)]) {
      const at = { start: match.index, end: match.index + match[0].length };
      if (!this.text.slice(at.start, at.end).includes(blank)) take(match, at);
    }
  }

  /** Wished and refused mentions alike are taken for `field`; answers the wished ones. */
  takeMentions(field: string, pattern: RegExp): readonly Mention[] {
    const { wished, refused } = findMentions(this.text, pattern);
    for (const mention of [...wished, ...refused]) this.understand(field, mention);
    return wished;
  }

  /** Whole words: what began a word has read it. */
  private hide(at: Stretch): void {
    const { start } = at;
    const rest = at.end > start && /[a-z]/.test(this.text[at.end - 1] ?? '') ? this.text : '';
    const end = at.end + (/^[a-z]+/.exec(rest.slice(at.end))?.[0].length ?? 0);
    this.text = this.text.slice(0, start) + blank.repeat(end - start) + this.text.slice(end);
  }
}
