import type { Rewording } from './place-rewordings.ts';

const trades =
  'welder|firefighter|farmer|baker|painter|carpenter|mechanic|doctor|scientist|pilot|astronaut|plumber|butcher|engineer|soldier|knight|boxer|surgeon';

/** Whoever has a trade, said by sex or by what he is. */
export const tradeRewordings: readonly Rewording[] = [
  { from: /(?<!\p{L})female\s+(?=astronauts?(?!\p{L}))/giu, to: 'woman ' },
  {
    from: new RegExp(`(?<!\\p{L})(${trades})\\s+(woman|man|girl|lady)(?!\\p{L})`, 'giu'),
    to: '$2 $1',
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
    from: /(?<=(?:^|[\s,])(?:un|le|mon)\s)tailleur\s+(?=(?:qui\s+)?(?:mesure|coud|coupe|prend|repasse|travaille)(?!\p{L}))/giu,
    to: 'couturier ',
  },
  // “a watchmaker repairs …”: somebody, and no watch.
  {
    from: /(?<=(?:^|[\s,])(?:un|l['’]|mon|le\s+vieil)\s*)horloger\s+(?=(?:qui\s+)?(?:répare|examine|regarde|nettoie|monte|travaille)(?!\p{L}))/giu,
    to: 'homme ',
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
