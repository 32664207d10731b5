import { roleOf } from '../../../illustration/people/roles.ts';
import { tokenise } from '../../tokenise.ts';
import { nameIndex } from '../words/name-index.ts';
import type { Rewording } from './place-rewordings.ts';

const trades =
  'welder|firefighter|farmer|baker|painter|carpenter|mechanic|doctor|scientist|pilot|astronaut|plumber|butcher|engineer|soldier|knight|boxer|surgeon';

/** “a cyberpunk noodle vendor” → “a cyberpunk person selling noodle”; as it was where no thing is named. */
function sellerOf(said: string): string {
  const words = said.split(/\s+/u).slice(0, -1);
  const start = /^(?:an?|the|one)$/iu.test(words[0] ?? '') ? 1 : 0;
  const isThing = (at: number) =>
    at >= start && nameIndex().has(tokenise(words.slice(at).join(' ')).join(' '));
  const at = [words.length - 2, words.length - 1].find(isThing);
  if (at === undefined) return said;
  return `a ${[...words.slice(start, at), 'person selling three', ...words.slice(at)].join(' ')}`;
}

/** “a girl scientist” → “a girl as a scientist”, « une petite fille astronaute » → « … en astronaute »: one and not two. */
function childAt(said: string): string {
  const [who = '', role = ''] = said.split(/\s+/u);
  const id = nameIndex().get(tokenise(role).join(' '))?.id ?? '';
  if (roleOf(id) === null && !/astronaut/.test(id)) return said;
  return `${who} ${/^(?:girl|boy|kid|child)$/iu.test(who) ? 'as a' : 'en'} ${role}`;
}

/** Whoever has a trade, said by sex or by what he is. */
export const tradeRewordings: readonly Rewording[] = [
  { from: /(?<!\p{L})female\s+(?=astronauts?(?!\p{L}))/giu, to: 'woman ' },
  {
    from: new RegExp(`(?<!\\p{L})(${trades})\\s+(woman|man|girl|lady)(?!\\p{L})`, 'giu'),
    to: '$2 $1',
  },
  {
    from: /(?<!\p{L})(?:fille|fillette|gar[çc]on|gamine?|enfant|girl|boy|kid|child)\s+\p{L}{4,}(?!\p{L})/giu,
    to: childAt,
  },
  // “a sushi chef who is a bear”: one, and no bear beside a chef.
  {
    from: /(?<!\p{L})(?:an?\s+)?((?:\p{L}+\s+)?(?:chef|doctor|teacher|detective|pirate|knight|wizard|baker|barista|astronaut|king|queen|chef|waiter|farmer))\s+who(?:['’]s|\s+is)\s+(?:actually\s+|also\s+)?an?\s+(\p{L}+)(?=\s*(?:[,.;]|$))/giu,
    to: 'a $2 as a $1',
  },
  {
    from: /(?<!\p{L})(?:une?\s+)?(cuisini[eè]re?|docteur|m[ée]decin|professeure?|d[ée]tective|pirate|chevalier|magicien|boulang[eè]re?|astronaute|roi|reine|serveur|fermi[eè]re?)\s+qui\s+est\s+une?\s+(\p{L}+)(?=\s*(?:[,.;]|$))/giu,
    to: 'un $2 en $1',
  },
  // Who does something is no tooth.
  {
    from: /(?<=(?:^|[\s,])(?:une?|le|la|mon|ma)\s)dentiste\s+(?=(?:examine|soigne|opère|ausculte|regarde|montre|travaille|vérifie)(?!\p{L}))/giu,
    to: 'dentiste qui ',
  },
  {
    from: /(?<=(?:^|[\s,])(?:une?|le|la|mon|ma|notre)\s)dentiste(?=\s+(?:en|avec|aux?|à|souriante?|patiente?|jeune|penchée?)\s)/giu,
    to: 'docteur',
  },
  {
    from: /(?<=(?:^|[\s,])(?:un|le|mon)\s)tailleur\s+(?=(?:qui\s+)?(?:mesure|coud|coupe|prend|repasse|travaille)(?!\p{L}))/giu,
    to: 'couturier ',
  },
  // “a watchmaker repairs …”: somebody, and no watch.
  {
    from: /(?<=(?:^|[\s,])(?:un|l['’]|mon|le\s+vieil)\s*)horloger\s+(?=(?:qui\s+)?(?:répare|examine|regarde|nettoie|monte|travaille)(?!\p{L}))/giu,
    to: 'homme ',
  },
  // Whoever sells something stands behind it: « un marchand de glaces », “a hot dog vendor”.
  {
    from: /(?<!\p{L})(?:marchande?|vendeu(?:r|se))\s+(?:ambulante?\s+)?(?:de\s+|d['’])(?=\p{L})(?!fleurs|v[ée]los|voitures|tapis|couleurs|sommeil)/giu,
    to: (said) => `${/^(?:marchande|vendeuse)\s/iu.test(said) ? 'dame' : 'homme'} qui vend des `,
  },
  {
    from: /(?<!\p{L})(?:(?:an?|the|one)\s+)?(?:(?!(?:and|with|of)\s)\p{L}+\s+){1,3}(?:vendor|seller|peddler)(?!\p{L})/giu,
    to: sellerOf,
  },
  // Who makes something to eat is seen making it.
  {
    from: /(?<!\p{L})(?:sushi\s+chef|(?:chef|ma[iî]tre|cuisinier)\s+(?:de\s+)?sushis?)(?!\p{L})/giu,
    to: 'chef qui prépare des sushis',
  },
  {
    from: /(?<!\p{L})(?:pizza\s+(?:chef|maker|baker)|pizzaiolos?|pizza[ïi]olos?)(?!\p{L})/giu,
    to: 'chef qui prépare une pizza',
  },
  // A card that invites, and no guest.
  {
    from: /(?<!\p{L})(birthday|party|wedding|baby\s+shower|bbq)\s+invites?(?!\p{L})/giu,
    to: '$1 invitation card',
  },
  // What a mark is for is nothing on it.
  {
    from: /,?\s*(?:(?:it|and|but)\s+)*(?:has|must|needs?|should)\s+(?:to\s+)?(?:work|look\s+good|be\s+(?:readable|legible|visible)|stay\s+readable)(?:\s+(?:really|very|well|also|even|small|tiny))*(?:\s+(?:on|at|in|as)\s+an?\s+[\p{L}\s]{3,20})?(?=\s*(?:[,.;]|$))/giu,
    to: '',
  },
];
