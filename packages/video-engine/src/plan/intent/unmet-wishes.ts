import type { AspectRatio } from '../../model/timeline.ts';
import { wishTexts } from '../texts.ts';
import { isWished } from './find-mentions.ts';
import { readTexts } from './read-texts.ts';
import { readWording } from './read-wording.ts';

export type WishContext = {
  readonly hasMusic: boolean;
  readonly aspectRatio?: AspectRatio;
};

const wishes: readonly (readonly [Exclude<keyof typeof wishTexts, 'shape'>, RegExp])[] = [
  [
    'voiceOver',
    /\bvoix[ -]off\b|\bvoice[ -]?overs?\b|\bnarrat(?:ion|eur|or|ed)\b|\bcommentaire audio\b/g,
  ],
  ['subtitles', /\bsous[ -]titr(?:es?|age|er)\b|\bsubtitles?\b|\bclosed captions?\b|\bcaptions\b/g],
  ['resolution', /\b[48] ?k\b|\bultra ?hd\b|\buhd\b|\b2160p\b|\b1440p\b/g],
  [
    'frameRate',
    /\b(?:50|60|120|240) ?(?:fps|ips|images par seconde|images\/s|frames per second)\b/g,
  ],
  ['logo', /\blogos?\b|\bfiligrane\b|\bwatermark\b/g],
  [
    'split',
    /\becran (?:partage|divise|splitte)\b|\bsplit[ -]?screen\b|\bpicture[ -]in[ -]picture\b|\bincrustation video\b/g,
  ],
  ['greenScreen', /\bfond vert\b|\bgreen[ -]?screen\b|\bchroma ?key\b/g],
  [
    'faces',
    /\bflout(?:e|er|age)(?: d?[a-z']{1,5}){0,2} ?visages?\b|\bblur(?:red|ring)? (?:the |all |out )?faces\b/g,
  ],
  ['stabilise', /\bstabili[sz](?:e|er|ez|ation|ing)\b/g],
  ['stickers', /\bstickers?\b|\bautocollants?\b|\bemojis? anime/g],
  ['soundEffects', /\bbruitages?\b|\beffets? sonores?\b|\bsound effects?\b|\bsfx\b/g],
  [
    'transitions',
    /\btransitions? (?:glitch|zoom|whip|3d|etoile|star|spin|volet|wipe|page|cube)|\b(?:glitch|wipe|whip|spin|star|zoom) transitions?\b|\beffets? glitch\b|\bglitch effects?\b/g,
  ],
  ['file', /\b(?:au|en|in|as an?) (?:format )?(?:gif|mov|avi|mkv|prores|webm)\b/g],
];
const musicWished =
  /\b(?:ajoute|mets|mettre|choisis|trouve|compose|genere|add|choose|pick|find|compose|generate)[rsz]?(?: moi)?(?: une?| de la| some| a)? (?:[a-z]{1,12} )?(?:musique|music|chanson|song|soundtrack)\b/g;
const shapes: readonly (readonly [AspectRatio, RegExp])[] = [
  [
    '9:16',
    /\b9 ?[:/] ?16\b|\bformat vertical\b|\ben vertical\b|\bvertical (?:video|format)\b|\ben portrait\b|\bportrait (?:video|format)\b|\bformat portrait\b/g,
  ],
  [
    '16:9',
    /\b16 ?[:/] ?9\b|\bformat (?:horizontal|paysage)\b|\ben paysage\b|\blandscape (?:video|format)\b/g,
  ],
  ['1:1', /\b1 ?: ?1\b|\bformat carre\b|\bvideo carree\b|\bsquare (?:video|format)\b/g],
];

/** French notes on wishes that are clear and that this engine does not grant. */
export function unmetWishes(
  instructions: string,
  { hasMusic, aspectRatio }: WishContext,
): readonly string[] {
  const { rest } = readTexts(readWording(instructions));
  const notes: string[] = wishes
    .filter(([, pattern]) => isWished(rest, pattern))
    .map(([wish]) => wishTexts[wish]);
  if (!hasMusic && isWished(rest, musicWished)) notes.push(wishTexts.music);
  const shape = shapes.find(([, pattern]) => isWished(rest, pattern))?.[0];
  const otherShape = aspectRatio !== undefined && shape !== undefined && shape !== aspectRatio;
  return otherShape ? [...notes, wishTexts.shape(shape, aspectRatio)] : notes;
}
