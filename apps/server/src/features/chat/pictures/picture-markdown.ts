import type { Turn } from '../ports.ts';

const pictures = /!\[([^\]]*)\]\(([^)\s]+)\)/g;

/** The address of the last picture in a Markdown text. */
export function lastPictureIn(markdown: string): string | null {
  return [...markdown.matchAll(pictures)].at(-1)?.[2] ?? null;
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
