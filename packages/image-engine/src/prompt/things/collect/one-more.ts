import * as rules from './collect-rules.ts';
import type { Draft } from './draft-things.ts';
import { SaidOfThings } from './said-of-things.ts';

/** Sizes, and what is told of one more of the same or of one of those that there are. */
export class OneMore extends SaidOfThings {
  protected takeSize(size: 'small' | 'large', index: number): void {
    const { from, to } = this.pieces[index]!;
    const isAnothers = /^(son|sa|ses|leurs?|his|her|its|their)$/.test(this.typed[from - 1] ?? '');
    const isNoun = this.pieces[index + 1]?.says !== 'thing';
    if (size === 'small' && isAnothers && isNoun && this.last && !this.last.person) {
      // « un éléphant et son petit »
      const count =
        /^(ses|leurs)$/.test(this.typed[from - 1]!) || /s$/.test(this.typed[from]!) ? 2 : 1;
      const said = this.typed.slice(from - 1, to).join(' ');
      this.last.isVague = false;
      if (!this.open?.isHeld) this.open = null;
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

  /** « trois pommes rouges et une verte »: said of one more of the same. */
  protected isAnother(index: number): boolean {
    const { from } = this.pieces[index]!;
    return this.last?.person === null && from > 1 && rules.anothers.test(this.typed[from - 1]!);
  }

  /** « trois parapluies, un rouge, un noir »: each of those that there are. */
  protected isOneOfThem(index: number): boolean {
    const { last, pieces } = this;
    const isFirst = pieces[index - 1]?.isAfterStop === true;
    return (
      last !== undefined &&
      (this.next.count ?? 1) === 1 &&
      last.count > (last.eachColour?.length ?? 0) &&
      last.count > 1 &&
      (isFirst || last.eachColour !== undefined)
    );
  }

  /** “a green one”: one more, or one of those that there are. */
  protected addOther(index: number, thing: Draft): void {
    const { last } = this;
    const { colour } = this.next;
    const isOfThem = last !== undefined && last.id === thing.id && last.count > 1;
    if (!colour || !isOfThem || last.count === last.eachColour?.length) {
      for (const one of this.things) one.isVague = false;
      this.add(thing, true);
      return;
    }
    last.eachColour = [...(last.eachColour ?? []), colour];
    [this.next, this.open] = [{}, null];
    this.heard.push(this.typed.slice(this.pieces[index]!.from, this.pieces[index]!.to).join(' '));
  }

  protected addAnother(index: number, said: Partial<Pick<Draft, 'colour' | 'size'>>): void {
    const last = this.last!;
    if (said.size && this.isSplit(said.size)) {
      this.next = {};
      return;
    }
    if (said.colour && this.isOneOfThem(index)) {
      last.eachColour = [...(last.eachColour ?? []), said.colour];
      this.next = {};
      return;
    }
    const { from, to } = this.pieces[index]!;
    const count = this.next.count ?? 1;
    if (this.typed[from - 2] === 'dont') last.count = Math.max(1, last.count - count);
    last.isVague = false;
    this.next = { count };
    const name = `${last.said} ${this.typed.slice(from, to).join(' ')}`;
    this.add({ ...last, said: name }, true);
    Object.assign(this.last!, { colour: null, size: 'usual' }, said);
  }

  /** “two owls, one big one small”: those that there are, and no more of them. */
  private isSplit(size: 'small' | 'large' | 'usual'): boolean {
    const last = this.last!;
    const count = this.next.count ?? 1;
    const at = this.things.indexOf(last);
    const rest = last.size === 'usual' ? last : this.things[at - 1];
    if (!rest || rest.id !== last.id || rest.count < count) return false;
    if (rest === last && rest.count > count) {
      rest.count -= count;
      this.open = { kind: 'beside', of: at };
      this.add({ ...rest, count, size }, true);
      return true;
    }
    if (rest === last || rest.size !== 'usual' || rest.count !== count) return false;
    rest.size = size;
    return true;
  }
}
