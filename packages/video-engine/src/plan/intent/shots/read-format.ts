import type { Intent } from '../../../model/intent.ts';
import { findMentions } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

const shapes: readonly (readonly [Exclude<Intent['aspectRatio'], null>, RegExp])[] = [
  [
    '9:16',
    /\b(?:au |en |in )?(?:format )?9 ?[:/x ] ?16(?:e|eme)?\b|\b(?:en |au )?format (?:story|stories|verticale?|portrait|tik ?tok|reels?|shorts?|telephone|mobile)\b|\b(?:a la |en |in )?(?:verticale?\b(?! de (?:la|le|l'|mon|ma))|portrait\b(?! de))|\bvertical (?:video|format)\b|\bportrait (?:video|format)\b|\b(?:(?:en |une |aux |pour (?:une |mon |ma |la |des |les |mes )?|an? |for (?:an? |my )?)(?:(?:instagram|insta|ig|facebook|snap(?:chat)?) )?|(?:instagram|insta|ig|facebook|snap(?:chat)?) )(?:story|stories)\b(?:(?: sur| pour| on| for)? (?:instagram|insta|ig|facebook|snap(?:chat)?)\b)?|\b(?:un |en |a )?reels? (?:sur |pour |on |for )?(?:instagram|insta|ig|facebook)\b|(?<!(?:sizzle|demo|show) ?)\b(?:un |en |a )?reels? (?=de \d|\d|sec|rapide|$)|\b(?:un|en|(?:pour |for )?(?:mon|ton|notre|my|our|a|an)|pour) reels?\b|\b(?:pour |sur |for |on )(?:mon |my )?tik ?tok\b|\b(?:un |en |a |for |pour )?(?:youtube |yt )shorts?\b|\b(?:un |a )tik ?tok\b/g,
  ],
  [
    '16:9',
    /\b(?:au |en |in )?(?:format )?16 ?[:/x ] ?9(?:e|eme)?\b|\b(?:au |en )?format (?:horizontal|paysage|youtube|tele|tv)\b|\b(?:en |a l')?(?:mode )?(?:paysage|horizontale?)\b(?! (?:de|du|des|d'))|\b(?:film|video|montage|version) horizontale?\b|\blandscape(?: video| format)?\b|\bin landscape\b/g,
  ],
  [
    '1:1',
    /\b(?:au |en |in )?(?:format )?1 ?[:/] ?1\b(?!\d)|\b(?:au |en )?format carree?\b|\b(?:en|au|un) carre\b|\b(?:film|video|montage|clip|image|version) carree?\b|\b(?:le |la |les )?(?:veux|voudrais|veut|faut|prefere|aimerais|met[sz]?|fais|passe) (?:le |la |les |en |une? )?carree?s?\b|\bsquare (?:video|format|film|edit|clip|ad|advert|post|spot|reel|version|piece|montage|cut)\b|\bin a square\b|(?<=(?:^|[,.;:!?\n]|(?<![a-z])(?:ni|et|plutot|soit)) ?)(?:carree?|square)(?= ?(?:$|[,.;:!?\n])| (?:please|svp|stp|pls|merci)(?![a-z]))|(?<!(?:metres?|m|au|town|times|main|de|du|le|the) )\b(?:carree?|square)\b(?! (?:de|du|blanc|rouge|noir|metres?|meters?|feet|root|one)(?![a-z]))/g,
  ],
];
const others =
  /\b(?:au |en |in )?(?:format )?(?:4 ?[:/x] ?[35]|3 ?[:/x] ?[24]|21 ?[:/x] ?9|(?:cinema |cine )?(?:2[.,](?:35|39|4)|1[.,]85)(?: ?[:/] ?1)?(?: cinema)?)\b|\b(?:au |en )?format (?:cinema|cine|cinematographique|imax)\b(?! ?scope)|\b(?:widescreen|anamorphic) format\b|\b(?:en )?(?:format )?cinema ?scope\b|\ben scope\b/g;
/** « une story de 15 s »: filmed and shown upright. */
const upright =
  /(?<!(?:genre|style|facon|sizzle|demo|show|highlights?|comme sur|comme un|comme une) )(?<![a-z])(?:reels?|tik ?toks?|story|stories)(?![a-z])/g;
const ofClips = /^ (?:clips?|videos?|rushs?|plans?|shots?|ones|footage|photos?)(?![a-z])/;
/** The preset's name: its shape is the one chosen beside it. */
const presetName = /social reels format/;

/** The film's shape, as it is said in words. */
export function readFormat(reader: WishReader): Intent['aspectRatio'] {
  let shape: Intent['aspectRatio'] = null;
  let isDisputed = false;
  reader.each(others, (_match, at) => reader.refuse('format', at));
  if (presetName.test(reader.text)) return null;
  for (const [each, pattern] of shapes) {
    const { wished, refused } = findMentions(reader.text, pattern);
    // « ni vertical ni carré » names what it shall not be.
    for (const at of refused) {
      // « don't use the portrait clips » is said of clips.
      const length = ofClips.exec(reader.text.slice(at.end))?.[0].length;
      if (length === undefined) reader.understand('aspectRatio', at);
      else reader.leave({ start: at.start, end: at.end + length });
    }
    for (const at of wished) {
      if (shape === null || shape === each) reader.understand('aspectRatio', at);
      else {
        isDisputed = true;
        reader.refuse('contradiction', at, 'aspectRatio');
      }
      shape ??= each;
    }
  }
  const [social] = shape === null ? findMentions(reader.text, upright).wished : [];
  if (social !== undefined && !isDisputed) {
    // Not taken: the pace is read from the same words.
    reader.understood.push({
      field: 'aspectRatio',
      index: null,
      start: social.start,
      end: social.end,
    });
    return '9:16';
  }
  // Of two shapes neither is guessed at.
  return isDisputed ? null : shape;
}
