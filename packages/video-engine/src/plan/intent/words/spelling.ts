/** Words that carry a wish, without accents; what is nearly one of them is read as it. */
const words =
  `secondes seconde second seconds minute minutes rapide rapides rapidement dynamique dynamiques
  nerveux nerveuse energique calme lente lentement musique chanson titre texte fondu fondus
  enchaine enchaines ralenti accelere chronologique chronologiquement vertical verticale portrait
  paysage carre boucle commence termine transition transitions premiere premieres premier premiers
  derniere dernieres dernier derniers deuxieme troisieme moitie original originale enleve supprime
  seulement uniquement aleatoire melange resume accroche appel action sous-titres maximum minimum
  environ montage video volume vintage meilleurs moments plusieurs tranquille contemplatif ordre
  monochrome chaleureux stabilise subtitles transitions chronological without slowly quickly
  music shots vitesse couleurs chaudes froides`
    .split(/\s+/)
    .filter((each) => each.length >= 5);
/** Real words that are one letter away from one above. */
const others = new Set(
  `passage passages title titles titled order orders border color colour carte cartes cadre cours tigre tiens cadres ordres lentes lents calmes titres textes rapides
  musiques boucles boules videos fonds fondue action actions appels portraits visage village
  vertige original moment premiere couleur volumes mixer carres entre titree finale courte
  second seconde seconds verticales ordonne garde enleves supprimes commencer terminer terminez
  commencez commences termines enlever enlevez supprimer supprimez melanger melangez shorts`.split(
    /\s+/,
  ),
);
const known = new Set(words);
/** From this length on two slips are forgiven. */
const twoSlipsFrom = 9;

/** The word that was meant, or null when the word stands as it is. */
export function meantWord(word: string): string | null {
  if (word.length < 5 || known.has(word) || others.has(word)) return null;
  if (/ik$/.test(word)) return `${word.slice(0, -1)}que`;
  const slips = word.length >= twoSlipsFrom ? 2 : 1;
  return words.find((each) => each[0] === word[0] && isWithin(word, each, slips)) ?? null;
}

/** Whether so many letters left out, added, changed or swapped make one word of the other. */
function isWithin(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] as number) + 1,
        (line[column - 1] as number) + 1,
        (last[column - 1] as number) + same,
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped)
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      line.push(cost);
    }
    before = last;
    last = line;
  }
  return (last[b.length] as number) <= slips;
}
