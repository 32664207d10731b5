import { findMentions } from './find-mentions.ts';
import { blank, hide, type Quote, type Wording } from './read-wording.ts';

/** The texts a person wants on screen, and the instructions without them. */
export type WishedTexts = {
  readonly title: string | null;
  readonly callToAction: string | null;
  /** A call to action is wished for, worded or not. */
  readonly wantsCallToAction: boolean;
  /** The folded instructions with each claimed text blanked. */
  readonly rest: string;
};

const callToActionWords =
  /call[ -]to[ -]action|\bcta\b|appels? a l'action|incitation a l'action|(?:texte|phrase|message|carton|ecran|mot) (?:final|de fin|de la fin|de conclusion)|(?:final|end|ending|closing) (?:text|card|line|screen|message|title)/g;
const endingWords =
  /\b(?:termine[rsz]?|finis(?:sez)?|finir|conclu[ste]?|conclure|clos|end|ends|ending|finish|close|closing)\b(?: [a-z']{1,12}){0,4} (?:par|avec|sur|with|on|by)\b/g;
const titleWords =
  /\b(?:titres?|titled?|intitulee?s?|entitled|sous le nom|headline|nomme(?:e|-l[ea])?|appelee?)\b/g;
const plainTextWords =
  /\b(?:textes?|phrase|mention|slogan|message|ecris|ecrire|affiche[rz]?|inscris|text|caption|write|show|display|words|says?|saying)\b/g;
const noText =
  /\b(?:pas d[e']|sans|aucun|no|without|without any|not? any) ?(?:le |les |the )?(?:texte|text|titrage|titres? ni texte|ecrit)s?\b/;
const atTheEnd = /^[ ,]{0,2}(?:a|en|at|in|pour)(?: la| the| le)? (?:fin|end|final|conclu)/;

export function readTexts(wording: Wording): WishedTexts {
  const claims = new Claims(wording);
  const ending =
    claims.claim(callToActionWords, true) ?? claims.claim(endingWords, true) ?? claims.claimAtEnd();
  const title = claims.claim(titleWords, true);
  const other = claims.claim(plainTextWords, false);
  const callToAction = ending?.text ?? null;
  const refusesText = noText.test(claims.rest);
  const mentioned = findMentions(claims.rest, callToActionWords);
  return {
    title: title?.text ?? other?.text ?? null,
    callToAction,
    wantsCallToAction: callToAction !== null || (mentioned.wished.length > 0 && !refusesText),
    rest: claims.rest,
  };
}

/** Hands each quote out once, to the nearest label in front of it. */
class Claims {
  rest: string;
  private readonly wording: Wording;
  private readonly taken = new Set<Quote>();

  constructor(wording: Wording) {
    this.wording = wording;
    this.rest = wording.folded;
  }

  /** The text that follows a label: in quotes, or after a colon when `bare` texts count. */
  claim(label: RegExp, bare: boolean): Quote | null {
    for (const mention of findMentions(this.rest, label).wished) {
      if (this.insideQuote(mention.start)) continue;
      const quote = this.quoteAfter(mention.end) ?? (bare ? this.bareAfter(mention.end) : null);
      if (quote !== null) return this.take(quote);
    }
    return null;
  }

  /** « … » à la fin: a quote without a label, but with a place. */
  claimAtEnd(): Quote | null {
    const { folded, quotes } = this.wording;
    const quote = quotes.find((each) => atTheEnd.test(folded.slice(each.end, each.end + 20)));
    return quote === undefined || this.taken.has(quote) ? null : this.take(quote);
  }

  private take(quote: Quote): Quote {
    this.taken.add(quote);
    this.rest = hide(this.rest, quote.start, quote.end);
    return quote;
  }

  private insideQuote(position: number): boolean {
    return this.wording.quotes.some((quote) => quote.start < position && position < quote.end);
  }

  private quoteAfter(position: number): Quote | null {
    const quote = this.wording.quotes.find((each) => each.start >= position);
    if (quote === undefined || this.taken.has(quote)) return null;
    const between = this.rest.slice(position, quote.start);
    const far = between.length > 40 || /[.;!?\n]/.test(between) || between.includes(blank);
    // « titre, et call to action "…" »: the quote belongs to the later label.
    const label = /titre|title|call[ -]to|appel a|\bcta\b|texte? final|\bfin\b|\bend\b/;
    return far || (/[,]| et | and /.test(between) && label.test(between)) ? null : quote;
  }

  private bareAfter(position: number): Quote | null {
    const colon = /^(?: [a-z']{1,10}){0,3} ?[:=] ?/.exec(this.rest.slice(position, position + 45));
    if (colon === null) return null;
    const start = position + colon[0].length;
    const end = start + bareLength(this.rest.slice(start, start + 90));
    const text = this.wording.original.slice(start, end).trim();
    return text === '' ? null : { start, end, text };
  }
}

const resumes =
  /,(?= ?(?:et |and |puis |then |avec |with |sans |no |pas |en |in |a |\d|entre |between |duree|musique|music|rythme|pace|format|noir|black|ordre|order|garde|keep|montage|accroche|hook|call|cta|appel|texte|text|titre|title|fast|slow|rapide|lent|style|look))/;

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
