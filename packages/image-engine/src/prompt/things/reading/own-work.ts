/** Trades in French and English, and what whoever has one does when he is said to be at work; empty where his name alone says it. */
type Work = readonly [trade: string, french: string, english: string];

const works: readonly Work[] = [
  ['soudeu(?:r|se)|welder', 'qui soude', 'welding'],
  ['forgeron(?:ne)?|ferronni[eè]re?|blacksmith|farrier', 'qui forge', 'forging'],
  ['boulang(?:er|[eè]re)|pizza[iï]olo|baker', 'qui pétrit', 'kneading dough'],
  ['p[âa]tissi(?:er|[eè]re)|pastry chef', 'qui décore un gâteau', 'decorating a cake'],
  [
    'menuisi(?:er|[eè]re)|charpenti(?:er|[eè]re)|[ée]b[ée]niste|carpenter|joiner|cabinetmaker|woodworker',
    ...(['qui rabote', 'planing'] as const),
  ],
  ['jardini(?:er|[eè]re)|gardener', 'qui bêche', 'digging'],
  ['cuisini(?:er|[eè]re)|cook|chef', 'qui cuisine', 'cooking'],
  [
    'coiffeu(?:r|se)|barbi(?:er|[eè]re)|hairdresser|hair stylist|barber',
    ...(['qui coiffe une femme', 'cutting the hair of a woman'] as const),
  ],
  [
    'm[ée]canicien(?:ne)?|garagiste|mechanic',
    ...(['qui répare une voiture', 'repairing a car'] as const),
  ],
  [
    '(?:sapeur[- ])?pompi(?:er|[eè]re)|firefighter|fireman',
    'qui éteint un incendie',
    'fighting a fire',
  ],
  ['barista', 'qui verse du café', 'pouring coffee'],
  ['dentiste?', 'qui examine un patient', 'examining a patient'],
  ['apicult(?:eur|rice)|beekeeper', 'qui tient un cadre de ruche', 'holding a hive frame'],
  ['m[ée]decin|docteure?|doctor', 'qui ausculte un patient', 'examining a patient'],
  ['horlog(?:er|[eè]re)|watchmaker', 'qui répare une montre', 'repairing a watch'],
  ['luthi(?:er|[eè]re)|violin maker', 'qui répare un violon', 'repairing a violin'],
  ['cordonni(?:er|[eè]re)|shoemaker|cobbler', 'qui répare une chaussure', 'repairing a shoe'],
  ['peintre|painter|artiste?', 'qui peint', 'painting'],
  ['couturi(?:er|[eè]re)|tailor|seamstress|dressmaker', 'qui coud', 'sewing'],
  ['p[êe]cheu(?:r|se)|fisherman|angler', 'qui pêche', 'fishing'],
  ['chirurgien(?:ne)?|surgeon', 'qui opère', 'operating'],
  ['v[ée]t[ée]rinaire|vet|veterinarian', 'qui examine un chien', 'examining a dog'],
  ['scientifique|chimiste|scientist|chemist', 'qui fait une expérience', 'doing an experiment'],
  ['serveu(?:r|se)|waiter|waitress', 'qui sert', 'serving'],
  ['b[ûu]cheron(?:ne)?|lumberjack|woodcutter', 'qui fend du bois', 'chopping wood'],
  ['tisserande?|weaver', 'qui tisse', 'weaving'],
  ['fleuriste|florist', 'qui compose un bouquet', 'making a bouquet'],
  ['bouch(?:er|[eè]re)|butcher', 'qui coupe un rôti', 'cutting a roast'],
  ['fermi(?:er|[eè]re)|farmer', 'qui ratisse', 'raking'],
  ['instituteur|institutrice|professeure?|teacher', 'qui écrit au tableau', 'teaching'],
  [
    'ma[çc]on(?:ne)?|bricklayer|poti(?:er|[eè]re)|potter|c[ée]ramiste|photographe|photographer|sculpteur|sculptrice|sculptor',
    ...(['', ''] as const),
  ],
];

const atWork =
  "(?:au\\s+travail|en\\s+plein\\s+travail|[àa]\\s+l[’']ouvrage|[àa]\\s+l[’'](?:oe|œ)uvre|en\\s+(?:pleine\\s+)?action|in\\s+action|at\\s+work|hard\\s+at\\s+work|working)";
const notElsewhere = '(?!\\p{L}|\\s+(?:on|with|sur|avec))';
const rules = works.map(([trade, french, english]) => ({
  from: new RegExp(`(?<!\\p{L})(${trade})\\s+${atWork}${notElsewhere}`, 'giu'),
  does: (said: string) => (/(?:at\s+work|working|in\s+action)$/iu.test(said) ? english : french),
}));

/** « un soudeur au travail » → « un soudeur qui soude » */
export const atOwnWork = (prompt: string): string =>
  rules.reduce(
    (text, { from, does }) =>
      text.replace(from, (said, trade: string) => `${trade} ${does(said)}`.trim()),
    prompt,
  );
