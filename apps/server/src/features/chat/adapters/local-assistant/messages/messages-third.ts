import type { MessageRow, MessageSet } from './message-row.ts';

/**
 * The third list, by a stranger to the grammar: single messages in the situations of the lists, then
 * short talks, played one message after the other with `playTalk` (` // ` parts what would each be
 * right, `*` is any picture, `yes` and `no` answer a plan). When it was first read, 82 of 100 were right; it is a
 * test since, and measures nothing any more.
 */
export const thirdMessages: readonly MessageSet[] = [
  {
    language: 'fr',
    situation: 'empty',
    rows: [
      ['coucou toi', 'greet'],
      ['un hérisson qui lit le journal stp', 'make "hérisson journal"'],
      ['jveu 1 dragon ki crache des paillettes', 'make "dragon paillettes"'],
      ['trois affiches pour la fête du village, en 4:5', 'make "fête village" ×3 @4:5'],
      [
        'Un bord de mer au lever du soleil, style Encre bleue, en 16/9',
        'make "mer lever soleil" @16:9 ~Encre bleue',
      ],
      ['une cascade dans la jungle, ntre', 'make "cascade jungle" ~NATURE'],
      ['un champ de tournesols dans le style de mon grand-père', 'make "tournesols" ~?'],
      ['dessine une licorne puis un château fort', 'make "licorne" | make "château fort"'],
      ['mets-la en noir et blanc', 'ask picture'],
      ['tu peux me composer une chanson ?', 'cannot sound'],
      ['écris-moi une lettre de motivation', 'cannot write'],
      ['c combien l’abo', 'help prices'],
      ['est-ce que j’ai le droit de vendre mes dessins sur Etsy ?', 'help ownership'],
      ['j’ai effacé une conversation sans faire exprès', 'help bin'],
      ['je voudrais fermer mon compte', 'help account'],
      ['t’es un humain ou un robot ?', 'help engine'],
      ['Salut ! Tu sais faire quoi au juste ?', 'help general'],
      ['comment on passe à la ligne sans envoyer', 'help keyboard'],
      ['ça se voit que c’est fait par une IA ?', 'help signature'],
      ['ça prend combien de temps pour un film ?', 'help duration'],
      ['c’est quoi mes styles déjà', 'list styles'],
      ['montre-moi la liste de mes films', 'list films'],
      ['où en est mon montage ?', 'job film'],
      ['annule l’entraînement', 'cancel training'],
      ['je veux apprendre un style à partir de mes aquarelles', 'train'],
      ['monte mes clips en un film de 30 secondes, vertical', 'film'],
      ['qsdfjklm', 'unclear'],
    ],
  },
  {
    language: 'fr',
    situation: 'lake',
    rows: [
      ['un poil plus sombre', 'edit 1: light-'],
      ['en noir et blanc avec plus de contraste', 'edit 1: black-and-white contrast+'],
      ['rajoute un petit ponton en bois', 'edit 1: scene'],
      ['fais m’en quatre autres comme ça', 'vary 1 ×4'],
      ['couleurs plus chaudes mais moins saturées', 'edit 1: warmth+ saturation-'],
      ['qu’est-ce qu’on voit dessus ?', 'describe 1'],
      ['la même dans le style NATURE', 'edit 1: ~NATURE'],
      ['fais bouger l’eau', 'cannot animate'],
      ['écris « Bonne fête maman » dessus', 'cannot inscribe'],
      ['envoie-la par mail à ma sœur', 'cannot send'],
      ['efface cette image de mon compte', 'cannot delete'],
      ['bon laisse tomber', 'stop'],
    ],
  },
  {
    language: 'fr',
    situation: 'three',
    rows: [
      ['la deuxieme en sepia', 'edit 2: sepia'],
      ['le phare mais de nuit', 'edit 2: scene'],
      ['je prends la première', 'pick 1'],
      ['la 1 en noir et blanc et la 3 plus lumineuse', 'edit 1: black-and-white | edit 3: light+'],
      ['mélange la première et la deuxième', 'cannot combine'],
      ['trois variantes du marin', 'vary 3 ×3'],
      ['décris-moi celle du milieu', 'describe 2'],
    ],
  },
  {
    language: 'fr',
    situation: 'variants',
    rows: [['l’avant-dernière en noir et blanc', 'edit 3: black-and-white']],
  },
  {
    language: 'fr',
    situation: 'edited',
    rows: [
      ['non c’était mieux avant', 'undo'],
      ['encore plus clair', 'edit 2: light+'],
    ],
  },
  {
    language: 'fr',
    situation: 'chosen',
    rows: [
      ['détoure le personnage', 'edit chosen: cut-out'],
      ['floute un peu l’arrière-plan', 'edit chosen: background-blur'],
      ['tourne-la d’un quart de tour à droite', 'edit chosen: rotate-right'],
    ],
  },
  {
    language: 'en',
    situation: 'empty',
    rows: [
      ['draw me a fox wearing a scarf', 'make "fox scarf"'],
      ['can u make 3 posters for a jazz night', 'make "jazz" ×3'],
      ['a castle at dusk, 16:9, in the Encre bleue style', 'make "castle dusk" @16:9 ~Encre bleue'],
      ['is my film done yet?', 'job film'],
      ['am I allowed to sell the pictures?', 'help ownership'],
      ['who can see my stuff', 'help privacy'],
      ['cut my clips into a 20 second reel', 'film'],
    ],
  },
  {
    language: 'en',
    situation: 'three',
    rows: [
      ['make the second one brighter and sharper', 'edit 2: light+ sharpen'],
      ['the lighthouse but in winter', 'edit 2: scene'],
      ['four versions of the sailor', 'vary 3 ×4'],
      ['I like the first one best', 'pick 1'],
    ],
  },
  {
    language: 'en',
    situation: 'chosen',
    rows: [['cut out the person', 'edit chosen: cut-out']],
  },
];

export const thirdTalks: Readonly<Record<string, readonly MessageRow[]>> = {
  'a pastry cook': [
    [
      'Bonsoir ! j’aurais besoin d’un visuel de gâteau au chocolat pour ma vitrine',
      'make "gâteau chocolat"',
    ],
    ['c’est joli mais un peu terne', 'edit *: saturation+ // edit *: // ask change // praise'],
    ['oui voilà, et mets des framboises dessus', 'edit *: scene'],
    ['en carré maintenant', 'edit *: crop(1:1) // edit *: @1:1 // edit *: crop(1:1) @1:1'],
    ['parfait merci beaucoup !!', 'thanks // praise // praise | thanks'],
    ['et sinon vous pouvez m’écrire le prix dessus ?', 'cannot inscribe'],
  ],
  'a boy of twelve': [
    ['yo tu px fair un dinosor sur un skate', 'make "skate"'],
    ['mdr trop bien', 'praise'],
    ['mai en vert', 'edit *: scene // edit *: '],
    ['fé en 2 otres', 'vary * ×2'],
    ['la 2eme elle è nul reviens', 'undo // pick * // unclear'],
    ['tkt c bon', 'praise // stop // unclear // thanks'],
  ],
  'a retired headmistress': [
    [
      'Cher assistant, auriez-vous l’amabilité de me dessiner un kiosque à musique au milieu d’un parc ?',
      'make "kiosque parc"',
    ],
    ['Il manque des promeneurs, me semble-t-il.', 'edit *: scene'],
    [
      'Fort bien. Serait-il possible de l’obtenir en automne, et au format 3:2 ?',
      'edit *: scene @3:2',
    ],
    ['Non, pardon, au printemps plutôt.', 'edit *: scene'],
    ['Où puis-je retrouver cette image pour l’enregistrer ?', 'help sharing'],
  ],
  'someone who trains styles': [
    ['cb d’images il faut pour apprendre un style', 'help styles // help limits'],
    ['et le mot déclencheur c’est quoi', 'help trigger-words'],
    ['un vieux pont de pierre, ENKR', 'make "pont pierre" ~Encre bleue'],
    ['la même avec NATURE', 'edit *: ~NATURE // make "pont pierre" ~NATURE'],
    ['mon entraînement avance ?', 'job training'],
    ['stop l’entraînement', 'cancel training'],
  ],
  'a football dad with clips': [
    ['g mis mes vidéos du match tu peux en faire un film de 45 sec', 'film'],
    ['non attends', 'no // wait // stop'],
    ['mes clips c’est lesquels', 'list clips'],
    ['et les films déjà faits ?', 'list films'],
    ['arrête le film en cours', 'cancel film'],
  ],
  'an English musician': [
    ['hey there', 'greet'],
    ['an album cover with a moon over a motorway', 'make "moon motorway"'],
    ['too bright', 'edit 1: light-'],
    ['hmm put a car on the road and make it rain', 'edit *: scene'],
    ['go back to the first one', 'pick 1'],
    ['can you sing it too?', 'cannot sound'],
    ['what did it cost me so far', 'help prices'],
    ['ta, bye', 'thanks // thanks | stop // stop // greet'],
  ],
};
