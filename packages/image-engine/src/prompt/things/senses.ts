import type { Named } from './name-index.ts';
import { readsEnglish } from './reading-rules.ts';

/** A word of several things, of which its company tells one; null where that has no picture. */
type Sense = readonly [says: RegExp, beside: RegExp, id: string | null];

/** Of plain words (`tokenise`): the company is looked for in all of the prompt. */
const senses: readonly Sense[] = [
  [/^(pain|bar|brick)$/, /\b(savon|soap)\b/, 'soap'],
  [/^cadre$/, /\b(abeille|miel|ruche|apicult\w+|velo|vtt|moto)\b/, null],
  [/^avocat$/, /\b(robe|tribunal|juge|plaid\w+|cabinet|client|proce|barreau)\b/, 'judge'],
  [/^(souri|mouse)$/, /\b(ordinateur|clavier|keyboard|computer|pc|laptop)\b/, 'computer-mouse'],
  [/^baguette$/, /\b(magi\w+|fee|sorcier\w*|enchant\w+)\b/, 'magic-wand'],
  [/^baguette$/, /\b(orchestre|chef d orchestre)\b/, null],
  [/^(batterie|battery)$/, /\b(telephone|smartphone|voiture|charge\w*|recharge\w*)\b/, 'battery'],
  [/^feuille$/, /\b(papier|stylo|crayon|ecri\w+|dessin\w*|imprim\w+)\b/, 'page-facing-up'],
  [/^note$/, /\b(prend\w*|ecri\w+|cahier|eleve|etudiant\w*|cour|reunion)\b/, 'memo'],
  [/^(peche)$/, /\b(canne|etang|hamecon|ligne|bateau|port)\b/, null],
  [/^bat$/, /\b(baseball|cricket)\b/, 'baseball'],
  [/^nail$/, /\b(polish|manicure|salon|hand)\b/, 'nail-polish'],
  [/^bank$/, /\b(river|lake|stream|canal|sea)\b/, null],
  [/^bow$/, /\b(gift|hair|dress|present|ribbon|tie)\b/, 'ribbon'],
  [/^crane$/, /\b(construction|building|site|port|harbour|container)\b/, 'excavator'],
  [/^(crane)$/, /\b(pond|lake|marsh|rice|feather|snow)\b/, 'stork'],
  [/^grue$/, /\b(chantier|immeuble|construction|port|beton|batiment)\b/, 'excavator'],
  [/^glass(e)?$/, /\b(wine|champagne|beer|toast\w*|drink\w*|whisky)\b/, 'wine-glass'],
  [/^(turkey)$/, /\b(istanbul|ankara|cappadocia|travel|country)\b/, null],
  [/^plant$/, /\b(nuclear|power|industrial|chemical)\b/, 'factory'],
  [/^chest$/, /\b(hair|muscle\w*|tattoo|pain)\b/, null],
  [/^(trunk)$/, /\b(elephant|car|swim\w*)\b/, null],
  [/^toast$/, /\b(champagne|verre|mariage|lev\w+|wedding|glass\w*|raise\w*)\b/, 'clinking-glasses'],
  [/^cuisiniere$/, /\b(gaz|induction|four|plaque|equipee|hotte)\b/, 'oven'],
  [/^(voile|veil)$/, /\b(mariee|bride|apicult\w+|visage|cheveu|danse\w*)\b/, null],
  [
    /^(carreau|carreaux)$/,
    /\b(tissu|chemise|nappe|jupe|plaid|rideau\w*|torchon|veste|pantalon|serviette)\b/,
    null,
  ],
  [
    /^(carreau|carreaux)$/,
    /\b(cuisine|kitchen|salle de bain|douche|mur|credence|evier|carrelage|sol)\b/,
    null,
  ],
  [
    /^(cream|creme)$/,
    /\b(brown|black|white|navy|green|blue|red|beige|marron|brun|noir|blanc|bleu|vert)\b/,
    null,
  ],
  [/^(cheminee|chimney)$/, /\b(fumee|toit|village|maison|smoke|roof|usine|factory)\b/, null],
  [/^(coeur|heart)$/, /\b(salade|artichaut|palmier|foret|ville|city|village)\b/, null],
  [/^(bouton|button)$/, /\b(fleur|rose|chemise|manteau|shirt|coat)\b/, null],
  [/^(palette)$/, /\b(bois|chantier|entrepot|meuble|salon|jardin|pallet)\b/, null],
  [/^(aile|wing)$/, /\b(poulet|chicken|bbq|sauce)\b/, 'poultry-leg'],
  [/^eclair$/, /\b(orage|tempete|ciel|nuage|pluie|foudre|storm)\b/, null],
  [/^(roue)$/, /\b(paon|gymnast\w*)\b/, null],
  [
    /^(etoile|star)$/,
    /\b(hotel|restaurant|michelin|chef|avis|danseu\w+|rock|cinema|movie)\b/,
    null,
  ],
  [/^(lune)$/, /\b(miel)\b/, null],
  [/^(pomme)$/, /\b(douche|arrosoir|pin)\b/, null],
  [/^(pin|pins)$/, /\b(pomme de pin)\b/, null],
  [/^(cour)$/, /\b(.+)\b/, null],
  [/^(mine)$/, /\b(crayon|stylo)\b/, null],
  [/^(piece)$/, /\b(puzzle)\b/, 'puzzle-piece'],
  [/^(table)$/, /\b(montagne|multiplication|matiere)\b/, null],
  [/^(canape)$/, /\b(saumon|cocktail|aperitif|apero|traiteur|buffet)\b/, null],
  [/^(bouchon)$/, /\b(voiture|autoroute|circulation)\b/, null],
  [/^(raquette)$/, /\b(neige|randonnee|montagne)\b/, null],
  [/^(luge|traineau)$/, /\b(ete)\b/, null],
  [/^(tableau)$/, /\b(eleve|classe|maitresse|professeur|craie|ecole|prof)\b/, 'blackboard'],
  [/^(poele)$/, /\b(boi|salon|cheminee|buche|chauff\w+)\b/, 'wood-stove'],
  [/^(bougie)$/, /\b(moteur|allumage|voiture)\b/, null],
  [/^(lentille)$/, /\b(contact|oeil|yeux|camera|objectif)\b/, null],
  [/^(ampoule)$/, /\b(pied|talon|marche)\b/, null],
  [/^(puce)$/, /\b(marche|electronique|chien)\b/, null],
  [/^(orgue)$/, /\b(eglise|cathedrale|basalte)\b/, null],
  [/^banc$/, /\b(poisson|sardine|thon|dauphin)\b/, null],
  [/^mobile$/, /\b(bebe|berceau|lit|crib|cradle|baby|nursery)\b/, null],
  [/^(bar)$/, /\b(poisson|filet|four|grille|sel)\b/, 'fish'],
];

/** French words that are others in English: « jars », « des baskets ». */
const falseFriends: Readonly<Record<string, string>> = { jar: 'jar', basket: 'basket' };

/** What a name of one word means beside the others; null where none of its pictures is meant. */
export function senseBeside(words: readonly string[], at: number, usual: Named): Named | null {
  const word = words[at]!;
  const english = readsEnglish(words) ? falseFriends[word] : undefined;
  if (english) return { id: english, isRelative: false, isLoose: false };
  const others = words.filter((_, index) => index !== at).join(' ');
  const sense = senses.find(([says, beside]) => says.test(word) && beside.test(others));
  if (!sense) return usual;
  const [, , id] = sense;
  return id === null ? null : { id, isRelative: false, isLoose: false };
}
