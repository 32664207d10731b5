import type { Thing } from '@armoni/perception/see/things';

/** What an edit is about. */
export type Subject = {
  /** As typed, with its article. */
  readonly said: string;
  /** Any of these; null for whatever the picture is mainly of. */
  readonly things: readonly Thing[] | null;
  /** All of them and not the one that is seen best. */
  readonly isPlural: boolean;
  readonly side: 'left' | 'right' | null;
};
