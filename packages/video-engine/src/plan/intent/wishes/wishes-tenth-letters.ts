import type { WishRow } from './wish-row.ts';

/** The first round's other half: letters, and two or three things at once. */
export const tenthListLetters: readonly WishRow[] = [
  [
    'Bonjour, notre club de randonnée a fait le tour du Mont-Blanc en juillet, ça montait sec et on a fini rincés. Il nous faudrait un film de trois minutes environ, dans l’ordre, avec le drone pour commencer. Cordialement, Bernard',
    { d: [162, 198], order: 'given', first: 4, unread: ['randonnee'] },
  ],
  [
    'Salut ! Pour le départ à la retraite de Christine je cherche un petit film, plutôt doux, 1 min 30 maxi. Le concert on l’enlève elle chante faux dessus mdr. À la fin tu écris « Bon vent Christine »',
    {
      pace: 'slow',
      d: [1, 90],
      without: [3],
      texts: [['call-to-action', 'Bon vent Christine']],
      unread: ['retraite'],
    },
  ],
  [
    'Hello, we’re a small brewery in Cork and we’re launching a stout on Friday. 20 seconds, square, punchy, "Dark days ahead" at the top and the cake at the end if that makes sense.',
    {
      d: 20,
      format: '1:1',
      pace: 'fast',
      texts: [['title', 'Dark days ahead', 'top']],
      unread: ['brewery'],
      back: ['cake'],
    },
  ],
  [
    'Bonjour. Je vous écris au nom de la chorale. Nous avons chanté à Reims devant trois cents personnes. Gardez le son du concert, coupez celui de la plage, et pas de musique par-dessus. Deux minutes.',
    {
      clipSound: [
        [3, 'keep'],
        [1, 'drop'],
      ],
      music: { use: 'none' },
      sound: 'keep',
      d: 120,
      unread: ['chorale'],
    },
  ],
  [
    'on a fait un karting entre potes, ça tape, ça pousse, c’est n’importe quoi. fais nous un truc nerveux de 40 sec, IMG_0042 en premier, et le gateau tu vires',
    { pace: 'fast', d: 40, first: 2, without: [5], unread: ['karting'] },
  ],
  [
    'Bonjour, c’est pour le site de ma psychothérapeute, elle reçoit à Lyon. Ton apaisant, couleurs froides, sans texte, une minute, format paysage.',
    { pace: 'slow', look: 'cold', d: 60, format: '16:9', unread: ['lyon'] },
  ],
  [
    'Coucou, ma nièce est née hier ! Petit film tout doux avec des fondus enchaînés, la photo en dernier, « Bienvenue Alma » au début, 35 secondes. Bisous',
    {
      pace: 'slow',
      transitions: 'dissolves',
      last: 5,
      texts: [['title', 'Bienvenue Alma']],
      d: 35,
      unread: ['niece'],
    },
  ],
  [
    'Bonjour, nous sommes une compagnie de théâtre et il nous faut une bande-annonce de 50 secondes. De plus en plus rapide, fin au noir, musique à fond à la fin si c’est possible.',
    { d: 50, course: 'rising', fadeOut: true, unread: ['theatre'], back: ['musique'] },
  ],
  [
    'Hi! I coach under-12s football. We lost every game but they’re lovely kids. Can you do a two minute video in the order it happened, not too fast, and with no music because we can’t afford the rights',
    {
      d: 120,
      order: 'chronological',
      pace: 'medium',
      music: { use: 'none' },
      sound: 'keep',
      unread: ['coach'],
    },
  ],
  [
    'Bonsoir, mon fils fait du parapente et sur le drone on voit tout le lac. Mettez le drone au ralenti, et le reste à vitesse normale. Une minute vingt, merci d’avance.',
    { speedParts: [[4, 'slow']], d: 80, unread: ['parapente'] },
  ],
  [
    'Pour la fête des mères ! Un reel, 25 s, des tons chauds, écris « Merci maman » au centre. Et pas la plage, elle est en maillot, elle va me tuer.',
    {
      format: '9:16',
      pace: 'fast',
      d: 25,
      look: 'warm',
      texts: [['title', 'Merci maman', 'middle']],
      without: [1],
      unread: ['meres'],
      back: ['maillot'],
    },
  ],
  [
    'Madame, Monsieur, la mairie de Guidel souhaite présenter ses vœux en images. Durée souhaitée : 2 minutes 15. Musique discrète. Titre : « Bonne année 2027 ». Sous-titres obligatoires. Bien à vous.',
    {
      d: 135,
      music: { level: 'low' },
      texts: [['title', 'Bonne année 2027']],
      refused: ['no-transcription'],
      unread: ['guidel'],
    },
  ],
  [
    'salu cest pour lanniv de mon pere il a 50 ans, fai un film marrant de 1 min 30, comence par la foto, met la musik fort et fini par le drone',
    { d: 90, first: 5, music: { level: 'high' }, last: 4, unread: ['marrant'] },
  ],
  [
    'Bonjour, je tiens un gîte dans le Lot. L’an dernier on avait fait une vidéo en noir et blanc, cette année je veux de la couleur, des plans longs et 45 secondes.',
    { pace: 'slow', d: 45, unread: ['lot'], back: ['dernier'] },
  ],
  [
    'Hey, quick one: wedding teaser, 60 seconds, start slow and build up, dissolves, "Anna & Tom" as a title, and skip the concert.',
    {
      d: 60,
      course: 'rising',
      transitions: 'dissolves',
      texts: [['title', 'Anna & Tom']],
      without: [3],
      unread: ['wedding'],
    },
  ],
  [
    'Bonjour, atelier poterie du samedi. Des mains, de la terre, du temps. Rythme lent, coupe les silences quand on parle, 1:1, quarante secondes.',
    { pace: 'slow', silences: 'cut', format: '1:1', d: 40, unread: ['poterie'] },
  ],
  [
    'Bonjour, le chien de ma sœur a gagné un concours. Je ne veux que les passages où on voit le chien, et une trentaine de secondes.',
    { d: [27, 33], refused: ['no-vision'], unread: ['concours'] },
  ],
  [
    'Bonjour ! Deux choses : enlevez les 3 premières secondes de chaque clip (je cherchais le bouton) et mettez le titre « Tour de Bretagne » en haut. Le reste je vous laisse faire.',
    {
      stretches: [['without', null, 0, 3]],
      texts: [['title', 'Tour de Bretagne', 'top']],
      back: ['bouton'],
    },
  ],
  [
    'Salut, on monte un escape game à Nantes. Il faut que ça fasse peur : tons froids, de plus en plus vite, 30 secondes, finis au noir avec « Oserez-vous ? »',
    {
      look: 'cold',
      course: 'rising',
      d: 30,
      fadeOut: true,
      texts: [['call-to-action', 'Oserez-vous ?']],
      unread: ['nantes'],
      back: ['peur'],
    },
  ],
  [
    'Good afternoon, I filmed my late husband’s allotment. I’d like it in black and white, slow, with the sound of the clips and no music. Three minutes. Thank you, Jean',
    {
      look: 'monochrome',
      pace: 'slow',
      sound: 'keep',
      music: { use: 'none' },
      d: 180,
      unread: ['allotment'],
    },
  ],
  [
    '30 s, vertical, le drone puis la plage puis le concert',
    { d: 30, format: '9:16', sequence: [4, 1, 3] },
  ],
  ['sans texte, sans musique, 1 min', { music: { use: 'none' }, sound: 'keep', d: 60 }],
  ['alterne les clips, plans de 2 secondes', { each: 2, back: ['alterne'] }],
  [
    'titre discret « Mer du Nord », tons froids',
    {
      look: 'cold',
      texts: [['title', 'Mer du Nord', 'auto', null, null, { manner: 'lower-third' }]],
    },
  ],
  [
    '« Acte II » au milieu du film, « Fin » à la fin',
    {
      texts: [
        ['text', 'Acte II', 'auto', 'middle'],
        ['call-to-action', 'Fin'],
      ],
    },
  ],
  ['texte « Ouvert » au milieu, 12 secondes', { texts: [['title', 'Ouvert', 'middle']], d: 12 }],
  ['le concert en entier et le drone au ralenti', { speedParts: [[4, 'slow']], back: ['entier'] }],
  ['la musique à partir de 0:30, et moins forte', { music: { start: 30, level: 'low' } }],
  ['fondu au début et à la fin, rythme calme', { fadeIn: true, fadeOut: true, pace: 'slow' }],
  [
    'du clip 2 garde les 8 dernières secondes, vire la photo',
    { stretches: [['only', 2, -8, null]], without: [5] },
  ],
  ['mélange les clips, 15 plans', { order: 'shuffled', n: 15 }],
  ['best of de 40 secondes, musique à fond', { d: 40, music: { level: 'high' } }],
  [
    'résumé de la journée en 1 min, sous-titres',
    { d: 60, order: 'chronological', refused: ['no-transcription'] },
  ],
  [
    'entre 8 et 10 plans, coupes franches, 16:9',
    { n: [8, 10], transitions: 'cuts', format: '16:9' },
  ],
  ['la plage en accéléré et sans son', { speedParts: [[1, 'fast']], clipSound: [[1, 'drop']] }],
  [
    'stabilise, éclaircis et mets en carré',
    { steady: 'always', format: '1:1', refused: ['look-grade'] },
  ],
  ['rythme moyen, durée 50 s, look vintage', { d: 50, look: 'vintage' }],
  [
    'finis sur le concert avec « À bientôt »',
    { last: 3, texts: [['call-to-action', 'À bientôt']] },
  ],
  ['un plan par clip, 5 clips, 20 secondes', { d: 20, back: ['clip'] }],
  ['la fin au ralenti, accroche au début', { speedParts: [['end', 'slow']], hook: true }],
  [
    'square, slow, 45 seconds, no music',
    { format: '1:1', pace: 'slow', d: 45, music: { use: 'none' }, sound: 'keep' },
  ],
  [
    'mute the drone and the concert, louder music',
    {
      clipSound: [
        [4, 'drop'],
        [3, 'drop'],
      ],
      music: { level: 'high' },
    },
  ],
  ['ten shots of three seconds each, hard cuts', { n: 10, each: 3, d: 30, transitions: 'cuts' }],
  ['first the concert, then the drone, 40 secs max', { sequence: [3, 4], d: [1, 40] }],
  [
    'remove from 0:10 to 0:15 of the drone, warm look',
    { stretches: [['without', 4, 10, 15]], look: 'warm' },
  ],
  ['add subtitles and blur the faces', { refused: ['no-transcription', 'blur-faces'] }],
  ['play the music from the chorus, vertical', { music: { part: 'chorus' }, format: '9:16' }],
  ['speed up towards the end, 30 seconds', { course: 'rising', d: 30 }],
  ['pas de voix off, pas de zoom, pas de stickers', {}],
  ['ni musique ni texte', { music: { use: 'none' }, sound: 'keep' }],
  [
    'le drone d’abord, le reste dans le désordre, une minute max',
    { first: 4, order: 'shuffled', d: [1, 60] },
  ],
  ['garde que la plage et la photo, 12 s, en boucle', { only: [1, 5], d: 12, loop: true }],
];
