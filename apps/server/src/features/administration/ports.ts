import type { ActName, WorkItem } from '@armoni/contract/administration';

/** Something that an administrator did. Nothing in it names anybody but by id. */
export type Act = {
  readonly act: ActName;
  /** Null where the settings of the studio, or an issuer's claims, decided. */
  readonly by: string | null;
  /** Whom it was done to. */
  readonly on: string | null;
  readonly detail?: ActDetail;
};

export type ActDetail = {
  readonly invitation?: string;
  readonly from?: number | null;
  readonly to?: number | null;
  readonly job?: { readonly id: string; readonly kind: string };
  /** An issuer's claims decided, and nobody here: who was erased is no one either. */
  readonly byIssuer?: true;
};

/** An act as it is shown: whoever was erased since has no name and no id. */
export type LoggedAct = Omit<Act, 'by' | 'on'> & {
  readonly id: string;
  readonly at: number;
  readonly by: NamedPerson | null;
  readonly on: NamedPerson | null;
  /** Of the invitation that it is about. */
  readonly email: string | null;
};

export type NamedPerson = { readonly id: string; readonly name: string | null };

export interface ActLog {
  add(act: Act): Promise<void>;
  /** The newest first. */
  page(options: { readonly beforeId: string | null; readonly limit: number }): Promise<LoggedAct[]>;
}

/** Somebody as administrators see them. Times are milliseconds since 1970. */
export type Member = {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly isEmailConfirmed: boolean;
  readonly administers: boolean;
  readonly suspendedAt: number | null;
  /** Null for the studio's own. */
  readonly quotaBytes: number | null;
  readonly seenAt: number | null;
  readonly usedBytes: number;
};

export type MemberChange = {
  readonly administers?: boolean;
  readonly suspendedAt?: number | null;
  readonly quotaBytes?: number | null;
};

/** Everybody here, whoever signs them in. Each change is written together with what the log says of it. */
export interface MemberRepository {
  find(id: string): Promise<Member | null>;
  page(options: {
    readonly q: string;
    readonly order: 'newest' | 'fullest';
    readonly beforeId: string | null;
    readonly limit: number;
  }): Promise<Member[]>;
  /** @param seenSince milliseconds since 1970 */
  counts(seenSince: number): Promise<{ all: number; suspended: number; seen: number }>;
  change(id: string, change: MemberChange, acts: readonly Act[]): Promise<void>;
  isSuspended(id: string): Promise<boolean>;
  quotaOf(id: string): Promise<number | null>;
  /** That they were here, with the address that an outside issuer confirmed. */
  see(id: string, at: number, email: string | null): Promise<void>;
  /** Makes the very first account of the studio, and no other, one that administers. */
  claimFirst(id: string): Promise<void>;
  /** What this room keeps of a person goes; the log forgets who they were. */
  erase(id: string): Promise<void>;
}

export type Invitation = {
  readonly id: string;
  readonly email: string;
  readonly quotaBytes: number | null;
  readonly createdAt: number;
  readonly expiresAt: number;
};

export interface InvitationRepository {
  /** In place of an earlier one for the same address. */
  add(invitation: Invitation, secretSha256: string, by: string): Promise<void>;
  /** Neither accepted nor expired, the newest first. */
  open(now: number): Promise<Invitation[]>;
  findOpen(
    call: { readonly email: string } & ({ readonly secretSha256: string } | { readonly any: true }),
    now: number,
  ): Promise<Invitation | null>;
  /** False when there is none. */
  withdraw(id: string, by: string): Promise<boolean>;
  /** Gives the person the room that was promised. */
  accept(invitation: Invitation, personId: string): Promise<void>;
}

export interface StudioChoices {
  isSignUpOpen(): Promise<boolean>;
  setSignUpOpen(isOpen: boolean, act: Act): Promise<void>;
}

export type WorkState = WorkItem['state'];

/** Work of anybody, as the queue has it. Times are milliseconds since 1970. */
export type Work = {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string | null;
  readonly kind: string;
  readonly title: string | null;
  /** Of what it is made from: clips, pictures. */
  readonly pieces: number | null;
  readonly state: WorkState;
  readonly where: string | null;
  readonly percent: number;
  readonly stage: string | null;
  readonly message: string | null;
  readonly attempts: number;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly changedAt: number;
};

export interface WorkList {
  page(options: { readonly state: WorkState | null; readonly limit: number }): Promise<Work[]>;
  counts(): Promise<Readonly<Record<WorkState, number>>>;
  find(id: string): Promise<Work | null>;
  /** Ids of what waits and runs for somebody. */
  openOf(ownerId: string): Promise<Pick<Work, 'id' | 'kind' | 'ownerId'>[]>;
}

/** Cancels and runs again what people asked for; by its kind. */
export interface WorkActions {
  readonly kinds: ReadonlySet<string>;
  cancel(work: Pick<Work, 'id' | 'kind' | 'ownerId'>): Promise<void>;
  runAgain(work: Pick<Work, 'id' | 'kind' | 'ownerId'>): Promise<void>;
}

/** Ends whatever lets somebody in: sessions, keys, connections; and what this process does for them. */
export type SignOutEverywhere = (id: string) => Promise<void>;
export type ShutOut = (id: string) => Promise<void>;

/** Hands a link to somebody; undefined where the studio sends no mails. */
export type MailInvitation = (mail: {
  readonly to: string;
  readonly link: string;
}) => Promise<void>;
