import type { Relation, RelationKind } from '../../illustration/illustration-description.ts';
import { isShownBy } from '../../illustration/people/doings.ts';
import * as rules from './collect-rules.ts';
import { type Draft, someCount } from './draft-things.ts';
import { isFoodNamed } from './foods.ts';
import { showsAlready } from './kinds-and-tastes.ts';
import type { Pending } from './ledger.ts';
import type { Piece } from './reading.ts';

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
  protected open: { kind: RelationKind; of: number } | null = null;
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

  /** The last so many came in one word: « un petit déjeuner ». */
  protected join(count: number): void {
    const end = this.things.length;
    for (let at = end - count + 1; at < end; at += 1) if (at > 0) this.joined.set(at, at - 1);
  }

  private joinedTo(index: number): number[] {
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
    if (isShownBy(doer?.person?.doing, thing.id) || (doer && showsAlready(doer.id, thing.id))) {
      this.heard.push(thing.said);
      this.open = null;
      return;
    }
    if (this.things.length >= rules.mostThings) return;
    this.last = { ...thing, count: Math.min(rules.mostOfOne, count), colour, size };
    if (thing.count === someCount && !isCounted && !thing.person) this.last.isSome = true;
    if (count > rules.mostOfOne) this.unknown.push(String(count));
    if (this.last.person) this.last.person = { ...this.last.person, ...traits };
    this.isNamedAgain = false;
    if (!this.hasArticle || /valentin/.test(thing.said)) this.last.isVague = true;
    this.things.push(this.last);
    if (this.open) this.stand(this.open, this.things.length - 1);
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
  private stand(tie: { kind: RelationKind; of: number }, to: number): void {
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
