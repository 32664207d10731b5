import type { KnownClip } from '../../../model/reading-context.ts';
import { fold } from '../words/read-wording.ts';

/** Stands for one reference in the text: the first unit says which, the others fill its length. */
const firstMark = 0xe000;
const filler = '\uf8ff';
/** One reference to clips in a text that `markReferences` made. */
export const reference = `[\\ue000-\\uf7ff]${filler}*`;
/** One or several, with « et » between them. */
export const references = `${reference}(?:(?:,| et| and| &| \\+|, et|, and| ni|, ni)? ${reference}){0,11}`;

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:premiere?|1ere?|1er|1st|first)$/, 1],
  [/^(?:deuxieme|seconde?|2e|2eme|2nd)$/, 2],
  [/^(?:troisieme|third|3rd|3e|3eme|3rd)$/, 3],
  [/^(?:quatrieme|fourth|4th|4e|4eme|4th)$/, 4],
  [/^(?:cinquieme|fifth|5th|5e|5eme|5th)$/, 5],
  [/^(?:sixieme|sixth|6th|6e|6eme|6th)$/, 6],
];
const article = "(?:le |la |les |l'|the |du |des |de la |de l'|my |mon |ma )?";
const noun = '(?:clips?|rushs?|fichiers?|files?|sequences?|extraits?|videos?)';
const ordinal =
  '(premiere?|1ere?|1er|1st|first|deuxieme|seconde?|2e|2eme|2nd|troisieme|third|3rd|3e|3eme|3rd|quatrieme|fourth|4th|4e|4eme|4th|cinquieme|fifth|5th|5e|5eme|5th|sixieme|sixth|6th|6e|6eme|6th|derniere?|last|final|avant-derniere?)';
const numbered = new RegExp(
  `${article}${noun} ?(?:n°|no\\.? ?|numeros? |#)?(\\d{1,2}(?:(?:, ?| et | and | & | a | to |-| (?=\\d(?:[ ,.;]|$)))\\d{1,2}){0,11})(?![\\d:a-z]| ?(?:s|sec|secondes?|seconds?|min|minutes?|plans?|shots?|coupes?|cuts?|fois|times)(?![a-z]))`,
  'g',
);
/** « le premier clip doit être le drone » names a place in the film, no clip. */
const noPlace =
  '(?! (?:du film |of the film )?(?:(?:doit|devra|devrait|va|should|must|has to|needs to|will)(?: to)? (?:etre|be)|sera|est|is) (?!au |a |en |in |on |at |plus |tres |trop |too |more |muted?|coupee?|muette?|ralenti))';
const counted = new RegExp(`${article}(?:${ordinal}) ${noun}(?! \\d)${noPlace}`, 'g');
const asked =
  "(?<=(?<![a-z])(?:par|avec|sur|puis|ensuite|apres|enfin|sans|(?:enlev|vir|retir|supprim|gard|oubli|ignor|saut)(?:es?|ez|er)|mets|prends|d'abord|pas|with|on|then|without|keep|skip|drop|remove|only) )";
const clauseEnd =
  "(?= ?(?:[.,;!?\\n]|$)| (?:et|puis|ensuite|apres|and|then|d'abord|en premier|en dernier|a la fin|au debut|seulement|uniquement|seul|only|first|last|at the end)(?![a-z]))";
/** « commence par le 3, ensuite le 1 », « sans le deuxième ». */
const bareNumber = new RegExp(
  `${asked}(?:le |la |the |le numero |la numero |number |n°)(\\d{1,2})${clauseEnd}`,
  'g',
);
const bareOrdinal = new RegExp(`${asked}(?:le |la |the )${ordinal}${clauseEnd}`, 'g');
/** « l'audio du 3 » */
const soundOfNumber = new RegExp(
  `(?<=(?<![a-z])(?:son|audio|voix|bruit|sound) )(?:du |de la |of )(\\d{1,2})${clauseEnd}`,
  'g',
);
/** « clip 4 puis 2 puis 1 » */
const nextNumber =
  /(?<=(?:puis|ensuite|then|->|>) )(\d{1,2})(?= ?(?:[.,;!?\n]|$| (?:puis|ensuite|then|->|>)))/g;
/** « la 3e à la fin » */
const placedOrdinal = new RegExp(
  `(?<=(?:^|[,;.:\\n] ?| et | and )(?:mets |met |mettre |put )?)(?:le |la |the )${ordinal}(?= (?:a la (?:toute )?fin|au (?:tout )?debut|en (?:tout )?(?:premier|dernier)|pour (?:finir|commencer)|at the (?:end|start)|first|last)(?![a-z]))`,
  'g',
);
const placedNumber =
  /(?<=(?:^|[,;.:\n] ?| et | and )(?:mets |met |mettre |put )?)(?:le |la )(?:numero |n°)?(\d{1,2})(?= (?:a la (?:toute )?fin|au (?:tout )?debut|en (?:tout )?(?:premier|dernier|ouverture|cloture)|pour (?:finir|commencer)|d'abord|ensuite|apres|puis|juste apres)(?![a-z]))/g;
/** « le premier et le dernier clip » */
const twoOrdinals = new RegExp(
  `${article}${ordinal} (?:et|and|,) ?(?=${article}${ordinal} ${noun}(?! \\d))`,
  'g',
);
const several = new RegExp(
  `${article}(?:(\\d{1,2}) (premiere?s|derniere?s|first|last)|(first|last) (\\d{1,2})) ${noun}`,
  'g',
);
/** « les 5 premières vidéos » counts clips; names shorter than this would be met by chance. */
const shortestName = 3;
const commonNames =
  /^(?:clip|video|film|movie|music|musique|photo|image|img|mov|test|final|titre)$/;

export type Marked = {
  /** As long as the text, each reference replaced by its marks. */
  readonly text: string;
  /** The clips that a reference names, from 1; some may not exist. */
  readonly clipsOf: (marked: string) => readonly number[];
};

/** Finds where clips are named: by number, by place, by file name. */
export function markReferences(text: string, clips: readonly KnownClip[]): Marked {
  const table: (readonly number[])[] = [];
  const mark = (length: number, numbers: readonly number[]) => {
    table.push(numbers);
    return String.fromCharCode(firstMark + table.length - 1) + filler.repeat(length - 1);
  };
  const count = clips.length;
  let marked = text.replace(several, (match, n1, side1, side2, n2) => {
    const size = Math.min(count, Number(n1 ?? n2));
    const isFirst = /^(?:premi|first)/.test(side1 ?? side2);
    const from = isFirst ? 1 : count - size + 1;
    return size === 0 ? match : mark(match.length, run(from, from + size - 1));
  });
  marked = marked.replace(twoOrdinals, (match, word: string) => {
    const joint = / (?:et|and|,) ?$/.exec(match)?.[0] ?? '';
    const number = ordinalNumber(word, count);
    return number === null ? match : mark(match.length - joint.length, [number]) + joint;
  });
  for (const pattern of [counted, bareOrdinal, placedOrdinal]) {
    marked = marked.replace(pattern, (match, word: string) => {
      const number = ordinalNumber(word, count);
      return number === null ? match : mark(match.length, [number]);
    });
  }
  for (const pattern of [bareNumber, soundOfNumber, nextNumber, placedNumber]) {
    marked = marked.replace(pattern, (match, digits: string) =>
      mark(match.length, [Number(digits)]),
    );
  }
  marked = marked.replace(numbered, (match, list: string) => mark(match.length, numbersIn(list)));
  for (const [pattern, number] of namePatterns(clips)) {
    marked = marked.replace(pattern, (match) => mark(match.length, [number]));
  }
  for (const [pattern, numbers] of groupPatterns(clips)) {
    marked = marked.replace(pattern, (match) => mark(match.length, numbers));
  }
  return {
    text: marked,
    clipsOf: (part) =>
      [...part.matchAll(/[\ue000-\uf7ff]/g)].flatMap(
        ([sign]) => table[sign.charCodeAt(0) - firstMark] ?? [],
      ),
  };
}

function ordinalNumber(word: string, count: number): number | null {
  if (/^(?:derni|last|final)/.test(word)) return Math.max(1, count);
  if (word.startsWith('avant')) return Math.max(1, count - 1);
  return ordinals.find(([ordinal]) => ordinal.test(word))?.[1] ?? null;
}

/** « 1, 2 et 4 », « 1 à 3 ». */
export function numbersIn(list: string): readonly number[] {
  const range = /^(\d{1,2})(?: a | to |-)(\d{1,2})$/.exec(list);
  if (range !== null) return run(Number(range[1]), Number(range[2]));
  return [...list.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
}

function run(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The words of the clips' names, which are no slips of others. */
export function nameWords(clips: readonly KnownClip[]): ReadonlySet<string> {
  return new Set(clips.flatMap(({ name }) => fold(bareName(name)).split(/[^a-z0-9]+/)));
}

/** Words that say what a file is, not which: a file « mon film.mp4 » makes no clip of the film. */
const sayNothing =
  /^(?:les|des|une|mon|mes|the|and|our|avec|dans|pour|sur|clips?|videos?|films?|movies?|montages?|reels?|story|edit|teaser|trailer|shorts?|rushs?|photos?|images?|plans?|music|musique|img|mov|dsc|test|final|fin|debut|titre|title|texte|text|\d+)$/;

/** A pattern's source for any word of the clips' names; meets nothing where there is none. */
export function anyNameWord(clips: readonly KnownClip[]): string {
  const telling = [...nameWords(clips)].filter(
    (word) => /^[a-z0-9]{3,20}$/.test(word) && !sayNothing.test(word),
  );
  return telling.length === 0 ? '(?!)' : `(?:${telling.join('|')})`;
}

/** « l'image du gâteau », « un plan de drone »: the clip itself. */
const ofClip =
  "(?:(?:le |la |l'|une? |1 |cette? )(?:image|photo|plan|video|clip|extrait|sequence|scene|passage|vue|prise|rush) (?:du |de la |de l'|des |de |d')|(?:les |mes |toutes les |tous les )(?:images|plans|videos|extraits|sequences|vues|prises|rushs) (?:du |de la |de l'))";

/** « IMG_0042 » as it is said: « img 42 », « img42 », « 0042 ». */
function cameraNames(bare: string): readonly string[] {
  const [, letters, zeros = '', digits] = /^([a-z]{2,5})[_-]?(0*)([1-9]\d{0,5})$/.exec(bare) ?? [];
  if (letters === undefined) return [];
  const alone = zeros === '' ? [] : [`${zeros}${digits}`];
  return [`${letters}[ _-]?0*${digits}`, ...alone];
}

function namePatterns(clips: readonly KnownClip[]): readonly (readonly [RegExp, number])[] {
  const named = clips.flatMap(({ name }, index): (readonly [RegExp, number])[] => {
    const bare = fold(bareName(name));
    const full = fold(name);
    if (bare.length < shortestName || commonNames.test(bare) || /^\d+$/.test(bare)) return [];
    const said = escaped(bare).replaceAll(/[_-]/g, '[ _-]?');
    const either = `(?:${[escaped(full), said, ...cameraNames(bare)].join('|')})`;
    return [
      [
        new RegExp(
          `(?<![a-z0-9_])(?:${ofClip}|${article}(?:${noun} (?:nommee? |appelee? |named )?)?)${either}(?: (?:clip|shot|video|footage|photo|picture|pic)(?![a-z]))?(?![a-z0-9_])`,
          'g',
        ),
        index + 1,
      ],
    ];
  });
  const stills = clips.flatMap(({ kind }, index) => (kind === 'image' ? [index + 1] : []));
  const still = stills[0];
  if (still === undefined || stills.length > 1) return named;
  return [
    ...named,
    [
      /(?<=(?:pas d[e']|sans(?: aucune?)?|aucune?|no|without|jamais d[e'])(?: any)? ?)(?:photos?|image fixe|picture|stills?)(?![a-z])(?! (?:flou|rat|boug|sombr|moch|d[eu']))/g,
      still,
    ],
    [
      /(?<![a-z])(?:(?:toutes )?(?:les|mes|nos) photos|(?:all )?(?:the|my) (?:photos|pictures|stills))(?![a-z])(?<!pictures(?= in ))(?! (?:flou|rat|boug|sombr|moch|ou|avec|where|with|d[eu']|of))/g,
      still,
    ],
    [
      /(?<=(?:^|[,.;:!?\n]|(?<![a-z])(?:et|and)) ?)(?:photo|picture)(?= (?:(?:last|first|en (?:premier|dernier)|a la fin|au debut|d'abord|pour finir)(?![a-z])|(?:(?:up|on|on screen) )?(?:for |pendant )?\d{1,3} ?(?:s|secs?|secondes?|seconds?)(?![a-z])))/g,
      still,
    ],
    [/(?<![a-z])(?:la photo|l'image|la seule photo|the photo|the picture)(?![a-z])/g, still],
  ];
}

/** « la plage » is all of plage-1, plage-2 and « 03 plage soir », whichever a word is part of. */
function groupPatterns(
  clips: readonly KnownClip[],
): readonly (readonly [RegExp, readonly number[]])[] {
  const words = [...nameWords(clips)].filter(
    (word) => /^[a-z0-9]{4,20}$/.test(word) && !sayNothing.test(word),
  );
  return words.map((word) => {
    const numbers = clips.flatMap(({ name }, index) =>
      fold(bareName(name))
        .split(/[^a-z0-9]+/)
        .includes(word)
        ? [index + 1]
        : [],
    );
    const several = `(?:(?:tous |toutes )?(?:les |des |mes |the |my |all )*(?:clips?|plans?|videos?|images?|photos?|rushs?|sequences?|passages?|shots?)(?: (?:de la|de l'|du|des|de|d'|of the|of))? )`;
    return [
      new RegExp(
        `(?<![a-z0-9_-])(?:${several}|${article})${word}s?(?: (?:clip|shot|video|footage|photo|picture|pic)(?![a-z]))?(?![a-z0-9_-])`,
        'g',
      ),
      numbers,
    ];
  });
}

function bareName(name: string): string {
  return name.replace(/\.[a-z0-9]{2,5}$/i, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
