import { severalChanges } from '../kinds/kind-of.ts';
import type { LikelyKinds } from '../kinds/likely-kinds.ts';
import type { Act } from './act.ts';

type Edit = Extract<Act, { do: 'edit' }>;

/** So likely that nothing in the picture is to change where an edit of the whole was read. */
const leastOfContent = 0.35;
/** So sure of a change that the engine's table has no words for. */
const leastOfChange = 0.6;

/**
 * « plus nette, comme dans une glace » changes nothing that the picture shows; « tons sourds » is said in the
 * words of the engine's own table, which then does it.
 */
export function withLikelyChanges(act: Edit, { bestChange, shareOfChange }: LikelyKinds): Edit {
  if (!act.changes.includes('scene')) return act;
  const found = act.changes.filter((change) => change !== 'scene');
  const isFound = found.length > 0 || act.size !== null || act.style !== null;
  const ofContent = shareOfChange('scene') + shareOfChange(severalChanges);
  if (isFound) return ofContent < leastOfContent ? { ...act, changes: found } : act;
  const words = plainWords[bestChange];
  const isSure = words !== undefined && shareOfChange(bestChange) > leastOfChange;
  return isSure ? { ...act, changes: [bestChange], words } : act;
}

const plainWords: Readonly<Record<string, string>> = {
  'light+': 'plus clair',
  'light-': 'plus sombre',
  'contrast+': 'plus de contraste',
  'contrast-': 'moins de contraste',
  'saturation+': 'couleurs plus vives',
  'saturation-': 'couleurs moins vives',
  'warmth+': 'plus chaud',
  'warmth-': 'plus froid',
  'black-and-white': 'en noir et blanc',
  sepia: 'en sépia',
  sharpen: 'plus net',
  blur: 'plus flou',
  flip: 'en miroir',
  enlarge: 'agrandis',
  restore: 'restaure',
  'cut-out': 'détoure',
};
