import type { Stretch } from '../words/wish-reader.ts';
import { type Amount, amount, amountOf } from './clip-amount.ts';
import type { ClipRules, Handler } from './clip-rules.ts';
import { atFirst, atLast, only, without } from './clip-words.ts';
import { reference, references } from './find-references.ts';

type Found = { readonly clips: readonly number[]; readonly amount: Amount; readonly at: Stretch };

/**
 * How long clips stand in the film. The words join the clip's own, so that the rules after this one
 * read « le drone 5 s, puis la plage » as « le drone, puis la plage »; `settleClipSeconds` accounts
 * for them at the end.
 */
export function readClipSeconds(rules: ClipRules): readonly Found[] {
  const found: Found[] = [];
  const take = (clips: readonly number[], said: string, at: Stretch) => {
    const seconds = amountOf(said);
    if (seconds === null || clips.length === 0) return;
    rules.when(clips, at, (known) => {
      const one = { clips: known, amount: seconds, at };
      if (!isBehindList(rules, at) && joinWords(rules, at)) found.push(one);
      else accountFor(rules, one);
    });
  };
  readEachClip(rules, take);
  readPairs(rules, take);
  readBareLengths(rules, take, found);
  readNextPairs(rules, take, found);
  readPronouns(rules, take);
  return found;
}

const governed = new RegExp(
  `(?<![a-z])(?:${without}|${only}) (?:${reference},? ?(?:et |and |mais |but )?){1,11}$`,
);

/** « sans le gâteau, 10 s de drone »: not in that list. */
function isBehindList({ reader }: ClipRules, { start }: Stretch): boolean {
  return governed.test(reader.text.slice(0, start));
}

/** « entre 5 et 8 secondes de drone » is how much; « … du drone » is which. */
export function readRanges(rules: ClipRules): void {
  const range = `(?:(?:entre|between) (\\d{1,3}) (?:et|and)|(\\d{1,3}) ?(?:a|to|ou|or|-)) ?(${amount})`;
  each(rules, `${notBefore}${range} (?:de|d'|of) (${reference})`, (clips, match, at) => {
    const own = rules.reader.wording.folded.slice(at.start, at.end);
    const seconds = amountOf(`${match[1] ?? match[2]} a ${match[3]}`);
    if (seconds === null || / (?:de la|of the) /.test(own)) return;
    rules.when(clips, at, (known) => accountFor(rules, { clips: known, amount: seconds, at }));
  });
}

/** Every match, whether or not its clips exist: what is no length of theirs is for other rules. */
function each({ reader, clipsOf }: ClipRules, source: string, take: Handler): void {
  reader.each(new RegExp(`(?<![a-z\\d])${source}(?![a-z\\d])`, 'g'), (match, at) =>
    take(clipsOf(match[0]), match, at),
  );
}

type Take = (clips: readonly number[], said: string, at: Stretch) => void;

/** Who takes seconds off a clip, or says from where on, wishes for no length of it. */
const notBefore =
  "(?<!(?<![a-z])(?:(?:coup|enlev|retir|supprim|saut|vir|rogn|avanc|recul|decal|retard|ralenti|acceler|stabilis|trim|remov|skip|cut|drop)[a-z]{0,4}|premieres?|dernieres?|first|last|final|a|at|to|apres|avant|depuis|des|jusqu'a|after|before|from|entre|between|toutes les|every|fondus?|fade|transitions?|pause|silence|noir|(?:(?:films?|videos?|montage|reels?|clips?|teaser|story|version|resume|pub|spot)(?: [a-z]+)?|musique|music|chanson|titre|texte|text|intro|duree?|dure|dur[a-z]+) ?:?)(?: (?:de|d'|of|en|sur|les|la|the))? ?)";
const screen =
  "(?: (?:a l'ecran|a l'image|on screen|visible|affichee?s?|seule?s?|plein ecran|en entier))?";
const during = '(?:pendant|pdt|durant|sur|for|during)';
const stands =
  '(?:(?: (?:qui|that|which))? (?:doi(?:t|vent)|devrai(?:t|ent)|should|must|has to|needs to|va|peut|can)(?: (?:seulement|juste|only|just))?(?: (?:rester|durer|tenir|faire|etre|apparaitre|passer|se voir|stay|last|be|stand|show|run|have|get))| (?:reste|dure|tient|fait|apparait|passe|stays?|lasts?|breathes?|gets?|needs?|has|have|runs?)(?:nt)?)(?: (?:vue?|la|visible|montree?|seen|shown|up))?';

/** « 10 s de drone », « le drone pendant 10 s », « le gâteau (4 s) », « la photo reste 5 secondes ». */
function readPairs(rules: ClipRules, take: Take): void {
  each(
    rules,
    `${notBefore}(${amount})(?: (?:de|d'|of|from|in|dans|par))? ?(${reference})`,
    (clips, match, at) => {
      const said = match[1] as string;
      const gap = match[0].slice(match[0].indexOf(said) + said.length);
      // « 5 s le drone »: only with « de », which may be part of the reference.
      const own = rules.reader.wording.folded.slice(
        at.start + match[0].length - gap.length,
        at.end,
      );
      if (/^ ?(?:de |d'|du |des |of |from |in |dans |par la photo)/.test(own))
        take(clips, said, at);
    },
  );
  each(
    rules,
    `(?<!(?:pas|not|jamais|never) )(${reference})${screen} ${during} (${amount})`,
    (clips, match, at) => {
      if (!isOfOther(rules, at)) take(clips, match[2] as string, at);
    },
  );
  // « la photo à la fin pendant 5 secondes »: where it comes is for other rules.
  each(
    rules,
    `(${reference}) (?:${atFirst}|${atLast}) (${during} (${amount}))`,
    (clips, match, at) => {
      if (!isOfOther(rules, at)) take(clips, match[3] as string, behindWords(at, match));
    },
  );
  each(
    rules,
    `(?<!(?:pas|not|jamais|never) )(${reference})${stands}${screen}(?: ${during})? (${amount})${screen}`,
    (clips, match, at) => {
      if (!isOfOther(rules, at) && !isTold(rules, clips, match[0]))
        take(clips, match[2] as string, at);
    },
  );
  each(
    rules,
    `(${reference})(?: [a-z' ]{1,50}?)? ?\\((?:${during} )?(${amount})\\)`,
    (clips, match, at) => take(clips, match[2] as string, behindWords(at, match)),
  );
}

/** « 30 secondes de plage, 30 de drone »: behind a pair a figure is as many seconds. */
function readNextPairs(rules: ClipRules, take: Take, found: readonly Found[]): void {
  each(
    rules,
    `(?<=\\uf8ff(,| et| and|, et|, and| puis) )(\\d{1,3}) (?:(?:de|d'|of) )?(${reference})`,
    (clips, [, join = '', seconds = ''], at) => {
      const own = rules.reader.wording.folded.slice(at.start, at.end);
      const isNext = found.some(({ at: { end } }) => end === at.start - join.length - 1);
      if (isNext && /^\d+ (?:de |d'|du |des |of )/.test(own)) take(clips, `${seconds} s`, at);
    },
  );
  // « la plage 4 secondes, le concert 12, le drone 8 »: each as many as the one before it.
  const listed = `(?<=\\uf8ff(,| et| and|, et|, and| puis) )(${reference}) (\\d{1,3})(?= ?(?:$|[,;!?\\n]|\\.(?!\\d)| (?:et|puis|and) ))`;
  for (let before = -1; before < found.length; ) {
    before = found.length;
    each(rules, listed, (clips, [, join = '', , seconds = ''], at) => {
      const isNext = found.some(({ at: { end } }) => end === at.start - join.length - 1);
      if (isNext) take(clips, `${seconds} s`, at);
    });
  }
}

/** Of « le drone en premier, 10 s » the length alone: what stands between says where the clip comes. */
function behindWords(at: Stretch, match: RegExpExecArray): Stretch {
  const [said, marks = '', length = ''] = match;
  const start = said.lastIndexOf(length);
  const between = said.slice(marks.length, start);
  return /[a-z]/.test(between) ? { start: at.start + start, end: at.end } : at;
}

/** « le drone dure 45 secondes », and so it does. */
const toldShare = 0.8;

function isTold(rules: ClipRules, clips: readonly number[], said: string): boolean {
  if (!/ (?:dure|fait|lasts?) /.test(said)) return false;
  const own = rules.known[(clips[0] ?? 0) - 1]?.durationSeconds ?? null;
  const seconds = amountOf(said)?.most ?? 0;
  return own !== null && seconds >= toldShare * own;
}

/** What follows says that these seconds are of something else. */
const another =
  /^ ?(?:(?:de |d'|du |of )(?:[\ue000-\uf7ff]|fondu|silence|noir|pause|film|video|montage|musique|ralenti|titre|texte)|(?:plus (?:tard|tot)|avant|apres|later|before|after|de decalage)(?![a-z])|(?:en tout|au total|in total|total|tout compris)(?![a-z]))/;

function isOfOther({ reader }: ClipRules, { end }: Stretch): boolean {
  return another.test(reader.text.slice(end));
}

const anyClip =
  '(?:clips?|rushs?|extraits?|fichiers?|files?|sequences?|videos?|photos?|images?|pictures?|stills?)';
const whole = `(?:chaque|chacune? des|each|every|tous (?:les|mes)|toutes (?:les|mes)|all (?:the |my )?)`;

/** « 3 secondes par clip », « chaque photo 4 s », « mes clips dans l’ordre, 8 secondes chacun ». */
function readEachClip(rules: ClipRules, take: Take): void {
  const { reader } = rules;
  const ofKind = (said: string, kind: string, at: Stretch) => {
    const clips = clipsOfKind(rules, kind);
    const rest = reader.text.slice(at.end);
    // « … sauf le concert 15 », in which that one has its own.
    const but = new RegExp(
      `^,? (?:sauf|hormis|excepte|except|but)(?: pour)? (${reference})(?: ?:?(?: a)? (\\d{1,3}(?: ?(?:s|sec|secondes?|seconds?))?)(?![a-z0-9]))?`,
    ).exec(rest);
    if (clips.length === 0 || amountOf(said) === null) return;
    const others = but === null ? [] : rules.clipsOf(but[0]);
    const until = at.end + (but?.[0].length ?? 0);
    take(
      clips.filter((one) => !others.includes(one)),
      said,
      at,
    );
    if (but === null) return;
    const own = but[2] === undefined || /[a-z]/.test(but[2]) ? but[2] : `${but[2]} s`;
    const behind = { start: at.end, end: until };
    const seconds = own === undefined ? null : amountOf(own);
    if (seconds === null) reader.understand('clips.seconds', behind, 0);
    else accountFor(rules, { clips: others, amount: seconds, at: behind });
  };
  const patterns = [
    // « 30 secondes de vidéo » is how long the film is.
    `${notBefore}(${amount})(?! (?:de|of) videos?(?![a-z])),? (?:par|per|pour|sur|de|of|for|from|a)(?: each| every| chaque)? ?(?:(?:chaque|each|every) )?(${anyClip})(?: (?:au )?(?:max(?:imum)?|pas plus))?(?! (?:de|du|des|of) )`,
    `${whole} ?(${anyClip})(?: (?:dure|fait|reste|lasts?|stays?|doit durer|doit rester|should last)(?:nt|ent)?)?(?: (?:a l'ecran|on screen))?(?: ${during})? (${amount})`,
    `(?:mes|les|tous les|my|the|all the) (${anyClip})(?: [a-z' ]{1,24})?,? (?:a )?(${amount}) (?:chacune?|each|chaque)`,
  ];
  for (const [place, source] of patterns.entries()) {
    rules.reader.each(new RegExp(`(?<![a-z\\d])${source}(?![a-z\\d])`, 'g'), (match, at) => {
      const [said = '', kind = ''] = place === 0 ? [match[1], match[2]] : [match[2], match[1]];
      // « mes clips dans l'ordre, 8 secondes chacun »: the order is for other rules.
      const start = place === 2 ? at.start + match[0].lastIndexOf(said) : at.start;
      ofKind(said, kind, { start, end: at.end });
    });
  }
  // « plage, drone et concert 5 s chacun »
  each(
    rules,
    `(${references}),? (?:a )?(?:${during} )?(${amount}) (?:chacune?|each|chaque)`,
    (clips, match, at) => take(clips, match[2] as string, at),
  );
}

function clipsOfKind({ known }: ClipRules, kind: string): readonly number[] {
  const isStill = /^(?:photo|image|picture|still)/.test(kind);
  const isVideo = kind.startsWith('video');
  return known.flatMap((clip, index) =>
    (isStill && clip.kind !== 'image') || (isVideo && clip.kind !== 'video') ? [] : [index + 1],
  );
}

/** « le drone 30 secondes » may be a film of it, where no other length is said. */
const longestAlone = 20;
/** Seconds. */
const hardlyAFilm = 12;

const behindPair = /^(?:,|,? et|,? and|,? puis|,? then) $/;

/** A clip and its length without a word between: its own only where something says so. */
function readBareLengths(rules: ClipRules, take: Take, found: readonly Found[]): void {
  const { reader } = rules;
  const source = `(${reference}) ?[:=(]? ?(${amount})\\)?`;
  const pairs = [...reader.text.matchAll(new RegExp(`(?<![a-z\\d])${source}(?![a-z\\d])`, 'g'))];
  each(rules, source, (clips, match, at) => {
    if (clips.length !== 1 || isOfOther(rules, at)) return;
    const before = reader.text.slice(0, at.start);
    const own = reader.wording.folded.slice(at.start, at.end);
    // « l'image 3 s en silence » is whichever stands there.
    if (/^l'image/.test(own)) return;
    const isNamed =
      /^(?:le |la |l'|les |the |my |mon |ma |mes |clip)|[:=(]/.test(own) ||
      /(?:intro |puis |ensuite )$/.test(before);
    // « que la plage et le drone 15 secondes », « teaser concert 30 s »: of the film.
    const isListed =
      /(?:[\ue000-\uf8ff],? ?(?:et|and|&|\+|,|puis|then|->|>)? ?|(?<![a-z])(?:que|juste|seulement|uniquement|only|just|avec|with|video|film|montage|teaser|reel|clip|pub|spot|resume|recap|story)(?: (?:de|du|sur|of|about))? ?)$/.test(
        before,
      );
    const isOneOfMany = pairs.length > 1;
    // « la photo doit rester 6 secondes, le drone 10 secondes »
    const isNext = found.some(({ at: { end } }) => behindPair.test(before.slice(end)));
    const isPlaced = new RegExp(`^ ?(?:${atFirst}|${atLast})(?![a-z])`).test(
      reader.text.slice(at.end),
    );
    const others = `${before} ${reader.text.slice(at.end)}`;
    const isBeside = new RegExp(amount).test(others);
    const isLong = (amountOf(match[2] as string)?.most ?? 0) > longestAlone;
    const isOwn = (isNamed && !isLong) || isBeside;
    if ((isOwn && !isListed) || isOneOfMany || isPlaced || isNext)
      take(clips, match[2] as string, at);
  });
  // « Drone en premier, 10 secondes, sans coupe ; ensuite … »
  each(rules, `(${reference})(?: (?:${atFirst}|${atLast}))?, ?(${amount})`, (clips, match, at) => {
    const after = reader.text.slice(at.end);
    const goesOn = /(?<![a-z])(?:ensuite|puis|then|after that)(?![a-z])/.test(after);
    const isNext = /^ ?(?:,|;|\.|$)/.test(after);
    // « Drone en premier, 10 secondes »: hardly a film, and nothing else is said.
    const isShort = (amountOf(match[2] as string)?.most ?? 0) <= hardlyAFilm;
    const isAll =
      at.start === 0 &&
      !/[a-z\ue000-\uf7ff]/.test(after) &&
      /[a-z]/.test(match[0].replace(match[2] as string, ''));
    if (clips.length === 1 && (goesOn || (isShort && isAll)) && isNext && !isOfOther(rules, at))
      take(clips, match[2] as string, behindWords(at, match));
  });
}

const pronoun =
  '(?:laisse|montre|affiche|maintiens|tiens|garde)(?:[rsz]|ez)?-(?:la|le|les)(?: (?:durer|tourner|tenir|rester|respirer|defiler))?|(?:hold|leave|show|keep|let) (?:it|that)(?: (?:up|there|stay|run|last|breathe))?';

/** « celui de la plage, laisse-le … » names it, and no more. */
const ofNobody = new RegExp(
  `(?<=^ ?)(?:(?:celui|celle) (?:d[eu] ?)?)?${reference}(?=,? ?(?:tu |vous )?$)`,
);

/** « commence par la photo et laisse-la 4 secondes »: the one clip that the sentence names. */
function readPronouns(rules: ClipRules, take: Take): void {
  const { reader } = rules;
  const takeTopic = (said: string, at: Stretch) => {
    const start =
      Math.max(
        ...['.', '!', '?', '\n', ';'].map((end) => reader.text.lastIndexOf(end, at.start - 1)),
      ) + 1;
    const sentence = reader.text.slice(start, at.start);
    const named = [...sentence.matchAll(new RegExp(reference, 'g'))];
    const clips = rules.clipsOf(sentence);
    if (named.length !== 1 || clips.length !== 1) return;
    take(clips, said, at);
    const alone = ofNobody.exec(sentence);
    if (alone === null) return;
    const from = start + alone.index;
    reader.understand('clips', { start: from, end: from + alone[0].length });
  };
  reader.each(
    new RegExp(
      `(?<![a-z])(?:${pronoun})${screen}(?: ${during})? (${amount})${screen}(?![a-z\\d])`,
      'g',
    ),
    (match, at) => takeTopic(match[1] as string, at),
  );
  reader.each(
    new RegExp(
      `(?<![a-z\\d])(${amount}) (?:suffi(?:t|sent|ra|ront)|(?:is|are) enough|c'est (?:assez|bien))(?![a-z])`,
      'g',
    ),
    (match, at) => takeTopic(match[1] as string, at),
  );
}

/** The words of a length become part of the reference among them; answers whether there is one. */
function joinWords({ reader }: ClipRules, { start, end }: Stretch): boolean {
  const said = reader.text.slice(start, end);
  const marks = [...said.matchAll(/[\ue000-\uf7ff]\uf8ff*/g)];
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return false;
  const filler = '\uf8ff';
  const inner = said.slice(first.index, last.index + last[0].length);
  const lead = first.index;
  const tail = said.length - lead - inner.length;
  const joined = lead > 0 ? inner[0] + filler.repeat(lead) + inner.slice(1) : inner;
  reader.text = reader.text.slice(0, start) + joined + filler.repeat(tail) + reader.text.slice(end);
  return true;
}

/** What the lengths make of the clips' fields, once all other rules had their words. */
export function settleClipSeconds(rules: ClipRules, found: readonly Found[]): void {
  const { reader } = rules;
  const overlaps = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end;
  for (const one of found) {
    const isBack = [...reader.unread, ...reader.refused].some((other) => overlaps(other, one.at));
    if (!isBack) accountFor(rules, one);
  }
}

/** So many of one kind are one chip. */
const mostSingly = 2;

function accountFor({ reader, clips }: ClipRules, { clips: numbers, amount: seconds, at }: Found) {
  const singly = numbers.length <= mostSingly ? numbers : numbers.slice(0, 1);
  for (const [place] of singly.entries())
    reader.understand('clips.seconds', at, clips.seconds.length + place);
  clips.seconds.push(...numbers.map((clip) => ({ clip, ...seconds })));
}
