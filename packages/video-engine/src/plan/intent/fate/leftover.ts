import type { Stretch, WishReader } from '../words/wish-reader.ts';

/** Words that carry no wish of their own: articles, politeness, « fais-moi une vidéo ». */
const empty = new Set(
  `a ai aie ait alors as au aux avec avoir bien bon bonjour ca car ce cela ces cet cette chaque ci comme
  d dans de des donc dont du elle elles en encore entre es est et etait etc etre eu faire fais fait
  faites fasse faut faudrait hello hey hi il ils j je jai l la le les leur leurs lui m ma mais me merci
  mes moi mon n ne nos notre nous ok on ont ou par pas peu peut peux pour pourrais pouvez plait
  possible puis qu que quel quelle quelque quelques qui quoi sa salut sans se sera ses si soit son sont
  stp svp sur svp t ta te tes toi ton tous tout toute toutes tu un une va vais vas veut veux voila vos
  votre voudrais voudrait vous y aimerais souhaite souhaiterais besoin simplement juste s il
  cree creer crees creez realise realiser produis produire genere generer monter monte montez montage
  montages film films video videos clip clips plan plans rush rushs fichier fichiers sequence extrait
  truc chose duree dure durer durant long longue longueur total totale environ
  style ambiance genre effet rendu rythme format musique son image images resultat projet
  petit petite petits joli jolie beau belle belles sympa chouette super
  about an and are but need c doit dois doivent devra devrait devraient must should at be between by can cool could create cut do edit for from get give good have i in is it
  its just let like make me my nice of on or our please shot shots so some that the then this to us
  using want we with would you your id im short clip's thanks thank length duration look feel mood pace
  ajoute ajouter ajoutez add put play joue jouer place garde gardes gardez prends utilise keep use show montre
  inclus choisis rends passe laisse veuillez cuts order ordre puisse affiche affiches affichez ecris ecrivez mette mettre mets met avoir ayant moins une fois entiere mes
  allez aller hein bref quoi coup gros franchement vraiment maintenant coucou idee envie avance
  souhaitee souhaite voulue voulu demandee export exporte exporter somewhere pls bonus gentil
  d'abord apparait ete tienne tiennent tient tenir rentre rentrer dedans`.split(/\s+/),
);
/** Empty alone, but part of what is said beside a word that is not. */
const modifiers = new Set(
  'plus moins tres trop surtout par pas sans en derniere dernier first last more less very'.split(
    ' ',
  ),
);
/** « et on n'en parle plus »: words together that say nothing more. */
const politeness =
  /(?<![a-z])(?:(?:et |qu')?on n'en parle plus|(?:et )?c'est (?:tout|bon)|et basta|d'avance|si (?:c'est )?possible|that's (?:it|all)|bien a vous|cordialement)(?![a-z])/g;
/** Said back with their number: « clip 2 ». */
const named = new Set('clip clips plan plans photo video'.split(' '));
const wordPattern = /[a-z0-9](?:[a-z0-9_%'.-]{0,40}[a-z0-9%])?/g;

/** Whether words carry a wish of their own. */
export function isMeaningful(words: string): boolean {
  return [...words.matchAll(wordPattern)].some((match) =>
    partsOf(match[0], match.index).some((part) => !part.isEmpty),
  );
}

/** Stretches of meaningful words that no rule took, each clause's together. */
export function findLeftover(reader: WishReader): readonly Stretch[] {
  const found: Stretch[] = [];
  const words: { start: number; end: number; isEmpty: boolean; isModifier: boolean }[] = [];
  const text = reader.text.replace(politeness, (words) => ' '.repeat(words.length));
  for (const match of text.matchAll(wordPattern)) {
    for (const part of partsOf(match[0], match.index)) words.push(part);
  }
  words.forEach((word, index) => {
    if (word.isEmpty) return;
    const before = words[index - 1];
    const touches = before?.isModifier && isTogether(reader.text, before.end, word.start);
    const start = touches ? before.start : word.start;
    const last = found.at(-1);
    if (last && isTogether(reader.text, last.end, start)) {
      found[found.length - 1] = { start: last.start, end: word.end };
    } else found.push({ start, end: word.end });
  });
  return found;
}

/** « j'aimerais », « fais-moi »: each half is a word. */
function partsOf(text: string, start: number) {
  const whole = empty.has(text);
  const pieces = whole ? [[text, 0] as const] : piecesOf(text);
  return pieces.map(([piece, offset]) => ({
    start: start + offset,
    end: start + offset + piece.length,
    isEmpty: empty.has(piece) || modifiers.has(piece),
    isModifier: modifiers.has(piece) || named.has(piece),
  }));
}

function piecesOf(text: string): (readonly [string, number])[] {
  // « un J-cut »: no word of its own in a letter.
  if (/^[a-z]-[a-z]{2,}$/.test(text)) return [[text, 0]];
  const pieces: (readonly [string, number])[] = [];
  for (const match of text.matchAll(/[^'.-]+/g)) pieces.push([match[0], match.index] as const);
  const isCommon = pieces.some(([piece]) => empty.has(piece));
  return isCommon ? pieces : [[text, 0]];
}

/** Nothing but spaces and empty words in one clause, at most 24 units apart. */
function isTogether(text: string, from: number, to: number): boolean {
  return to - from <= 24 && /^[a-z' -]*$/.test(text.slice(from, to));
}
