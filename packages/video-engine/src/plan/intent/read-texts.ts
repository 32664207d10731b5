import { textPlaces, type WishedText } from '../../model/intent.ts';
import { secondsOf, time } from './duration/read-time.ts';
import { findMentions } from './find-mentions.ts';
import { blank, type Quote } from './read-wording.ts';
import { findTextLooks, type TextLook } from './text-looks.ts';
import type { Stretch, WishReader } from './wish-reader.ts';

const callToActionWords =
  /call[ -]to[ -]action|\bcta\b|appels? a l'action|incitation a l'action|(?:texte|phrase|message|carton|ecran|mot) (?:final|de fin|de la fin|de conclusion)|(?:final|end|ending|closing) (?:text|card|line|screen|message|title)/g;
const endingWords =
  /\b(?:termine[rsz]?|finis(?:sez)?|finir|conclu[ste]?|conclure|clos|end|ends|ending|finish|close|closing)\b(?: [a-z']{1,12}){0,4} (?:par|avec|sur|with|on|by)\b/g;
const titleWords =
  /(?<!sous[ -])\b(?:titres?|titled?|intitulee?s?|entitled|sous le nom|headline|nomme(?:e|-l[ea])?|appelee?)\b/g;
const plainTextWords =
  /\b(?:textes?|phrase|mention|slogan|message|ecris|ecrire|affiche[rz]?|inscris|text|caption|write|show|display|words|says?|saying|mets|ajoute[rz]?|add|put)\b/g;
const noText =
  /\b(?:pas d[e']|sans|aucun|no|without|without any|not? any) ?(?:le |les |the )?(?:textes?|text|titrage|titres?(?: ni textes?)?|ecrit|title|appels? a l'action|call to action|cta)s?\b(?: (?:a l'ecran|sur l'image|a l'image|on (?:the )?screen))?/g;
const atTheEnd =
  /^[ ,]{0,2}(?:a|en|at|in|pour)(?: la| the| le)? (?:fin|end|final|conclu)[a-z]{0,5}/;
const missingWords =
  /\b(?:(?:ajoute|mets|mettre|avec|add|put|with)[rsz]? (?:moi )?(?:une? |du |des |le |a |the |some )?)?(?<!sous[ -])(?:titres?|title)\b(?! d[e'] )|\b(?:ajoute|mets|mettre|avec|add|put|with)[rsz]? (?:moi )?(?:une? |du |des |le |a |some )?(?:textes?|text)\b/g;
const lateTitle = new RegExp(
  `(?:retarde|decale|delay)[rsz]?(?:-l[ea])? ?(?:le titre|la titre|le texte|the title|the text)?(?: de| by)? (${time})`,
  'g',
);
const mannerWords =
  /\banimee?s?\b|\b(?:lettre|mot) (?:par|a) lettre\b|\ben (?:rouge|bleu|vert|jaune|rose|orange|violet|dore|gras|italique)\b|\b(?:police|typo(?:graphie)?|font) (?:[a-z]{2,12}(?: (?:sans|serif|ms|neue))?)(?: pour(?= le titre))?|\bclignotante?s?\b|\bin (?:red|blue|green|yellow|bold|italics?)\b/g;

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
  while (claims.claim(titleWords, 'text', false) || claims.claim(plainTextWords, 'title', false));
  claims.claimTimed();
  for (const at of manner) {
    if (!claims.insideQuote(at.start)) reader.refuse('text-manner', at);
  }
  for (const { look, ...at } of looks) {
    if (claims.insideQuote(at.start)) continue;
    if (!claims.dress(look, at)) reader.refuse('text-missing', at);
  }
  reader.each(noText, (_match, at) => reader.understand('texts', at));
  for (const mention of findMentions(reader.text, callToActionWords).wished.slice(0, 1)) {
    if (claims.has('call-to-action')) reader.understand('texts', mention, 0);
    else claims.add({ kind: 'call-to-action', text: spoken() }, mention);
  }
  reader.each(lateTitle, (match, at) => {
    if (!claims.delay(secondsOf(match[1] as string), at)) reader.refuse('text-missing', at);
  });
  for (const mention of findMentions(reader.text, missingWords).wished) {
    if (claims.has('title')) reader.understand('texts', mention, 0);
    else reader.refuse('text-missing', mention);
  }
  return claims.texts;
}

/** Hands each quote out once, to the nearest label in front of it. */
class TextClaims {
  readonly texts: WishedText[] = [];
  private readonly reader: WishReader;
  private readonly manner: readonly Stretch[];
  private readonly looks: readonly Stretch[];
  private readonly taken = new Set<Quote>();
  private readonly stretches: Stretch[] = [];

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
    const index = this.texts.findIndex(({ kind }) => kind === 'title');
    const title = this.texts[index];
    if (title === undefined) return false;
    const start = (typeof title.start === 'number' ? title.start : 0) + seconds;
    this.texts[index] = { ...title, start };
    this.reader.understand('texts', at, index);
    return true;
  }

  /** The text that follows a label: in quotes, or after a colon when `bare` texts count. */
  claim(label: RegExp, kind: WishedText['kind'], bare: boolean): boolean {
    for (const mention of findMentions(this.withoutManner(), label).wished) {
      if (this.insideQuote(mention.start)) continue;
      const quote = this.quoteAfter(mention.end) ?? (bare ? this.bareAfter(mention.end) : null);
      if (quote !== null) {
        this.take(quote, kind, mention.start);
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
    const quote = quotes.find((each) => atTheEnd.test(folded.slice(each.end, each.end + 20)));
    if (quote === undefined || this.taken.has(quote)) return false;
    this.take(quote, 'call-to-action', this.verbBefore(quote));
    return true;
  }

  /** « Jour 1 » à 5 s: a quote without a label, but with a moment. */
  claimTimed(): void {
    for (const quote of this.reader.wording.quotes) {
      if (this.taken.has(quote)) continue;
      const { start, place, isAtStart } = this.settingsAfter(quote.end);
      if (isAtStart) this.take(quote, 'title', quote.start);
      else if (start !== 'auto' || place !== 'auto') this.take(quote, 'text', quote.start);
    }
  }

  private take(quote: Quote, wishedKind: WishedText['kind'], label: number): void {
    this.taken.add(quote);
    const { end, isAtEnd, isAtStart: _isAtStart, ...said } = this.settingsAfter(quote.end);
    const early = said.start === 'auto' ? this.momentBefore(label) : null;
    const from = early?.from ?? label;
    const settings = early === null ? said : { ...said, start: early.start };
    const isElsewhere = settings.start !== 'auto' && !this.isTitled(from, quote);
    const second = wishedKind === 'title' && (this.has('title') || isElsewhere);
    const atEnd = isAtEnd && !this.has('call-to-action') && wishedKind !== 'call-to-action';
    const kind = atEnd ? 'call-to-action' : second ? 'text' : wishedKind;
    this.add({ kind, text: quote.text, ...settings }, { start: from, end });
  }

  /** « à 10 secondes, affiche … »: the moment comes first. */
  private momentBefore(label: number): { readonly from: number; readonly start: number } | null {
    const from = Math.max(0, label - 40);
    const said = momentFirst.exec(this.reader.text.slice(from, label));
    if (said === null) return null;
    return { from: from + said.index, start: secondsOf(said[1] as string) };
  }

  private isTitled(from: number, quote: Quote): boolean {
    return /titre|title/.test(this.reader.text.slice(from, quote.start));
  }

  private verbBefore(quote: Quote): number {
    const before = this.reader.text.slice(Math.max(0, quote.start - 24), quote.start);
    const verb = /(?:ajoute|mets|add|ecris|affiche|avec le texte|texte|text)[rsz]? ?$/.exec(before);
    return quote.start - (verb?.[0].length ?? 0);
  }

  /** Place, moment and length said right after a text. */
  private settingsAfter(textEnd: number) {
    const next = this.reader.wording.quotes.find((quote) => quote.start >= textEnd);
    const beforeNext = this.withoutManner().slice(
      0,
      Math.min(textEnd + 80, next?.start ?? Infinity),
    );
    // « … » mot à mot à 5 secondes: what is said of the look stands between.
    const end = textEnd + (/^[ ,]*~+/.exec(beforeNext.slice(textEnd))?.[0].length ?? 0);
    const after = beforeNext.slice(end);
    const found = settingsPattern.exec(after)?.[0] ?? '';
    const moment = new RegExp(momentPattern).exec(found);
    const length = new RegExp(lengthPattern).exec(found);
    const place = textPlaces.find((each) => each !== 'auto' && placeWords[each].test(found));
    return {
      place: place ?? ('auto' as const),
      start: /halfway|a mi-|au milieu d/.test(found)
        ? ('middle' as const)
        : moment === null
          ? ('auto' as const)
          : secondsOf(moment[1] as string),
      seconds: length === null ? null : secondsOf(length[1] as string),
      isAtEnd: /(?:la fin|the end)/.test(found),
      isAtStart: /(?:debut|beginning|at the start)/.test(found),
      end: found === '' ? textEnd : end + found.trimEnd().length,
    };
  }

  insideQuote(position: number): boolean {
    const { quotes } = this.reader.wording;
    return quotes.some((quote) => quote.start < position && position < quote.end);
  }

  private quoteAfter(position: number): Quote | null {
    const quote = this.reader.wording.quotes.find((each) => each.start >= position);
    if (quote === undefined || this.taken.has(quote)) return null;
    const between = this.reader.text.slice(position, quote.start);
    const far = between.length > 40 || /[.;!?\n]/.test(between) || between.includes(blank);
    // « titre, et call to action "…" »: the quote belongs to the later label.
    const label = /titre|title|call[ -]to|appel a|\bcta\b|texte? final|\bfin\b|\bend\b/;
    return far || (/[,]| et | and /.test(between) && label.test(between)) ? null : quote;
  }

  private bareAfter(position: number): Quote | null {
    const { text, wording } = this.reader;
    const ahead = this.withoutManner().slice(position, position + 45);
    const colon = /^(?: ~+| [a-z']{1,10}){0,4} ?[:=] ?/.exec(ahead);
    if (colon === null) return null;
    const start = position + colon[0].length;
    const end = start + bareLength(text.slice(start, start + 90));
    const words = wording.original.slice(wording.originOf(start), wording.originOf(end)).trim();
    return words === '' ? null : { start, end, text: words };
  }
}

const placeWords = {
  top: /en haut|at the top|on top/,
  middle: /au centre|au milieu(?! d)|centree?|in the (?:middle|centre|center)/,
  bottom: /en bas|at the bottom|below/,
} as const;
const momentPattern = `(?:a partir de|apres|after|at|from|des|a) (${time})`;
const momentFirst = new RegExp(
  `(?<![a-z])(?:au bout de|a partir de|apres|after|at|from|des|a) (?:la )?(${time})(?: du film)?,? ?(?:(?:ajoute|mets|affiche|ecris|fais apparaitre|add|put|show|write|display)[rsz]? )?(?:le |un |the |a )?$`,
);
const lengthPattern = `(?:pendant|durant|for|reste|lasting) (${time})`;
const settingsPattern = new RegExp(
  `^(?:[ ,]{0,2}(?:qui |that )?(?:apparait|arrive|s'affiche|appears?|dure )?(?: ?(?:tout )?(?:en haut|en bas|au centre|au milieu d[ue] (?:film|la video)|a mi-film|halfway(?: through)?|au milieu|centree?|at the (?:top|bottom|beginning|start|end)|in the (?:middle|centre|center)|(?:des le |au )debut|a la fin|${momentPattern}|${lengthPattern}))){1,4}`,
);

const resumes =
  /,(?= ?(?:et |and |puis |then |avec |with |sans |no |pas |en |in |a |\d|entre |between |duree|musique|music|rythme|pace|format|noir|black|ordre|order|garde|keep|montage|accroche|hook|call|cta|appel|texte|text|titre|title|fast|slow|rapide|lent|style|look|clip|commence|start|finis|end))/;

/** Where an unquoted text stops: its line, its sentence, or the comma before another wish. */
function bareLength(folded: string): number {
  const stops = [
    folded.search(/[\n;]/),
    folded.search(/\.(?= |$)/),
    folded.search(/[!?](?= [a-z\d])/) + 1 || -1,
    folded.search(resumes),
    folded.search(new RegExp(blank)),
  ].filter((stop) => stop >= 0);
  return Math.min(folded.length, 80, ...stops);
}
