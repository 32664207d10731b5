import type { Rewording } from './place-rewordings.ts';

const parts =
  'laps?|knees?|arms?|shoulders?|back|head|nose|muzzle|snout|hands?|palm|finger|feet|foot|ear|face|cheek|paw|tail|hat';
/** « mon », “an old”: what may stand before a name. */
const owner = "((?:(?:the|an?|his|her|its|their|my|one)\\s+)?(?:\\p{L}+\\s+){0,3}?\\p{L}+)['’]s?";

/** Who touches whom, put as one of the languages says it of the other as well. */
export const touchRewordings: readonly Rewording[] = [
  // “holding an old man's hand”: both do.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:hold|tak|squeez|shak)(ing|es|s|e)\\s+${owner}\\s+hands?(?!\\p{L})`,
      'giu',
    ),
    to: (said) => {
      const whose = new RegExp(`^\\p{L}+\\s+${owner}`, 'iu').exec(said)?.[1] ?? '';
      return `${/^shak/iu.test(said) ? 'shaking hands' : 'holding hands'} with ${whose}`;
    },
  },
  // “on grandma's lap”, “the ear of”
  {
    from: new RegExp(
      `(?<!\\p{L})(on|in|into|onto|from|at|biting|licking|sniffing|kissing|pulling|stroking|touching|petting|scratching|grabbing|against)\\s+${owner}\\s+(${parts})(?!\\p{L})`,
      'giu',
    ),
    to: '$1 the $3 of $2',
  },
  {
    from: /(?<!\p{L})(?:qui\s+|lui\s+)*(?:tient|tiennent|tenant|prend|prenant|donne|donnant)\s+(?:la|sa)\s+main\s+(?:de\s+|d['’]\s*|à\s+|(?:du|au)\s+)/giu,
    to: (said) => `se tient la main avec ${/(?:du|au)\s+$/iu.test(said) ? 'le ' : ''}`,
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:tient|tenant|prend|prenant)\s+((?:son|sa|un|une|le|la)\s+(?:\p{L}+\s+){0,2}?\p{L}+)\s+par\s+la\s+main(?!\p{L})/giu,
    to: 'se tient la main avec $1',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:serre|serrant|serrent)\s+la\s+main\s+(?:de\s+|d['’]\s*|à\s+|(?:du|au)\s+)/giu,
    to: (said) => `se serrent la main avec ${/(?:du|au)\s+$/iu.test(said) ? 'le ' : ''}`,
  },
  // « au bras de », « prend le bras d’un jeune homme »
  {
    from: /(?<!\p{L})(?:(?:qui\s+)?(?:prend|tient|donne|prenant|tenant|donnant)\s+le|au)\s+bras\s+(?:de\s+|d['’]\s*|à\s+)/giu,
    to: 'bras dessus bras dessous avec ',
  },
  {
    from: /(?<!\p{L})(?:taking|takes|holding|holds|on)\s+the\s+arm\s+of\s+/giu,
    to: 'arm in arm with ',
  },
  // « porte sa fille sur ses épaules », “carrying him on her back”
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:porte|portant|portent)\s+((?:son|sa|ses|un|une|le|la)\s+(?:\p{L}+\s+){0,3}?\p{L}+)\s+((?:sur|dans)\s+(?:les|ses|le|son|leurs)\s+(?:[ée]paules|dos))(?!\p{L})/giu,
    to: 'portant $1 $2',
  },
  {
    from: /(?<!\p{L})(?:carr(?:ying|ies)|giving)\s+((?:his|her|a|an|the|their)\s+(?:\p{L}+\s+){0,3}?\p{L}+)\s+(?:a\s+piggy\s?back(?:\s+ride)?|on\s+(?:his|her|their)\s+back)(?!\p{L})/giu,
    to: 'holding $1 on her back',
  },
  // Both stand behind it.
  {
    from: /(?<!\p{L})(?:across|over)\s+(an?|the|his|her)\s+((?:\p{L}+\s+)?(?:desk|table|counter))(?!\p{L})/giu,
    to: 'behind $1 $2',
    where: /hand|deal|talk|interview|sign/iu,
  },
  {
    from: /(?<!\p{L})(?:par[- ]dessus|de part et d['’]autre d[eu']|au[- ]dessus d[eu'’])\s*(un|une|le|la)?\s*(bureau|table|comptoir)(?!\p{L})/giu,
    to: 'derrière un $2',
    where: /main/iu,
  },
  // Somebody sits on it, and the place is around.
  {
    from: /(?<!\p{L})(an?|the)\s+park\s+bench(?!\p{L})/giu,
    to: '$1 bench in a park',
  },
  // Nothing is glued.
  {
    from: /(?<!\p{L})(?:tout\s+)?(?:coll[ée]e?s|serr[ée]e?s|blottie?s)\s+l['’]une?\s+(?:contre|à|sur)\s+l['’]autre(?!\p{L})/giu,
    to: '',
  },
  // They are as many as is told.
  {
    from: /(?<!\p{L})(?:une?\s+|l['’])?(?:[ée]quipe|groupe|bande|troupe)\s+de\s+(?=(?:deux|trois|quatre|cinq|six|sept|huit|\d+)\s)/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:an?\s+|the\s+)?(?:team|bunch|pair)\s+of\s+(?=(?:two|three|four|five|six|\d+)\s)/giu,
    to: '',
  },
  // Who is told to be held so is in the arms, however he is held.
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:serre|serrent|serrant|prend|prennent|tient|tenant|porte|portant)\s+(?:(?:tr[èe]s\s+)?fort\s+)?((?:son|sa|ses|un|une|le|la)\s+(?:\p{L}+\s+){0,3}?\p{L}+)\s+(?:dans\s+(?:ses|leurs)\s+bras|contre\s+(?:elle|lui|son\s+c(?:œ|oe)ur|sa\s+poitrine))(?!\p{L})/giu,
    to: 'avec $1 dans ses bras',
  },
  {
    from: /(?<!\p{L})(?:who\s+)?(?:carr(?:ying|ies)|hold(?:ing|s)|cradl(?:ing|es)|hugg(?:ing|s)|clutch(?:ing|es))\s+((?:his|her|a|an|the|their)\s+(?:\p{L}+\s+){0,3}?\p{L}+)\s+(?:tight(?:ly)?|in\s+(?:his|her|their)\s+arms|to\s+(?:his|her)\s+chest|close)(?!\p{L})/giu,
    to: 'with $1 in her arms',
  },
  // “carrying a sleeping child”: a child is carried in the arms, unless told where.
  {
    from: /(?<!\p{L})(?:who\s+)?(?:carr(?:ying|ies)|cradl(?:ing|es)|holding|hugg(?:ing|s))\s+((?:his|her|a|an|the|their)\s+(?:(?:sleeping|tiny|little|newborn|small|young)\s+)*(?:baby|child|toddler|kid|daughter|son|newborn|infant|kitten|cat|puppy|dog|lamb|bunny|rabbit|(?:little\s+)?(?:boy|girl)))(?!\p{L})(?!\s+(?:on|in|by|and)\s+)/giu,
    to: 'with $1 in her arms',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:porte|portant|c[âa]line|enlace|berce)\s+((?:son|sa|un|une)\s+(?:(?:tout\s+)?petite?\s+)?(?:b[ée]b[ée]|enfant|nouveau[- ]n[ée]|chat(?:on)?|chien|chiot|agneau|lapin|fille|fils))(?!\p{L})(?!\s+(?:sur|dans|dans\s+le)\s+)/giu,
    to: 'avec $1 dans ses bras',
  },
];
