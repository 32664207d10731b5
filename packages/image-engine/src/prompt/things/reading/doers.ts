/** How somebody is called who is best shown at work: men, women, English; and what they do, by number. */
type Doer = {
  readonly fr: readonly [his: string, hers: string];
  readonly en: string;
  readonly does: readonly [french: string, frenchOfMany: string, english: string];
  /** Whatever else is told of them they do instead. */
  readonly isOnlyIdle?: boolean;
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
  {
    ...{ fr: ['couturier|tailleur', 'couturi[èe]re'], en: 'tailor|dressmaker|seamstress' },
    ...{ does: ['qui coud', 'qui cousent', 'sewing'], isOnlyIdle: true },
  },
  {
    ...{ fr: ['horloger', 'horlog[èe]re'], en: 'watchmaker|clockmaker', isOnlyIdle: true },
    does: ['qui répare une montre', 'qui réparent une montre', 'repairing a watch'],
  },
  {
    ...{ fr: ['journaliste|reporter', 'journaliste|reporter'], isOnlyIdle: true },
    ...{ en: '(?:(?:tv|news)\\s+)?(?:journalist|reporter)' },
    does: ['qui parle au micro', 'qui parlent au micro', 'speaking into a microphone'],
  },
];

/** Behind them nobody is meant, or what he does is told. */
const isNobody = /^\s*(?:['’]s?\s|hands?(?!\p{L})|instrument)/iu;
const isTold =
  /^\s+(?:(?:qui\s+)?(?:joue(?:nt)?|prend|fait|[ée]crit|sculpte|mixe|balaie)|en\s+train|(?:jou|playing|taking|throwing|writing|sculpting|spinning|sweeping))/iu;

/** Of whom nothing is told but how he looks and where he is. */
const isIdle =
  /^\s*(?:$|[,.;!]|(?:dans|[àa]\s+(?:sa|son|la|l['’])|avec|souriante?|in|at|with)(?!\p{L})(?!\s+(?:rouge|bleue?)))/iu;

/** « joue sur un quai »: what he plays is told by his name. */
const playsAnything =
  /^(\s+(?:qui\s+|is\s+)?(?:joue(?:nt)?|plays|playing))(?=\s*(?:[,.;]|$)|\s+(?:sur|dans|sous|devant|au\s+(?:bord|coin|milieu|fond)|seule?|tard|pour|pr[èe]s|in|on|at|under|by|near|alone|for|outside|before|beside|while)(?!\p{L}))/iu;

/** « une célèbre pianiste », “a lonely street violinist”. */
const praise = '(?:grande?|c[ée]l[èe]bre|petite?|talentueu(?:x|se)|belle|beau)';
const epithets = String.raw`(?:(?!(?:of|on|in|at|and|or|with|for|from|by|to|an?|the|his|her|their|my|our|jazz|rock|blues|classical|folk|young|old|elderly|female|male|woman|man|lady|girl|boy)\s)[\p{L}-]+\s+){0,2}`;

const many = 'deux|trois|quatre|cinq|six|two|three|four|five|des|les|some|the';
const word = (pattern: string) => `(?:${pattern})(?![\\p{L}’'-])`;

type Said = (groups: readonly (string | undefined)[]) => { who: string; does: string };
type Rule = { readonly from: RegExp; readonly said: Said; readonly isOnlyIdle: boolean };

/** « une vieille pianiste » → « une vieille femme qui joue du piano » */
function rulesOf({ fr: [his, hers], en, does, isOnlyIdle = false }: Doer): Rule[] {
  const [french, frenchOfMany, english] = does;
  const rule = (pattern: string, said: Said): Rule => ({
    from: new RegExp(`(?<!\\p{L})${pattern}`, 'giu'),
    ...{ said, isOnlyIdle },
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
function inPlace(prompt: string, { from, said, isOnlyIdle }: Rule): string {
  let [told, end] = ['', 0];
  for (const found of prompt.matchAll(from)) {
    const [hit, ...groups] = found as unknown as [string, ...(string | undefined)[]];
    const behind = prompt.slice(found.index + hit.length);
    if (isNobody.test(behind) || (isOnlyIdle && !isIdle.test(behind))) continue;
    const { who, does } = said(groups);
    const plays = /^(?:qui jou|playing)/u.test(does) ? playsAnything.exec(behind) : null;
    told +=
      prompt.slice(end, found.index) + (!plays && isTold.test(behind) ? who : `${who} ${does}`);
    end = found.index + hit.length + (plays?.[0].length ?? 0);
  }
  return told + prompt.slice(end);
}

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
