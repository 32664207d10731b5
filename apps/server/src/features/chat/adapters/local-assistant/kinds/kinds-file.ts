/** What was learned of the corpus; `learn-kinds.ts` writes it anew. */
export const kindsFile = new URL('./kinds.bin', import.meta.url);
