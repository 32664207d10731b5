import type { Cluster, Item } from './cluster.ts';
import type { Side } from './facing.ts';

/** What a picture leaves for its things, in units. */
export type Room = {
  readonly width: number;
  readonly height: number;
  readonly base: number;
  /** Where the ground ends. */
  readonly horizon: number;
  readonly hasGround: boolean;
  /** Kept free above: lettering, garlands. */
  readonly top: number;
  /** The lower end of what is left for things that stand on nothing. */
  readonly foot?: number;
  /** On water, of which the base is. */
  readonly isAfloat?: boolean;
  /** Within a disc as wide as this, where the things are its mark. */
  readonly side?: number;
  /** The side of what stands there, as a share of the shorter side, where it is no usual subject. */
  readonly lone?: number;
  /** The most of the width that a row takes. */
  readonly most?: number;
  /** How far from the middle it stands, as a share of the width. */
  readonly lean?: number;
  /** On a table or a ground by themselves: one is shown, the others are props. */
  readonly isDisplay?: boolean;
  /** Of many things one is large and the others are about it. */
  readonly hasHero?: boolean;
};

export type Arranged = { readonly items: readonly Item[]; readonly focus: number };

export type Rooted = {
  readonly cluster: Cluster;
  readonly isFlying: boolean;
  readonly isBust: boolean;
  /** Buildings and the like: behind whoever is seen from near. */
  readonly isLarge: boolean;
  /** From one side to the other, above all. */
  readonly isHung?: boolean;
  /** Told to be far away. */
  readonly isFar?: boolean;
  /** In which turn it was told. */
  readonly told?: number;
  /** Where it was told to be. */
  readonly side?: 'left' | 'right' | null;
  /** Their order was told. */
  readonly isOrdered?: boolean;
  /** Things of a table and the like, which may stand before each other. */
  readonly isSmall: boolean;
  /** Somebody or an animal; somebody is among them. */
  readonly isBeing?: boolean;
  readonly hasPerson?: boolean;
  /** A house or a tree: scenery to whoever is before it. */
  readonly isScenic?: boolean;
  /** To which side it looks, where that was not told and it may as well look to the other. */
  readonly facing?: Side | null;
};
