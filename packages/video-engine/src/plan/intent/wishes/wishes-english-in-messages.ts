import type { WishRow } from './wish-row.ts';

/** In English by a stranger, typed in a hurry or chatty; expected by the conventions alone. */
export const englishInMessages: readonly WishRow[] = [
  ['cn u do 30 secs max n vertical plz', { d: [1, 30], format: '9:16' }],
  ['strat with the drone, finsh with the concert', { first: 4, last: 3 }],
  [
    'no foto, cold colors, 20sec film, n end w the concret',
    { without: [5], look: 'cold', d: 20, last: 3 },
  ],
  [
    'blak and white for the drone pls n concert w/o sound',
    { lookParts: [[4, 'monochrome']], clipSound: [[3, 'drop']] },
  ],
  [
    'titel “last day of school” n fade 2 black at the end',
    { texts: [['title', 'last day of school']], fadeOut: true },
  ],
  [
    'musik louder, vidoes muted, n write “we r the best” at 10 sec',
    { music: { level: 'high' }, sound: 'drop', texts: [['text', 'we r the best', 'auto', 10]] },
  ],
  ['i dont want any muzic just the orignal sound', { music: { use: 'none' }, sound: 'keep' }],
  ['abt 1 min, 16:9, quick shots lol', { d: [54, 66], format: '16:9', pace: 'fast' }],
  ['clip 3 frist then clip1 then clip 4, thats the order', { sequence: [3, 1, 4] }],
  [
    'drone 5 sec, concert 15 sec, foto 3 sec',
    {
      clipD: [
        [4, 5],
        [3, 15],
        [5, 3],
      ],
    },
  ],
  ['dont use img 0042, its rubbish', { without: [2] }],
  [
    'stop the music 4 secs b4 the end n show img_0042 twice',
    { music: { end: -4 }, times: [[2, 2]] },
  ],
  ['pls put the gateau last n hold it 5 secs', { last: 5, clipD: [[5, 5]] }],
  [
    'squre format, 15-20 secnds, hard cuts, n the drone at 0.3x',
    { format: '1:1', d: [15, 20], transitions: 'cuts', speedParts: [[4, 0.3]] },
  ],
  [
    'at leest 40 seconds, 16:9, n mute the clips thx',
    { d: [40, 80], format: '16:9', sound: 'drop' },
  ],
  [
    'shots of 2 secs, vintage look, loopd, no stabilization',
    { each: 2, look: 'vintage', loop: true, steady: 'never' },
  ],
  [
    'rewind the drone n mute img_0042, from the concert only take 0:10 til 0:30',
    {
      directionParts: [[4, 'backwards']],
      stretches: [['only', 3, 10, 30]],
      clipSound: [[2, 'drop']],
    },
  ],
  [
    'Hiya, we got married in June. Could you cut it down to about two minutes, kick off with the drone and wrap up with the photo? Thank you!!',
    { d: [108, 132], first: 4, last: 5, unread: ['married'] },
  ],
  [
    "OK so I'm thinking a reel, 20 seconds, and it should say “New in: pistachio croissant” at the start and “Open from 8” at the end!",
    {
      format: '9:16',
      pace: 'fast',
      d: 20,
      texts: [
        ['title', 'New in: pistachio croissant'],
        ['call-to-action', 'Open from 8'],
      ],
    },
  ],
  [
    "The drone's rotors are horribly loud, so please take the sound off the drone. The concert must keep its sound.",
    {
      clipSound: [
        [4, 'drop'],
        [3, 'keep'],
      ],
      back: ['rotors'],
    },
  ],
  [
    'hey sooo could u start w the concert, no sorry i mean the drone, n then 35 secs for the whole film. thx ur the best',
    { first: 4, d: 35 },
  ],
  [
    'We were just wondering whether the song could start from the chorus. And could the film be in the square format? Cheers!',
    { music: { part: 'chorus' }, format: '1:1' },
  ],
  [
    'We sell a flat in Lisbon. Please make a calm film of one minute, landscape format, beginning with the drone.',
    { pace: 'slow', d: 60, format: '16:9', first: 4, unread: ['flat'] },
  ],
  [
    'Hello dear team, I wish that the film is not longer than 40 seconds and that the music is more low.',
    { d: [1, 40], music: { level: 'low' } },
  ],
  [
    "It's for our charity's donors. About 90 seconds please, in chronological order, and finish with “Every pound counts”.",
    {
      d: [81, 99],
      order: 'chronological',
      texts: [['call-to-action', 'Every pound counts']],
      unread: ['donors'],
    },
  ],
  [
    'Could it start slow and get faster and faster? And at the very end, slap “SUBSCRIBE” on the screen, big.',
    {
      course: 'rising',
      texts: [
        ['call-to-action', 'SUBSCRIBE', 'auto', null, null, { manner: 'title', family: 'narrow' }],
      ],
    },
  ],
  [
    'heya its for my bffs bday!! make it 25 secs, vertical, w da title “HBD Zoe” at the top',
    { d: 25, format: '9:16', texts: [['title', 'HBD Zoe', 'top']], unread: ['bday'] },
  ],
  [
    'honestly just take the drone from 0:05 to 0:15, stick the photo at the end n we r good. no musik',
    { stretches: [['only', 4, 5, 15]], last: 5, music: { use: 'none' }, sound: 'keep' },
  ],
  [
    'Is there any chance of captions, and a bit of jazz underneath? Either way, keep the clips in my order.',
    { order: 'given', refused: ['no-transcription'], back: ['jazz'] },
  ],
  [
    'what we need: the 1st clip backwards, the last 10 secs of the concert, no photo. thats it really',
    { directionParts: [[1, 'backwards']], stretches: [['only', 3, -10, null]], without: [5] },
  ],
];
