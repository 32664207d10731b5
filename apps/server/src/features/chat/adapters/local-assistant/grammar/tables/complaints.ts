import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import { fold } from '../fold.ts';

/** What a picture may be said to be, the change that makes it more so, and the one that makes it less so. Folded. */
const qualities: readonly (readonly [is: string, more: string | null, less: string])[] = [
  ['sombres?|foncee?s?|obscure?s?|noire?|dark|dim|gloomy|murky', 'plus sombre', 'plus clair'],
  ['claire?s?|lumineu(?:x|se)s?|bright|light', 'plus clair', 'plus sombre'],
  ['blanc(?:he)?s?|washed out|overexposed|cramee?|surexposee?|eblouissante?', null, 'plus sombre'],
  ['floue?s?|blurry|blurred|fuzzy|soft', 'flou', 'plus net'],
  ['pixelisee?s?|baveu(?:x|se)s?|pixelated', null, 'plus net'],
  [
    'ternes?|fades?|gris|grise|delavee?s?|pales?|palotte?s?|palichonne?|mornes?|dull|flat|muted|plates?|plat|bland|washed',
    'moins saturé',
    'plus saturé',
  ],
  [
    'saturee?s?|coloree?s?|criarde?s?|flashy|flashe[sz]?|vives?|vifs?|eclatante?s?|petante?s?|agressi(?:f|ve)s?|vibrant|vivid|saturated|colou?rful|garish|loud',
    'plus saturé',
    'moins saturé',
  ],
  ['contrastee?s?|dure?s?|contrasty|harsh', 'plus contrasté', 'moins contrasté'],
  ['froide?s?|bleutee?s?|cold|cool', 'plus froid', 'plus chaud'],
  ['chaude?s?|warm', 'plus chaud', 'plus froid'],
  ['jaunes?|orangee?s?|yellow', null, 'plus froid'],
];

const first = String.raw`(?:(?:mais|but|hmm+|bof|par contre|et|and|bon|ok|oui|la|franchement)[\s,]+)*`;
const whole = String.raw`(?:avec )?(?:les |la |le |l'|des |ses |the |its )?(?:couleurs?|lumiere|images?|photos?|rendu|teintes?|tons|tout|ensemble|colou?rs?|picture|whole thing|light)`;
const is = String.raw`(?:(?:c'est|ca (?:me )?(?:semble|parait|fait|reste)|(?:elle|il|${whole}) (?:est|sont|fait|me semble|parait|reste|is|are|looks?)|(?:les |la |le |l')?(?:couleurs|teintes|tons) (?:me |nous )?(?:semblent|paraissent|sont)|je (?:la|le|les|trouve ca)(?: trouve)?|it(?:'s| is| looks| seems| feels)|that(?:'s| is)|this is|they(?:'re| are)|looks?|i find it) )`;
const isOrBare = String.raw`(?:${is}|${whole},? )`;
const make = String.raw`(?:(?:rends|fai[st]|mets|make) ${whole} |(?:rends|fai[st]|mets|passe)[- ](?:la|le|les) |(?:la|le|les) (?:rendre|faire|mettre) |make (?:it|them) )`;
const much = String.raw`(?:(?:un peu|un petit peu|a bit|a little|bien|beaucoup|nettement|legerement|slightly|much|way|encore|toujours|still|vraiment|really|quand meme|plutot|assez|rather|kinda|super|hyper|tellement|so) )*`;
const last = String.raw`(?:,? (?:pour moi|a mon gout|je trouve|quand meme|non|hein|maintenant|la|en fait|comme ca|for me|for my taste|pour (?:mes|mon|ma|une?|l') ?[a-z ]{2,30}|i think|though|now|imo|${whole}))*`;

const rows = qualities.map(([words, more, less]) => {
  const says = (pattern: string) => new RegExp(`^${first}${pattern}${last}$`);
  return {
    more,
    less,
    /** « c'est sombre » is as good as « trop sombre »; without either it is no complaint. */
    tooMuch: [
      says(`${isOrBare}?${much}(?:trop|too) ${much}(?:${words})`),
      says(`(?:un peu|a bit|a little|kinda|plutot) (?:trop |too )?(?:${words})`),
      says(`${is}${much}(?:${words})`),
    ],
    lessOf: says(
      `(?:${isOrBare}|${make})?${much}(?:moins|less|pas (?:si|aussi)|not so) (?:${words})`,
    ),
    moreOf: says(
      `(?:${isOrBare}|${make})?${much}(?:(?:plus|more|davantage|pas (?:assez|tres|bien|vraiment)|pas|not) (?:${words})(?: enough)?)`,
    ),
  };
});

/** « ça manque de couleurs », « trop de montagnes »: more of it, or less. */
const measures: readonly (readonly [says: RegExp, meant: string])[] = [
  [/^(?:(?:it's|that's|it is) )?not (?:bright|light) enough$/, 'brighter'],
  [/^(?:(?:it's|that's|it is) )?not dark enough$/, 'darker'],
  [
    /^(?:(?:mais|et|but|bof|par contre)[\s,]+)*(?:(?:c'est |il n'y a |il y a |y a |elle est |it's )?pas assez|(?:ca |elle |il |l'image )?manque(?: un peu)?|trop peu|not enough|(?:it )?(?:lacks|needs more)) (?=(?:de |d'|of )?\S)/,
    'plus ',
  ],
  [
    /^(?:(?:mais|et|but|bof|par contre)[\s,]+)*(?:(?:il )?y a )?(?:trop (?=d[e' ])|too (?:much|many) )/,
    'moins ',
  ],
];

/** Sayings for what the engine has a plain word for; whole wishes. */
const sayings: readonly (readonly [says: RegExp, meant: string])[] = [
  [
    /^(?:enleve[rz]?|retire[rz]?|vire[rz]?|supprime[rz]?|ote[rz]?|efface[rz]?|sans|remove|take out|drain|lose|strip|no) (?:toutes? )?(?:all )?(?:of )?(?:la |les |the )?(?:couleurs?|colou?rs?)$/,
    'noir et blanc',
  ],
  [
    /^(?:fai[st]|faire|make) (?:plus |mieux |bien )?(?:(?:ressortir|eclater|peter|claquer|exploser) (?:les|la) couleurs?|(?:the )?colou?rs? pop)(?: (?:more|plus|un peu))?$/,
    'plus saturé',
  ],
  [
    /^.*(?:tristes?|mornes?|gloomy|sad) (?:comme|niveau|cote|au niveau des) (?:les )?couleurs?$|^(?:les )?couleurs (?:sont )?(?:trop |un peu )?(?:tristes|mornes)$/,
    'plus saturé',
  ],
  [
    /^(?:(?:ca |elle |il )?(?:manque|pas assez) |plus )(?:un peu )?de chaleur$|^(?:it )?(?:lacks|needs more) warmth$/,
    'plus chaud',
  ],
  [
    /^(?:renverse|inverse|retourne|flip|mirror)[rz]?(?:[- ](?:la|le|it))? (?:(?:de )?(?:la )?gauche (?:a|et|vers|avec) (?:la )?droite|left (?:to|and) right)$/,
    'effet miroir',
  ],
  [
    /^(?:eclaire|illumine)[rsz]?(?:[- ](?:la|le))?(?: (?:un peu|davantage|plus|bien|beaucoup|encore))*$/,
    'plus clair',
  ],
  [/^(?:inverse|mirror)[- ](?:la|le|it)$/, 'effet miroir'],
  [
    /^(?:(?:ca |elle )?(?:manque|plus|pas assez|more) (?:de |of )?(?:peps|punch|pep's|eclat))$/,
    'plus saturé',
  ],
  [
    /^(?:mets?|mettre|passe[rz]?|tourne[rz]?|retourne[rz]?|renverse[rz]?|put|turn|flip)(?:[- ](?:la|le|it|l'image|la photo|the picture))? (?:a l'envers|(?:la )?tete en bas|sens dessus dessous|upside down)$/,
    'tourne de 180°',
  ],
];

/** « le contraste est trop fort » */
const strengths =
  /^(?:le |la |l'|the )?(?<what>contraste?|saturation|luminosite|lumiere|exposition|brightness) (?:est |is )?(?:(?:un peu |bien |a bit |way )?(?:trop|too) (?:(?<less>fort|eleve|haut|prononce|pousse|dur|intense|strong|high|much)|faible|bas|timide|low|weak)e?e?|insuffisante?)$/;

/** « c'est trop flou » is a wish for « plus net »; other words stay. */
export function asWish(text: string): string {
  const tuned = strengths.exec(fold(text).replace(/[\s.!?]+$/, ''))?.groups;
  if (tuned) return `${tuned.less ? 'baisse' : 'augmente'} ${tuned.what}`;
  const folded = fold(text.replace(/[\s.!?,;…]+$/u, ''));
  const plain = sayings.find(([says]) => says.test(folded));
  if (plain) return plain[1];
  const meant = meantBy(folded);
  if (meant === null) return asMeasure(text, folded);
  return /(?:un peu|a bit|a little|legerement|slightly)/.test(folded) ? `un peu ${meant}` : meant;
}

function meantBy(folded: string): string | null {
  const { edits, retouches } = understandEdit(folded);
  // « le chien est trop sombre » is said of a part, and the engine reads it.
  if (retouches.length > 0) return null;
  // What the engine reads itself it reads with its own strengths.
  const isUnknown = edits.length === 0;
  for (const { more, less, tooMuch, lessOf, moreOf } of rows) {
    if (tooMuch.some((one) => one.test(folded))) return less;
    if (isUnknown && lessOf.test(folded)) return less;
    if (isUnknown && more !== null && moreOf.test(folded)) return more;
  }
  return null;
}

function asMeasure(text: string, folded: string): string {
  for (const [says, meant] of measures) {
    const said = says.exec(folded)?.[0];
    if (said !== undefined) return meant + text.slice(said.length).replace(/^of /, '');
  }
  return text;
}
