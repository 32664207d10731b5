/** A page may carry one style element, whose hash its policy names. */
export type StyledHtml = {
  readonly html: string;
  /** Inside of a style element; empty when nothing has styles of its own. */
  readonly css: string;
};

/**
 * Moves the styles that elements carry into rules: our policy refuses `style` attributes, as those
 * are what an injected element would bring. In the browser components set theirs by script, which
 * goes before these rules.
 *
 * @param html as our renderers write it: quotes in text and attributes are escaped.
 * @throws UnsafeStyleError when an attribute holds more than plain declarations.
 */
export function gatherStyles(html: string): StyledHtml {
  const numbers = new Map<string, number>();
  const marked = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    if (!plainDeclarations.test(declarations)) throw new UnsafeStyleError(declarations);
    if (!numbers.has(declarations)) numbers.set(declarations, numbers.size);
    return ` data-s="${numbers.get(declarations)}"`;
  });
  const rules = [...numbers].map(
    ([declarations, number]) => `[data-s="${number}"]{${declarations}}`,
  );
  return { html: marked, css: rules.join('') };
}

/** Names, numbers and colours; nothing that ends a rule, loads anything or stands for a letter. */
const plainDeclarations = /^(?!.*url\()[\w\s:;#.,%()+*/-]*$/i;

export class UnsafeStyleError extends Error {
  override readonly name = 'UnsafeStyleError';
}

/** The element for it, or nothing. */
export const styleTag = (css: string) => (css === '' ? '' : `<style>${css}</style>`);
