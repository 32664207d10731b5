import type { Stretch } from '../words/wish-reader.ts';
import { amount, amountOf } from './clip-amount.ts';
import type { ClipRules } from './clip-rules.ts';
import { atLast, put } from './clip-words.ts';
import { reference, references } from './find-references.ts';

const times = '(?:(\\d{1,2}) fois|(\\d|two|three|four) times|(twice))';
const comes =
  "(?:(?:doi(?:t|vent)|devrai(?:t|ent)|should|must|va|que) )?(?:(?:re)?vien(?:t|ne|nent)|revenir|apparai(?:t|sse|tre)|(?:soit|est|etre|sera) (?:vue?|montree?|visible|la)|on (?:le |la |l')?(?:voie|voit|revoie|revoit|montre)|repasse[rz]?|passe[rz]?|se voit|(?:come|comes|appear|appears)(?: (?:back|up))?)";
const notSpeed = '(?! (?:plus|moins|as|faster|slower|more|quicker|speed))';
const most = 12;

/** A clip that comes more than once: « le drone deux fois », « remets la plage à la fin ». */
export function readRepeats(rules: ClipRules): void {
  const again = (clips: readonly number[], at: Stretch, count: number) => {
    if (count < 2 || count > most) return rules.reader.leave(at);
    const index = rules.clips.times.length;
    rules.clips.times.push(...clips.map((clip) => ({ clip, times: count })));
    for (const [place] of clips.entries())
      rules.reader.understand('clips.times', at, index + place);
    eachTime(rules, clips, { count, from: at.end });
  };
  const atEnd = (clips: readonly number[], at: Stretch) => {
    rules.clips.last = clips[0] ?? null;
    rules.reader.understood.push({ field: 'clips.last', index: null, ...at });
    again(clips, at, 2);
  };
  rules.all(
    `(?:repete[rz]?|repeat|remet(?:s|tez|tre)?|remontre[rsz]?|rejoue[rsz]?|repasse[rsz]?|replay|(?:et )?encore) (${reference})(?: (?:encore(?: une fois)?|again|(?:une|1) (?:deuxieme|seconde|2e|autre) fois))? ${atLast}`,
    (clips, _m, at) => atEnd(clips, at),
  );
  rules.all(
    `${put}(${reference}) (?:encore(?: (?:une|1) fois)?|a nouveau|de nouveau|again|once more|(?:une|1) (?:deuxieme|seconde|2e) fois) ${atLast}`,
    (clips, _m, at) => atEnd(clips, at),
  );
  rules.all(
    `(?:repete[rz]?|repeat|remontre[rsz]?) (${references})(?: ${times})?`,
    (clips, match, at) =>
      again(
        clips,
        at,
        match[2] === undefined && match[3] === undefined ? 2 : countOf(match.slice(2)),
      ),
  );
  rules.all(
    `${put}(${references})(?:,? (?:qu'(?:il|elle)s?|que|il|elle))? (?:${comes} )?${times}${notSpeed}`,
    (clips, match, at) => again(clips, at, countOf(match.slice(2))),
  );
  rules.all(`${put}${times} (${references})`, (clips, match, at) =>
    again(clips, at, countOf(match.slice(1))),
  );
}

/** « …, 4 secondes à chaque fois »: so many times as long altogether. */
function eachTime(
  { reader, clips: { seconds } }: ClipRules,
  clips: readonly number[],
  { count, from }: { readonly count: number; readonly from: number },
): void {
  const rest = reader.text.slice(from);
  const found = new RegExp(
    `^[^.!?;\\n]{0,40}?(?<![a-z\\d])(${amount}) (?:a )?(?:chaque fois|chacune|each(?: time)?|every time)(?![a-z])`,
  ).exec(rest);
  const said = found?.[1] ?? '';
  const each = amountOf(said);
  if (found === null || each === null) return;
  const start = from + found[0].lastIndexOf(said);
  reader.understand('clips.seconds', { start, end: from + found[0].length }, seconds.length);
  const { least, most: longest } = each;
  seconds.push(...clips.map((clip) => ({ clip, least: least * count, most: longest * count })));
}

const numbers: Readonly<Record<string, number>> = { twice: 2, two: 2, three: 3, four: 4 };

function countOf(said: readonly (string | undefined)[]): number {
  const count =
    said.find((each) => each !== undefined && /^(?:\d{1,2}|twice|two|three|four)$/.test(each)) ??
    '2';
  return numbers[count] ?? Number(count);
}
