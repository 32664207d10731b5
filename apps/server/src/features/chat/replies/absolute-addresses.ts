/** Where the address of a link or picture of this studio begins. */
const beginning = /\]\(\/(?!\/)/g;
/** What may go on to be one in the next piece. */
const unfinished = /\](\((\/)?)?$/;

/**
 * A Markdown text that grows, with the studio's own addresses made absolute, wherever its pieces are
 * cut: up to three characters of a piece may come with the next.
 */
export function absoluteAddresses(base: string) {
  let held = '';
  return {
    next(piece: string): string {
      const text = held + piece;
      held = unfinished.exec(text)?.[0] ?? '';
      return withAbsoluteAddresses(text.slice(0, text.length - held.length), base);
    },
    /** What was still held back, at the end or before the text is replaced. */
    rest(): string {
      const text = held;
      held = '';
      return text;
    },
  };
}

export function withAbsoluteAddresses(markdown: string, base: string): string {
  return markdown.replace(beginning, `](${base}/`);
}
