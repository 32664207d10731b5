import type { Ground, Place } from '../../illustration/illustration-description.ts';
import { isAnimal } from '../../illustration/vocabulary/is-animal.ts';
import type { Matter } from '../../illustration/vocabulary/matters.ts';
import type { ColourName } from '../../scene/scene-description.ts';
import * as rules from './collect-rules.ts';
import type { Piece } from './piece.ts';
import { SaidOfThings } from './said-of-things.ts';

/** How what is shown is set up: what it lies on, what is behind it, from where it is seen. */
export class Staged extends SaidOfThings {
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
    if (piece.staging === 'wet') this.takeWet(said);
    else if (piece.staging === 'above') this.staging.isFromAbove = true;
    else this.staging.wall = piece.staging;
    return null;
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
