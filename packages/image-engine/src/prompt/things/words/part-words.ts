import { hasFlowingHair } from '../../../illustration/drawings/body-parts.ts';
import type { WishedThing } from '../../../illustration/illustration-description.ts';
import type { PartName, ToldColour } from '../../../illustration/palette/part-names.ts';
import { hasPart } from '../../../illustration/palette/told-parts.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import { stopsIn, tokenise, typedWords } from '../../tokenise.ts';
import { vocabulary } from '../../vocabulary.ts';

/** What each part is called: in French, whose colours come behind, and in English. */
const names: Readonly<Record<PartName, readonly [french: string, english: string]>> = {
  ...{ roof: ['toit,toits,toiture', 'roof'], shutters: ['volet,volets', 'shutter'] },
  ...{ door: ['porte,portes', 'door,front door'], windows: ['fenêtre,vitre', 'window'] },
  handle: ['poignée,anse,manche', 'handle,knob,doorknob'],
  wheels: ['roue,jante,pneu', 'wheel,rim,tyre,tire'],
  ...{ saddle: ['selle', 'saddle,seat'], basket: ['panier', 'basket'] },
  label: ['étiquette', 'label'],
  lid: ['couvercle,bouchon,capsule,capuchon', 'lid,cap,cork,stopper'],
  ...{ strap: ['bracelet,sangle,bretelle', 'strap,band'], dial: ['cadran', 'dial,face'] },
  frame: ['cadre,boîtier', 'frame,case'],
  ...{ sails: ['voile', 'sail'], hull: ['coque', 'hull'] },
  bands: ['rayure,bande', 'stripe,band'],
  shade: ['abat jour', 'shade,lampshade'],
  ...{ base: ['socle,caissette', 'base,stand,wrapper'], feet: ['pied', 'leg'] },
  blanket: ['couette,couverture,plaid,dessus de lit', 'blanket,duvet,quilt,bedspread'],
  pillows: ['oreiller', 'pillow'],
  ...{ cushions: ['coussin', 'cushion'], seat: ['assise', 'seat'] },
  ...{ sole: ['semelle', 'sole'], laces: ['lacet', 'lace,shoelace'] },
  vase: ['vase', 'vase'],
  visor: ['visière', 'visor'],
  ribbon: ['ruban,nœud', 'ribbon,bow'],
  ...{ petals: ['pétale', 'petal'], centre: ['cœur', 'center,centre,heart'] },
  ...{ leaves: ['feuille', 'leaf,leaves'], stem: ['tige', 'stem'] },
  ...{ ears: ['oreille', 'ear'], tail: ['queue', 'tail'] },
  paws: ['patte', 'paw,feet,foot,leg,hoof,hooves'],
  belly: ['ventre,poitrail', 'belly,chest,tummy'],
  ...{ wings: ['aile', 'wing'], beak: ['bec', 'beak'], mane: ['crinière', 'mane'] },
  nose: ['truffe,museau,nez', 'nose,muzzle,snout'],
  ...{ eyes: ['œil,yeux', 'eye'], marks: ['tache,rayure', 'spot,stripe,marking'] },
};

/** In which colour somebody sees what is of that stuff. */
const stuffs: Readonly<Record<string, ColourName>> = Object.fromEntries(
  (
    [
      ['brown', 'cuir,bois,leather,wooden,wood'],
      [
        'beige',
        'chaume,thatched,osier,wicker,rotin,rattan,corde,rope,paille,straw,lin,linen,bambou,bamboo',
      ],
      ['gold', 'laiton,or,brass,gilded'],
      ['grey', 'acier,argent,inox,métal,chrome,zinc,ardoise,steel,metal,chromed,slate'],
      ['orange', 'cuivre,copper'],
      ['red', 'tuiles,tiled,brique,brick'],
    ] as const
  ).flatMap(([colour, words]) => tokenise(words).map((word) => [word, colour] as const)),
);

type Language = 'french' | 'english';
let called: ReadonlyMap<string, readonly Called[]> | null = null;
type Called = { readonly word: string; readonly part: PartName; readonly language: Language };

function partsCalled(words: string): readonly Called[] {
  called ??= Map.groupBy(
    Object.entries(names).flatMap(([part, both]) =>
      both.flatMap((all, at) =>
        all.split(',').map(
          (name): Called => ({
            word: tokenise(name).join(' '),
            part: part as PartName,
            language: at === 0 ? 'french' : 'english',
          }),
        ),
      ),
    ),
    ({ word }) => word,
  );
  return called.get(words) ?? [];
}

export type TellsPart = {
  readonly part: PartName;
  readonly colour: ToldColour;
  /** Of which of the wish's words it is told, and up to which. */
  readonly from: number;
  readonly to: number;
};

type Words = { readonly words: readonly string[]; readonly stops: ReadonlySet<number> };

/** « étiquette blanche », “a brown leather strap”, « oreilles noires »: parts in their own colours. */
export function partsTold(prompt: string): readonly TellsPart[] {
  const [words, stops] = [tokenise(prompt), stopsIn(prompt)];
  const told: TellsPart[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = partsCalled(`${words[at]} ${words[at + 1]}`).length > 0 ? 2 : 1;
    for (const { part, language } of partsCalled(words.slice(at, at + length).join(' '))) {
      const [from, to] = [at, at + length];
      const found = (language === 'french' ? colourBehind : colourAhead)(
        { words, stops },
        from,
        to,
      );
      if (found) told.push({ part, ...withLead({ words, stops }, found) });
    }
  }
  return [...told, ...windowsLit(prompt), ...rainbowHair(prompt)];
}

type Found = Pick<TellsPart, 'colour' | 'from' | 'to'>;

/** Of hair and fur alone. */
const ofFur: Readonly<Record<string, ColourName>> = {
  ...{ blond: 'yellow', blonde: 'yellow', roux: 'orange', rousse: 'orange', ginger: 'orange' },
};

const colourOf = (words: string): ColourName | null =>
  ofFur[words] ??
  vocabulary.get(words)?.flatMap((one) => (one.field === 'colour' ? [one.value] : []))[0] ??
  null;

/** « une selle en cuir marron », « des volets bleu ciel », « une anse dorée », « vierge » */
function colourBehind({ words, stops }: Words, from: number, end: number): Found | null {
  const isWithin = (to: number) => to <= words.length && !stopsWithin(stops, end - 1, to);
  let [to, stuff]: [number, ColourName | null] = [end, null];
  const takeStuff = () => {
    const isLed = /^(en|de|d)$/.test(words[to] ?? '');
    const of = isLed ? stuffs[words[to + 1] ?? ''] : undefined;
    if (!of || !isWithin(to + 2)) return;
    [to, stuff] = [to + 2, of];
    // « en cuir marron »: as its stuff is anyhow.
    if (of === 'brown' && words[to] === 'marron' && isWithin(to + 1)) to += 1;
  };
  takeStuff();
  for (const length of [2, 1]) {
    const colour = colourOf(words.slice(to, to + length).join(' '));
    if (!colour || !isWithin(to + length)) continue;
    to += length;
    takeStuff();
    return { colour, from, to };
  }
  if (/^(vierge|vide)$/.test(words[to] ?? '') && isWithin(to + 1))
    return { colour: 'white', from, to: to + 1 };
  return stuff ? { colour: stuff, from, to } : null;
}

/** “a brown leather strap”, “navy blue sails”, “a blank label” */
function colourAhead({ words, stops }: Words, start: number, to: number): Found | null {
  const isWithin = (from: number) => from >= 0 && !stopsWithin(stops, from, to);
  let [from, stuff]: [number, ColourName | null] = [start, null];
  const of = stuffs[words[from - 1] ?? ''];
  if (of && isWithin(from - 1)) [from, stuff] = [from - 1, of];
  for (const length of [2, 1]) {
    const colour = colourOf(words.slice(Math.max(0, from - length), from).join(' '));
    if (colour && isWithin(from - length)) return { colour, from: from - length, to };
  }
  if (words[from - 1] === 'blank') return { colour: 'white', from: from - 1, to };
  return stuff ? { colour: stuff, from, to } : null;
}

const stopsWithin = (stops: ReadonlySet<number>, from: number, to: number): boolean =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + at + 1).some((at) =>
    stops.has(at),
  );

const articles = /^(une?|des|le|la|l|les|ses|son|sa|aux?|an?|the|its|deux|quatre|two|four)$/;
const links = /^(avec|with|et|and|a|au|aux|having|has|ayant|dont)$/;

/** With what leads to it: « avec une étiquette blanche ». */
function withLead({ words, stops }: Words, found: Found): Found {
  let { from } = found;
  if (articles.test(words[from - 1] ?? '') && !stops.has(from)) from -= 1;
  if (links.test(words[from - 1] ?? '') && !stops.has(from)) from -= 1;
  return { ...found, from };
}

/** What stands on or beside a thing of that name is no part of another. */
const placed =
  /^(on|in|sur|dan|under|sou|beside|near|next|behind|over|against|contre|devant|derriere|inside|pre|holding|tenant|of|de|d|from)$/;

const lit =
  /(?<!\p{L})(?:(?:avec|with|et|and)\s+)?(?:(?:une?|des|le|la|les|ses|aux?|an?|the|its)\s+)?(?:quelques\s+|some\s+|toutes\s+)?(?:(?:fen[êe]tres?|lumi[èe]res?)\s+(?:allum[ée]e?s?|[ée]clair[ée]e?s?|illumin[ée]e?s?)|(?:lit|lighted|glowing|illuminated|lit[- ]up)\s+windows?|(?:windows?|lights?)\s+(?:lit|on|glowing))(?!\p{L})/giu;

const inAllColours =
  /(?<!\p{L})(?:(?:avec|with|et|and|à|a)\s+)?(?:(?:une?|la|les|ses|sa|aux?|an?|the|its)\s+)?(?:(?:crini[èe]re|queue|crins)\s+(?:aux\s+couleurs\s+de\s+l['’]\s*)?(?:arc[- ]en[- ]ciel|multicolores?)|(?:rainbow|multicolou?red)(?:[- ]colou?red)?\s+(?:mane|tail|hair)(?:\s+and\s+tail)?)(?!\p{L})/giu;

const rainbowHair = (prompt: string): readonly TellsPart[] =>
  [...prompt.normalize('NFC').matchAll(inAllColours)].map(({ 0: said, index }) => {
    const from = typedWords(prompt.slice(0, index)).length;
    return { part: 'mane', colour: 'rainbow', from, to: from + typedWords(said).length };
  });

const windowsLit = (prompt: string): readonly TellsPart[] =>
  [...prompt.normalize('NFC').matchAll(lit)].map(({ 0: said, index }) => {
    const from = typedWords(prompt.slice(0, index)).length;
    return { part: 'windows', colour: 'lit', from, to: from + typedWords(said).length };
  });

export type Owned = TellsPart & { readonly owner: number };

/** The parts that a thing of the wish has, each with that thing: the one named last before it. */
export function ownedParts(
  prompt: string,
  told: readonly TellsPart[],
  things: readonly WishedThing[],
): readonly Owned[] {
  const typed = typedWords(prompt);
  const places = things.map(({ said }) => placesOf(said.split(' '), typed));
  return told.flatMap((one) => {
    if (placed.test(tokenise(typed[one.from - 1] ?? '')[0] ?? '')) return [];
    const named = things.map((thing, at) => ({
      ...{ thing, at },
      last: places[at]!.findLast((place) => place < one.from) ?? -1,
      isItself: places[at]!.some((place) => place >= one.from && place < one.to),
    }));
    const before = named
      .filter(({ last, isItself }) => last >= 0 && !isItself)
      .toSorted((a, b) => b.last - a.last);
    // Behind whoever was named last it is his, or nobody's.
    const somebody = before.findIndex(({ thing }) => thing.person || isAnimal(thing.id));
    const near = before.slice(0, somebody < 0 ? undefined : somebody + 1);
    const all = before.length > 0 ? near : named.filter(({ isItself }) => !isItself);
    const owner = all.find(({ thing }) => bears(thing, one));
    return owner ? [{ ...one, owner: owner.at }] : [];
  });
}

const bears = ({ id, person }: WishedThing, { part, colour }: TellsPart): boolean =>
  person === null && hasPart(id, part) && (colour !== 'rainbow' || hasFlowingHair(id));

const placesOf = (said: readonly string[], typed: readonly string[]): readonly number[] =>
  typed.flatMap((_, at) => (said.every((word, by) => typed[at + by] === word) ? [at] : []));

/** A wish without those of its words. */
export function withoutParts(prompt: string, told: readonly TellsPart[]): string {
  let at = -1;
  return prompt.normalize('NFC').replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    at += 1;
    return told.some(({ from, to }) => at >= from && at < to) ? '' : word;
  });
}
