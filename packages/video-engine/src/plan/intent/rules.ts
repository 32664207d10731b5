import type { MontageIntent } from '../../model/intent.ts';
import { findMentions, isWished, type Mention, type Mentions } from './find-mentions.ts';

const slowMotion =
  /\bralenti(?:e?s?|r|sse[rz]?|ssement)?\b(?! (?:le |du )?(?:rythme|montage|tempo))|\bau ralenti\b|slow[ -]?mo(?:tion)?\b|half[ -]speed|moitie de la vitesse|vitesse reduite|slow(?: it| them| everything| the (?:clips|footage|video))? down\b/g;
const fastMotion =
  /\bacceler(?:e[rszes]{0,2}|ation)\b(?! (?:le |du )?(?:rythme|montage|tempo))|time[ -]?lapse|hyper[ -]?lapse|fast[ -]motion|fast[ -]forward|sped[ -]up|speed(?: it| them| everything| the (?:clips|footage|video))? up\b(?! the pace)|double[ -]speed|vitesse (?:x ?2|double)|\bx ?2\b/g;

/** Slow or fast motion, and the instructions without those words (they must not set a pace). */
export function readSpeed(folded: string): { speed: MontageIntent['speed']; rest: string } {
  const slow = findMentions(folded, slowMotion);
  const fast = findMentions(folded, fastMotion);
  const speed = slow.wished.length > 0 ? 'slow' : fast.wished.length > 0 ? 'fast' : 'normal';
  const rest = folded.replaceAll(slowMotion, ' ; ').replaceAll(fastMotion, ' ; ');
  return { speed, rest };
}

const fastWords =
  /\brapides?\b|\brapidement\b|\bvite\b|\bdynamiques?\b|\bpunch(?:y|e|ee)?\b|\bpeps\b|\bnerveu(?:x|se)\b|\benergi(?:que|ques|e)\b|\brythme(?:e|es|s)?\b(?= ?(?:$|[,.;:!?]|et |soutenu|endiable|effrene|intense|eleve))|\btrepidant|\beffrene|\bplans? (?:tres )?courts?\b|\bsans temps morts?\b|\bfast\b|\bquick(?:ly)?\b|\bsnappy\b|\bdynamic\b|\benergetic\b|\bupbeat\b|\bhigh[ -]energy\b|\bintense\b|\bshort shots\b|acceler[a-z]{1,3} (?:le |du )?(?:rythme|montage|tempo)|speed up the pace/g;
const slowWords =
  /\blente?s?\b|\blentement\b|\bcalmes?\b|\bdouce?s?\b|\bdoux\b|\bposee?s?\b|\btranquilles?\b|\bcontemplati(?:f|fs|ve|ves)\b|\bzen\b|\bpaisibles?\b|\bapaisante?\b|\bpoetique\b|\bplans? (?:plus |tres )?longs?\b|\bslow(?:ly|er)?\b|\bcalm(?:ing)?\b|\bgentle\b|\brelax(?:ed|ing)?\b|\bpeaceful\b|\bcontemplative\b|\bchill\b|\blong (?:shots|takes)\b|ralenti[a-z]{0,3} (?:le |du )?(?:rythme|montage|tempo)/g;
const mediumWords =
  /\brythme (?:moyen|modere|normal|equilibre)|\bmodere(?:e)?\b|\bmedium\b|\bmoderate\b|\bbalanced\b|\bequilibree?\b/g;
const socialWords = /\breels?\b|\btik ?tok\b|\bshorts\b|\bsocial\b|\breseaux sociaux\b|\bstory\b/g;

export function readPace(folded: string): MontageIntent['pace'] {
  const text = folded
    .replaceAll(
      /\b(?:sans|no|without) (?:any )?(?:temps morts?|dead time|boring parts)/g,
      ' plans courts ',
    )
    // Gentle music is no gentle film.
    .replaceAll(
      /\b(?:musique|chanson|bande[ -]son) (?:tres |plus |bien )?(?:douce|calme|lente|rapide|dynamique|energique|zen|relaxante|rythmee|posee)\b|\b(?:calm|gentle|slow|relaxing|fast|upbeat|energetic|dynamic|chill) (?:music|song|soundtrack)\b/g,
      ' ',
    );
  const fast = findMentions(text, fastWords);
  const slow = findMentions(text, slowWords);
  if (isWished(text, mediumWords) || (fast.wished.length > 0 && slow.wished.length > 0))
    return 'medium';
  if (fast.wished.length > 0) return 'fast';
  if (slow.wished.length > 0) return 'slow';
  const said = fast.refused.length + slow.refused.length > 0;
  return !said && isWished(text, socialWords) ? 'fast' : 'medium';
}

const shuffledWords =
  /\bmelange(?:[rsz]|es|ee|ees)?\b(?! d[e'])|\baleatoire(?:ment|s)?\b|\bau hasard\b|\bdans le desordre\b|\bshuffled?\b|\brandom(?:ly|i[sz]ed?)?\b|\bmix(?:ed)? up\b|\bany order\b/g;
const chronologicalWords =
  /\bchrono(?:logi(?:e|que|quement|cal|cally))?\b|\bdans l'ordre (?:du temps|de tournage|des evenements|de la journee|temporel)|\bau fil (?:du temps|de la journee|des heures)|\bin (?:time|story|shooting) order\b|\bfrom (?:morning to|start to finish)|\bdu matin au soir\b|\bdu debut a la fin\b/g;
const givenWords =
  /\b(?:dans|garde[rz]?|respecte[rz]?|conserve[rz]?|suis)(?: pas)? (?:bien )?(?:l'|le meme |cet |mon |cet? )ordre\b|\bmeme ordre\b|\bordre (?:donne|fourni|d'envoi|d'import|des (?:fichiers|clips|videos))|\bas given\b|\b(?:in|keep|follow|respect)(?: the| my| that| this)?(?: same| given| original| upload(?:ed)?| file)? order\b|\btel(?:s|les)? quel(?:s|les)?\b/g;
const bestFirstWords =
  /\b(?:meilleure?s?|plus (?:beaux?|belles?|forts?|fortes?))(?: [a-z]{1,10}){0,2} (?:d'abord|en premier|en tete|au debut|en ouverture)|\bcommence[rz]? (?:par|avec|sur) (?:le |la |les )?(?:meilleur|plus b|plus f)|\b(?:best|strongest)(?: [a-z]{1,8}){0,2} first\b|\bstart with the (?:best|strongest)|\bdu meilleur au/g;
const summaryWords = /\bresume\b|\brecap(?:itulatif)?\b|\bsummary\b|\bsummari[sz]e\b|\braconte/g;

export function readOrder(
  folded: string,
  selection: MontageIntent['selection'],
): MontageIntent['order'] {
  if (isWished(folded, bestFirstWords)) return 'best';
  if (isWished(folded, chronologicalWords)) return 'chronological';
  if (isWished(folded, shuffledWords)) return 'shuffled';
  const given = findMentions(folded, givenWords);
  if (given.wished.length > 0) return 'given';
  if (selection === 'everything') return given.refused.length > 0 ? 'shuffled' : 'given';
  const refused = given.refused.length + findMentions(folded, chronologicalWords).refused.length;
  return refused === 0 && isWished(folded, summaryWords) ? 'chronological' : 'best';
}

const everythingWords =
  /\b(?:garde|gardes|gardez|garder|conserve|conserver|conservez|utilise|utiliser|utilisez|prends|prendre|mets|mettre|inclus|inclure|montre)(?: pas)? (?:absolument )?tou(?:t|s|tes)\b(?! (?:le |les |la )?(?:sons?|bruit|audio|voix|meilleur|moments forts|temps forts))|\btout (?:garder|conserver|utiliser|inclure|montrer)\b|\b(?:coupe|supprime|enleve|retire|jette|perds)[rsz]? rien\b|\brien (?:couper|supprimer|enlever|jeter|retirer)\b|\ben entier\b|\bentiers?\b|\bentieres?\b|\bintegral(?:e|ite|ement|ité)?\b|\bbout a bout\b|\bkeep (?:everything|it all|all\b(?! (?:the )?(?:original )?(?:sound|audio|best)))|\b(?:use|include|show) (?:everything|it all|all (?:of )?(?:the |my )?(?:clips|footage|videos|shots|material)|every clip)|\b(?:cut|drop|remove|lose) (?:anything|nothing)\b|\bleave (?:anything|nothing) out\b|\b(?:whole|full|entire) (?:clips|videos|footage)\b/g;
const bestWords =
  /\bmeilleure?s? (?:moments?|plans?|passages?|images?|scenes?|extraits?|parties)\b|\bbest[ -](?:of|moments?|parts?|bits?|shots?|clips)\b|\bhighlights?\b|\btemps forts\b|\bmoments forts\b|\bplus beaux (?:moments|plans)\b/g;

export function readSelection(folded: string): MontageIntent['selection'] {
  const everything = findMentions(folded, everythingWords);
  const best = findMentions(folded, bestWords);
  // « ne coupe rien », "don't cut anything" refuse the cutting, not the keeping.
  const noCutting = everything.refused.some((each) => /rien|anything/.test(each.text));
  if (everything.wished.length === 0 && !noCutting) return 'best';
  return best.wished.length > 0 &&
    everything.wished.every((each) => each.start > (best.wished[0]?.start ?? 0) + 400)
    ? 'best'
    : 'everything';
}

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

export function readSound(folded: string, hasMusic: boolean): MontageIntent['originalSound'] {
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

const hookWords =
  /\baccroch(?:e|es|eur|euse|er)\b|\bhook(?:s|ed|y)?\b|\bcommence[rz]? (?:tres )?fort\b|\bcapt(?:e|er|ez|iver?|ivante?)(?: [a-z']{1,10}){0,2} ?l'attention\b|\b(?:debut|intro(?:duction)?|ouverture) (?:percutante?|fort|forte|choc|qui accroche|captivante?)\b|\bgrab(?:s|bing)?(?: the| their| viewers')? attention\b|\battention[ -]grabb(?:ing|er)\b|\bstart(?:s)? (?:strong|with a bang)\b|\b(?:strong|punchy|catchy) (?:start|opening|intro)\b/g;

export function readHook(folded: string): boolean {
  return isWished(folded, hookWords);
}

const lookWords: readonly (readonly [MontageIntent['look'], RegExp])[] = [
  [
    'monochrome',
    /\bnoir (?:et|&) blanc\b|\bn ?(?:&|\/|et) ?b\b|\bmonochrom(?:e|atique)\b|\bblack (?:and|&|n) white\b|\bb ?(?:&|\/) ?w\b|\bgr[ae]yscale\b|\bniveaux? de gris\b/g,
  ],
  [
    'vintage',
    /\bvintage\b|\bretro\b|\bsepia\b|\bsuper[ -]?8\b|\bannees ?(?:19)?[5-9]0\b|\bold[ -](?:film|school|movie)\b|\bfilm ancien\b|\bvieux film\b|\bnostalgi(?:que|c)\b|\b[5-9]0'?s (?:look|style|vibe)/g,
  ],
  ['warm', tone('chaude?s?|chaleureu(?:x|se|ses)|dore(?:e|es|s)?|warm(?:er)?|golden')],
  ['cold', tone('froide?s?|bleute(?:e|es|s)?|glacia(?:l|le|ux)|cold(?:er)?|cool|icy')],
];

/** A hot drink is no look: the word counts beside a word of colour, or alone in its clause. */
function tone(words: string): RegExp {
  const noun =
    'couleurs?|tons?|teintes?|tonalites?|ambiances?|looks?|rendu|lumiere|images?|etalonnage|style|colorimetrie|filtre|aspect|effet|palette|colou?rs?|tones?|light|grade|grading|feel|mood|vibe|filter|hues?';
  return new RegExp(
    `\\b(?:${noun})(?: (?:tres|plus|plutot|un peu|bien|[a-z]{1,8} et))? (?:${words})\\b|\\b(?:${words})(?: and [a-z]{1,8})? (?:${noun})\\b|(?<=^|[,.;:!?\\n] ?(?:en |et )?)(?:tres |plus |plutot |very |un peu )?(?:${words})(?= ?(?:$|[,.;:!?\\n]))`,
    'g',
  );
}

export function readLook(folded: string): MontageIntent['look'] {
  let first: { look: MontageIntent['look']; start: number } | null = null;
  for (const [look, pattern] of lookWords) {
    const start = findMentions(folded, pattern).wished[0]?.start;
    if (start !== undefined && (first === null || start < first.start)) first = { look, start };
  }
  return first?.look ?? 'normal';
}
