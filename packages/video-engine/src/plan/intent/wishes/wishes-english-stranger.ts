import type { WishRow } from './wish-row.ts';

/** By somebody who knew the conventions and not the rules; read at 75.7 % of 255 points at first sight. */
export const englishOfAStranger: readonly WishRow[] = [
  ['half a minute, nice and calm', { d: 30, pace: 'slow' }],
  ['no music pls', { music: { use: 'none' }, sound: 'keep' }],
  ['Make it square for the bakery', { format: '1:1', back: ['bakery'] }],
  ['bin the concert', { without: [3] }],
  ['drone shots only, 20 secs', { only: [4], d: 20 }],
  ['Kindly do it in black and white', { look: 'monochrome' }],
  ['snappy vertical edit under 40 seconds', { pace: 'fast', format: '9:16', d: [1, 40] }],
  ['let the plage have eight seconds', { clipD: [[1, 8]] }],
  ['whole thing in slo-mo please', { speed: 'slow' }],
  ['open on the drone', { first: 4 }],
  ['save the photo for last', { last: 5 }],
  ['mute my clips, keep the song', { sound: 'drop' }],
  ['can u play the concert backwards', { directionParts: [[3, 'backwards']] }],
  ['shuffle the clips randomly', { order: 'shuffled' }],
  ['get rid of the awkward silences', { silences: 'cut' }],
  [
    'loads of drone, only a little concert',
    {
      share: [
        [4, 'more'],
        [3, 'less'],
      ],
    },
  ],
  ['Title: Goa 2026', { texts: [['title', 'Goa 2026']] }],
  ['need it in 4K', { refused: ['resolution'] }],
  ["it's shaky, stabilise it", { steady: 'always' }],
  ['just hard cuts mate', { transitions: 'cuts' }],
  ['loop it so the end meets the beginning', { loop: true }],
  ['upload it to my instagram afterwards', { refused: ['publish'] }],
  ['about 45 sec, medium pace', { d: [40.5, 49.5], pace: 'medium' }],
  ['make me a TikTok, fifteen seconds', { format: '9:16', pace: 'fast', d: 15 }],
  ['fade in from black, fade out too', { fadeIn: true, fadeOut: true }],
  ['not too much of the gateau', { share: [[5, 'less']] }],
  ['chronological order, ninety seconds', { order: 'chronological', d: 90 }],
  ['start the song at the chorus', { music: { part: 'chorus' } }],
  ['make the music quieter', { music: { level: 'low' } }],
  ['remove clip 2 and the photo', { without: [2, 5] }],
  [
    "I'd like roughly a minute of film, opening on the drone and closing with the photo, at a gentle pace.",
    { d: [54, 66], first: 4, last: 5, pace: 'slow' },
  ],
  [
    'Please chop off the first five seconds of the concert, turn off the camera sound and finish with a fade to black.',
    { stretches: [['without', 3, 0, 5]], sound: 'drop', fadeOut: true },
  ],
  [
    'A promo for our florist shop: 20 seconds, vertical, and the words "Fresh every morning" at the end.',
    {
      d: 20,
      format: '9:16',
      texts: [['call-to-action', 'Fresh every morning']],
      back: ['florist'],
    },
  ],
  [
    'We are needing a square video of thirty seconds, warm colours, and only straight cuts between the shots.',
    { format: '1:1', d: 30, look: 'warm', transitions: 'cuts' },
  ],
  [
    'Leave IMG_0042 out, put the concert first and keep the whole thing below fifty seconds.',
    { without: [2], first: 3, d: [1, 50] },
  ],
  [
    'Give the drone ten seconds, the photo four seconds, and let the shots dissolve into one another.',
    {
      clipD: [
        [4, 10],
        [5, 4],
      ],
      transitions: 'dissolves',
    },
  ],
  [
    'It should get faster and faster, last one minute twenty, and have no original audio.',
    { course: 'rising', d: 80, sound: 'drop' },
  ],
  [
    'Use my clips in the order I uploaded them, with cuts only, and write "Class of 2026" at the start.',
    { order: 'given', transitions: 'cuts', texts: [['title', 'Class of 2026']] },
  ],
  [
    "For grandma's eightieth: two minutes, slow, black and white, with the music playing quietly.",
    { d: 120, pace: 'slow', look: 'monochrome', music: { level: 'low' }, back: ['eightieth'] },
  ],
  [
    'Could you make it twelve shots of two seconds each, no fades, in landscape?',
    { n: 12, each: 2, d: 24, transitions: 'cuts', fadeOut: false, format: '16:9' },
  ],
  [
    "First the plage, then the drone, finally the concert, and don't go over a minute.",
    { sequence: [1, 4, 3], d: [1, 60] },
  ],
  [
    'Energetic edit in 16:9 please, cut the silences, and begin with the most exciting moment.',
    { pace: 'fast', format: '16:9', silences: 'cut', hook: true },
  ],
  [
    'I want 25 to 30 seconds, mostly drone, with the title "Coorg Diaries" at the bottom.',
    { d: [25, 30], share: [[4, 'more']], texts: [['title', 'Coorg Diaries', 'bottom']] },
  ],
  [
    "Don't put any music, keep the natural sound, and trim away the last three seconds of every clip.",
    { music: { use: 'none' }, sound: 'keep', stretches: [['without', null, -3, null]] },
  ],
  [
    'Make the drone slow motion, the rest at normal speed, and wrap up on the concert.',
    { speedParts: [[4, 'slow']], last: 3 },
  ],
  [
    'From the concert use only 0:30 to 0:50, and finish with a text that says "Thank you Leeds".',
    { stretches: [['only', 3, 30, 50]], texts: [['call-to-action', 'Thank you Leeds']] },
  ],
  [
    'Thirty-five seconds in all, no shot longer than three seconds, and an old film look.',
    { d: 35, each: [0.2, 3], look: 'vintage' },
  ],
  [
    'Please brighten the picture, make it forty seconds and let the song start from 1:05.',
    { refused: ['look-grade'], d: 40, music: { start: 65 } },
  ],
  [
    'Give me a reel but with a calm pace, the plage first, the drone last.',
    { format: '9:16', pace: 'slow', first: 1, last: 4 },
  ],
  [
    'The drone should come three times, five seconds each time, in a film of fifty seconds.',
    { times: [[4, 3]], clipD: [[4, 15]], d: 50 },
  ],
  [
    "Forget the photo, blur the children's faces, and make it one minute long.",
    { without: [5], refused: ['blur-faces'], d: 60 },
  ],
  [
    'Seventy percent concert and thirty percent drone, two minutes altogether, with no text.',
    {
      share: [
        [3, 0.7],
        [4, 0.3],
      ],
      d: 120,
    },
  ],
  [
    'Keep every clip, cut nothing, just put them one after another with dissolves.',
    { selection: 'everything', order: 'given', d: [1, 3600], transitions: 'dissolves' },
  ],
  [
    'My tutor wants less than ninety seconds, in the order it was filmed, natural sound and no music.',
    { d: [1, 90], order: 'chronological', sound: 'keep', music: { use: 'none' }, back: ['tutor'] },
  ],
  [
    'Begin with the photo for three seconds, then the concert, and fade to black at the end.',
    { sequence: [5, 3], clipD: [[5, 3]], fadeOut: true },
  ],
  [
    'Put "Riya & Karan" in the middle of the screen for five seconds and use cold tones.',
    { texts: [['title', 'Riya & Karan', 'middle', null, 5]], look: 'cold' },
  ],
  [
    'Turn the whole film into a time-lapse, twenty secs, and let it loop.',
    { speed: 'fast', d: 20, loop: true },
  ],
  [
    'I only want clip 1, clip 3 and clip 4, in a fast edit of around 30 seconds.',
    { only: [1, 3, 4], pace: 'fast', d: [27, 33] },
  ],
  [
    'Stop the music five seconds before the end of the film, and play the ending in slow motion.',
    { music: { end: -5 }, speedParts: [['end', 'slow']] },
  ],
  [
    'Wedding teaser of ninety seconds, unhurried, dissolves between shots, and the title "Amy and Joe" in capitals.',
    {
      d: 90,
      pace: 'slow',
      transitions: 'dissolves',
      texts: [['title', 'AMY AND JOE']],
      back: ['wedding'],
    },
  ],
  [
    'Please produce three separate films from these clips, all in black and white.',
    { refused: ['several-films'], look: 'monochrome' },
  ],
  [
    'The concert should take up half of the film, the plage a quarter of it, and the total length is eighty seconds.',
    {
      share: [
        [3, 0.5],
        [1, 0.25],
      ],
      d: 80,
    },
  ],
  [
    'Add subtitles, lower the music whenever somebody talks, and make it vertical.',
    { refused: ['no-transcription'], sound: 'duck', format: '9:16' },
  ],
  [
    'Add some whoosh sound effects, show the drone twice and end on IMG_0042.',
    { refused: ['sound-effects'], times: [[4, 2]], last: 2 },
  ],
  [
    'Between forty and fifty seconds, at most eight shots, lively rhythm, music nice and loud.',
    { d: [40, 50], n: [1, 8], pace: 'fast', music: { level: 'high' } },
  ],
  [
    'Put the gateau before the concert, take out the drone, and keep the rhythm moderate.',
    { sequence: [5, 3], without: [4], pace: 'medium' },
  ],
  [
    'Something for my students: two minutes, relaxed rhythm, star wipes between the clips.',
    { d: 120, pace: 'slow', refused: ['transition-effect'], back: ['students'] },
  ],
  [
    'Kill the sound of the drone, it is horrible, and make the video fifty seconds.',
    { clipSound: [[4, 'drop']], d: 50 },
  ],
  [
    "The concert's sound is the only one I want from the clips; length 1 min 15, square.",
    { sound: 'drop', clipSound: [[3, 'keep']], d: 75, format: '1:1' },
  ],
  [
    'Hi team, please create one video of 15 seconds having fade in at the starting and title "Grand Opening".',
    { d: 15, fadeIn: true, texts: [['title', 'Grand Opening']] },
  ],
  [
    'Show the concert in black and white, leave the other clips in colour, twenty-five seconds total.',
    { lookParts: [[3, 'monochrome']], d: 25 },
  ],
  [
    'Lots of quick little shots, thirty of them, and no sound from the cameras.',
    { n: 30, pace: 'fast', sound: 'drop' },
  ],
  [
    'Every clip gets six seconds except the photo, three seconds, following the order of my files.',
    {
      clipD: [
        [1, 6],
        [2, 6],
        [3, 6],
        [4, 6],
        [5, 3],
      ],
      order: 'given',
    },
  ],
  ['I want 40, no sorry, 50 seconds of film, and it must end with the plage.', { d: 50, last: 1 }],
  [
    'Pick only the shots with the dog, thirty seconds in total, calm rhythm.',
    { refused: ['no-vision'], d: 30, pace: 'slow' },
  ],
  [
    'Start with a bang, in 9:16, and have the video last 22 seconds.',
    { hook: true, format: '9:16', d: 22 },
  ],
  [
    'Please remove the wind noise, let the film last a minute and a half and give it a retro look.',
    { refused: ['sound-repair'], d: 90, look: 'vintage' },
  ],
  [
    'Leave the footage shaky, do not stabilise anything, forty-five seconds with straight cuts.',
    { steady: 'never', d: 45, transitions: 'cuts' },
  ],
  [
    'Let the shots get longer and longer, fade out at the end, total about 70 seconds.',
    { course: 'falling', fadeOut: true, d: [63, 77] },
  ],
  [
    'Write "Part One" at the beginning and "To be continued" at the end, with cold colours.',
    {
      texts: [
        ['title', 'Part One'],
        ['call-to-action', 'To be continued'],
      ],
      look: 'cold',
    },
  ],
  [
    'Show the text "Kerala" at second 12 for three seconds, at the bottom, and go vertical.',
    { texts: [['text', 'Kerala', 'bottom', 12, 3]], format: '9:16' },
  ],
  [
    'Of the drone take just seconds 10 to 25, nothing of the photo, warm look, film one minute long.',
    { stretches: [['only', 4, 10, 25]], without: [5], look: 'warm', d: 60 },
  ],
  [
    'Split the screen in two, make it landscape, and run for 45 seconds.',
    { refused: ['split-screen'], format: '16:9', d: 45 },
  ],
  [
    'Zoom in on the faces, hold the photo for five seconds, and open with the drone.',
    { refused: ['zoom'], clipD: [[5, 5]], first: 4 },
  ],
  [
    "I'd rather have no transitions at all, sixty seconds, plus my logo on it.",
    { transitions: 'cuts', d: 60, refused: ['logo'] },
  ],
  [
    'Add a voice-over, half a minute long film, in the order of shooting, vertical.',
    { refused: ['voice-over'], d: 30, order: 'chronological', format: '9:16' },
  ],
  [
    'Do it like you did last time, forty seconds, with the drone at the start.',
    { refused: ['no-memory'], d: 40, first: 4 },
  ],
  [
    'Export it as a MOV file at sixty frames per second, black-and-white, twenty seconds long.',
    { refused: ['file-format', 'frame-rate'], look: 'monochrome', d: 20 },
  ],
  [
    'The cake must be in it, the drone comes at the end, and the film is around a minute.',
    { back: ['cake'], last: 4, d: [54, 66] },
  ],
  [
    'A summary of our honeymoon, one minute thirty, leaving out the concert, with dissolves.',
    { order: 'chronological', d: 90, without: [3], transitions: 'dissolves', back: ['honeymoon'] },
  ],
];
