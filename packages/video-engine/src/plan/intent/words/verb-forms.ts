/**
 * Verbs of wishes in the one form that the rules know: « pourriez-vous commencer », « il faut que
 * tu commences » and « commencez » all ask to « commence ».
 */
const regular =
  `commenc demarr debut termin coup enlev supprim retir vir gard conserv utilis montr ajout inser
  affich plac laiss baiss augment diminu accelere stabilis flout zoom recadr evit oubli ignor saut
  zapp jett elimin ecart melang respect limit remplac invers alterne enchain boucl cal synchronis
  cherch not marqu attenu corrig gliss intercal`.split(/\s+/);
const irregular: Readonly<Record<string, readonly [forms: string, infinitive: string]>> = {
  finis: ['finissez|finissons|finissiez|finisses?|finiras|finirez', 'finir'],
  mets: ['mettez|mettons|mettiez|mettes?|mettras|mettrez', 'mettre'],
  ecris: ['ecrivez|ecrivons|ecrives?', 'ecrire'],
  ouvre: ['ouvrez|ouvrons|ouvriez|ouvres', 'ouvrir'],
  reduis: ['reduisez|reduisons|reduises?', 'reduire'],
  raccourcis: ['raccourcissez|raccourcisses?', 'raccourcir'],
  ralentis: ['ralentissez|ralentisses?', 'ralentir'],
  prends: ['prenez|prenons|prennes?', 'prendre'],
  conclus: ['concluez|conclues?', 'conclure'],
  inclus: ['incluez|inclues?', 'inclure'],
  exclus: ['excluez|exclues?', 'exclure'],
  choisis: ['choisissez|choisisses?', 'choisir'],
  accelere: ['accelerez|accelerons|acceleriez', 'accelerer'],
  jette: ['jetez|jetons', 'jeter'],
  rends: ['rendez', 'rendre'],
};

const you = '(?:tu|vous|on|nous)';
const can =
  '(?:peux|peut|pouvez|pourrais|pourrait|pourriez|voulez|voudrais|voudriez|pourra|pourras)';
/** In front of an infinitive these ask for what it says. */
const asking = `(?:(?:est-ce que |est ce que )?${you} ${can}(?: (?:me|m'|nous|aussi|bien|stp|svp))?|${can}[- ]${you}(?: (?:me|nous|aussi|bien))?|merci de (?:bien vouloir )?|merci d'|(?:il )?(?:faut|faudrait|faudra|suffit d[e'])(?: juste| bien| aussi)?|veuillez|veuille|(?:j'aimerais|je voudrais|je veux|je souhaite|je souhaiterais|on veut|on voudrait|on aimerait|nous voudrions|nous souhaitons|nous aimerions)(?: bien| juste| aussi)?|pens(?:e|ez) (?:bien )?a |(?:tu )?(?:dois|devrais)|vous (?:devez|devriez)|essaye?z? d[e']|il s'agit d[e']|penser a)`;
/** « il faudrait que tu coupes », « je veux qu'on commence » */
const thatYou = `(?:(?:il )?(?:faut|faudrait|faudra)|j'aimerais|je voudrais|je veux|je souhaite|je souhaiterais|on veut|on voudrait|nous voudrions|nous souhaitons)(?: bien)? (?:que |qu')(?:tu|vous|on|l'on|nous) `;
const notRefused = "(?<![a-z]|(?:ne|pas) |n')";

const stems = regular.map((stem) => stem.replace(/e$/, ''));
const infinitives = [
  ...stems.map((stem) => `${stem}er`),
  ...Object.values(irregular).map(([, infinitive]) => infinitive),
].join('|');
const byInfinitive = new Map([
  ...stems.map((stem) => [`${stem}er`, `${stem}e`] as const),
  ...Object.entries(irregular).map(([form, [, infinitive]]) => [infinitive, form] as const),
]);

export const verbForms: readonly (readonly [RegExp, (match: RegExpMatchArray) => string | null])[] =
  [
    [
      new RegExp(`${notRefused}${asking}\\s?(${infinitives})(?![a-z])`, 'g'),
      (match) => byInfinitive.get(match[1] as string) ?? null,
    ],
    // At the head of a wish an infinitive is an order.
    [
      new RegExp(
        `(?<=(?:^|[,.;:!?\\n] ?(?:et |puis |ensuite )?|(?<![a-z])(?:ecran|haut|bas|debut|fin),? ))(${infinitives})(?= (?:le|la|les|l'|un|une|des|du|au|avec|par|sur|en|[«"“\\d]|clip|tout))`,
        'g',
      ),
      (match) => byInfinitive.get(match[1] as string) ?? null,
    ],
    [
      new RegExp(`(?<![a-z-])(${stems.join('|')})(?:ez|ons|iez|eons|eras|erez|era)(?![a-z])`, 'g'),
      (match) => `${match[1]}e`,
    ],
    ...Object.entries(irregular).map(
      ([form, [forms]]) =>
        [new RegExp(`(?<![a-z-])(?:${forms})(?![a-z])`, 'g'), () => form] as const,
    ),
    [new RegExp(`${notRefused}${thatYou}(?=[a-z])`, 'g'), () => ''],
    [
      /(?<![a-z])(?:(?:could|can|would|will) you(?: please| just| also)?|i(?:'d| would) (?:really )?(?:like|love) (?:you )?to|i want (?:you )?to|i need (?:you )?to|we(?:'d| would) like (?:you )?to|we want (?:you )?to|please (?:make sure (?:to |that )?)?|make sure (?:to|that|you)|try to|let's|be sure to|go ahead and) (?=(?:start|begin|end|finish|cut|remove|drop|skip|keep|use|put|add|show|write|play|mute|slow|speed|turn|lower|raise|open|close|trim|leave|stabili[sz]e|fade|shorten)(?![a-z]))/g,
      () => '',
    ],
  ];
