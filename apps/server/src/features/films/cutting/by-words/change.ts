import type { Timeline, TitleCard } from '@armoni/contract/timeline/timeline';

type Ids = { readonly ids: readonly string[] };
/** Says all by the shots that it names. */
type Of<Kind extends string> = Kind extends string ? { readonly kind: Kind } & Ids : never;

/** Where in the film a shot shall stand. */
export type Place =
  | { readonly at: 'start' }
  | { readonly at: 'end' }
  /** From 1. */
  | { readonly at: 'number'; readonly number: number }
  | { readonly at: 'before'; readonly id: string }
  | { readonly at: 'after'; readonly id: string };

/** Which text of the film is meant. */
export type WhichTitle = { readonly which: 'first' | 'last' | 'all' } | { readonly text: string };

/** One thing that a wish changes about a film that stands. */
export type Change =
  | Of<
      | 'remove'
      | 'keep-only'
      | 'keep'
      | 'lock'
      | 'unlock'
      | 'duplicate'
      | 'split'
      | 'other-moment'
      | 'mute'
      | 'unmute'
      | 'backwards'
      | 'forwards'
      | 'swap-places'
    >
  | ({ readonly kind: 'place'; readonly to: Place } & Ids)
  | ({ readonly kind: 'shot-look'; readonly look: Timeline['look'] } & Ids)
  | ({ readonly kind: 'speed'; readonly speed: number } & Ids)
  /** A factor of its length, seconds more or fewer, or seconds altogether. */
  | ({
      readonly kind: 'length';
      readonly as: 'times' | 'plus' | 'seconds';
      readonly value: number;
    } & Ids)
  | ({ readonly kind: 'replace'; readonly sourceId: string } & Ids)
  | { readonly kind: 'add'; readonly sourceIds: readonly string[]; readonly to: Place }
  /** Seconds of the film that go at its beginning or end. */
  | { readonly kind: 'cut-off'; readonly edge: 'start' | 'end'; readonly seconds: number }
  | { readonly kind: 'pace'; readonly times: number }
  | {
      readonly kind: 'duration';
      readonly as: 'times' | 'plus' | 'seconds' | 'at-most';
      readonly value: number;
    }
  | ({ readonly kind: 'title-text'; readonly to: string } & WhichTitle)
  | ({ readonly kind: 'title-place'; readonly place: TitleCard['place'] } & WhichTitle)
  | ({ readonly kind: 'title-longer'; readonly times: number } & WhichTitle)
  | ({ readonly kind: 'title-remove' } & WhichTitle)
  | {
      readonly kind: 'title-add';
      readonly text: string;
      readonly at: 'start' | 'middle' | 'end' | { readonly id: string };
    }
  | { readonly kind: 'music-level'; readonly decibels: number }
  | { readonly kind: 'music-start'; readonly seconds: number }
  /** Of the film; from its end where negative, its middle, or with it. */
  | { readonly kind: 'music-end'; readonly at: number | 'middle' | null }
  | { readonly kind: 'music-off' }
  | { readonly kind: 'chronological' }
  | { readonly kind: 'sound'; readonly sound: Timeline['tracks']['audio']['originalSound'] }
  | { readonly kind: 'look'; readonly look: Timeline['look'] }
  | { readonly kind: 'dissolves'; readonly isOn: boolean }
  | { readonly kind: 'fade'; readonly edge: 'fade-in' | 'fade-out'; readonly isOn: boolean };

/** What of a wish is not done. */
export type Refusal = {
  /** As they were written. */
  readonly words: string;
  /** French: why. */
  readonly message: string;
  /** A wish that would do it, or null where there is none. */
  readonly instead: { readonly label: string; readonly wish: string } | null;
};

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
