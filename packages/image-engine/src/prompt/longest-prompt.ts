/** Characters: longer prompts are read up to here, and a note says so. */
export const longestPrompt = 4000;
