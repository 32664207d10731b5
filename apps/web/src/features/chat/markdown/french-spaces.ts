type TextTree = {
  readonly tagName?: string;
  readonly children?: readonly TextTree[];
  value?: string;
};

/**
 * Marks of French stay with their word: no line begins with « ? » or ends with an opening quote.
 * Code is left as it was written.
 */
export function frenchSpaces() {
  return keepMarks;
}

function keepMarks(tree: TextTree): void {
  if (tree.tagName === 'code') return;
  if (tree.value !== undefined) tree.value = withFrenchSpaces(tree.value);
  for (const child of tree.children ?? []) keepMarks(child);
}

function withFrenchSpaces(text: string): string {
  return text.replace(/« /g, '«\u00A0').replace(/ (?=[»:;?!])/g, '\u00A0');
}
