import type { WishedText } from '../../../model/intent.ts';
import { secondsOf } from '../duration/read-time.ts';
import { isMeaningful } from '../fate/leftover.ts';
import { findMentions } from '../words/find-mentions.ts';
import { blank, type Quote } from '../words/read-wording.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import {
  hasMoments,
  isDressed,
  isForScreen,
  isInsideQuote,
  isLabelled,
  isOverSomething,
  isOwnName,
  isPut,
  isTitled,
  leaveNames,
  verbBefore,
} from './before-quote.ts';
import { findTextLooks, type TextLook } from './text-looks.ts';
import {
  aheadPattern,
  labelNouns,
  leadPattern,
  type Settings,
  saidOfText,
  settingsIn,
  settingsPattern,
} from './text-settings.ts';
import {
  allAlong,
  announcedText,
  asTitle,
  atTheEnd,
  bareLength,
  callToActionWords,
  endingWords,
  laterWords,
  lateTitle,
  mannerWords,
  missingWords,
  namedText,
  noText,
  plainTextWords,
  plainWords,
  subtitleWords,
  titleWords,
  withText,
  writeWords,
} from './text-words.ts';

/**
 * Takes every text a person wants on screen out of the wish, each with its place, moment and
 * length. `spoken` is the call to action that is shown when one is wished without words.
 */
export function readTexts(reader: WishReader, spoken: () => string): readonly WishedText[] {
  const hasText = reader.wording.quotes.length > 0 || /titre|title|texte?\b/.test(reader.text);
  const manner = hasText ? findMentions(reader.text, mannerWords).wished : [];
  const looks = hasText ? findTextLooks(reader) : [];
  const claims = new TextClaims(reader, manner, looks);
  claims.claim(callToActionWords, 'call-to-action', true) ||
    claims.claim(endingWords, 'call-to-action', true) ||
    claims.claimAtEnd();
  claims.claim(titleWords, 'title', true);
  claims.claim(subtitleWords, 'text', true);
  claims.claim(writeWords, 'title', true);
  claims.claim(announcedText, 'title', true);
  while (claims.claim(titleWords, 'text', false) || claims.claim(plainTextWords, 'title', false));
  claims.claimNamed();
  claims.claimTimed();
  for (const at of manner) {
    if (!isInsideQuote(reader, at.start)) reader.refuse('text-manner', at);
  }
  for (const { look, ...at } of looks) {
    if (isInsideQuote(reader, at.start)) continue;
    if (!claims.dress(look, at)) reader.refuse('text-missing', at);
  }
  leaveNames(reader, claims.stretches);
  if (claims.texts.length > 0) reader.each(allAlong, (_match, at) => reader.leave(at));
  reader.each(noText, (_match, at) => reader.understand('texts', at));
  for (const mention of findMentions(reader.text, callToActionWords).wished.slice(0, 1)) {
    if (claims.has('call-to-action')) reader.understand('texts', mention, 0);
    else claims.add({ kind: 'call-to-action', text: spoken() }, mention);
  }
  reader.each(lateTitle, (match, at) => {
    if (!claims.delay(secondsOf(match[1] as string), at)) reader.refuse('text-missing', at);
  });
  for (const [pattern, set] of laterWords) {
    reader.each(pattern, (match, at) => {
      if (!claims.change(set(secondsOf(match[1] as string)), at)) reader.refuse('text-missing', at);
    });
  }
  for (const mention of findMentions(reader.text, missingWords).wished) {
    if (claims.has('title')) reader.understand('texts', mention, 0);
    else reader.refuse('text-missing', mention);
  }
  return claims.inOrder();
}

/** Hands each quote out once, to the nearest label in front of it. */
class TextClaims {
  readonly texts: WishedText[] = [];
  private readonly reader: WishReader;
  private readonly manner: readonly Stretch[];
  private readonly looks: readonly Stretch[];
  private readonly taken = new Set<Quote>();
  readonly stretches: Stretch[] = [];

  constructor(reader: WishReader, manner: readonly Stretch[], looks: readonly Stretch[]) {
    this.reader = reader;
    this.manner = manner;
    this.looks = looks;
  }

  has(kind: WishedText['kind']): boolean {
    return this.texts.some((each) => each.kind === kind);
  }

  add(text: Pick<WishedText, 'kind' | 'text'> & Partial<WishedText>, at: Stretch): void {
    this.reader.understand('texts', at, this.texts.length);
    this.stretches.push(at);
    const usual = {
      place: 'auto',
      start: 'auto',
      seconds: null,
      manner: null,
      family: null,
    } as const;
    this.texts.push({ ...usual, ...text });
  }

  /** As they were written, whichever rule met them first. */
  inOrder(): readonly WishedText[] {
    const order = this.stretches
      .map(({ start }, index) => ({ start, index }))
      .toSorted((a, b) => a.start - b.start)
      .map(({ index }) => index);
    for (const [place, each] of this.reader.understood.entries()) {
      if (each.field !== 'texts' || each.index === null) continue;
      this.reader.understood[place] = { ...each, index: order.indexOf(each.index) };
    }
    return order.flatMap((index) => this.texts[index] ?? []);
  }

  /** Gives a look to the text nearest to where it is named; false without a text. */
  dress({ isInCapitals = false, ...look }: TextLook, at: Stretch): boolean {
    const away = ({ start, end }: Stretch) => Math.max(0, start - at.end, at.start - end);
    const distances = this.stretches.map(away);
    const index = distances.indexOf(Math.min(...distances));
    const dressed = this.texts[index];
    if (dressed === undefined) return false;
    const text = isInCapitals ? dressed.text.toLocaleUpperCase('fr') : dressed.text;
    this.texts[index] = { ...dressed, ...look, text };
    this.reader.understand('texts', at, index);
    return true;
  }

  /** A later title; false when there is none. */
  delay(seconds: number, at: Stretch): boolean {
    const title = this.texts.find(({ kind }) => kind === 'title');
    const from = typeof title?.start === 'number' ? title.start : 0;
    return this.change({ start: from + seconds }, at);
  }

  /** The title, changed; false when there is none. */
  change(said: Partial<WishedText>, at: Stretch): boolean {
    const index = this.texts.findIndex(({ kind }) => kind === 'title');
    const title = this.texts[index];
    if (title === undefined) return false;
    this.texts[index] = { ...title, ...said };
    this.reader.understand('texts', at, index);
    return true;
  }

  /** The text that follows a label: in quotes, or after a colon when `bare` texts count. */
  claim(label: RegExp, kind: WishedText['kind'], bare: boolean): boolean {
    for (const mention of findMentions(this.withoutManner(), label).wished) {
      if (isInsideQuote(this.reader, mention.start)) continue;
      const quote =
        this.quoteAfter(mention.end) ??
        (bare
          ? this.bareAfter(
              mention.end,
              label === writeWords || (label === titleWords && isPut(this.reader, mention)),
            )
          : null);
      if (quote !== null) {
        const lead = this.reader.text.slice(mention.end, quote.start);
        // « ne mets pas « Fin » »
        if (/^ (?:surtout )?(?:pas|jamais|not)(?![a-z])/.test(lead)) continue;
        if (isOwnName(this.reader, quote)) continue;
        const own = label === endingWords ? withText.exec(lead) : null;
        this.take(quote, kind, own === null ? mention.start : mention.end + own.index);
        return true;
      }
    }
    return false;
  }

  /** « police Comic Sans pour le titre »: the font's name refuses no title. */
  private withoutManner(): string {
    const veiled = (text: string, { start, end }: Stretch, by: string) =>
      text.slice(0, start) + by.repeat(end - start) + text.slice(end);
    const text = this.manner.reduce((all, at) => veiled(all, at, ','), this.reader.text);
    return this.looks.reduce((all, at) => veiled(all, at, '~'), text);
  }

  /** « … » à la fin: a quote without a label, but with a place. */
  claimAtEnd(): boolean {
    const { quotes, folded } = this.reader.wording;
    const quote = quotes.find(
      (each) =>
        !this.isPlacedAhead(each) &&
        atTheEnd.test(folded.slice(each.end, each.end + 20)) &&
        // The place stands in front of the next.
        !/^, ?(?:et )?a la fin ?:? ?[«"“]/.test(folded.slice(each.end, each.end + 20)),
    );
    if (quote === undefined || this.taken.has(quote)) return false;
    this.take(quote, 'call-to-action', verbBefore(this.reader, quote));
    return true;
  }

  /** « au début « Lille », à la fin « Paris » »: each place stands in front of its text. */
  private isPlacedAhead(quote: Quote): boolean {
    const { quotes, folded } = this.reader.wording;
    const next = quotes.find(({ start }) => start >= quote.end);
    if (
      next === undefined ||
      !/,\s*(?:et |puis )?[^,;.]+$/.test(folded.slice(quote.end, next.start))
    )
      return false;
    const isSaid = this.settingsAhead(quote.start) !== null || isLabelled(this.reader, quote);
    return isSaid && this.settingsAhead(next.start) !== null;
  }

  /** « Sicile 2026 » en titre. */
  claimNamed(): void {
    for (const quote of this.reader.wording.quotes) {
      if (this.taken.has(quote)) continue;
      const named = asTitle.exec(this.reader.text.slice(quote.end, quote.end + 24));
      if (named === null) continue;
      this.take(quote, this.has('title') ? 'text' : 'title', quote.start);
      this.reader.understand(
        'texts',
        { start: quote.end, end: quote.end + named[0].length },
        this.texts.length - 1,
      );
    }
  }

  /** « Jour 1 » à 5 s: a quote without a label, but with a moment. */
  claimTimed(): void {
    for (const quote of this.reader.wording.quotes) {
      if (this.taken.has(quote)) continue;
      const { start, place, isAtStart, isAtEnd } = this.settingsAfter(quote.end);
      if (isAtStart) this.take(quote, 'title', quote.start);
      else if (isAtEnd || this.settingsAhead(quote.start) !== null) {
        this.take(quote, isAtEnd ? 'text' : 'title', quote.start);
      } else if (
        start !== 'auto' ||
        place !== 'auto' ||
        isDressed(this.looks, quote) ||
        isForScreen(this.reader, quote)
      ) {
        const isTitle = start === 'auto' && !this.has('title');
        this.take(quote, isTitle ? 'title' : 'text', quote.start);
      }
    }
  }

  /** To one side a text does not go. */
  private leaveAside(from: number, to: number): void {
    const aside = /(?: a (?:gauche|droite)|[ -](?:left|right))(?![a-z])/.exec(
      this.reader.text.slice(from, to),
    );
    if (aside === null) return;
    const start = from + aside.index;
    this.reader.leave({ start, end: start + aside[0].length });
  }

  private take(quote: Quote, wishedKind: WishedText['kind'], label: number): void {
    this.taken.add(quote);
    const lead = this.settingsBefore(label, quote);
    const { end, isAtEnd, isAtStart: _isAtStart, ...after } = this.settingsAfter(quote.end);
    const said = {
      place: after.place === 'auto' ? lead.place : after.place,
      start: after.start === 'auto' ? lead.start : after.start,
      seconds: after.seconds ?? lead.seconds,
    };
    const early = said.start === 'auto' ? this.settingsAhead(label) : null;
    const from = early?.from ?? label;
    if (early !== null) this.leaveAside(from, label);
    this.leaveAside(quote.end, end);
    const settings =
      early === null
        ? said
        : {
            place: said.place === 'auto' ? early.place : said.place,
            start: early.start,
            seconds: said.seconds ?? early.seconds,
          };
    const isElsewhere = settings.start !== 'auto' && !isTitled(this.reader, from, quote);
    const second = wishedKind === 'title' && (this.has('title') || isElsewhere);
    const atEnd =
      (isAtEnd || lead.isAtEnd || (early?.isAtEnd ?? false)) &&
      !this.has('call-to-action') &&
      wishedKind !== 'call-to-action';
    const kind = atEnd ? 'call-to-action' : second ? 'text' : wishedKind;
    this.add({ kind, text: quote.text, ...settings }, { start: from, end });
  }

  /** « à 10 secondes, affiche … », « au début écris … »: what is said of it comes first. */
  private settingsAhead(label: number): (Settings & { readonly from: number }) | null {
    const from = Math.max(0, label - 48);
    const said = aheadPattern.exec(this.reader.text.slice(from, label));
    if (said === null || this.isOfOther(from + said.index)) return null;
    return { from: from + said.index, ...settingsIn(said[1] as string, hasMoments(this.reader)) };
  }

  /** « A » au début, « B »: what stands behind one text is not said of the next. */
  private isOfOther(position: number): boolean {
    const before = this.reader.wording.quotes.findLast(({ end }) => end <= position);
    if (before === undefined) return false;
    return !/[.,;:!?\n]| (?:puis|et|then|and) /.test(
      this.reader.wording.folded.slice(before.end, position),
    );
  }

  /** Place, moment and length said right after a text. */
  private settingsAfter(textEnd: number) {
    const next = this.reader.wording.quotes.find((quote) => quote.start >= textEnd);
    const beforeNext = this.withoutManner().slice(
      0,
      Math.min(textEnd + 80, next?.start ?? Infinity),
    );
    // « … » mot à mot à 5 secondes: what is said of the look stands between.
    const own = this.reader.wording.quotes.find((quote) => quote.end === textEnd);
    if (own !== undefined && this.isPlacedAhead(own)) {
      const rest = beforeNext.slice(textEnd);
      const found = settingsPattern.exec(rest.slice(0, rest.search(/,|$/)))?.[0] ?? '';
      return {
        ...settingsIn(found, hasMoments(this.reader)),
        end: textEnd + found.trimEnd().length,
      };
    }
    const end = textEnd + (/^[ ,]*~+/.exec(beforeNext.slice(textEnd))?.[0].length ?? 0);
    const found = settingsPattern.exec(beforeNext.slice(end))?.[0] ?? '';
    return {
      ...settingsIn(found, hasMoments(this.reader)),
      end: found === '' ? textEnd : end + found.trimEnd().length,
    };
  }

  /** Place, moment and length said between a label and its text; other words are handed back. */
  private settingsBefore(label: number, quote: Quote) {
    const lead = this.withoutManner().slice(label, quote.start);
    const found = [...lead.matchAll(leadPattern)].map(([words]) => words).join(' ');
    const rest = lead
      .replace(leadPattern, (words) => ','.repeat(words.length))
      .replace(labelNouns, (words) => ' '.repeat(words.length));
    for (const { index, 0: words } of rest.matchAll(/[^~,.:;]+/g)) {
      const start = label + index;
      if (isMeaningful(words)) this.reader.leave({ start, end: start + words.trimEnd().length });
    }
    return settingsIn(found, hasMoments(this.reader));
  }

  private quoteAfter(position: number): Quote | null {
    const quote = this.reader.wording.quotes.find((each) => each.start >= position);
    if (quote === undefined || this.taken.has(quote)) return null;
    const between = this.reader.text.slice(position, quote.start);
    const far = between.length > 40 || /[.;!?\n]/.test(between) || between.includes(blank);
    // « titre, et call to action "…" »: the quote belongs to the later label.
    const label =
      /titre|title|textes? ?$|affiche|ecri[st]|message|call[ -]to|appel a|\bcta\b|texte? final|\bfin\b|\bend\b/;
    return far || (/[,]| et | and /.test(between) && label.test(between)) ? null : quote;
  }

  private bareAfter(position: number, isWritten = false): Quote | null {
    const named = namedText.exec(this.reader.text.slice(position, position + 24));
    if (named !== null) return this.bareAfter(position + named[0].length, isWritten);
    const { text, wording } = this.reader;
    const ahead = this.withoutManner().slice(position, position + 45);
    const colon = /^(?: ~+| [a-z']{1,10}){0,4} ?[:=] ?/.exec(ahead);
    // « écris Joyeux Noël à la fin »: the capital says where the text begins.
    const original = wording.original.slice(wording.originOf(position + 1));
    // « termine par IMG_0042 » names a file.
    const isCapital = /^\p{Lu}/u.test(original) && !/^[\p{L}\d]*_\d/u.test(original);
    const isPlain = isWritten && plainWords.test(text.slice(position, position + 80));
    if (colon === null && !((isCapital || isPlain) && text[position] === ' ')) return null;
    const start = position + (colon?.[0].length ?? 1);
    const until = text.slice(start, start + 90);
    const said = colon === null ? until.search(saidOfText) : -1;
    const end = start + Math.min(bareLength(until), said < 0 ? until.length : said);
    const words = wording.original.slice(wording.originOf(start), wording.originOf(end)).trim();
    const whole = words.replace(/[,;:]$/, '');
    return whole === '' || isOverSomething(whole) ? null : { start, end, text: whole };
  }
}
