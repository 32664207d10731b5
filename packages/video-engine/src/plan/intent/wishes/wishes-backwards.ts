import type { WishRow } from './wish-row.ts';

/** What is to run backwards, all or a part; and what only stands upside down, or must not. */
export const wishesBackwards: readonly WishRow[] = [
  ['tout à l’envers', { direction: 'backwards' }],
  ['joue le film à l’envers', { direction: 'backwards' }],
  ['je veux que le film passe à l’envers', { direction: 'backwards' }],
  ['un film de 20 secondes en marche arrière', { d: 20, direction: 'backwards' }],
  [
    '30 s, tout à l’envers, en noir et blanc',
    { d: 30, direction: 'backwards', look: 'monochrome' },
  ],
  ['tout en reverse et au ralenti', { direction: 'backwards', speed: 'slow' }],
  ['rapide et à l’envers', { pace: 'fast', direction: 'backwards' }],
  ['mets le film à l’envers, 1 minute', { d: 60, direction: 'backwards' }],
  ['play everything in reverse, 30 seconds', { d: 30, direction: 'backwards' }],
  ['can you play the whole thing backwards', { direction: 'backwards' }],
  ['reverse the whole video', { direction: 'backwards' }],
  ['in reverse please', { direction: 'backwards' }],
  ['joue le drone en marche arrière', { directionParts: [[4, 'backwards']] }],
  ['play the first clip backwards', { directionParts: [[1, 'backwards']] }],
  ['run the drone in reverse', { directionParts: [[4, 'backwards']] }],
  ['que la plage soit lue à l’envers', { directionParts: [[1, 'backwards']] }],
  ['rembobine le concert', { directionParts: [[3, 'backwards']] }],
  [
    'le concert et le drone à l’envers',
    {
      directionParts: [
        [3, 'backwards'],
        [4, 'backwards'],
      ],
    },
  ],
  ['la première moitié à l’envers', { directionParts: [['first-half', 'backwards']] }],
  ['la deuxième moitié en marche arrière', { directionParts: [['second-half', 'backwards']] }],
  ['second half in reverse', { directionParts: [['second-half', 'backwards']] }],
  ['le début à l’envers, 40 s', { d: 40, directionParts: [['start', 'backwards']] }],
  ['play the end backwards', { directionParts: [['end', 'backwards']] }],
  ['à l’envers sur la fin', { directionParts: [['end', 'backwards']] }],
  [
    'la plage au ralenti et à l’envers',
    { speedParts: [[1, 'slow']], directionParts: [[1, 'backwards']] },
  ],
  [
    'le clip 2 en marche arrière et au ralenti',
    { speedParts: [[2, 'slow']], directionParts: [[2, 'backwards']] },
  ],
  ['commence par la plage à l’envers', { first: 1, directionParts: [[1, 'backwards']] }],
  ['tout à l’envers sauf le drone', { direction: 'backwards', directionParts: [[4, 'forwards']] }],
  [
    'everything in reverse except the drone',
    { direction: 'backwards', directionParts: [[4, 'forwards']] },
  ],
  ['à l’envers, du dernier clip au premier', { sequence: [5, 4, 3, 2, 1] }],
  // Nothing is turned round unasked.
  ['pas à l’envers', {}],
  ['rien à l’envers, 25 secondes', { d: 25 }],
  ['don’t play it backwards', {}],
  ['ne joue pas le concert à l’envers', { back: ['envers'] }],
  // Some of a clip, something in it, both ways, a still.
  ['le saut à l’envers', { back: ['saut', 'envers'] }],
  ['le début du concert à l’envers', { back: ['concert', 'envers'] }],
  ['joue la plage à l’endroit puis à l’envers', { back: ['endroit', 'envers'] }],
  ['joue tout à l’envers de 0:05 à 0:10', { back: ['envers'] }],
  ['le clip 9 à l’envers', { refused: ['no-such-clip'] }],
  ['mets le gâteau à l’envers', { refused: ['reverse'] }],
  // Upside down is another thing.
  ['la photo est à l’envers, redresse-la', { back: ['envers', 'redresse'] }],
  ['photo à l’envers', { refused: ['reverse'] }],
  ['j’ai filmé le clip 3 à l’envers, 20 secondes', { d: 20, back: ['envers'] }],
  ['le drone est à l’envers', { back: ['envers'] }],
  ['the second clip is upside down', { back: ['upside'] }],
  ['mon t-shirt est à l’envers dans la plage', { back: ['envers'] }],
  ['titre « le monde à l’envers »', { texts: [['title', 'le monde à l’envers']] }],
];
