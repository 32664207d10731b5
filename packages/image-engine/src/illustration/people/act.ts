import type { Place } from '../place-names.ts';
import type { ToolName } from './act-tools.ts';
import type { StanceName } from './joints.ts';
import type { StationName } from './stations.ts';

/** Where what is worked on is: on the ground or on a little table beside, before the doer on his or in a row on his counter, in his hands, above. */
export type ObjectSpot =
  | 'ground'
  | 'stand'
  | 'bench'
  | 'counter'
  | 'hands'
  | 'aloft'
  | 'person'
  | 'hauled'
  | 'none';

/** How high what somebody works on is: it lies on a table, or he bends, kneels or stands to it. */
export type Reach = 'table' | 'ground' | 'down' | 'low' | 'up';
export const stancesOfReach: Readonly<Record<Reach, StanceName>> = {
  ...{ table: 'atTable', ground: 'toGround', down: 'down', low: 'low', up: 'aside' },
};

/** Something that is done to something or somebody. */
export type Act = {
  readonly stance: StanceName;
  readonly object: ObjectSpot;
  /** In the right hand, and how it is turned: degrees, clockwise from upright. */
  readonly tool?: readonly [name: ToolName, turn: number];
  /** What stands before or beside the doer in his own picture. */
  readonly station?: StationName;
  readonly place?: Place;
  /** Things that its own picture shows already. */
  readonly shows?: string;
  /** What it is done to where nothing was told. */
  readonly brings?: string;
  /** He holds himself as its height asks; on no table where he stands to it or kneels. */
  readonly reaches?: true | 'stand' | 'ground';
  /** To what is lower than himself, where it is no usual one. */
  readonly lowStance?: StanceName;
  /** Of the doer's height: how large what it is done to is at least. */
  readonly least?: number;
  /** Of somebody to whom it is done: how he holds himself. */
  readonly other?: 'sit' | 'offer' | 'cross' | 'stand' | 'cycle' | 'run';
};

/** Whether he holds himself as it asks: always, or where it is too large for his bench. */
export const isReaching = ({ reaches, object }: Act): boolean =>
  reaches !== undefined || object === 'bench';

export const act = (
  stance: StanceName,
  object: ObjectSpot,
  more: Omit<Act, 'stance' | 'object'> = {},
) => ({ stance, object, ...more }) satisfies Act;
