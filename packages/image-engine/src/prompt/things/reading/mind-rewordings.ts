import type { Rewording } from './place-rewordings.ts';

const french =
  "(?:r[êe]ve(?:nt)?|r[êe]vant|r[êe]vait)\\s+(?:de\\s+|d[’']\\s*|du\\s+|[àa]\\s+)|(?:pense(?:nt)?|pensant|pensait|songe(?:nt)?|songeant)\\s+(?:[àa]\\s+(?:l[’'])?|aux?\\s+)|(?:se\\s+souvient|se\\s+souvenant|se\\s+rappelle)\\s+(?:de\\s+(?:la\\s+|l[’']\\s*)?|d[’']\\s*|du\\s+|des\\s+)?|(?:veut|voudrait|souhaite|esp[èe]re|aimerait)\\s+(?=(?:devenir|[êe]tre)(?!\\p{L}))|imagin(?:e|ant)\\s+(?=(?:une?|des|le|la|les|son|sa)\\s)";
const english =
  '(?:dream(?:s|ing|t)?|daydream(?:s|ing)?)\\s+(?:of|about)\\s+|(?:think(?:s|ing)?)\\s+(?:of|about)\\s+|(?:remember(?:s|ing)?)\\s+|(?:imagin(?:es|ing))\\s+|(?:wants?|wishes|hopes|would\\s+like|wishing|hoping)\\s+(?=to\\s+(?:be|become)(?!\\p{L}))';

/** « gagner une course »: what comes of it. */
const outcomes: readonly (readonly [says: RegExp, fr: string, en: string])[] = [
  [
    /^(?:gagner|remporter|(?:to\s+)?win(?:ning)?)(?!\p{L})(?![^,.;]*(?:coupe|m[ée]daille|cup|medal))[^,.;]*/iu,
    'une médaille',
    'a medal',
  ],
  [/^(?:voyager|partir|(?:to\s+)?travel(?:l?ing)?)(?!\p{L})[^,.;]*/iu, 'un avion', 'an airplane'],
  [
    /^(?:jouer\s+(?:au\s+foot\p{L}*)|(?:to\s+)?play(?:ing)?\s+(?:football|soccer))/iu,
    'un ballon de foot',
    'a soccer ball',
  ],
];

/** It is somebody that is thought of: « devenir pompier ». */
const becoming =
  /^(?:devenir|[êe]tre|(?:to\s+)?(?:be|becom(?:e|ing)|being))\s+(?:(?:une?|an?)\s+)?/iu;

/** What is thought of, up to where something else is told. */
const thought =
  '([^,.;:!?]+?)(?=\\s*[,.;:!?]|\\s*$|\\s+(?:pendant|tandis|while|dans|sur|sous|devant|pr[èe]s|assise?|allong[ée]e?|in|on|under|at|by|next|sitting|lying|and|et)(?!\\p{L}))';

const articled =
  /^(?:une?|des|les?|la|l[’']|son|sa|ses|mon|ma|deux|trois|leurs?|an?|the|his|her|their|its|two|three|some|\d)/iu;

/** Places fill a picture, and no bubble. */
const places =
  /(?<!\p{L})(?:mer|plage|oc[ée]an|montagne|for[êe]t|campagne|ville|espace|space|[ée]toiles|voyages?|vacances|libert[ée]|futur|avenir|enfance|pass[ée]|jeunesse|vie|pays|home|sea|beach|ocean|mountains?|forest|city|stars|travels?|holidays?|freedom|future|childhood|past|youth|life|country|world|monde|nothing|rien|love|amour)(?!\p{L})/iu;

const bubbled = (told: string, language: 'fr' | 'en'): string | null => {
  const outcome = outcomes.find(([says]) => says.test(told));
  const somebody = becoming.test(told) ? told.replace(becoming, '') : null;
  const article = language === 'fr' ? 'un ' : 'an ';
  const what = outcome
    ? outcome[language === 'fr' ? 1 : 2]
    : somebody !== null
      ? `${article}${somebody}`
      : articled.test(told)
        ? told
        : `${article}${told}`;
  // A verb is no thing: « rêve de voler », “dreams of flying”.
  const isDeed =
    !outcome &&
    somebody === null &&
    !articled.test(told) &&
    /^(?:to\s|\p{L}+ing(?!\p{L})|\p{L}+(?:er|ir|re)(?!\p{L}))/iu.test(told);
  if (isDeed || places.test(what)) return null;
  return language === 'fr'
    ? ` sous une bulle de pensée, ${what} dans la bulle de pensée, `
    : ` under a thought balloon, ${what} in the thought balloon, `;
};

const saidIn = (verbs: string) =>
  new RegExp(`(?<!\\p{L})(?:(?:qui|who|that|which)\\s+)?(?:${verbs})${thought}`, 'giu');

const withoutVerb = (said: string, verbs: string) =>
  new RegExp(`^(?:(?:qui|who|that|which)\\s+)?(?:${verbs})`, 'iu').exec(said)?.[0] ?? '';

const thoughts = (verbs: string, language: 'fr' | 'en'): Rewording => ({
  from: saidIn(verbs),
  to: (said) => bubbled(said.slice(withoutVerb(said, verbs).length).trim(), language) ?? said,
});

/** What is in somebody's mind is not beside him: it is thought of in a bubble, and the dark is feared by night. */
export const mindRewordings: readonly Rewording[] = [
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:a|ont|avait|avaient|ayant)\s+(?:tr[èe]s\s+)?peur\s+(?:du\s+noir|de\s+la\s+nuit)(?!\p{L})/giu,
    to: ' la nuit',
  },
  {
    from: /(?<!\p{L})(?:who\s+(?:is|was)\s+|that\s+is\s+)?(?:afraid|scared|frightened|terrified)\s+of\s+the\s+(?:dark|night)(?!\p{L})/giu,
    to: ' at night',
  },
  thoughts(french, 'fr'),
  thoughts(english, 'en'),
];
