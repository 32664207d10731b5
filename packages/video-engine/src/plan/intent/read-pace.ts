import type { Intent } from '../../model/intent.ts';
import { findMentions, isWished } from './find-mentions.ts';

const slowMotion =
  /\bralenti(?:e?s?|r|sse[rz]?|ssement)?\b(?! (?:le |du )?(?:rythme|montage|tempo))|\bau ralenti\b|slow[ -]?mo(?:tion)?\b|half[ -]speed|moitie de la vitesse|vitesse reduite|slow(?: it| them| everything| the (?:clips|footage|video))? down\b/g;
const fastMotion =
  /\bacceler(?:e[rszes]{0,2}|ation)\b(?! (?:le |du )?(?:rythme|montage|tempo))|time[ -]?lapse|hyper[ -]?lapse|fast[ -]motion|fast[ -]forward|sped[ -]up|speed(?: it| them| everything| the (?:clips|footage|video))? up\b(?! the pace)|double[ -]speed|vitesse (?:x ?2|double)|\bx ?2\b/g;

/** Slow or fast motion, and the instructions without those words (they must not set a pace). */
export function readSpeed(folded: string): { speed: Intent['speed']; rest: string } {
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

export function readPace(folded: string): Intent['pace'] {
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
