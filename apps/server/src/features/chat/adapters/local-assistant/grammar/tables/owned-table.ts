import { filmNames } from './studio-table.ts';
import type { Row } from './talk-table.ts';

/** « c’est quoi mes styles déjà », « mes clips c’est lesquels », « et les films déjà faits ? »: what somebody has. */
const owned = (things: string) =>
  String.raw`^(?:(?:et|and|alors|sinon)[\s,]+)*(?:(?:c'est (?:quoi|lesquel(?:le)?s)|ce sont lesquel(?:le)?s|quel(?:le)?s sont|what(?:'s| are| were)|which(?: ones)? are|remind me (?:of )?|rappelle[- ]moi) (?:deja )?(?:tou(?:te)?s )?(?:mes|my|nos|our) ${things}(?: (?:deja|again|already|now|a moi))?$|(?:mes|my|nos|our) ${things},? (?:(?:c'est|ce sont|sont|are|is) )?(?:deja )?(?:quoi|lesquel(?:le)?s|quel(?:le)?s|which(?: ones)?|what)(?: (?:deja|again))?$|(?:mes|my|nos|our|les|the) ${things} (?:que j'ai |que tu as |que vous avez |i(?:'ve| have)? |you(?:'ve| have)? )?(?:deja |already )?(?:fai(?:t|te)s?|fini(?:e?s)?|termine(?:e?s)?|montee?s?|pret(?:e?s)?|apprise?s?|importee?s?|envoyee?s?|made|done|finished|cut|learned|uploaded)(?: (?:already|deja|hier|avant|so far))?$)`;

/** Asked of what somebody has. Folded. */
export const ownedRows: readonly Row[] = [
  [
    /^(?:(?:et|alors)[\s,]*)?(?:qu'est-ce que )?(?:j'ai|on a|what did i|what have i) (?:deja )?(?:fait|dessine|cree|make|made|draw|drawn)(?: quoi)?(?: (?:hier|deja|jusqu'ici|la semaine derniere|avant|recemment|yesterday|so far|last week|today))+$/,
    { do: 'list', what: 'pictures' },
  ],
  [new RegExp(owned('(?:clips?|rushs?|rushes|footage)')), { do: 'list', what: 'clips' }],
  [new RegExp(owned(filmNames)), { do: 'list', what: 'films' }],
  [new RegExp(owned('(?:styles?|modeles?|loras?|models?)')), { do: 'list', what: 'styles' }],
  [
    new RegExp(owned('(?:images?|photos?|dessins?|pictures?|creations?|illustrations?|drawings?)')),
    { do: 'list', what: 'pictures' },
  ],
];
