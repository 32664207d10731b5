import type { WishRow } from './wish-row.ts';

/** In English by a stranger, short and precise; expected by the conventions alone. */
export const englishOfManyHands: readonly WishRow[] = [
  ['30 seconds max please', { d: [1, 30] }],
  ['cut it down to a minute', { d: 60 }],
  ['Black and white throughout.', { look: 'monochrome' }],
  ['kick of wiv the drone', { first: 4 }],
  ['Wrap up with the photo.', { last: 5 }],
  ['leave clip 2 out', { without: [2] }],
  ['turn the music down a bit, ta', { music: { level: 'low' } }],
  ['drone and concert only', { only: [3, 4] }],
  ['make it loop', { loop: true }],
  ['vertical for tiktok', { format: '9:16', pace: 'fast' }],
  ['mute the clips', { sound: 'drop' }],
  ['can you shuffle them?', { order: 'shuffled' }],
  ['start with a bang', { hook: true }],
  ['around forty seconds', { d: [36, 44] }],
  ['cold tones, crossfades', { look: 'cold', transitions: 'dissolves' }],
  ['stabilise all the footage', { steady: 'always' }],
  ['chop out the silences', { silences: 'cut' }],
  ['fast paced pls', { pace: 'fast' }],
  ['Play the drone backwards.', { directionParts: [[4, 'backwards']] }],
  ['the whole film in reverse', { direction: 'backwards' }],
  ['put glitch transitions in', { refused: ['transition-effect'] }],
  ["Blur the kids' faces.", { refused: ['blur-faces'] }],
  ['our logo in the corner', { refused: ['logo'] }],
  ['clip 9 first', { refused: ['no-such-clip'] }],
  ['export it as ProRes', { refused: ['file-format'] }],
  ['make it 4:5', { refused: ['format'] }],
  ['pls add subtitels', { refused: ['no-transcription'] }],
  ['only the shots with the dog', { refused: ['no-vision'] }],
  ['Add a title.', { refused: ['text-missing'] }],
  ['a duzen shots', { n: [11, 13] }],
  ['mostly concert', { share: [[3, 'more']] }],
  ['show the photo twice', { times: [[5, 2]] }],
  ['10 seconds of drone', { clipD: [[4, 10]] }],
  ['dont make it longer then 45 sec', { d: [1, 45] }],
  ['zoom in a bit on each clip', { refused: ['zoom'] }],
  ['use the chorus of the song', { music: { part: 'chorus' } }],
  ['15 or 20 secs', { d: [15, 20] }],
  ['the beach first', { back: ['beach'] }],
  ['Hi! Thanks so much in advance', {}],
  ['hmm, not too fast', { pace: 'medium' }],
  ['Same as last time.', { refused: ['no-memory'] }],
  ['throw in some emojis', { refused: ['stickers'] }],
  ['dnt start wiv the drone', { unread: ['drone'] }],
  [
    'Open on the drone for 6 seconds, then the concert for 20, then end on the photo for 4.',
    {
      sequence: [4, 3, 5],
      clipD: [
        [4, 6],
        [3, 20],
        [5, 4],
      ],
    },
  ],
  [
    '45 seconds, 16:9, hard cuts only, and put “Sarah & Tom” at the bottom as the title.',
    { d: 45, format: '16:9', transitions: 'cuts', texts: [['title', 'Sarah & Tom', 'bottom']] },
  ],
  [
    'From the concert take 0:20 to 0:40, and from IMG_0042 the last ten seconds.',
    {
      stretches: [
        ['only', 3, 20, 40],
        ['only', 2, -10, null],
      ],
    },
  ],
  [
    'Trim the first 3 seconds off clip 1 and the last five off the drone.',
    {
      stretches: [
        ['without', 1, 0, 3],
        ['without', 4, -5, null],
      ],
    },
  ],
  [
    'Black and white for the first half, fade in from black, fade to black at the end.',
    { lookParts: [['first-half', 'monochrome']], fadeIn: true, fadeOut: true },
  ],
  [
    'The drone in slow motion and the concert muted.',
    { speedParts: [[4, 'slow']], clipSound: [[3, 'drop']] },
  ],
  [
    'Twelve shots of two seconds each, straight cuts between them.',
    { n: 12, each: 2, d: 24, transitions: 'cuts' },
  ],
  [
    'At 0:08 put “Half-time” on screen for 3 seconds.',
    { texts: [['text', 'Half-time', 'auto', 8, 3]] },
  ],
  [
    'Dissolve from the concert into the drone, hard cuts everywhere else.',
    { transitions: 'cuts', transitionParts: [[{ after: 3, before: 4 }, 'dissolves']] },
  ],
  ['Only clips 3, 4 and 5, half a minute, vertical.', { only: [3, 4, 5], d: 30, format: '9:16' }],
  [
    '60% of it should be concert, and the film must be no more than a minute.',
    { share: [[3, 0.6]], d: [1, 60] },
  ],
  [
    'Half drone, half concert, the film is to be 40 secs.',
    {
      share: [
        [4, 0.5],
        [3, 0.5],
      ],
      d: 40,
    },
  ],
  [
    'Keep the sound of the concert but drop the sound of the drone.',
    {
      clipSound: [
        [3, 'keep'],
        [4, 'drop'],
      ],
    },
  ],
  [
    'No music at all, we want the original sound, one minute thirty.',
    { music: { use: 'none' }, sound: 'keep', d: 90 },
  ],
  [
    'Lower the music whenever someone is talking, and cut out the silences.',
    { sound: 'duck', silences: 'cut' },
  ],
  ['Finish in slow motion, then fade out.', { speedParts: [['end', 'slow']], fadeOut: true }],
  [
    'It starts out calm and picks up pace towards the end, 50 seconds in all.',
    { course: 'rising', d: 50 },
  ],
  ['Start with clip 4, finish with clip 3, skip the photo.', { first: 4, last: 3, without: [5] }],
  [
    'Shots between 2 and 3 seconds, warm tones, title “Casa Verde: 3 bed, sea view”.',
    { each: [2, 3], look: 'warm', texts: [['title', 'Casa Verde: 3 bed, sea view']] },
  ],
  [
    'In capitals, “open all summer” at the end for 4 seconds.',
    { texts: [['call-to-action', 'OPEN ALL SUMMER', 'auto', null, 4]] },
  ],
  [
    'Let the photo come back three times, two seconds each time.',
    { times: [[5, 3]], clipD: [[5, 6]] },
  ],
  [
    'Every clip for 4 seconds except the concert, which gets 12.',
    {
      clipD: [
        [1, 4],
        [2, 4],
        [3, 12],
        [4, 4],
        [5, 4],
      ],
    },
  ],
  [
    'The second half should be in cold tones. Square format.',
    { lookParts: [['second-half', 'cold']], format: '1:1' },
  ],
  ['Pull the music right down and start the song at 0:30.', { music: { level: 'low', start: 30 } }],
  [
    'hav the music cut out after the concert n put “thx to all” at the end, film 40 secs max',
    {
      music: { end: { side: 'after', clip: 3 } },
      texts: [['call-to-action', 'thx to all']],
      d: [1, 40],
    },
  ],
  [
    'The music has to stop before the drone, please.',
    { music: { end: { side: 'before', clip: 4 } } },
  ],
  [
    'A 90-second best-of in chronological order, drone and concert only.',
    { d: 90, order: 'chronological', only: [3, 4] },
  ],
  [
    "Keep everything, end to end, don't cut anything, and open with the title “Goa 2026”.",
    { selection: 'everything', order: 'given', d: [1, 3600], texts: [['title', 'Goa 2026']] },
  ],
  [
    '30 sec, square, 4K, 60 fps, and “Spring fair” in capitals at the end for 3 seconds',
    {
      d: 30,
      format: '1:1',
      texts: [['call-to-action', 'SPRING FAIR', 'auto', null, 3]],
      refused: ['resolution', 'frame-rate'],
    },
  ],
  [
    'Can you remove the wind noise and add a whoosh sound effect?',
    { refused: ['sound-repair', 'sound-effects'] },
  ],
  [
    'Film of 20 seconds, with a voice-over and our logo at the end.',
    { refused: ['voice-over', 'logo'], d: 20 },
  ],
  [
    'A split screen with the drone and the concert, and a green screen.',
    { refused: ['split-screen', 'green-screen'] },
  ],
  [
    'Make three different versions and post them on Facebook.',
    { refused: ['several-films', 'publish'] },
  ],
  [
    'Speed the drone up ten times, and play clip 1 at 3x.',
    { speedParts: [[1, 3]], refused: ['speed-factor'] },
  ],
  ['The photo should run backwards, the film 25 seconds.', { refused: ['reverse'], d: 25 }],
  [
    'Bring up the contrast and the saturation, and give the concert a vintage look.',
    { lookParts: [[3, 'vintage']], refused: ['look-grade'] },
  ],
  [
    'Title in red: “Pizza night”. Film of fifteen seconds.',
    { texts: [['title', 'Pizza night']], refused: ['text-manner'], d: 15 },
  ],
  ['A fast-paced film. It should be a calm one.', { refused: ['contradiction'] }],
  ['16:9, no wait, make that 9:16', { format: '9:16' }],
  [
    'Vertical and square please, 20 seconds, photo first.',
    { d: 20, first: 5, refused: ['contradiction'] },
  ],
  ['A film of 30 seconds, actually 45, with warm colours.', { d: 45, look: 'warm' }],
  ['the film shoud be five hours long', { d: 3600, refused: ['length-limit'] }],
  [
    '8 shots, 5 seconds each, the film lasts 20 seconds.',
    { n: 8, d: 20, refused: ['contradiction'] },
  ],
  ['Fewer than six shots, all in warm tones.', { n: [1, 5], look: 'warm' }],
  ['No shot shorter than two seconds, exactly one minute.', { each: [2, 60], d: 60 }],
  ['Make exactly ten cuts and no fade-out.', { n: 11, fadeOut: false }],
  ['Put the drone after clip 2; 25 seconds in total.', { sequence: [2, 4], d: 25 }],
  [
    'Lots of concert, not too much drone, and none of the photo.',
    {
      share: [
        [3, 'more'],
        [4, 'less'],
      ],
      without: [5],
    },
  ],
  [
    'A quarter of the film should be drone; the film should last 80 seconds.',
    { share: [[4, 0.25]], d: 80 },
  ],
  ['repeat the frist clip at the end', { times: [[1, 2]], last: 1 }],
  [
    'Crossfades in the first half, hard cuts in the second half.',
    {
      transitionParts: [
        ['first-half', 'dissolves'],
        ['second-half', 'cuts'],
      ],
    },
  ],
  [
    'Have “we made it” appear word by word as the title.',
    { texts: [['title', 'we made it', 'auto', null, null, { manner: 'word-by-word' }]] },
  ],
  [
    'Title “Maya turns 1” in the centre of the screen, up for 5 seconds.',
    { texts: [['title', 'Maya turns 1', 'middle', null, 5]] },
  ],
  ['In the middle of the film show “Act Two”.', { texts: [['text', 'Act Two', 'auto', 'middle']] }],
  [
    'Begin with “Our first gig” and close with “Book now”.',
    {
      texts: [
        ['title', 'Our first gig'],
        ['call-to-action', 'Book now'],
      ],
    },
  ],
  ["Don't cut the photo out, film of 30 secs.", { unread: ['photo'], d: 30 }],
  ['Quiet music at the beginning only, 16:9.', { back: ['quiet'], format: '16:9' }],
  ['Slow motion from 0:05 to 0:10 of the film.', { back: ['slow'] }],
  ['Music at -12 dB, clips muted.', { back: ['db'], sound: 'drop' }],
  ['Fade out over two seconds.', { fadeOut: true, back: ['seconds'] }],
  ['Fade to white at the end, one minute long.', { back: ['white'], d: 60 }],
  ['Just the drone and plage, 20 seconds', { only: [1, 4], d: 20 }],
  [
    'The drone clip needs to be reversed and in black and white.',
    { directionParts: [[4, 'backwards']], lookParts: [[4, 'monochrome']] },
  ],
  [
    'Skip the first two seconds of every clip, keep shots between 1 and 3 seconds, and make the film loop.',
    { stretches: [['without', null, 0, 2]], each: [1, 3], loop: true },
  ],
  [
    'no music n make the music louder',
    { music: { use: 'none' }, sound: 'keep', refused: ['contradiction'] },
  ],
  [
    'IMG_0042 as a time-lapse, the ending in black and white.',
    { speedParts: [[2, 'fast']], lookParts: [['end', 'monochrome']] },
  ],
];
