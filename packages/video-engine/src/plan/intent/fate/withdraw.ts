import { type Intent, plainIntent } from '../../../model/intent.ts';
import type { ReadingContext } from '../../../model/reading-context.ts';
import { anyNameWord } from '../clips/find-references.ts';
import { blank } from '../words/read-wording.ts';
import type { Stretch, UnderstoodAt, WishReader } from '../words/wish-reader.ts';
import { isMeaningful } from './leftover.ts';

type Rule = {
  readonly fields: readonly string[];
  /** Of what is left beside the words: in front of them, and behind. */
  readonly before: RegExp | null;
  readonly after: RegExp | null;
};

/** Some of the film, or of a clip: what holds for all of it was not asked for. */
const aPart =
  /(?<![a-z])(?:milieu|debut|fin|moitie|tiers|quart|premiere?s?|derniere?s?|deuxiemes?|troisiemes?|first|last|middle|half|beginning|avant|apres|before|after|bout|sauf|hormis|excepte|except|entre|between|pendant|during|a partir|seulement|uniquement|only|quand|lorsqu[a-z']*|when|while|(?:commenc|demarr|debut|termin|fini|start|begin)[a-z]{1,4}|(?:du|de la|de l'|des|of the) (?!film|video|montage|la |tout|musi|chanson|song|rythme|beat|debut|fin)[a-z0-9_]{3,}|\d{1,2}:\d{2}|\d{1,3} ?(?:s|sec|secondes?|seconds?|%)|(?:sur|dans|on) (?:le|la|les|l'|mes|ma|mon|the|my) ?(?!rythme|beat|tempo|temps|musique|music|film|video|montage|whole|entire)[a-z]{3,})(?![a-z])/;
const louder =
  /(?<![a-z])(?:baiss|mont|augment|diminu|regl|nettoi|ajust|lower|raise|clean)[a-z]{0,4}(?: (?:le|la|les|du|the))? ?$/;
/** « le reste muet »: all but what? */
const ofOthers =
  '(?<![a-z])(?:le reste|les autres(?: clips| videos)?|the (?:rest|others))(?: (?:est|soit|sont|is|are))? ?$';
/** « intro de 3 s » */
const ofAPart =
  /(?<![a-z])(?:intro(?:duction)?|outro|generique|ouverture|bandeau|carton|ecran|accroche|pause|opening|ending|hook)s? (?:de |d'|of )?(?:environ )?$|(?<![a-z])il (?:en )?reste(?:ra)? ?$/;
/** « passe du noir et blanc à la couleur » */
const fromOne =
  /(?<![a-z])(?:pass|va|evolu|chang|transition|mov|go)[a-z]{0,4} (?:du|de|d'un|from) ?$/;
const atAnEnd = /(?<![a-z])(?:fin|debut|milieu|end|start|ni)(?: (?:en|par|avec|with))? ?$/;
const somewhere =
  /^ ?(?:seulement|uniquement|only|au|a la|avant|apres|before|after|at the|sauf|except|(?:entre|between|sur|on) (?!chaque|tou|les (?:plans|clips)|each|every|all))(?![a-z])/;
const notOfFilmBefore =
  /(?<![a-z])(?:(?:coup|enlev|retir|supprim|saut|vir|raccourci|rallong|ajout|cut(?! an? )|trim|remov|skip|drop|add)[a-z]{0,4}(?: (?:les|the|encore))?|(?:plans?|shots?|photos?|images?|textes?|titres?|fondus?|transitions?|chansons?|musiques?)(?: [a-z']{1,9}){0,3}|(?:photos?|images?|textes?|titres?|title|text|photo|picture)(?: (?!film|video|montage)[a-z']{1,9}){0,6} (?:rester?|reste|affichee?|ecran|visible|dure[rz]?|stay|last)(?: (?:a )?(?:l'ecran|affichee?|visible|on screen))?(?: (?:pendant|durant|for))?|(?:le|la|les|un|une|the|mon|ma) (?!film|video|montage|tout|total|resultat|version|reel|story|duree|rendu|truc|clip)[a-z]{3,14}(?: (?:doit|devra|devrait|should))? (?:durer?|durent|dure|lasts?)(?: pendant| for)?|(?:a l'ecran|a l'image|on screen)(?: pendant| durant| for)?|avant|apres|(?:a )?partir|depuis|chacune?|→|->|ce qui [a-z]{3,9}|qui depasse|before|after|(?:au|en)[- ]?(?:dessus|dessous) de|milieu|vers (?:le|la)) ?(?:de |d'|a |la |les )?$/;
const notOfFilmAfter =
  /^ ?(?:→|->|>)|^[ ]?(?:(?:sur|par|pour|dans|on|per|for|in) )?(?:chaque|chacune?|each|every)|^ ?(?:sur|par|on|per|dans) (?:les? |la |l'|the |mes |ma |mon )?(?:plan|photo|image|clip|texte|titre|shot|picture)|^ ?(?:avant|apres|before|after|into)(?![a-z])|^ ?(?:plus (?:tard|tot)|later|earlier|sooner|de decalage|d'intervalle)(?![a-z])|^ ?de (?:plan|photo|texte|titre|noir|silence|musique|ralenti)/;
const ofSome =
  /^ ?(?:sauf|hormis|except)|^ ?(?:de \d+(?:[.,]\d)? ?(?:s|sec|secondes?|seconds?) )?(?:sur|on|of) [a-z]|^ ?(?:du|de la|de l'|des|de (?!\d|plus|suite|tout)|of the|par|per|pour chaque|dans(?! une? (?:film|video|montage))) ?[a-z]/;

/** « la première moitié du concert » */
const ofClip =
  /(?<![a-z])(?:moitie|debut|fin|intro|tiers|half|(?:premiere?s?|derniere?s?|first|last)(?: \d{1,3})?(?: ?(?:minutes?|secondes?|seconds?|s))?)(?: (?:du|de|de la|des|of))? ?$/;

/** « du clip 2 seulement les 6 dernières secondes » */
const someSeconds = /^ ?(?:les |the )?(?:\d{1,3} )?(?:premieres?|dernieres?|first|last) /;

/** « le discours de papa sans musique » */
const ofSomething =
  /(?<![a-z])(?:le|la|les|l'|the|mon|ma|mes|my|un|une) ?(?!film|video|montage|tout|clip|reste|musique|version|fond)[a-z]{3,}(?: (?:de|du|des|of|a) [a-z]+)? ?$/;

const rules: readonly Rule[] = [
  {
    fields: ['speed', 'direction'],
    before: new RegExp(`${aPart.source}|${ofSomething.source}`),
    after: aPart,
  },
  {
    fields: ['look'],
    before: new RegExp(`${aPart.source}|${fromOne.source}`),
    after: aPart,
  },
  {
    fields: ['music.level', 'steady', 'pace'],
    before: aPart,
    after: aPart,
  },
  {
    fields: ['originalSound'],
    before: new RegExp(`${louder.source}|${ofOthers}`),
    after: aPart,
  },
  { fields: ['transitions'], before: atAnEnd, after: somewhere },
  {
    fields: ['duration'],
    before: new RegExp(`${notOfFilmBefore.source}|${ofAPart.source}`),
    after: notOfFilmAfter,
  },
  { fields: ['shots.count', 'shots.seconds'], before: null, after: ofSome },
  { fields: ['clips.only', 'clips.without'], before: ofClip, after: someSeconds },
  {
    fields: ['aspectRatio'],
    before: null,
    after:
      /^ (?:pour|sur|for|on|at|a) (?:le |la |les |the )?(?:debut|fin|start|end|beginning|moitie|milieu)(?![a-z])/,
  },
  { fields: ['music.use'], before: ofSomething, after: aPart },
];
/**
 * What turns a wish round, beside it and taken by no rule: it was not understood whole. Words on
 * screen are not turned round by what stands beside them.
 */
const turnedBefore =
  /(?<![a-z])(?:pas|jamais|sauf|hormis|excepte|aucune?|ni|non|sans|plutot que|au lieu|not|don't|never|no|without|except|nor|isn't|shouldn't|instead of)(?![a-z])(?! (?:mal|si|du tout|grave|forcement|seulement|juste|que|only|just)(?![a-z]))/;
const turnedAfter =
  /^[ a-z']{0,16}(?<![a-z])(?:pas|jamais|sauf|hormis|excepte|ni|non|not|never|except|excluding)(?![a-z])/;
/** « 30 secondes, enfin non, comme la dernière fois »: what came before is taken back by words nobody read. */
const takenBack =
  /^[ ,.;…-]{1,6}(?:(?:ah|euh|et|ou|mais|or|but|oh|wait)[ ,]+)?(?:non(?! plus)|(?:ou|mais|non) plutot|finalement|pardon|oups|enfin(?! ?(?:$|[.!]|bref))|je voulais dire|en fait|actually|sorry|scratch that|i mean|or rather|no,)[ ,]+(?=[a-z0-9])/;
/** Beside a clip that no rule took, these would hold for more than was asked. */
const ofWholeFilm =
  /^(?:speed|direction|look|steady|pace|originalSound|transitions|silences|shots\.\w+|music\.\w+|fadeIn|fadeOut|loop)$/;
/** « accélère entre 5 et 10 secondes » */
const ofMove =
  /(?<![a-z])(?:acceler|ralenti|stabilis|zoom|fig|freez|pause)[a-z]{0,4}(?: [a-z]{2,6}){0,2} (?:entre|de|from|between|a|pendant|for) \d[^,.;]*$/;
/** « n'en garde que dix secondes » */
const ofIt =
  /(?<![a-z])en (?:garde|gardes|gardez|prend|prends|veux|mets|laisse|montre|garder|prendre) (?:que |qu'|seulement |juste )?$/;
/** « vertical ou carré »: of two neither is guessed at. */
const orElse = /^ (?:ou|or) (?:(?:en|le|la|les|un|une) )?[a-z]{3,}/;
const filmWord =
  /(?<![a-z])(?:films?|videos?|montage|teaser|trailer|reel|story|resume|recap|best of|edit|movie|spot|pub|tiktok)(?![a-z])/;
const unturned = /^(?:texts|none|words|captions)$/;
const reach = 32;
const bounds = new RegExp(
  `[,;!?\\n${blank}]|[.:](?!\\d)| (?:et|mais|puis|ensuite|donc|alors|du coup|and|but|then|so) | (?=on (?:n'|ne )?(?:entend|voit|comprend)[a-z]{0,2} )`,
);

/**
 * Where a wish for the whole film has words beside it that no rule took and that make it one for
 * a part, it is not guessed at: the field stands as if nothing were said, and all of the words are
 * handed back.
 */
export function withdraw(
  intent: Intent,
  reader: WishReader,
  { hasMusic, clips }: Pick<ReadingContext, 'hasMusic' | 'clips'>,
): Intent {
  const aClip = new RegExp(
    `(?<![a-z0-9])(?:${anyNameWord(clips)}|(?:clips?|plans?|videos?|rushs?) \\d{1,2})(?![a-z0-9])`,
  );
  const plain = plainIntent(hasMusic);
  takeWholeFilm(reader);
  let settled = intent;
  for (const each of [...reader.understood]) {
    const stretch = doubtful(reader, each, aClip);
    if (stretch === null) continue;
    const gone = reader.understood.filter(({ field }) => field === each.field);
    for (const one of gone) reader.understood.splice(reader.understood.indexOf(one), 1);
    for (const one of gone) if (one !== each) reader.doubt(one);
    reader.doubt(stretch);
    if (!isTurned(reader, stretch, each)) {
      for (const one of gone) {
        reader.offer(one === each ? { ...one, ...stretch } : one, settled);
      }
    }
    settled = reset(settled, plain, each.field);
    const isHeard = reader.understood.every(({ field }) => field !== 'originalSound');
    if (each.field === 'music.use' && isHeard) settled = reset(settled, plain, 'originalSound');
  }
  return settled;
}

const throughFilm =
  /^ (?:pendant|durant|during|throughout|for) (?:tout le|toute la|toute la duree du|the (?:whole|entire)) (?:film|video|montage|movie)(?![a-z])/;

/** « coupe le son pendant tout le film » is said of all of it, as it would be anyway. */
function takeWholeFilm(reader: WishReader): void {
  for (const { field, index, end } of [...reader.understood]) {
    const length = throughFilm.exec(reader.text.slice(end))?.[0].length;
    if (length === undefined || !ofWholeFilm.test(field)) continue;
    reader.understand(field, { start: end + 1, end: end + length }, index);
  }
}

/** « n'accélère pas »: what is turned round is not asked for, and not offered either. */
function isTurned({ wording }: WishReader, stretch: Stretch, each: UnderstoodAt): boolean {
  return (
    turnedBefore.test(wording.folded.slice(stretch.start, each.start)) ||
    turnedAfter.test(wording.folded.slice(each.end, stretch.end))
  );
}

/** All of the film, and no part of it. */
const allThrough =
  /(?<![a-z])(?:des le (?:tout )?debut|from the (?:very )?(?:start|beginning)|du debut (?:a|jusqu'a) la fin|d'un bout a l'autre|from start to finish|tout (?:le|du) long)(?![a-z])/g;

/** « en noir et blanc comme dans ma jeunesse »: what it is likened to is no part of the film. */
const likened =
  /(?<![a-z])(?:comme|like|as) (?:dans|sur|au|aux|a|in|on|at) (?:(?:le|la|les|mon|ma|mes|un|une|the|my|a) |l')?[a-z]{3,14}(?![a-z])/g;

/** The words with what stands beside them; null where nothing speaks against them. */
function doubtful(reader: WishReader, each: UnderstoodAt, aClip: RegExp): Stretch | null {
  const rule = rules.find(({ fields }) => fields.includes(each.field));
  if (!reader.understood.includes(each) || unturned.test(each.field)) return null;
  // « mes 10 minutes de rushs » are what the film is made of.
  const said = reader.wording.folded.slice(each.start, each.end);
  if (each.field === 'duration' && /^(?:my|our|these|this|the|mes|nos|ces|cette|ma|la) /.test(said))
    return null;
  const text = leftOf(reader)
    .replace(allThrough, (words) => ' '.repeat(words.length))
    .replace(likened, (words) => (aClip.test(words) ? words : ' '.repeat(words.length)));
  const before =
    text
      .slice(Math.max(0, each.start - reach), each.start)
      .split(bounds)
      .at(-1) ?? '';
  const after = text.slice(each.end, each.end + reach).split(bounds)[0] ?? '';
  const paced = each.field === 'pace' && isPaced(reader);
  // « rapide mais pas trop » is fast; of the rest how much is nowhere said.
  const bounded =
    /^,? ?(?:mais |but |et |and )?(?:pas|not|sans|point) (?:trop|too|exces|abus|exagerer|plus que (?:ca|cela)|non plus)[a-z ]{0,12}/.exec(
      text.slice(each.end, each.end + reach),
    );
  if (bounded !== null && each.field !== 'pace')
    return { start: each.start, end: each.end + bounded[0].trimEnd().length };
  // « tranquille, puis … »: what comes after it nobody read.
  const later = /^,? ?(?:et )?(?:puis|ensuite|then)(?: [a-z']+){1,4}(?= ?(?:$|[,.;!?]))/.exec(
    text.slice(each.end, each.end + reach * 2),
  );
  if (each.field === 'pace' && !paced && later !== null && isMeaningful(later[0]))
    return { start: each.start, end: each.end + later[0].length };
  const back = takenBack.exec(text.slice(each.end, each.end + reach));
  if (back !== null) {
    const rest = text.slice(each.end + back[0].length, each.end + reach * 2).split(bounds)[0] ?? '';
    if (isMeaningful(rest)) {
      return { start: each.start, end: each.end + back[0].length + rest.trimEnd().length };
    }
  }
  // A length beside a clip that no rule took may be that clip's.
  if (each.field === 'duration' && ofMove.test(reader.wording.folded.slice(0, each.end)))
    return each;
  // « le drone, on n'en garde que dix secondes »
  const sentence =
    reader.wording.folded
      .slice(0, each.start)
      .split(/[.;!?\n]/)
      .at(-1) ?? '';
  if (each.field === 'duration' && ofIt.test(sentence) && aClip.test(sentence)) return each;
  const either = each.field === 'duration' ? null : orElse.exec(after);
  if (either !== null && isMeaningful(either[0]))
    return { start: each.start, end: each.end + either[0].length };
  if (isOfUnseen(reader, each) || isSaidWithClip(reader, each)) return each;
  const clause = `${before} ${after}`;
  if (each.field === 'duration' && aClip.test(clause) && !filmWord.test(clause)) return each;
  const ofClip = (words: string) => ofWholeFilm.test(each.field) && aClip.test(words);
  // « muet pour l'écran de la vitrine » says what it is for.
  const beside = after.replace(/(?<![a-z])(?:pour|for) .*$/, '');
  const isAfter =
    turnedAfter.test(after) ||
    ofClip(after) ||
    (!paced && (rule?.after?.test(each.field === 'aspectRatio' ? after : beside) ?? false));
  const isBefore =
    turnedBefore.test(before) ||
    ofClip(before) ||
    (!paced && (rule?.before?.test(before) ?? false));
  if (isAfter || isBefore || isOfClip(reader, each) || isOtherMusic(each, after)) {
    return {
      start: each.start - (isBefore ? before.trimStart().length : 0),
      end: each.end + (isAfter ? after.trimEnd().length : 0),
    };
  }
  return null;
}

/** « lent au début puis de plus en plus rapide »: both ends are said. */
function isPaced({ understood }: WishReader): boolean {
  return understood.some(({ field }) => field === 'course');
}

/** « ralentis le moment où je saute »: of what would have to be seen. */
function isOfUnseen({ refused }: WishReader, { field, end }: UnderstoodAt): boolean {
  return (
    /^(?:speed|look|steady)$/.test(field) &&
    refused.some(
      ({ reason, start }) =>
        /^no-(?:vision|transcription)$/.test(reason) && start >= end && start - end <= 4,
    )
  );
}

/** « … et tons froids pour tout le film » */
const overAll =
  /^ (?:(?:pour|sur|dans|for|on|in|over) )?(?:tout(?:e)? (?:le|la) (?:film|video|montage)|the (?:whole|entire) (?:film|video|thing)|partout|everywhere|everything)(?![a-z])/;

/** « le drone au ralenti et en noir et blanc »: of the clip as well, or of all? */
function isSaidWithClip(
  { understood, wording }: WishReader,
  { field, start, end }: UnderstoodAt,
): boolean {
  const said = wording.folded.slice(start, end);
  const isOfAll =
    /(?<![a-z])(?:autres|reste|others|rest|tout|film|partout|everything|normal|clips|videos|rushs)/.test(
      said + (overAll.exec(wording.folded.slice(end))?.[0] ?? ''),
    );
  if (isOfAll || !/^(?:originalSound|speed|direction|look|steady)$/.test(field)) return false;
  return understood.some(
    (other) =>
      (/^(?:speedParts|directionParts|lookParts|clipSound)$/.test(other.field) ||
        (field === 'speed' && /^clips\.(?:first|last)$/.test(other.field))) &&
      other.end <= start &&
      /^,? (?:et|and) (?:aussi |also )?(?:en |in |au |en mode )?$/.test(
        wording.folded.slice(other.end, start),
      ),
  );
}

/** What no rule took, and what was handed back already. */
function leftOf({ text, unread, wording }: WishReader): string {
  return unread.reduce(
    (all, { start, end }) =>
      all.slice(0, start) + wording.folded.slice(start, end) + all.slice(end),
    text,
  );
}

/** « ouvre sur le drone 3 secondes »: a length of what was named just before it. */
function isOfClip({ understood, wording }: WishReader, { field, start }: UnderstoodAt): boolean {
  if (field !== 'duration') return false;
  return understood.some(
    (other) =>
      /^clips\.(?:first|last|sequence)$/.test(other.field) &&
      !/ (?:puis|ensuite|et|then|and) |[,>→]/.test(wording.folded.slice(other.start, other.end)) &&
      other.end <= start &&
      /^ {0,2}$/.test(wording.folded.slice(other.end, start)),
  );
}

/** « pas de musique triste » is none against music. */
function isOtherMusic({ field }: UnderstoodAt, after: string): boolean {
  const next = /^ ([a-z']+)/.exec(after)?.[1];
  return field === 'music.use' && next !== undefined && isMeaningful(next);
}

function reset(intent: Intent, plain: Intent, field: string): Intent {
  const [name, part] = field.split('.') as [keyof Intent, string | undefined];
  const value = intent[name];
  if (part === undefined) return { ...intent, [name]: plain[name] };
  return {
    ...intent,
    [name]: { ...(value as object), [part]: (plain[name] as Record<string, unknown>)[part] },
  };
}
