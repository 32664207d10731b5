/** What words of one family share: « commence », « commencez ». */
export function stemOf(word: string): string {
  return word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, '');
}
