import type { Person, Relation } from '../../illustration/illustration-description.ts';
import * as rules from './collect-rules.ts';
import { KeptThings } from './kept-things.ts';
import type { Piece } from './reading.ts';

/** What is said of the things of a sentence: looks and doings of persons, sizes. */
export class SaidOfThings extends KeptThings {
  protected takePosture(piece: Extract<Piece, { says: 'posture' | 'motley' }>, said: string): void {
    if (!this.last || this.last.person) this.unknown.push(said);
    else if (piece.says === 'motley') this.last.isMotley = true;
    else for (const one of this.allOf(said)) one.posture = piece.posture;
  }

  protected takeTrait({ trait, colour, isAhead }: Extract<Piece, { says: 'trait' }>): void {
    if (isAhead) {
      this.next = { ...this.next, traits: { ...this.next.traits, ...trait } };
      return;
    }
    if (trait.doing) {
      this.takeDoing({ ...trait, doing: trait.doing });
      return;
    }
    const last = this.last;
    if (!last?.person) return;
    last.person = { ...last.person, ...trait };
    if (colour && trait.skin === undefined && trait.hair === undefined) last.colour = colour;
  }

  /** « une mamie dans son fauteuil qui tricote » tricote; whom somebody carries is seen in his arms. */
  private takeDoing(
    trait: Partial<Person> & { readonly doing: NonNullable<Person['doing']> },
  ): void {
    let doer = this.things.findLast(({ person }) => person !== null);
    if (!doer?.person) return;
    if (trait.doing === 'carry') {
      const { carrier, child, held } = rules.whoCarries(this.things, this.last);
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
}
