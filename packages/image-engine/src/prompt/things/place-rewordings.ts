/** Places said in words that none of them means alone. */
export type Rewording = {
  readonly from: RegExp;
  readonly to: string | ((said: string) => string);
  readonly where?: RegExp;
};

/** From a bird's height. */
const fromAbove =
  "(?:(?:vue?s?|seen|viewed)\\s+)?(?:d[eu]s?\\s+(?:ciel|dessus|haut)|d[’']en haut|d[’']avion|from (?:above|the air|the sky|a drone))";
const tropical = '(?:(?:small|tiny|little|tropical|desert|petite|lush)\\s+)*';

export const placeRewordings: readonly Rewording[] = [
  // An island of which the whole shore is seen.
  {
    from: new RegExp(
      `(?<!\\p{L})${tropical}(?:[îi]le|island)s?\\s+(?:(?:tropicale?|d[ée]serte|paradisiaque)s?\\s+)*${fromAbove}(?!\\p{L})`,
      'giu',
    ),
    to: 'atoll',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:vue\\s+a[ée]rienne|aerial\\s+view|bird['’]?s[ -]eye view|vue\\s+du\\s+ciel)\\s+(?:d[’']une?\\s+|of\\s+an?\\s+)${tropical}(?:[îi]le|island)(?:\\s+(?:tropicale?|d[ée]serte|paradisiaque))*(?!\\p{L})`,
      'giu',
    ),
    to: 'atoll',
  },
  // A town of which the roofs are seen.
  {
    from: /(?<!\p{L})(?:une\s+)?(?:ville|city|town|village)\s+(?:vue?|seen)\s+(?:d['’]en haut|de haut|du ciel|depuis\s+(?:une?\s+|la\s+)?(?:colline|hauteur|sommet)|d['’]une colline|from\s+(?:above|a\s+hill|the\s+hill))(?!\p{L})/giu,
    to: 'townscape',
  },
  { from: /(?<!\p{L})(?:vieille\s+ville|old\s+town)(?!\p{L})/giu, to: 'townscape' },
  // Where they are from is where they stand.
  {
    from: /(?<!\p{L})(phare|maison|maisons|village|port|chapelle|cabane)\s+bretonn?e?s?(?!\p{L})/giu,
    to: '$1 en bretagne',
  },
  {
    from: /(?<!\p{L})breton\s+(lighthouse|house|village|harbou?r|chapel)(?!\p{L})/giu,
    to: '$1 in brittany',
  },
  // Tents are the camp.
  {
    from: /(?<!\p{L})campements?\s+(?:de\s+|avec\s+(?:des\s+)?)tentes/giu,
    to: 'des tentes',
  },
  // Light that falls in, and no sun with a face.
  {
    from: /(?<!\p{L})(?:(?:un|des|quelques|les|the|some|a)\s+)?(?:rayons?\s+(?:de|du)\s+(?:soleil|lumi[èe]re)|sun\s?(?:beams?|rays?)|rays?\s+of\s+(?:sun|sunlight|light)|light\s+rays?)(?!\p{L})/giu,
    to: 'soleil',
    where:
      /for[êe]t|forest|bois|wood|clairi[èe]re|clearing|brume|mist|fog|montagne|mountain|vall[ée]e|valley/iu,
  },
];
