import type {
  Feeling,
  Person,
  Place,
  Posture,
  Relation,
} from '../../../illustration/illustration-description.ts';
import { interiors } from '../../../illustration/place-names.ts';
import type { Mark } from '../../../illustration/vocabulary/marks.ts';
import type { Matter } from '../../../illustration/vocabulary/matters.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft } from './draft-things.ts';

/** What is said of what comes next. */
export type Pending = {
  count?: number;
  colour?: ColourName;
  size?: 'small' | 'large';
  side?: 'left' | 'right';
  isFar?: boolean;
  otherColour?: ColourName;
  feels?: Feeling;
  traits?: Partial<Person>;
  matter?: Matter;
  posture?: Posture;
  mark?: Mark;
  isUpturned?: boolean;
};

/** All that words can change while a sentence is read. */
export type State = {
  readonly things: readonly Draft[];
  readonly last: Draft | undefined;
  readonly relations: readonly Relation[];
  readonly place: Place | null;
  /** What is seen from there. */
  readonly view: Place | null;
  readonly next: Pending;
  /** Grows, or turns, with everything else that is kept. */
  readonly others: string;
};

/** A word and what it says of a thing: `colour`, `count`, `posture`, `person.hair`. */
export type Sayer = { readonly thing: number; readonly part: string; readonly said: string };

/**
 * Keeps account of every word while a sentence is read: which part of which thing it said, which tie
 * it made, or that nothing came of it. What nothing came of is named in the answer.
 */
export class Ledger {
  readonly #sayers: { readonly draft: Draft; readonly part: string; readonly said: string }[] = [];
  readonly #ties = new Map<Relation, string>();
  readonly #pending = new Map<string, string>();
  readonly #seen = new Set<string>();
  #placeSaid = '';
  #tieSaid = '';
  #before: State = emptyState;
  #parts = new Map<Draft, Parts>();

  begin(state: State): void {
    this.#before = state;
    this.#parts = new Map(state.things.map((draft) => [draft, partsOf(draft)]));
  }

  /** What of the words so far is lost by this one, and this one itself where nothing comes of it. */
  end(piece: Piece, said: string, state: State): readonly string[] {
    const [before, lost] = [this.#before, [] as string[]];
    if (piece.says === 'relation') this.#tieSaid = said;
    for (const draft of state.things) this.#note(draft, said);
    for (const tie of state.relations)
      if (!this.#ties.has(tie)) this.#ties.set(tie, this.#tieSaid || said);
    const isChanged =
      before.others !== state.others ||
      before.place !== state.place ||
      before.things.length !== state.things.length ||
      before.last !== state.last ||
      before.relations.length !== state.relations.length ||
      before.relations.some((tie, at) => tie !== state.relations[at]) ||
      JSON.stringify(before.next) !== JSON.stringify(state.next) ||
      state.things.some((draft) => !isSame(this.#parts.get(draft), partsOf(draft)));
    if (asks(piece) && !isChanged && !this.#seen.has(said) && !isSoAlready(piece, state))
      lost.push(said);
    lost.push(...this.#pass(before.next, state, said));
    if (piece.says === 'place' && before.place !== state.place) {
      // « une plage en ville »: of two places one is drawn.
      const isLost =
        before.place !== null &&
        before.place !== state.view &&
        !isWithin(before.place, state.place);
      if (isLost && state.place === piece.place) lost.push(this.#placeSaid);
      this.#placeSaid = said;
    }
    this.#seen.add(said);
    return lost.filter((one) => one !== '');
  }

  /** Named with what it was said of. */
  forget(part: keyof Pending): void {
    this.#pending.delete(part);
  }

  /** Said of something that did not come. */
  leftOver(): readonly string[] {
    return [...this.#pending].flatMap(([part, said]) => (part === 'size' ? [] : [said]));
  }

  sayersOf(things: readonly Draft[]): readonly Sayer[] {
    return this.#sayers.flatMap(({ draft, part, said }) => {
      const thing = things.indexOf(draft);
      return thing < 0 ? [] : [{ thing, part, said }];
    });
  }

  tiesOf(relations: readonly Relation[]): readonly string[] {
    return relations.map((tie) => this.#ties.get(tie) ?? '');
  }

  #note(draft: Draft, said: string): void {
    const known = this.#parts.get(draft);
    const now = partsOf(draft);
    if (!known) return;
    for (const [part, value] of Object.entries(now))
      if (known[part] !== value && part !== 'id') this.#sayers.push({ draft, part, said });
  }

  /** What was said of what comes next goes to what came, or is lost with what did not. */
  #pass(before: Pending, state: State, said: string): string[] {
    const lost: string[] = [];
    const { next } = state;
    for (const part of pendingParts) {
      if (next[part] !== undefined) {
        if (next[part] !== before[part]) this.#pending.set(part, said);
        continue;
      }
      const by = this.#pending.get(part);
      if (before[part] === undefined || by === undefined) continue;
      this.#pending.delete(part);
      const isCome = state.last !== this.#before.last || state.things !== this.#before.things;
      const came = state.last && isCome ? state.last : null;
      if (came)
        for (const one of partNames(part, before))
          this.#sayers.push({ draft: came, part: one, said: by });
      else if (part !== 'size') lost.push(by);
    }
    return lost;
  }
}

const pendingParts = [
  ...([
    'count',
    'colour',
    'otherColour',
    'size',
    'side',
    'traits',
    'matter',
    'feels',
    'posture',
    'isFar',
    'mark',
    'isUpturned',
  ] as const),
];

const emptyState: State = {
  ...{ things: [], last: undefined, relations: [], place: null, view: null, next: {}, others: '' },
};

const partNames = (part: keyof Pending, { traits = {} }: Pending): readonly string[] =>
  part === 'traits' ? Object.keys(traits).map((trait) => `person.${trait}`) : [part];

type Parts = Readonly<Record<string, unknown>>;

function partsOf(draft: Draft): Parts {
  const { id, count, colour, otherColour, isMotley, size, side, posture, person } = draft;
  const { stance, matter, feels, eachColour, isFar, isWet, mark, markColour, isUpturned } = draft;
  const traits = Object.entries(person ?? {}).map(([trait, value]) => [`person.${trait}`, value]);
  return {
    ...{
      id,
      count,
      colour,
      otherColour,
      isMotley,
      size,
      side,
      posture,
      stance,
      matter,
      feels,
      isFar,
      isWet,
      mark,
      markColour,
      isUpturned,
    },
    eachColour: eachColour?.join(' '),
    ...Object.fromEntries(traits),
  };
}

const isSame = (one: Parts | undefined, other: Parts): boolean =>
  one !== undefined && Object.keys({ ...one, ...other }).every((part) => one[part] === other[part]);

/** Words that ask for something to be seen. */
function asks(piece: Piece): boolean {
  if (piece.says === 'trait') return Object.keys(piece.trait).length > 0;
  return asking.has(piece.says);
}
const asking: ReadonlySet<string> = new Set(
  'thing person place number size colour posture feeling motley stuff surface unknown'.split(' '),
);

/** « New York skyline »: of a kind of town, said of one that is. */
export const isWithin = (said: Place, shown: Place | null): boolean =>
  shown !== null &&
  ((said === 'sky' && !skyless.has(shown)) ||
    // Whoever says snow makes it winter.
    (said === 'snow' && whitened.has(shown)) ||
    (partsOfPlaces[shown]?.includes(said) ?? false));
/** Where no sky is seen. */
const skyless: ReadonlySet<Place> = new Set<Place>([
  ...(['studio', 'table', 'library', 'bathroom', 'kitchen', 'wall', 'ring', 'hall'] as const),
  ...(['cave', 'room', 'bedroom', 'office', 'carriage', 'stage'] as const),
  ...(['workshop', 'attic', 'museum', 'supermarket'] as const),
  ...interiors,
]);
const whitened: ReadonlySet<Place> = new Set<Place>([
  ...(['forest', 'field', 'hills', 'mountain', 'village', 'street', 'road', 'garden'] as const),
  ...(['newyork', 'paris', 'market', 'ice', 'alley', 'ski', 'square', 'steps'] as const),
]);
const partsOfPlaces: Partial<Record<Place, readonly Place[]>> = {
  ...{ theatre: ['stage'], cellar: ['cave'], restaurant: ['table'], bar: ['table'] },
  ...{ newyork: ['city', 'street', 'wall'], paris: ['city', 'street', 'wall'] },
  ...{
    canal: ['city', 'river'],
    seine: ['paris', 'city', 'river'],
    alley: ['street', 'city', 'wall'],
  },
  ...{
    village: ['street', 'city', 'wall'],
    market: ['street', 'wall'],
    cafe: ['street', 'wall'],
    harbour: ['sea', 'beach'],
  },
  ...{ street: ['wall'], neon: ['wall', 'city', 'street'] },
  cliffs: ['sea', 'beach', 'coast', 'field', 'hills'],
  coast: ['sea', 'beach', 'path', 'cliffs'],
  isle: ['sea', 'beach'],
  fjord: ['sea', 'river', 'mountain', 'hills'],
  zen: ['garden', 'river'],
  allotment: ['garden', 'field'],
  formal: ['garden'],
  ramparts: ['mountain', 'hills', 'wall'],
  ski: ['mountain', 'snow'],
  terraces: ['field', 'hills', 'mountain'],
  path: ['field', 'hills', 'road'],
  avenue: ['street', 'road', 'path', 'garden'],
  footbridge: ['jungle', 'river', 'forest', 'gorge'],
  roofs: ['paris', 'city', 'street'],
  townview: ['city', 'village', 'hills', 'street', 'river'],
  steps: ['street', 'alley', 'paris', 'city'],
  square: ['village', 'street', 'market', 'cafe'],
  perched: ['village', 'hills', 'field', 'mountain'],
  whitelane: ['alley', 'street', 'village', 'wall'],
  gorge: ['river', 'desert', 'mountain'],
  ...{ steppe: ['field', 'hills'], tundra: ['hills', 'mountain'], heath: ['hills', 'field'] },
  ...{ swamp: ['forest', 'river', 'jungle'], polar: ['sea', 'snow', 'ice'] },
  ...{ volcano: ['mountain', 'hills'], mars: ['desert', 'space'], oasis: ['desert', 'river'] },
  ...{ playground: ['garden', 'square'], campsite: ['forest', 'river', 'mountain', 'field'] },
  ...{ shipDeck: ['sea', 'harbour'], porch: ['garden', 'hills'], finishLine: ['stadium', 'road'] },
  ...{ shopWindow: ['street', 'wall'], cyclades: ['sea', 'whitelane', 'isle', 'village', 'beach'] },
  ...{ rooftop: ['city', 'townview', 'cafe', 'street', 'roofs'] },
  clifftop: ['sea', 'cliffs', 'coast', 'beach'],
  quayside: ['harbour', 'sea', 'canal'],
  ...{ buildingSite: ['city', 'street'], funfair: ['party', 'city'] },
  ...{
    villageAbove: ['village', 'field', 'hills', 'city', 'street'],
    cityAbove: ['city', 'street'],
  },
  ...{ fieldsAbove: ['field', 'hills', 'road', 'path'], forestAbove: ['forest', 'jungle'] },
  ...{ riverAbove: ['river', 'forest', 'jungle'], roadAbove: ['road', 'forest', 'path'] },
  ...{ seaAbove: ['sea'], beachAbove: ['beach', 'sea'], mazeAbove: ['garden'] },
  ...{ coastAbove: ['coast', 'cliffs', 'sea', 'beach'], harbourAbove: ['harbour', 'sea'] },
  poolAbove: ['pool'],
  ...{ bamboo: ['forest', 'path', 'jungle'], orchard: ['field', 'garden', 'hills'] },
  ...{ river: ['mountain'], ice: ['river', 'snow'], snow: ['mountain'], table: ['hills'] },
};

/** Said again, or of what shows it anyhow. */
function isSoAlready(piece: Piece, { last, place, next }: State): boolean {
  switch (piece.says) {
    case 'place':
      // A sky is over everything that has no other place.
      return (
        place === piece.place ||
        isWithin(piece.place, place) ||
        (piece.place === 'sky' && place === null)
      );
    case 'colour':
      return last?.colour === piece.colour;
    case 'size':
      return last?.size === piece.size || next.size === piece.size;
    case 'number':
      return next.count === piece.count;
    case 'posture':
      return last?.posture === piece.posture;
    case 'stuff':
      return last?.matter === piece.stuff;
    case 'feeling':
      return last?.feels === piece.feeling || next.feels === piece.feeling;
    case 'trait': {
      const said = Object.entries(piece.trait);
      const { person } = last ?? {};
      return said.every(([trait, value]) => person?.[trait as keyof Person] === value);
    }
    default:
      return false;
  }
}
