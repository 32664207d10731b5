import type { Turn } from '../ports.ts';

const pictures = /!\[([^\]]*)\]\(([^)\s]+)\)/g;

/** The pictures of a Markdown text, in order. */
export function picturesIn(
  markdown: string,
): readonly { readonly url: string; readonly altText: string }[] {
  return [...markdown.matchAll(pictures)].map(([, altText = '', url = '']) => ({ url, altText }));
}

/** The address of the last picture in a Markdown text. */
function lastPictureIn(markdown: string): string | null {
  return picturesIn(markdown).at(-1)?.url ?? null;
}

/** The address of the last picture that was answered. */
export function lastPictureOf(history: readonly Turn[]): string | null {
  for (const { answer } of history.toReversed()) {
    const found = lastPictureIn(answer);
    if (found !== null) return found;
  }
  return null;
}

/** The text with each picture named instead of shown. */
export function withPicturesNamed(markdown: string): string {
  return markdown.replace(pictures, (_, altText: string) => `[image : ${altText}]`);
}

/** A picture as the conversation shows it, with what could not be done below it. */
export function pictureMarkdown(picture: {
  readonly url: string;
  readonly altText: string;
  readonly notes: readonly string[];
}): string {
  const notes = picture.notes.map((note) => `\n\n> ${note}`).join('');
  return `![${picture.altText.replace(/[[\]\n]/g, ' ')}](${picture.url})${notes}`;
}
