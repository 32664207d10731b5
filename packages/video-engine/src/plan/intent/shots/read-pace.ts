import type { Intent } from '../../../model/intent.ts';
import { findMentions, isWished, type Mention, type Mentions } from '../words/find-mentions.ts';
import { blank } from '../words/read-wording.ts';
import type { WishReader } from '../words/wish-reader.ts';

const slowMotion =
  /\bralenti(?:e?s?|r|sse[rz]?|ssement)?\b(?: (?:tout )?(?:le reste|les autres(?: clips)?))?(?! (?:le |du )?(?:rythme|montage|tempo))|\bau ralenti\b|slow[ -]?mo(?:tion)?\b|half[ -]speed|moitie de la vitesse|vitesse reduite|slow(?: it| them| everything| the (?:clips|footage|video))? down\b/g;
const fastMotion =
  /\bacceler(?:e[rszes]{0,2}|ation)\b(?: (?:tout )?(?:le reste|les autres(?: clips)?))?(?! (?:le |du )?(?:rythme|montage|tempo))|time[ -]?lapse|hyper[ -]?lapse|fast[ -]motion|fast[ -]forward|sped[ -]up|speed(?: it| them| everything| the (?:clips|footage|video))? up\b(?! the pace)|double[ -]speed|vitesse (?:x ?2|double)|\bx ?2\b/g;

/** Slow or fast motion. Its words are taken first: they must not set a pace. */
export function readSpeed(
  reader: WishReader,
  factor: Intent['speed'] | null = null,
): Intent['speed'] {
  reader.each(
    /(?<![a-z])(?:(?:a|en) )?(?:vitesse (?:normale|reelle)|temps reel|(?:at )?normal speed)(?![a-z])/g,
    (_match, at) => reader.understand('speed', at),
  );
  const slow = reader.takeMentions('speed', slowMotion);
  const fast = reader.takeMentions('speed', fastMotion);
  return factor ?? (slow.length > 0 ? 'slow' : fast.length > 0 ? 'fast' : 'normal');
}

const rising =
  /\bplus (?:on|ca|le film|la video|le montage|le temps) (?:avance|progresse|va|passe),? (?:et )?plus (?:(?:ca|c'est|le rythme|le montage|les plans|les coupes|il)(?: (?:va|est|sont|devient|s'enchainent?|s'accelere|defile))? ?)?(?:vite|rapides?|dynamiques?|nerveu(?:x|se)|courts?|intense|(?:ca |le rythme |il )?(?:s')?accelere)(?![a-z])|\bthe (?:further|longer|more)(?: [a-z]{1,8}){1,4},? the (?:faster|quicker|shorter)(?: (?:it|the [a-z]{3,8}) (?:gets?|goes|becomes?|moves?))?\b|\b(?:gradually|increasingly|progressively) (?:faster|fast|quicker)\b|\b(?:(?:gets?|getting|becomes?|goes?|going) )?faster and faster(?: (?:towards|until|to|at) the (?:very )?end)?\b|\b(?:gets?|getting|becomes?) faster(?: as it goes(?: on)?)?\b|\bpick(?:s|ing)? up (?:speed|the pace)\b(?: as it goes(?: on)?)?|\b(?:de plus en plus|toujours plus|progressivement plus) (?:vite|rapides?|dynamiques?|nerveu(?:x|se)|court(?:e?s)?|intense)\b|\bcrescendo\b|\bmont(?:e[rz]?|ee) en (?:puissance|intensite|pression)\b|\b(?:faster and faster|build(?:s|ing)? up)\b|\b(?:speed(?:s|ing)? up|accelerat(?:e|es|ing))(?: the pace)?(?: (?:towards|at|to) the end)\b|\b(?:progressivement,? )?acceler[a-z]{1,3} (?:le |la |du )?(?:rythme|montage|tempo|cadence) (?:progressivement|peu a peu|petit a petit|au fur et a mesure|vers la fin|a la fin)\b|\bacceler[a-z]{1,3} (?:progressivement|peu a peu|petit a petit|vers la fin|a la fin|au fur et a mesure)\b/g;
const falling =
  /\bplus (?:on|ca|le film|la video|le montage|le temps) (?:avance|progresse|va|passe),? (?:et )?(?:plus (?:(?:ca|c'est|le rythme|le montage|les plans|il)(?: (?:va|est|sont|devient))? ?)?(?:lente?s?|lentement|calmes?|dou(?:x|ce|cement)|longs?|tranquille|(?:ca |le rythme |il )?ralentit?)|moins (?:(?:ca|c'est|le rythme)(?: (?:va|est|devient))? ?)?(?:vite|rapides?))(?![a-z])|\bthe (?:further|longer|more)(?: [a-z]{1,8}){1,4},? the (?:slower|calmer)(?: (?:it|the [a-z]{3,8}) (?:gets?|goes|becomes?))?\b|\b(?:gradually|increasingly|progressively) (?:slower|calmer)\b|\b(?:gets?|becomes?) (?:slower|calmer)(?: as it goes(?: on)?)?\b|\b(?:de plus en plus|toujours plus|progressivement plus) (?:lente?s?|lentement|calmes?|dou(?:x|ce)|pose(?:e|es|s)?|longs?)\b|\bdecrescendo\b|\b(?:slower and slower|wind(?:s|ing)? down)\b|\b(?:finis|finir|termine|end|finish)[a-z]{0,3} (?:calmement|doucement|lentement|en douceur|dans le calme|calmly|slowly|gently)\b|\bralenti[a-z]{0,3} (?:le |la |du )?(?:rythme|montage|tempo|cadence) (?:progressivement|peu a peu|petit a petit|au fur et a mesure|vers la fin|a la fin)\b|\bralenti[a-z]{0,3} (?:progressivement|vers la fin)\b/g;
const calmStart =
  /\b(?:commence|demarre|debute|start|begin)[a-z]{0,3} (?:tout )?(?:doucement|lentement|calmement|en douceur|gently|calmly)(?: (?:et|puis|and then|then|,))?\b/g;
const opposite = {
  slowFirst:
    /\b(?:debut|intro(?:duction)?|ouverture|start|beginning) (?:tres |plus |plutot )?(?:lente?|calme|doux|douce|slow)\b[^.;!?\n]{0,12}\b(?:fin|end|suite|ending) (?:tres |plus |plutot )?(?:rapide|dynamique|nerveuse|fast|explosi(?:f|ve)|intense|energique|endiablee|en (?:apotheose|fanfare)|a fond)(?![a-z])|\b(?:commence|demarre|debute)[a-z]{0,3} (?:tout )?(?:doux|doucement|calme(?:ment)?|lent(?:ement)?|tranquille(?:ment)?)(?: et| puis| ensuite| pour|,){1,2} (?:finit?|finis|finir|terminer?|termine|acheve)[a-z]{0,2} (?:en (?:apotheose|fanfare|beaute|trombe)|a fond|tres (?:fort|vite)|vite|fort)\b|\b(?:lente?|slow|calme) (?:au debut )?(?:puis|then|et apres) (?:tres |plus )?(?:rapide|vite|dynamique|fast)(?: a la fin)?\b|\b(?:commence|demarre|debute|start|begin)[a-z]{0,3} (?:out )?(?:tout )?(?:slow(?:ly)?|calm(?:ly)?|gently|lent(?:ement)?|doucement|calme(?:ment)?)(?: and| then| et| puis|,){1,2} (?:then |ensuite )?(?:speeds? (?:it )?up|gets? faster|go(?:es)? faster|builds? up|acceler(?:e|er|es|ez)|va de plus en plus vite)\b/g,
  fastFirst:
    /\b(?:commence|demarre|debute|attaque|start|begin)[a-z]{0,3} (?:sur les chapeaux de roues?|a fond(?: la caisse)?|a cent a l'heure|en trombe|tres fort|pied au plancher|with a bang)(?: et| puis| ensuite| apres| and| then|,){1,2} (?:ca |on |tu |it )?(?:se calmer?|calmer? le jeu|s'apaiser?|redescend[a-z]*|ralenti[a-z]*|calms? down|slows? down)\b|\b(?:debut|intro(?:duction)?|ouverture|start) (?:tres |plus |plutot )?(?:rapide|dynamique|nerveu(?:x|se)|fast)\b[^.;!?\n]{0,12}\b(?:fin|end|ending) (?:tres |plus |plutot )?(?:lente|calme|douce|slow)\b|\b(?:commence|demarre|debute|start|begin)[a-z]{0,3} (?:out )?(?:tres )?(?:fast|quick(?:ly)?|vite|rapidement|fort)(?: and| then| et| puis|,){1,2} (?:then |ensuite )?(?:slows? (?:it )?down|gets? slower|ralenti(?:s|r|t)?|va de plus en plus lentement)\b/g,
} as const;

const slowly =
  '(?:tres |plus |plutot |bien |tout )?(?:lente?s?|lentement|calme(?:ment)?|doux|douce(?:ment)?|en douceur|tranquille(?:ment)?|posee?|slow(?:ly)?|slower|calm(?:er)?|gentle|gently)';
const quickly =
  '(?:(?:tres|plus|plutot|bien) )?(?:rapides?|rapidement|vite|dynamiques?|nerveu(?:x|se)|energique|intense|soutenue?|rythmee?|enlevee?|explosi(?:f|ve)|qui (?:explose|accelere|bouge|depote|s.emballe|s.accelere|monte)|a fond|en fanfare|en apotheose|fast(?:er)?|quick(?:er)?|energetic|explosive)';
const early = "(?:au (?:tout )?debut|d'abord|pour commencer|at (?:first|the (?:start|beginning)))";
const late =
  '(?:(?:a|vers|sur) la (?:toute )?fin|pour finir|ensuite|at the end|towards the end|in the end)';
const then =
  '[, ]+(?:(?:et|puis|mais|ensuite|apres|and|then|but)(?: ensuite| apres| then| a)? )?(?:(?:il |elle |ca )?(?:est |devient |soit )?)?';
const opening =
  '(?:(?:un |le |the |a )?(?:debut|depart|intro(?:duction)?|ouverture|start|beginning|opening))';
const closing = '(?:(?:une? |la |the |an? )?(?:fin|final(?:e)?|suite|ending?|finish))';

/** « lent au début, rapide à la fin », « un début doux et une fin rapide ». */
function fromTo(from: string, to: string): RegExp {
  return new RegExp(
    `(?<![a-z])(?:${from} ${early}${then}${to}(?: ${late})?|${from}${then}${to} ${late}|${early} ${from}${then}(?:${late} )?${to}|${opening} ${from}${then}(?:${closing} )?${to}(?: ${late})?)(?![a-z])`,
    'g',
  );
}

const begins = '(?:commence|demarre|debute|attaque|start|begin)[a-z]{0,3}(?: (?:par|en|sur))?';
const finishes =
  '(?:(?:ca|on|il|elle|it) )?(?:finit?|finis|finir|finisse|termine|acheve|end|finish)[a-z]{0,3}(?: (?:par|en|sur))?';

/** « commence à fond et finit calme » */
function beginsAndEnds(from: string, to: string): RegExp {
  return new RegExp(`(?<![a-z])${begins} ${from}${then}${finishes} ${to}(?![a-z])`, 'g');
}

/** « tranquille, puis qui s'emballe » */
function thenGoes(from: string, to: string): RegExp {
  return new RegExp(
    `(?<![a-z])${from},? (?:et )?(?:puis|then|ensuite) (?:ensuite |apres |then )?${to}(?![a-z])`,
    'g',
  );
}

/** « de rapide à lent » */
function goesFrom(from: string, to: string): RegExp {
  return new RegExp(`(?<![a-z])(?:de|du|from) ${from} (?:a|au|vers|to) ${to}(?![a-z])`, 'g');
}

const joinedEnds =
  /(?<![a-z])(?:(?:(?:ca|on|le film) )?(?:commence|demarre|debute|part|start|begin)[a-z]{0,3}|au (?:tout )?debut,?(?: (?:c'est|c|ca|il est))?) (?:tout )?(?:doucement|lent(?:ement)?|calme(?:ment)?|tranquille(?:ment)?|en douceur|slow(?:ly)?)(?: et| puis| ensuite| apres| and| then|,){1,2} (?:ca |on |le film |it )?(?:s'?accelere?|accelere|s'emballe|monte|s'enerve|s'anime|speeds? up|picks? up|explose|va de plus en plus vite)(?: (?:petit a petit|peu a peu|progressivement|a la fin|de plus en plus|en puissance))?(?![a-z])/g;

const calmEnd =
  /(?<![a-z])(?:(?:finis|termine|conclus|acheve)[a-z]{0,4}|fin|(?:end|finish)(?:s|ing)?)(?: (?:le film|la video|the film|it))? (?:plus |tout |tres |more )?(?:tranquillement|tranquille|calmement|calme|doucement|en douceur|lentement|posement|calmly|gently|slowly|softly)(?![a-z])/g;

/** « commence lentement et accélère à la fin »: before the end is read as a part of its own. */
export function readEnds(reader: WishReader): Intent['course'] {
  let course: Intent['course'] = 'even';
  reader.each(joinedEnds, (_match, at) => {
    course = 'rising';
    reader.understand('course', at);
  });
  return course;
}

/** How the pace goes on; taken before the pace itself is read, which sees both ends. */
export function readCourse(
  reader: WishReader,
  said: Intent['course'] = 'even',
): { course: Intent['course']; ends: number } {
  let course = said;
  let ends = 0;
  const take = (pattern: RegExp, wished: Intent['course'], isBothEnds = false) =>
    reader.each(pattern, (_match, at) => {
      if (course !== 'even' && course !== wished)
        return reader.refuse('contradiction', at, 'course');
      course = wished;
      if (isBothEnds) ends += 1;
      reader.understand('course', at);
    });
  take(opposite.slowFirst, 'rising', true);
  take(opposite.fastFirst, 'falling', true);
  take(beginsAndEnds(slowly, quickly), 'rising', true);
  take(beginsAndEnds(quickly, slowly), 'falling', true);
  take(thenGoes(slowly, quickly), 'rising', true);
  take(thenGoes(quickly, slowly), 'falling', true);
  take(goesFrom(slowly, quickly), 'rising', true);
  take(goesFrom(quickly, slowly), 'falling', true);
  take(fromTo(slowly, quickly), 'rising', true);
  take(fromTo(quickly, slowly), 'falling', true);
  take(rising, 'rising');
  take(falling, 'falling');
  if (course === 'rising') take(calmStart, 'rising');
  else take(calmEnd, 'falling');
  return { course, ends };
}

const fastWords =
  /\brapides?\b|\brapidement\b|\b(?:(?:s')?enchaine(?:[rsz]|nt)?(?: (?:les |des )?(?:plans|images|clips))? )?(?:tres )?(?<!(?:fai[st]|faites|faire|fasse) (?:tres )?)vite\b(?! fait)|\bdynamiques?\b|\bpunch(?:y|e|ee)?\b|\bpeps\b|\bnerveu(?:x|se)\b|\benergi(?:que|ques|e)\b|\brythme(?:e|es|s)?\b(?= ?(?:$|[,.;!?]|et |soutenu|endiable|effrene|intense|eleve))|(?<=\b(?:montage|film|video|clip|reel|truc|teaser|resume) (?:bien |tres |plutot )?)rythmee?s?\b(?! (?:tres |plutot |plus |bien |assez )?(?:lent|calme|dou|pose|moyen|tranquille|modere|normal|slow))|\b(?:bien|tres|super|ultra|hyper|assez|plus) rythmee?s?\b|\btrepidant|\beffrene|\bplans? (?:(?:tres|bien|assez|plus) )?(?:courts?|brefs)\b|\b(?:courts|brefs) plans\b|\bsans temps morts?\b|\bfast\b|\bquick(?:ly)?\b|\bca doit bouger\b|\bqui (?:bouge|claque|envoie|pulse)(?:nt)?(?: bien| beaucoup)?\b|\bsnappy\b|\bdynamic\b|\benergetic\b|\bupbeat\b|\bhigh[ -]energy\b|\bintense\b|\bshort shots\b|acceler[a-z]{1,3} (?:le |du )?(?:rythme|montage|tempo)|speed up the pace/g;
const slowWords =
  /\blente?s?\b|\blentement\b|\bcalmes?\b|\bdouce?s?\b|\bdoux\b|\bposee?s?\b|\btranquilles?\b|\bcontemplati(?:f|fs|ve|ves)\b|\bzen\b|\bpaisibles?\b|\bapaisante?\b|\bpoetique\b|\bplans? (?:plus |tres |bien |assez )?longs?\b|\b(?:longs|grands) plans\b|\bslow(?:ly|er)?\b|\bcalm(?:ing)?\b|\bgentle\b|\brelax(?:ed|ing)?\b|\bpeaceful\b|\bcontemplative\b|\bchill\b|\blong (?:shots|takes)\b|ralenti[a-z]{0,3} (?:le |du )?(?:rythme|montage|tempo)/g;
const mediumWords =
  /\brythme (?:moyen|modere|normal|equilibre)|\bmodere(?:e)?\b|\bmedium\b|\bmoderate\b|\bbalanced\b|\bequilibree?\b/g;
const socialWords =
  /(?<!(?:genre|style|facon|sizzle|demo|comme sur|comme un) )\b(?:pour )?(?:social )?(?:reels?|tik ?tok|shorts|social|(?:les )?reseaux sociaux|(?:(?:instagram|insta|ig|facebook|snap(?:chat)?) )?stor(?:y|ies))\b(?: format)?(?:(?: sur| pour| for| on)? (?:instagram|insta|ig|facebook|snap(?:chat)?)(?![a-z]))?/g;

const emptyStretches = /\b(?:sans|no|without) (?:any )?(?:temps morts?|dead time|boring parts)/g;
const musicsPace =
  /\b(?:musique|chanson|bande[ -]son) (?:tres |plus |bien )?(?:douce|calme|lente|rapide|dynamique|energique|zen|relaxante|rythmee|posee)\b|\b(?:calm|gentle|slow|relaxing|fast|upbeat|energetic|dynamic|chill) (?:music|song|soundtrack)\b/g;
/** « rapide mais pas trop » */
const notTooMuch = new RegExp(
  `(?<=${blank}),? ?(?:mais|but|et|and) (?:pas|not) (?:trop|too)(?: (?:non plus|much|fast|slow|vite))?(?![a-z])(?= ?(?:$|[,.;!]))`,
  'g',
);
const bothWords = /\b(?:a la fois|en meme temps|at the same time|both)\b/g;

/** « rapide mais lent »: nothing between the two but the word that joins them. */
const pacedFast = '(?:rapide|dynamique|nerveu(?:x|se)|energique|fast|quick)s?';
const pacedSlow = '(?:lente?|calme|douce?|doux|posee?|tranquille|slow|calm|gentle)s?';
const joined = ',? (?:mais|et|but|and)(?: (?:aussi|tres|also|very))? ';
const atFirst = /(?<=[a-z] )(?:au (?:tout )?debut|at first|at the (?:start|beginning))(?![a-z])/g;
const opposed = new RegExp(
  `(?<![a-z])(?:${pacedFast}${joined}${pacedSlow}|${pacedSlow}${joined}${pacedFast})(?![a-z])`,
);

/** @param isSocial the wish names a social format, which is fast unless said otherwise */
export function readPace(
  reader: WishReader,
  { isSocial, course }: { isSocial: boolean; course: Intent['course'] },
): Intent['pace'] {
  // Gentle music is no gentle film.
  if (course !== 'even') reader.each(atFirst, (_match, at) => reader.understand('course', at));
  const text = reader.text.replaceAll(musicsPace, (words) => ' '.repeat(words.length));
  const empty = findMentions(text, emptyStretches);
  const fast = withoutLess(text, findMentions(text, fastWords));
  const slow = withoutLess(text, findMentions(text, slowWords));
  const medium = findMentions(text, mediumWords);
  const isOpposed = opposed.test(text);
  const both =
    (isOpposed || (course === 'even' && !/altern/.test(text)) || isWished(text, bothWords)) &&
    fast.wished.length > 0 &&
    slow.wished.length > 0;
  if (both) for (const mention of slow.wished) reader.refuse('contradiction', mention, 'pace');
  for (const each of [empty, fast, slow, medium]) {
    for (const mention of [...each.wished, ...each.refused]) reader.understand('pace', mention);
  }
  reader.each(notTooMuch, (_match, at) => reader.understand('pace', at));
  if (both) reader.each(bothWords, (_match, at) => reader.understand('pace', at));
  const isFast = fast.wished.length > 0 || empty.wished.length + empty.refused.length > 0;
  const isSlow = slow.wished.length > 0;
  if (medium.wished.length > 0 || (isFast && isSlow)) return 'medium';
  // Slow at one end and faster towards the other: neither all through, unless said on its own.
  const isOwn = [...fast.wished, ...slow.wished].every((each) => isApartFromCourse(reader, each));
  if (course !== 'even' && (isFast || isSlow) && !isOwn) return 'medium';
  if (isFast) return 'fast';
  if (isSlow) return 'slow';
  const said = fast.refused.length + slow.refused.length > 0;
  return !said && isSocial ? 'fast' : 'medium';
}

/** No course is said in the same sentence. */
function isApartFromCourse({ understood, wording }: WishReader, { start }: Mention): boolean {
  return understood
    .filter(({ field }) => field === 'course')
    .every((each) =>
      /[.!?\n](?!\d)/.test(
        wording.folded.slice(Math.min(start, each.start), Math.max(start, each.start)),
      ),
    );
}

/** « moins nerveux » refuses it. */
function withoutLess(text: string, { wished, refused }: Mentions): Mentions {
  const isLess = ({ start }: Mention) => /(?<![a-z])(?:moins|less) $/.test(text.slice(0, start));
  return {
    wished: wished.filter((each) => !isLess(each)),
    refused: [...refused, ...wished.filter(isLess)],
  };
}

/** « publie ça direct sur TikTok »: where it is shown says nothing of its shape. */
const published =
  /(?<![a-z])(?:publi|post|partag|upload|share|envoi|balance-la|mets-la|mets-le|put it)[a-z]{0,4}(?:[- ][a-z']{1,12}){0,4} (?:sur|on|to|a) (?:mon |ma |mes |notre |nos |my |our |le |la |the )?$/;

/** Reels, shorts and the like, wherever the wish names them. */
export function readSocial(reader: WishReader): boolean {
  const { folded } = reader.wording;
  const isSocial = findMentions(folded, socialWords).wished.some(
    ({ start }) => !published.test(folded.slice(Math.max(0, start - 40), start)),
  );
  reader.takeMentions('pace', socialWords);
  return isSocial;
}
