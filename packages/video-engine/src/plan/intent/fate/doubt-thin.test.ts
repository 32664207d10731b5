import { describe, expect, it } from 'vitest';
import { plainIntent } from '../../../model/intent.ts';
import { readWish } from '../read-wish.ts';
import { wishContext } from '../wishes/wish-row.ts';

const plain = plainIntent(wishContext.hasMusic);

/** What is asked for, and how it would be limited by words that nobody reads. */
const asked = [
  'coupe le son',
  'mute clip 2',
  'tout en accéléré',
  'slow motion',
  'noir et blanc',
  'sans musique',
  'mélange les clips',
  'garde tout',
  '10 plans',
  'enlève la plage',
  'juste le drone',
];
const limits = [
  ' jusqu’à l’arrivée du train',
  ' au moment du feu d’artifice',
  ' quand mamie chante',
  ', sauf pendant la danse',
  ', mais pas sur la cérémonie',
  ' until the cake arrives',
  ' halfway through',
  ', but not on the ceremony',
  ' un clip sur deux',
  ' every other shot',
];

describe('a wish that is limited by words nobody reads', () => {
  it.each(asked.flatMap((wish) => limits.map((limit) => wish + limit)))(
    'is offered or handed back: “%s”',
    (wish) => {
      const { intent, offered, refused, notUnderstood } = readWish(wish, wishContext);
      expect(intent).toEqual(plain);
      expect(offered.length + refused.length + notUnderstood.length).toBeGreaterThan(0);
    },
  );
});

it.each([
  'hors de question de mettre du ralenti',
  'n’accélère pas le drone',
  'ralentis les meilleurs moments',
  'accélère la musique',
  'boucle la musique',
  'd’abord en noir et blanc, puis en couleur',
  'garde-le en entier',
  'the last one should be 4 seconds',
  '4 minutes of my son’s recital',
  'j’ai un rendez-vous dans 10 minutes',
  'il me le faut pour 18h30',
  'un plan de 10 secondes sur la plage',
  'coupe la voix de maman',
  'rythme tranquille au début, fort au milieu, calme à la fin',
])('changes nothing by “%s”', (wish) => {
  const { intent, offered, refused, notUnderstood } = readWish(wish, wishContext);
  expect(intent.duration).toEqual(plain.duration);
  expect({ ...intent, selection: plain.selection }).toEqual(plain);
  expect(offered.length + refused.length + notUnderstood.length).toBeGreaterThan(0);
});

it('offers what is limited, and never what is turned round', () => {
  const offersIn = (wish: string) =>
    readWish(wish, wishContext).offered.map(({ field, value }) => [field, value]);
  expect(offersIn('mute clip 2 until the cake arrives')).toEqual([
    ['clipSound', [{ clip: 2, sound: 'drop' }]],
  ]);
  expect(offersIn('ralenti au milieu')).toEqual([['speed', 'slow']]);
  expect(offersIn('hors de question de mettre du ralenti')).toEqual([]);
});

/** What is read rightly and said of something else, or on a condition. */
it.each([
  'si la vidéo dépasse 2 min enlève le concert, sinon garde-le',
  'if it gets boring, speed it up',
  'que les vidéos qui durent plus de 10 secondes',
  'accroche de 5 secondes puis le déroulé normal',
  '4 secondes, 4 secondes, 8 secondes',
  'stabilise tout sauf le drone',
  'le plan doit revenir, comme un refrain',
  'mute le b-roll',
  'loop the last clip until the song is over',
  'no voices please, just waves',
  'au ralenti et en noir et blanc le moment où je rate',
  'pas de concert je pense',
  'make the intro black and white',
  'les vidéos de moins de 5 secondes tu les enlèves',
  'chaque passage 4 secondes',
  'voix off pendant 10 secondes puis une chanson',
  'deux fois plus vite pour la partie route',
  'commence par la plage, non attends',
  'fais deux versions, une en story une en 16:9',
])('sets neither length nor speed nor sound nor clips by “%s”', (wish) => {
  const { intent, offered, refused, notUnderstood } = readWish(wish, wishContext);
  const { clips, hook, shots, ...others } = intent;
  expect({ ...others, hook: false, shots: plain.shots }).toEqual({ ...plain, clips: undefined });
  expect({ ...clips, first: null, sequence: [] }).toEqual(plain.clips);
  expect(offered.length + refused.length + notUnderstood.length).toBeGreaterThan(0);
});

it.each([
  ['coupe le son du début à la fin', { originalSound: 'drop' }],
  ['coupe le son pendant tout le film', { originalSound: 'drop' }],
  ['tout en accéléré, du début à la fin', { speed: 'fast' }],
  ['sans le son si possible', { originalSound: 'drop' }],
  [
    '10 plans pour que mamie ne s’ennuie pas quand elle regarde',
    { shots: { count: { least: 10, most: 10 }, seconds: null } },
  ],
])('believes “%s”', (wish, fields) => {
  expect(readWish(wish, wishContext).intent).toMatchObject(fields);
});

it('leaves a clip out of the speed, and not out of the film', () => {
  const { intent } = readWish('accélère le drone mais pas la plage', wishContext);
  expect(intent.clips.without).toEqual([]);
  expect(intent.speedParts).toEqual([{ part: 4, speed: 'fast' }]);
});
