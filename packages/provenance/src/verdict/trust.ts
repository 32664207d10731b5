/** Whose signatures are this studio's own. */
export type Trust = {
  /** PEM of the authorities that are believed: the installation's, and that of a certificate from elsewhere. */
  readonly anchors: string | null;
  /**
   * Serial numbers, in decimal, of the studio's own certificates: an authority that others know signs for others,
   * too. Null where whatever its authority signs is the studio's.
   */
  readonly serials: readonly string[] | null;
};
