const pictures = /!\[([^\]]*)\]\(([^)\s]+)\)/g;

/** The pictures of a Markdown text, in order. */
export function picturesIn(
  markdown: string,
): readonly { readonly url: string; readonly altText: string }[] {
  return [...markdown.matchAll(pictures)].map(([, altText = '', url = '']) => ({ url, altText }));
}

/** A picture as the conversation shows it, with what could not be done below it. */
export function pictureMarkdown(picture: {
  readonly url: string;
  readonly altText: string;
  readonly notes: readonly string[];
}): string {
  return `![${picture.altText.replace(/[[\]\n]/g, ' ')}](${picture.url})${notesMarkdown(picture.notes)}`;
}

/** What could not be done, below what was. */
export function notesMarkdown(notes: readonly string[]): string {
  return notes.map((note) => `\n\n> ${note}`).join('');
}
