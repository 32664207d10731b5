/** What administrators decide of a person. Times are milliseconds since 1970, flags 0 or 1. */
export type MemberTable = {
  id: string;
  administers: number;
  suspended_at: number | null;
  /** Null for the studio's own. */
  quota_bytes: number | null;
  seen_at: number | null;
  /** As an outside issuer confirmed it; the embedded provider keeps its own. */
  email: string | null;
};

export type InvitationTable = {
  id: string;
  /** In small letters. */
  email: string;
  secret_sha256: string;
  quota_bytes: number | null;
  invited_by: string | null;
  accepted_by: string | null;
  created_at: number;
  expires_at: number;
};

/** Only ever added to; ids of erased people become null. */
export type AuditLogTable = {
  id: string;
  at: number;
  actor_id: string | null;
  act: string;
  subject_id: string | null;
  /** JSON, in which nobody is named. */
  detail: string;
};

/** What administrators decided for all. */
export type StudioChoiceTable = { name: string; value: string };

export type AdministrationTables = {
  readonly members: MemberTable;
  readonly invitations: InvitationTable;
  readonly audit_log: AuditLogTable;
  readonly studio_choices: StudioChoiceTable;
};
