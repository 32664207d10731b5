import type { Page } from '@playwright/test';

/** The part of a node of the DevTools protocol that is read here. */
type Node = {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeValue: string;
  /** Names and values in turn. */
  readonly attributes?: readonly string[];
  readonly children?: readonly Node[];
  readonly shadowRoots?: readonly Node[];
  readonly pseudoElements?: readonly Node[];
};

const textNode = 3;

/** Visible texts drawn with a font of the machine instead of one that the project carries. */
export async function foreignFonts(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = await Promise.all(
    textsIn(root).map(async ({ nodeId, nodeValue }) => {
      const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
      return foreign.map(({ familyName }) => `${familyName}: ${nodeValue.trim().slice(0, 60)}`);
    }),
  );
  await devTools.detach();
  return found.flat();
}

function textsIn({ children = [], shadowRoots = [], pseudoElements = [], ...node }: Node): Node[] {
  if (node.attributes?.includes('sr-only')) return [];
  const below = [...children, ...shadowRoots, ...pseudoElements].flatMap(textsIn);
  return node.nodeType === textNode && node.nodeValue.trim() !== '' ? [node, ...below] : below;
}
