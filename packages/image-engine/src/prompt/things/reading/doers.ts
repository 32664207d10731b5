/** How somebody is called who is best shown at work: men, women, English; and what they do, by number. */
type Doer = {
  readonly fr: readonly [his: string, hers: string];
  readonly en: string;
  readonly does: readonly [french: string, frenchOfMany: string, english: string];
};

const plays = (what: string, english: string): Doer['does'] => [
  `qui joue ${what}`,
  `qui jouent ${what}`,
  `playing the ${english}`,
];

const doers: readonly Doer[] = [
  { fr: ['pianiste', 'pianiste'], en: 'pianist', does: plays('du piano', 'piano') },
  { fr: ['guitariste', 'guitariste'], en: 'guitarist', does: plays('de la guitare', 'guitar') },
  { fr: ['bassiste', 'bassiste'], en: 'bassist', does: plays('de la guitare', 'guitar') },
  { fr: ['violoniste', 'violoniste'], en: 'violinist', does: plays('du violon', 'violin') },
  {
    ...{ fr: ['violoncelliste', 'violoncelliste'], en: 'cellist' },
    does: plays('du violoncelle', 'cello'),
  },
  {
    ...{ fr: ['saxophoniste', 'saxophoniste'], en: 'saxophonist' },
    does: plays('du saxophone', 'saxophone'),
  },
  {
    ...{ fr: ['trompettiste', 'trompettiste'], en: 'trumpeter' },
    does: plays('de la trompette', 'trumpet'),
  },
  {
    ...{ fr: ['fl[ûu]tiste', 'fl[ûu]tiste'], en: 'fl[au]utist' },
    does: plays('de la flûte', 'flute'),
  },
  {
    ...{ fr: ['accord[ée]oniste', 'accord[ée]oniste'], en: 'accordionist' },
    does: plays("de l'accordéon", 'accordion'),
  },
  { fr: ['harpiste', 'harpiste'], en: 'harpist', does: plays('de la harpe', 'harp') },
  {
    ...{ fr: ['clarinettiste', 'clarinettiste'], en: 'clarinett?ist' },
    does: plays('de la clarinette', 'clarinet'),
  },
  {
    ...{ fr: ['hautbo[ïi]ste', 'hautbo[ïi]ste'], en: 'oboist' },
    does: plays('du hautbois', 'oboe'),
  },
  {
    ...{ fr: ['contrebassiste', 'contrebassiste'], en: 'double[- ]bassist' },
    does: plays('de la contrebasse', 'double bass'),
  },
  {
    ...{ fr: ['tromboniste', 'tromboniste'], en: 'trombonist' },
    does: plays('du trombone', 'trombone'),
  },
  { fr: ['tubiste', 'tubiste'], en: 'tubist', does: plays('du tuba', 'tuba') },
  {
    ...{ fr: ['cornemuseur|sonneur de cornemuse', 'cornemuseuse'], en: '(?:bag)?piper' },
    does: plays('de la cornemuse', 'bagpipes'),
  },
  {
    ...{ fr: ['percussionniste', 'percussionniste'], en: 'percussionist' },
    does: plays('du djembé', 'djembe'),
  },
  {
    ...{ fr: ['batteur(?! [àa] )', 'batteuse'], en: 'drummer' },
    does: plays('de la batterie', 'drums'),
  },
  {
    ...{ fr: ['soudeur', 'soudeuse'], en: 'welder' },
    does: ['qui soude', 'qui soudent', 'welding'],
  },
  { fr: ['dj', 'dj'], en: 'dj|disc jockey', does: ['qui mixe', 'qui mixent', 'spinning records'] },
  {
    ...{ fr: ['photographe|cam[ée]raman', 'photographe'], en: 'photographer|cameraman' },
    does: ['qui prend une photo', 'qui prennent une photo', 'taking a picture'],
  },
  {
    ...{ fr: ['potier|c[ée]ramiste', 'poti[èe]re|c[ée]ramiste'], en: 'potter|ceramist' },
    does: ['qui fait de la poterie', 'qui font de la poterie', 'throwing a pot'],
  },
  {
    ...{ fr: ['sculpteur', 'sculptrice'], en: 'sculptor' },
    does: ['qui sculpte une statue', 'qui sculptent une statue', 'sculpting a statue'],
  },
  {
    ...{ fr: ['[ée]crivain|po[èe]te|romancier', '[ée]crivaine|po[ée]tesse|romanci[èe]re'] },
    ...{ en: 'writer|poet|novelist' },
    does: ['qui écrit une lettre', 'qui écrivent une lettre', 'writing a letter'],
  },
  {
    ...{
      fr: ['balayeur', 'balayeuse|femme de m[ée]nage'],
      en: 'street sweeper|cleaner|cleaning lady',
    },
    does: ['qui balaie', 'qui balaient', 'sweeping'],
  },
];

/** Behind them nobody is meant, or what he does is told. */
const isNobody = /^\s*(?:['’]s?\s|hands?(?!\p{L})|instrument)/iu;
const isTold =
  /^\s+(?:(?:qui\s+)?(?:joue|prend|fait|[ée]crit|sculpte|mixe|balaie)|en\s+train|(?:jou|playing|taking|throwing|writing|sculpting|spinning|sweeping))/iu;

/** « une célèbre pianiste », “a lonely street violinist”. */
const praise = '(?:grande?|c[ée]l[èe]bre|petite?|talentueu(?:x|se)|belle|beau)';
const epithets = String.raw`(?:(?!(?:of|on|in|at|and|or|with|for|from|by|to|an?|the|his|her|their|my|our|jazz|rock|blues|classical|folk|young|old|elderly|female|male|woman|man|lady|girl|boy)\s)[\p{L}-]+\s+){0,2}`;

const many = 'deux|trois|quatre|cinq|six|two|three|four|five|des|les|some|the';
const word = (pattern: string) => `(?:${pattern})(?![\\p{L}’'-])`;

type Said = (groups: readonly (string | undefined)[]) => { who: string; does: string };
type Rule = { readonly from: RegExp; readonly said: Said };

/** « une vieille pianiste » → « une vieille femme qui joue du piano » */
function rulesOf({ fr: [his, hers], en, does: [french, frenchOfMany, english] }: Doer): Rule[] {
  const rule = (pattern: string, said: Said): Rule => ({
    from: new RegExp(`(?<!\\p{L})${pattern}`, 'giu'),
    said,
  });
  return [
    rule(`(${many})\\s+${word(`(?:${his}|${hers})s`)}`, ([count]) => ({
      ...{ who: `${count} personnes`, does: frenchOfMany },
    })),
    rule(
      `(un|une|le|la)\\s+(?:(jeune|vieux|vieil|vieille)\\s+)?(?:${praise}\\s+)?${word(`${his}|${hers}`)}`,
      ([article, age]) => ({ who: inFrench(article, age), does: french }),
    ),
    // Nothing but who it is, as one types it.
    rule(`(?<=^\\s*)${word(`${his}|${hers}`)}`, () => ({ who: 'une personne', does: french })),
    rule(`(${many})\\s+${word(`(?:${en})s`)}`, ([count]) => ({
      ...{ who: `${count} people`, does: english },
    })),
    rule(
      `(an?|the)\\s+(${epithets})(?:(young|old|elderly|female|male)\\s+)?(?:(woman|man|lady|girl|boy)\\s+)?(?:(?:jazz|rock|blues|classical|folk)\\s+)?${word(en)}`,
      ([article, epithet, kind, noun]) => ({
        ...{ who: `${article} ${epithet ?? ''}${inEnglish(kind, noun)}`, does: english },
      }),
    ),
    rule(
      `(?<=^\\s*)(${epithets})(?:(?:jazz|rock|blues|classical|folk)\\s+)?${word(en)}`,
      ([epithet]) => ({
        ...{ who: `a ${epithet ?? ''}person`, does: english },
      }),
    ),
  ];
}

const rules = doers.flatMap(rulesOf);

/** Who it is in place of each hit, followed by what he does unless that is told anyhow. */
const inPlace = (prompt: string, { from, said }: Rule): string =>
  prompt.replace(from, (hit, ...more) => {
    const at = more.findIndex((one) => typeof one === 'number');
    const behind = prompt.slice((more[at] as number) + hit.length);
    if (isNobody.test(behind)) return hit;
    const { who, does } = said((more as (string | undefined)[]).slice(0, at));
    return isTold.test(behind) ? who : `${who} ${does}`;
  });

function inFrench(article = 'un', age = ''): string {
  if (/^(un|le)$/i.test(article)) {
    if (!age) return 'un homme';
    return /jeune/i.test(age) ? 'un jeune homme' : 'un vieil homme';
  }
  return age ? `une ${age} femme` : 'une femme';
}

function inEnglish(kind = '', noun = ''): string {
  if (noun) return `${kind} ${noun}`.trim();
  if (/^female$/i.test(kind)) return 'woman';
  if (/^male$/i.test(kind)) return 'man';
  if (/^elderly$/i.test(kind)) return 'old man';
  return kind ? `${kind} man` : 'person';
}

/** Who is called by what he does is said to do it. */
export const withDoersAtWork = (prompt: string): string => rules.reduce(inPlace, prompt);
