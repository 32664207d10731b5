import type { Person } from '../../apps/server/src/testing.ts';
import type { Studio } from './studio.ts';
import type { Kind, Trial } from './trial.ts';

/** Work that a kill cuts off. Several scenes can play in one studio: one kill strikes them all. */
export type Scene = {
  /** Puts work under way. */
  begin(): Promise<void>;
  /** After the kill, before the restart: where it struck. */
  struck(): Promise<string>;
  /** After the restart: what was acknowledged is there, what is shown is whole. */
  compare(): Promise<void>;
  /** Waits until what was put under way has ended, and looks at it. */
  settle(): Promise<void>;
  /** After the last round, everything once more. */
  finish(): Promise<void>;
};

export type SceneMaker = Omit<Kind, 'run'> & {
  make(stage: Stage): Promise<Scene>;
};

export type Stage = {
  readonly trial: Trial;
  readonly studio: Studio;
  /** With a token that is still good. */
  readonly person: () => Person;
};
