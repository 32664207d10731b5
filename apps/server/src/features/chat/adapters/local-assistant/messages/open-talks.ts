import type { MessageRow } from './message-row.ts';

/** Talks by people who never saw the grammar; their single messages are in the corpus of the kinds. */
export const openTalks: Readonly<Record<string, readonly MessageRow[]>> = {
  'a florist': [
    [
      'bonjour, je tiens une boutique de fleurs, il me faudrait un bouquet de renoncules',
      'make "renoncules"',
    ],
    ['un peu moins criardes les couleurs', 'edit *: saturation-'],
    [
      'oui mais là c’est triste',
      'edit *: saturation+ // ask change // undo // edit *:  // unclear',
    ],
    ['la même avec un vase', 'edit *: scene'],
    ['et trois autres bouquets différents', 'make "bouquets" ×3 // vary * ×3'],
    ['la dernière me va très bien merci', 'praise // thanks // pick *'],
  ],
  'a grandson with clips': [
    ['jai mis les vidéos des 80 ans de mamie, tu fais un film de 40 s ?', 'film'],
    ['oui vas y', 'yes'],
    ['il est bientôt fini ?', 'job film // job any'],
    ['ajoute « Bon anniversaire mamie » à la fin', 'change-film'],
  ],
  'a teacher of seven-year-olds': [
    ['bonjour ! un dessin d’un escargot pour ma classe svp', 'make "escargot"'],
    ['ajoute une salade à côté', 'edit *: scene'],
    ['et il pleut', 'edit *: scene'],
    ['non sans la pluie finalement', 'edit *: scene // undo'],
    ['super, les enfants vont être contents', 'praise // thanks // unclear'],
  ],
  'a skier with clips': [
    ['un montage de 30 secondes avec mes clips de ski', 'film'],
    ['non attends, 20 secondes plutôt', 'no // film // change-film'],
  ],
  'a boy with his avatar': [
    ['slt fais un renard robot pour ma pp', 'make "renard robot"'],
    ['met lui des yeux rouges', 'edit *: scene'],
    ['nan bleu', 'edit *: scene'],
    ['ok en carré mtn', 'edit *: @1:1 // edit *: crop(1:1)'],
    ['grv bien', 'praise'],
  ],
  'a girl with a clip': [
    ['fé un film avec mes clips du concert 15 sec', 'film'],
    ['oué go', 'yes'],
    ['c bon il est fini ?', 'job film // job any'],
    ['merciii', 'thanks'],
  ],
  'a grandmother and a birthday card': [
    [
      'Bonjour mademoiselle, je voudrais une carte d’anniversaire avec un ourson et des ballons.',
      'make "ourson ballons"',
    ],
    ['Il est adorable ! Pourriez-vous lui mettre un nœud papillon ?', 'edit *: scene'],
    ['Un peu moins foncé, si possible.', 'edit *: light+'],
    ['Non non, c’était bien mieux avant.', 'undo'],
    [
      'Très bien, je la garde. Merci et bonne fin de journée.',
      'praise // thanks // praise | thanks',
    ],
  ],
  'a grandfather with films of the garden': [
    ['Je souhaiterais un film d’une minute avec mes vidéos du jardin.', 'film'],
    ['Oui, je vous en prie, allez-y.', 'yes'],
    ['A-t-on une idée du temps qu’il reste ?', 'job film // job any // help duration'],
  ],
  'a baker before Epiphany': [
    ['bonjour, une galette des rois avec une couronne pour ma vitrine', 'make "galette couronne"'],
    ['plus appétissante', 'edit *: scene // ask change // edit *:'],
    [
      'mettez un peu de sucre glace dessus et une lumière plus chaude',
      'edit *: scene warmth+ // edit *: scene',
    ],
    ['deux autres svp', 'vary * ×2'],
    ['la première des deux est très bien', 'pick * // praise'],
  ],
  'an estate agent with clips': [
    ['un film de 30 secondes avec les vidéos de la maison', 'film'],
    ['plutôt 45 secondes', 'change-film // no // film'],
    ["d'accord, lancez", 'yes'],
  ],
  'an illustrator of a book': [
    ['une double page : un train de nuit qui traverse un pont', 'make "train pont"'],
    ['refroidis la palette', 'edit *: warmth-'],
    ['trop, reviens un peu', 'edit *: warmth+ // undo'],
    ['avec un personnage à la fenêtre du wagon', 'edit *: scene'],
  ],
  'a mother with a story': [
    ['dessine un hérisson qui a peur du noir', 'make "hérisson"'],
    ['il faut une lampe de poche', 'edit *: scene'],
    ['et maintenant sa maman', 'make "maman" // edit *: scene'],
    ['la même dans la forêt', 'edit *: scene'],
    ['mon fils s’est endormi, merci', 'thanks'],
  ],
  'a teacher with clips of the trip': [
    ['fais un film de 2 minutes avec les vidéos de la classe de neige', 'film'],
    ['oui, parfait', 'yes'],
  ],
  'a brewer in Bristol': [
    ['alright, i need a label with a heron standing in reeds', 'make "heron reeds"'],
    [
      'make the background darker and the bird whiter',
      'edit *: scene // edit *: light- scene // edit *:',
    ],
    ['no, go back', 'undo'],
    ['lovely, two more like it', 'vary * ×2'],
  ],
  'somebody who hesitates': [
    ['fais un pont suspendu dans la jungle', 'make "pont jungle"'],
    ['non attends', 'wait // stop // undo'],
    ['bon si, mais avec du brouillard', 'edit *: scene'],
    ['et un explorateur, de dos', 'edit *: scene'],
    ['trop de brouillard là', 'edit *: scene // undo'],
    ['voilà, et maintenant la même en carré', 'edit *: @1:1 // edit *: crop(1:1)'],
  ],
  'somebody who complains': [
    ['une cathédrale au coucher du soleil', 'make "cathédrale"'],
    ["c'est flou", 'edit *: sharpen'],
    ['toujours pas', 'edit *: sharpen // ask change // unclear'],
    ['laisse tomber, fais plutôt un pré', 'make "pré" // stop | make "pré"'],
    ['bon, ça ira', 'praise // thanks // unclear // stop'],
  ],
};
