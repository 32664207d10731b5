import type { MessageSet } from './message-row.ts';

/** What the mends of the third list are of: for each kind sentences of their own, and what must stay beside them. */
export const kindMessages: readonly MessageSet[] = [
  {
    language: 'fr',
    situation: 'empty',
    rows: [
      // Asked of other assistants, or to be done: not drawn.
      ['donne-moi la météo', 'unclear'],
      ['donne-moi la mer', 'make "mer"'],
      ['peux-tu me dire la météo', 'unclear'],
      ['une affiche pour la météo', 'make "météo"'],
      ['il me faut un devis', 'help prices'],
      ['mes enfants vont à la plage', 'make "enfants plage"'],
      ['je voudrais que tu joues du piano', 'unclear'],
      ['un enfant qui joue du piano', 'make "enfant piano"'],
      // What somebody has.
      ['mes styles c’est quoi déjà', 'list styles'],
      ['quels sont mes films', 'list films'],
      ['et les images que j’ai faites ?', 'list pictures'],
      // A machine or a human, and how one tells.
      ['tu es une IA ?', 'help engine'],
      ['je veux parler à un humain', 'help contact'],
      ['un humain et un robot qui dansent', 'make "humain robot"'],
      ['est-ce que les gens vont voir que c’est une IA ?', 'help signature'],
      ['comment faire un retour à la ligne', 'help keyboard'],
      ['une ligne de train', 'make "ligne train"'],
      // What is of the account is not the account.
      ['supprime mon compte', 'help account'],
      ['comment effacer une image de mon compte', 'cannot delete'],
      // Breeds and feasts are subjects.
      ['noël', 'make "noël"'],
      ['joyeux noël', 'greet'],
      ['dessine un chat avec', 'make "un chat"'],
    ],
  },
  {
    language: 'fr',
    situation: 'lake',
    rows: [
      ['mai sans les arbres', 'edit 1: scene'],
      ['fé en 3', 'vary 1 ×3'],
      ['fais-en plus', 'vary 1 ×3'],
      ['fais en sorte qu’il neige', 'edit 1: scene'],
      ['refais exactement la même', 'vary 1 ×1'],
      ['tu peux refaire exactement la même plus tard ?', 'help recipe'],
      ['est-ce que je peux l’avoir en hiver ?', 'edit 1: scene'],
      ['est-ce que je peux l’avoir sur mon téléphone ?', 'help sharing'],
      ['serait-il possible de l’avoir en pdf ?', 'help formats'],
      ['et mes clips ?', 'unclear'],
      ['et la vidéo ?', 'unclear'],
      ['et les montagnes ?', 'edit 1: scene'],
      ['mes amis vont adorer', 'unclear'],
      ['à tout à l’heure', 'thanks'],
      ['et sinon un phare', 'make "phare"'],
      ['pouvez-vous me l’écrire dessus ?', 'cannot inscribe'],
    ],
  },
  {
    language: 'fr',
    situation: 'edited',
    rows: [
      ['c’est moche reviens', 'undo'],
      ['trop sombre, reviens en arrière', 'undo'],
      ['elle est nulle', 'ask change'],
    ],
  },
  {
    language: 'fr',
    situation: 'three',
    rows: [
      ['celle du milieu en noir et blanc', 'edit 2: black-and-white'],
      ['mets un phare au milieu', 'edit 3: scene'],
    ],
  },
  { language: 'fr', situation: 'variants', rows: [['la photo du milieu', 'pick 3']] },
  {
    language: 'en',
    situation: 'empty',
    rows: [
      ['golden retriever puppy', 'make "golden retriever puppy"'],
      ['can you call my mom', 'unclear'],
      ['can you show me how it works', 'unclear'],
      ['would you recommend a camera', 'unclear'],
      ['can you give me pirates on a ship', 'make "pirates ship"'],
      ['can you come up with a logo for a bakery', 'make "logo bakery"'],
      ['can you build me a lighthouse', 'make "lighthouse"'],
      ['a fox, in NATURE style', 'make "fox" ~NATURE'],
      ['a walk in the nature', 'make "walk nature"'],
      ['am I talking to a human', 'help engine'],
      ['can I talk to a human?', 'help contact'],
    ],
  },
  {
    language: 'en',
    situation: 'lake',
    rows: [
      ['could I have it in autumn, in 3:2?', 'edit 1: scene @3:2'],
      ['can I have it in png?', 'help formats'],
      ['it’s ugly, undo', 'undo'],
    ],
  },
];
