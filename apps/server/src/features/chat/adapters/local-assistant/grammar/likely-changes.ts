import { anyColour } from '@armoni/image-engine/edit/colour-names';
import {
  type Measure,
  understandEdit,
  understandMeasure,
} from '@armoni/image-engine/edit/understand-edit';
import { understandIllustration } from '@armoni/image-engine/prompt/things/understand-illustration';
import { severalChanges } from '../kinds/kind-of.ts';
import type { LikelyKinds } from '../kinds/likely-kinds.ts';
import type { Act } from './act.ts';
import { fold } from './fold.ts';

type Edit = Extract<Act, { do: 'edit' }>;

/** So likely that nothing in the picture is to change where an edit of the whole was read. */
const leastOfContent = 0.35;
/** So sure of a change that the engine's table has no words for. */
const leastOfChange = 0.6;

/**
 * « plus nette, comme dans une glace » changes nothing that the picture shows, « tons sourds » is no word of the engine:
 * both are said in the words of its own table, and so it does what is told, no more and no less.
 */
export function withLikelyChanges(act: Edit, { bestChange, shareOfChange }: LikelyKinds): Edit {
  if (!act.changes.includes('scene')) return act;
  // « le chien en noir » is understood by the engine, which does it or says why not.
  if (understandEdit(act.words).retouches.length > 0) return act;
  // « elle doit sourire » is said of somebody, and of no light.
  if (ofSomebody.test(act.words)) return act;
  if (namesOther(act.words)) return act;
  const found = act.changes.filter((change) => change !== 'scene');
  const isFound = found.length > 0 || act.size !== null || act.style !== null;
  const ofContent = shareOfChange('scene') + shareOfChange(severalChanges);
  if (isFound) return ofContent < leastOfContent ? inPlainWords(act, found) : act;
  return shareOfChange(bestChange) > leastOfChange ? inPlainWords(act, [bestChange]) : act;
}

/** « les murs en jaune », "with morning light": of one thing's colour or of an hour there are no plainer words. */
function namesOther(words: string): boolean {
  const { time, weather, season, lights } = understandIllustration(words).description;
  const isLit =
    [time, weather, season].some((one) => one !== null) || lights?.some((one) => ofLamps.has(one));
  return isLit === true || ofOneColour.test(fold(words));
}

/** The others are tones, for which the table of edits has words. */
const ofLamps: ReadonlySet<string> = new Set(['neon', 'candle', 'moonlit', 'golden', 'stage']);

const ofOneColour = new RegExp(
  String.raw`(?<![a-z])(?:les?|la|l'|the|ses|son|sa|his|her|its) ?(?!couleurs?|colou?rs?|tons?|tones?|image|photo|picture)[a-z][a-z' -]*? (?:en |to |into |in )?${anyColour}(?![a-z])`,
);

const ofSomebody =
  /(?<!\p{L})(?:souri\p{L}*|smil\p{L}*|laugh\p{L}*|pleur\p{L}*|rajeuni\p{L}*|vieilli\p{L}*|younger|older|cheveux|hair|yeux|eyes|barbe|beard|lunettes|glasses|chapeau|hat|robe|dress)(?!\p{L})/iu;

function inPlainWords(act: Edit, changes: readonly string[]): Edit {
  const said = changes.map((change) => plainWords[change]);
  if (said.includes(undefined)) return act;
  const measure = understandMeasure(act.words);
  const words = [...said, ...(measure === null ? [] : [measures[measure]])].join(', ');
  return { ...act, changes, words };
}

const measures: Readonly<Record<Measure, string>> = { gently: 'un peu', strongly: 'beaucoup' };

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
