import { isAnimalName } from './is-animal-name.ts';
import type { Rewording } from './place-rewordings.ts';

const worn =
  'lunettes|chapeau|chapeaux|écharpe|casquette|bonnet|béret|nœud|noeud|cravate|bottes|tablier|foulard|bandana|casque|cape';
const female = /^(?:écharpe|casquette|cravate|cape)$/iu;
const many = /s$/iu;

/** Only of an animal: « un renard à lunettes », and no « vipère à lunettes » by the way. */
const wearing = (said: string): string => {
  const [, who = '', garment = ''] = said.match(/^(\p{L}+)\s+\S+\s+(\p{L}+)$/u) ?? [];
  if (!isAnimalName(who)) return said;
  const article = many.test(garment) ? 'des' : female.test(garment) ? 'une' : 'un';
  return `${who} avec ${article} ${garment}`;
};

/** What is told of the characters of tales: what they wear and how they take their tea. */
export const characterRewordings: readonly Rewording[] = [
  {
    from: new RegExp(`(?<!\\p{L})\\p{L}+\\s+(?:[àa]|aux?)\\s+(?:${worn})(?!\\p{L})`, 'giu'),
    to: wearing,
  },
  // At a table as people are.
  {
    from: /(?<!\p{L})(?:having|taking|enjoying|sharing)\s+(?:a\s+(?:cup|pot)\s+of\s+|some\s+|their\s+|its\s+|his\s+|her\s+|afternoon\s+|a\s+)?(?=(?:tea|coffee|cocoa|hot\s+chocolate)(?!\s+(?:party|break)|\p{L}))/giu,
    to: 'drinking ',
  },
  {
    from: /(?<!\p{L})(?:prend|prennent|prenant|partage|partagent)\s+(?:le|du|un|leur|son)\s+(?=(?:thé|café|chocolat\s+chaud)(?!\p{L}))/giu,
    to: 'boit du ',
  },
  { from: /(?<!\p{L})attabl[ée]e?s?(?!\p{L})/giu, to: 'assis à table' },
  // A hat that is a trade's clothes, and no second person.
  {
    from: /(?<!\p{L})(?:in|with|wearing)\s+(?:a|an|his|her|its|their)\s+(?:(?:tall|white|big|tiny|little)\s+){0,2}chef(?:['’]?s)?\s+hats?(?!\p{L})/giu,
    to: 'dressed as a chef',
  },
  {
    from: /(?<!\p{L})(?:avec|en|portant|porte|coiff[ée]e?\s+d['’])\s*(?:une?\s+)?(?:grande\s+|petite\s+)?toque(?:\s+(?:blanche|de\s+(?:chef|cuisinier)))*(?!\p{L})/giu,
    to: 'déguisé en chef cuisinier',
  },
  // Who holds cars up raises a hand, and stands beside no sign.
  {
    from: /(?<!\p{L})stop(?:s|ping)?\s+(?=(?:the|all|some|two|three)?\s*(?:cars?|traffic)(?!\p{L}))/giu,
    to: 'raising his hand beside ',
  },
  {
    from: /(?<!\p{L})(?:arr[êe]te|arr[êe]tent|arr[êe]tant|stoppe)\s+(?=(?:les|des|la|deux|trois)\s+(?:voitures|circulation)(?!\p{L}))/giu,
    to: 'la main levée à côté ',
  },
  // Said of somebody: « la lune le console » is no game.
  {
    from: /(?<=(?<!\p{L})(?:le|la|les|se|me)\s+)console(?:nt)?(?!\p{L}|\s+(?:de\s+)?(?:jeux?|nintendo|playstation|portable))/giu,
    to: 'réconforte',
    where: /triste|pleure|chagrin|larmes|peur|perdu/iu,
  },
  // It blows what somebody wears, and lifts nobody.
  {
    from: /,?\s*(?:(?:et|and|while|as)\s+)?(?:le\s+|the\s+)(?:vent|brise|wind|breeze)\s+(?:soul[èe]ve|gonfle|agite|fait\s+(?:voler|flotter|claquer)|emporte|lifts|blows|tugs\s+at|lifting|blowing)\s+(?=(?:son|sa|ses|his|her|its)\s+(?:\p{L}+\s+)?(?:écharpe|foulard|cape|scarf|manteau|coat|robe|dress)(?!\p{L}))/giu,
    to: ' avec ',
  },
  {
    from: /(?<!\p{L})demand(?:e|ent|ant)\s+(?:de\s+l['’]aide|son\s+chemin|conseil)\s+(?=[àa]u?x?\s)/giu,
    to: 'parle ',
  },
  {
    from: /(?<!\p{L})ask(?:s|ing)?\s+(?=(?:an?|the)\s+(?:\p{L}+\s+){1,3}for\s+(?:help|directions|advice)(?!\p{L}))/giu,
    to: 'talking to ',
  },
  { from: /(?<!\p{L})ours\s+doudou(?!\p{L})/giu, to: 'ours en peluche' },
  // Whose it is, and nobody beside it.
  {
    from: /(?<!\p{L})(?:family|household)\s+(?=(?:dogs?|cats?|pets?|car|house|home|farm|business|recipe|garden|kitchen)(?!\p{L}))/giu,
    to: '',
  },
  // A hen of ducks; canes have handles.
  { from: /(?<!\p{L})cane(?=\s+(?:et|avec|suivie|blanche|qui)(?!\p{L}))/giu, to: 'canard' },
  // Many fish, and no classes.
  {
    from: /(?<!\p{L})(?:a\s+)?schools?\s+of\s+(?=(?:\p{L}+\s+){0,2}fish(?!\p{L}))/giu,
    to: 'many ',
  },
  // « mignonne » is said of stickers; “navy” is a blue.
  { from: /(?<!\p{L})navy(?!\s+(?:blue|officer|ship|seal)|\p{L})/giu, to: 'navy blue' },
  {
    from: /(?<=,\s*)(\p{L}+(?:\s+blue)?)\s+and\s+(\p{L}+)\s+colou?rs(?!\p{L})/giu,
    to: 'colours $1 and $2',
  },
  // What nobody holds is behind: the mood is in its face.
  {
    from: /(?<!\p{L})nuages?\s+(?=(?:tristes?|content|heureux|joyeux|en\s+col[èe]re|grognon|qui\s+(?:pleure|sourit|dort|boude))(?!\p{L}))/giu,
    to: 'nuage souriant ',
  },
  {
    from: /(?<!\p{L})(sad|angry|grumpy|crying|sleepy|lonely)\s+(?:little\s+)?(?=clouds?(?!\p{L}))/giu,
    to: '$1 smiling ',
  },
  // What animals wear, and no two people beside them.
  {
    from: /(?<!\p{L})\p{L}+s\s+en\s+(?:costumes?|tenues?)\s+de\s+(?:jeunes\s+)?mari[ée]s(?!\p{L})/giu,
    to: (said) => {
      const who = /^(\p{L}+)s\s/u.exec(said)?.[1] ?? '';
      return isAnimalName(who) ? said.replace(/\s+de\s+(?:jeunes\s+)?mari[ée]s$/iu, '') : said;
    },
  },
  {
    from: /(?<=(?<!\p{L})cochons\s+d['’]inde\s+en\s+costumes?)\s+de\s+mari[ée]s(?!\p{L})/giu,
    to: '',
  },
  // The accounts of a firm are theirs.
  {
    from: /(?<!\p{L})grand\s+(?=livres?(?!\s+(?:comptable|de\s+compte)|\p{L}))/giu,
    to: '',
  },
];
