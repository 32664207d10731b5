/** Whom a studio signs as. All three are PEM. */
export type SigningIdentity = {
  /** The signer's own first, then those between it and its authority; not the authority itself. */
  readonly certificates: string;
  /** PKCS #8, of an elliptic curve P-256. */
  readonly privateKey: string;
  /** Of the authority that those who check are to trust. */
  readonly anchors: string;
};
