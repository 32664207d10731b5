import type { TownName } from '../../place-names.ts';
import type { Setting } from '../stage.ts';

/** How the houses of a street look. */
export type Quarter = {
  readonly fronts: readonly string[];
  readonly roof: string;
  /** Of the picture's height above the eye, seen from nearest; and how much more by chance. */
  readonly high: number;
  readonly more: number;
  /** Of a storey and of a window's share in it. */
  readonly storeys: number;
  readonly hasShops: boolean;
  readonly hasBalconies: boolean;
  readonly hasMansards: boolean;
  /** Bushes in flower over its doors instead of washing. */
  readonly isOfIslands?: boolean;
  /** Beams in the walls. */
  readonly beams?: string;
  /** What stands on the wall toward the street. */
  readonly gable?: 'pointed' | 'stepped';
  /** About the windows. */
  readonly frames?: string;
  readonly shutters?: readonly string[];
  /** Boxes of flowers below them. */
  readonly hasFlowers?: boolean;
  /** Of the lowest floor. */
  readonly foot?: string;
  /** Round lamps of paper along the eaves. */
  readonly hasLanterns?: boolean;
  /** Lattices before the windows. */
  readonly hasLattice?: boolean;
};

const plain = { hasShops: true, hasBalconies: false, hasMansards: false };

/** The houses that a town or a countryside is known for. */
const quarters: Readonly<Record<TownName, Quarter>> = {
  timbered: {
    fronts: ['#f2e2c0', '#e9bf93', '#d8cfae', '#e5a58c', '#c5d0bd', '#f4efe0'],
    ...{ roof: '#9a5038', high: 0.4, more: 0.1, storeys: 3, ...plain },
    ...{ beams: '#66422c', gable: 'pointed', hasFlowers: true, frames: '#f6efe0' },
  },
  flemish: {
    fronts: ['#b5573f', '#c98a5a', '#d9c09a', '#8f4a3a', '#e2d3b5', '#a8674a'],
    ...{ roof: '#7d4a3a', high: 0.42, more: 0.08, storeys: 4, ...plain },
    ...{ gable: 'stepped', frames: '#f4efe2' },
  },
  brick: {
    fronts: ['#a5523f', '#b8674c', '#8f4d40', '#9c5b48'],
    ...{ roof: '#565f6c', high: 0.46, more: 0.03, storeys: 4, ...plain },
    ...{ frames: '#f6f2e8', foot: '#efe8da' },
  },
  wooden: {
    fronts: ['#7a5a44', '#6a5040', '#8a6a50', '#97714f'],
    ...{ roof: '#4a525e', high: 0.3, more: 0.05, storeys: 2, ...plain },
    ...{ hasLanterns: true, hasLattice: true },
  },
  granite: {
    fronts: ['#b9b2a6', '#a8a196', '#cfc8ba', '#f2efe6', '#c4bcae'],
    ...{ roof: '#55606f', high: 0.38, more: 0.08, storeys: 3, ...plain },
    ...{ frames: '#f4f1e8', shutters: ['#3f78b0', '#5f9ac4', '#2f5f8f'], hasFlowers: true },
  },
  ochre: {
    fronts: ['#e8bf7a', '#dda15f', '#eccfa0', '#d98a60', '#f0dcb4', '#e0a07a'],
    ...{ roof: '#c77a4e', high: 0.4, more: 0.12, storeys: 3, ...plain },
    ...{ shutters: ['#7fa3b8', '#7f9f72', '#9db3c4', '#5f8a6a'], hasFlowers: true },
  },
  tiled: {
    fronts: ['#f2c14e', '#7fb6d4', '#f2efe6', '#e58f7a', '#93c7ac', '#e9a0b4'],
    ...{ roof: '#c0663f', high: 0.44, more: 0.08, storeys: 4, ...plain, hasBalconies: true },
    ...{ frames: '#f8f5ec' },
  },
  clay: {
    fronts: ['#d98a5c', '#c9744a', '#e0a070', '#d07f55'],
    ...{ roof: '#c9744a', high: 0.38, more: 0.14, storeys: 3, ...plain },
    ...{ hasLanterns: true, shutters: ['#3f8f9a', '#2f6f8f'] },
  },
};

/** The told town's houses; null where none was told. */
export const builtAs = ({ town }: Setting): Quarter | null => (town ? quarters[town] : null);

/** The told town's houses, else the street's own. */
export const quarterOf = (setting: Setting, usual: Quarter): Quarter => builtAs(setting) ?? usual;

/** Colours of a told town's walls, else these. */
export const frontsOf = (setting: Setting, usual: readonly string[]): readonly string[] =>
  builtAs(setting)?.fronts ?? usual;
