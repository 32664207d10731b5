import type {
  Crop,
  Person,
  Place,
  Relation,
  RelationKind,
  WishedThing,
} from '../../illustration/illustration-description.ts';
import { isShownBy } from '../../illustration/people/doings.ts';
import { roleOf } from '../../illustration/people/roles.ts';
import { holds } from '../../illustration/vocabulary/holding.ts';
import type { ColourName } from '../../scene/scene-description.ts';
import {
  acts,
  articles,
  belongsToLast,
  garments,
  indoors,
  isAction,
  isDance,
  isNew,
  isSame,
  lands,
  mostOfOne,
  mostThings,
  namedTowns,
  shared,
  spots,
  towns,
} from './collect-rules.ts';
import { collectives } from './collectives.ts';
import {
  asMeant,
  type Draft,
  forSex,
  helmeted,
  personThing,
  roleThing,
  sexOf,
  someCount,
  thingOf,
} from './draft-things.ts';
import { isComplement, isFood, isPlural, vessels } from './food-and-number.ts';
import type { Piece } from './reading.ts';

export type Collected = {
  readonly things: readonly WishedThing[];
  readonly relations: readonly Relation[];
  readonly place: Place | null;
  /** What grows on its field. */
  readonly crop: Crop | null;
  /** Snow falls in a place that was named for itself. */
  readonly snows: boolean;
  readonly colours: readonly ColourName[];
  /** As typed: words for something else, of which what is drawn is the nearest relative. */
  readonly relatives: readonly { readonly said: string; readonly id: string }[];
  readonly unknown: readonly string[];
  /** As typed: seen with what was named before, which would be drawn alike without them. */
  readonly heard: readonly string[];
};

/** Pieces in their order → things with colours and numbers, and how they stand to each other. */
export function collectThings(pieces: readonly Piece[], typed: readonly string[]): Collected {
  const collector = new Collector(pieces, typed);
  for (const index of pieces.keys()) collector.take(index);
  return collector.collected;
}

class Collector {
  readonly #pieces: readonly Piece[];
  readonly #typed: readonly string[];
  readonly #things: Draft[] = [];
  readonly #relatives: { said: string; id: string }[] = [];
  readonly #unknown: string[] = [];
  readonly #heard: string[] = [];
  readonly #acts: { verb: string; of: number }[] = [];
  readonly #colours: ColourName[] = [];
  #relations: Relation[] = [];
  #place: Place | null = null;
  #crop: Crop | null = null;
  #open: { kind: RelationKind; of: number } | null = null;
  #isJoining = false;
  /** To each thing the one before it, joined by « et ». */
  readonly #joined = new Map<number, number>();
  /** Said of what comes next. */
  #next: {
    count?: number;
    colour?: ColourName;
    size?: 'small' | 'large';
    traits?: Partial<Person>;
  } = {};
  #isGround = false;
  #isDenied = false;
  /** What colours, sizes and traits are said of: the thing named last, also when named again. */
  #last: Draft | undefined;
  #isNamedAgain = false;
  #hasArticle = false;
  #snows = false;

  constructor(pieces: readonly Piece[], typed: readonly string[]) {
    this.#pieces = pieces;
    this.#typed = typed;
  }

  get collected(): Collected {
    return {
      things: this.#things.map(({ isVague: _, ...thing }) => thing),
      ...{ relations: this.#relations, place: this.#place, crop: this.#crop, snows: this.#snows },
      ...{ colours: this.#colours, relatives: this.#relatives },
      unknown: [...this.#unknown, ...this.#actsNotSeen()],
      heard: this.#heard,
    };
  }

  take(index: number): void {
    const piece = this.#pieces[index]!;
    const said = this.#typed.slice(piece.from, piece.to).join(' ');
    this.#hasArticle = piece.from > 0 && articles.test(this.#typed[piece.from - 1]!);
    switch (piece.says) {
      case 'thing':
        this.#takeThing(piece, index, said);
        break;
      case 'person':
        this.#add(
          personThing(asMeant(piece, this.#typed), said, this.#things),
          isNew(this.#typed, piece),
        );
        break;
      case 'trait':
        this.#takeTrait(piece);
        break;
      case 'place':
        this.#takePlace(piece.place, said);
        this.#crop ??= piece.crop ?? null;
        this.#open = null;
        this.#next = {};
        break;
      case 'relation':
        this.#takeRelation(piece.relation, said);
        break;
      case 'number':
        this.#next.count = piece.count;
        break;
      case 'size':
        this.#takeSize(piece.size, index);
        break;
      case 'colour':
        this.#takeColour(piece.colour, index);
        break;
      case 'posture':
        if (this.#last?.person) this.#unknown.push(said);
        else if (this.#last) this.#last.posture = piece.posture;
        break;
      case 'ground':
        this.#isGround = true;
        break;
      case 'denial':
        this.#isDenied = true;
        break;
      case 'unknown':
        this.#unknown.push(said);
        break;
    }
  }

  #takeRelation(kind: RelationKind, said: string): void {
    if (this.#things.length === 0) return;
    const of = this.#things.indexOf(this.#last!);
    this.#open = { kind, of };
    this.#isJoining = /^(et|and)$/.test(said);
    const [verb] = acts.exec(said) ?? [];
    if (verb) this.#acts.push({ verb, of });
  }

  /** Who holds a guitar is seen to play it; a dog beside a piano is not. */
  #actsNotSeen(): string[] {
    const isSeen = (of: number) =>
      this.#relations.some(
        (tie) => tie.of === of && holds(this.#things[of]!, this.#things[tie.to]!),
      );
    return this.#acts.flatMap(({ verb, of }) => (isSeen(of) ? [] : [verb]));
  }

  /** « une chambre avec vue sur la mer » is a room; « Paris sous la neige » is Paris. */
  #takePlace(place: Place, said: string): void {
    if (this.#place !== null && indoors.has(this.#place)) return;
    // « une terrasse de café à Paris » is one; which town it stands in is not seen.
    if (this.#place !== null && spots.has(this.#place) && towns.has(place)) {
      if (namedTowns.has(place)) this.#unknown.push(said);
      return;
    }
    // « une ruelle de village en Provence » is a lane.
    if (this.#place !== null && towns.has(this.#place) && lands.has(place)) return;
    // « un lac gelé en montagne » stays frozen, « New York, une rue » New York.
    // « a narrow street in Lisbon » stays narrow.
    if (this.#place === 'alley' && place === 'street') return;
    if (this.#place === 'ice' && (lands.has(place) || place === 'snow')) return;
    if (namedTowns.has(this.#place!) && (place === 'street' || place === 'city')) return;
    if (this.#place !== null && this.#place !== 'snow' && /neige|snow/.test(said))
      this.#snows = true;
    else this.#place = place;
  }

  #takeThing(piece: Extract<Piece, { says: 'thing' }>, index: number, said: string): void {
    const { id, isRelative } = piece.named;
    if (isComplement(this.#pieces, index, this.#typed)) {
      // « un plat de spaghetti » is spaghetti.
      const last = this.#last;
      if (last && vessels.has(last.id) && isFood(piece)) Object.assign(last, { id, said });
      return;
    }
    if (isRelative) this.#relatives.push({ said, id });
    const last = this.#last;
    // « un pompier avec son casque » wears it already.
    if (id === 'headphone' && last?.person && helmeted.has(last.person.costume)) return;
    if (last?.person && isAction(id)) {
      last.id = forSex(id, last.person.sex);
      last.person = null;
      return;
    }
    // « une danseuse de flamenco en robe rouge » wears it: its colour is hers.
    if (last && garments.has(id) && /^(en|in)$/.test(this.#typed[piece.from - 1] ?? '')) {
      if (last.person === null || last.person.costume) this.#heard.push(said);
      return;
    }
    const several = collectives[id];
    if (several) {
      for (const one of several) {
        const role = roleOf(one);
        this.#add(role ? roleThing(one, role, said, 1) : thingOf(one, said, 1), true);
      }
      return;
    }
    const role = roleOf(id);
    if (role?.pose && last?.person && isDance(id, piece, this.#typed)) {
      last.person = { ...last.person, doing: role.pose };
      return;
    }
    if (role) {
      const count = isPlural(this.#typed, piece) ? someCount : 1;
      const isHer = /^(une|la|cette)$/.test(this.#typed[piece.from - 1] ?? '');
      const hers = isHer && !role.sex ? { ...role, sex: 'woman' as const } : role;
      this.#add(roleThing(id, hers, said, count), isNew(this.#typed, piece));
      return;
    }
    const count = isPlural(this.#typed, piece) ? someCount : 1;
    this.#add(thingOf(forSex(id, sexOf(said)), said, count), isNew(this.#typed, piece));
  }

  #add(thing: Draft, isNewOne: boolean): void {
    const known = this.#things.findLastIndex((one) => isSame(one, thing));
    const { count = thing.count, colour = null, size = thing.size, traits } = this.#next;
    const isCounted = this.#next.count !== undefined;
    this.#next = {};
    if (this.#isDenied) {
      this.#isDenied = false;
      if (known >= 0) this.#remove(known);
      return;
    }
    if (known >= 0 && (!isNewOne || this.#things[known]!.isVague)) {
      const again = this.#things[known]!;
      this.#nameAgain(again, { colour, size, count: isCounted ? count : again.count }, known);
      return;
    }
    // « lit un livre »: the book is in the reader's hands already.
    const doer = this.#open && this.#things[this.#open.of];
    if (doer?.person && isShownBy(doer.person.doing, thing.id)) {
      this.#heard.push(thing.said);
      this.#open = null;
      return;
    }
    if (this.#things.length >= mostThings) return;
    this.#last = { ...thing, count: Math.min(mostOfOne, count), colour, size };
    if (this.#last.person) this.#last.person = { ...this.#last.person, ...traits };
    this.#isNamedAgain = false;
    if (!this.#hasArticle || /valentin/.test(thing.said)) this.#last.isVague = true;
    this.#things.push(this.#last);
    if (this.#open) this.#stand(this.#open, this.#things.length - 1);
    this.#open = null;
  }

  /** « un croissant et un café sur une table »: both are on it. */
  #stand(tie: { kind: RelationKind; of: number }, to: number): void {
    const joined = this.#joined.get(tie.of);
    if (joined !== undefined && shared.has(tie.kind))
      this.#relations.push({ kind: tie.kind, of: joined, to });
    this.#relations.push({ ...tie, to });
    if (tie.kind === 'beside' && this.#isJoining) this.#joined.set(to, tie.of);
  }

  /** « la voiture en bleu », said of a car that is there. */
  #nameAgain(
    thing: Draft,
    { colour, size, count }: Pick<Draft, 'colour' | 'size' | 'count'>,
    index: number,
  ): void {
    this.#last = thing;
    this.#isNamedAgain = true;
    thing.count = Math.min(mostOfOne, count);
    if (colour) thing.colour = colour;
    if (size !== 'usual') thing.size = size;
    if (this.#open && this.#open.of !== index) this.#relations.push({ ...this.#open, to: index });
    this.#open = null;
  }

  /** « sans le chien », said after it was there. */
  #remove(gone: number): void {
    this.#things.splice(gone, 1);
    this.#last = this.#things.at(-1);
    const after = (index: number) => (index > gone ? index - 1 : index);
    this.#relations = this.#relations
      .filter(({ of, to }) => of !== gone && to !== gone)
      .map(({ of, kind, to }) => ({ of: after(of), kind, to: after(to) }));
  }

  #takeTrait({ trait, colour, isAhead }: Extract<Piece, { says: 'trait' }>): void {
    if (isAhead) {
      this.#next.traits = { ...this.#next.traits, ...trait };
      return;
    }
    if (trait.doing) {
      this.#takeDoing({ ...trait, doing: trait.doing });
      return;
    }
    const last = this.#last;
    if (!last?.person) return;
    last.person = { ...last.person, ...trait };
    if (colour && trait.skin === undefined && trait.hair === undefined) last.colour = colour;
  }

  /** « une mamie dans son fauteuil qui tricote » tricote; whom somebody carries is seen in his arms. */
  #takeDoing(trait: Partial<Person> & { readonly doing: NonNullable<Person['doing']> }): void {
    let doer = this.#things.findLast(({ person }) => person !== null);
    if (!doer?.person) return;
    if (trait.doing === 'carry') {
      const carried = this.#last;
      const isSmall = carried?.person?.age === 'baby' || carried?.person?.age === 'child';
      const at = this.#things.indexOf(doer);
      const before = this.#things.slice(0, at).findLast(({ person }) => person !== null);
      if (carried === doer && isSmall && before) {
        this.#heard.push(carried.said);
        this.#remove(at);
        doer = before;
      } else if (carried && !carried.person) {
        this.#relations = [
          ...this.#relations.filter(({ to }) => this.#things[to] !== carried),
          { of: at, kind: 'beside', to: this.#things.indexOf(carried) },
        ];
        return;
      }
    }
    doer.person = { ...doer.person!, ...trait };
    this.#last = doer;
    this.#open = { kind: 'beside', of: this.#things.indexOf(doer) };
    this.#isJoining = false;
  }

  #takeSize(size: 'small' | 'large', index: number): void {
    const { from, to } = this.#pieces[index]!;
    const isAnothers = /^(son|sa|ses|leurs?)$/.test(this.#typed[from - 1] ?? '');
    const isNoun = this.#pieces[index + 1]?.says !== 'thing';
    if (size === 'small' && isAnothers && isNoun && this.#last && !this.#last.person) {
      // « un éléphant et son petit »
      const count = /^(ses|leurs)$/.test(this.#typed[from - 1]!) ? 2 : 1;
      const said = this.#typed.slice(from - 1, to).join(' ');
      this.#open = null;
      this.#add({ ...this.#last, said, count, size }, true);
      this.#last!.size = size;
      return;
    }
    if (this.#last && (this.#isNamedAgain || this.#pieces[index - 1]?.says === 'thing'))
      this.#last.size = size;
    else this.#next.size = size;
  }

  /** « sur du marbre noir » */
  #isOfStand(index: number): boolean {
    const before = this.#pieces[index - 1];
    return before?.says === 'place' && before.place === 'studio';
  }

  /** « des collines vertes »: green already. */
  #isOfLand(index: number): boolean {
    const before = this.#pieces[index - 1];
    return before?.says === 'place' && !indoors.has(before.place);
  }

  #takeColour(colour: ColourName, index: number): void {
    const last = this.#last;
    const isNext = this.#pieces.slice(index + 1, index + 3).some(({ says }) => says === 'thing');
    if (this.#isGround) this.#colours.push(colour);
    else if (this.#isOfStand(index)) this.#colours.push(colour);
    else if (this.#isOfLand(index)) return;
    else if (last && (belongsToLast(this.#pieces, index) || !isNext))
      last.colour = this.#isNamedAgain ? colour : (last.colour ?? colour);
    else if (isNext) this.#next.colour = colour;
    else this.#colours.push(colour);
    this.#isGround = false;
  }
}
