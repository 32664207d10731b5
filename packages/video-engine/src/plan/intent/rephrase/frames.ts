import type { Concept } from './concepts.ts';

/**
 * What concepts mean together, whatever their order and the words that say them. `needs` must all
 * be there (`|`: either), `may` too may stand beside them, and nothing else. `say` is the wording
 * that the rules know; `{clips}`, `{range}`, `{edge}`, `{moment}` stand for what was named.
 */
export type Frame = {
  readonly needs: readonly (readonly Concept[])[];
  readonly may: readonly Concept[];
  readonly say: string;
};

function frame(needs: string, may: string, say: string): Frame {
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  return {
    needs: words(needs).map((either) => either.split('|') as Concept[]),
    may: words(may) as Concept[],
    say,
  };
}

export const frames: readonly Frame[] = [
  // Clips.
  frame('clip drop', 'all', 'sans {clips}'),
  frame('clip not', 'keep all', 'sans {clips}'),
  frame('clip only', 'keep', 'seulement {clips}'),
  frame('clip first', 'keep all shot shotsNoun', 'commence par {clips}'),
  frame('clip last', 'keep next all shot shotsNoun', 'termine par {clips}'),
  frame('clip slowMotion', 'keep only double', '{clips} au ralenti'),
  frame('clip fastMotion', 'keep only double', '{clips} en accelere'),
  frame('clip hear not', 'sound', 'coupe le son {of clips}'),
  frame('clip sound|voice drop|not', 'keep hear', 'coupe le son {of clips}'),
  frame('clip sound|voice keep|hear', '', 'garde le son {of clips}'),
  frame('clip sound|voice only', 'keep hear', 'garde seulement le son {of clips}'),
  frame('eachClip range|edge drop|not', 'keep', 'enleve {range} de chaque clip'),
  frame('eachClip range|edge keep|only', 'keep only', 'garde seulement {range} de chaque clip'),
  frame('clip range|edge drop|not', 'keep first last', 'enleve {range} {of clips}'),
  frame('clip range|edge', 'keep only first last', 'garde seulement {range} {of clips}'),
  frame('clip until drop', 'all first', 'enleve tout avant {time} {of clips}'),
  frame('clip since drop', 'all last', 'enleve tout apres {time} {of clips}'),
  frame('clip until', 'keep only all first', "garde seulement {clips} jusqu'a {time}"),
  frame('clip since', 'keep only all last', 'garde seulement {clips} a partir de {time}'),
  frame('clip mute', 'sound', 'coupe le son {of clips}'),
  frame('sound|shotsNoun|eachClip mute', 'all keep', 'sans le son'),
  // Sound.
  frame('music keep', '', 'avec la musique'),
  frame('music drop|not', 'keep all', 'sans musique'),
  frame('music not|less loud', 'keep too slightly', 'musique pas trop forte'),
  frame('music too loud', '', 'musique moins forte'),
  frame('music too|not low', 'more', 'musique plus forte'),
  frame('music low', 'keep more slightly all', 'musique discrete'),
  frame('music loud', 'keep more slightly', 'musique plus forte'),
  frame('music low|less voice', 'keep hear more loud apart', 'baisse la musique quand on parle'),
  frame('music drown voice', 'not low too loud keep', 'baisse la musique quand on parle'),
  frame('music hear not enough', '', 'musique plus forte'),
  frame('music only', 'keep hear', 'uniquement la musique'),
  frame('chorus loud', 'music keep first', 'musique plus forte, commence la musique au refrain'),
  frame('chorus low', 'music keep first', 'musique discrete, commence la musique au refrain'),
  frame('chorus', 'music keep first', 'commence la musique au refrain'),
  frame('music moment', 'keep first', 'commence la musique a {moment}'),
  frame('sound|voice drop|not', 'keep hear all shotsNoun', 'sans le son'),
  frame('sound|voice only', 'keep hear', 'garde le son'),
  frame('hear not shotsNoun|eachClip', 'all', 'sans le son'),
  frame('sound|voice keep|hear', 'all shotsNoun', 'garde le son'),
  frame('repair drop|not|low', 'sound keep', 'enleve le bruit de fond'),
  frame('silence drop|not', 'long keep hear all shotsNoun voice', 'enleve les silences'),
  // Pace.
  frame('slow', 'pace shotsNoun keep slightly', 'calme'),
  frame('long shotsNoun', 'keep', 'plans longs'),
  frame('fast', 'pace shotsNoun keep slightly', 'rapide'),
  frame('short shotsNoun', 'keep', 'plans courts'),
  frame('medium pace', 'keep', 'rythme moyen'),
  frame('rising fast', 'toward pace keep last shotsNoun', 'de plus en plus rapide'),
  frame('swell', 'toward rising pace keep last shotsNoun slow', 'de plus en plus rapide'),
  frame('rising loud pace', 'keep last', 'de plus en plus rapide'),
  frame('rising fastMotion', 'toward pace keep last', 'de plus en plus rapide'),
  frame('rising slow', 'toward pace keep last shotsNoun', 'de plus en plus lent'),
  frame('rising slowMotion', 'toward pace keep last', 'de plus en plus lent'),
  frame('calmDown', 'toward last pace rising keep next', 'de plus en plus calme'),
  frame('slowMotion first', 'keep only', 'debut au ralenti'),
  frame('slowMotion last', 'keep only', 'fin au ralenti'),
  frame('fastMotion first', 'keep only', 'debut en accelere'),
  frame('fastMotion last', 'keep only', 'fin en accelere'),
  frame('shot amount', 'apart keep short long', 'plans de {amount}'),
  frame('shot amount most', 'apart keep short long', 'plans de {amount} maximum'),
  frame('shot amount least', 'apart keep short long', 'plans de {amount} minimum'),
  frame('slowMotion', 'all keep double', 'tout au ralenti'),
  frame('fastMotion', 'all keep double', 'tout en accelere'),
  // Looks and shapes.
  frame('monochrome', 'colour keep all', 'noir et blanc'),
  frame('warm colour', 'keep', 'tons chauds'),
  frame('cold colour', 'keep', 'tons froids'),
  frame('vintage', 'colour keep', 'style vintage'),
  frame('vertical', 'format keep', 'format vertical'),
  frame('wide', 'format keep', 'format paysage'),
  frame('square', 'format keep', 'format carre'),
  // Joins.
  frame('fade|black first last', 'black keep next', 'fondu au debut et a la fin'),
  frame('fade|black last', 'black keep', 'fondu a la fin'),
  frame('fade|black first', 'black keep', 'fondu au debut'),
  frame('fade black', 'keep', 'fondu au noir'),
  frame('fade not|drop last', 'black keep', 'pas de fondu a la fin'),
  frame('fade not|drop first', 'black keep', 'pas de fondu au debut'),
  frame('cut hard', 'keep only transition', 'coupes franches'),
  frame('cut only', 'keep', 'coupes franches'),
  frame('cut cut', '', 'coupes franches'),
  frame('transition hard', 'keep only', 'coupes franches'),
  frame('effectName', 'transition all keep', 'transitions glitch'),
  frame('transition effectName', 'keep', 'transitions glitch'),
  frame('transition smooth', 'keep', 'transitions douces'),
  frame('cut not hard', 'keep too', 'transitions douces'),
  frame('transition not|drop', 'keep effect', 'sans transition'),
  frame('dissolve not|drop', 'keep effect transition', 'pas de fondu'),
  frame('dissolve transition', 'keep', 'fondus enchaines'),
  // The rest.
  frame('captions not|drop', 'keep', 'sans sous-titres'),
  frame('text not|drop', 'keep all', 'sans texte'),
  frame('steady', 'shotsNoun eachClip all keep shaky', 'stabilise'),
  frame('shake|shaky drop|not', 'shotsNoun all keep', 'stabilise'),
  frame('steady not|drop', 'shotsNoun all keep', 'ne stabilise pas'),
  frame('loop', 'all keep', 'en boucle'),
  frame('best', 'only keep shotsNoun', 'meilleurs moments'),
  frame('nothing drop', 'not keep shotsNoun', 'garde tout'),
  frame('all keep', 'shotsNoun', 'garde tout'),
  frame('chronological', 'order keep shotsNoun', 'ordre chronologique'),
  frame('shuffled', 'order keep shotsNoun all', 'ordre aleatoire'),
  frame('given', 'order keep shotsNoun', "l'ordre donne"),
  frame('hook', 'first keep edge', 'accroche'),
];
