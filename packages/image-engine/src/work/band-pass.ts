/** A strip of a picture: what one worker does at a time. */
export type Band = {
  readonly index: number;
  /** Of the range given to `run`: rows, columns or items; `to` is excluded. */
  readonly from: number;
  readonly to: number;
};

/**
 * A step over a whole picture that threads do band by band. A thread finds it among the exports of
 * its module by the name of its function, so it must be exported, and only its input travels:
 * structured-cloneable; arrays from `sharedFloats` are shared, all others are copied.
 */
export type BandPass<Input> = {
  readonly module: string;
  readonly name: string;
  /** Writes only what belongs to the band. */
  readonly work: (input: Input, band: Band) => void;
};

/** `module` is the `import.meta.url` of the module that exports the pass. */
export function bandPass<Input>(
  module: string,
  work: (input: Input, band: Band) => void,
): BandPass<Input> {
  return { module, name: work.name, work };
}
