/** All that the server told of administration; what is done there may change any of it. */
export const administrationKey = ['administration'] as const;
export const keyOf = (what: string, ...rest: readonly unknown[]) =>
  [...administrationKey, what, ...rest] as const;

/** What others do shows without a press. */
export const refreshMs = 5000;
