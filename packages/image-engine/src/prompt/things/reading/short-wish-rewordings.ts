import type { Rewording } from './place-rewordings.ts';

const toppers =
  'licornes?|dinosaures?|princesses?|pirates?|sir[èe]nes?|dragons?|renards?|lapins?|ours(?:on)?|chats?|chiens?|[ée]l[ée]phants?|girafes?|lions?|fus[ée]es?|panda|koala|robot|f[ée]e|sorci[èe]re|super[- ]?h[ée]ros|fusée|tracteur|papillon';
const englishToppers =
  'unicorn|dinosaur|princess|pirate|mermaid|dragon|fox|rabbit|bunny|bear|cat|dog|elephant|giraffe|lion|rocket|panda|koala|robot|fairy|witch|superhero|tractor|butterfly';
const tiers = '(?:[àa]\\s+)?(?:plusieurs|deux|trois|quatre|cinq|[2-5])\\s+[ée]tages';
const games =
  'tennis|ping[- ]?pong|badminton|foot(?:ball)?|basket(?:ball)?|volley(?:ball)?|rugby|p[ée]tanque|golf';
const tables = '[ée]checs|cartes|dames|dominos|poker';
const two = '(?:deux|trois|quatre)\\s+\\p{L}+|une?\\s+\\p{L}+\\s+et\\s+une?\\s+\\p{L}+';
const cup = '(?:une|la|sa|leur|le)\\s+(?:grande\\s+)?(?:coupe|troph[ée]e)';
const lifts = '(?:soul[èe]ve(?:nt)?|brandit|brandissent|l[èe]ve(?:nt)?)';

/** « gâteau licorne 3 étages »: so many tiers, and on them whom it is made for. */
function toppedInFrench(said: string): string {
  const [who] = new RegExp(`(?<!\\p{L})(?:${toppers})(?!\\p{L})`, 'iu').exec(said)!;
  return `un ${who} sur un gâteau ${/[ée]tages/iu.test(said) ? 'à étages' : 'd’anniversaire'}`;
}

function toppedInEnglish(said: string): string {
  const [who] = new RegExp(`(?<!\\p{L})(?:${englishToppers})(?!\\p{L})`, 'iu').exec(said)!;
  return `a ${who} on a ${/tier/iu.test(said) ? 'tiered' : 'birthday'} cake`;
}

const bike = 'v[ée]lo|bicyclette|bike|bicycle';
const ofBike = (said: string): string =>
  /^(?:(?:an?|one|the|my|her|his)\s+)?(.{2,40}?)\s+(?:avec|with)\s/iu.exec(said)?.[1] ?? 'vélo';

/** « un vélo rouge avec des tulipes dans le panier »: they are in its basket, and no other stands beside it. */
function inBasketOfBike(said: string): string {
  const isEnglish = /\swith\s/iu.test(said);
  const load = said
    .replace(/^.*?\s(?:avec|with)\s+/iu, '')
    .replace(
      /\s+(?:dans\s+(?:le|son)\s+panier|in\s+(?:the|its|his|her)\s+(?:front\s+)?basket).*$/iu,
      '',
    )
    .replace(/^(?:un|son|le)\s+panier\s+(?:plein\s+|rempli\s+)?(?:de\s+|d['’]\s?)/iu, 'des ')
    .replace(/^(?:a|its)\s+(?:front\s+)?basket\s+(?:full\s+)?of\s+/iu, 'some ');
  return isEnglish
    ? `${load} in a ${ofBike(said)}`
    : `${load} dans un ${ofBike(said).replace(/^une?\s+/iu, '')}`;
}

/** What few words ask for: two nouns side by side, a game between two, a team with its cup. */
export const shortWishRewordings: readonly Rewording[] = [
  // Struck with a racket, and nothing that is served on a plate.
  {
    from: /(?<!\p{L})(?:serving|serves)(?!\s+at)(?!\p{L})/giu,
    to: 'serving at tennis',
    where: /(?<!\p{L})tennis(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})(?:qui\s+sert|servant|au\s+service)(?!\s+au)(?!\p{L})/giu,
    to: 'qui sert au tennis',
    where: /(?<!\p{L})tennis(?!\p{L})/iu,
  },
  // A manner, and no window in a room.
  {
    from: /(?<!\p{L})stained[- ]glass\s+windows?(?=\s+(?:of|with|showing|depicting|style)(?!\p{L})|\s*(?:$|[,.]))/giu,
    to: 'stained glass',
  },
  {
    from: /(?<!\p{L})fen[êe]tre\s+en\s+vitrail(?!\p{L})/giu,
    to: 'vitrail',
  },
  // A bare wall behind tubes that shine, and no brick.
  {
    from: /(?<!\p{L})(?:on|against|sur|contre)\s+(?:an?\s+|the\s+|un\s+|le\s+)?(?:old\s+)?(?:(?:exposed\s+)?brick\s+wall|mur\s+(?:de|en)\s+briques?)(?!\p{L})/giu,
    to: (said) => (/mur/iu.test(said) ? ', mur de briques' : ', brick wall'),
    where: /n[ée]on/iu,
  },
  // They are two.
  { from: /(?<!\p{L})a\s+couple\s+of\s+(?=\p{L}+s(?!\p{L}))/giu, to: 'two ' },
  // Of wood or tin, and small: a toy that is itself what it stands for.
  {
    from: /(?<=\p{L}\s)(?:jouets?|en\s+jouet)(?=\s+en\s+(?:bois|m[ée]tal|plastique|t[ôo]le)(?!\p{L}))/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(wooden|tin|plastic)\s+toy\s+(?=\p{L})(?!box|chest|shop|store|set)/giu,
    to: '$1 ',
  },
  // A game that two play.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:une?\\s+|la\\s+|le\\s+)?(?:partie|match)\\s+de\\s+(${games})\\s+entre\\s+(${two})`,
      'giu',
    ),
    to: (said) => asPlayers(said, 'au'),
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:une?\\s+|la\\s+|le\\s+)?(?:partie|match)\\s+d(?:e\\s+|['’]\\s?)(${tables})\\s+entre\\s+(${two})`,
      'giu',
    ),
    to: (said) => asPlayers(said, 'aux'),
  },
  {
    from: /(?<!\p{L})(?:an?\s+|the\s+)?(?:game\s+of\s+)?(tennis|ping[- ]?pong|badminton|football|soccer|basketball|volleyball|chess|cards|checkers)(?:\s+(?:match|game))?\s+between\s+(?:(?:two|three|four)\s+\p{L}+|an?\s+\p{L}+\s+and\s+an?\s+\p{L}+)/giu,
    to: (said) => said.replace(/^(.*?)\s+between\s+(.+)$/iu, playedBetween),
  },
  // One cup for all of them.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:une\\s+|l['’]\\s?|mon\\s+|notre\\s+)?[ée]quipe\\s+(?:(?:de\\s+foot(?:ball)?|f[ée]minine|de\\s+filles|de\\s+femmes|d['’]\\s?enfants|de\\s+jeunes)\\s+){0,3}(?:qui\\s+)?${lifts}\\s+${cup}`,
      'giu',
    ),
    to: teamWithCup,
  },
  {
    from: /(?<!\p{L})(?:an?\s+|the\s+)?(?:(?:women['’]?s|girls['’]?|kids['’]?|children['’]?s|football|soccer)\s+){0,3}team\s+(?:lifting|raising|holding\s+up)\s+(?:an?|the|their)\s+(?:cup|trophy)/giu,
    to: teamWithCup,
  },
  // On a cake stands whom it is made for.
  {
    from: new RegExp(
      `g[âa]teaux?\\s+(?:d['’]\\s?anniversaire\\s+)?(?:th[èe]me\\s+)?(?:${toppers})(?:\\s+${tiers})?(?!\\p{L})`,
      'giu',
    ),
    to: toppedInFrench,
  },
  {
    from: new RegExp(
      `(?:an?\\s+)?(?:(?:three|two|four|3|2|4)[- ]tier(?:ed)?\\s+)?(?:${englishToppers})\\s+(?:birthday\\s+)?cake(?!\\p{L})`,
      'giu',
    ),
    to: toppedInEnglish,
  },
  // « un sapin immense dans une petite maison »: it is seen from inside.
  {
    from: /(?<=(?:sapins?(?:\s+de\s+no[ëe]l)?|christmas\s+tree)(?:\s+\p{L}{3,12}){0,2})\s+(?:dans\s+(?:une?|la|notre|ma)|in(?:side)?\s+(?:an?|the|our|my))\s+(?:(?:toute\s+)?(?:petite?|tiny|small|little|cosy|cozy)\s+)?(?:maison(?:nette)?|appartement|studio|house|apartment|flat|home)(?!\p{L})/giu,
    to: ' dans un salon',
  },
  // In the manner of sailors, and no sailor.
  {
    from: /(?<!\p{L})(?:old[- ](?:school\s+|sailor\s+)?|traditional\s+|sailor\s+)?tat+oo\s+style\s+(?=\p{L})/giu,
    to: '',
  },
  {
    from: /(?<!\p{L}),?\s*(?:(?:in\s+)?(?:an?\s+)?(?:old[- ](?:school\s+|sailor\s+)?)?tat+oo\s+style|(?:en\s+)?style\s+(?:(?:vieux\s+)?tatouage|tatouage)(?:\s+(?:de\s+marin|old\s+school|ancien))?)(?!\p{L})/giu,
    to: '',
  },
  {
    from: new RegExp(
      `(?<=^\\s*|[,.;]\\s)(?:(?:une?|le|mon|an?|the)\\s+)?(?:\\p{L}+\\s+)?(?:${bike})(?:\\s+\\p{L}+){0,2}\\s+(?:avec|with)\\s+[^,.;]{2,40}?\\s+(?:dans\\s+(?:le|son)\\s+panier|in\\s+(?:the|its)\\s+(?:front\\s+)?basket)(?!\\p{L})`,
      'giu',
    ),
    to: inBasketOfBike,
  },
  {
    from: new RegExp(
      `(?<=^\\s*|[,.;]\\s)(?:(?:une?|le|mon|an?|the)\\s+)?(?:\\p{L}+\\s+)?(?:${bike})(?:\\s+\\p{L}+){0,2}\\s+(?:avec|with)\\s+(?:(?:un|son)\\s+panier\\s+(?:plein\\s+|rempli\\s+)?(?:de\\s+|d['’])|(?:a|its)\\s+(?:front\\s+)?basket\\s+(?:full\\s+)?of\\s+)\\p{L}+`,
      'giu',
    ),
    to: inBasketOfBike,
  },
  {
    from: /(?<!\p{L})dans\s+(?:le|un)\s+panier\s+(?:avant\s+)?(?:du|d['’]\s?un|de\s+son|de\s+mon)\s+v[ée]lo(?!\p{L})/giu,
    to: 'dans un vélo',
  },
  {
    from: /(?<!\p{L})in\s+(?:the|a)\s+(?:(?:front\s+)?basket\s+of\s+(?:an?|the|his|her)\s+(?:bike|bicycle)|(?:bike|bicycle)\s+basket)(?!\p{L})/giu,
    to: 'in a bicycle',
  },
  // A gap in a smile.
  {
    from: /(?<!\p{L})(?:une|deux)\s+dents?\s+(?:en\s+moins|manquantes?|tomb[ée]es?)(?!\p{L})/giu,
    to: 'une dent manquante',
  },
];

const playedBetween = (_: string, game: string, who: string): string =>
  `${who} playing ${game
    .replace(/^(?:an?|the)\s+/iu, '')
    .replace(/^game\s+of\s+/iu, '')
    .replace(/\s+(?:match|game)$/iu, '')}`;

function asPlayers(said: string, to: 'au' | 'aux'): string {
  const [, game = '', who = ''] =
    /(?:partie|match)\s+d(?:e\s+|['’]\s?)(\S+)\s+entre\s+(.+)$/iu.exec(said) ?? [];
  return `${who} qui jouent ${/^p[ée]tanque$/iu.test(game) ? 'à la' : to} ${game}`;
}

function teamWithCup(said: string): string {
  const isYoung = /enfants|jeunes|kids|child/iu.test(said);
  const isTheirs = /f[ée]minine|filles|femmes|women|girls/iu.test(said);
  if (isYoung) return 'un enfant qui soulève une coupe entre deux enfants joyeux, stade';
  const one = isTheirs ? 'une footballeuse' : 'un footballeur';
  return `${one} qui soulève une coupe entre deux ${isTheirs ? 'footballeuses joyeuses' : 'footballeurs joyeux'}`;
}
