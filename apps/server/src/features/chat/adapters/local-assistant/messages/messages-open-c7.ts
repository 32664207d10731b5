import type { MessageRow, MessageSet } from './message-row.ts';

/** For development, by somebody who never saw the grammar: people who wish several things at once, correct themselves, refer back, complain, or talk idly. Notation as in `messages-open-a`. */
export const openMessagesC7: readonly MessageSet[] = [
  {
    language: 'fr',
    situation: 'empty',
    rows: [
      [
        "bonjour, alors d'abord un phare breton et après une plage avec des parasols",
        'make "phare" | make "plage parasols"',
      ],
      ['dessine un chat, euh non, un chien', 'make "chien" // make "chat" | make "chien"'],
      [
        'je voulais un truc simple, enfin simple… une tasse de thé fumante sur un rebord de fenêtre',
        'make "thé fenêtre"',
      ],
      [
        "salut ! c'est ma première fois ici, tu me fais une maison dans les arbres ?",
        'make "maison arbres"',
      ],
      [
        "j'ai rêvé d'une baleine dans le ciel cette nuit, tu peux la dessiner ?",
        'make "baleine ciel"',
      ],
      ['un bateau, mais pas à voile, plutôt un cargo rouillé', 'make "cargo"'],
      [
        'fais une ville du futur puis trois variantes',
        'make "ville futur" | vary 1 ×3 // make "ville" | vary * ×3 // make "ville futur" ×4 // make "ville"',
      ],
      ['un champ de lavande et fais-en un petit film', 'make "lavande" | film'],
      [
        "c'est gratuit ? si oui, fais un arc de triomphe sous la neige",
        'help prices | make "triomphe neige" // make "triomphe neige"',
      ],
      ['un désert en 16:9, une oasis en carré', 'make "désert" @16:9 | make "oasis" @1:1'],
      [
        'mon chat est mort la semaine dernière, je voudrais le revoir : un gros siamois sur un canapé vert',
        'make "siamois canapé"',
      ],
      [
        "deux propositions d'affiche pour un bal, ensuite un logo pour l'association",
        'make "bal" ×2 | make "logo association"',
      ],
      [
        "hier j'avais demandé un hibou, aujourd'hui je veux une chouette effraie",
        'make "chouette"',
      ],
      ["imagine que t'es peintre : peins-moi un vieux port", 'make "port"'],
      ["je sais pas, peut-être une cabane au bord d'un fjord ?", 'make "cabane fjord"'],
      ['bon on va essayer autre chose, un carrousel la nuit', 'make "carrousel nuit"'],
      ["plutôt qu'un long discours : un renard, de la neige, la lune", 'make "renard neige lune"'],
      [
        'une montgolfière, ou non tiens, un dirigeable',
        'make "dirigeable" // make "montgolfière" | make "dirigeable"',
      ],
      [
        "style nature, une mare aux grenouilles, et en portrait tant qu'à faire",
        'make "mare grenouilles" @2:3 ~NATURE',
      ],
      [
        "c'est pour offrir à mon père qui adore la pêche : une rivière et une truite qui saute",
        'make "rivière truite"',
      ],
      ['fais moi une tour médiévale, un truc massif, avec des corbeaux', 'make "tour corbeaux"'],
      ["on m'a dit que tu dessinais bien, prouve-le avec un paon", 'make "paon"'],
      ["oublie ce que j'ai dit, fais un simple tournesol", 'make "tournesol"'],
      ['il fait moche dehors, dessine-moi le soleil sur une crique', 'make "soleil crique"'],
      ['une image de ce que tu veux du moment que y a un hérisson', 'make "hérisson"'],
      ["j'aimerais une rue pavée le soir. Des réverbères. Et personne.", 'make "rue"'],
      ['entraîne un style sur mes photos puis fais un film de 20 secondes', 'train | film'],
      ['montre mes styles et mes films', 'list styles | list films'],
      ['où en est mon film ? et mon style ?', 'job film | job training'],
      ["annule le film et l'entraînement", 'cancel film | cancel training'],
      ['fais un film avec mes clips de Noël, vertical, 40 secondes, sans musique', 'film'],
      ['tu sais quoi ? je vais te faire apprendre mes dessins', 'train'],
      [
        'comment ça se passe pour les prix et pour mes photos ?',
        'help prices | help privacy // help prices // help privacy',
      ],
      ["qui t'a fabriqué ?", 'help engine'],
      [
        'pourquoi tu ne réponds jamais comme je veux',
        'unclear // help engine // ask change // help general',
      ],
      ["ça rame, c'est normal ?", 'help duration // help contact // unclear'],
      [
        "j'ai perdu une image d'hier, où elle est passée ?",
        'list pictures // help bin // help gallery',
      ],
      ["mon film n'est jamais arrivé !", 'job film // help contact'],
      ["c'est nul votre truc", 'unclear // ask change // help contact'],
      ["je n'ai rien compris", 'unclear // help general'],
      ['tu as une âme ?', 'unclear // help engine'],
      ['quel est ton film préféré ?', 'unclear'],
      ["j'ai passé une sale journée", 'unclear'],
      ['devine où je suis en vacances', 'unclear'],
      ['tu es bien aimable', 'praise // thanks // unclear'],
      ['merci mais non merci', 'thanks // stop // unclear'],
      ['je reviens dans cinq minutes', 'wait // thanks'],
      ['bon, je te laisse, à plus', 'thanks // stop'],
    ],
  },
  {
    language: 'fr',
    situation: 'lake',
    rows: [
      [
        'plus clair, et enlève les montagnes, et ajoute un cygne tant que tu y es',
        'edit 1: light+ scene',
      ],
      [
        'en noir et blanc… non, en sépia plutôt',
        'edit 1: sepia // edit 1: black-and-white sepia // edit 1: black-and-white | edit 1: sepia',
      ],
      ["j'aime bien mais il manque quelque chose", 'ask change // praise // unclear'],
      ["c'est beau, mais trop sombre", 'edit 1: light+'],
      ['rien à voir avec ce que je voulais', 'ask change // unclear'],
      ['garde la lumière mais change la saison', 'edit 1: scene // ask change'],
      ['plus chaud, moins saturé, plus net', 'edit 1: warmth+ saturation- sharpen'],
      ['mets un ponton, enfin un petit', 'edit 1: scene'],
      [
        'la même deux fois, une de jour et une de nuit',
        'edit 1: scene // vary 1 ×2 // edit 1: scene | edit 1: scene',
      ],
      [
        'ok super, et du coup tu me fais une forêt dans le même genre',
        'make "forêt" // edit 1: scene',
      ],
      ['en 16:9 et avec un orage', 'edit 1: scene @16:9'],
      ["j'ai changé d'avis, je veux une ville", 'make "ville"'],
      ['fais deux variantes puis un château en ruine', 'vary 1 ×2 | make "château"'],
      [
        "plus lumineux s'il te plaît, et c'est possible de l'imprimer ?",
        'edit 1: light+ | cannot send // edit 1: light+ | help sharing // edit 1: light+',
      ],
      ['tu as oublié les étoiles', 'edit 1: scene // unclear'],
      ["ce n'est pas un lac ça, c'est une flaque !", 'ask change // unclear // edit 1: scene'],
      ['elle me rappelle mes vacances', 'praise // unclear'],
      ['enlève le ciel rose, mets-le gris', 'edit 1: scene'],
      ["je préférerais sans l'eau", 'edit 1: scene'],
      ['hum, un peu moins, je sais pas, un peu moins vif ?', 'edit 1: saturation-'],
      ["y a pas moyen de voir la rive d'en face ?", 'edit 1: scene // unclear'],
      ["merci pour le lac, passons à l'image d'un moulin", 'make "moulin"'],
      ['retourne-la et recadre-la en carré', 'edit 1: flip crop(1:1)'],
      ['pareil mais en hiver avec le style nature', 'edit 1: scene ~NATURE'],
    ],
  },
  {
    language: 'fr',
    situation: 'three',
    rows: [
      [
        "la 2 plus claire, la 3 en sépia, et la première tu l'oublies",
        'edit 2: light+ | edit 3: sepia',
      ],
      ['celle que tu as faite en premier, remets-la avec du brouillard', 'edit 1: scene'],
      ["pas le marin, l'autre, le phare, en plus net", 'edit 2: sharpen'],
      ['la même que la deux mais au soleil couchant', 'edit 2: scene'],
      ['mets le phare de la deux au bord du lac', 'cannot combine // edit 1: scene'],
      ["j'hésite entre la 1 et la 2", 'unclear // ask which'],
      ['un film avec les trois, puis un style', 'film | train'],
      ['laquelle tu préfères ?', 'unclear // ask which'],
      ['la cinquième était pas mal', 'ask which // praise'],
    ],
  },
  {
    language: 'fr',
    situation: 'variants',
    rows: [
      ['la une est ratée mais la trois est chouette', 'pick 4 // praise // unclear'],
      ['prends la deuxième, éclaircis-la et fais-en deux autres', 'edit 3: light+ | vary * ×2'],
    ],
  },
  {
    language: 'fr',
    situation: 'edited',
    rows: [
      ['non, pas clair, contrasté je voulais dire', 'edit 1: contrast+'],
      ["oui mais garde le ciel d'avant", 'edit 2: scene // undo // ask change'],
      ["finalement non, reprends l'original", 'undo // pick 1'],
    ],
  },
  {
    language: 'en',
    situation: 'lake',
    rows: [
      ['brighter, no wait, darker', 'edit 1: light- // edit 1: light+ | edit 1: light-'],
      ['love it but can you lose the clouds', 'edit 1: scene'],
      [
        'add a cabin, then give me two variations',
        'edit 1: scene | vary 1 ×2 // edit 1: scene | vary * ×2',
      ],
    ],
  },
];

export const openTalksC7: Readonly<Record<string, readonly MessageRow[]>> = {
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
