/** Marks of French stay with their word: no line begins with « ? » or ends with an opening quote. */
export function withFrenchSpaces(text: string): string {
  return text.replace(/« /g, '«\u00A0').replace(/ (?=[»:;?!])/g, '\u00A0');
}
