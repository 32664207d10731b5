import type { Crop, Place } from '../../../illustration/illustration-description.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Piece } from '../reading/piece.ts';
import * as places from '../reading/place-rules.ts';
import { readsFrench } from '../reading/reading-rules.ts';
import { goesOn } from '../reading/stops.ts';
import { collectives } from '../words/collectives.ts';
import { isFoodNamed } from '../words/foods.ts';
import { complementOf, showsAlready, specifies } from '../words/kinds-and-tastes.ts';
import * as shown from '../words/shown-anyhow.ts';
import { isOfWorn } from '../words/worn-words.ts';
import * as rules from './collect-rules.ts';
import type { Collected } from './collected.ts';
import {
  asMeant,
  type Draft,
  forSex,
  oneOf,
  personThing,
  roleThing,
  sexOf,
  someCount,
  thingOf,
} from './draft-things.ts';
import { withOthers } from './ellipses.ts';
import { fillLists } from './fill-lists.ts';
import { isComplement, isHeldIn, isPlural } from './food-and-number.ts';
import { isWithin, Ledger, type State } from './ledger.ts';
import { isListed, isOfWall, ownerOfColour } from './owner-of-colour.ts';
import { purposesIn } from './purposes.ts';
import { Staged } from './staged.ts';

/** Pieces in their order → things with colours and numbers, and how they stand to each other. */
export function collectThings(pieces: readonly Piece[], typed: readonly string[]): Collected {
  const whole = withOthers(pieces, typed);
  const collector = new Collector(whole, typed);
  for (const index of whole.keys()) collector.take(index);
  collector.finish();
  return collector.collected;
}

class Collector extends Staged {
  readonly #relatives: { said: string; id: string }[] = [];
  /** Words read by what the set says of its pictures. */
  readonly #guesses: { said: string; id: string }[] = [];
  readonly #colours: ColourName[] = [];
  #place: Place | null = null;
  #crop: Crop | null = null;
  readonly #ledger = new Ledger();
  #isGround = false;
  #snows = false;
  #isDeserted = false;
  #seen: places.Seen = { hasPeaks: false, view: null };
  #isPlain = false;
  #skyColour: ColourName | null = null;

  get collected(): Collected {
    return {
      things: this.things.map(({ isVague: _, ...thing }) => thing),
      ...{ relations: this.relations, place: this.#place, crop: this.#crop, snows: this.#snows },
      ...{ colours: this.#colours, relatives: this.#relatives },
      ...{ isDeserted: this.#isDeserted, ...this.#seen },
      ...{ isPlain: this.#isPlain, skyColour: this.#skyColour },
      ...this.staging,
      unknown: [
        ...this.unknown,
        ...this.#ledger.leftOver(),
        ...rules.actsNotSeen(this.acts, this.things, this.relations),
      ],
      ...{ heard: this.heard, guesses: this.#guesses },
      ...{
        sayers: this.#ledger.sayersOf(this.things),
        ties: this.#ledger
          .tiesOf(this.relations)
          .map((said, at) => this.toldTies.get(this.relations[at]!) ?? said),
      },
    };
  }

  get #state(): State {
    const kept = [this.#relatives, this.unknown, this.heard, this.#colours, this.acts];
    const turns = [this.open, this.#isGround, this.isDenied, this.#snows, this.#crop];
    const frames = [this.#isDeserted, this.#seen, this.#skyColour, this.staging];
    return {
      ...{ things: [...this.things], last: this.last, relations: [...this.relations] },
      ...{ place: this.#place, view: this.#seen.view, next: this.next },
      others: JSON.stringify([kept.map(({ length }) => length), turns, frames]),
    };
  }

  /** Every word says something of what is drawn, or is named in the answer. */
  take(index: number): void {
    const piece = this.pieces[index]!;
    const said = this.typed.slice(piece.from, piece.to).join(' ');
    this.#ledger.begin(this.#state);
    if (piece.says === 'surface' || piece.says === 'staging')
      this.#place = this.takeStaged(piece, said) ?? this.#place;
    else if (piece.says === 'feeling') this.takeFeeling(piece, said);
    else this.#read(index, piece, said);
    this.unknown.push(...this.#ledger.end(piece, said, this.#state));
  }

  finish(): void {
    this.closeOpen();
    this.relations = fillLists(this.things, this.relations);
    const { things, relations, pieces, typed } = this;
    for (const thing of purposesIn({ things, relations, pieces, typed })) this.#leave(thing);
    for (const thing of this.served(this.#place)) this.#leave(thing);
  }

  #leave(thing: Draft): void {
    this.heard.push(thing.said);
    this.remove(this.things.indexOf(thing));
    const told = this.#relatives.findIndex(({ said }) => said === thing.said);
    if (told >= 0) this.#relatives.splice(told, 1);
  }

  #read(index: number, piece: Piece, said: string): void {
    this.hasArticle = piece.from > 0 && rules.articles.test(this.typed[piece.from - 1]!);
    switch (piece.says) {
      case 'thing':
        this.#takeThing(piece, index, said);
        this.standBehind(index);
        break;
      case 'person':
        this.#takePerson(piece, index, said);
        break;
      case 'trait':
        this.takeTrait(piece, index, said);
        break;
      case 'place':
        this.#takePlace(piece, said);
        this.closeAtPlace();
        break;
      case 'relation':
        this.takeRelation(piece, index, said);
        break;
      case 'stuff':
        this.takeStuff(piece.stuff, index, said);
        break;
      case 'number':
        this.next = { ...this.next, count: piece.count };
        break;
      case 'size':
        this.takeSize(piece.size, index);
        break;
      case 'colour':
        if (piece.isShade) this.#relatives.push({ said, id: piece.colour });
        this.#takeColour(piece.colour, index);
        break;
      case 'posture':
      case 'motley':
      case 'stance':
      case 'touch':
        this.takePosture(piece, said);
        break;
      case 'framing':
        this.takeFraming(piece.framing, index, said);
        break;
      case 'deserted':
        if (this.#place === null) this.unknown.push(said);
        else this.#isDeserted = true;
        break;
      case 'ground':
      case 'denial':
        // « contre un mur bleu » is before it.
        if (/^(mur|wall)s?$/.test(said) && this.things.length > 0) this.#place ??= 'wall';
        this.#isGround ||= piece.says === 'ground' && !/^(background|backdrop)$/.test(said);
        this.isDenied ||= piece.says === 'denial';
        break;
      case 'circumstance':
      case 'nothing':
        if (piece.says === 'circumstance' && !rules.isAhead(this.pieces, index)) this.closeAround();
        if (shown.isOfPlace(said, this.#place) || shown.isSoAnyhow(said, this.last))
          this.heard.push(said);
        break;
      case 'unknown':
        this.#takeUnknown(piece, index, said);
        break;
    }
  }

  #takePerson(piece: Extract<Piece, { says: 'person' }>, index: number, said: string): void {
    // « une chambre d'ado »: whose it is.
    if (rules.isOf(this.typed, piece) && rules.isWhose(this.pieces, index)) return;
    if (rules.areInLove(this.pieces, index, said)) return void this.heard.push(said);
    if (piece.isRelative) this.#relatives.push({ said, id: piece.beast ?? 'person' });
    const isNew = rules.isNewPerson(this.pieces, index, this.typed);
    this.hasArticle ||= isNew;
    this.add(personThing(asMeant(piece, this.typed), said, this.things), isNew);
  }

  #takeUnknown(piece: Piece, index: number, said: string): void {
    if (shown.isOfPlace(said, this.#place) || rules.isHidden(said, this.pieces[index + 1]))
      return void this.heard.push(said);
    if (shown.isSoAnyhow(said, shown.toldOf(this.pieces, index, this.last))) {
      this.#ledger.forget('count');
      this.next = {};
      return void this.heard.push(said);
    }
    if (rules.isPerched(said, this.open, { things: this.things, relations: this.relations })) {
      this.open = null;
      return void this.heard.push(said);
    }
    if (this.isPlaced(said, piece)) return;
    if (shown.isUnfolded(said, this.last) || shown.isShaped(said, this.last))
      return void this.heard.push(said);
    this.unknown.push(this.#dated(index) + said);
    // « deux zorglubs et un chat »: what was said of it is said of nothing else.
    if (rules.isNoun(this.typed, piece) && !rules.isAhead(this.pieces, index)) {
      this.#ledger.forget('count');
      [this.next, this.open] = [{}, goesOn(this.pieces, index, this.typed) ? this.open : null];
    }
  }

  /** « 12 juin » is said whole. */
  #dated(index: number): string {
    const number = rules.numberBefore(this.pieces, this.typed, index);
    if (number !== null) this.#ledger.forget('count');
    if (number !== null) this.next = {};
    return number === null ? '' : `${number} `;
  }

  #takePlace(piece: Extract<Piece, { says: 'place' }>, said: string): void {
    const { place } = piece;
    this.#crop ??= piece.crop ?? null;
    // « une surfeuse, ciel orageux » does not play in the air.
    const isOver = place === 'sky' && this.things.length > 0 && this.open?.kind !== 'in';
    if (isOver && this.#place === null && places.mereSky.test(said)) return;
    const both = places.seenTogether(this.#place, place, this.#seen.view);
    if (both && both.at === this.#place) this.heard.push(said);
    if (both) [this.#place, this.#seen] = [both.at, both.seen];
    if (both || this.isPutOnRoof(said, piece)) return;
    if (rules.isStep(said, this.typed, piece)) return void this.unknown.push(said);
    // « garé derrière »: parked, and no station.
    if (/^garés?$/u.test(said)) return void this.heard.push(said);
    if (places.isKinOfPlace(said)) this.unknown.push(said);
    if (place === 'wall' && /pierre|stone|muret/.test(said)) this.#colours.push('grey');
    if (place === this.#place || isWithin(place, this.#place)) this.heard.push(said);
    if (places.isSeenOutside(this.typed, piece)) {
      if (place === 'snow') this.#snows = true;
      else this.unknown.push(said);
      return;
    }
    const isFurnished = this.things.length > 0;
    const told = places.placeBeside(this.#place, { place, said, isFurnished });
    if (told === 'unseen') this.unknown.push(said);
    else if (told === 'snows') this.#snows = true;
    else this.#place = told;
    if (told === place) this.heard.push(...places.coveredBefore(this.pieces, piece, this.typed));
  }

  #takeThing(piece: Extract<Piece, { says: 'thing' }>, index: number, said: string): void {
    const { id, isRelative } = piece.named;
    const last = this.last;
    if (last && readsFrench(this.typed) && rules.isOfStyle(this.typed, piece))
      return void this.unknown.push(said);
    if (piece.called) {
      this.addOther(index, thingOf(id, piece.called, 1));
      return;
    }
    if (isComplement(this.pieces, index, this.typed)) {
      const told = last && complementOf(last, id, said);
      // « des olives, du saucisson »: one more thing.
      const isMore = told === 'unseen' && rules.isSome(this.typed, piece) && isFoodNamed(id);
      if (told === 'unseen' && !isMore) this.unknown.push(said);
      if (told && told !== 'unseen') {
        this.heard.push(said, last!.said);
        Object.assign(last!, told);
      }
      if (!isMore) return;
    }
    if (this.#isOfLast(piece, index, said)) return;
    const role = roleOf(id);
    const isPart = isRelative || last?.id === 'kitchen-island' || last?.id === 'drawbridge-castle';
    if (isPart && last && showsAlready(last.id, id)) {
      this.heard.push(said);
      this.open = null;
      return;
    }
    if (isRelative) this.#relatives.push({ said, id });
    if (piece.named.isLoose) this.#guesses.push({ said, id });
    const isMore = this.open === null && rules.isRightBehind(this.pieces, index);
    // « un hibou grand-duc »
    if (last && isMore && id === last.id && !last.person) {
      this.heard.push(last.said, said);
      return;
    }
    if (last && isMore && specifies(id, last.id)) {
      // « une voiture rouge décapotable », « un cocktail mojito »: one thing.
      Object.assign(last, { id, said: `${last.said} ${said}` });
      return;
    }
    const holder = this.things.length - 1;
    const isHeld = last !== undefined && isHeldIn(last.id, this.typed, piece);
    if (last?.person && rules.isAction(id)) {
      last.id = forSex(id, last.person.sex);
      last.person = null;
      return;
    }
    const several = collectives[id];
    if (several) {
      for (const one of several) {
        this.add(oneOf(one, said), true);
        if (isHeld) this.putIn(holder);
      }
      this.join(several.length);
      return;
    }
    const count = isPlural(this.typed, piece) ? someCount : 1;
    if (role?.pose && last?.person && rules.isDance(id, piece, this.typed)) {
      last.person = { ...last.person, doing: role.pose };
      return;
    }
    if (role) {
      const isHer = /^(une|la|cette)$/.test(this.typed[piece.from - 1] ?? '') && !role.sex;
      const hers = isHer ? { ...role, sex: 'woman' as const } : role;
      this.add(roleThing(id, hers, said, count), rules.isNew(this.typed, piece));
      return;
    }
    this.add(thingOf(forSex(id, sexOf(said)), said, count), rules.isNew(this.typed, piece));
    this.leaveOneHeap(piece);
    // « un savon à la lavande posé sur une pierre »: the soap is.
    if (last && rules.isScentOf(this.typed, piece, last)) this.last = last;
    if (isHeld) this.putIn(holder);
    if (last && isMore) this.tieAdjoining(last, id);
  }

  /** What somebody wears, is or has with him, and no thing beside him. */
  #isOfLast(piece: Extract<Piece, { says: 'thing' }>, index: number, said: string): boolean {
    const { id } = piece.named;
    const last = this.last;
    if (rules.isUndone(last, { id, said })) return this.told(this.unknown, said);
    if (this.isRoofOrCloth(piece, said) || this.isDisguise(piece, said)) return true;
    // « un dragon endormi sur un tas d'or » lies on one in his picture.
    if (id === 'gold-pile' && last?.id === 'dragon' && last.posture === 'asleep') {
      this.open = null;
      return this.told(this.heard, said);
    }
    // « un elfe archer » is one of them.
    const role = roleOf(id);
    if (role && last?.person && rules.isRightBehind(this.pieces, index)) {
      // « une guerrière viking » is one by her clothes.
      const isSame = role.costume === id && id === last.person.costume;
      if (sexOf(said) === 'woman') last.person = { ...last.person, sex: 'woman' };
      return this.told(isSame ? this.heard : this.unknown, said);
    }
    // « une petite fille, tee-shirt rayé » wears it.
    if (last?.person && id === 'tshirt' && this.open?.kind !== 'holds') {
      this.open = null;
      return this.told(this.heard, said);
    }
    if (this.isGear(id)) {
      this.open = null;
      return this.told(this.heard, said);
    }
    if (shown.isOfArmour(last, said)) return this.takeArmour(said);
    return this.isDressedIn(piece, said);
  }

  #takeColour(colour: ColourName, index: number): void {
    const last = this.last;
    if (this.isOfSurface(colour, index) || this.isOfMark(colour, index)) return;
    // « un chat noir en smoking »: his fur is, and not what he wears.
    if (last?.person?.beast && rules.isBesideSomebody(this.pieces, index))
      return void Object.assign(last, { person: { ...last.person, coat: colour } });
    const said = this.typed.slice(this.pieces[index]!.from, this.pieces[index]!.to).join(' ');
    // « un chapeau blanc »: not of all that he wears.
    if (this.things.some(({ person }) => person) && isOfWorn(this.pieces, index))
      return void this.heard.push(said);
    // « casque blanc »: of what its wearer's picture has in its own colour.
    if (this.isOfGear(index)) return void this.unknown.push(said);
    if (this.isOfShown(index)) return void this.takeShown(index, said);
    if (places.isOfSky(this.pieces, index, this.typed)) {
      this.#skyColour = colour;
      return;
    }
    if (this.isAnother(index) && this.pieces[index + 1]?.says !== 'thing') {
      this.addAnother(index, { colour });
      return;
    }
    const isOfAll = isListed(this.pieces, index, this.typed);
    if (!isOfAll && this.isSecondColour(colour, index)) return;
    if (this.isColourMore(index)) return void this.#colours.push(colour);
    const isGround = this.#isGround;
    const owner = ownerOfColour(this.pieces, index, { typed: this.typed, last, isGround });
    if (owner === 'nothing') return;
    if (owner === 'picture') {
      this.#colours.push(colour);
      this.hasPictureColour = true;
      // “on black stone, water drops”: what lies on it was named before.
      if (this.open?.kind === 'on') this.open = null;
      this.#isPlain ||= isGround || isOfWall(this.pieces, index);
    }
    if (owner === 'next') this.next = { ...this.next, colour };
    if (owner === 'last') last!.colour = this.isNamedAgain ? colour : (last!.colour ?? colour);
    this.#isGround = false;
  }
}
