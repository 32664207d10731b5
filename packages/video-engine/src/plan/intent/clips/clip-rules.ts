import { type Intent, type MusicEnd, noClips, type Part } from '../../../model/intent.ts';
import type { KnownClip } from '../../../model/reading-context.ts';
import { hide } from '../words/read-wording.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import { markReferences } from './find-references.ts';
import { takeJudged, withInside, withPronouns } from './pronouns.ts';

export type Handler = (clips: readonly number[], match: RegExpExecArray, at: Stretch) => void;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What the rules about clips share: the wish with its references marked, and what is read. */
export class ClipRules {
  readonly clips: Mutable<Intent['clips']> = noClips();
  readonly clipSound: Intent['clipSound'] = [];
  readonly speedParts: Intent['speedParts'] = [];
  readonly directionParts: Intent['directionParts'] = [];
  readonly lookParts: Intent['lookParts'] = [];
  readonly transitionParts: Intent['transitionParts'] = [];
  /** Of all that is not said to look otherwise; null where only parts are spoken of. */
  look: Intent['look'] | null = null;
  dropsOtherSound = false;
  /** Beside a clip. */
  musicEnd: MusicEnd = null;
  readonly reader: WishReader;
  readonly known: readonly KnownClip[];
  readonly clipsOf: (marked: string) => readonly number[];

  constructor(reader: WishReader, known: readonly KnownClip[]) {
    this.reader = reader;
    this.known = known;
    this.readReversed();
    const told = [...reader.unread];
    const marked = markReferences(uncovered(reader, told), known);
    const whole = withPronouns(withInside(marked.text), reader.wording.folded);
    reader.text = told.reduce((text, { start, end }) => hide(text, start, end), whole);
    this.clipsOf = marked.clipsOf;
    takeJudged(reader, { marked: marked.text, whole });
  }

  /** Before references are found: « du dernier clip au premier » names the order, no clip. */
  private readReversed(): void {
    const reversed =
      /(?:a l'envers,? ?(?:donc )?)?(?:(?:inverse|retourne|renverse|reverse)[rsz]? (?:tout )?(?:l'|the )(?:ordre|order)(?: (?:de |of )?(?:des|mes|the|my)? ?(?:clips|videos|fichiers|rushs|plans|shots))?|du dernier (?:clip )?au premier(?: clip)?|dans l'ordre inverse|ordre inverse|in reverse order|reverse order|from last to first)/g;
    this.reader.each(reversed, (_match, at) => {
      this.clips.sequence = this.known.map((_, index) => this.known.length - index);
      this.reader.understand('clips.sequence', at);
    });
    const listed =
      /(?:(?:dans )?(?:l'|the |cet )?(?:ordre|order)(?: suivant| des clips| de montage| final| voulu)? ?:? ?|(?<=(?:^|[.;:!?\n]) ?)(?=\d{1,2} (?:puis|then) \d{1,2}(?! ?(?:s|sec|min|plans|shots))))(\d{1,2}(?:(?: ?[,>-] ?| et | puis | )\d{1,2}){1,11})(?![\d:]| ?s(?:ec|$))/g;
    this.reader.each(listed, (match, at) => {
      const numbers = [...(match[1] as string).matchAll(/\d{1,2}/g)].map(([each]) => Number(each));
      this.when(numbers, at, (clips) => {
        this.clips.sequence = [...clips];
        this.reader.understand('clips.sequence', at);
      });
    });
  }

  /** The parts of which something was said right in front of some words: read last, so all there are. */
  partsBefore(end: number): readonly Part[] {
    const own = this.reader.understood.find(
      (each) => /^(?:look|speed|direction)Parts$/.test(each.field) && each.end === end,
    );
    if (own === undefined || own.index === null) return [];
    const { index } = own;
    const more = this.reader.understood.flatMap((each) =>
      each.field === own.field && each.index !== null && each.index > index ? [each.index] : [],
    );
    const list = this[own.field as 'lookParts' | 'speedParts' | 'directionParts'];
    return list.slice(index, Math.min(list.length, ...more)).map(({ part }) => part);
  }

  takeSequence(clips: readonly number[], at: Stretch): void {
    // One that comes again stands again, but not twice side by side.
    this.clips.sequence = clips.filter((clip, index) => clip !== clips[index - 1]);
    this.reader.understand('clips.sequence', at);
  }

  /** References that no rule took go back into words, for what is left over. */
  leaveRest(): void {
    const { text, wording } = this.reader;
    this.reader.text = [...text]
      .map((unit, index) => (unit >= '\ue000' && unit <= '\uf8ff' ? wording.folded[index] : unit))
      .join('');
  }

  /** Every match whose clips exist; the others are refused. */
  all(source: string, take: Handler): void {
    this.reader.each(new RegExp(`(?<![a-z\\d])${source}(?![a-z\\d])`, 'g'), (match, at) => {
      this.when(this.clipsOf(match[0]), at, (clips) => take(clips, match, at));
    });
  }

  when(clips: readonly number[], at: Stretch, take: (clips: readonly number[]) => void): void {
    const missing = clips.filter((clip) => clip < 1 || clip > this.known.length);
    if (missing.length > 0) this.reader.refuse('no-such-clip', at, missing.join(', '));
    else take(clips);
  }
}

/** With what was only told: a pronoun may stand for a clip that is named in it. */
function uncovered({ text, wording }: WishReader, told: readonly Stretch[]): string {
  return told.reduce(
    (all, { start, end }) =>
      all.slice(0, start) + wording.folded.slice(start, end) + all.slice(end),
    text,
  );
}
