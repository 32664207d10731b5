import type {
  Crop,
  Ground,
  Place,
  Relation,
  WishedThing,
} from '../../../illustration/illustration-description.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import type { Sayer } from './ledger.ts';

/** What a sentence was found to name. */
export type Collected = {
  readonly things: readonly WishedThing[];
  readonly relations: readonly Relation[];
  readonly place: Place | null;
  /** What grows on its field. */
  readonly crop: Crop | null;
  /** Snow falls in a place that was named for itself. */
  readonly snows: boolean;
  readonly colours: readonly ColourName[];
  readonly framing: 'close' | 'wide' | null;
  /** « sur fond blanc » */
  readonly isPlain: boolean;
  /** « sur du marbre noir » */
  readonly ground: Ground | null;
  /** Behind what is shown, where that was told. */
  readonly wall: 'ramp' | 'glow' | null;
  readonly isFromAbove: boolean;
  /** « un ciel rose » */
  readonly skyColour: ColourName | null;
  /** A lake among mountains. */
  readonly hasPeaks: boolean;
  /** Of a lookout: what is seen from it. */
  readonly view: Place | null;
  /** Nobody else is there. */
  readonly isDeserted: boolean;
  /** As typed: words for something else, of which what is drawn is the nearest relative. */
  readonly relatives: readonly { readonly said: string; readonly id: string }[];
  /** As typed: read by what the set says of its pictures, which may be another sense. */
  readonly guesses: Collected['relatives'];
  /** Which words said what of which thing. */
  readonly sayers: readonly Sayer[];
  /** Of each relation the words that made it. */
  readonly ties: readonly string[];
  readonly unknown: readonly string[];
  /** As typed: seen with what was named before, which would be drawn alike without them. */
  readonly heard: readonly string[];
};
