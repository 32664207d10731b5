import type { Person, Posture, Relation } from '../../illustration/illustration-description.ts';
import { isShownBy } from '../../illustration/people/doings.ts';
import { roleOf } from '../../illustration/people/roles.ts';
import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import { isTopping } from '../../illustration/vocabulary/toppings.ts';
import * as rules from './collect-rules.ts';
import { type Draft, thingOf } from './draft-things.ts';
import { isClothOfAnimal, isGearOf, isJewel, outfitOf } from './gear.ts';
import { KeptThings } from './kept-things.ts';
import type { Piece } from './piece.ts';
import { slotAt } from './worn-words.ts';

const postures: Partial<Record<NonNullable<Person['doing']>, Posture>> = {
  ...{ sleep: 'asleep', run: 'moving', jump: 'leaping', walk: 'walking', eat: 'grazing' },
  ...{ sip: 'grazing', cross: 'sitting', stand: 'standing', fight: 'rearing', kneel: 'sitting' },
};

const disguised =
  /(^| )(d[ée]guis[ée]e?s?|habill[ée]e?s?|costum[ée]e?s?|dressed|disguised)( up)? (en|as|like)( an?| une?)?$/u;

/** What is said of the things of a sentence: looks and doings of persons, sizes. */
export class SaidOfThings extends KeptThings {
  protected takePosture(
    piece: Extract<Piece, { says: 'posture' | 'motley' | 'stance' }>,
    said: string,
  ): void {
    if (piece.says === 'stance') this.takeStance(piece.stance, said);
    else if (!this.last || this.last.person) this.unknown.push(said);
    else if (piece.says === 'motley') this.last.isMotley = true;
    else for (const one of this.allOf(said)) one.posture = piece.posture;
  }

  /** « un chat triste », “a grumpy old cat”: of an animal; of others its mood is not seen. */
  protected takeFeeling(piece: Extract<Piece, { says: 'feeling' }>, said: string): void {
    if (piece.isAhead) this.next = { ...this.next, feels: piece.feeling };
    else if (this.last?.person) this.unknown.push(said);
    else {
      const animal = this.things.findLast(({ id }) => isAnimal(id));
      if (!animal) return void this.unknown.push(said);
      const isBehind = animal === this.last;
      for (const one of isBehind ? this.allOf(said) : [animal]) one.feels = piece.feeling;
    }
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
    if (trait.doing) {
      this.takeDoing({ ...trait, doing: trait.doing }, said);
      return;
    }
    // « avec son casque, fatiguée »: a thing has no mood.
    const { slot, colour: beside } = slotAt(this.pieces, index);
    const isOfThing =
      this.last?.person === null &&
      (trait.isTurned || slot !== null || (trait.mood && !isAnimal(this.last.id)));
    const last = isOfThing ? this.things.findLast(({ person }) => person) : this.last;
    if (!last?.person) return;
    // « un pompier avec son casque »
    if (trait.hatKind === 'helmet' && isGearOf(last, 'rescue-workers-helmet'))
      return void this.heard.push(said);
    last.person = {
      ...last.person,
      ...trait,
      ...(beside && slot && slot !== 'colour' ? { [slot]: beside } : {}),
    };
    if (beside && slot === 'colour') last.colour = beside;
    // « avec un foulard »: it is worn, and nothing stands beside him.
    if (slot) this.open = null;
    // « un couple et un enfant sur un ponton, de dos »: all of them.
    if (trait.isTurned && piece.isAfterStop)
      for (const one of this.things) if (one.person) one.person = { ...one.person, isTurned: true };
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
  ): void {
    let doer = this.things.findLast(({ person }) => person !== null);
    if (!doer?.person) return;
    if (trait.doing === 'carry' || trait.doing === 'shoulders') {
      const { carrier, child, held } = rules.whoCarries(this.things, this.last);
      // « un châle sur les épaules »
      if (trait.doing === 'shoulders' && child === null) return void this.unknown.push(said);
      if (held !== null) {
        const others = this.relations.filter(({ to }) => to !== held);
        const tie: Relation = { of: this.things.indexOf(doer), kind: 'beside', to: held };
        this.relations = [...others, tie];
        return;
      }
      if (child !== null) {
        this.heard.push(doer.said);
        this.remove(child);
      }
      doer = carrier!;
    }
    doer.person = { ...doer.person!, ...trait };
    // « un grand-père et sa petite-fille qui pêchent »: both do.
    if (/ent$/.test(said))
      for (const at of this.joinedTo(this.things.indexOf(doer))) {
        const { person } = this.things[at]!;
        if (person) this.things[at]!.person = { ...person, ...trait };
      }
    this.last = doer;
    this.open = { kind: 'beside', of: this.things.indexOf(doer) };
  }

  protected takeSize(size: 'small' | 'large', index: number): void {
    const { from, to } = this.pieces[index]!;
    const isAnothers = /^(son|sa|ses|leurs?)$/.test(this.typed[from - 1] ?? '');
    const isNoun = this.pieces[index + 1]?.says !== 'thing';
    if (size === 'small' && isAnothers && isNoun && this.last && !this.last.person) {
      // « un éléphant et son petit »
      const count = /^(ses|leurs)$/.test(this.typed[from - 1]!) ? 2 : 1;
      const said = this.typed.slice(from - 1, to).join(' ');
      this.last.isVague = false;
      this.open = null;
      this.add({ ...this.last, said, count, size }, true);
      this.last!.size = size;
      return;
    }
    const { says: next = null } = this.pieces[index + 1] ?? {};
    if (this.isAnother(index) && !/^(thing|colour|person)$/.test(`${next}`))
      this.addAnother(index, { size });
    else if (this.last && (this.isNamedAgain || this.isBehindThing(index))) this.last.size = size;
    else this.next = { ...this.next, size };
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

  /** A roof is one where something is on it; what an animal is said to wear is not seen, but for ours. */
  protected isRoofOrCloth(piece: Extract<Piece, { says: 'thing' }>, said: string): boolean {
    const { id } = piece.named;
    if (id === 'rooftop') {
      if (this.isPutOnRoof(said, piece)) return true;
      return this.open?.kind !== 'on' && this.things.length > 0 && this.told(this.unknown, said);
    }
    // « une femme avec des boucles d’oreilles »: worn, and too small for our people.
    const isJewelWorn = isJewel(id) && !isShownBy(this.last?.person?.doing, id);
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

  /** « un enfant déguisé en pirate » is one by his clothes; an animal is no second being. */
  protected isDisguise({ from, named }: Extract<Piece, { says: 'thing' }>, said: string): boolean {
    const { last } = this;
    const before = this.typed.slice(Math.max(0, from - 4), from).join(' ');
    if (!last || !disguised.test(before)) return false;
    const costume = roleOf(named.id)?.costume;
    if (!last.person || !costume) return this.told(this.unknown, said);
    const { isDisguised: _, ...person } = last.person;
    last.person = { ...person, costume };
    return this.told(this.heard, said);
  }

  /** « ciré jaune », « en robe rouge », “wearing a coat”: on whoever was named before, in its own colour. */
  protected isDressedIn(piece: Extract<Piece, { says: 'thing' }>, said: string): boolean {
    const { id } = piece.named;
    const { last, open } = this;
    if (!last || !rules.garments.has(id) || !rules.isDressed(last)) return false;
    const isWorn = rules.isWorn(this.typed, piece, id);
    const before = this.typed.slice(Math.max(0, piece.from - 3), piece.from).join(' ');
    const isWith =
      (open === null ? piece.isAfterStop === true : open.kind === 'beside') &&
      !/(^| )(tient|tiennent|tenant|holding|holds|et|and)( |$)/.test(before);
    if (!isWorn && !isWith) return false;
    const outfit = last.person ? outfitOf(id) : null;
    if (!outfit && !isWorn && last.person) return false;
    this.open = null;
    const colour = this.next.colour;
    this.next = {};
    if (!outfit || !last.person) return this.told(last.person ? this.unknown : this.heard, said);
    if (colour) last.colour = colour;
    last.person = { ...last.person, ...outfit };
    return this.told(this.heard, said);
  }

  /** « une licorne dans une forêt de champignons »: they are all about, and hide nobody. */
  protected standBehind(index: number): void {
    const [place, joint, piece] = [-2, -1, 0].map((by) => this.pieces[index + by]);
    const isOf = joint && /^(de|d|of)$/.test(this.typed[joint.from]!);
    if (place?.says !== 'place' || !isOf || piece!.from !== joint.to) return;
    if (this.things.length === 2) this.relations.push({ of: 0, kind: 'before', to: 1 });
  }

  protected told(where: string[], said: string): true {
    where.push(said);
    return true;
  }
}
