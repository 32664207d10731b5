import { describe, expect, it } from 'vitest';
import { type Intent, textOf } from '../../model/intent.ts';
import { understandInstructions } from './understand-instructions.ts';

type Expected = Partial<Omit<Intent, 'duration'>> & {
  seconds?: [number, number];
  title?: string | null;
  callToAction?: string | null;
};

const sentences: readonly (readonly [string, Expected])[] = [
  // the presets
  [
    'Create a fast cuts montage, 10-15 seconds, with fast cuts',
    {
      seconds: [10, 15],
      pace: 'fast',
      order: 'best',
      selection: 'best',
      hook: false,
      callToAction: null,
      speed: 'normal',
    },
  ],
  ['Fast Cuts Montage: 10-15 s, fast cuts', { seconds: [10, 15], pace: 'fast' }],
  ['Montage rapide de 10 à 15 secondes, coupes rapides', { seconds: [10, 15], pace: 'fast' }],
  [
    'Highlight summary under 1 minute',
    { seconds: [1, 60], pace: 'medium', order: 'chronological', selection: 'best' },
  ],
  [
    'Résumé des temps forts en moins d’une minute',
    { seconds: [1, 60], order: 'chronological', selection: 'best' },
  ],
  [
    'Social reels format, 30 seconds, hook in the first 3 seconds, call to action',
    { seconds: [30, 30], pace: 'fast', hook: true, callToAction: 'See more' },
  ],
  [
    'Format réseaux sociaux, 30 s, accroche dans les 3 premières secondes, appel à l’action à la fin',
    { seconds: [30, 30], pace: 'fast', hook: true, callToAction: 'Découvrez la suite' },
  ],
  [
    'Create a fast cuts montage of 10-15 seconds: fast cuts on the beat of the music, the strongest shots only.',
    { seconds: [10, 15], pace: 'fast', order: 'best', selection: 'best', originalSound: 'keep' },
  ],
  [
    'Create a social reels format of 30 seconds: a hook in the first 3 seconds, a fast pace, and a call to action at the end.',
    { seconds: [30, 30], pace: 'fast', hook: true, callToAction: 'See more' },
  ],
  [
    'Create a social reels format of 30 seconds: a hook in the first 3 seconds, a fast pace, and a call to action at the end: « Découvrez la suite ».',
    { seconds: [30, 30], pace: 'fast', hook: true, callToAction: 'Découvrez la suite' },
  ],
  // durations
  ["Un clip de 20''", { seconds: [20, 20] }],
  ['Une minute de film maximum', { seconds: [1, 60] }],
  ['un quart d’heure', { seconds: [900, 900] }],
  ['une vidéo de 20s', { seconds: [20, 20] }],
  ['30 secondes', { seconds: [30, 30] }],
  ['entre 10 et 15 s', { seconds: [10, 15] }],
  ['de 10 à 15 secondes', { seconds: [10, 15] }],
  ['10–15 s', { seconds: [10, 15] }],
  ['between 1 and 2 minutes', { seconds: [60, 120] }],
  ['de 30 s à 1 min', { seconds: [30, 60] }],
  ['moins d’une minute', { seconds: [1, 60] }],
  ['under 1 minute', { seconds: [1, 60] }],
  ['1 min 20', { seconds: [80, 80] }],
  ['1 min 20 s', { seconds: [80, 80] }],
  ['1:30', { seconds: [90, 90] }],
  ['1min30', { seconds: [90, 90] }],
  ["1'30", { seconds: [90, 90] }],
  ['un quart de minute', { seconds: [15, 15] }],
  ['une demi-minute', { seconds: [30, 30] }],
  ['half a minute please', { seconds: [30, 30] }],
  ['trois quarts de minute', { seconds: [45, 45] }],
  ['une minute et demie', { seconds: [90, 90] }],
  ['a minute and a half', { seconds: [90, 90] }],
  ['Make a 30-second video', { seconds: [30, 30] }],
  ['quarante-cinq secondes de film', { seconds: [45, 45] }],
  ['a twenty second edit', { seconds: [20, 20] }],
  ['deux minutes', { seconds: [120, 120] }],
  ['maximum 45 secondes', { seconds: [1, 45] }],
  ['45 secondes max', { seconds: [1, 45] }],
  ['pas plus de 40 secondes', { seconds: [1, 40] }],
  ['no longer than 25 seconds', { seconds: [1, 25] }],
  ['au moins 20 secondes', { seconds: [20, 40] }],
  ['min 20 s, max 40 s', { seconds: [20, 40] }],
  ['environ 30 secondes', { seconds: [27, 33] }],
  ['une trentaine de secondes', { seconds: [27, 33] }],
  ['about 20 seconds', { seconds: [18, 22] }],
  ['12,5 secondes', { seconds: [12.5, 12.5] }],
  ['plans de 2 secondes, film de 20 secondes', { seconds: [20, 20] }],
  ['2 secondes par plan', { seconds: [1, 60] }],
  ['au format 9:16, durée 15 s', { seconds: [15, 15] }],
  ['un film en 16:9', { seconds: [1, 60] }],
  ['a video with a hook in the first 3 seconds', { seconds: [1, 60], hook: true }],
  [
    '',
    {
      seconds: [1, 60],
      pace: 'medium',
      order: 'best',
      selection: 'best',
      originalSound: 'keep',
      hook: false,
      callToAction: null,
      title: null,
      look: 'normal',
      speed: 'normal',
    },
  ],
  // pace
  ['rythme lent et contemplatif', { pace: 'slow' }],
  ['un montage dynamique', { pace: 'fast' }],
  ['something punchy', { pace: 'fast' }],
  ['calm and gentle', { pace: 'slow' }],
  ['pas trop rapide', { pace: 'medium' }],
  ['not too fast', { pace: 'medium' }],
  ['début lent puis rapide', { pace: 'medium' }],
  ['rapide, pas de ralenti', { pace: 'fast', speed: 'normal' }],
  ['Reels de 15 s, pas trop rapide', { pace: 'medium', seconds: [15, 15] }],
  ['musique douce, 20 s', { pace: 'medium', seconds: [20, 20] }],
  // order and selection
  ['dans l’ordre chronologique', { order: 'chronological' }],
  ['in chronological order', { order: 'chronological' }],
  ['garde l’ordre des fichiers', { order: 'given' }],
  ['in the given order', { order: 'given' }],
  ['mélange les plans au hasard', { order: 'shuffled' }],
  ['shuffle the clips', { order: 'shuffled' }],
  ['best shots first', { order: 'best' }],
  ['pas d’ordre chronologique', { order: 'best' }],
  ['garde tout', { selection: 'everything', order: 'given' }],
  ['keep everything', { selection: 'everything', order: 'given', seconds: [1, 3600] }],
  ['Ne coupe rien', { selection: 'everything' }],
  ['don’t cut anything', { selection: 'everything' }],
  [
    'garde tout, en 20 secondes, mélangé',
    { selection: 'everything', order: 'shuffled', seconds: [20, 20] },
  ],
  ['seulement les meilleurs moments', { selection: 'best' }],
  ['garde tous les meilleurs moments', { selection: 'best' }],
  ['garde tout le son', { selection: 'best', originalSound: 'keep' }],
  ['ne garde pas tout', { selection: 'best' }],
  // sound
  ['garde le son d’origine', { originalSound: 'keep' }],
  ['sans le son d’origine', { originalSound: 'drop' }],
  ['sans son', { originalSound: 'drop' }],
  ['mute the clips', { originalSound: 'drop' }],
  ['musique seulement', { originalSound: 'drop' }],
  ['music only', { originalSound: 'drop' }],
  ['coupe le son des clips', { originalSound: 'drop' }],
  ['coupe le son d’origine', { originalSound: 'drop' }],
  ['ne coupe pas le son', { originalSound: 'keep' }],
  ['ne garde pas le son', { originalSound: 'drop' }],
  ['keep the original audio', { originalSound: 'keep' }],
  ['no original sound', { originalSound: 'drop' }],
  ['baisse la musique quand ça parle', { originalSound: 'duck' }],
  ['baisse le son quand ça parle', { originalSound: 'duck' }],
  ['lower the music when people talk', { originalSound: 'duck' }],
  // texts
  ['Texte final : « Réservez avant mars »', { callToAction: 'Réservez avant mars', title: null }],
  ['call to action: Book now', { callToAction: 'Book now' }],
  ['termine par "À très vite 🌊"', { callToAction: 'À très vite 🌊' }],
  ['finish with “See you there!”', { callToAction: 'See you there!' }],
  [
    'titre : Été à Palawan, 20 secondes, calme',
    { title: 'Été à Palawan', seconds: [20, 20], pace: 'slow' },
  ],
  ['title “Slow life”, fast cuts', { title: 'Slow life', pace: 'fast' }],
  [
    'Titre « L’été en noir et blanc » et texte final « Venez »',
    { title: 'L’été en noir et blanc', callToAction: 'Venez', look: 'normal' },
  ],
  ['avec le texte « Bientôt » à la fin', { callToAction: 'Bientôt', title: null }],
  ['écris « Bonjour » au début', { title: 'Bonjour' }],
  ['une vidéo « dynamique » de 15 s', { title: null, pace: 'fast', seconds: [15, 15] }],
  ['Call to action: Book now! 20 seconds', { callToAction: 'Book now!', seconds: [20, 20] }],
  ['sans appel à l’action', { callToAction: null }],
  ['pas de texte', { callToAction: null, title: null }],
  ['sans accroche ni titre', { hook: false, title: null }],
  ['30 s avec call to action', { callToAction: 'Découvrez la suite', seconds: [30, 30] }],
  [
    'add the title "Bali" at the start and "Book your trip" at the end',
    { title: 'Bali', callToAction: 'Book your trip' },
  ],
  ['Termine avec le message : Contactez-nous', { callToAction: 'Contactez-nous', title: null }],
  // look and speed
  ['en noir et blanc', { look: 'monochrome' }],
  ['black & white', { look: 'monochrome' }],
  ['N&B', { look: 'monochrome' }],
  ['couleurs chaudes', { look: 'warm' }],
  ['des tons froids', { look: 'cold' }],
  ['un plan de la boisson chaude', { look: 'normal' }],
  ['style rétro', { look: 'vintage' }],
  ['en sépia', { look: 'vintage' }],
  ['a warm look', { look: 'warm' }],
  ['pas de noir et blanc', { look: 'normal' }],
  ['au ralenti', { speed: 'slow', pace: 'medium' }],
  ['in slow motion', { speed: 'slow', pace: 'medium' }],
  ['sans ralenti', { speed: 'normal' }],
  ['en accéléré', { speed: 'fast', pace: 'medium' }],
  ['a timelapse feel', { speed: 'fast' }],
  ['accélère le rythme', { speed: 'normal', pace: 'fast' }],
  // together
  [
    'Fais un reel de 25 s, rythmé, en noir et blanc, accroche forte, sans le son d’origine, texte final : « Billets en ligne »',
    {
      seconds: [25, 25],
      pace: 'fast',
      look: 'monochrome',
      hook: true,
      originalSound: 'drop',
      callToAction: 'Billets en ligne',
    },
  ],
];

describe('understanding instructions', () => {
  it.each(sentences)('reads “%s”', (sentence, expected) => {
    const intent = understandInstructions(sentence);
    const { seconds, ...rest } = expected;
    const texts = {
      title: textOf(intent, 'title'),
      callToAction: textOf(intent, 'call-to-action'),
    };
    expect({ ...intent, ...texts }).toMatchObject(rest);
    if (seconds !== undefined) {
      expect(intent.duration).toEqual({ minSeconds: seconds[0], maxSeconds: seconds[1] });
    }
  });

  it('ducks under music when nothing is said about sound, and keeps the sound without music', () => {
    expect(understandInstructions('30 s', { hasMusic: true }).originalSound).toBe('duck');
    expect(understandInstructions('30 s', { hasMusic: false }).originalSound).toBe('keep');
    expect(understandInstructions('garde le son', { hasMusic: true }).originalSound).toBe('keep');
  });

  const hostile: readonly (readonly [string, string])[] = [
    ['digits', '1'.repeat(5000)],
    ['spaces', ' '.repeat(5000)],
    ['quotes', '«"“'.repeat(1666)],
    ['apostrophes', "' ".repeat(2500)],
    ['negations', 'pas sans ni '.repeat(416)],
    ['labels', 'titre '.repeat(833)],
    ['calls', 'call to action: '.repeat(312)],
    ['durations', '1 min 20 '.repeat(555)],
    ['ranges', '1-'.repeat(2500)],
    ['keep words', 'garde tout le la les '.repeat(238)],
    ['far too long', 'lent '.repeat(200_000)],
    ['control characters', '\u0000\u0001\uFFFF\uD800'.repeat(1250)],
    ['combining marks', 'e\u0301\u0301İﬁ'.repeat(1000)],
  ];
  it.each(hostile)('survives hostile %s', (_name, text) => {
    const intent = understandInstructions(text);
    expect(intent.duration.minSeconds).toBeLessThanOrEqual(intent.duration.maxSeconds);
  });
});
