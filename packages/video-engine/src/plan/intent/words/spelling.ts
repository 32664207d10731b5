import { isRealWord } from '@armoni/perception/tell/real-words';
import { isFiller } from './filler-words.ts';
import { likeliestWord } from './likeliest-word.ts';
import { isWithin, soundOf } from './near-spelling.ts';

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
  montage debut blanc format couleur couleurs rythme refrain silences carre lent
  musiques durees duree beginning quick quickly square captions chapters speed
  milieu centre music shots vitesse couleurs chaudes froides`
    .split(/\s+/)
    .filter((each) => each.length >= 5);
/** Real words that are one letter away from one above. */
const others = new Set(
  `vit vis vivent passage passages title titles titled order orders border color colour carte cartes cadre cours tigre tiens cadres ordres lentes lents calmes titres textes rapides
  musiques boucles boules videos fonds fondue action actions appels portraits visage village
  vertige original moment premiere couleur volumes mixer carres entre titree finale courte
  second seconde seconds verticales ordonne garde enleves supprimes commencer terminer terminez
  commencez durer dure dorees doree debute debuter debutes tente tentes chronologie
  energie energy montagne montagnes debout debit bouche bouches places pages neveux neveu commerce
  monument monuments teste testes caption blancs blanche blanches silence minuit ombre approche surprise
  noires lentement montrer monter montes montees chanter changer change charge temps tempo
  accrocheur accrocheuse accrocheurs card cards calm calms calmer sound sounds count counts course courses cared cart shot shoot minus mini minimal monde mode temps title tire action auction motion option music basic lance lances note notes minutieux secret section sections order older folder colours coloured border verse chorus
  spend blend blank carry cars lane lanes lens lands shows spots shoe slots transaction translation translations apple
  plage paysages commences termines enlever enlevez supprimer supprimez melanger melangez shorts`.split(
    /\s+/,
  ),
);
const known = new Set(words);
/** From this length on two slips are forgiven. */
const twoSlipsFrom = 9;

/** A letter too many or too few in a clip's name: « gateu ». One for another makes other words. */
function nearName(word: string, names: ReadonlySet<string> | undefined): string | undefined {
  const isOneShorter = (short: string, long: string) =>
    long.length === short.length + 1 &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
  return [...(names ?? [])].find(
    (name) =>
      name.length > shortestSound + 1 &&
      /^[a-z]+$/.test(name) &&
      word !== `${name}s` &&
      (isOneShorter(word, name) || isOneShorter(name, word)),
  );
}

const byWordSound = new Map(words.map((word) => [soundOf(word), word] as const));
/** Shorter words sound like too many others. */
const shortestSound = 4;

/**
 * The word that was meant, or null when the word stands as it is: one that sounds the same, or is
 * a slip or two away.
 *
 * @param names words of the clips' names, met by their sound alone
 */
export function meantWord(word: string, names?: ReadonlySet<string>): string | null {
  if (known.has(word) || others.has(word)) return null;
  const sound = soundOf(word);
  if (word.length >= shortestSound && !isFiller(word)) {
    const named = [...(names ?? [])].find(
      (name) => name.length > shortestSound && /^[a-z]+$/.test(name) && soundOf(name) === sound,
    );
    const slipped = named ?? nearName(word, names);
    const alike = slipped ?? byWordSound.get(sound);
    const isLong = sound.length > shortestSound;
    if (alike !== undefined && (alike[0] === word[0] || isLong)) return alike;
  }
  const isSlip = /^[a-z]+$/.test(word) && !isRealWord(word);
  const likely = isSlip ? likeliestWord(word) : null;
  if (likely !== null) return likely;
  if (word.length < 5) return null;
  const slips = word.length >= twoSlipsFrom ? 2 : 1;
  return words.find((each) => each[0] === word[0] && isWithin(word, each, slips)) ?? null;
}
