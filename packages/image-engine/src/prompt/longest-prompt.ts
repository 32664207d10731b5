/** Characters: longer prompts are read up to here, and a note says so. */
export const longestPrompt = 4000;

/**
 * What is read of a prompt, a run of spaces as one: patterns that skip spaces would take time by the
 * square of its length.
 */
export const readable = (prompt: string): string =>
  prompt
    .slice(0, longestPrompt)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n\s*/gu, '\n');
