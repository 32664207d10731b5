import type { Trait } from './worn-words.ts';

/** What hands, arms and the whole body say without anything in them, in words. */
export const gestures: readonly (readonly [Trait, string])[] = [
  [
    { doing: 'point' },
    'montre du doigt, qui montre du doigt, pointe du doigt, qui pointe, pointe vers, tend le doigt, tend le bras, qui tend le bras, bras tendu, tend la main, qui tend la main, pointing, pointing at, points at, reaching out',
  ],
  [
    { doing: 'raiseHand' },
    'leve la main, qui leve la main, levent la main, qui levent la main, leve le doigt, qui leve le doigt, levent le doigt, levant la main, main levee, la main levee, raising hand, raises her hand, raises his hand, raising his hand, raising her hand, raising their hand, raise their hand, raising hands, hand raised, with a raised hand',
  ],
  [
    { doing: 'crossArms' },
    'bras croises, les bras croises, arms crossed, arms folded, with arms crossed, with crossed arms, crossed arms, folded arms, with folded arms, with his arms crossed, with her arms crossed',
  ],
  [
    { doing: 'onHeart' },
    'main sur le coeur, la main sur le coeur, une main sur le coeur, hand on heart, hand on his heart, hand on her heart',
  ],
  [
    { doing: 'think' },
    'reflechit, qui reflechit, en train de reflechir, se gratte la tete, main au menton, la main au menton, main sur le menton, la main sur le menton, thinking, hand on chin',
  ],
  [
    { doing: 'open' },
    'bras ouverts, les bras ouverts, les bras grands ouverts, ouvre les bras, qui ouvre les bras, bras ecartes, les bras ecartes, arms open, open arms, with open arms, arms wide open, arms outstretched, arms spread',
  ],
  [
    { doing: 'stretch' },
    's etire, qui s etire, s etirent, qui s etirent, fait des etirements, qui fait des etirements, stretching, stretches',
  ],
  [
    { doing: 'pray' },
    'prie, qui prie, prient, mains jointes, les mains jointes, praying, prays, hands together, namaste',
  ],
  [{ doing: 'shrug' }, 'hausse les epaules, qui hausse les epaules, shrugging, shrugs'],
  [{ doing: 'salute' }, 'salut militaire, fait le salut militaire, saluting, au garde a vous'],
  [
    { doing: 'lookFar' },
    'scrute l horizon, qui scrute l horizon, scrute le ciel, main en visiere, la main en visiere, shading her eyes, shading his eyes',
  ],
  [
    { doing: 'applaud' },
    'applaudit, qui applaudit, applaudissent, qui applaudissent, applaudissant, bat des mains, tape dans ses mains, tapent dans leurs mains, clapping, applauding, claps',
  ],
  [
    { doing: 'hideFace' },
    'se cache le visage, qui se cache le visage, se cache les yeux, qui se cache les yeux, cache son visage, visage dans les mains, le visage dans les mains, la tete dans les mains, tete dans les mains, joue a cache cache, qui joue a cache cache, hiding her face, hiding his face, covering her face, covering his face, head in hands, head in her hands, head in his hands',
  ],
  [
    { doing: 'thumbsUp' },
    'pouce en l air, le pouce en l air, pouce leve, le pouce leve, leve le pouce, qui leve le pouce, thumbs up, thumb up, giving a thumbs up',
  ],
  [
    { doing: 'victory' },
    'signe de la victoire, fait le signe de la victoire, v de la victoire, signe de paix, peace sign, victory sign, making a peace sign',
  ],
  [
    { doing: 'blowKiss' },
    'envoie un baiser, qui envoie un baiser, envoie un bisou, qui envoie un bisou, souffle un baiser, blowing a kiss, blows a kiss',
  ],
  [
    { doing: 'bend' },
    'se saluent, qui se saluent, s incline, qui s incline, s inclinent, qui s inclinent, fait une reverence, qui fait une reverence, fait la reverence, bowing, bows, taking a bow',
  ],
  [
    { doing: 'crouch' },
    'accroupi, accroupie, accroupis, accroupies, s accroupit, qui s accroupit, crouching, squatting, crouched',
  ],
  [
    { doing: 'kneelDown' },
    'a genoux, agenouille, agenouillee, agenouilles, agenouillees, s agenouille, qui s agenouille, kneeling, on his knees, on her knees, on their knees',
  ],
  [
    { doing: 'lie' },
    'allonge, allongee, allonges, allongees, etendu, etendue, etendus, couche, couchee, couches, allonge dans l herbe, allongee dans l herbe, allonges dans l herbe, couche dans l herbe, couchee dans l herbe, couches dans l herbe, qui bronze, bronze, lying, lying down, lying on the grass, lying in the grass, lying on the ground, sunbathing, laying on the grass',
  ],
  [
    { doing: 'treePose' },
    'posture de l arbre, en posture de l arbre, tree pose, sur une jambe, en equilibre sur une jambe, standing on one leg, on one leg',
  ],
  [
    { doing: 'handstand' },
    'fait le poirier, qui fait le poirier, en poirier, doing a handstand, handstand, tete en bas, la tete en bas, upside down',
  ],
  [
    { doing: 'hips' },
    'mains sur les hanches, les mains sur les hanches, poings sur les hanches, les poings sur les hanches, hands on hips, hands on her hips, hands on his hips, with hands on hips',
  ],
  [
    { doing: 'wave' },
    'coucou de la main, fait coucou de la main, qui fait coucou de la main, font coucou, qui font coucou, font coucou de la main, salue de la main, qui salue de la main, saluent de la main, agite la main, qui agite la main, fait signe de la main, waving hello, waving goodbye, waving at us, dit au revoir, qui dit au revoir, dit bonjour, qui dit bonjour',
  ],
  [
    { gaze: 'up' },
    'regarde en l air, qui regarde en l air, leve les yeux, qui leve les yeux, les yeux leves, regarde vers le haut, regard vers le haut, looking up, looks up, regarde vers le ciel, les yeux au ciel',
  ],
  [
    { gaze: 'down' },
    'regarde vers le bas, baisse les yeux, qui baisse les yeux, yeux baisses, les yeux baisses, looking down, looks down, tete baissee, la tete baissee',
  ],
  [
    { gaze: 'aside' },
    'regarde ailleurs, regarde sur le cote, regard de cote, regard au loin, le regard au loin, regarde par dessus son epaule, qui regarde par dessus son epaule, regarde par dessus l epaule, looking over her shoulder, looking over his shoulder, looking over the shoulder, looking away, looking aside, looks away, regard perdu, le regard perdu',
  ],
  [
    { gaze: 'left' },
    'regarde a gauche, qui regarde a gauche, regarde vers la gauche, qui regarde vers la gauche, regard vers la gauche, tourne vers la gauche, tournee vers la gauche, tete tournee vers la gauche, la tete tournee vers la gauche, looking left, looks left, looking to the left, looks to the left, looking to his left, looking to her left, facing left, head turned left',
  ],
  [
    { gaze: 'right' },
    'regarde a droite, qui regarde a droite, regarde vers la droite, qui regarde vers la droite, regard vers la droite, tourne vers la droite, tournee vers la droite, tete tournee vers la droite, la tete tournee vers la droite, looking right, looks right, looking to the right, looks to the right, looking to his right, looking to her right, facing right, head turned right',
  ],
  [{ hasTears: true }, 'sanglote, qui sanglote, sobbing'],
];
