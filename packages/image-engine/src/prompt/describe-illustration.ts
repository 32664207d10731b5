import type { Crop, Place, Relation } from '../illustration/illustration-description.ts';
import type { Placed, PlacedThing } from '../illustration/placed.ts';
import { actOnSaid } from './acts-on-said.ts';
import { circumstancesIn } from './describe-scene.ts';
import {
  type Both,
  cropsSaid,
  designsSaid,
  doingsSaid,
  mannersSaid,
  placesSaid,
  relationsSaid,
  saidIn,
  setsSaid,
  weavesSaid,
} from './described-words.ts';
import { groundsSaid } from './grounds-said.ts';
import { ofWord } from './nouns.ts';
import { doingOf } from './people-said.ts';
import { lightOf, placeOf, weatherSaid } from './surroundings-said.ts';
import type { Language } from './texts.ts';
import { readsEnglish, readsFrench } from './things/reading/reading-rules.ts';
import { nounOf, type Telling } from './things-said.ts';
import { tokenise } from './tokenise.ts';
import { touchesSaid } from './told-together.ts';

/**
 * A sentence for people who cannot see the picture: who and how many, doing what, where and when. It
 * tells what was placed, and nothing that was only wished.
 */
export function describeIllustration(
  placed: Placed,
  prompt: string,
  language: Language = 'fr',
): string {
  const words = tokenise(prompt);
  const isOwn = language === 'en' ? readsEnglish(words) : readsFrench(words);
  const telling = { prompt, language, isOwn, placed };
  const scenes = circumstancesIn[language];
  const { place, crop, time, weather, season, text } = placed;
  const lain = placed.ground ? groundsSaid[placed.ground.matter] : undefined;
  const where = placed.set
    ? (lain ?? setsSaid[placed.set])
    : crop && (place === 'field' || place === 'fieldsAbove')
      ? cropFrom(crop, place)
      : place
        ? ((place === 'studio' ? lain : undefined) ?? placesSaid[place])
        : undefined;
  const isTold = placed.relations.some(({ to }) => /table/.test(placed.things[to]?.id ?? ''));
  const things = groupsOf(placed, telling);
  const woven = saidIn(placed.weave ? weavesSaid[placed.weave] : undefined, language);
  const groups = woven && things.length === 0 ? [woven] : things;
  // What is printed has a ground of its own.
  const isPrinted = place === 'studio' && designOf(placed) !== null;
  const around = isPrinted ? '' : placeOf(placed, saidIn(where, language), language);
  const parts = [
    groups.length > 0 ? listOf(groups, language) : sceneAlone(around),
    groups.length === 0 || (place === 'table' && isTold) ? '' : around,
    time ? scenes.times[time] : '',
    season && place ? scenes.seasons[season] : '',
    weather && weather !== 'clear' ? weatherSaid(scenes.weathers[weather], placed, language) : '',
    ...lightOf(placed, language),
    wordsOn(text, language),
  ].filter(Boolean);
  const kind = kindOf(placed, language);
  if (parts.length === 0) return `${kind}.`;
  // Nothing but letters.
  if (parts.length === 1 && text.length > 0) return `${kind} ${parts[0]}.`;
  return `${kind}${language === 'en' ? '' : ' '}: ${parts.join(', ')}.`;
}

/** « dans un champ de blé, vu du ciel » */
const cropFrom = (crop: Crop, place: Place): Both | undefined => {
  const said = cropsSaid[crop];
  if (!said || place === 'field') return said;
  return [`${said[0]}, vu du ciel`, `${said[1]}, seen from the air`];
};

/** « dans une rue » → « une rue » */
const sceneAlone = (where: string): string =>
  where
    .replace(/^en mer$/u, 'la mer')
    .replace(/^sous l’eau$/u, 'le fond de la mer')
    .replace(/^dans la neige$/u, 'un paysage enneigé')
    .replace(/^au bord de l’eau$/u, 'une rive')
    .replace(/^au bord (?:d’|de )/u, '')
    .replace(/^(?:dans|sur|devant|à) /u, '')
    .replace(/^at sea$/u, 'the sea')
    .replace(/^under water$/u, 'the sea bed')
    .replace(/^(?:in|on|before|at|by) /u, '');

function kindOf(placed: Placed, language: Language): string {
  const { format, manner } = placed;
  const own = language === 'en' ? englishKinds[format] : frenchKinds[format];
  if (own) return own;
  const named = saidIn(designOf(placed) ?? ['Illustration', 'Illustration'], language);
  return `${named} ${saidIn(mannersSaid[manner], language)}`.trim();
}
const designOf = ({ design }: Placed) => (design && designsSaid[design]) ?? null;

const frenchKinds: Partial<Record<Placed['format'], string>> = {
  ...{ logo: 'Logo', pattern: 'Motif répété', portrait: 'Portrait' },
  ...{ sign: 'Panneau', packshot: 'Photo de produit dessinée' },
};
const englishKinds: Partial<Record<Placed['format'], string>> = {
  ...{ logo: 'Logo', pattern: 'Repeated pattern', portrait: 'Portrait' },
  ...{ sign: 'Sign', packshot: 'Drawn product shot' },
};

function wordsOn(text: readonly string[], language: Language): string {
  if (text.length === 0) return '';
  const lines = text.map((line) => (language === 'en' ? `"${line}"` : `« ${line} »`)).join(', ');
  return language === 'en' ? `with the words ${lines}` : `avec les mots ${lines}`;
}

/** « a, b et c » */
function listOf(parts: readonly string[], language: Language): string {
  const and = language === 'en' ? 'and' : 'et';
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/** Each thing that stands to no other, with what stands to it. */
function groupsOf({ things, relations, format }: Placed, telling: Telling): string[] {
  const told = new Set<number>();
  const areApart = ({ kind, of, to }: Relation) =>
    kind === 'beside' && [of, to].some((at) => things[at]?.side || things[at]?.isFar);
  const spoken = relations.filter(
    (tie) => prepositionOf(tie, telling.language) !== null && !areApart(tie),
  );
  const said = (at: number): string => {
    told.add(at);
    const noun = acting(at) + whereSaid(things[at]!, telling.language);
    // What is carried first, then where: else the one would stand on the other.
    const own = spoken
      .filter(({ of, to }) => of === at && !told.has(to))
      .sort((one, other) => Number(isPlacing(one)) - Number(isPlacing(other)));
    const followers = own.map((tie, nth) => {
      if (told.has(tie.to)) return '';
      const phrase = tied(prepositionOf(tie, telling.language)!, said(tie.to), telling.language);
      return nth > 0 ? `, ${phrase}` : ` ${phrase}`;
    });
    return noun + followers.join('');
  };
  /** « un mécanicien qui répare une moto » */
  const acting = (at: number): string => {
    const noun = nounOf(things[at]!, telling);
    const tie = relations.find(
      ({ of, kind, to }) => of === at && /^(acts|holds)$/.test(kind) && !told.has(to),
    );
    const led = tie && ledBy(things[at]!, things[tie.to]!, noun, telling.language);
    return led ? `${led} ${said(tie.to)}` : noun;
  };
  const isLed = (at: number) => spoken.some(({ of, to }) => to === at && of !== at);
  const order = [...things.keys()].sort(
    (one, other) => Number(isLed(one)) - Number(isLed(other)) || one - other,
  );
  const groups: { at: number; said: string }[] = [];
  for (const at of order) if (!told.has(at)) groups.push({ at, said: said(at) });
  const sayings = groups.sort((one, other) => one.at - other.at).map((group) => group.said);
  // A mark has no articles.
  return format === 'logo' ? sayings : [...new Set(sayings)];
}

/** On which side it is seen and how far away, where that was told. */
function whereSaid({ side, isFar }: PlacedThing, language: Language): string {
  const far = isFar ? ([' au loin', ' in the distance'] as const) : (['', ''] as const);
  const aside = side ? sidesSaid[side] : (['', ''] as const);
  return `${saidIn(far, language)}${saidIn(aside, language)}`;
}
const sidesSaid = {
  left: [' à gauche', ' on the left'],
  right: [' à droite', ' on the right'],
} as const;

/** Whoever does it, up to what it is done to; null where he is told otherwise. */
function ledBy(
  doer: PlacedThing,
  other: PlacedThing,
  noun: string,
  language: Language,
): string | null {
  const doing = doingOf(doer);
  if (!doing || doer.members) return null;
  // « une famille » is several, and one word.
  for (const form of language === 'en' ? ([2] as const) : ([0, 1] as const)) {
    const verb = actOnSaid(doing, form, other.person !== null);
    const alone = doingsSaid[doing]?.[form];
    if (verb && alone && noun.endsWith(` ${alone}`))
      return `${noun.slice(0, -alone.length)}${verb}`;
  }
  return null;
}

const isPlacing = ({ kind }: Relation): boolean => !/^(beside|holds|wears|breathes)$/.test(kind);

const tied = (preposition: string, noun: string, language: Language): string =>
  language === 'fr' && preposition.endsWith(' de')
    ? `${preposition.slice(0, -3)} ${ofWord(noun.replace(/^(?:des |du |de la |de l’)/u, ''))}`
    : `${preposition} ${noun}`;

/** Null where both are only there. */
function prepositionOf(tie: Relation, language: Language): string | null {
  const { kind, isHeld, isNear, at } = tie;
  if (at && (kind !== 'beside' || at === 'side')) return saidIn(touchesSaid[at], language) || null;
  if (kind !== 'beside') return saidIn(relationsSaid[kind], language) || null;
  if (isHeld) return language === 'en' ? 'with' : 'avec';
  if (isNear) return language === 'en' ? 'next to' : 'à côté de';
  return null;
}
