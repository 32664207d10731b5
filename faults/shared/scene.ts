import type { Person } from '../../apps/server/src/testing.ts';
import type { Studio } from './studio.ts';
import type { Kind, Trial } from './trial.ts';

/** Whether work has come to one of its parts. */
export type Aim = () => 'before' | 'there' | 'over';

/** Work that a kill cuts off. Several scenes can play in one studio: one kill strikes them all. */
export type Scene = {
  /** Makes what the next round needs. */
  prepare?(): Promise<void>;
  /** Puts work under way. */
  begin(): Promise<void>;
  /** Parts that random moments seldom strike, in their order. */
  readonly aims?: readonly Aim[];
  /** A moment before the kill: what was held back goes on. */
  resume?(): void;
  /** Kills what runs beside the studio, at the same moment. */
  kill?(): void;
  /** After the kill, before the restart: where it struck. Null when nothing was under way. */
  struck(): Promise<string | null>;
  /** After the restart: what was acknowledged is there, what is shown is whole. */
  compare(): Promise<void>;
  /** Waits until what was put under way has ended, and looks at it. */
  settle(): Promise<void>;
  /** While the studio is stopped and swept. */
  swept?(): Promise<void>;
  /** After the last round, everything once more. */
  finish(): Promise<void>;
};

export type SceneMaker = Omit<Kind, 'run'> & {
  /** Its work is short: it is put under way shortly before the kill. */
  readonly isShort?: true;
  make(stage: Stage): Promise<Scene>;
};

export type Stage = {
  readonly trial: Trial;
  readonly studio: Studio;
  /** With a token that is still good. */
  readonly person: () => Person;
};
