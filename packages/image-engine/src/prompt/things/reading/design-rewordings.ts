import type { Rewording } from './place-rewordings.ts';

const space =
  "(?:(?:avec\\s+)?(?:(?:de\\s+la|une?|de\\s+l['’])\\s*)?(?:place|espace|zone)(?:\\s+(?:vide|libre|vierge))?|(?:with\\s+)?(?:(?:an?|some|plenty\\s+of)\\s+)?(?:empty\\s+|blank\\s+|negative\\s+)?(?:copy\\s+)?(?:space|room|area))";
const forWords =
  '(?:(?:pour|for)\\s+(?:(?:le|du|un|the|a|some|your)\\s+)?(?:textes?|titre|logo|slogan|text|title|copy|headline|writing))';
const atLeft = '(?:(?:[àa]|sur\\s+la|on\\s+(?:the|its)|to\\s+the)\\s*(?:gauche|left)(?:\\s+side)?)';
const atRight =
  '(?:(?:[àa]|sur\\s+la|on\\s+(?:the|its)|to\\s+the)\\s*(?:droite|right)(?:\\s+side)?)';

const leaving = (side: string) =>
  new RegExp(
    `,?\\s*(?<!\\p{L})(?:${space}\\s+${side}(?:\\s+${forWords})?|${space}\\s+${forWords}\\s+${side}|copy\\s+space\\s+${side})(?!\\p{L})`,
    'giu',
  );

const ofMark = /(?<!\p{L})(?:logo(?:type)?s?|embl[èe]mes?|emblems?|badges?|blasons?)(?!\p{L})/iu;

/** How a sheet, a mark or a product shot is ordered, in words that would name things elsewhere. */
export const designRewordings: readonly Rewording[] = [
  // Room for words on one side: what is shown is on the other.
  { from: leaving(atLeft), to: ', à droite' },
  { from: leaving(atRight), to: ', à gauche' },
  {
    from: new RegExp(`,?\\s*(?<!\\p{L})(?:${space}\\s+${forWords}|copy\\s+space)(?!\\p{L})`, 'giu'),
    to: '',
  },
  // Drawn flat, and on no plate.
  {
    from: /(?<!\p{L})(ic[ôo]nes?|illustrations?|dessins?|design|style|logo)\s+plate?s?(?!\p{L})/giu,
    to: '$1 flat design',
  },
  // At the head of a page: a picture, and no sign.
  {
    from: /(?<!\p{L})(?:web\s+)?(?:banni[èe]re|banner|bandeau|header|hero\s+image|hero\s+banner)\s+(?:(?:pour|de|d['’]|for|of)\s*)?(?:(?:un|le|a|an|the|my|mon|notre)\s+)?(?:site|page|blog|newsletter|boutique\s+en\s+ligne|website|web|homepage|landing\s+page|internet)(?:\s+(?:web|internet|page))?(?:\s+(?:de|d['’]|about|of))?(?!\p{L})/giu,
    to: '',
  },
  // What is printed is the picture, and no shirt.
  {
    from: /(?<!\p{L})(?:(?:t|tee)[- ]?shirts?\s+(?:design|print|graphic)|(?:design|motif|visuel|illustration)\s+(?:de|pour|d['’]un)\s+(?:t|tee)[- ]?shirts?|(?:design|print|graphic)\s+for\s+an?\s+(?:t|tee)[- ]?shirts?)(?!\p{L})/giu,
    to: 'affiche',
  },
  // A picture of a plant on a sheet, and no board.
  {
    from: /(?<!\p{L})(?:(?:ancienne|vieille)\s+)?planches?\s+(?:botaniques?|d['’]herbier|naturalistes?|anatomiques?|zoologiques?)(?:\s+(?:anciennes?|vintage))?(?:\s+(?:d['’]une?|de\s+la|du|des|de|d['’]))?/giu,
    to: 'affiche botanique, un ',
  },
  {
    from: /(?<!\p{L})(?:(?:vintage|old|antique)\s+)?(?:botanical|herbarium|natural\s+history)\s+(?:plate|print|chart|illustration|drawing|sheet|study)(?:\s+of)?(?!\p{L})/giu,
    to: 'botanical poster, a ',
  },
  // A word for calm alone: what it is known by.
  {
    from: /^\s*(?:(?:un|a)\s+)?(?:(?:fond\s+d['’][ée]cran|wallpaper|affiche|poster|image)\s+)?zen(?!\p{L}|\s+(?:gardens?|monks?|masters?|stones?)(?!\p{L}))/giu,
    to: 'jardin zen',
  },
  // Paper for a wall, whoever sleeps before it.
  {
    from: /^\s*(?:(?:un|du|a|some)\s+)?(?:papier\s+peint|wallpaper)(?:\s+(?:(?:pour|de|d['’]|for)\s*)?(?:(?:une?|la|a|the)\s+)?(?:chambre|salon|cuisine|bedroom|nursery|kids?\s+room)(?:\s+(?:d['’]enfants?|de\s+b[ée]b[ée]s?|b[ée]b[ée]))?)?(?:\s+(?:avec|[àa]\s+motifs?(?:\s+de)?|with))?/giu,
    to: 'motif ',
  },
  // For a wall of it, and none of its furniture.
  {
    from: /,?\s*(?:pour|for)\s+(?:(?:un|le|du|a|the|some)\s+)?(?:papier\s+peint|wallpaper|tissu|fabric|rideaux?|curtains?)(?:\s+(?:de|d['’]|du|pour|for|in)\s*(?:(?:une?|la|le|a|the)\s+)?(?:salle\s+[àa]\s+manger|salle\s+de\s+bains?|chambre|salon|cuisine|entr[ée]e|couloir|dining\s+room|bathroom|bedroom|living\s+room|kitchen|hallway|nursery))?(?!\p{L})/giu,
    to: '',
    where: /(?<!\p{L})(?:motifs?|patterns?|seamless)(?!\p{L})/iu,
  },
  // In halves there are not two.
  {
    from: /\s+(?:en\s+(?:deux|trois|quatre|mille)(?:\s+(?:parts|morceaux|moiti[ée]s))?|in\s+(?:two|half|halves|quarters|pieces))(?!\s*\p{L})/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(cass[ée]e?s?|coup[ée]e?s?|bris[ée]e?s?|fendue?s?|ouverte?s?|pli[ée]e?s?|cut|broken|sliced|split|torn)\s+(?:en\s+(?:deux|trois|quatre)|in\s+(?:two|half|three))(?!\p{L})/giu,
    to: '$1',
  },
  // Of a mark: what crosses is two.
  {
    from: /(?<!\p{L})(?<!two\s)(?<!pair\sof\s)crossed\s+(?=\p{L}+s(?!\p{L}))/giu,
    to: 'two crossed ',
    where: ofMark,
  },
  {
    from: /(?<!\p{L})des\s+(?=\p{L}+s\s+crois[ée]e?s(?!\p{L}))/giu,
    to: 'deux ',
    where: ofMark,
  },
  // About a sticker there is one.
  {
    from: /,?\s*(?:(?:avec|with)\s+)?(?:(?:une?|an?|le|the)\s+)?(?:(?:thick\s+)?white\s+(?:border|outline|edge)|(?:bord(?:ure)?|contour|liser[ée])s?\s+(?:[ée]pais(?:se)?\s+)?blanc(?:he)?s?)(?!\p{L})/giu,
    to: '',
    where: /sticker|autocollant|vignette|gommette/iu,
  },
];
