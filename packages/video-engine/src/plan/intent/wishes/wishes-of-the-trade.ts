import type { WishRow } from './wish-row.ts';

/** People who edit for a living: the terms of the trade. */
export const wishesOfTheTrade: readonly WishRow[] = [
  // How long.
  ['TRT 1:30', { d: 90 }],
  ['TC total 00:01:15', { d: 75 }],
  ['master 52 s', { d: 52, back: ['master'] }],
  ['durée utile 26 s', { d: 26 }],
  ['cutdown 20"', { d: 20, back: ['cutdown'] }],
  ['1’10 max, pas plus', { d: [1, 70] }],
  ['spot TV 30"', { d: 30, back: ['tv'] }],
  ['2’15 à 2’30', { d: [135, 150] }],
  ['pre-roll de 6 s', { d: 6, back: ['roll'] }],
  ['bande démo, 1 min 20', { d: 80, back: ['demo'] }],
  ['sizzle reel de 45 secondes', { d: 45, back: ['sizzle'] }],
  ['durée : 00:40, tolérance +/- 2 s', { d: [38, 42] }],
  ['teaser 20 s', { d: 20 }],

  // Sound.
  ['mix à -14 LUFS', { back: ['lufs'] }],
  ['musique à -18 dB', { back: ['18'] }],
  ['ducking de la musique sous les voix', { sound: 'duck' }],
  ['son direct conservé', { sound: 'keep' }],
  ['on mute les rushes', { sound: 'drop' }],
  ['pas de BO', { music: { use: 'none' } }],
  ['zique in à 0:32', { music: { start: 32 } }],
  ['couper l’audio du clip 4', { clipSound: [[4, 'drop']] }],
  ['garder l’audio du 3 uniquement', { sound: 'drop', clipSound: [[3, 'keep']] }],
  ['J-cut sur l’entrée du concert', { back: ['cut'] }],
  ['L-cuts entre les interviews', { back: ['cuts'] }],
  ['ajouter des SFX whoosh sur les transitions', { back: ['whoosh'] }],
  ['cutter les blancs entre les phrases', { silences: 'cut' }],
  ['débruitage et EQ de la voix', { back: ['bruitage'] }],
  ['musique mixée bas, nappe', { music: { level: 'low' }, back: ['nappe'] }],
  ['music bed plus fort', { music: { level: 'high' } }],
  ['attaquer la musique au refrain', { music: { part: 'chorus' } }],
  ['fade audio de 2 s à la fin', { back: ['audio'] }],
  ['room tone entre les plans', { back: ['room'] }],
  ['cut musique sur le dernier plan', { back: ['musique'] }],
  ['enlever la respiration et les bruits de bouche', { back: ['bouche'] }],

  // Texts.
  [
    'lower third « Léa Morin, chercheuse » à 0:08 pendant 4 s',
    { texts: [['text', 'Léa Morin, chercheuse', 'auto', 8, 4, { manner: 'lower-third' }]] },
  ],
  ['carton d’ouverture « Chapitre 1 »', { texts: [['title', 'Chapitre 1']] }],
  ['carton de fin « www.ateliernord.fr »', { texts: [['call-to-action', 'www.ateliernord.fr']] }],
  [
    'end card « Disponible le 12 juin » sur 3 s',
    { texts: [['call-to-action', 'Disponible le 12 juin', 'auto', null, 3]] },
  ],
  [
    'super « Images d’archives » de 0:10 à 0:14',
    { texts: [['text', 'Images d’archives', 'auto', 10, 4]] },
  ],
  ['titrage « NORD » en caps, centré', { texts: [['title', 'NORD', 'middle']] }],
  ['incrustation « 2019 » à 0:05 en bas', { texts: [['text', '2019', 'bottom', 5]] }],
  [
    'supers : « Lundi » à 5 s, « Mardi » à 15 s',
    {
      texts: [
        ['text', 'Lundi', 'auto', 5],
        ['text', 'Mardi', 'auto', 15],
      ],
    },
  ],
  ['titre en Helvetica Bold « Silo »', { texts: [['title', 'Silo']], back: ['helvetica'] }],
  ['générique déroulant à la fin', { back: ['generique'] }],
  ['title safe respecté', { back: ['safe'] }],
  [
    'titre « Horizon » avec un tracking animé',
    { texts: [['title', 'Horizon']], back: ['tracking'] },
  ],
  ['burn-in timecode', { back: ['timecode'] }],
  [
    'packshot final avec la baseline « Simplement bon »',
    { texts: [['call-to-action', 'Simplement bon']], back: ['packshot'] },
  ],

  // Which clips.
  ['drone en establishing', { first: 4, back: ['establishing'] }],
  ['clip 3 TC 00:20 > 00:35', { stretches: [['only', 3, 20, 35]] }],
  ['in 0:05 out 0:12 sur le 4', { stretches: [['only', 4, 5, 12]] }],
  ['ne pas utiliser le clip 2', { without: [2] }],
  ['ouverture clip 4, clôture clip 1', { first: 4, last: 1 }],
  ['B-roll : plage et drone', { back: ['roll'] }],
  ['insert de la photo à 0:20', { back: ['insert'] }],
  ['trimmer les 3 dernières secondes de chaque rush', { stretches: [['without', null, -3, null]] }],
  ['ordre de montage : 2, 4, 3', { sequence: [2, 4, 3] }],
  ['A-roll clip 3, cutaways drone', { back: ['cutaways'] }],
  ['virer les faux départs', { back: ['faux'] }],
  ['only selects : 1 et 3', { only: [1, 3], back: ['selects'] }],
  ['le plan-séquence du concert intact', { back: ['concert'] }],
  ['top and tail sur tous les rushes', { back: ['top'] }],

  // Pace and shots.
  ['montage cut, nerveux', { transitions: 'cuts', pace: 'fast' }],
  ['jump cuts sur la face cam', { back: ['jump'] }],
  ['plans de 12 images', { back: ['12'] }],
  ['ASL de 2,5 s', { each: 2.5 }],
  ['18 plans, 40 s', { n: 18, d: 40 }],
  ['montage respiré, plans longs', { pace: 'slow' }],
  ['crescendo jusqu’au dernier tiers', { course: 'rising', back: ['tiers'] }],
  ['les coupes tombent sur le beat', {}],
  ['cold open percutant', { hook: true }],
  ['montage alterné plage/drone', { back: ['altern'] }],

  // Transitions and fades.
  ['match cut plage vers drone', { back: ['match'] }],
  ['dip to black entre chaque plan', { back: ['dip'] }],
  ['fade to black en clôture', { fadeOut: true }],
  ['cross dissolve 12 images', { transitions: 'dissolves', back: ['12'] }],
  ['straight cuts', { transitions: 'cuts' }],
  ['fondu d’entrée et de sortie', { fadeIn: true, fadeOut: true }],
  ['morph cut entre les deux prises', { back: ['morph'] }],
  ['wipes et light leaks', { back: ['wipes'] }],
  ['dip to white avant la fin', { back: ['white'] }],
  ['smash cut sur le concert', { back: ['smash'] }],

  // Look, speed, shape, export.
  ['appliquer ma LUT Kodak 2383', { back: ['lut'] }],
  ['étalonnage chaud', { look: 'warm' }],
  ['étalo froid, désaturé', { look: 'cold', back: ['sature'] }],
  ['grain 16 mm et look vintage', { look: 'vintage', back: ['grain'] }],
  ['N&B', { look: 'monochrome' }],
  ['balance des blancs à corriger sur le 2', { back: ['balance'] }],
  ['speed ramp sur le drone, 100 > 400 %', { back: ['ramp'] }],
  ['slow 50 % sur le clip 1', { speedParts: [[1, 'slow']] }],
  ['freeze frame sur la dernière image', { back: ['freeze'] }],
  ['retime x2 du clip 4', { speedParts: [[4, 'fast']] }],
  ['warp stabilizer sur tout', { steady: 'always' }],
  ['recadrage 9:16, 20 s', { format: '9:16', d: 20 }],
  ['ratio 2.39', { refused: ['format'] }],
  ['livrable H.264 1080p25', { back: ['1080p25'] }],
  ['boucle seamless', { loop: true }],

  // Several at once.
  [
    '30" 16:9 cut, N&B, son direct, fade out',
    {
      d: 30,
      format: '16:9',
      transitions: 'cuts',
      look: 'monochrome',
      sound: 'keep',
      fadeOut: true,
    },
  ],
  [
    'film corporate 1’45, lower third « Jean Roy, PDG » à 0:12',
    {
      d: 105,
      texts: [['text', 'Jean Roy, PDG', 'auto', 12, null, { manner: 'lower-third' }]],
      back: ['corporate'],
    },
  ],
  [
    'aftermovie 1 min 30, drone en ouverture, rythme qui monte, fondu au noir',
    { d: 90, first: 4, course: 'rising', fadeOut: true, back: ['aftermovie'] },
  ],
];
