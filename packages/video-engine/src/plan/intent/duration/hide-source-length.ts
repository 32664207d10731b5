import type { WishReader } from '../wish-reader.ts';
import { time } from './read-time.ts';

const source =
  "(?:(?:la|ma|mes|les|cette|le|mon|the|my|this) )?(?:videos?|clips?|rushs?|films?|fichiers?|original|originale|source|footage|sequences?)(?: (?:source|originale?|d'origine|de base|complete?))?";
const patterns = [
  `${source} (?:fait|font|dure|durent|is|are|lasts?|runs?|a une duree de)(?: actuellement| deja)? ${time}(?: long)?`,
  `(?:j'ai|on a|i have|i've got) ${time} (?:de |d'|of )?(?:videos?|rushs?|images?|films?|clips?|footage|material)`,
  `(?:raccourci[a-z]{0,3}|reduis|reduire|passe[rz]?|coupe[rz]?|shorten|cut|trim|reduce)(?: (?:this|cette|la|le|the|my|ma))?(?: ?${source})?(?: (?:de|from|of))? ${time}(?= (?:a|to|en|down to) )`,
].map((each) => new RegExp(`(?<![a-z])(?:${each})`, 'g'));
const another = new RegExp(time, 'g');

/** « La vidéo fait 3 minutes, j'en veux 40 secondes »: only the second is the film's length. */
export function hideSourceLength(reader: WishReader): void {
  for (const pattern of patterns) {
    reader.each(pattern, (_match, at) => {
      const rest = `${reader.text.slice(0, at.start)} ${reader.text.slice(at.end)}`;
      if (rest.match(another) !== null) reader.understand('duration', at);
    });
  }
}
