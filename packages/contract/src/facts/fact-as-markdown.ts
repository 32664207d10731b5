/** The text of a fact in a conversation: its lines are entries of a list there. */
export function factAsMarkdown(text: string): string {
  const lines = text.split('\n');
  return lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : text;
}
