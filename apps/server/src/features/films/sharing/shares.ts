import type { SharedFilm } from '../ports.ts';

/** What the person has chosen about the address of a film. */
export type ShareSettings = {
  /** The version it shows; null for the one that the gallery shows. */
  readonly version: number | null;
  readonly showsName: boolean;
  readonly showsOrigin: boolean;
  readonly showsDate: boolean;
  /** The name of its music. */
  readonly showsMusic: boolean;
  readonly allowsDownload: boolean;
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null;
};

export type Share = ShareSettings & {
  /** What is unguessable in the address; says nothing of person or film. */
  readonly token: string;
  readonly filmId: string;
  readonly ownerId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** What an address leads to. */
export type Shared = {
  readonly share: Share;
  readonly film: SharedFilm;
  readonly title: string;
  /** Of the version shown; milliseconds since 1970. */
  readonly madeAt: number;
};

/** Scoped by the owner and blind to the bin, but for `open`, which is for everybody. */
export interface Shares {
  find(ownerId: string, filmId: string): Promise<Share | null>;
  /** In the place of the film's last one; false when the owner has no such film. */
  put(share: Share): Promise<boolean>;
  change(ownerId: string, filmId: string, change: Partial<ShareSettings>): Promise<Share | null>;
  /** False when the owner has no such film. */
  revoke(ownerId: string, filmId: string): Promise<boolean>;
  /** Null unless the film is there, outside of the bin, and the address holds at that moment. */
  open(token: string, now: number): Promise<Shared | null>;
  listOf(ownerId: string): Promise<readonly Share[]>;
  erase(ownerId: string): Promise<void>;
}
