import type { Intent } from '../../../model/intent.ts';
import { secondsOf, time } from '../duration/read-time.ts';
import { blank } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import { amount, amountOf } from './clip-amount.ts';
import type { ClipRules } from './clip-rules.ts';
import { atFirst, atLast, faster, range, slower, unchanged } from './clip-words.ts';
import { backwards, takeParts } from './read-direction.ts';
import { looks } from './read-look-parts.ts';
import type { Story } from './read-story.ts';

type Value = {
  readonly words: string;
  /** Said of a clip, whatever stands around it: a film has no such thing. */
  readonly isOfClip: boolean;
  /** Of the last clip and said of none before it, it may be the film's: « d'abord A, puis B, 40 s ». */
  readonly isLength?: boolean;
  readonly set: (rules: ClipRules, clip: number, match: RegExpExecArray, at: Stretch) => void;
};

const lead =
  '(?:(?:et|and|mais|but|puis|plutot|surtout|donc|so|rather|juste|seulement|only|just|la|la,|lui|elle) ){0,2}';
const take =
  '(?:(?:prendre|prends|prenez|garder?|gardes|gardez|utilise[rz]?|take|keep|use) )?(?:(?:seulement|uniquement|juste|que|only|just) )?';
const closing = '(?: (?:en gros|environ|a peu pres|seulement|uniquement|only|or so|roughly))?';
const own = '(?:le |la |son |sa |leur |its |their |the |this )?(?:vrai |propre |own |real |true )?';
const sounds = '(?:son|audio|sound|bande[ -]son|ambiance sonore)';
const wind = '(?! (?:du|de|of)(?: l[ae]| the)? ?(?:vent|fond|wind|background))';

/** What a clause may say of the clip that was named before it. */
const values: readonly Value[] = [
  {
    words: `(?:${take})(?:a partir de|depuis|from|starting at) (?:la )?(${time})${closing}`,
    isOfClip: true,
    set: (rules, clip, match, at) => {
      const fromSeconds = secondsOf(match[1] as string);
      takeStretch(rules, { clip, use: 'only', fromSeconds, toSeconds: null }, at);
    },
  },
  {
    words: `(?:${take})(?=(?:de|from|entre|between) |\\d{1,2}:\\d)${range}${closing}`,
    isOfClip: true,
    set: (rules, clip, match, at) => {
      const [, from = '', to = ''] = match;
      const fromSeconds = secondsOf(/^\d+$/.test(from) ? `${from} s` : from);
      takeStretch(rules, { clip, use: 'only', fromSeconds, toSeconds: secondsOf(to) }, at);
    },
  },
  {
    words: `(?:(?:pendant|pdt|durant|for|during) )?(${amount})${closing}`,
    isOfClip: false,
    isLength: true,
    set: ({ reader, clips }, clip, match, at) => {
      const seconds = amountOf(match[1] as string);
      if (seconds === null) return;
      reader.understand('clips.seconds', at, clips.seconds.length);
      clips.seconds.push({ clip, ...seconds });
    },
  },
  {
    words: `(?:avec|with|in|en|garde[rsz]?|keep)(?: (?=son|its|leur|their)| )${own}${sounds}(?: (?:direct|live|reel|d'origine|original|ambiant|naturel))?|(?:son|audio) (?:direct|live|reel|d'origine)`,
    isOfClip: false,
    set: takeSound('keep'),
  },
  {
    words: `(?:sans|without|coupe[rsz]?|no|pas) (?:le |la |son |les |de |the |its |aucun |any )?(?:son|audio|sound)|muet(?:te)?|muted?|en silence`,
    isOfClip: false,
    set: takeSound('drop'),
  },
  {
    words: `(?:sans|without) (?:le |les |the )?(?:bruits?|noises?)${wind} (?:du|de la|des|de l'|de|of the|of) ?[a-z]{3,14}`,
    isOfClip: true,
    set: takeSound('drop'),
  },
  ...(
    [
      [unchanged, 'normal'],
      [`${slower}(?: (?:de moitie|2 fois|by half))?`, 'slow'],
      [`${faster}(?: (?:2 fois|du double))?|accelerees?`, 'fast'],
    ] as const
  ).map(([words, speed]) => ({
    words,
    isOfClip: false,
    set: ({ reader, speedParts }: ClipRules, part: number, _m: RegExpExecArray, at: Stretch) => {
      reader.understand('speedParts', at, speedParts.length);
      speedParts.push({ part, speed });
    },
  })),
  {
    words: backwards,
    isOfClip: false,
    set: (rules, clip, _match, at) => takeParts(rules, [clip], at),
  },
  ...(
    [
      [atFirst, 'first'],
      [atLast, 'last'],
    ] as const
  ).map(([words, field]) => ({
    words,
    isOfClip: true,
    set: ({ reader, clips }: ClipRules, clip: number, _m: RegExpExecArray, at: Stretch) => {
      if (clips[field] !== null || clips.sequence.length > 0) return;
      reader.understand(`clips.${field}`, at);
      clips[field] = clip;
    },
  })),
  ...looks.map(([look, words]) => ({
    words,
    isOfClip: false,
    set: ({ reader, lookParts }: ClipRules, part: number, _m: RegExpExecArray, at: Stretch) => {
      reader.understand('lookParts', at, lookParts.length);
      lookParts.push({ part, look });
    },
  })),
];

function takeSound(sound: 'keep' | 'drop'): Value['set'] {
  return ({ reader, clipSound }, clip, _match, at) => {
    reader.understand('clipSound', at, clipSound.length);
    clipSound.push({ clip, sound });
  };
}

function takeStretch(
  { reader, clips }: ClipRules,
  stretch: Intent['clips']['stretches'][number],
  at: Stretch,
): void {
  reader.understand('clips.stretches', at, clips.stretches.length);
  clips.stretches.push(stretch);
}

const opens = `(?<=(?:[,;(${blank}] ?|: |(?<![a-z])(?:et|and) )${lead})`;
const closes = `(?= ?(?:$|[,;.:()!?\\n${blank}]| (?:et|and|puis|then|mais|but|avec|with|sans) ))`;

/**
 * A clause that names no clip and says nothing but a length, a speed, a look or what is heard is of the
 * clip that its sentence named last: « puis la plage, au ralenti, 4 secondes ». Where it might as well
 * be said of the film it is left to the rules for the film.
 */
export function readCarried(rules: ClipRules, story: Story): void {
  for (const { words, isOfClip, isLength, set } of values) {
    rules.reader.each(new RegExp(`${opens}(?:${words})${closes}`, 'g'), (match, at) => {
      const topic = topicOf(rules, story, at.start);
      if (topic === null || !(isOfClip || topic.isSure)) return;
      if (isLength && topic.isLast && rules.clips.seconds.length === 0) return;
      if (!isOfClip && topic.isLast && saysNothingOfClips(rules)) return;
      set(rules, topic.clip, match, at);
      takeName(rules, topic.mark);
    });
  }
}

/** « d'abord A, puis B, enfin C, en couleurs chaudes »: where no clip has anything of its own, the last has not either. */
function saysNothingOfClips(rules: ClipRules): boolean {
  const { clips, clipSound, speedParts, directionParts, lookParts } = rules;
  const parts = [speedParts, directionParts, lookParts];
  return [clips.seconds, clips.stretches, clipSound, ...parts].every((said) => said.length === 0);
}

/** The clip's name is part of what was read last, where no rule took it. */
function takeName({ reader }: ClipRules, mark: Stretch): void {
  const last = reader.understood.at(-1);
  if (last === undefined || reader.text.slice(mark.start, mark.end).includes(blank)) return;
  reader.understand(last.field, mark, last.index);
}

/** What begins a topic of its own, so that what follows is said of that. */
const otherTopic =
  /(?<![a-z])(?:films?|montage|video|musique|music|chanson|song|zik|titre|title|textes?|text|sous-titres|logo|tout|tous|toutes|all|everything|total|reste|rest|autres|others|partout|format|fondus?|transitions?|fade|plans|shots|voix off|accroche|hook|intro)(?![a-z])/;

const joint = /[,;:(]|(?<![a-z])(?:puis|ensuite|enfin|then) /;

type Topic = {
  readonly clip: number;
  readonly mark: Stretch;
  readonly isSure: boolean;
  readonly isLast: boolean;
};

/** The one clip that the sentence is about where a clause begins. */
function topicOf(rules: ClipRules, { text, steps }: Story, position: number): Topic | null {
  const from = Math.max(...['.', '!', '?', '\n', ';'].map((end) => endOf(text, end, position)));
  const sentence = text.slice(from, position);
  const last = [...sentence.matchAll(/[\ue000-\uf7ff]\uf8ff*/g)].at(-1);
  if (last === undefined) return null;
  const until = last.index + last[0].length;
  const [clause = ''] = sentence.slice(0, last.index).split(joint).slice(-1);
  const [clip, ...others] = rules.clipsOf(`${clause}${last[0]}`);
  const between = sentence.slice(until);
  if (clip === undefined || others.length > 0 || otherTopic.test(between)) return null;
  const mark = { start: from + last.index, end: from + until };
  // « Ma vidéo de drone : … »
  const isIntroduced = /^ ?:/.test(between) && !/[a-z].*[,;:(]/.test(sentence.slice(0, last.index));
  const isTold = steps.some((step) => step.mark.start === mark.start);
  const isLast = steps.at(-1)?.mark.start === mark.start;
  return { clip, mark, isSure: isIntroduced || isTold, isLast };
}

/** Behind the last stop that ends a sentence: none between two figures. */
function endOf(text: string, stop: string, position: number): number {
  let at = text.lastIndexOf(stop, position - 1);
  while (at > 0 && /\d/.test(text[at + 1] ?? '') && /\d/.test(text[at - 1] ?? ''))
    at = text.lastIndexOf(stop, at - 1);
  return at + 1;
}
