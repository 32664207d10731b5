import type { Rewording } from './place-rewordings.ts';

const relatives =
  'grand(?:ma|pa|mother|father|parents?|son|daughter|mom|dad)|granny|granddad|mother|father|mum|mom|dad|papa|maman|papi|papy|mamie|mamy|grand[- ]?(?:m[èe]re|p[èe]re)s?|arri[èe]re|uncle|aunt|oncle|tante|sister|brother|s(?:œ|oe)urs?|fr[èe]res?|husband|wife|mari|femme|son|daughter|fils|fille|cousine?s?|friends?|amie?s?|copa?ines?';
const own = "my|our|his|her|their|your|mon|ma|mes|notre|nos|son|sa|ses|leurs?|votre|vos|l['’]";

/** Says of somebody what no picture shows. */
const unseen =
  'late|dear|dearest|beloved|best|favou?rite|closest|d[ée]funte?s?|regrett[ée]e?s?|feue?|ch[èe]re?s?|bien-aim[ée]e?s?|adou?r[ée]e?s?|meilleure?s?|pr[ée]f[ée]r[ée]e?s?';

/** What is no uniform of somebody's trade. */
const noTrade =
  "same|school|full|blue|red|green|white|black|old|vintage|matching|dress|their|his|her|my|military|army|en|d[’']?";

const somebody = `(?:(?:${own})\\s*)?(?:(?:petite?|little)\\s+)?(?:${relatives}|parents|enfants?|b[ée]b[ée]|coll[èe]gues?|colleagues?|voisine?s?|children|kids?)`;
/** On paper it is what is printed there. */
const noPaper =
  /^(?!.*(?:carte|invitation|affiche|poster|card|flyer|menu|logo|faire[- ]part|banni[èe]re|banner|shirt|sticker|texte|text|[«»“”"])).*$/isu;
const cheered = {
  fr: ' et toute la famille, gâteau d’anniversaire, ballons gonflables',
  en: ' and a family, birthday cake, balloons',
};
const alone = {
  fr: ' avec un gâteau d’anniversaire, ballons gonflables',
  en: ' with a birthday cake, balloons',
};
const withAll = /famil/iu;

/** Whom a feast is for is there, with a cake, and all who were told to be. */
const occasions: readonly Rewording[] = [
  {
    from: new RegExp(
      `(?:(?:f[êe]te|repas|go[ûu]ter)\\s+(?:d['’]|de\\s+(?:l['’])?|pour\\s+l['’])?)?(?:anniversaire(?:\\s+de\\s+mariage)?|d[ée]part\\s+[àa]\\s+la\\s+retraite|d[ée]part\\s+en\\s+retraite)\\s+(?:(?:des?|pour\\s+les)\\s+)?(?:\\d+\\s+ans\\s+)?(?:de\\s+|d['’]|du\\s+)(${somebody})(?!\\p{L})(?:\\s+(?:avec|entour[ée]e?\\s+de|en)\\s+(?:toute\\s+)?(?:la\\s+|sa\\s+)?famille)?`,
      'giu',
    ),
    to: (said) => `${whose(said, 'fr')}${withAll.test(said) ? cheered.fr : alone.fr}`,
    where: noPaper,
  },
  {
    from: new RegExp(
      `(${somebody})['’]s?\\s+(?:\\p{L}+[- ])?(?:\\d+(?:st|nd|rd|th)\\s+)?(?:wedding\\s+)?(?:birthday|anniversary|retirement)(?:\\s+party)?(?:\\s+with\\s+(?:the\\s+)?(?:whole\\s+|entire\\s+)?family)?`,
      'giu',
    ),
    to: (said) => `${whose(said, 'en')}${withAll.test(said) ? cheered.en : alone.en}`,
    where: noPaper,
  },
  {
    from: new RegExp(
      `(?:(?:birthday|anniversary|retirement|farewell)\\s+party)\\s+for\\s+(${somebody})(?!\\p{L})(?:\\s+with\\s+(?:the\\s+)?(?:whole\\s+|entire\\s+)?family)?`,
      'giu',
    ),
    to: (said) => `${whose(said, 'en')}${withAll.test(said) ? cheered.en : alone.en}`,
    where: noPaper,
  },
];

/** Who is celebrated, by what was said of the feast. */
function whose(said: string, language: 'fr' | 'en'): string {
  const whole = new RegExp(`(?<!\\p{L})${somebody}(?!\\p{L})`, 'giu');
  const [who = ''] = said.replace(/['’]s?(?=\s)/gu, '').match(whole) ?? [];
  if (/retrait|retire/iu.test(said) && !/grand|papi|papy|mami|mamy/iu.test(who))
    return language === 'fr' ? 'un vieil homme' : 'an old man';
  return who;
}

/** Whom one calls one's own, however he is called; what somebody wears by whose it is. */
export const relativeRewordings: readonly Rewording[] = [
  ...occasions,
  // “my late grandpa”, « mon cher papi disparu »
  {
    from: new RegExp(
      `(?<!\\p{L})((?:${own})\\s*)(?:(?:${unseen})\\s+)+(?=(?:(?:old|young|little|big|petite?s?|vieille|vieux|grande?s?)\\s+)?(?:${relatives})(?!\\p{L}))`,
      'giu',
    ),
    to: '$1',
  },
  {
    from: new RegExp(
      `(?<=(?:${own})\\s*(?:\\p{L}+[- ])?(?:${relatives}))\\s+(?:d[ée]c[ée]d[ée]e?s?|disparue?s?|d[ée]funte?s?|bien-aim[ée]e?s?|ador[ée]e?s?|style)(?!\\p{L})`,
      'giu',
    ),
    to: '',
  },
  // Another generation looks as old.
  { from: /(?<!\p{L})(?:arri[èe]re[- ])+(?=grand|petit)/giu, to: '' },
  { from: /(?<!\p{L})(?:great[- ])+(?=grand)/giu, to: '' },
  // “an old seventy-year-old surfer”: said twice.
  {
    from: /(?<!\p{L})(?:old|elderly|[âa]g[ée]e?)\s+(?=(?:\p{L}+-)?(?:\p{L}+|\d+)[- ]years?[- ]old)/giu,
    to: '',
  },
  // “my grandmother as a young nurse”: who she was then.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:${own})\\s+(?:grand(?:mother|ma|mom)|granny|mother|mum|mom|aunt)\\s+as\\s+a\\s+young\\s+(woman|girl|\\p{L}+)(?!\\p{L})`,
      'giu',
    ),
    to: (said) => asYoung(said, 'woman'),
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:${own})\\s+(?:grand(?:father|pa|dad)|father|dad|uncle)\\s+as\\s+a\\s+young\\s+(man|boy|\\p{L}+)(?!\\p{L})`,
      'giu',
    ),
    to: (said) => asYoung(said, 'man'),
  },
  // « en uniforme de marin », « en costume de pirate », “in a sailor’s uniform”, “wearing a bear costume”
  {
    from: /(?<!\p{L})(?:en|dans\s+un|avec\s+un|portant\s+un|v[êe]tue?s?\s+d['’]un)\s+(?:uniforme|costume|tenue|combinaison|d[ée]guisement)s?\s+(?:de\s+|d['’])(?!(?:bains?|mari(?:age|[ée]e?s?)|ville|sc[èe]ne|soir[ée]e?|f[êe]te|plage|sport|travail|halloween|carnaval|[ée]poque|couleurs?|gala|no[ëe]l|c[ée]r[ée]monie|lin|velours|tweed|ski|plong[ée]e|d[ée]tente|jogging|camouflage)(?!\p{L}))/giu,
    to: 'déguisé en ',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:(?:in|wearing)\\s+)?(?:(?:an?|his|her|their|the)\\s+)?(?!(?:${noTrade})(?!\\p{L}))(\\p{L}{3,}?)(?:['’]s)?\\s+uniforms?(?!\\p{L})`,
      'giu',
    ),
    to: ' dressed as a $1',
  },
  {
    from: /(?<!\p{L})(?:in|wearing)\s+(?:an?|his|her|their)\s+(?!(?:halloween|traditional|folk|period|fancy|elaborate|matching|red|blue|green|white|black|yellow|pink|gold|silver|colou?rful|historical|wedding|business|carnival|venetian|bathing|swimming|national)(?!\p{L}))(\p{L}{3,}(?:\s(?!costume|onesie)\p{L}{3,})?)\s+(?:costumes?|onesies?)(?!\p{L})/giu,
    to: 'dressed as a $1',
  },
];

function asYoung(said: string, sex: 'woman' | 'man'): string {
  const last = /\p{L}+$/u.exec(said)![0];
  const role = /^(?:woman|girl|man|boy)$/iu.test(last) ? '' : ` dressed as a ${last}`;
  return `a young ${sex}${role}`;
}
