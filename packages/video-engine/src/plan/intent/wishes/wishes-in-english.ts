import type { WishRow } from './wish-row.ts';

/** English speakers, people of several sentences, contradictions and what cannot be done. */
export const wishesInEnglish: readonly WishRow[] = [
  // English: how long.
  ['make it 50 seconds', { d: 50 }],
  ['could this be about two minutes long?', { d: [108, 132] }],
  ['no more than 35 seconds please', { d: [1, 35] }],
  ['I need a 90 second video', { d: 90 }],
  ['1 min 20 sec', { d: 80 }],
  ['somewhere between 40 and 50 seconds', { d: [40, 50] }],
  ['three minutes max', { d: [1, 180] }],
  ['trim it down to 25 sec', { d: 25 }],
  ['a quick 10 second clip for my story', { d: 10, format: '9:16', pace: 'fast' }],
  ['at least a minute', { d: [60, 120] }],
  ['roughly 45 secs', { d: [40.5, 49.5] }],
  ['20 seconds, wait no, 25', { d: 25 }],

  // English: music and sound.
  ['music a bit louder please', { music: { level: 'high' } }],
  ['can the music be softer', { music: { level: 'low' } }],
  ['mute all the clips', { sound: 'drop' }],
  ['keep the audio from the videos', { sound: 'keep' }],
  ['ditch the music', { music: { use: 'none' } }],
  ['music should start at 0:40', { music: { start: 40 } }],
  ['mute the drone please', { clipSound: [[4, 'drop']] }],
  ['only keep sound on clip 3', { sound: 'drop', clipSound: [[3, 'keep']] }],
  ['lower the music whenever someone speaks', { sound: 'duck' }],
  ['put on some sad piano music', { back: ['piano'] }],
  ['start with the chorus of the song', { music: { part: 'chorus' } }],
  ['remove the silences please', { silences: 'cut' }],

  // English: texts.
  ['title: "Our Summer"', { texts: [['title', 'Our Summer']] }],
  ['put "Happy Birthday Tom" at the start', { texts: [['title', 'Happy Birthday Tom']] }],
  ['finish with "Follow for more"', { texts: [['call-to-action', 'Follow for more']] }],
  ['show "Day 3" at 8 seconds', { texts: [['text', 'Day 3', 'auto', 8]] }],
  [
    'add "Call us today" at the end for 4 seconds',
    { texts: [['call-to-action', 'Call us today', 'auto', null, 4]] },
  ],
  [
    'text "Lisbon" at 0:06 at the bottom for 3 seconds',
    { texts: [['text', 'Lisbon', 'bottom', 6, 3]] },
  ],
  ['add a title', { refused: ['text-missing'] }],
  ['title "Nana" in gold letters', { texts: [['title', 'Nana']], back: ['gold'] }],
  ['no titles please', {}],
  [
    'big title "LAUNCH"',
    { texts: [['title', 'LAUNCH', 'auto', null, null, { manner: 'title', family: 'narrow' }]] },
  ],

  // English: clips and order.
  ['leave the concert out', { without: [3] }],
  ['just clips 2 and 4', { only: [2, 4] }],
  ['open with the drone and finish with the photo', { first: 4, last: 5 }],
  ['drone, then concert, then plage', { sequence: [4, 3, 1] }],
  ['cut the first ten seconds of the concert', { stretches: [['without', 3, 0, 10]] }],
  ['only use 0:30 to 0:50 of clip 3', { stretches: [['only', 3, 30, 50]] }],
  ['the concert should come last', { last: 3 }],
  ['keep them in the order I uploaded them', { order: 'given' }],
  ['shuffle the clips', { order: 'shuffled' }],
  ['chronological order please', { order: 'chronological' }],
  ['only the bits where we’re laughing', { back: ['laughing'] }],

  // English: the rest.
  ['fast and punchy', { pace: 'fast' }],
  ['keep it slow and peaceful', { pace: 'slow' }],
  ['starts calm then gets more and more intense', { course: 'rising' }],
  ['ten shots, two seconds each', { n: 10, each: 2, d: 20 }],
  ['portrait mode', { format: '9:16' }],
  ['square for the feed', { format: '1:1', back: ['feed'] }],
  ['16:9 please', { format: '16:9' }],
  ['a TikTok, 15s', { format: '9:16', pace: 'fast', d: 15 }],
  ['crossfades between the clips', { transitions: 'dissolves' }],
  ['fade to black at the very end', { fadeOut: true }],
  ['star wipes everywhere', { refused: ['transition-effect'] }],
  ['make it black & white', { look: 'monochrome' }],
  ['give it a vintage feel', { look: 'vintage' }],
  ['brighten it up', { refused: ['look-grade'] }],
  ['slow-mo on clip 1', { speedParts: [[1, 'slow']] }],
  ['drone at double speed', { speedParts: [[4, 'fast']] }],
  ['subtitles please', { refused: ['no-transcription'] }],
  ['it should loop forever', { loop: true }],
  ['stabilize the shaky bits', { steady: 'always' }],

  // Several sentences.
  [
    'On part sur 40 secondes. Il faut que ça bouge. Et mets le drone au début.',
    { d: 40, pace: 'fast', first: 4 },
  ],
  [
    'J’ai filmé le spectacle de ma fille. Je voudrais 2 minutes, sans musique. Garde bien le son.',
    { d: 120, music: { use: 'none' }, sound: 'keep', back: ['spectacle'] },
  ],
  [
    'Salut ! Voilà les vidéos du week-end. Une minute, verticale, avec « Merci les copains » à la fin. À plus !',
    { d: 60, format: '9:16', texts: [['call-to-action', 'Merci les copains']], back: ['week'] },
  ],
  [
    'C’est pour Instagram. Carré. 30 secondes. Pas le concert.',
    { format: '1:1', d: 30, without: [3], back: ['instagram'] },
  ],
  [
    'La dernière fois c’était trop long. Cette fois je veux 20 secondes. Et la musique moins forte aussi.',
    { d: 20, music: { level: 'low' }, back: ['derniere'] },
  ],
  [
    'Commence par la plage. Ensuite le concert. Finis par la photo. En tout 50 secondes.',
    { d: 50, sequence: [1, 3, 5] },
  ],
  [
    'Je ne suis pas très douée avec tout ça. Je voudrais juste un film de trois minutes avec des fondus. Le titre serait « Nos vacances à Oléron ».',
    {
      d: 180,
      transitions: 'dissolves',
      texts: [['title', 'Nos vacances à Oléron']],
      back: ['douee'],
    },
  ],
  [
    'Hi! I’d like a two minute film for our anniversary. Start with the drone. Keep the music low.',
    { d: 120, first: 4, music: { level: 'low' }, back: ['anniversary'] },
  ],
  [
    'We are selling our boat. 40 seconds, landscape, calm. Put "For sale" at the beginning and "Call Jim" at the end.',
    {
      d: 40,
      format: '16:9',
      pace: 'slow',
      texts: [
        ['title', 'For sale'],
        ['call-to-action', 'Call Jim'],
      ],
      back: ['boat'],
    },
  ],
  [
    'Du clip 3 prends de 0:10 à 0:30. Du drone seulement les 10 premières secondes. Pas la photo.',
    {
      stretches: [
        ['only', 3, 10, 30],
        ['only', 4, 0, 10],
      ],
      without: [5],
    },
  ],
  [
    'Je veux des plans de 2 secondes. Il en faut 15. Le tout en noir et blanc.',
    { each: 2, n: 15, d: 30, look: 'monochrome' },
  ],
  [
    'The video is for grandma. Nothing too fast. One minute thirty, old film look, and finish with "Love you nana".',
    {
      pace: 'medium',
      d: 90,
      look: 'vintage',
      texts: [['call-to-action', 'Love you nana']],
      back: ['grandma'],
    },
  ],
  [
    'Ma classe a fait un voyage à Rome. Je voudrais une vidéo de 4 minutes, dans l’ordre chronologique. « Rome 2026 » au début. Merci !',
    { d: 240, order: 'chronological', texts: [['title', 'Rome 2026']], back: ['classe'] },
  ],
  [
    'Mets la musique à partir de 0:20. Baisse-la quand on parle. Et termine en fondu.',
    { music: { start: 20 }, sound: 'duck', fadeOut: true },
  ],
  [
    'On est un groupe de rock. 45 secondes, nerveux. Garde le son du concert et coupe celui des autres.',
    { d: 45, pace: 'fast', sound: 'drop', clipSound: [[3, 'keep']], back: ['groupe'] },
  ],
  [
    'Un film d’une minute. Non, finalement une minute trente. Avec la plage en premier.',
    { d: 90, first: 1 },
  ],

  // Contradictions.
  ['très lent, mais que ça aille très vite', { refused: ['contradiction'] }],
  ['un film calme et super nerveux', { refused: ['contradiction'] }],
  ['vertical et en 16/9', { refused: ['contradiction'] }],
  ['sans le drone, et finis par le drone', { without: [4], refused: ['contradiction'] }],
  [
    'pas de musique mais la musique bien forte',
    { music: { use: 'none' }, refused: ['contradiction'] },
  ],
  ['20 plans de 4 secondes en 30 secondes', { n: 20, d: 30, refused: ['contradiction'] }],
  ['square but vertical', { refused: ['contradiction'] }],
  ['enlève la plage et commence par la plage', { without: [1], refused: ['contradiction'] }],

  // What cannot be done.
  ['fais un film de quatre heures', { d: 3600, refused: ['length-limit'] }],
  ['remplace le ciel gris par un ciel bleu', { back: ['ciel'] }],
  ['fais chanter papi à la place du chanteur', { back: ['papi'] }],
  ['enlève la dame en rouge derrière nous', { back: ['dame'] }],
  ['passe tout à l’envers', { direction: 'backwards' }],
  ['mets le concert trois fois', { times: [[3, 3]] }],
  ['make me look younger', { back: ['younger'] }],
  ['traduis les paroles en espagnol', { back: ['espagnol'] }],
  ['envoie la vidéo à ma sœur', { back: ['envoie'] }],
  ['en 8K stp', { refused: ['resolution'] }],
  ['blur the number plates', { back: ['blur'] }],
  ['finish with clip 14', { refused: ['no-such-clip'] }],
];
