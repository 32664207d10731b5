import type { WishReader } from '../words/wish-reader.ts';
import { time } from './read-time.ts';

const edge = '(?<![a-z\\d])';
const during = '(?:pendant|durant|for|during|sur) (?:environ |about |les |the )?';
const thing =
  '(?:fondus?|fade|transitions?|dissolves?|crossfades?|noir|pause|silence|ralenti|accelere|slow[ -]motion|noir et blanc|black and white)';
const several = '(?:clips|videos|photos|images|pictures)';
const one = '(?:clip|photo|image|picture|shot)';
const from = "(?:de la |de l'|des |de |du |d'|of (?:the )?|from (?:the )?)";
/** Of fades, black, texts and what was filmed. */
const sources = [
  `(?<=${edge}${thing}(?: au noir| to black| enchaines?| in| out| final| a la (?:toute )?fin| au (?:tout )?debut| pour finir| pour commencer| at the (?:end|start)){0,2} )(?:de |d'|of |lasting |${during})${time}(?! (?:a|to) \\d)`,
  `(?<=${edge}${thing}(?: au noir| to black| in| out| final| a la fin| au debut| at the (?:end|start)){0,2},? ?)[1-5] ?(?:secondes?|seconds?|secs?|s)(?![a-z0-9])`,
  `${edge}(?:(?:coup|enlev|retir|baiss|mont|mute|cut|stop|drop)[a-z]{0,2} )?(?:le |la |the )?(?:musique|music|chanson|song|titre|texte|title|text) (?:pendant|durant|for|during) ${time}`,
  `${edge}${time}(?= (?:(?:de |d'|of )${thing}|(?:noir|pause|silence)(?! et blanc))(?![a-z]))`,
  // baisse la musique à 20 secondes, un fondu à 30 s: a moment
  `(?<=${edge}(?:${thing}(?: au noir| to black)?|(?:baiss|mont|augment|diminu|redui|lower|raise)[a-z]* (?:la |the )?(?:musique|music)|(?:musique|music) (?:plus |moins )?(?:fort|bass)e) )(?:a|at|vers) ${time}`,
  // le concert a duré 3 heures
  `${edge}(?:(?:a|ont) dure|lasted)(?: (?:environ|presque|plus de|about|almost|over))? (?:${time}|\\d{1,2} ?(?:h|heures?|hours?|jours?|days?)(?: ?\\d{2})?)(?![a-z0-9])`,
];
/** Of clips and stills, where no rule of theirs could say of which. */
const clipSources = [
  `(?<=${edge}(?:NAMES|${one} \\d{1,2}) ?)\\((?:pendant |sur |for )?(?:environ )?${time}\\)`,
  // commence par le drone pendant 5 secondes
  `(?<=${edge}(?:NAMES|${one}(?: \\d{1,2})?) )${during}${time}`,
  `${edge}(?:commenc|debut|demarr|ouvr|termin|fini|start|begin|open|end|finish)[a-z]{0,4} (?:par|avec|sur|with|on) (?:environ |about )?${time} ${from}`,
  // commence par la photo et laisse-la 4 secondes
  `${edge}(?:laisse|montre|affiche|maintiens|tiens|garde)[rsz]?-(?:la|le|les) (?:(?:a l'ecran|affichee?s?) )?(?:${during})?${time}`,
  `${edge}(?:hold|leave|show) (?:it|them) (?:(?:up|there|on screen) )?(?:${during})?${time}`,
  // prends 5 secondes de chaque clip
  `${edge}(?<!(?:first|last|opening|final|premieres?|dernieres?|a|to|-|et|and|jusqu'a|entre|between|apres|avant|after|before|depuis|partir de|de|from|des) ?)(?:environ |au plus |au moins |about )?${time}(?= (?:du |de la |de l'|de |des |of (?:the )?|from (?:the )?|sur (?:le |la )?)(?:chaque|each|every|tous les|NAMES|${one} \\d{1,2})(?![a-z]))`,
  // 5 secondes de plage puis le drone
  `${edge}${time}(?= ${from}[a-z0-9 ]{2,16}?,? (?:et )?(?:puis|ensuite|then|followed by) )`,
  `${edge}(?:NAMES|${one} \\d{1,2}) (?:doi(?:t|vent) (?:durer|faire)|dure(?:nt)?|reste(?:nt)?|lasts?|should last|must last)(?: (?:environ|au plus|au moins|about|pas plus de|moins de))? ${time}`,
  `${edge}(?:chaque|toutes les|each|every) (?:clip|photo|image|picture|${several}) (?:dure |pendant |for |lasts? )?${time}`,
];
/** « aussi long que la musique » */
const relative =
  /(?<![a-z])(?:(?:aussi|plus|moins) (?:long|court)(?:ue|ues|s|e|es)? qu[e' ](?! ?\d| ?une? )|(?:la )?meme (?:duree|longueur|temps) qu[e' ]|(?:as (?:long|short)|longer|shorter|same length) (?:as|than) (?=the |my |a |last )|(?:dure|duree|durer|longueur)[a-z]* (?:de |autant que |jusqu'a la fin de )(?=la (?:musique|chanson)|the ))[a-z0-9' ]{1,40}/g;
/** « une minute et quelques »: how much is nowhere said. */
const vague = new RegExp(
  `${edge}(?:(?:(?:a )?(?:little|bit|tad) )(?:over|under|more than|less than) ${time}|${time} (?:et quelques|et des poussieres|et un peu plus|or more or less|and a bit|and change))(?![a-z])`,
  'g',
);
const clocks =
  /(?<=[a-z] )(?<!(?:dure|duree|durer|film|video|montage|faire|fasse|fait|soit) )entre \d{1,2}:\d{2} et \d{1,2}:\d{2}(?![:\d])|(?<![a-z])(?:de|from|between) \d{1,2}:\d{2} (?:a|and|to|jusqu'a) \d{1,2}:\d{2}(?![:\d])/g;

/** How long a fade or black lasts is no length of the film, and nothing else grants it. */
export function leaveOtherLengths(reader: WishReader): void {
  // As long as what? Nobody knows it here.
  for (const each of [relative, vague, ...sources.map((source) => new RegExp(source, 'g'))])
    reader.each(each, (_match, at) => {
      if (!filmInALook.test(reader.text.slice(0, at.start))) reader.leave(at);
    });
}

/** « un film en noir et blanc de deux minutes »: the film's own length. */
const filmInALook =
  /(?<![a-z])(?:films?|videos?|montage|clip|reel|teaser|edit|movie)(?: [a-z]{3,12})? (?:(?:en|au|in) )?(?:noir et blanc|black and white|ralenti|accelere|slow[ -]motion) $/;

/**
 * After what is read of clips: how long one stands is no length of the film either, nor are moments
 * of no clip that was named. `anyName`: see `anyNameWord`.
 */
export function leaveClipLengths(reader: WishReader, anyName: string): void {
  for (const source of clipSources) {
    const pattern = new RegExp(source.replaceAll('NAMES', anyName), 'g');
    reader.each(pattern, (_match, at) => reader.leave(at));
  }
  for (const each of [clocks, fileName]) reader.each(each, (_match, at) => reader.leave(at));
}

/** Of no clip that is known: « final_v2.mp4 » is no length. */
const fileName =
  /(?<![a-z0-9])[a-z0-9_-]{1,60}\.(?:mp4|mov|m4v|avi|mkv|webm|jpe?g|png|heic|mp3|wav)(?![a-z0-9])/g;
