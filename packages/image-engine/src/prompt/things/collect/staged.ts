import type { Ground, Place } from '../../../illustration/illustration-description.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import type { Matter } from '../../../illustration/vocabulary/matters.ts';
import { naturalSize } from '../../../illustration/vocabulary/natural-size.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Piece } from '../reading/piece.ts';
import { costumeNamed } from '../words/gear.ts';
import { isMadeOf } from '../words/kinds-and-tastes.ts';
import type { Stuff } from '../words/stuffs.ts';
import { isEverywhere, isFromChimney } from './clause-ends.ts';
import * as rules from './collect-rules.ts';
import { type Draft, someCount } from './draft-things.ts';
import { fill } from './food-and-number.ts';
import type { Pending } from './ledger.ts';
import { OneMore } from './one-more.ts';
import { fillVessel, isInDish, meatsAmong, tableTop, vesselOf } from './served.ts';

/** Of a person's height: what is larger is built. */
const largestMade = 1.5;
/** They leave a thing what it is made of. */
const finishes: ReadonlySet<string> = new Set(['matte', 'glossy']);

const disguised =
  /(^| )(d[ée]guis[ée]e?s?|habill[ée]e?s?|costum[ée]e?s?|dressed|disguised)( up)? (en|as|like)( an?| une?| des)?( (?:petite?s?|grande?s?|gros(?:se)?s?|big|little|giant))?$/u;

/** “a sloth as a barista”, « mon hamster en super-héros »: its clothes, and no second one. */
const asSomebody = /(^| )(as|like|comme)( an?| une?)( \p{L}+)?$|(^| )en$/u;

/** « une nappe à carreaux » is the place itself. */
const isOfPlace = (piece: Piece | undefined) => piece?.says === 'place';

/** Said of what something is in. */
const filledWords = 'full filled plein pleine rempli remplie'.split(' ');

/** How what is shown is set up: what it lies on, what is behind it, from where it is seen. */
export class Staged extends OneMore {
  /** « un enfant déguisé en pirate » is one by his clothes; an animal is no second being. */
  protected isDisguise({ from, named }: Extract<Piece, { says: 'thing' }>, said: string): boolean {
    const { last } = this;
    const before = this.typed.slice(Math.max(0, from - 4), from).join(' ');
    const costume = costumeNamed(named.id);
    const isSomebody = Boolean(last?.person) && last?.count === 1 && costume !== null;
    const dressed = disguised.exec(before) ?? (isSomebody ? asSomebody.exec(before) : null);
    if (!last || !dressed) return false;
    if (!last.person) return this.told(this.unknown, said);
    const { isDisguised: _, ...person } = last.person;
    last.person = { ...person, ...(costume ? { costume } : { suit: named.id }) };
    this.heard.push(dressed[2] ?? 'en');
    return this.told(this.heard, said);
  }

  /** « un panier de pommes »: they are in it. */
  protected putIn(holder: number): void {
    const of = this.things.length - 1;
    if (of <= holder) return;
    const held = this.things[of]!;
    if (held.count === someCount) held.count = rules.filling;
    const kind = fill(this.things[holder]!);
    this.relations.push({ kind, of, to: holder });
    this.heard.push(...filledWords);
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

  /** “in rusty armour”: what is said of it is said of who wears it, and of nobody who comes next. */
  protected takeArmour(said: string): boolean {
    const { colour, matter, ...next } = this.next;
    if (this.last && colour) this.last.colour ??= colour;
    if (this.last && matter) this.last.matter ??= matter;
    this.next = next;
    return this.told(this.heard, said);
  }

  /** « couleurs marron et crème » */
  protected isColourMore(index: number): boolean {
    const [before, joint] = [this.pieces[index - 2], this.pieces[index - 1]];
    // « noir et or » is read with its joint.
    const isWhole = joint?.says === 'colour' && this.typed[this.pieces[index]!.from] === 'et';
    const isJoined =
      isWhole || (before?.says === 'colour' && joint && /^(et|and)$/.test(this.typed[joint.from]!));
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

  /** Where what was named last is, said behind it. */
  protected isPlaced(said: string, piece: Piece): boolean {
    if (rules.isPutBack(said, this.relations, this.things.indexOf(this.last!))) return true;
    if (this.isSpread(said)) return this.told(this.heard, said);
    return this.isPutOn(said) || this.isPutOnRoof(said, piece);
  }

  /** « feuilles mortes partout », « de la fumée sort de la cheminée » */
  private isSpread(said: string): boolean {
    const { things, relations, last } = this;
    if (isEverywhere(said, last)) return true;
    const smoking = isFromChimney(said, { things, relations, last });
    if (smoking) [this.relations, this.open] = [[...smoking], null];
    return smoking !== null;
  }

  protected readonly staging: {
    ground: Ground | null;
    wall: 'ramp' | 'glow' | null;
    isFromAbove: boolean;
    framing: 'close' | 'wide' | null;
  } = { ground: null, wall: null, isFromAbove: false, framing: null };

  /** Said of the picture, or far away of what is named right before. */
  protected takeFraming(framing: 'close' | 'far' | 'wide', index: number, said: string): void {
    if (framing !== 'far') {
      this.staging.framing = framing;
      return;
    }
    // « une plage, au loin un phare »: what follows is.
    if (this.pieces[index]!.isAfterStop && this.isNamedNext(index)) {
      this.next = { ...this.next, isFar: true };
      return;
    }
    const { says = null } = rules.namedBefore(this.pieces, index) ?? {};
    if (says === 'place') return;
    if (this.last && says !== null) this.last.isFar = true;
    else this.unknown.push(said);
  }

  /** Where it plays, if that says so. */
  protected takeStaged(
    piece: Extract<Piece, { says: 'surface' | 'staging' }>,
    said: string,
  ): Place | null {
    if (piece.says === 'surface') return this.takeSurface(piece.matter, said);
    const { staging } = piece;
    if (staging === 'wet') this.takeWet(said);
    else if (staging === 'above') this.staging.isFromAbove = true;
    else if (staging === 'ramp' || staging === 'glow') this.staging.wall = staging;
    else
      this.takeMark(
        staging === 'upturned' ? { isUpturned: true } : { mark: staging },
        said,
        this.pieces.indexOf(piece),
      );
    return null;
  }

  /** « une tasse à pois rouges »: the dots are. */
  protected isOfMark(colour: ColourName, index: number): boolean {
    const [before, piece] = [this.pieces[index - 1], this.pieces[index]!];
    const { last } = this;
    const isBehind = before?.says === 'staging' && before.to === piece.from && !piece.isAfterStop;
    if (!isBehind || !last || last.person || isAnimal(last.id)) return false;
    const isLed = /^(?:[àa]|avec)$/.test(this.typed[before.from]!);
    if (!isLed || last.mark !== before.staging || last.mark === 'cracks') return false;
    last.markColour = colour;
    return true;
  }

  /** « un chat rayé », “a cracked vase”, “a car upside down” */
  private takeMark(told: Pick<Pending, 'mark' | 'isUpturned'>, said: string, index: number): void {
    const { last } = this;
    if (rules.isAhead(this.pieces, index)) this.next = { ...this.next, ...told };
    else if (!last || last.person || isOfPlace(this.pieces[index - 1])) this.unknown.push(said);
    else Object.assign(last, told);
  }

  /** « une canette avec des gouttes d'eau » */
  private takeWet(said: string): void {
    const { last } = this;
    if (!last || last.person || isAnimal(last.id)) return void this.unknown.push(said);
    last.isWet = true;
    this.open = null;
  }

  /** « posé sur du marbre »: all that stands there does. Where somebody is on sand, that is a place. */
  private takeSurface(matter: Matter, said: string): Place | null {
    const { colour } = this.next;
    const isOfSomebody = this.things.some(({ id, person }) => person !== null || isAnimal(id));
    if (!isOfSomebody) this.staging.ground = { matter, ...(colour ? { colour } : {}) };
    else if (matter !== 'sand') this.unknown.push(said);
    [this.next, this.open] = [{}, null];
    return isOfSomebody && matter === 'sand' ? 'beach' : null;
  }

  /** What is no thing of its own: a vessel with its dish in it, meat in a soup, the table under all. */
  protected *served(place: Place | null): Generator<Draft> {
    const { things, pieces, typed } = this;
    if (pieces.some((one) => one.says === 'format' && /^(logo|pattern)$/.test(one.format))) return;
    for (const meat of meatsAmong(things, typed)) {
      if (isInDish(things)) yield meat;
      else meat.id = 'cut-of-meat';
    }
    const found = vesselOf({ things, relations: this.relations });
    if (found) {
      const { vessel, dish } = found;
      const moved = (at: number) => (at === vessel ? dish : at);
      fillVessel(things[vessel]!, things[dish]!);
      this.relations = this.relations
        .map((tie) => ({ ...tie, of: moved(tie.of), to: moved(tie.to) }))
        .filter(({ of, to }) => of !== to);
      yield things[vessel]!;
    }
    const top = place === null && !this.staging.ground ? tableTop(things) : null;
    if (!top) return;
    this.staging.ground = top.ground;
    yield top.table;
  }

  /** « du velours noir », “on black velvet”: it has that colour. */
  protected isOfSurface(colour: ColourName, index: number): boolean {
    const [before, piece, next] = [-1, 0, 1].map(
      (by): Piece | undefined => this.pieces[index + by],
    );
    if (next?.says === 'surface') {
      this.next = { ...this.next, colour };
      return true;
    }
    const { ground } = this.staging;
    if (before?.says !== 'surface' || before.to !== piece!.from || !ground) return false;
    this.staging.ground = { ...ground, colour };
    return true;
  }
}
