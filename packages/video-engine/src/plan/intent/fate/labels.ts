import type { Intent, MusicEnd, Part, Speed, WishedTransition } from '../../../model/intent.ts';
import { seconds } from '../../texts.ts';
import { thingLabel } from '../../thing-words.ts';

const paces = { slow: 'calme', medium: 'rythme moyen', fast: 'rapide' } as const;
const courses = {
  even: 'rythme égal',
  rising: 'de plus en plus vite',
  falling: 'de plus en plus calme',
};
const orders = {
  chronological: 'ordre chronologique',
  best: 'meilleurs plans d’abord',
  given: 'ordre des clips',
  shuffled: 'ordre mélangé',
} as const;
export const looks = {
  normal: 'couleurs naturelles',
  monochrome: 'noir et blanc',
  warm: 'tons chauds',
  cold: 'tons froids',
  vintage: 'style ancien',
} as const;
const speeds = { slow: 'au ralenti', normal: 'à vitesse normale', fast: 'en accéléré' } as const;
const directions = { forwards: 'à l’endroit', backwards: 'à l’envers' } as const;
const manners = {
  title: ', grand',
  'lower-third': ', discret',
  'word-by-word': ', mot à mot',
} as const;
const families = {
  wide: ', lettres larges',
  narrow: ', lettres étroites',
  text: ', lettres de livre',
} as const;
const places = { auto: '', top: ' en haut', middle: ' au centre', bottom: ' en bas' } as const;
const parts = {
  'first-half': 'première moitié',
  'second-half': 'deuxième moitié',
  start: 'début',
  end: 'fin',
} as const;

const moodLabels = {
  calm: 'musique calme',
  happy: 'musique joyeuse',
  epic: 'musique épique',
  electro: 'musique électro',
  piano: 'piano',
  chill: 'musique détendue',
} as const;

type Labels = Readonly<Record<string, (intent: Intent, index: number | null) => string>>;

const labels: Labels = {
  duration: ({ duration }) => lengthLabel(duration),
  'shots.count': ({ shots }) =>
    shots.count === null ? 'nombre de plans libre' : `${countLabel(shots.count)} plans`,
  'shots.seconds': ({ shots }) =>
    shots.seconds === null
      ? 'durée des plans libre'
      : `plans de ${lengthLabel({ minSeconds: shots.seconds.least, maxSeconds: shots.seconds.most })}`,
  'clips.only': ({ clips }) => `seulement ${clipsLabel(clips.only)}`,
  'clips.without': ({ clips }) => `sans ${clipsLabel(clips.without)}`,
  'clips.first': ({ clips }) => `clip ${clips.first} d’abord`,
  'clips.last': ({ clips }) => `clip ${clips.last} à la fin`,
  'clips.sequence': ({ clips }) => `clips ${clips.sequence.join(', puis ')}`,
  'clips.stretches': ({ clips }, index) => stretchLabel(clips.stretches[index ?? 0]),
  'clips.seconds': ({ clips }, index) => secondsLabel(alike(clips.seconds, index ?? 0)),
  'clips.shares': ({ clips }, index) => shareLabel(clips.shares[index ?? 0]),
  'clips.times': ({ clips }, index) => {
    const one = clips.times[index ?? 0];
    return one === undefined ? 'clips une fois' : `clip ${one.clip} ${one.times} fois`;
  },
  seen: ({ seen }, index) => {
    const one = seen[index ?? 0];
    if (one === undefined) return 'ce que montre l’image';
    const isView = one.thing === 'close-up' || one.thing === 'wide-shot';
    const uses = {
      only: isView ? 'seulement' : 'plans avec',
      without: 'sans',
      first: 'commence sur',
      last: 'finit sur',
    } as const;
    return `${uses[one.use]} ${thingLabel(one.thing)}`;
  },
  pace: ({ pace }) => paces[pace],
  course: ({ course }) => courses[course],
  order: ({ order }) => orders[order],
  selection: ({ selection }) => (selection === 'best' ? 'meilleurs moments' : 'tout garder'),
  transitions: ({ transitions }) =>
    ({
      auto: 'transitions selon le rythme',
      cuts: 'coupes franches',
      dissolves: 'fondus enchaînés',
    })[transitions],
  transitionParts: ({ transitionParts }, index) => {
    const one = transitionParts[index ?? 0];
    if (one === undefined) return 'transitions par endroit';
    return `${one.transition === 'cuts' ? 'coupe franche' : 'fondu'} ${cutLabel(one.at)}`;
  },
  fadeIn: ({ fadeIn }) => (fadeIn === false ? 'sans fondu d’ouverture' : 'ouverture en fondu'),
  fadeOut: ({ fadeOut }) => (fadeOut === false ? 'sans fondu final' : 'fondu au noir à la fin'),
  originalSound: ({ originalSound }) =>
    ({
      keep: 'son des clips gardé',
      drop: 'sans le son des clips',
      duck: 'musique baissée sous la voix',
    })[originalSound],
  silences: ({ silences }) => (silences === 'cut' ? 'sans les silences' : 'silences gardés'),
  clipSound: ({ clipSound }, index) => {
    const one = clipSound[index ?? 0];
    if (one === undefined) return 'son par clip';
    return one.sound === 'drop' ? `clip ${one.clip} sans son` : `son du clip ${one.clip}`;
  },
  music: ({ music }) => (music.use === 'none' ? 'sans musique' : 'musique'),
  'music.use': ({ music }) => (music.use === 'none' ? 'sans musique' : 'coupes sur la musique'),
  'music.level': ({ music }) =>
    ({ auto: 'musique au niveau habituel', low: 'musique basse', high: 'musique forte' })[
      music.level
    ],
  'music.mood': ({ music }) => (music.mood === null ? 'musique' : moodLabels[music.mood]),
  'music.part': ({ music }) =>
    music.part === 'chorus' ? 'musique à partir du refrain' : 'musique selon le film',
  'music.startSeconds': ({ music }) => `musique à partir de ${clock(music.startSeconds)}`,
  'music.end': ({ music }) => musicEndLabel(music.end),
  hook: ({ hook }) => (hook ? 'accroche' : 'sans accroche'),
  texts: ({ texts }, index) => textLabel(index === null ? undefined : texts[index]),
  look: ({ look }) => looks[look],
  lookParts: ({ lookParts }, index) => {
    const one = lookParts[index ?? 0];
    return one === undefined ? 'rendu par partie' : `${partLabel(one.part)} en ${looks[one.look]}`;
  },
  speed: ({ speed }) => speedLabel(speed),
  steady: ({ steady }) =>
    ({ auto: 'stabilisé au besoin', always: 'plans stabilisés', never: 'sans stabilisation' })[
      steady
    ],
  speedParts: ({ speedParts }, index) => {
    const one = speedParts[index ?? 0];
    if (one === undefined) return 'vitesse par partie';
    return `${partLabel(one.part)} ${speedLabel(one.speed)}`;
  },
  direction: ({ direction }) => directions[direction],
  directionParts: ({ directionParts }, index) => {
    const one = directionParts[index ?? 0];
    if (one === undefined) return 'sens par partie';
    return `${partLabel(one.part)} ${directions[one.direction]}`;
  },
  aspectRatio: ({ aspectRatio }) => `format ${aspectRatio ?? 'choisi'}`,
  captions: ({ captions }) =>
    ({
      auto: 'sous-titres s’ils sont donnés',
      none: 'sans sous-titres',
      burnt: 'sous-titres',
      words: 'sous-titres mot à mot',
      track: 'sous-titres en piste',
    })[captions],
  loop: ({ loop }) => (loop ? 'en boucle' : 'sans boucle'),
  none: () => 'rien à faire',
  words: () => 'phrases entières',
  clips: () => 'choix des clips',
  shots: () => 'choix des plans',
};

/** A few French words on what holds for one field, for a chip. */
export function fieldLabel(intent: Intent, field: string, index: number | null): string {
  return labels[field]?.(intent, index) ?? field;
}

function partLabel(part: Part): string {
  return typeof part === 'number' ? `clip ${part}` : parts[part];
}

/** « au ralenti », « au ralenti ×0,3 ». */
function speedLabel(speed: Speed): string {
  if (typeof speed !== 'number') return speeds[speed];
  const word = speed < 1 ? speeds.slow : speed > 1 ? speeds.fast : speeds.normal;
  return `${word} ×${String(Math.round(speed * 100) / 100).replace('.', ',')}`;
}

function musicEndLabel(end: MusicEnd): string {
  if (end === null) return 'musique jusqu’à la fin';
  if (end === 'middle') return 'musique jusqu’au milieu';
  if (typeof end === 'number')
    return end < 0
      ? `musique arrêtée ${seconds(-end)} avant la fin`
      : `musique jusqu’à ${clock(end)}`;
  return end.side === 'before'
    ? `musique jusqu’au clip ${end.clip}`
    : `sans musique après le clip ${end.clip}`;
}

function cutLabel(at: WishedTransition['at']): string {
  if (typeof at === 'string') return `dans la partie ${parts[at]}`;
  const { after, before } = at;
  if (after !== null && before !== null) return `entre les clips ${after} et ${before}`;
  return before === null ? `après le clip ${after}` : `avant le clip ${before}`;
}

function lengthLabel({ minSeconds, maxSeconds }: Intent['duration']): string {
  if (minSeconds === maxSeconds) return seconds(minSeconds);
  if (minSeconds <= 1) return `au plus ${seconds(maxSeconds)}`;
  return `${seconds(minSeconds)} à ${seconds(maxSeconds)}`;
}

function countLabel({ least, most }: { least: number; most: number }): string {
  if (least === most) return String(least);
  return least <= 1 ? `au plus ${most}` : `${least} à ${most}`;
}

function clipsLabel(clips: readonly number[]): string {
  const [last, ...others] = clips.toReversed();
  if (others.length === 0) return `le clip ${last}`;
  return `les clips ${others.toReversed().join(', ')} et ${last}`;
}

function stretchLabel(stretch: Intent['clips']['stretches'][number] | undefined): string {
  if (stretch === undefined) return 'passages choisis';
  const { clip, fromSeconds, toSeconds, use } = stretch;
  const of = clip === null ? 'de chaque clip' : `du clip ${clip}`;
  const range =
    fromSeconds < 0
      ? `${-fromSeconds} dernières s`
      : `${clock(fromSeconds)}–${toSeconds === null ? 'fin' : clock(toSeconds)}`;
  return `${use === 'only' ? '' : 'sans '}${range} ${of}`;
}

type ClipSeconds = Intent['clips']['seconds'];

/** So many clips of one length, one after the other, are told together. */
const fewestTogether = 3;

/** What the chip at `index` stands for: one clip, or all those that « par clip » speaks of. */
export function alike(all: ClipSeconds, index: number): ClipSeconds {
  const from = all[index];
  const end = all.findIndex(
    (each, place) =>
      place > index &&
      (each.least !== from?.least ||
        each.most !== from.most ||
        each.clip <= (all[place - 1]?.clip ?? 0)),
  );
  const run = all.slice(index, end === -1 ? undefined : end);
  return run.length >= fewestTogether ? run : run.slice(0, 1);
}

function secondsLabel(all: ClipSeconds): string {
  const [one] = all;
  if (one === undefined) return 'durée des clips libre';
  const length = lengthLabel({ minSeconds: one.least, maxSeconds: one.most });
  if (all.length === 1) return `clip ${one.clip} : ${length}`;
  return `${clipsLabel(all.map(({ clip }) => clip))} : ${length} chacun`;
}

function shareLabel(one: Intent['clips']['shares'][number] | undefined): string {
  if (one === undefined) return 'part des clips libre';
  const { clip, share } = one;
  if (typeof share === 'number') return `clip ${clip} : ${Math.round(share * 100)} % du film`;
  return `${share === 'more' ? 'plus' : 'moins'} du clip ${clip}`;
}

function textLabel(text: Intent['texts'][number] | undefined): string {
  if (text === undefined) return 'sans texte';
  const short = text.text.length > 20 ? `${text.text.slice(0, 19)}…` : text.text;
  const moment =
    text.start === 'middle'
      ? ' au milieu'
      : text.start !== 'auto'
        ? ` à ${clock(text.start)}`
        : { title: ' au début', 'call-to-action': ' à la fin', text: '' }[text.kind];
  const length = text.seconds === null ? '' : `, ${seconds(text.seconds)}`;
  const kind = { title: 'titre', 'call-to-action': 'texte', text: 'texte' }[text.kind];
  const manner = text.manner === null ? '' : manners[text.manner];
  const family = text.family === null ? '' : families[text.family];
  return `${kind} « ${short} »${places[text.place]}${moment}${length}${manner}${family}`;
}

/** 0:42. */
function clock(value: number): string {
  const whole = Math.floor(value);
  const rest = Math.round((value - whole) * 10);
  const digits = String(whole % 60).padStart(2, '0');
  return `${Math.floor(whole / 60)}:${digits}${rest === 0 ? '' : `,${rest}`}`;
}
