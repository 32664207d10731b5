import { actRewordings } from './act-rewordings.ts';
import { actsAhead } from './acts-ahead.ts';
import { idiomRewordings } from './idiom-rewordings.ts';
import { mindRewordings } from './mind-rewordings.ts';
import { paletteRewordings } from './palette-rewordings.ts';
import type { Rewording } from './place-rewordings.ts';
import { senseRewordings } from './sense-rewordings.ts';
import { sharedActRewordings } from './shared-act-rewordings.ts';
import { usageRewordings } from './usage-rewordings.ts';

const picture = 'picture|image|illustration|drawing|visual|banner|photo|dessin|visuel|banni[èe]re';
const wanting =
  "(?:i|we)\\s+(?:need|want|am looking for|are looking for|would like)|(?:i|we)['’]d like|je (?:cherche|veux|voudrais)|il (?:me|nous) faut|il (?:me|nous) faudrait|j['’]ai besoin|nous (?:cherchons|voulons|voudrions|avons besoin)";

/** What is said before a wish: a greeting, what the picture is for, who would like it; and what is in a mind. */
export const openingRewordings: readonly Rewording[] = [
  ...paletteRewordings,
  {
    from: /(?<!\p{L})rebord\s+d['’]une\s+fen[êe]tre(?!\p{L})/giu,
    to: 'rebord de fenêtre',
  },
  ...idiomRewordings,
  ...mindRewordings,
  ...senseRewordings,
  ...usageRewordings,
  {
    from: /^\s*(?:hi|hey|hello|bonjour|bonsoir|salut|coucou)(?:\s+(?:there|tout le monde|all))?\s*[!,.]+\s*/iu,
    to: '',
  },
  {
    from: /^\s*(?:pourquoi pas|et pourquoi pas|why not|how about|what about|imagine[zr]?|imaginons)\s+(?=(?:an?|the|some|une?|des|le|la|les)\s|l['’])/iu,
    to: '',
  },
  // « j’ai besoin d’une image pour notre site : deux collègues »
  {
    from: new RegExp(`^\\s*(?:${wanting})(?=[^:]*(?:${picture}))[^:]{0,140}:\\s+`, 'iu'),
    to: '',
  },
  // “my daughter wants a mermaid”
  {
    from: /^\s*(?:(?:my|our)\s+[\p{L}-]+\s+(?:wants?|would like|asked for|needs)|(?:mon|ma|mes|notre|nos)\s+[\p{L}-]+\s+(?:veut|veulent|voudrait|voudraient|aimerait|r[ée]clame|demande))\s+(?=(?:an?|some|the|two|three|une?|des|du|deux|trois|la|le)\s|l['’])/iu,
    to: '',
  },
  // The picture itself, and none on a wall.
  {
    from: /^\s*(?:(?:an?|the|une?|le)\s+)?(?:(?:beautiful|nice|small|large|simple|petit|grand|beau)\s+)?(?:painting\s+of|paintings?\s+showing|tableau\s+(?:repr[ée]sentant|montrant|avec))\s+(?=\p{L})/iu,
    to: '',
    where:
      /^(?!.*(?:\bwall|\bmur|mus[ée]|galler|galerie|easel|chevalet|framed|encadr|hanging|accroch))/iu,
  },
  ...actsAhead,
  ...sharedActRewordings,
  ...actRewordings,
];
