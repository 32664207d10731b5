import type { Intent } from '../../model/intent.ts';
import { findMentions, isWished, type Mention, type Mentions } from './find-mentions.ts';

const sound =
  "(?:tou[st]? )?(?:le |les |la |l'|du |des |de |d'|the |any |all )?(?:the )?(?:original |natural |ambient |camera |clip )?(?:sons?|audio|bande[ -]son|bruits?(?! blanc)|sounds?|voix|paroles|voices?|ambiances? sonores?|dialogues?)(?! effects?)";
const dropWords = new RegExp(
  `\\b(?:coupe|enleve|retire|supprime|vire|efface|mute|remove|drop|strip|kill|turn off)(?:[rsz]|ez)?(?: pas| not)? ${sound}\\b|\\b(?:mute|muted|muets?|muettes?|silencieu(?:x|se|ses)|silent)\\b|\\bmusique (?:seulement|seule|uniquement)|\\b(?:seulement|uniquement|juste|que|rien que|only|just) (?:de )?(?:la |the )?(?:musique|music)\\b|\\bmusic only\\b`,
  'g',
);
const noSoundWords =
  /\b(?:sans|pas|aucun|no|without|ni)(?: (?:de|d'|le|la|les|the|any|the original))? ?(?:le |la |the )?(?:original |clip )?(?:sons?|audio|bande[ -]son|sound|bruit)s?\b(?! effects?)/;
const keepWords = new RegExp(
  `\\b(?:garde|conserve|laisse|preserve|maintien|entend|keep|preserve|retain|leave)(?:[rsz]|ez|d|dre|s)?(?: pas| plus| bien)? ${sound}\\b|\\b(?:avec|with) ${sound}\\b|\\bson(?:s)? (?:d'origine|originale?s?|des clips|ambiants?|d'ambiance|naturels?)\\b|\\b(?:original|natural|ambient) (?:sound|audio)\\b`,
  'g',
);
const duckWords =
  /\b(?:baisse|diminue|attenue|reduis|adoucis)(?:[rsz]|ez)? (?:un peu |bien )?(?:la musique|le son|le volume|la bande)(?: [a-z']{1,12}){0,4} (?:quand|lorsqu|pendant|sous|des qu)|\bmusique(?: [a-z']{1,10}){0,2} (?:moins forte|plus basse|plus doucement|en fond|en retrait|de fond|sous les? (?:voix|dialogue|parole))|\bfond musical\b|\bduck(?:ing|ed)?\b|\b(?:lower|reduce|dip|fade)(?: down)? the music (?:when|under|while|during|below)|\bmusic (?:under|below|behind) (?:the )?(?:voices?|dialogues?|speech|talking)|\bbackground music\b(?= (?:under|low|quiet|soft))|\b(?:on|qu'on) entende? (?:bien )?les (?:voix|paroles|dialogues)/g;

export function readSound(folded: string, hasMusic: boolean): Intent['originalSound'] {
  const drop = findMentions(folded, dropWords);
  const keep = outside(findMentions(folded, keepWords), drop);
  if (isWished(folded, duckWords)) return 'duck';
  const dropped = drop.wished.length > 0 || keep.refused.length > 0;
  const kept = keep.wished.length > 0 || drop.refused.length > 0;
  if (noSoundWords.test(folded) && !drop.refused.length) return 'drop';
  if (dropped && !(kept && startOf(keep) > startOf(drop))) return 'drop';
  if (kept) return 'keep';
  return hasMusic ? 'duck' : 'keep';
}

/** « coupe le son d'origine » also names « son d'origine »: the longer wish is the one meant. */
function outside(mentions: Mentions, covering: Mentions): Mentions {
  const covers = [...covering.wished, ...covering.refused];
  const isFree = (mention: Mention) =>
    !covers.some((cover) => cover.start <= mention.start && mention.start < cover.end);
  return { wished: mentions.wished.filter(isFree), refused: mentions.refused.filter(isFree) };
}

function startOf(mentions: Mentions): number {
  return mentions.wished.at(-1)?.start ?? -1;
}
