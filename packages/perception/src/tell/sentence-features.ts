/** Where features are counted: a feature is known by its hash alone. */
export function bucketOf(feature: string, buckets: number): number {
  return hash(feature) % buckets;
}

/** What a sentence is made of: its words, pairs, triples, both ends and its letters, three to five. */
export function sentenceFeatures(words: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const [at, word] of words.entries()) {
    found.push(`word: ${word}`);
    found.push(`two: ${words.slice(at, at + 2).join(' ')}`);
    found.push(`three: ${words.slice(at, at + 3).join(' ')}`);
  }
  for (const many of [1, 2, 3]) {
    found.push(`first: ${words.slice(0, many).join(' ')}`);
    found.push(`last: ${words.slice(-many).join(' ')}`);
  }
  const letters = ` ${words.join(' ')} `;
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= letters.length; at += 1) {
      found.push(`letters: ${letters.slice(at, at + length)}`);
    }
  }
  return found;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let code = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    code = Math.imul(code ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return code;
}
