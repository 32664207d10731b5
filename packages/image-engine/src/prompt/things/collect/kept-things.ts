import type { Relation, RelationKind } from '../../../illustration/illustration-description.ts';
import { doingWith, isShownBy } from '../../../illustration/people/doings.ts';
import { relationsWithout } from '../../../illustration/relations-without.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import type { Piece } from '../reading/piece.ts';
import * as places from '../reading/place-rules.ts';
import { takePosture } from '../words/animal-words.ts';
import { isFoodNamed } from '../words/foods.ts';
import { showsAlready } from '../words/kinds-and-tastes.ts';
import { chasing } from './between-animals.ts';
import {
  emerging,
  endsClause,
  fleeing,
  following,
  isToldOfEarlier,
  looking,
  outOf,
  setSitting,
  setWalking,
  surrounding,
} from './clause-ends.ts';
import * as rules from './collect-rules.ts';
import { type Draft, isYoungOf, moodOf, someCount, withTraits } from './draft-things.ts';
import type { Pending } from './ledger.ts';

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
  protected openSaid = '';
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
    const isOfAll = /(is|ies|[ée]s|ent)$/u.test(said);
    const others = isOfAll ? this.joinedTo(this.things.indexOf(last)) : [];
    return [last, ...others.map((at) => this.things[at]!).filter(({ person }) => !person)];
  }

  protected takeRelation(
    { relation: kind, side, at }: Extract<Piece, { says: 'relation' }>,
    index: number,
    said: string,
  ): void {
    if (rules.isOfUndrawn(this.pieces, index, this.typed)) return;
    if (side) this.takeSide(side, index, said);
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
    // « à gauche » alone says all; « à gauche de » leads on.
    const isSideAlone = side !== undefined && !/ (?:de|du|d|of)$/.test(said);
    const isNear = kind === 'beside' && !isSideAlone && rules.isStanding(kind, said);
    const isHeld =
      /(^| )(tient|tiennent|tenant|mordillant|holding|holds|porte|portent|portant|brandit|brandissent|brandishing|ach[eè]te|ach[eè]tent|buying|wearing|coiff[ée]|boit|boivent|buvant|drinking|mange|mangeant|eating|lit|lisant|reading)( |$)/u.test(
        said,
      );
    const isJoint = isSideAlone || /^(et|and|plus)$/.test(said);
    this.open = {
      ...{ kind, of, ...(isNear && { isNear }), ...(isHeld && { isHeld }), ...(at && { at }) },
      ...(isJoint ? { isJoint } : {}),
      ...(looking.test(said) ? { facing: 'facing' as const } : {}),
      ...(chasing.test(said) || following.test(said) || fleeing.test(said)
        ? { facing: 'after' as const }
        : {}),
    };
    if (following.test(said) && !fleeing.test(said)) setWalking(this.things[of]!);
    const isTurned = this.open.facing !== undefined;
    const isBack =
      rules.isBack(this.pieces, index, this.typed) ||
      (isTurned && isToldOfEarlier(this.typed, this.pieces[index]!));
    const isOpen =
      at ||
      rules.isStanding(kind, said) ||
      (isBack && isTurned) ||
      fleeing.test(said) ||
      emerging.test(said);
    this.openSaid = isOpen && !isSideAlone ? said : '';
    this.openFrom = this.pieces[index]!.from;
    if (this.isLastOfClause(index, kind, said) || isBack) return void this.closeOpen(true);
    // « un chien sur le quai et des lampions dans un arbre »: two clauses.
    const isNext = before?.says === 'place' || before?.says === 'framing';
    this.isJoining = side !== undefined || (/^(et|and)$/.test(said) && !isNext);
    const [verb] = rules.acts.exec(said) ?? [];
    const posture = takePosture(this.things[of], said);
    if (kind === 'on') setSitting(this.things[of]!, said);
    if (!/^(grazing|drinking|playing)$/.test(`${posture}`) && verb) this.acts.push({ verb, of });
  }

  /** « une table avec des livres dessus », « un camion derrière, … »: of what was named before. */
  private isLastOfClause(index: number, kind: RelationKind, said: string): boolean {
    const piece = this.pieces[index]!;
    const isSide = piece.says === 'relation' && piece.side !== undefined;
    if (isSide || piece.isAfterStop || !endsClause(this.pieces, index, this.typed)) return false;
    const back =
      kind === 'on' ? 'dessus' : kind === 'in' ? 'dedans' : kind === 'around' ? 'autour' : '';
    const last = this.things.indexOf(this.last!);
    if ((back && rules.isPutBack(back, this.relations, last)) || this.isPutOn(said)) {
      this.openSaid = '';
      return true;
    }
    return rules.isStanding(kind, said);
  }

  /** « un hibou avec des lunettes lisant un journal »: who reads is the owl. */
  private doerOf(said: string): number {
    const last = this.things.indexOf(this.last!);
    const isAlive = (one: Draft) => rules.isDressed(one) || isAnimal(one.id);
    if (
      !rules.acts.test(said) &&
      !looking.test(said) &&
      !following.test(said) &&
      !chasing.test(said) &&
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
    if (rules.isSideOfPlace(this.pieces, index)) return void this.unknown.push(said);
    // « une grange à gauche, un chêne à droite »: of what comes before the comma.
    const isStarting = !this.last || this.pieces[index]?.isAfterStop;
    const isEnded = !isStarting && this.pieces[index + 1]?.isAfterStop;
    const isNext = !isEnded && this.isNamedNext(index);
    if (/ (de|du|d|of)$/.test(said) && this.last) {
      this.last.side = side;
      if (isNext) this.next = { ...this.next, side: rules.otherSide[side] };
    } else if (isNext) this.next = { ...this.next, side };
    else if (this.last) this.last.side = side;
  }

  /** Nothing but what is said of it comes before it. */
  protected isNamedNext(index: number): boolean {
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
      ({ to, says }) => to <= this.openFrom && !/^(nothing|circumstance|colour|size)$/.test(says),
    );
    if (last?.says === 'place') return;
    // « devant un hangar »: that is named.
    const next = this.pieces.find(({ from, says }) => from > this.openFrom && says !== 'nothing');
    if (next?.says === 'unknown' && !isOfEarlier) return;
    if (of === 0) return void this.unknown.push(said);
    const before = this.relations.find((tie) => tie.of === of || tie.to === of);
    const isOfLast = before?.to === of && !this.joined.has(of) && !before.isJoint;
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

  /** The last so many came in one word: « un petit déjeuner ». */
  protected join(count: number): void {
    const end = this.things.length;
    for (let at = end - count + 1; at < end; at += 1) if (at > 0) this.joined.set(at, at - 1);
  }

  protected joinedTo(index: number): number[] {
    const before = this.joined.get(index);
    return before === undefined || before === index ? [] : [before, ...this.joinedTo(before)];
  }

  protected add(thing: Draft, isNewOne: boolean): void {
    const isBack = this.isDenied || !isNewOne;
    const known = isBack ? this.meant(thing) : this.same(thing);
    const { count = thing.count, colour = null, size = thing.size, traits } = this.next;
    const { matter, feels, posture } = this.next;
    const said = rules.saidOnce(this.next);
    const isCounted = this.next.count !== undefined;
    this.next = {};
    if (this.isDenied) {
      this.isDenied = false;
      return void (known >= 0 && this.remove(known));
    }
    // « une jument et son poulain »: a young one beside who grew up.
    const again = this.things[known];
    const isYoung = again !== undefined && isYoungOf(thing, again);
    // “black umbrellas and one red umbrella”
    const isOther = isNewOne && colour !== null && again?.colour && again.colour !== colour;
    if (again && !isYoung && !isOther && (!isNewOne || again.isVague)) {
      this.heard.push(thing.said);
      // « soirée jazz avec un saxophone »: it is called what it was named with an article.
      if (again.isVague && this.hasArticle && !again.person) {
        this.heard.push(again.said);
        again.said = thing.said;
      }
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
    if (
      isShownBy(doer?.person?.doing, thing.id) ||
      isShownBy(doer?.person?.also, thing.id) ||
      isShown ||
      isHolder
    ) {
      // « une purée sur une assiette bleue »
      if (colour && shower && !shower.person) shower.colour ??= colour;
      this.heard.push(thing.said);
      // « un gâteau avec sept bougies »: its picture has as many as it has.
      if (isCounted && count > 1)
        this.unknown.push(rules.numberOf(thing.said, this.pieces, this.typed));
      this.open = null;
      return;
    }
    // Of a crowd of things each is asked for.
    if (this.things.length >= rules.mostThings) return void this.unknown.push(thing.said);
    this.last = { ...thing, count: Math.min(rules.mostOfOne, count), colour, size };
    if (matter && !thing.person) this.last.matter = matter;
    Object.assign(this.last, said, feels && !thing.person && { feels });
    rules.bearAs(this.last, posture);
    if (thing.count === someCount && !isCounted && !thing.person) this.last.isSome = true;
    if (count > rules.mostOfOne) this.unknown.push(String(count));
    Object.assign(this.last, withTraits(this.last, { ...moodOf(feels), ...traits }));
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
    const seller = this.things.findLastIndex(({ person }, at) => person !== null && at < to);
    const isServed =
      told.kind === 'behind' && seller >= 0 && /^(shop-counter|desk)$/.test(this.things[to]!.id);
    // “a bottle surrounded by leaves”: they are around it.
    const isWithin = told.kind === 'around' && surrounding.test(this.openSaid);
    const tie = isServed ? { ...told, of: seller } : this.asSaid(told, to);
    if (isWithin) return void this.relations.push({ ...told, of: to, to: told.of });
    if (rules.shared.has(tie.kind))
      for (const of of this.joinedTo(tie.of)) this.relations.push({ kind: tie.kind, of, to });
    const end = tie.of === to ? told.of : to;
    this.relations.push({ ...tie, to: end });
    const areDishes = [tie.of, to].every((at) => isFoodNamed(this.things[at]!.id));
    if (tie.kind === 'beside' && (this.isJoining || areDishes)) this.joined.set(to, tie.of);
  }

  /** « suivi par » is said of who goes first; what comes out of something is above it. */
  private asSaid(told: Omit<Relation, 'to'>, to: number): Omit<Relation, 'to'> {
    const tie = outOf({ ...told, to }, this.openSaid, this.things[told.of]!, this.things[to]!);
    return fleeing.test(this.openSaid) ? { ...tie, of: to } : tie;
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
    this.relations = relationsWithout(this.relations, gone);
  }
}
