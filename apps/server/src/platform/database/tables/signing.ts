export type SigningIdentityTable = {
  /** Always 1: there is one row at most. */
  only: 1;
  /** PEM, the signer's own first. */
  certificates: string;
  /** PEM, PKCS #8. Whoever reads the database can sign, as they can do all else. */
  private_key: string;
  /** PEM of the installation's authority. */
  anchors: string;
  /** 32 random bytes in base64url, by which watermarks are spread. */
  watermark_key: string;
  made_at: number;
};

/** Who signs as author, by which name; nobody who has not chosen to. */
export type AuthorTable = { owner_id: string; name: string };

export type SigningTables = {
  readonly signing_identity: SigningIdentityTable;
  readonly authors: AuthorTable;
};
