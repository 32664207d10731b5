import type {
  Crop,
  Person,
  Place,
  Relation,
  RelationKind,
} from '../../illustration/illustration-description.ts';
import { isShownBy } from '../../illustration/people/doings.ts';
import { roleOf } from '../../illustration/people/roles.ts';
import type { ColourName } from '../../scene/scene-description.ts';
import * as rules from './collect-rules.ts';
import type { Collected } from './collected.ts';
import { collectives } from './collectives.ts';
import {
  asMeant,
  type Draft,
  forSex,
  helmeted,
  oneOf,
  personThing,
  roleThing,
  sexOf,
  someCount,
  thingOf,
} from './draft-things.ts';
import { holdsLoose, isComplement, isPlural } from './food-and-number.ts';
import { isFoodNamed } from './foods.ts';
import { complementOf, showsAlready, specifies } from './kinds-and-tastes.ts';
import type { Piece } from './reading.ts';

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
    [this.#pieces, this.#typed] = [pieces, typed];
  }

  get collected(): Collected {
    return {
      things: this.#things.map(({ isVague: _, ...thing }) => thing),
      ...{ relations: this.#relations, place: this.#place, crop: this.#crop, snows: this.#snows },
      ...{ colours: this.#colours, relatives: this.#relatives },
      unknown: [...this.#unknown, ...rules.actsNotSeen(this.#acts, this.#things, this.#relations)],
      heard: this.#heard,
    };
  }

  take(index: number): void {
    const piece = this.#pieces[index]!;
    const said = this.#typed.slice(piece.from, piece.to).join(' ');
    this.#hasArticle = piece.from > 0 && rules.articles.test(this.#typed[piece.from - 1]!);
    switch (piece.says) {
      case 'thing':
        this.#takeThing(piece, index, said);
        break;
      case 'person':
        // « une chambre d'ado »: whose it is.
        if (rules.isOf(this.#typed, piece) && rules.isBehindPlace(this.#pieces, index)) break;
        if (piece.isRelative) this.#relatives.push({ said, id: 'person' });
        this.#add(
          personThing(asMeant(piece, this.#typed), said, this.#things),
          rules.isNew(this.#typed, piece),
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
      case 'denial':
        this.#isGround ||= piece.says === 'ground';
        this.#isDenied ||= piece.says === 'denial';
        break;
      case 'unknown':
        if (rules.isSoAnyhow(said, this.#last)) return void this.#heard.push(said);
        if (rules.isPerched(said, this.#open, this.#relations)) {
          this.#open = null;
          break;
        }
        if (rules.isPutBack(said, this.#relations, this.#things.indexOf(this.#last!))) break;
        if (rules.isUnfolded(said, this.#last)) return void this.#heard.push(said);
        this.#unknown.push(this.#dated(index) + said);
        break;
    }
  }

  /** « 12 juin » is said whole. */
  #dated(index: number): string {
    const number = rules.numberBefore(this.#pieces, this.#typed, index);
    if (number !== null) delete this.#next.count;
    return number === null ? '' : `${number} `;
  }

  #takeRelation(kind: RelationKind, said: string): void {
    if (this.#things.length === 0) return;
    const of = this.#things.indexOf(this.#last!);
    this.#open = { kind, of };
    this.#isJoining = /^(et|and)$|gauche|left/.test(said);
    const [verb] = rules.acts.exec(said) ?? [];
    if (verb) this.#acts.push({ verb, of });
  }

  #takePlace(place: Place, said: string): void {
    const told = rules.placeBeside(this.#place, {
      place,
      said,
      isFurnished: this.#things.length > 0,
    });
    if (told === 'unseen') this.#unknown.push(said);
    else if (told === 'snows') this.#snows = true;
    else this.#place = told;
  }

  #takeThing(piece: Extract<Piece, { says: 'thing' }>, index: number, said: string): void {
    const { id, isRelative } = piece.named;
    const last = this.#last;
    if (isComplement(this.#pieces, index, this.#typed)) {
      const told = last && complementOf(last, id, said);
      if (told === 'unseen') this.#unknown.push(said);
      if (told && told !== 'unseen') {
        this.#heard.push(said, last!.said);
        Object.assign(last!, told);
      }
      return;
    }
    if (rules.isUndone(last, { id, said })) return void this.#unknown.push(said);
    if (isRelative) this.#relatives.push({ said, id });
    const isMore = this.#open === null && rules.isRightBehind(this.#pieces, index);
    if (last && isMore && specifies(id, last.id)) {
      // « une voiture rouge décapotable », « un cocktail mojito »: one thing.
      Object.assign(last, { id, said: `${last.said} ${said}` });
      return;
    }
    const holder = this.#things.length - 1;
    const isHeld =
      last !== undefined &&
      holdsLoose.has(last.id) &&
      rules.isOf(this.#typed, this.#pieces[index]!);
    // « un pompier avec son casque »
    if (id === 'headphone' && last?.person && helmeted.has(last.person.costume)) return;
    if (last?.person && rules.isAction(id)) {
      last.id = forSex(id, last.person.sex);
      last.person = null;
      return;
    }
    // « une danseuse de flamenco en robe rouge » wears it: its colour is hers.
    if (last && rules.garments.has(id) && /^(en|in)$/.test(this.#typed[piece.from - 1] ?? '')) {
      if (last.person === null || last.person.costume) this.#heard.push(said);
      return;
    }
    const several = collectives[id];
    if (several) {
      for (const one of several) {
        this.#add(oneOf(one, said), true);
        if (isHeld) this.#putIn(holder);
      }
      return;
    }
    const count = isPlural(this.#typed, piece) ? someCount : 1;
    const role = roleOf(id);
    if (role?.pose && last?.person && rules.isDance(id, piece, this.#typed)) {
      last.person = { ...last.person, doing: role.pose };
      return;
    }
    if (role) {
      const isHer = /^(une|la|cette)$/.test(this.#typed[piece.from - 1] ?? '') && !role.sex;
      const hers = isHer ? { ...role, sex: 'woman' as const } : role;
      this.#add(roleThing(id, hers, said, count), rules.isNew(this.#typed, piece));
      return;
    }
    this.#add(thingOf(forSex(id, sexOf(said)), said, count), rules.isNew(this.#typed, piece));
    if (isHeld) this.#putIn(holder);
  }

  /** « un panier de pommes »: they are in it. */
  #putIn(holder: number): void {
    const of = this.#things.length - 1;
    if (of <= holder) return;
    const held = this.#things[of]!;
    if (held.count === someCount) held.count = rules.filling;
    this.#relations.push({ kind: 'in', of, to: holder });
  }

  #add(thing: Draft, isNewOne: boolean): void {
    const known = this.#things.findLastIndex((one) => rules.isSame(one, thing));
    const { count = thing.count, colour = null, size = thing.size, traits } = this.#next;
    const isCounted = this.#next.count !== undefined;
    this.#next = {};
    if (this.#isDenied) {
      this.#isDenied = false;
      return void (known >= 0 && this.#remove(known));
    }
    if (known >= 0 && (!isNewOne || this.#things[known]!.isVague)) {
      const again = this.#things[known]!;
      this.#heard.push(thing.said);
      this.#nameAgain(again, { colour, size, count: isCounted ? count : again.count }, known);
      return;
    }
    // « lit un livre »: the book is in the reader's hands already.
    const doer = this.#open && this.#things[this.#open.of];
    if (isShownBy(doer?.person?.doing, thing.id) || (doer && showsAlready(doer.id, thing.id))) {
      this.#heard.push(thing.said);
      this.#open = null;
      return;
    }
    if (this.#things.length >= rules.mostThings) return;
    this.#last = { ...thing, count: Math.min(rules.mostOfOne, count), colour, size };
    if (thing.count === someCount && !isCounted && !thing.person) this.#last.isSome = true;
    if (count > rules.mostOfOne) this.#unknown.push(String(count));
    if (this.#last.person) this.#last.person = { ...this.#last.person, ...traits };
    this.#isNamedAgain = false;
    if (!this.#hasArticle || /valentin/.test(thing.said)) this.#last.isVague = true;
    this.#things.push(this.#last);
    if (this.#open) this.#stand(this.#open, this.#things.length - 1);
    this.#open = null;
  }

  /** « un croissant et un café sur une table »: both are on it. */
  #stand(tie: { kind: RelationKind; of: number }, to: number): void {
    const joined = rules.shared.has(tie.kind) ? this.#joined.get(tie.of) : undefined;
    if (joined !== undefined) this.#relations.push({ kind: tie.kind, of: joined, to });
    this.#relations.push({ ...tie, to });
    const areDishes = [tie.of, to].every((at) => isFoodNamed(this.#things[at]!.id));
    if (tie.kind === 'beside' && (this.#isJoining || areDishes)) this.#joined.set(to, tie.of);
  }

  /** « la voiture en bleu », said of a car that is there. */
  #nameAgain(
    thing: Draft,
    { colour, size, count }: Pick<Draft, 'colour' | 'size' | 'count'>,
    index: number,
  ): void {
    this.#last = thing;
    this.#isNamedAgain = true;
    thing.count = Math.min(rules.mostOfOne, count);
    if (colour) thing.colour = colour;
    if (size !== 'usual') thing.size = size;
    if (this.#open && this.#open.of !== index) this.#relations.push({ ...this.#open, to: index });
    this.#open = null;
  }

  /** « sans le chien », said after it was there. */
  #remove(gone: number): void {
    this.#things.splice(gone, 1);
    this.#last = this.#things.at(-1);
    this.#relations = rules.relationsWithout(this.#relations, gone);
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
      const { carrier, child, held } = rules.whoCarries(this.#things, this.#last);
      if (held !== null) {
        const others = this.#relations.filter(({ to }) => to !== held);
        const tie: Relation = { of: this.#things.indexOf(doer), kind: 'beside', to: held };
        this.#relations = [...others, tie];
        return;
      }
      if (child !== null) {
        this.#heard.push(doer.said);
        this.#remove(child);
      }
      doer = carrier!;
    }
    doer.person = { ...doer.person!, ...trait };
    this.#last = doer;
    this.#open = { kind: 'beside', of: this.#things.indexOf(doer) };
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
    const { says: next = null } = this.#pieces[index + 1] ?? {};
    if (this.#isAnother(index) && !/^(thing|colour|person)$/.test(`${next}`))
      this.#addAnother(index, { size });
    else if (this.#last && (this.#isNamedAgain || this.#pieces[index - 1]?.says === 'thing'))
      this.#last.size = size;
    else this.#next.size = size;
  }

  /** « trois pommes rouges et une verte »: said of one more of the same. */
  #isAnother(index: number): boolean {
    const { from } = this.#pieces[index]!;
    return this.#last?.person === null && from > 1 && rules.anothers.test(this.#typed[from - 1]!);
  }

  #addAnother(index: number, said: Partial<Pick<Draft, 'colour' | 'size'>>): void {
    const last = this.#last!;
    const { from, to } = this.#pieces[index]!;
    const count = this.#next.count ?? 1;
    if (this.#typed[from - 2] === 'dont') last.count = Math.max(1, last.count - count);
    last.isVague = false;
    this.#next = { count };
    const name = `${last.said} ${this.#typed.slice(from, to).join(' ')}`;
    this.#add({ ...last, said: name }, true);
    Object.assign(this.#last!, { colour: null, size: 'usual' }, said);
  }

  #takeColour(colour: ColourName, index: number): void {
    const last = this.#last;
    if (this.#isAnother(index) && this.#pieces[index + 1]?.says !== 'thing') {
      this.#addAnother(index, { colour });
      return;
    }
    const isNext = this.#pieces.slice(index + 1, index + 3).some(({ says }) => says === 'thing');
    const of = rules.placeBefore(this.#pieces, index);
    // « sur du marbre noir »; « des collines vertes » are green already.
    if (rules.isOfGlasses(last, this.#pieces[index - 1], colour)) return;
    if (this.#isGround || of === 'studio') this.#colours.push(colour);
    else if (of && !rules.indoors.has(of)) return;
    else if (last && (rules.belongsToLast(this.#pieces, index) || !isNext))
      last.colour = this.#isNamedAgain ? colour : (last.colour ?? colour);
    else if (isNext) this.#next.colour = colour;
    else this.#colours.push(colour);
    this.#isGround = false;
  }
}
