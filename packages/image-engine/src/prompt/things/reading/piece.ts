import type {
  Crop,
  Feeling,
  Format,
  MannerName,
  Person,
  Place,
  Posture,
  RelationKind,
  Touch,
} from '../../../illustration/illustration-description.ts';
import type { Matter } from '../../../illustration/vocabulary/matters.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Named } from '../words/name-index.ts';
import type { Stuff } from '../words/stuffs.ts';
import type { Staging } from '../words/word-tables.ts';

/** What a stretch of words says. */
export type Piece = {
  readonly from: number;
  readonly to: number;
  /** A comma or a full stop stands before it. */
  readonly isAfterStop?: true;
} & (
  | {
      readonly says: 'thing';
      readonly named: Named;
      /** One more of what was named before, by its whole name: “a new one”. */
      readonly called?: string;
    }
  | {
      readonly says: 'person';
      readonly sex: Person['sex'] | 'any';
      readonly age: Person['age'];
      readonly count: number;
      /** A word for a trade that we know nothing else of. */
      readonly isRelative?: boolean;
      /** An animal that does as people do. */
      readonly beast?: string;
    }
  | {
      readonly says: 'trait';
      readonly trait: Partial<Person>;
      readonly colour: ColourName | null;
      /** Said before its person: « a smiling queen ». */
      readonly isAhead: boolean;
    }
  | { readonly says: 'place'; readonly place: Place; readonly crop?: Crop }
  | {
      readonly says: 'relation';
      readonly relation: RelationKind;
      readonly side?: 'left' | 'right';
      readonly at?: Touch;
    }
  /** « sur ses genoux »: of whoever was named before. */
  | { readonly says: 'touch'; readonly at: Touch }
  /** « en bois », “wooden” */
  | { readonly says: 'stuff'; readonly stuff: Stuff }
  /** « sur du marbre » */
  | { readonly says: 'surface'; readonly matter: Matter }
  /** « fond dégradé », “spotlight”; « vu de dessus » */
  | { readonly says: 'staging'; readonly staging: Staging }
  | { readonly says: 'number'; readonly count: number }
  | { readonly says: 'colour'; readonly colour: ColourName; readonly isShade?: boolean }
  | { readonly says: 'size'; readonly size: 'small' | 'large' }
  | { readonly says: 'posture'; readonly posture: Posture }
  | { readonly says: 'feeling'; readonly feeling: Feeling; readonly isAhead: boolean }
  /** « de couleurs différentes » */
  | { readonly says: 'motley' }
  /** « face à face » */
  | { readonly says: 'stance'; readonly stance: 'facing' | 'apart' | 'beside' }
  | { readonly says: 'ground' }
  | { readonly says: 'format'; readonly format: Format }
  | { readonly says: 'manner'; readonly manner: MannerName }
  | { readonly says: 'denial' }
  /** « une place vide »: without passers-by. */
  | { readonly says: 'deserted' }
  | { readonly says: 'framing'; readonly framing: 'close' | 'far' | 'wide' }
  /** Time, season, weather, mood; read elsewhere. */
  | { readonly says: 'circumstance' }
  | { readonly says: 'nothing' }
  | { readonly says: 'unknown' }
);

export const isAdjective = (piece: Piece | undefined): boolean =>
  piece?.says === 'size' || piece?.says === 'colour' || piece?.says === 'number';

export const thingRightBefore = (before: Piece | undefined, at: number): string | null =>
  before?.says === 'thing' && before.to === at ? before.named.id : null;

/** What it says, wherever it stands. */
export type Said = Piece extends infer One
  ? One extends Piece
    ? Omit<One, 'from' | 'to'>
    : never
  : never;
