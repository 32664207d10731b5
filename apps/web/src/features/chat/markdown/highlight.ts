import { common, createLowlight } from 'lowlight';

/** A piece of code: plain text, or a named part that holds others. */
export type CodePart = string | { readonly className: string; readonly parts: readonly CodePart[] };

type HastNode = ReturnType<typeof lowlight.highlight>['children'][number];

const lowlight = createLowlight(common);

/** Code in its named parts; undefined for a language nobody here knows. */
export function highlight(code: string, language: string): readonly CodePart[] | undefined {
  if (!lowlight.registered(language)) return undefined;
  return lowlight.highlight(language, code).children.map(partOf);
}

function partOf(node: HastNode): CodePart {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const { className } = node.properties;
  return {
    className: Array.isArray(className) ? className.join(' ') : '',
    parts: node.children.map(partOf),
  };
}
