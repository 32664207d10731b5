import type { Intent } from '../../../model/intent.ts';
import { findMentions, type Mention, type Mentions } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

const sound =
  "(?:tou[st]? )?(?:le |les |la |l'|du |des |de |d'|the |any |all )?(?:the )?(?:original |natural |ambient |camera |clip |real |live )?(?:sons?|audio|bande[ -]son|bruits?(?! blanc)|sounds?|voix|paroles|voices?|ambiances? sonores?|dialogues?)(?: d'origine| originale?s?| (?:des|de mes|of the) (?:clips|videos|rushs))?(?! effects?)";
const dropWords = new RegExp(
  `\\b(?:coupe|enleve|retire|supprime|vire|efface|mute|remove|drop|strip|kill|turn off)(?:[rsz]|ez)?(?: pas| not)? ${sound}\\b|\\b(?:mute|muted|muets?|muettes?|silencieu(?:x|se|ses)|silent)\\b|\\bmusique (?:seulement|seule|uniquement)|\\b(?:seulement|uniquement|juste|(?<!(?:plus|moins|autant|(?:aussi|plus|moins) [a-z]{2,8}|temps) )que|rien que|only|just) (?:de )?(?:la |the )?(?:musique|music)\\b|\\bmusic only\\b(?! (?:comes?|starts?|begins?|kicks?|plays?|from|at|after|when|in|on|during|for)(?![a-z]))`,
  'g',
);
const noSoundWords =
  /\b(?:sans|pas|aucun|no|without|ni)(?: (?:de|d'|le|la|les|the|any|aucun|le moindre|autre|other|the original))? ?(?:le |la |the )?(?:original |clip )?(?:sons?|audio|bande[ -]son|sound|bruit|voix|voices?|paroles?)s?\b(?:(?: des| du| de la| of the)(?: clips?| videos?| rushs)?)?(?! effects?)/;
const keepWords = new RegExp(
  `\\b(?<!(?:coupe|enleve|vire|retire|mute|sans)[^.;!?]{1,40})(?:(?:on|qu'on|je|j'|il faut|que l'on|we|i|you)(?: (?:doit|dois|veut|veux|voudrais|puisse|peut|should|must|can|want to|need to))?(?: bien)? ?)?(?:entend(?:re|e|es|s)?|hear)(?: pas| plus| not)?(?: bien)? (?:les |des |mes |nos |the |what )?(?:gens|personnes|enfants|invites|maries|amis|musiciens|foule|people|kids|guests|crowd|friends|everyone|them)(?: (?:qui )?(?:parl|chant|ri|discut|cri|applaud)[a-z]{1,4}| (?:talk|speak|sing|laugh|say|cheer)(?:ing|s)?)?\\b|\\b(?:garde|conserve|laisse|preserve|maintien|entend|keep|preserve|retain|leave)(?:[rsz]|ez|d|dre|s)?(?: pas| plus| bien| aussi| egalement| quand meme| toujours| also| still)? ${sound}\\b|\\b(?:avec|with) (?!son [a-z]|sons? (?!d))${sound}\\b|\\bson(?:s)? (?:d'origine|originale?s?|des clips|ambiants?|d'ambiance|naturels?)(?: seulement| uniquement)?\\b|\\b(?:(?:just|only) )?(?:the |its )?(?:original|natural|ambient|real|live) (?:sound|audio)(?: only)?\\b|\\b(?:vrai son|son (?:reel|direct|live))(?: (?:seulement|uniquement))?\\b`,
  'g',
);
const duckWords =
  /\b(?:la )?musique (?:plus bas(?:se)?|moins forte?|plus doucement|en retrait|en fond|qui (?:baisse|s'efface)|baisse|s'efface) (?:quand|lorsqu[e']|pendant qu[e']|des qu[e']|sous) ?(?:(?:les |la |le |l'|on |ca |il |elle |je |tu )?[a-z]{1,10} ?){0,2}(?:parlen?t?|parle|discutent|voix|paroles|dialogues?)\b|\b(?:baisse|diminue|attenue|reduis|adoucis)(?:[rsz]|ez)? (?:un peu |bien )?(?:la musique|le son|le volume|la bande)(?: [a-z']{1,12}){0,4} (?:quand|lorsqu|pendant|sous|des qu)[a-z']{0,2}(?:(?: [a-z']{1,12}){1,3} (?:parlen?t?|parlons|discuten?t?|dit|disent|chanten?t?|discours)|(?: (?:je|tu|nous|parlons|ca|on|il|elle|quelqu'un|les?|la|voix|gens|dialogues?|parle|parlent|paroles)){0,3})(?![a-z])|\bmusique(?: [a-z']{1,10}){0,2} (?:moins forte?|plus basse?|plus faible|plus doucement|en fond|en retrait|de fond|sous les? (?:voix|dialogue|parole))|\bfond musical\b|\bduck(?:ing|ed)?\b|\b(?:lower|reduce|dip|fade)(?: down)? the music (?:when|under|while|during|below)(?: (?:people|they|someone|somebody|the|voices?|talk(?:s|ing)?|speak(?:s|ing)?)){0,3}|\bmusic (?:under|below|behind) (?:the )?(?:voices?|dialogues?|speech|talking)|\bbackground music\b(?= (?:under|low|quiet|soft))|\b(?:on|qu'on) entende? (?:bien )?les (?:voix|paroles|dialogues)/g;

const silenceWords =
  /\b(?:coupe|enleve|supprime|retire|vire|raccourci|jette|touche|cut|remove|shorten)[rsz]?(?:ez)?(?: pas| not)? (?:out |a |aux )?(?:tous )?(?:les |the |all )*(?:silences?|blancs|temps morts|pauses|dead air)\b|(?<=\b(?:enleve|coupe|supprime|retire|vire|remove|cut)[rsz]? (?:les |the )?[a-z]{2,12} (?:et|and) )(?:les |the )?(?:silences?|blancs|temps morts|pauses)\b|\b(?:sans|without|no) (?:les |the |aucun )?(?:silences?|blancs|temps morts|dead air)\b/g;
/** Granted in every film: words in which a cut would fall move it. */
const wholeWords =
  /\b(?:ne (?:coupe|coupez) pas|sans couper|don't cut|never cut)(?: (?:au milieu d(?:es|'une|u)|dans|pendant|in the middle of))?(?: (?:les|the|a|une))? ?(?:phrases?|mots?|paroles?|sentences?|words?)/g;

/** « à fond sauf quand on parle »: the music gives way to voices in every film that has both. */
const talking =
  /\b(?:sauf|excepte|except|hormis) (?:quand|lorsqu|pendant qu|when|while)[a-z']{0,2} ?(?:on|ca|il|elle|ils|elles|quelqu'un|je|people|someone|they|we)(?: (?:se|nous|vous))? (?:parlen?t?|parlons|discuten?t?|talks?|speaks?)\b/g;

export function readSilences(reader: WishReader): Intent['silences'] {
  reader.each(talking, (_match, at) => reader.understand('originalSound', at));
  reader.each(wholeWords, (_match, at) => reader.understand('words', at));
  return reader.takeMentions('silences', silenceWords).length > 0 ? 'cut' : 'keep';
}

export function readSound(reader: WishReader, hasMusic: boolean): Intent['originalSound'] {
  const { text } = reader;
  const drop = findMentions(text, dropWords);
  const keep = outside(findMentions(text, keepWords), drop);
  const duck = findMentions(text, duckWords);
  const without = [...text.matchAll(new RegExp(noSoundWords.source, 'g'))].map(
    ({ index, 0: words }) => ({ start: index, end: index + words.length, text: words }),
  );
  const taken = [drop.wished, drop.refused, keep.wished, keep.refused, duck.wished, duck.refused];
  const isDucked = duck.wished.length > 0;
  const dropped = drop.wished.length > 0 || keep.refused.length > 0;
  const kept = keep.wished.length > 0 || drop.refused.length > 0;
  const isAgainst = dropped && kept && drop.wished.length > 0 && keep.wished.length > 0;
  if (isAgainst && startOf(drop) > startOf(keep)) {
    for (const mention of keep.wished) reader.refuse('contradiction', mention, 'originalSound');
  }
  for (const mention of [...taken.flat(), ...without]) reader.understand('originalSound', mention);
  if (isDucked) return 'duck';
  if (without.length > 0 && !drop.refused.length) return 'drop';
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
