import type { Relation, RelationKind } from '../../illustration/illustration-description.ts';
import { doingWith, isShownBy } from '../../illustration/people/doings.ts';
import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import { naturalSize } from '../../illustration/vocabulary/natural-size.ts';
import type { ColourName } from '../../scene/scene-description.ts';
import { takePosture } from './animal-words.ts';
import * as rules from './collect-rules.ts';
import { type Draft, someCount } from './draft-things.ts';
import { isFoodNamed } from './foods.ts';
import { isMadeOf, showsAlready } from './kinds-and-tastes.ts';
import type { Pending } from './ledger.ts';
import type { Piece } from './piece.ts';
import * as places from './place-rules.ts';
import type { Stuff } from './stuffs.ts';

const surrounding = /(^| )(entour\p{L}+|surrounded|encircled|cern\p{L}+|parsem\p{L}+)( |$)/u;
/** Of a person's height: what is larger is built. */
const largestMade = 1.5;
/** They leave a thing what it is made of. */
const finishes: ReadonlySet<string> = new Set(['matte', 'glossy']);

/** Whoever does so turns to what is named next. */
const looking = /(^| )(face|facing|regarde|regardant|looking)( |$)/;

/** The things of a sentence so far and how they stand to each other. */
export class KeptThings {
  protected readonly pieces: readonly Piece[];
  protected readonly typed: readonly string[];
  protected readonly things: Draft[] = [];
  protected relations: Relation[] = [];
  /** As typed: of which nothing is drawn; what shows what was said before. */
  protected readonly unknown: string[] = [];
  protected readonly heard: string[] = [];
  /** Said of what comes next. */
  protected next: Pending = {};
  protected open: Omit<Relation, 'to'> | null = null;
  /** What opened it, where that says how things stand; nothing may come of it. */
  private openSaid = '';
  private openFrom = 0;
  /** « Devant une cabane, un chien »: how the second thing stands to the first. */
  private ahead: RelationKind | null = null;
  protected hasPictureColour = false;
  /** Of ties that were said behind what they tie. */
  protected readonly toldTies = new Map<Relation, string>();
  protected readonly acts: { verb: string; of: number }[] = [];
  protected isJoining = false;
  /** To each thing the one before it, joined by « et ». */
  private readonly joined = new Map<number, number>();
  protected isDenied = false;
  /** What colours, sizes and traits are said of: the thing named last, also when named again. */
  protected last: Draft | undefined;
  protected isNamedAgain = false;
  protected hasArticle = false;

  constructor(pieces: readonly Piece[], typed: readonly string[]) {
    [this.pieces, this.typed] = [pieces, typed];
  }

  /** « un chien et un chat endormis »: both are; said of one, the last. */
  protected allOf(said: string): Draft[] {
    const { last } = this;
    if (!last) return [];
    const others = /(is|ies|[ée]s|ent)$/u.test(said)
      ? this.joinedTo(this.things.indexOf(last))
      : [];
    return [last, ...others.map((at) => this.things[at]!).filter(({ person }) => !person)];
  }

  protected takeRelation(
    { relation: kind, side }: Extract<Piece, { says: 'relation' }>,
    index: number,
    said: string,
  ): void {
    if (side) this.takeSide(side, index, said);
    if (rules.isLeaning(said)) this.unknown.push(said);
    if (this.things.length === 0) {
      const isFirst = kind !== 'beside' && this.isNamedNext(index);
      if (isFirst) this.ahead = kind;
      return;
    }
    // « la pluie derrière la fenêtre »: of the weather.
    const before = this.pieces[index - 1];
    const isView = before?.says === 'place' && places.isSeenOutside(this.typed, before);
    if ((before?.says === 'circumstance' || isView) && rules.isStanding(kind, said)) return;
    this.closeOpen();
    const of = this.standing(kind, this.doerOf(said));
    const isNear = kind === 'beside' && rules.isStanding(kind, said);
    const isHeld =
      /(^| )(tient|tiennent|tenant|holding|holds|porte|portent|portant|wearing|coiff[ée]|boit|boivent|buvant|drinking|mange|mangeant|eating|lit|lisant|reading)( |$)/u.test(
        said,
      );
    const isJoint = /^(et|and|plus)$/.test(said);
    this.open = {
      ...{ kind, of, ...(isNear ? { isNear } : {}), ...(isHeld ? { isHeld } : {}) },
      ...(isJoint ? { isJoint } : {}),
      ...(looking.test(said) ? { facing: 'facing' as const } : {}),
    };
    this.openSaid = rules.isStanding(kind, said) ? said : '';
    this.openFrom = this.pieces[index]!.from;
    if (rules.isBack(this.pieces, index, this.typed)) return void this.closeOpen(true);
    this.isJoining = side !== undefined || /^(et|and)$/.test(said);
    const [verb] = rules.acts.exec(said) ?? [];
    if (takePosture(this.things[of], said) !== 'grazing' && verb) this.acts.push({ verb, of });
  }

  /** « un hibou avec des lunettes lisant un journal »: who reads is the owl. */
  private doerOf(said: string): number {
    const last = this.things.indexOf(this.last!);
    const isAlive = ({ id, person }: Draft) => person !== null || isAnimal(id);
    if (
      !rules.acts.test(said) &&
      !/ten(?:ant|ait)|holding|assis|sitting|perch|juch|couch|lying/.test(said)
    )
      return last;
    if (isAlive(this.last!)) return last;
    const alive = this.things.findLastIndex(isAlive);
    return alive >= 0 ? alive : last;
  }

  /** « deux enfants qui mangent une glace devant une fontaine »: the children are before it. */
  private standing(kind: RelationKind, last: number): number {
    if (!/^(before|behind|under)$/.test(kind)) return last;
    const tie = this.relations.find((one) => one.kind === 'beside' && one.to === last);
    const doer = tie && this.things[tie.of]?.person;
    return doer && (tie.isHeld || doer.doing) ? tie.of : last;
  }

  /** « un lapin à gauche d'un arbre », « à gauche, un lapin », « un lapin à gauche » */
  private takeSide(side: 'left' | 'right', index: number, said: string): void {
    const other = side === 'left' ? 'right' : 'left';
    const isNext = this.isNamedNext(index);
    if (/ (de|du|d|of)$/.test(said) && this.last) {
      this.last.side = side;
      if (isNext) this.next = { ...this.next, side: other };
    } else if (isNext) this.next = { ...this.next, side };
    else if (this.last) this.last.side = side;
  }

  /** Nothing but what is said of it comes before it. */
  private isNamedNext(index: number): boolean {
    const next = this.pieces
      .slice(index + 1)
      .find(({ says }) => !/^(nothing|size|colour|number|trait|stuff|staging)$/.test(says));
    return next?.says === 'thing' || next?.says === 'person';
  }

  /** « ruines derrière, orage »; « sous la pluie » is of nothing more. */
  protected closeAround(): void {
    if (this.open && /^(before|behind|beside|around)$/.test(this.open.kind)) this.closeOpen();
    this.open = null;
  }

  /** « une caravane, une table devant »: said behind it; else nothing came to which something stands. */
  protected closeOpen(isOfEarlier = false): void {
    const { open, openSaid: said } = this;
    [this.open, this.openSaid] = [null, ''];
    if (!open || said === '') return;
    const { of, kind } = open;
    // « un lac, des montagnes derrière »
    const last = this.pieces.findLast(
      ({ to, says }) => to <= this.openFrom && says !== 'nothing' && says !== 'circumstance',
    );
    if (last?.says === 'place') return;
    // « devant un hangar »: that is named.
    const next = this.pieces.find(({ from, says }) => from > this.openFrom && says !== 'nothing');
    if (next?.says === 'unknown' && !isOfEarlier) return;
    if (of === 0) return void this.unknown.push(said);
    const before = this.relations.find((tie) => tie.of === of || tie.to === of);
    const isOfLast = before?.to === of && !this.joined.has(of);
    const to = isOfLast ? before.of : 0;
    const tie: Relation = { ...open, to };
    this.toldTies.set(tie, said);
    const isStill = (one: Relation) => one !== before || one.kind !== 'beside' || kind === 'beside';
    this.relations = [...this.relations.filter(isStill), tie];
  }

  protected retie(before: Relation, tie: Relation, said: string): void {
    this.relations = this.relations.map((one) => (one === before ? tie : one));
    this.toldTies.set(tie, said);
  }

  /** « une chaise en bois », “a wooden chair”: it has the stuff's look, and its colour where none is told. */
  protected takeStuff(stuff: Stuff, index: number, said: string): void {
    const { last } = this;
    if (rules.isAhead(this.pieces, index)) {
      if (stuff === 'fire') this.next = { ...this.next, colour: 'red' };
      else this.next = { ...this.next, matter: this.next.matter ?? stuff };
    } else if (!last || last.person) this.unknown.push(said);
    else if (stuff === 'fire') last.colour ??= 'red';
    // Built of it, as its picture is.
    else if (naturalSize(last.id) > largestMade && isMadeOf(last.id, stuff)) this.heard.push(said);
    else last.matter = finishes.has(stuff) ? (last.matter ?? stuff) : stuff;
  }

  /** « un dragon rouge énorme », and no « chat rouge, grand arbre ». */
  protected isBehindThing(index: number): boolean {
    const [before, piece, next] = [-1, 0, 1].map((by) => this.pieces[index + by]);
    if (before?.says === 'thing') return true;
    const isAhead = next?.from === piece!.to && /^(thing|person)$/.test(next?.says ?? '');
    return before?.says === 'colour' && !isAhead && this.pieces[index - 2]?.says === 'thing';
  }

  /** « un fauteuil devant la cheminée, un chat dessus »: on what there is to sit or lie on. */
  protected isPutOn(said: string): boolean {
    if (!/^(dessus|on it|on top)$/.test(said) || !this.last) return false;
    const of = this.things.indexOf(this.last);
    const before = this.things.slice(0, of);
    const seat = before.findLastIndex(({ id }) => rules.seats.test(id));
    const to = seat >= 0 ? seat : before.findLastIndex(({ id }) => rules.bearers.test(id));
    const isTied = this.relations.some((tie) => tie.of === of && tie.kind !== 'beside');
    if (to < 0 || isTied) return false;
    this.relations.push({ of, kind: 'on', to });
    return true;
  }

  /** « un chat sur le toit », said of a house that is there. */
  protected isPutOnRoof(said: string, { from }: Piece): boolean {
    const isIts = /^(le|la|les|l|son|sa|the|its)$/.test(this.typed[from - 1] ?? '');
    if (!isIts || !/^(sur (?:le|son) )?(toits?|toiture|roof|rooftop)$/.test(said) || !this.last)
      return false;
    const of = this.things.indexOf(this.last);
    const to = this.things.slice(0, of).findLastIndex(({ id }) => rules.roofed.test(id));
    const isTied = this.relations.some((tie) => tie.of === of && tie.kind !== 'beside');
    if (to < 0 || isTied) return false;
    this.relations.push({ of, kind: 'on', to });
    this.open = null;
    return true;
  }

  /** « couleurs marron et crème » */
  protected isColourMore(index: number): boolean {
    const [before, joint] = [this.pieces[index - 2], this.pieces[index - 1]];
    const isJoined =
      before?.says === 'colour' && joint && /^(et|and)$/.test(this.typed[joint.from]!);
    if (!isJoined || !this.hasPictureColour) return false;
    this.open = null;
    return true;
  }

  /** « un chat noir et blanc », “a black and white cat” */
  protected isSecondColour(otherColour: ColourName, index: number): boolean {
    const [before, joint] = [this.pieces[index - 2], this.pieces[index - 1]];
    const { last } = this;
    // « un chat noir et blanc »: its name has the first.
    const isBlackCat = before?.says === 'thing' && last?.id === 'black-cat';
    if (isBlackCat && last) last.colour = 'black';
    if (
      (before?.says !== 'colour' && !isBlackCat) ||
      !joint ||
      !/^(et|and)$/.test(this.typed[joint.from]!)
    )
      return false;
    if (this.next.colour) this.next = { ...this.next, otherColour };
    else if (last?.colour && !last.person) [last.otherColour, this.open] = [otherColour, null];
    else return false;
    return true;
  }

  /** The last so many came in one word: « un petit déjeuner ». */
  protected join(count: number): void {
    const end = this.things.length;
    for (let at = end - count + 1; at < end; at += 1) if (at > 0) this.joined.set(at, at - 1);
  }

  protected joinedTo(index: number): number[] {
    const before = this.joined.get(index);
    return before === undefined || before === index ? [] : [before, ...this.joinedTo(before)];
  }

  /** « un panier de pommes »: they are in it. */
  protected putIn(holder: number): void {
    const of = this.things.length - 1;
    if (of <= holder) return;
    const held = this.things[of]!;
    if (held.count === someCount) held.count = rules.filling;
    this.relations.push({ kind: 'in', of, to: holder });
  }

  protected add(thing: Draft, isNewOne: boolean): void {
    const isBack = this.isDenied || !isNewOne;
    const known = isBack ? this.meant(thing) : this.same(thing);
    const { count = thing.count, colour = null, size = thing.size, traits } = this.next;
    const { side, otherColour, matter, feels } = this.next;
    const isCounted = this.next.count !== undefined;
    this.next = {};
    if (this.isDenied) {
      this.isDenied = false;
      return void (known >= 0 && this.remove(known));
    }
    if (known >= 0 && (!isNewOne || this.things[known]!.isVague)) {
      const again = this.things[known]!;
      this.heard.push(thing.said);
      this.nameAgain(again, { colour, size, count: isCounted ? count : again.count }, known);
      return;
    }
    // « lit un livre »: the book is in the reader's hands already.
    const doer = this.open && this.things[this.open.of];
    if (doer?.person && !doer.person.doing && thing.count === 1) {
      const doing = doingWith(thing.id);
      if (doing) doer.person = { ...doer.person, doing };
    }
    const shower = doer ?? this.last;
    const isShown =
      (shower && showsAlready(shower.id, thing.id)) ||
      (thing.id === 'waterfall' && this.things.some(({ id }) => id === 'floating-island'));
    // « un sapin dans une boule à neige »: one picture shows both.
    const isHolder = doer && this.open?.kind === 'in' && showsAlready(thing.id, doer.id);
    if (isHolder) Object.assign(doer, { id: thing.id, colour: colour ?? doer.colour });
    if (isShownBy(doer?.person?.doing, thing.id) || isShown || isHolder) {
      // « une purée sur une assiette bleue »
      if (colour && shower && !shower.person) shower.colour ??= colour;
      this.heard.push(thing.said);
      this.open = null;
      return;
    }
    if (this.things.length >= rules.mostThings) return;
    this.last = { ...thing, count: Math.min(rules.mostOfOne, count), colour, size };
    if (matter && !thing.person) this.last.matter = matter;
    Object.assign(this.last, side && { side }, otherColour && { otherColour }, feels && { feels });
    if (thing.count === someCount && !isCounted && !thing.person) this.last.isSome = true;
    if (count > rules.mostOfOne) this.unknown.push(String(count));
    if (this.last.person) this.last.person = { ...this.last.person, ...traits };
    this.isNamedAgain = false;
    if (!this.hasArticle || /valentin/.test(thing.said)) this.last.isVague = true;
    this.things.push(this.last);
    if (this.open) this.stand(this.open, this.things.length - 1);
    else if (this.ahead && this.things.length === 2)
      this.relations.push({ of: 1, kind: this.ahead, to: 0 });
    if (this.things.length > 1) this.ahead = null;
    this.open = null;
  }

  private same(thing: Draft): number {
    return this.things.findLastIndex((one) => rules.isSame(one, thing));
  }

  /** « le ballon » is the « ballon rouge » of before, though by itself it would be a football. */
  private meant(thing: Draft): number {
    const same = this.same(thing);
    if (same >= 0 || (!this.isDenied && !this.hasArticle)) return same;
    return this.things.findLastIndex(({ said }) => said.startsWith(`${thing.said} `));
  }

  /** « un croissant et un café sur une table »: both are on it. */
  private stand(told: Omit<Relation, 'to'>, to: number): void {
    // « un nain qui vend des potions derrière un comptoir »: who sells is.
    const seller = this.things.findIndex(({ person }) => person !== null);
    const isServed =
      told.kind === 'behind' && seller >= 0 && /^(shop-counter|desk)$/.test(this.things[to]!.id);
    // “a bottle surrounded by leaves”: they are around it.
    const isWithin = told.kind === 'around' && surrounding.test(this.openSaid);
    const tie = isServed ? { ...told, of: seller } : told;
    if (isWithin) return void this.relations.push({ ...told, of: to, to: told.of });
    if (rules.shared.has(tie.kind))
      for (const of of this.joinedTo(tie.of)) this.relations.push({ kind: tie.kind, of, to });
    this.relations.push({ ...tie, to });
    const areDishes = [tie.of, to].every((at) => isFoodNamed(this.things[at]!.id));
    if (tie.kind === 'beside' && (this.isJoining || areDishes)) this.joined.set(to, tie.of);
  }

  /** « la voiture en bleu », said of a car that is there. */
  protected nameAgain(
    thing: Draft,
    { colour, size, count }: Pick<Draft, 'colour' | 'size' | 'count'>,
    index: number,
  ): void {
    this.last = thing;
    this.isNamedAgain = true;
    thing.count = Math.min(rules.mostOfOne, count);
    if (colour) thing.colour = colour;
    if (size !== 'usual') thing.size = size;
    if (this.open && this.open.of !== index) this.relations.push({ ...this.open, to: index });
    this.open = null;
  }

  /** « sans le chien », said after it was there. */
  protected remove(gone: number): void {
    this.things.splice(gone, 1);
    this.last = this.things.at(-1);
    this.relations = rules.relationsWithout(this.relations, gone);
  }

  /** « trois pommes rouges et une verte »: said of one more of the same. */
  protected isAnother(index: number): boolean {
    const { from } = this.pieces[index]!;
    return this.last?.person === null && from > 1 && rules.anothers.test(this.typed[from - 1]!);
  }

  protected addAnother(index: number, said: Partial<Pick<Draft, 'colour' | 'size'>>): void {
    const last = this.last!;
    const { from, to } = this.pieces[index]!;
    const count = this.next.count ?? 1;
    if (this.typed[from - 2] === 'dont') last.count = Math.max(1, last.count - count);
    last.isVague = false;
    this.next = { count };
    const name = `${last.said} ${this.typed.slice(from, to).join(' ')}`;
    this.add({ ...last, said: name }, true);
    Object.assign(this.last!, { colour: null, size: 'usual' }, said);
  }
}
