import type { MusicEnd } from '../../../model/intent.ts';
import type { ClipRules } from '../clips/clip-rules.ts';
import { reference } from '../clips/find-references.ts';
import { secondsOf, time } from '../duration/read-time.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import { ends, music, noMusic, stops } from './music-words.ts';

const beforeEnd =
  '(?:avant|before) (?:la |the )?(?:fin|end)(?: du film| de la video| of the film)?';
const half =
  '(?:(?:a |au |en |at |vers )?(?:la |le |the )?(?:moitie|milieu|mi-parcours|mi-chemin|middle|halfway)(?: (?:point|mark))?(?: (?:du film|de la video|of the film))?)';
const at =
  '(?:,? ?(?:net |juste |pile |right |exactement |exactly )?(?:a|au bout de|apres|at|after|vers|des|in)?)';
/** A moment of the film: its time, how long before its end, or its middle. */
const moment = `${at} (?:la |les )?(?:(${time})(?: (${beforeEnd}))?|(${half}))`;
const only = '(?:seulement|uniquement|juste|only|just)';
const firstHalf =
  '(?:sur|pendant|dans|durant|a|for|in|during|on) (?:la |the )?(?:premiere|1ere|first) (?:moitie|half)(?: du film| de la video| of the film)?';
const secondHalf =
  '(?:sur|pendant|dans|durant|a|for|in|during|on) (?:la |the )?(?:deuxieme|2e|2eme|seconde|second|last|derniere) (?:moitie|half)(?: du film| de la video| of the film)?';
const moments = [
  `${stops} ${music}${moment}`,
  `(?:a|at|apres|au bout de|after|des) (?:la )?(?:(${time})(?: (${beforeEnd}))?|(${half})),? ${stops} ${music}`,
  `(${time}) (${beforeEnd}),? ${stops} ${music}`,
  `${music} ${ends}${moment}`,
  `${music}(?: ${only})? (?:jusqu'|until|till|up to)${moment.replace(at, '(?: ?(?:a|au|vers))?')}`,
  `${music} ${only} (?:pendant|durant|for)${moment.replace(at, '')}`,
  `${noMusic} (?:apres|a partir de|des|after|from|past)${moment.replace(at, '')}`,
].map(whole);
const halves = [
  `${music} ${only} ${firstHalf}`,
  `${only} (?:de la |some )?${music} ${firstHalf}`,
  `${noMusic} ${secondHalf}`,
].map(whole);
/** Said without a moment of the film that can be told. */
const vague = whole(
  `(?:(?:a|at|apres|au bout de|after|des) (?:la )?${time},? ${stops} ${music}|${music} (?:${ends}|jusqu'a|until|pendant|durant|for|(?:de|from) ${time} (?:a|to))(?: (?:a|at|vers))? (?:la )?${time}(?: ${beforeEnd})?)(?![a-z])|(?<![a-z])${stops} ${music} (?:a|au bout de|apres|at|after|avant|before) (?:la )?(?:${time}|fin|refrain|[a-z]{3,10})`,
);
/** « coupe la musique à 0:20, remets-la à 0:30 » */
const comesBack =
  /^[^.;!?]{0,24}(?<![a-z])(?:remet|repren|relanc|rallum|revien|reviend|repart|recommenc|restart|resum|comes? back|bring|back on)/;
const turned = /(?<![a-z])(?:pas|jamais|sans|ni|not|don't|never|ne|n')(?: (?:la|le|the))* ?$/;

/** Where the music ends, in time of the film. */
export function readMusicEnd(reader: WishReader): MusicEnd {
  let end: MusicEnd = null;
  const take = (wished: MusicEnd, place: Stretch) => {
    if (!isTrusted(reader, place)) return;
    end = wished;
    reader.understand('music.end', place);
  };
  for (const pattern of moments) {
    reader.each(pattern, (match, place) => {
      const [said, ahead, middle] = match.slice(1);
      if (middle !== undefined) return take('middle', place);
      const seconds = secondsOf(said ?? '');
      take(ahead === undefined ? seconds : -seconds, place);
    });
  }
  for (const pattern of halves) reader.each(pattern, (_match, place) => take('middle', place));
  reader.each(vague, (_match, place) => reader.refuse('music-end', place));
  return end;
}

const begins =
  '(?:commence|arrive|vient|demarre|debute|apparait|starts|begins|comes|appears|arrives)(?:nt)?(?: (?:in|on|up))?';
const isOver = "(?:finit|se termine|s'acheve|s'arrete|est fini|ends|is over)";
const when = '(?:quand|lorsque|des que|when|once)';
const withClips: readonly (readonly ['before' | 'after', string])[] = [
  ['after', `(?:apres|after|a la fin|at the end|des la fin) ?(${reference})`],
  ['after', `${when} (${reference}) ${isOver}`],
  ['after', `${when} ${isOver} (${reference})`],
  ['before', `(?:avant|before|a partir|au debut|des|from) ?(?:du |de |d')?(${reference})`],
  ['before', `${when} (${reference}) ${begins}`],
  ['before', `${when} (?:on )?${begins} (${reference})`],
];

/** « plus de musique après le drone », « coupe la musique avant le gâteau ». */
export function readMusicEndByClip(rules: ClipRules): void {
  const { reader } = rules;
  const take = (side: 'before' | 'after', clips: readonly number[], place: Stretch) => {
    const [clip, ...more] = clips;
    // Of several clips by one name nobody says which.
    if (clip === undefined || more.length > 0) return reader.refuse('music-end', place);
    if (!isTrusted(reader, place)) return;
    rules.musicEnd = { side, clip };
    reader.understand('music.end', place);
  };
  for (const [side, words] of withClips) {
    const ending = `(?:${stops} ${music}|${music} ${ends})`;
    rules.all(`${ending} (?:juste |right )?${words}`, (clips, _match, place) =>
      take(side, clips, place),
    );
    // « après le drone, plus de musique »
    rules.all(
      `(?:juste |right )?${words},? (?:on |tu |il n'y a |il n'y aura |there is )?(?:${ending}|${noMusic})`,
      (clips, _match, place) => take(side, clips, place),
    );
    // « la musique démarre à 0:45, coupe-la avant le gâteau »
    rules.all(
      `(?<=${music}(?![a-z])[^.;!?\\n]{0,48}(?:,|,? et|,? and|,? puis|,? then) )(?:${stops}(?:-l[ae]| it)|(?:qui |elle |it |that )?${ends}) (?:juste |right )?${words}`,
      (clips, _match, place) => take(side, clips, place),
    );
  }
  rules.all(
    `${noMusic} (?:(apres|after)|a partir|from|des) ?(?:du |de |d')?(${reference})`,
    (clips, match, place) => take(match[1] === undefined ? 'before' : 'after', clips, place),
  );
  rules.all(
    `${music}(?: ${only})? (?:jusqu'(?:a|au)|until|till)( la fin| the end(?: of)?)? ?(${reference})`,
    (clips, match, place) => take(match[1] === undefined ? 'before' : 'after', clips, place),
  );
}

/** What is turned round is handed back, and music that comes again is refused. */
function isTrusted(reader: WishReader, place: Stretch): boolean {
  const before = reader.text.slice(Math.max(0, place.start - 16), place.start);
  if (turned.test(before)) reader.leave(place);
  else if (comesBack.test(reader.text.slice(place.end, place.end + 48)))
    reader.refuse('music-end', place);
  else return true;
  return false;
}

function whole(source: string): RegExp {
  return new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`, 'g');
}
