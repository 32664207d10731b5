const unitAhead = '(?= (?:secondes?|sec|s|minutes?|min|plans?|clips?)(?![a-z]))';

/** How words are shortened in messages: each stands for the words beside it. */
const shortened: Readonly<Record<string, string>> = {
  'slt|slut|cc|coucou|bjr|bsr': 'salut',
  'jveux|jveu|jve|jveut': 'je veux',
  'jvoudrais|jvoudrai|jvoudré': 'je voudrais',
  jai: "j'ai",
  'pdt|pdnt|pendan|pandant': 'pendant',
  pr: 'pour',
  ds: 'dans',
  'avk|avc|aveq': 'avec',
  tt: 'tout',
  ts: 'tous',
  ki: 'qui',
  'fo|faut ke': 'faut',
  bcp: 'beaucoup',
  'qd|kan|kand': 'quand',
  'fair|fer': 'faire',
  fe: 'fais',
  'tite|ptite': 'petite',
  'tit|ptit': 'petit',
  'zik|zic|zique|musik|muzik': 'musique',
  'vid|vids|vdo|videau': 'video',
  'kelke|qq|qqs': 'quelques',
  'pls|plz': 'please',
  gato: 'gateau',
  pa: 'pas',
  'osi|ossi': 'aussi',
  otomatik: 'automatique',
  dernie: 'dernier',
  premie: 'premier',
};

/** What is swallowed in speech, and at times in writing. */
export const spoken: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(shortened).map(
    ([short, whole]) =>
      [new RegExp(`(?<![a-z0-9_'.-])(?:${short})(?![a-z0-9_.-])`, 'g'), whole] as const,
  ),
  [/(?<![a-z])g (?=(?:\d|film|tourn|mis|des|un|plein)[a-z\d ])/g, "j'ai "],
  [/(?<![a-z])p'(?=tite?s?(?![a-z]))/g, 'pe'],
  [/(?<![a-z])j'(?=(?:veux|voudrais|prefere|souhaite)(?![a-z]))/g, 'je '],
  [/(?<![a-z])d'(?=(?:la|le|les)(?![a-z]))/g, 'de '],
  [/(?<![a-z])d'(?=une? (?:seule? )?(?:plans?|shot|coupe|seconde|minute)(?![a-z]))/g, 'de '],
  [
    /(?<=(?:fai[st]|met[sz]?|vire|enleve|garde|coupe|ajoute|retire|supprime|cree|prends|trouve|ecri[st]|affiche|commence|termine|finis)[sz]?)[ -]moi(?![a-z-])/g,
    '',
  ],
  // « pas de musique, enfin si, mais discrète »
  [
    /(?:pas d[e']|sans|aucune?|no|without) ?(?=[a-z ]{3,20}[,. …-]+(?:enfin|ah|en fait|mais|euh|finalement|et puis)[, ]+(?:si|oui)(?![a-z']))/g,
    '',
  ],
  [
    /[,. …-]+(?:enfin|ah|en fait|mais|euh|finalement|et puis)[, ]+(?:si|oui)(?![a-z'])[, ]*(?:mais )?/g,
    ' ',
  ],
  [/(?<![a-z])gonna(?![a-z])/g, 'going to'],
  [
    /(?<=(?:clip|video|rush|photo|fichier|numero) )une?(?= (?:en|d'abord|puis|ensuite|a la|au|et|avant|apres|doit|sera)(?![a-z])| ?[,.;!]| ?$)/g,
    '1',
  ],
  [new RegExp(`(?<![a-z])(?:t[re]?ente|trante)${unitAhead}`, 'g'), 'trente'],
  [new RegExp(`(?<![a-z])quar[ae]nte?${unitAhead}`, 'g'), 'quarante'],
  [new RegExp(`(?<![a-z])cinqu[ae]nte?${unitAhead}`, 'g'), 'cinquante'],
  [new RegExp(`(?<![a-z])(?:vint|vingts|vin)${unitAhead}`, 'g'), 'vingt'],
  [new RegExp(`(?<![a-z])(?:quinz|quinse|kinze)${unitAhead}`, 'g'), 'quinze'],
];
