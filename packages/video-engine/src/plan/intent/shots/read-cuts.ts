import type { Intent } from '../../../model/intent.ts';
import { findMentions } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

const effects =
  /\b(?:des |une |avec des |with )?transitions? (?:en |de |a |au )?(?:glitch|zoom|whip|3d|etoile|star|spin|volets?|wipe|page|cube|tv)(?: entre (?:les |chaque )?(?:plans?|clips?))?|\b(?:glitch|wipe|whip|spin|star|zoom) transitions?\b|\beffets? glitch\b|\bglitch effects?\b|\bdips? to (?:white|black)(?: (?:between|on) (?:the |all |each )?(?:shots|clips))?|\b(?:un |des )?(?:balayages?|rideaux?|fondus? (?:enchaines? )?(?:flous?|colores?))(?: entre (?:les |chaque )?(?:plans?|clips?))?|\b(?:des |un )?volets?(?: entre (?:les |chaque )?(?:plans?|clips?))?\b|\bfondus? au noir entre (?:chaque |les )(?:plans?|clips?)|\bfondus? (?:au|vers le|en) (?:blanc|rouge|flou|gris|bleu|couleur)(?: (?:a la fin|au debut|entre (?:les |chaque )?(?:plans?|clips?)))?|\bfade (?:to|from) white(?: at the (?:end|start))?|\bflash(?:s|es)? (?:blancs? )?entre (?:les |chaque )plans?/g;
const black = '(?:fondu(?:s)?(?: (?:au|vers le|en) noir)?|fade(?: to black| out)?)';
/** How the sound goes is not asked of the picture. */
const ofSound =
  /\b(?:un )?(?:fondus?|fade(?: out| in)?)(?: a la fin| au debut)? (?:sonores?|audio|musicaux|musical|du son|de (?:la )?musique|of the (?:music|sound))(?: (?:a la fin|au debut|at the (?:end|start)))?|\b(?:music|audio|sound) fade(?:s)?(?: out| in)?(?: at the (?:end|start))?/g;
const bothEnds = new RegExp(
  `\\b${black} (?:(?:en |d')?entree et (?:en |de )?sortie|au debut et a la fin|a la fin et au debut|pour commencer et pour finir|en ouverture et en fermeture|at the (?:start|beginning) and(?: at the)? end)|\\b(?:le )?debut et (?:la )?fin (?:en|par un|avec un) fondu(?: au noir)?|\\bfondus? d'(?:ouverture|entree) et de (?:fermeture|sortie|fin)`,
  'g',
);
const atEnd = new RegExp(
  `\\b${black} (?:a la fin|en fin|final|pour (?:finir|terminer|conclure|cloturer)|at the end|de fin|en fermeture)|\\b(?:termine|finis|fini|end|finish)[a-z]{0,3} (?:par|en|sur|with|on) (?:un |a )?(?:fondu(?: au noir)?|fade(?: to black| out)?)|\\b(?:ferm|fini|termin|conclu)[a-z]{0,4} (?:(?:dans|en|sur|avec|par) )?(?:au|le|du|un) noir|\\bferm[a-z]{1,3} (?:en|sur un|par un|avec un|au) fondu|\\bfermeture (?:au|en) (?:noir|fondu)|\\bfin (?:en|par|avec|sur) (?:un )?fondu(?: au noir)?|\\bfade (?:to black|out)\\b|\\bfondu au noir(?! (?:entre|au debut))`,
  'g',
);
const atStart = new RegExp(
  `\\b${black} (?:au debut|pour (?:commencer|debuter)|en ouverture|d'ouverture|at the (?:start|beginning))|\\bouverture (?:en|au|par un) (?:fondu|noir)(?: (?:en|au|vers le) (?:fondu|noir))?|\\b(?:commence|ouvre|start|open)[a-z]{0,3} (?:par|en|sur|with|on) (?:un |a )?(?:fondu|fade)|\\bfade in\\b|\\bfondu d'ouverture`,
  'g',
);
const none =
  /\b(?:sans|pas de|pas les|jamais de|ni(?: de)?|evite[rz]? (?:les|des|de)|avoid|aucune?|no|without)(?: any)? (?:effets? de )?(?:fondus?(?: enchaines?)?|transitions?(?: effects?)?|dissolves?|crossfades?|fades?)\b(?! (?:glitch|zoom|au noir))|\b(?:que (?:des|de)? ?|uniquement (?:des )?|seulement (?:des )?|only )?(?:cuts?|coupes?) (?:franc(?:he)?s?|sec(?:he)?s?|nets?|nettes?)(?: (?:uniquement|seulement))?\b|\b(?:hard|straight) cuts?(?: only)?\b/g;
const all =
  /\b(?:avec )?(?:des |un |les )?(?:(?:smooth|soft|gentle|slow|long|nice|beaux|jolis|doux|petits) )?(?:fondus?(?: enchaines?)?|fondu enchaines?|dissolves?|crossfades?|cross[ -]?dissolves?)(?: (?:doux|lents?))?(?: (?:partout|(?:entre|a|between|on|sur) (?:chaque|les|tous les|all|every|each|the)? ?(?:plans?|clips?|shots?|coupes?|the shots)|everywhere))?/g;

/** « pas de coupes brutales » asks for soft ones. */
const softer =
  /\b(?:sans|pas de|jamais de|aucune?|evite[rz]? les|no|without|avoid)(?: any)? (?:coupes?|cuts?|transitions?) (?:trop )?(?:brutales?|brusques?|seches?|franches?|nettes?|abruptes?|dures?|violentes?|cut)\b|\b(?:no|without|avoid)(?: any)? (?:hard|harsh|abrupt|jarring|straight|sharp|brutal) (?:cuts?|transitions?)\b|\b(?:des |avec des |with )?transitions? (?:tres |bien |plus )?(?:douces?|fluides?|progressives?|souples?)\b|\b(?:smooth|soft|gentle|seamless) transitions?(?: (?:between|entre) (?:the |all |les )?(?:shots|clips|plans))?\b/g;
const refusedFade =
  "(?:(?:sans|pas d[e']|aucun|no|without|not?) ?(?:un |a |any )?|(?:ne )?(?:commence|ouvre)[a-z]{0,2} pas (?:par|en|sur|avec) (?:un )?)";
const atBegin = "(?: au debut| en ouverture| d'ouverture| at the (?:start|beginning)| in)";
const notAtEnd = new RegExp(
  `\\b${refusedFade}(?:(?:fondus?|fade)(?: (?:au|vers le|en) noir| to black)?(?:[ -]out)?(?: a la (?:toute )?fin| en fin| final| pour finir| at the end| de fin| en fermeture| de fermeture)|(?:fondus?|fade) (?:au noir|to black)(?! (?:entre|between|au debut|at the (?:start|beginning)))|fade[ -]?out(?: at the end)?)|(?<![a-z])(?:ne )?(?:termin|fini)[a-z]{0,3} pas (?:par|en|sur|avec) (?:un )?fondu(?: au noir)?|(?<![a-z])(?:don't|do not|never) (?:fade (?:out|to black)|(?:end|finish) (?:with|on) (?:a )?fade(?:[ -]out| to black)?)(?: at the end)?`,
  'g',
);
const notAtStart = new RegExp(
  `\\b${refusedFade}(?:fondus?|fade)(?: (?:au|en) noir| from black)?${atBegin}(?![a-z])`,
  'g',
);

const otherEnd =
  /(?<![a-z])(?:mais|but|et|and) (?:(?:un|1|oui|si|avec|one|yes|fondu) ){1,2}(au debut|a la fin|en ouverture|at the (?:start|beginning|end))(?![a-z])/g;
const somewhere =
  /\b(?:une? )?(?:fondus?|transitions?|dissolves?|crossfades?)(?: enchainee?s?| au noir| to black)? (?:entre|between|juste avant|avant|apres|sur|on|before|after) (?:le |la |les |l'|the )?(?:\d{1,2} )?(?:premiere?s?|derniere?s?|avant-derniere?|first|last|deuxieme|second|troisieme)(?: \d{1,2})?(?: (?:plans?|clips?|shots?|photos?))?/g;

/** How many there are is nowhere said. */
const counted =
  /(?<![a-z\d:.,])(?:\d{1,2}|deux|trois|quatre|cinq|six|two|three|four|five) (?:fondus?|transitions?|dissolves?|fades)(?: enchaines?)?(?:,? (?:et )?(?:pas plus|max(?:imum)?|seulement|at most|no more))?(?![a-z])(?! ?[:,]? ?(?:au debut|a la fin|at the))/g;

type Cuts = Pick<Intent, 'transitions' | 'fadeIn' | 'fadeOut'>;

/** Cuts, dissolves, and fades at the film's ends. */
export function readCuts(reader: WishReader): Cuts {
  const cuts: { -readonly [K in keyof Cuts]: Cuts[K] } = {
    transitions: 'auto',
    fadeIn: null,
    fadeOut: null,
  };
  reader.each(ofSound, (_match, at) => reader.leave(at));
  reader.each(effects, (_match, at) => reader.refuse('transition-effect', at));
  reader.each(counted, (_match, at) => reader.leave(at));
  reader.each(somewhere, (_match, at) => reader.refuse('transition-place', at));
  reader.each(softer, (_match, at) => {
    cuts.transitions = 'dissolves';
    reader.understand('transitions', at);
  });
  reader.each(notAtStart, (_match, at) => {
    cuts.fadeIn = false;
    reader.understand('fadeIn', at);
  });
  reader.each(notAtEnd, (_match, at) => {
    cuts.fadeOut = false;
    reader.understand('fadeOut', at);
  });
  reader.each(none, (match, at) => {
    cuts.transitions = 'cuts';
    // « pas de fondu » means the one at the end too.
    if (/fond|fade/.test(match[0])) cuts.fadeOut = false;
    reader.understand('transitions', at);
  });
  reader.each(bothEnds, (_match, at) => {
    cuts.fadeIn = true;
    cuts.fadeOut = true;
    const middle = Math.floor((at.start + at.end) / 2);
    reader.understand('fadeIn', { start: at.start, end: middle });
    reader.understand('fadeOut', { start: middle, end: at.end });
  });
  reader.each(atStart, (_match, at) => {
    cuts.fadeIn = true;
    reader.understand('fadeIn', at);
  });
  reader.each(atEnd, (_match, at) => {
    cuts.fadeOut = true;
    reader.understand('fadeOut', at);
  });
  // « pas de fondu à la fin mais un au début »
  reader.each(otherEnd, (match, at) => {
    const field = /fin|end/.test(match[1] as string) ? 'fadeOut' : 'fadeIn';
    if (cuts.fadeIn === null && cuts.fadeOut === null) return;
    cuts[field] = true;
    reader.understand(field, at);
  });
  // « ouverture et fermeture en fondu, coupes nettes entre les deux »
  if (cuts.fadeIn === true && cuts.fadeOut === true) {
    reader.each(
      /(?<![a-z])(?:entre les (?:deux|2)|in between|between (?:the two|them))(?![a-z])/g,
      (_match, at) => reader.understand('transitions', at),
    );
  }
  const { wished, refused } = findMentions(reader.text, all);
  // « pas trop de fondus »: how many is nowhere said.
  for (const at of refused) reader.leave(at);
  for (const at of wished) {
    if (cuts.transitions === 'cuts') {
      reader.refuse('contradiction', at, 'transitions');
      continue;
    }
    cuts.transitions = 'dissolves';
    reader.understand('transitions', at);
  }
  return cuts;
}
