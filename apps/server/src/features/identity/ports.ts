import type { JsonPieces } from '../../platform/json/json-pieces.ts';
import type { TransactionalWrite } from '../../platform/queue/job-queue.ts';
import type { KeptFile } from '../../platform/storage/kept-file.ts';

/**
 * Who a token speaks for. `id` is its subject in lowercase; `session` is one of ours; `email` is what an
 * outside issuer says it has confirmed.
 */
export type VerifiedUser = {
  readonly id: string;
  readonly session?: string;
  readonly email?: string;
};

/**
 * Checks a bearer token: signature, issuer, audience, times, and that the person still exists.
 * A token that must not pass is `undefined`; an issuer that cannot be asked throws
 * `IssuerUnreachableError`.
 */
export type TokenVerifier = (bearerToken: string) => Promise<VerifiedUser | undefined>;

/** The keys of an issuer, or the database behind them, cannot be read now. */
export class IssuerUnreachableError extends Error {
  override readonly name = 'IssuerUnreachableError';
}

/**
 * What a feature keeps of a person. `compose/` gathers one of each feature, so that a
 * person can take everything away and erase everything.
 */
export type PersonalData = {
  /** Key in the export, e.g. `films`. */
  readonly name: string;
  /** JSON of everything the feature keeps of this person, in pieces; files as their addresses. */
  exportOf(ownerId: string): JsonPieces;
  /** The files themselves, for an archive. */
  filesOf?(ownerId: string): AsyncIterable<KeptFile>;
  /** Ends what this process is doing for them. */
  stopOf?(ownerId: string): Promise<void>;
  /** Removes rows, files and queued work. Calling it again is harmless. */
  eraseOf(ownerId: string): Promise<void>;
};

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

/** Whose turn it is to have a password hashed: who has signed in here before waits for no crowd. */
export type PasswordLine = 'known' | 'strangers';

/** A password that somebody wants, and what it must not be made of: their name, their address. */
export type WantedPassword = { readonly password: string; readonly about: readonly string[] };

export type PasswordProblem =
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_ABOUT_YOU';

/** What is wrong with a new password, by the code of the answer; undefined when it may be taken. */
export type JudgePassword = (wanted: WantedPassword) => Promise<PasswordProblem | undefined>;

/** Who asks for the erasure of an account, and the password they say. */
export type ErasureCall = {
  readonly ownerId: string;
  readonly password: string | undefined;
  readonly address: string;
  readonly signal: AbortSignal;
};

/** Whether it is the person's own password; also true for people who have none here. */
export type ConfirmErasure = (call: ErasureCall) => Promise<boolean>;

/** Who may write rows, for people whom another issuer signs in; and who is being erased. */
export interface OwnerRepository {
  /** Takes somebody in at their first call; false while they are being erased. */
  admit(id: string): Promise<boolean>;
  forget(transaction: Parameters<TransactionalWrite>[0], id: string): Promise<void>;
  /** Everybody whose erasure is promised and not yet done. */
  erasing(): Promise<string[]>;
  /** Rows of nobody's feature that name the person, but for the erasure itself. */
  eraseLeftovers(ownerId: string): Promise<void>;
}

/**
 * Marks a code of the second factor as used by this person; false when it was already. For as long as
 * a code may be taken.
 */
export type SpendCode = (userId: string, code: string) => Promise<boolean>;

type SendLink = (mail: {
  readonly to: string;
  /** Absolute; works once, or until it has expired. */
  readonly link: string;
}) => Promise<void>;

/** What the studio writes to people. It quotes nothing that anybody wrote: an address may be a stranger's. */
export type IdentityMails = {
  /** To choose a new password. */
  readonly reset: SendLink;
  /** To confirm that an address is theirs. */
  readonly confirmAddress: SendLink;
  /** To make an account. */
  readonly invite: SendLink;
};

export type OpenSession = {
  readonly id: string;
  readonly createdAt: Date;
  readonly userAgent: string | null;
};

/** Where people are signed in. Every call is scoped by the person here. */
export interface SessionRepository {
  /** The newest first. */
  open(ownerId: string): Promise<OpenSession[]>;
  end(ownerId: string, id: string): Promise<void>;
  endOthers(ownerId: string, keptId: string): Promise<void>;
  endAll(ownerId: string): Promise<void>;
}

/** Who may come in, as administrators decided. */
export interface Door {
  /** Why nobody may make an account with this address; undefined when they may. */
  refusalOf(newcomer: {
    readonly email: string;
    /** The secret of an invitation; empty without one. */
    readonly invitation: string;
  }): Promise<'SIGN_UP_CLOSED' | 'INVITATION_INVALID' | undefined>;
  /** Whether somebody may make an account whose address an issuer has confirmed. */
  admitsConfirmed(email: string): Promise<boolean>;
  /** That there is an account now. */
  entered(
    id: string,
    newcomer: {
      readonly email: string;
      readonly invitation: string;
      /** By an issuer, so that an invitation to this address needs no secret. */
      readonly isConfirmed?: boolean;
    },
  ): Promise<void>;
  /** What an issuer's claims say of who administers. */
  claimed(id: string, administers: boolean): Promise<void>;
  /** Whether somebody is kept out. */
  isShut(id: string): Promise<boolean>;
}
