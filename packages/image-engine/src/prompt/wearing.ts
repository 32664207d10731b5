/** « porte une robe rouge », « qui portent de grandes bottes »: who has it on is told by what is worn. */
const article = '(?:une?|des|de|son|sa|ses|leurs?)';
const degree = '(?:grande?s?|petite?s?|longue?s?|vieux|vieille|gros(?:se)?s?|jolie?s?)';
const garment =
  'robe|chapeau|lunettes|[ée]charpe|casquette|bonnet|b[ée]ret|manteau|veste|blouson|gilet|pull|chemis|tee[- ]?shirt|t[- ]shirt|jupe|pantalon|jean|short|botte|chaussure|basket|sandale|gant|moufle|cir[ée]|imperm|costume|cravate|casque|couronne|masque|collier|tablier|kimono|sari|salopette|uniforme|armure|cape|foulard|voile|maillot|pyjama|bretelles|blouse|toque|smoking';

/** The verb where a garment follows it. */
export const wearing = `porte(?:nt)?(?=\\s+${article}\\s+(?:${degree}\\s+)?(?:${garment}))`;
