import type { ToolName } from '@armoni/contract/tools';

/** A call with what matters of its input: words that are in it, how many a list has, figures. */
export type Expected = readonly [tool: ToolName, input?: Readonly<Record<string, string | number>>];

export type Said = {
  readonly says: string;
  /** What is to be done for it, in this order. */
  readonly does?: readonly Expected[];
  /** The picture that is chosen beside the conversation. */
  readonly chosen?: string;
  /** What a model calls for it, where that is not what is done: looking up first, or for a plan. */
  readonly model?: readonly (readonly [ToolName, Readonly<Record<string, unknown>>])[];
};

export type Task = {
  readonly of: 'trainer' | 'picture' | 'film';
  readonly talk: readonly Said[];
};

const images = (count: number) => Array.from({ length: count }, (_, index) => `image-${index + 1}`);
const clips = (count: number) => Array.from({ length: count }, (_, index) => `c0${index + 1}`);

/** A training that waits for its yes. */
const training = (says: string, count: number, input: Readonly<Record<string, unknown>>): Said => ({
  says,
  model: [
    ['list_items', { of: 'pictures', limit: count }],
    ['train_style', { ...input, pictures: images(count) }],
  ],
});
/** A film that waits for its yes. */
const filming = (says: string, count: number, input: Readonly<Record<string, unknown>>): Said => ({
  says,
  model: [
    ['list_items', { of: 'clips' }],
    ['make_film', { ...input, clips: clips(count) }],
  ],
});
const confirmed = (says: string, ...does: readonly Expected[]): Said => ({ says, does, model: [] });

/** Thirty tasks, written whole before any assistant was measured on them. */
export const tasks: Readonly<Record<string, Task>> = {
  'a style of fifteen pictures': {
    of: 'trainer',
    talk: [
      training('Entraîne un style « Rivage » avec mes 15 dernières images', 15, { name: 'Rivage' }),
      confirmed('oui', ['train_style', { name: 'Rivage', pictures: 15 }]),
    ],
  },
  'a style in English, with its trigger word': {
    of: 'trainer',
    talk: [
      training('train a style called Shore on my last 20 pictures, trigger word SHRE', 20, {
        ...{ name: 'Shore', trigger_word: 'SHRE' },
      }),
      confirmed('yes', ['train_style', { name: 'Shore', trigger_word: 'SHRE', pictures: 20 }]),
    ],
  },
  'variations, too few for a style': {
    of: 'trainer',
    talk: [
      {
        says: 'fais trois variations d’un phare, entraîne un style avec, puis un reel de 15 s',
        does: [['make_picture', { prompt: 'phare', count: 3 }]],
        model: [
          ['make_picture', { prompt: 'un phare', count: 3 }],
          ['train_style', { name: 'Phare', pictures: images(3) }],
        ],
      },
    ],
  },
  'a style that is not wanted after all': {
    of: 'trainer',
    talk: [
      training('Entraîne un style avec mes 15 dernières images', 15, { name: 'Mon style' }),
      confirmed('non, laisse tomber'),
    ],
  },
  'a style, and how far it is': {
    of: 'trainer',
    talk: [
      training('Entraîne un style « Dune » avec mes 15 dernières images', 15, { name: 'Dune' }),
      confirmed('oui', ['train_style', { name: 'Dune' }]),
      { says: 'où en est l’entraînement ?', does: [['read_job']] },
    ],
  },
  'a style that is stopped': {
    of: 'trainer',
    talk: [
      training('Entraîne un style « Dune » avec mes 15 dernières images', 15, { name: 'Dune' }),
      confirmed('vas-y', ['train_style', { name: 'Dune' }]),
      { says: 'annule l’entraînement', model: [['cancel_job', { job: 'style:3' }]] },
      confirmed('oui', ['cancel_job', { job: 'style:3' }]),
    ],
  },
  'the styles there are, and a picture in one': {
    of: 'trainer',
    talk: [
      { says: 'Quels sont mes styles ?', does: [['list_items', { of: 'styles' }]] },
      {
        says: 'dessine un phare dans le style NATURE',
        does: [['make_picture', { prompt: 'phare', style: 'NATURE' }]],
      },
    ],
  },
  'a word that is not known': {
    of: 'trainer',
    talk: [
      {
        says: 'c’est quoi un mot déclencheur ?',
        does: [['ask_studio', { topic: 'trigger-words' }]],
      },
    ],
  },
  'a picture in a style, then by night': {
    of: 'trainer',
    talk: [
      {
        says: 'Dessine un lac dans le style Encre bleue, puis la même mais la nuit',
        does: [
          ['make_picture', { prompt: 'lac', style: 'Encre bleue' }],
          ['edit_picture', { prompt: 'nuit' }],
        ],
      },
    ],
  },
  'a style and a film of the same pictures': {
    of: 'trainer',
    talk: [
      {
        says: 'Entraîne un style « Forêt » avec mes 15 dernières images puis fais un film vertical de 20 secondes avec ces images',
        model: [
          ['list_items', { of: 'pictures', limit: 15 }],
          ['train_style', { name: 'Forêt', pictures: images(15) }],
          ['make_film', { clips: images(15), wish: '20 secondes', aspect_ratio: '9:16' }],
        ],
      },
      confirmed(
        'je confirme',
        ['train_style', { name: 'Forêt', pictures: 15 }],
        ['make_film', { clips: 15, aspect_ratio: '9:16', wish: '20 secondes' }],
      ),
    ],
  },
  'a picture': {
    of: 'picture',
    talk: [
      {
        says: 'Un phare breton sous l’orage',
        does: [['make_picture', { prompt: 'phare' }]],
      },
    ],
  },
  'three variations of what is told': {
    of: 'picture',
    talk: [
      {
        says: 'Fais trois variations d’une forêt en automne',
        does: [['make_picture', { prompt: 'foret en automne', count: 3 }]],
      },
    ],
  },
  'a picture that is changed twice': {
    of: 'picture',
    talk: [
      { says: 'un lac de montagne', does: [['make_picture', { prompt: 'lac' }]] },
      { says: 'plus sombre', does: [['edit_picture', { prompt: 'sombre', picture: 'image-1' }]] },
      {
        says: 'et en noir et blanc',
        does: [['edit_picture', { prompt: 'noir et blanc', picture: 'image-2' }]],
      },
    ],
  },
  'a wide picture in English': {
    of: 'picture',
    talk: [
      {
        says: 'a lighthouse at night, 16:9',
        does: [['make_picture', { prompt: 'lighthouse', width: 1280, height: 720 }]],
      },
    ],
  },
  'another one': {
    of: 'picture',
    talk: [
      { says: 'un chat sur un toit', does: [['make_picture', { prompt: 'chat' }]] },
      { says: 'encore une autre', does: [['make_picture', { prompt: 'chat' }]] },
    ],
  },
  'a change that is taken back': {
    of: 'picture',
    talk: [
      { says: 'dessine un moulin', does: [['make_picture', { prompt: 'moulin' }]] },
      { says: 'plus clair', does: [['edit_picture', { prompt: 'clair' }]] },
      { says: 'annule' },
    ],
  },
  'three wishes in a sentence': {
    of: 'picture',
    talk: [
      {
        says: 'dessine un moulin puis un château et mets-le en sépia',
        does: [
          ['make_picture', { prompt: 'moulin' }],
          ['make_picture', { prompt: 'chateau' }],
          ['edit_picture', { prompt: 'sepia', picture: 'image-2' }],
        ],
      },
    ],
  },
  'a chosen picture as a square': {
    of: 'picture',
    talk: [
      {
        ...{ says: 'recadre-la en carré', chosen: '/media/u1/p03.jpg' },
        does: [['edit_picture', { picture: 'p03', prompt: 'recadre' }]],
        model: [['edit_picture', { prompt: 'recadre en 1:1' }]],
      },
    ],
  },
  'what a picture shows': {
    of: 'picture',
    talk: [
      {
        ...{ says: 'décris cette image', chosen: '/media/u1/p05.jpg' },
        does: [['describe_picture', { picture: 'p05' }]],
        model: [['describe_picture', {}]],
      },
    ],
  },
  'the latest pictures': {
    of: 'picture',
    talk: [{ says: 'montre-moi mes dernières images', does: [['list_items', { of: 'pictures' }]] }],
  },
  'four more of the same': {
    of: 'picture',
    talk: [
      { says: 'un village sous la neige', does: [['make_picture', { prompt: 'village' }]] },
      {
        says: 'fais-en quatre variantes',
        does: [['make_picture', { prompt: 'village', count: 4 }]],
      },
    ],
  },
  'who sees my photos': {
    of: 'picture',
    talk: [
      { says: 'mes photos sont-elles privées ?', does: [['ask_studio', { topic: 'privacy' }]] },
    ],
  },
  'a film of all clips': {
    of: 'film',
    talk: [
      filming('Monte un film de 15 secondes avec mes clips', 6, {
        ...{ wish: '15 secondes', aspect_ratio: '16:9' },
      }),
      confirmed('oui', ['make_film', { clips: 6, wish: '15 secondes', aspect_ratio: '16:9' }]),
    ],
  },
  'a reel in English': {
    of: 'film',
    talk: [
      filming('make a vertical reel of 10 seconds from my clips', 6, {
        ...{ wish: '10 seconds', aspect_ratio: '9:16' },
      }),
      confirmed('yes', ['make_film', { clips: 6, wish: '10 seconds', aspect_ratio: '9:16' }]),
    ],
  },
  'a square film of three clips': {
    of: 'film',
    talk: [
      filming('Fais un film carré de 30 secondes avec mes 3 derniers clips, rythmé', 3, {
        ...{ wish: '30 secondes, rythmé', aspect_ratio: '1:1' },
      }),
      confirmed('d’accord', ['make_film', { clips: 3, aspect_ratio: '1:1', wish: '30 secondes' }]),
    ],
  },
  'the films there are, and a quicker one': {
    of: 'film',
    talk: [
      { says: 'Montre-moi mes films', does: [['list_items', { of: 'films' }]] },
      {
        says: 'rends le dernier film plus rythmé',
        does: [['change_film', { wish: 'plus rythme' }]],
      },
    ],
  },
  'a film, and how far it is': {
    of: 'film',
    talk: [
      filming('Fais un film avec mes clips', 6, {}),
      confirmed('ok', ['make_film', { clips: 6 }]),
      { says: 'où en est mon film ?', does: [['read_job']] },
    ],
  },
  'a film that is stopped': {
    of: 'film',
    talk: [
      filming('Fais un film avec mes clips', 6, {}),
      confirmed('oui', ['make_film', { clips: 6 }]),
      { says: 'arrête le film', model: [['cancel_job', { of: 'film' }]] },
      confirmed('oui', ['cancel_job', { job: 'film:job-1' }]),
    ],
  },
  'two pictures, then their film': {
    of: 'film',
    talk: [
      {
        says: 'dessine un lac, puis un phare, puis fais un film de 12 secondes avec ces images',
        does: [
          ['make_picture', { prompt: 'lac' }],
          ['make_picture', { prompt: 'phare' }],
        ],
        model: [
          ['make_picture', { prompt: 'un lac' }],
          ['make_picture', { prompt: 'un phare' }],
          ['make_film', { clips: images(2), wish: '12 secondes' }],
        ],
      },
      confirmed('oui', ['make_film', { clips: 2, wish: '12 secondes' }]),
    ],
  },
  'a text taken out of a film': {
    of: 'film',
    talk: [
      {
        says: 'Dans mon dernier film, enlève le texte',
        does: [['change_film', { wish: 'enleve le texte' }]],
      },
    ],
  },
};
