import type { Person, Posture, Touch } from '../../../illustration/illustration-description.ts';
import { isInfant } from '../../../illustration/people/ages.ts';
import { isShownBy, worksOn } from '../../../illustration/people/doings.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { isTopping } from '../../../illustration/vocabulary/toppings.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Piece } from '../reading/piece.ts';
import { isOfHead } from '../reading/reading-rules.ts';
import { isClothOfAnimal, isGearOf, isJewel, outfitOf } from '../words/gear.ts';
import { showsAlready, showsInColour } from '../words/kinds-and-tastes.ts';
import { saidByHolding } from '../words/touch-words.ts';
import { slotAt } from '../words/worn-words.ts';
import * as rules from './collect-rules.ts';
import { type Draft, moodOf, thingOf } from './draft-things.ts';
import { inSlot, isBeardRightBefore, withTrait } from './hair-and-beard.ts';
import { KeptThings } from './kept-things.ts';
import { isOfOne, oneOfThem } from './one-of-several.ts';
import { ofSeveral, sharedOf } from './shared-traits.ts';
import { tieTouching } from './tie-touching.ts';
import { withDoing } from './with-doing.ts';

const postures: Partial<Record<NonNullable<Person['doing']>, Posture>> = {
  ...{ sleep: 'asleep', run: 'moving', jump: 'leaping', walk: 'walking', eat: 'grazing' },
  ...{
    sip: 'drinking',
    cross: 'sitting',
    sit: 'sitting',
    stand: 'standing',
    fight: 'fighting',
    callOut: 'howling',
    kneel: 'sitting',
  },
};

/** « une tour de tasses »: one on the other. */
const upright = /(^| )(pile|tour|stack|tower|pyramide?) (de|d|of)( \p{L}+)?$/u;

/** They have legs of their own. */
const figures = /knight|robot|snowman|ghost|alien|skeleton|troll|golem/;

/** What only who is alive does. */
const ofBodies =
  /^(walking|moving|leaping|rearing|sitting|asleep|grazing|drinking|fighting|playing)$/;

/** “a sleeping dog”, “with flying cars”: what is said behind one is of what comes. */
const leadsOn = /^(an?|the|his|her|their|two|three|four|five|many|some|several|with|\d+)$/;

/** What is said of the things of a sentence: looks and doings of persons, sizes. */
export class SaidOfThings extends KeptThings {
  protected takePosture(
    piece: Extract<Piece, { says: 'posture' | 'motley' | 'stance' | 'touch' }>,
    said: string,
  ): void {
    const isLed = piece.isAfterStop || leadsOn.test(this.typed[piece.from - 1] ?? 'with');
    const isAhead = piece.says === 'posture' && isLed;
    if (isAhead && rules.isAhead(this.pieces, this.pieces.indexOf(piece)))
      this.next = { ...this.next, posture: piece.posture };
    else if (piece.says === 'touch') this.takeTouch(piece.at, said);
    else if (piece.says === 'stance') this.takeStance(piece.stance, said);
    else if (piece.says === 'motley' && this.last?.person && this.last.count > 1)
      this.last.isMotley = true;
    else if (!this.last || this.last.person) this.unknown.push(said);
    else if (piece.says === 'motley') this.last.isMotley = true;
    else for (const one of this.bearersOf(said, piece.posture)) one.posture = piece.posture;
  }

  /** “a knight with a candle walks past”: who walks is the knight. */
  private bearersOf(said: string, posture: Posture): Draft[] {
    const all = this.allOf(said);
    const [one] = all;
    if (!one || isAnimal(one.id) || !ofBodies.test(posture)) return all;
    const at = this.things.indexOf(one);
    const tie = this.relations.find(({ kind, to }) => kind === 'beside' && to === at);
    const holder = tie && this.things[tie.of];
    return holder &&
      (isAnimal(holder.id) || rules.isDressed(holder) || figures.test(holder.id)) &&
      !holder.person
      ? [holder]
      : all;
  }

  /** « un chat triste », “a grumpy old cat”: of an animal; of others its mood is not seen. */
  protected takeFeeling(piece: Extract<Piece, { says: 'feeling' }>, said: string): void {
    if (piece.isAhead) this.next = { ...this.next, feels: piece.feeling };
    else if (this.last?.person?.beast)
      this.last.person = { ...this.last.person, ...moodOf(piece.feeling) };
    else if (this.last?.person) this.unknown.push(said);
    else {
      const animal = this.things.findLast(({ id }) => isAnimal(id));
      if (!animal) return void this.unknown.push(said);
      const isBehind = animal === this.last;
      for (const one of isBehind ? this.allOf(said) : [animal]) one.feels = piece.feeling;
    }
  }

  /** « appuyé contre un mur »: what leans there is drawn upright. */
  protected closeAtPlace(): void {
    const isStanding = /^contre$/iu.test(this.openSaid.trim());
    if (this.open?.at && !isStanding) this.unknown.push(this.openSaid);
    [this.open, this.next] = [null, {}];
  }

  /** « un chat sur les genoux »: of who was named before. */
  private takeTouch(at: Touch, said: string): void {
    const { things, relations, last } = this;
    const tied = tieTouching({ things, relations, last }, at);
    if (tied === 'heard') return void this.heard.push(said);
    if (tied === null) return void this.unknown.push(said);
    this.relations = [...tied];
    this.toldTies.set(tied.at(-1)!, said);
    this.heard.push(...saidByHolding);
    this.open = null;
  }

  /** Of several of a kind, or of the two named last. */
  private takeStance(stance: 'facing' | 'apart' | 'beside', said: string): void {
    const { last } = this;
    if (!last) return void this.unknown.push(said);
    const at = this.things.indexOf(last);
    const tie = this.relations.findLast((one) => one.kind === 'beside' && one.to === at);
    const isPair = last.count > 1 || tie !== undefined;
    if (!isPair) return void this.unknown.push(said);
    if (stance === 'beside') return void this.heard.push(said);
    if (last.count > 1) last.stance = stance;
    else this.retie(tie!, { ...tie!, facing: stance }, said);
    this.open = null;
  }

  protected takeTrait(piece: Extract<Piece, { says: 'trait' }>, index: number, said: string): void {
    const { trait, colour, isAhead } = piece;
    if (isAhead) {
      this.next = { ...this.next, traits: { ...this.next.traits, ...trait } };
      return;
    }
    if (trait.doing && this.isOfAnimal(index)) {
      if (trait.doing === 'swinging') {
        this.open = { kind: 'on', of: this.things.indexOf(this.last!) };
        this.add(thingOf('swing', said, 1), true);
        return;
      }
      const posture = postures[trait.doing];
      if (posture) this.last!.posture = posture;
      else this.unknown.push(said);
      return;
    }
    if (rules.isLaidThere(this.pieces, index, trait)) return void this.heard.push(said);
    // « copeaux par terre »: they lie there, and nobody sits.
    if (trait.doing === 'cross' && /^(par terre|on the (floor|ground)|sur le sol)$/.test(said)) {
      const before = this.pieces[index - 1];
      const isOfThings = before?.says === 'unknown' || before?.says === 'thing';
      if (isOfThings && before.to === piece.from) return void this.heard.push(said);
    }
    if (trait.doing) {
      this.takeDoing({ ...trait, doing: trait.doing }, said, piece.from);
      return;
    }
    // « avec son casque, fatiguée »: a thing has no mood.
    const { slot, colour: beside } = slotAt(this.pieces, index);
    const isOfThing =
      this.last?.person === null &&
      (trait.isTurned ||
        slot !== null ||
        isOfHead(trait) ||
        (trait.mood && !isAnimal(this.last.id)));
    const last = isOfThing ? this.things.findLast(({ person }) => person) : this.last;
    if (!last?.person) return;
    // « un pompier avec son casque »
    if (trait.hatKind === 'helmet' && isGearOf(last, 'rescue-workers-helmet'))
      return void this.heard.push(said);
    last.person = {
      ...withTrait(last.person, trait, isBeardRightBefore(this.pieces, index)),
      ...(beside && slot && slot !== 'colour' ? inSlot(slot, beside) : {}),
    };
    if (beside && slot === 'colour') last.colour = beside;
    // « avec un foulard »: it is worn, and nothing stands beside him.
    if (slot) this.open = null;
    // « un couple et un enfant sur un ponton, de dos »: all of them.
    const shared = sharedOf(
      trait,
      said,
      this.typed.slice(Math.max(0, piece.from - 4), piece.from).join(' '),
    );
    if (shared && piece.isAfterStop)
      for (const one of this.things) if (one.person) one.person = { ...one.person, ...shared };
    // « un garçon et une fille de dos »: both.
    if (shared && !piece.isAfterStop)
      for (const at of this.joinedTo(this.things.indexOf(last))) {
        const { person } = this.things[at]!;
        if (person) this.things[at]!.person = { ...person, ...shared };
      }
    if (trait.onSkin === 'paint')
      last.person = { ...last.person, paints: paintsAfter(this.pieces, index) };
    const isOfSkin = [trait.skin, trait.hair, trait.lips, trait.eyes].some(
      (told) => told !== undefined,
    );
    if (colour && !isOfSkin) last.colour = colour;
  }

  /** « un dragon qui dort »: of an animal right before, whoever else is there. */
  private isOfAnimal(index: number): boolean {
    const before = this.pieces
      .slice(0, index)
      .findLast(({ says }) => !/^(nothing|colour|size)$/.test(says));
    return (
      before?.says === 'thing' &&
      isAnimal(before.named.id) &&
      this.last?.person === null &&
      isAnimal(this.last.id)
    );
  }

  /** « une mamie dans son fauteuil qui tricote » tricote; whom somebody carries is seen in his arms. */
  private takeDoing(
    trait: Partial<Person> & { readonly doing: NonNullable<Person['doing']> },
    said: string,
    from: number,
  ): void {
    const doer = this.things.findLast(({ person }) => person !== null);
    if (!doer?.person) return;
    // “four friends, one playing guitar”
    if (doer.count > 1 && isOfOne(this.typed.slice(Math.max(0, from - 2), from).join(' '))) {
      doer.members = oneOfThem(doer, trait);
      [this.next, this.open] = [{}, { kind: 'beside', of: this.things.indexOf(doer) }];
      return;
    }
    const was = doer.person.doing;
    doer.person = withDoing(doer.person, trait);
    // « lit un livre assis dans un fauteuil »
    if (trait.doing === 'sit' && was && doer.person.doing === was && this.isOnSomething(from))
      this.heard.push(said);
    // « un grand-père et sa petite-fille qui pêchent »: both do.
    // “a grandmother and her grandson baking”: she does as well, unless something else was told of her.
    const isOfAll = ofSeveral.test(said);
    if (isOfAll || /^\p{L}+ing(?: |$)/u.test(said))
      for (const at of this.joinedTo(this.things.indexOf(doer))) {
        const { person } = this.things[at]!;
        // « un enfant qui lit et deux qui dansent »: their verb is theirs.
        const isFree = person && (!person.doing || doer.count === 1);
        if (person && ((isOfAll && isFree) || (!person.doing && !isInfant(person))))
          this.things[at]!.person = { ...person, ...trait };
      }
    this.last = doer;
    this.open = { kind: 'beside', of: this.things.indexOf(doer) };
  }

  private isOnSomething(from: number): boolean {
    const next = this.pieces.find((piece) => piece.from > from && piece.says !== 'nothing');
    return next?.says === 'relation' && /^(?:on|in)$/.test(next.relation);
  }

  /** « une broche libellule », “blueberry pancakes”: two nouns, one of them set in or strewn on the other. */
  protected tieAdjoining(last: Draft, id: string): void {
    const kind = last.id === 'brooch' ? 'beside' : isTopping(last.id, id) ? 'on' : null;
    const of = this.things.indexOf(last);
    if (kind) this.relations.push({ of, kind, to: of + 1 });
  }

  /** Of whoever was named before. */
  protected isGear(id: string): boolean {
    const wearer = this.things.findLast(rules.isDressed);
    return wearer !== undefined && isGearOf(wearer, id);
  }

  protected isOfGear(index: number): boolean {
    const before = this.pieces[index - 1];
    return (
      before?.says === 'thing' &&
      before.to === this.pieces[index]!.from &&
      (this.isGear(before.named.id) || isClothOfAnimal(this.last, before.named.id)) &&
      this.last?.said !== this.typed.slice(before.from, before.to).join(' ')
    );
  }

  /** « un burger aux oignons rouges »: of what its picture shows already. */
  protected isOfShown(index: number): boolean {
    const before = this.pieces[index - 1];
    return (
      before?.says === 'thing' &&
      before.to === this.pieces[index]!.from &&
      this.last !== undefined &&
      before.named.id !== this.last.id &&
      showsAlready(this.last.id, before.named.id)
    );
  }

  protected takeShown(index: number, said: string): void {
    const [before, piece] = [this.pieces[index - 1]!, this.pieces[index]!];
    if (before.says !== 'thing' || piece.says !== 'colour' || !this.last) return;
    const isSo = showsInColour(this.last.id, before.named.id, piece.colour);
    this.told(isSo ? this.heard : this.unknown, said);
  }

  /** A roof is one where something is on it; what an animal is said to wear is not seen, but for ours. */
  protected isRoofOrCloth(piece: Extract<Piece, { says: 'thing' }>, said: string): boolean {
    const { id } = piece.named;
    if (id === 'rooftop') {
      if (this.isPutOnRoof(said, piece)) return true;
      return this.open?.kind !== 'on' && this.things.length > 0 && this.told(this.unknown, said);
    }
    // « une femme avec des boucles d’oreilles »: worn, and too small for our people.
    const { doing } = this.last?.person ?? {};
    const isJewelWorn = isJewel(id) && !isShownBy(doing, id) && !worksOn(doing);
    if (this.last?.person && isJewelWorn && this.open?.kind !== 'holds' && this.open) {
      this.open = null;
      return this.told(this.unknown, said);
    }
    const isTied = this.open?.kind === 'beside' || rules.isWorn(this.typed, piece, id);
    if (!isTied || !isClothOfAnimal(this.last, id)) return false;
    this.open = null;
    this.next = {};
    return this.told(this.last!.id === 'dachshund' ? this.heard : this.unknown, said);
  }

  /** « ciré jaune », « en robe rouge », “wearing a coat”: on whoever was named before, in its own colour. */
  protected isDressedIn(piece: Extract<Piece, { says: 'thing' }>, said: string): boolean {
    const { id } = piece.named;
    const { open } = this;
    // « un garçon qui saute dans une flaque, manteau rouge »: on him.
    const isListed =
      (open === null || open.kind === 'beside') &&
      this.isListed(piece) &&
      !rules.articles.test(this.typed[piece.from - 1] ?? '') &&
      outfitOf(id) !== null;
    const last =
      isListed && this.last && !rules.isDressed(this.last)
        ? this.things.findLast(({ person }) => person)
        : this.last;
    if (!last || !rules.garments.has(id) || !rules.isDressed(last)) return false;
    const isWorn = rules.isWorn(this.typed, piece, id);
    const before = this.typed.slice(Math.max(0, piece.from - 3), piece.from).join(' ');
    const isWith =
      (open === null ? piece.isAfterStop === true : open.kind === 'beside') &&
      !/(^| )(tient|tiennent|tenant|holding|holds|et|and)( |$)/.test(before);
    if (!isWorn && !isListed && (!isWith || worksOn(last.person?.doing))) return false;
    const outfit = last.person ? outfitOf(id) : null;
    if (!outfit && !isWorn && last.person) return false;
    this.open = null;
    const colour = this.next.colour;
    this.next = {};
    if (!outfit || !last.person) return this.told(last.person ? this.unknown : this.heard, said);
    if (colour) last.colour = colour;
    if (isListed) this.last = last;
    last.person = { ...last.person, ...outfit };
    return this.told(this.heard, said);
  }

  /** Behind a stop, whatever is said of it ahead. */
  private isListed(piece: Piece): boolean {
    let first = piece;
    for (;;) {
      const ahead = this.pieces.find(({ to }) => to === first.from);
      if (first.isAfterStop || !ahead || !/^(colour|stuff|size)$/.test(ahead.says)) break;
      first = ahead;
    }
    return first.isAfterStop === true;
  }

  /** « une licorne dans une forêt de champignons »: they are all about, and hide nobody. */
  protected standBehind(index: number): void {
    const [place, joint, piece] = [-2, -1, 0].map((by) => this.pieces[index + by]);
    const isOf = joint && /^(de|d|of)$/.test(this.typed[joint.from]!);
    if (place?.says !== 'place' || !isOf || piece!.from !== joint.to) return;
    if (this.things.length === 2) this.relations.push({ of: 0, kind: 'before', to: 1 });
  }

  /** “a stack of seven pancakes” is one, and its picture is that. */
  protected leaveOneHeap({ from }: Piece): void {
    const { last } = this;
    const before = this.typed.slice(Math.max(0, from - 4), from).join(' ');
    const isHeap =
      /(^| )(pile|tas|tour|stack|heap|tower|montagne|pyramide) (de|d|of)( \p{L}+){0,2}$/u;
    if (last && last.count > 1 && !last.person && upright.test(before)) last.posture = 'stacked';
    if (
      !last ||
      !/^(pancakes|crepe-stack|crepes|books|book-stack|macaron-pyramid|waffle)$/.test(last.id)
    )
      return;
    if (!isHeap.test(before)) return;
    if (last.count > 1 && !last.isSome) this.unknown.push(this.typed[from - 1]!);
    [last.count, last.isSome] = [1, false];
  }

  protected told(where: string[], said: string): true {
    where.push(said);
    return true;
  }
}

const mostPaints = 3;

/** « visages peints en noir, jaune et rouge » */
function paintsAfter(pieces: readonly Piece[], index: number): ColourName[] {
  const paints: ColourName[] = [];
  for (const piece of pieces.slice(index + 1)) {
    if (piece.says === 'colour') paints.push(piece.colour);
    else if (piece.says !== 'nothing') break;
  }
  return paints.length > 0 ? paints.slice(0, mostPaints) : ['blue', 'white', 'red'];
}
