import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';

type TextTree = {
  readonly tagName?: string;
  readonly children?: readonly TextTree[];
  value?: string;
};

/** Keeps marks of French with their word; code is left as it was written. */
export function frenchSpaces() {
  return keepMarks;
}

function keepMarks(tree: TextTree): void {
  if (tree.tagName === 'code') return;
  if (tree.value !== undefined) tree.value = withFrenchSpaces(tree.value);
  for (const child of tree.children ?? []) keepMarks(child);
}
