import type { AspectRatio } from '@armoni/contract/limits';
import { fold } from './fold.ts';

/** What a film is to be cut from, or a style learned from. */
export type Material = {
  readonly of: 'pictures' | 'clips' | null;
  /** Those of the conversation, or the newest of all. */
  readonly from: 'these' | 'mine' | null;
  readonly count: number | null;
};

const numbers: Readonly<Record<string, number>> = {
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{ douze: 12, quinze: 15, seize: 16, vingt: 20, trente: 30, quarante: 40 },
  ...{ two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10, fifteen: 15 },
  ...{ twenty: 20, thirty: 30 },
};
const number = String.raw`\d{1,3}|${Object.keys(numbers).join('|')}`;
const pictures = 'images?|photos?|dessins?|pictures?|drawings?|illustrations?|creations?';
const clips = 'clips?|videos?|rushs?|rushes|plans|footage';
const newest = 'dernier(?:e?s)?|last|latest|recente?s?|recent|nouvelles?|newest';

const counted = new RegExp(
  String.raw`(?<![a-z])(?<number>${number}) (?:(?:${newest}) )?(?:(?<pictures>${pictures})|(?<clips>${clips}))(?![a-z])`,
);
const named = new RegExp(
  String.raw`(?<![a-z])(?<whose>ces|cette|these|this|the|les|mes|my|nos|our|all my|tou(?:te)?s mes) (?:(?:${number}) )?(?:(?:${newest}) )?(?:(?:${number}) )?(?:(?<pictures>${pictures})|(?<clips>${clips}))(?![a-z])`,
);
const these =
  /(?<![a-z])(?:celles?-?(?:ci|la)|ceux-?ci|la-dessus|avec (?:elles|ca|cela)|avec$|with (?:them|it|those|these)|from (?:them|these)|on (?:them|these))(?![a-z])/;

export function readMaterial(words: string): Material {
  const folded = fold(words);
  const count = counted.exec(folded)?.groups;
  const of = named.exec(folded)?.groups ?? count;
  const { whose } = named.exec(folded)?.groups ?? {};
  const isNewest = new RegExp(String.raw`(?<![a-z])(?:${newest})(?![a-z])`).test(folded);
  return {
    of: of?.pictures ? 'pictures' : of?.clips ? 'clips' : null,
    from: these.test(folded) ? 'these' : fromOf(whose, isNewest),
    count: count ? (numbers[count.number ?? ''] ?? Number(count.number)) : null,
  };
}

function fromOf(whose: string | undefined, isNewest: boolean): Material['from'] {
  if (isNewest || /^(?:mes|my|nos|our|all|tou)/.test(whose ?? '')) return 'mine';
  return whose === undefined ? null : 'these';
}

/** « Rivage », "Shore", « nommé Rivage », « appelle-le Rivage ». */
export function readStyleName(words: string): string | null {
  const quoted = /[«"“]\s*([^»"”]{1,80}?)\s*[»"”]/u.exec(words)?.[1];
  const called =
    /(?:nomm[ée]e?|appel[ée]e?|appelle[- ]le|nomme[- ]le|called|named|call it|name it)\s+([\p{L}\p{N}][\p{L}\p{N}_-]*)/iu;
  const capital = /(?:style|mod[èe]le|model)\s+(\p{Lu}[\p{L}\p{N}_-]+)/u;
  return quoted ?? called.exec(words)?.[1] ?? capital.exec(words)?.[1] ?? null;
}

/** « mot déclencheur RVG », "trigger word RVG". */
export function readTriggerWord(words: string): string | null {
  const said = /(?:mot[- ]d[ée]clencheur|trigger ?word)\s*:?\s*[«"“]?\s*([\p{L}\p{N}_-]{2,40})/iu;
  return said.exec(words)?.[1] ?? null;
}

export function readAspect(words: string): AspectRatio {
  const folded = fold(words);
  if (
    /(?<![0-9])9 ?[:/x] ?16(?![0-9])|\b(?:verticale?|vertical|portrait|reels?|tiktoks?|story|stories|shorts)\b/.test(
      folded,
    )
  ) {
    return '9:16';
  }
  return /(?<![0-9])1 ?[:/x] ?1(?![0-9])|\b(?:carree?|square)\b/.test(folded) ? '1:1' : '16:9';
}

/** What is to change in a film, without the words that say which film. */
export function changeWords(words: string): string {
  const lead =
    /^(?:(?:dans|sur|de|in|on)\s+)?(?:change[rz]?|modifie[rz]?|retouche[rz]?|corrige[rz]?|reprends|rends|rendre|make|edit|modify|fix)?\s*(?:le|mon|ce|ma|la|cette|the|my|this)\s+(?:derni(?:er|ère)\s+|last\s+|latest\s+)?(?:film|montage|vid[ée]o|reel|movie|clip)\s*[,:]?\s*/iu;
  return words.replace(lead, '').trim() || words;
}
