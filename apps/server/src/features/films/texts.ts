import type { FetchRefusal } from '../../platform/outbound/safe-fetch.ts';

/** What is said to people about the making of films. */
export const filmTexts = {
  fileGone: 'Un des fichiers de ce montage n’existe plus.',
  invalidAudioUrl: 'L’adresse de la musique doit commencer par http:// ou https://.',
  noPictures: 'Ce fichier n’a pas d’images.',
  tooManySources: 'Ce film a déjà autant de clips qu’un film peut en avoir.',
  tooMuchMusic: 'Ce film a déjà autant de musiques qu’il peut en avoir.',
  unknownMusic: 'Ce film n’a pas la musique que ce montage demande.',
  musicNotOurs: 'Choisissez un morceau du studio ou un de vos fichiers.',
  toolMissing: 'L’outil vidéo du studio manque ou ne démarre pas.',
  untitled: 'Film',
  firstVersion: 'Premier montage',
  reshaped: (title: string, shape: string) => `Version ${shape} de « ${title} »`,
  reshapedTitle: (title: string, shape: string) => `${title}, ${shape}`,
  sameShape: (shape: string) => `Ce film est déjà en ${shape}.`,
  noProxy: 'Ce clip n’a pas d’aperçu.',
  noRoomForProxy: 'L’aperçu de ce clip ne tient plus dans votre espace.',
  keptMusic: 'musique',
  archiveFolder: 'films',
  archivedVersion: (title: string, number: number) => `${title} (version ${number})`,
  musicRefusal: {
    'address-refused': 'L’adresse de la musique n’est pas accessible publiquement.',
    unreachable: 'L’adresse de la musique ne répond pas.',
    status: 'Aucune musique ne se trouve à cette adresse.',
    'too-large': 'La musique est trop lourde. Le maximum est de 200 Mo.',
    'too-slow': 'La musique met trop de temps à arriver.',
    'too-many-redirects': 'L’adresse de la musique renvoie sans fin vers d’autres adresses.',
  } satisfies Record<FetchRefusal, string>,
};
