/** Of a match, and what stands in its place. */
export type Piece = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Words of our own for what stood there. */
  readonly isOurs?: boolean;
};

/** A text that is rewritten step by step and knows where each of its units came from. */
export class RewrittenText {
  text: string;
  /** For each unit of `text`, and for its end, the unit of the first text. */
  private origins: number[];
  /** Stretches of the first text that were taken back, or that say nothing. */
  private struck: readonly { readonly start: number; readonly end: number }[] = [];

  constructor(text: string) {
    this.text = text;
    this.origins = Array.from({ length: text.length + 1 }, (_, index) => index);
  }

  copy(): RewrittenText {
    const copy = new RewrittenText('');
    copy.text = this.text;
    copy.origins = this.origins;
    copy.struck = this.struck;
    return copy;
  }

  /**
   * `pattern` must be global; a replacement of null leaves the match as it is. One in pieces
   * says which part of the match each comes from.
   */
  replace(
    pattern: RegExp,
    replacement: (match: RegExpMatchArray) => string | readonly Piece[] | null,
  ): void {
    const matches = [...this.text.matchAll(pattern)];
    if (matches.length === 0) return;
    const pieces: string[] = [];
    const origins: number[] = [];
    let done = 0;
    const copy = (end: number) => {
      pieces.push(this.text.slice(done, end));
      for (let index = done; index < end; index += 1) origins.push(this.origins[index] as number);
      done = end;
    };
    for (const match of matches) {
      const written = replacement(match);
      if (written === null || match[0] === '') continue;
      copy(match.index as number);
      // What is said in fewer words, or in stops, has no unit of its own for the rest.
      if (typeof written === 'string' && written.length < match[0].length) {
        const kept = /[a-z0-9]/.test(written) ? written.length : 0;
        this.pass(done + kept, done + match[0].length);
      }
      const whole = { text: written, start: 0, end: match[0].length, isOurs: false };
      for (const { text, start, end, isOurs } of typeof written === 'string' ? [whole] : written) {
        if (isOurs) this.pass(done + start, done + end);
        const from = this.origins[done + start] as number;
        const to = this.origins[done + end] as number;
        pieces.push(text as string);
        for (let index = 0; index < text.length; index += 1) {
          origins.push(Math.min(from + index, to - 1));
        }
      }
      done += match[0].length;
    }
    copy(this.text.length);
    origins.push(this.origins.at(-1) as number);
    this.text = pieces.join('');
    this.origins = origins;
  }

  /** One stretch, by what was meant: unit for unit, or spread over all of it. */
  replaceRange(start: number, end: number, written: string, isSpread = false): void {
    const from = this.origins[start] as number;
    const to = this.origins[end] as number;
    const step = isSpread ? (to - from) / written.length : 1;
    const own = Array.from({ length: written.length }, (_, index) =>
      Math.max(from, Math.min(from + Math.floor(index * step), to - 1)),
    );
    this.origins = [...this.origins.slice(0, start), ...own, ...this.origins.slice(end)];
    this.text = this.text.slice(0, start) + written + this.text.slice(end);
  }

  /** Says that what stood here is taken back, and replaced by what holds. */
  strike(start: number, end: number, written: string): void {
    this.pass(start, end);
    this.replaceRange(start, end, written);
  }

  private pass(start: number, end: number): void {
    const from = this.origins[start] as number;
    this.struck = [...this.struck, { start: from, end: this.origins[end] as number }];
  }

  isStruck(origin: number): boolean {
    return this.struck.some(({ start, end }) => start <= origin && origin < end);
  }

  /** Where a unit of the rewritten text, or its end, stood in the first one. */
  originOf(index: number): number {
    return this.origins[Math.min(index, this.origins.length - 1)] as number;
  }

  /** Where a unit of the first text stands now. */
  placeOf(origin: number): number {
    let low = 0;
    let high = this.text.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.origins[middle] as number) >= origin) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
