import { isWithin, soundOf } from '@armoni/perception/tell/near-spelling';
import { isRealWord } from '@armoni/perception/tell/real-words';
import { isFiller } from './filler-words.ts';
import { likeliestWord } from './likeliest-word.ts';

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
/** Real words that sound like one above, or begin with it, and stand as they are. */
const others = new Set(
  `carte cartes ordres lentes lents calmes titres textes boucles videos fondue actions appels
  portraits volumes carres titree verticales enleves supprimes commencer terminer terminez
  commencez dure debute debutes caption blancs silence accrocheur card cards calm calms calmer
  cart shot shoot minus blend blank cars lane lanes lens lands shoe paysages commences termines
  enlever enlevez supprimer supprimez melanger melangez`.split(/\s+/),
);
const known = new Set(words);
/** From this length on two slips are forgiven. */
const twoSlipsFrom = 9;

/** A letter too many or too few in a clip's name, or two that changed places: « gateu », « concret ». One for another makes other words. */
function nearName(word: string, names: ReadonlySet<string> | undefined): string | undefined {
  const isOneShorter = (short: string, long: string) =>
    long.length === short.length + 1 &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
  const isSwapped = (one: string, other: string) =>
    one.length === other.length &&
    [...one].some(
      (letter, at) =>
        letter !== one[at + 1] &&
        `${one.slice(0, at)}${one[at + 1] ?? ''}${letter}${one.slice(at + 2)}` === other,
    );
  return [...(names ?? [])].find(
    (name) =>
      name.length > shortestSound + 1 &&
      /^[a-z]+$/.test(name) &&
      word !== `${name}s` &&
      (isOneShorter(word, name) || isOneShorter(name, word) || isSwapped(word, name)),
  );
}

const byWordSound = new Map(words.map((word) => [soundOf(word), word] as const));
/** Shorter words sound like too many others. */
const shortestSound = 4;

/**
 * The word that was meant, or null when the word stands as it is: one that sounds the same, or, of a
 * word that no tongue has, is a slip or two away.
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
  const isReal = isRealWord(word);
  const likely = isReal || !/^[a-z]+$/.test(word) ? null : likeliestWord(word);
  if (likely !== null) return likely;
  if (word.length < 5) return null;
  const slips = word.length >= twoSlipsFrom ? 2 : 1;
  // Of the real words those that are a form of ours: « enchaînent ».
  const isMeant = (each: string) => (isReal ? word.startsWith(each) : each[0] === word[0]);
  return words.find((each) => isMeant(each) && isWithin(word, each, slips)) ?? null;
}
