import type { WishReader } from '../words/wish-reader.ts';
import { hideMoments } from './hide-moments.ts';
import { time } from './read-time.ts';

const source =
  "(?:(?:la|ma|mes|les|cette|le|mon|the|my|this) )?(?:videos?|clips?|rushs?|films?|fichiers?|original|originale|source|footage|sequences?)(?: (?:source|originale?|d'origine|de base|complete?))?";
/** What is a person's own is a source, whatever it is called. */
const own = '(?:mon|ma|mes|notre|nos|my|our) [a-z][a-z0-9_-]{2,15}(?: [a-z]{2,12})?';
const lasts =
  "(?:fait|font|dure|durent|is|are|lasts?|runs?|a une duree d[e']|ont une duree d[e'])(?: (?:actuellement|deja|en tout|au total|environ|presque|pres de|plus de|a peu pres|currently|about|almost|over|already|around)){0,2}";
const clipNames = 'CLIP_NAMES';
const patterns = [
  `(?:${source}|${own}|(?:le |la |les |l'|the )?${clipNames}) ${lasts} ${time}(?: chacune?s?| each)?(?: long| en tout| au total| in total)?`,
  `(?:rushs?|source|footage|matiere|originale?) ?[:=] ?${time}`,
  `(?:j'ai|on a|nous avons|il y a|i have|i've got|we have)(?: filme| tourne| shot)?(?: (?:environ|presque|plus de|about|almost|over))? ${time} (?:de |d'|of )?(?:videos?|rushs?|images?|films?|clips?|footage|material)`,
  `(?:j'ai|on a|nous avons|i|we)(?: deja)? (?:filme|tourne|shot|filmed|recorded)(?: (?:environ|presque|pres de|plus de|about|almost|over))? ${time}(?: (?:de |d'|of )?(?:videos?|rushs?|images?|footage))?`,
  `(?:j'ai|on a|i have) \\d{1,2} ?h(?:eures?|ours?)?(?: ?\\d{1,2})? (?:de |d'|of )(?:videos?|rushs?|images?|footage)`,
  `(?:a partir de|avec|sur|parmi|dans|from|out of|of|in) (?:mes|nos|ces|les|my|our|these) ${time}(?: (?:de |d'|of )?(?:videos?|rushs?|images?|films?|clips?|footage|material))?`,
  `(?:raccourci[a-z]{0,3}|reduis|reduire|passe[rz]?|coupe[rz]?|shorten|cut|trim|reduce)(?: (?:this|cette|la|le|the|my|ma))?(?: ?${source})?(?: (?:de|from|of))? ${time}(?= (?:a|to|en|down to) )`,
  `(?:my|our|these|this|the|mes|nos|ces) ${time}[ -](?:long )?(?:of |de )?(?:footage|material|video|videos|recording|recordings|rushs?|clips|shoot)`,
  `${time} (?:de |d'|of )(?!film|montage|video|reel|clip)[a-z]{3,14}(?: [a-z]{3,12}){0,2}(?= (?:en|in|into|a|to|down to) \\d)`,
];
/** A length, and no moment: « à 0:15 » says when; of each time or of each clip it is not the film's either. */
const another = new RegExp(
  `(?<!(?:a|at) (?=\\d{1,2}:))${time}(?! (?:a chaque|chaque|chacune?s?|each|every|apiece|par|per)(?![a-z]))`,
);
/** Shapes are written as moments are. */
const shape = /(?<![\d:])(?:9:16|16:9|4:3|3:4|4:5|5:4|1:1|21:9|2:1)(?![\d:])/g;

/** « laisse le gâteau 5 secondes, le film fait 30 secondes »: the film that is wished for, … */
const ownFilm = /^(?:(?:le|the) )?(?:film|montage)(?![a-z])/;
/** … unless less is asked for: « le film fait 3 minutes, j'en veux 40 secondes ». */
const asksForLess =
  /(?<![a-z])(?:veux|voudrais|veut|aimerais|reduis|raccourci[a-z]{0,3}|coupe|fais|faire|ramene|garde[rsz]?|vise|mais|want|need|like|shorten|cut|trim|make|keep|but|down to)(?![a-z])/;

/** « La vidéo fait 3 minutes, j'en veux 40 secondes »: only the second is the film's length. */
export function hideSourceLength(reader: WishReader, anyName: string): void {
  for (const pattern of patterns) {
    const named = new RegExp(`(?<![a-z])(?:${pattern.replace(clipNames, anyName)})`, 'g');
    reader.each(named, (match, at) => {
      const before = reader.text.slice(0, at.start);
      const isFilm =
        ownFilm.test(match[0]) && !asksForLess.test(before + reader.text.slice(at.end));
      if (isFilm) return;
      const rest = `${reader.text.slice(0, at.start)} ${reader.text.slice(at.end)}`;
      if (another.test(hideMoments(rest.replace(shape, ' ')))) reader.understand('duration', at);
    });
  }
}
