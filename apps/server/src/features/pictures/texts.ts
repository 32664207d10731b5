import type { ReferenceRefusal } from './ports.ts';

/** What is said to people about pictures and styles. */
export const pictureTexts = {
  styleNotFound: (name: string) =>
    `Le style${name ? ` « ${name} »` : ''} n'existe pas ou n'est pas encore prêt. Choisissez-en un autre dans SELECT TRAINER.`,
  styleOfOtherEngine: (name: string) =>
    `Le style « ${name} » a été entraîné avec un autre moteur et ne peut pas être appliqué avec celui-ci. Entraînez-le de nouveau, ou choisissez-en un autre.`,
  styleLeftOut: (name: string) =>
    `Le style « ${name} » a été entraîné avec un autre moteur : l'image est faite sans.`,
  tooManyWaiting: "Beaucoup d'images attendent déjà leur tour. Réessayez dans une minute.",
  engineFailed: "Le moteur d'images a échoué. Réessayez, ou changez la demande.",
  engineAway: "Le service d'images ne répond pas. Réessayez dans un instant.",
  engineRefused: "Le service d'images a refusé cette demande. Changez-la et réessayez.",
  noStylesHere: "Ce service d'images n'applique pas les styles entraînés : l'image est faite sans.",
  manifestStays:
    "L'image de référence porte un manifeste C2PA (Content Credentials). Il reste dans votre fichier, et la nouvelle image le cite comme ce dont elle est faite.",
  remake: {
    styleGone: (name: string) =>
      `Le style « ${name} » de cette image n'existe plus : elle ne peut pas être refaite à l'identique.`,
    styleChanged: (name: string) =>
      `Le style « ${name} » a été entraîné de nouveau depuis : cette image ne peut plus être refaite à l'identique.`,
    referenceGone:
      "L'image de référence n'est plus dans vos fichiers. Ajoutez-la de nouveau à une conversation pour refaire cette image.",
    otherEngine:
      "Cette image a été faite par le moteur local, et un autre moteur dessine ici maintenant : elle ne peut pas être refaite à l'identique.",
    ofService: "Un service a fait cette image : il ne promet pas de la refaire à l'identique.",
    otherVersion:
      "Le moteur a changé de version depuis : l'image refaite sera proche, pas identique.",
  },
  reference: {
    'not-found':
      "L'image de référence est introuvable. Choisissez-la de nouveau dans le panneau de droite.",
    unreachable:
      "L'image de référence n'a pas pu être lue à cette adresse. Ajoutez-la plutôt à la conversation.",
    unreadable: "L'image de référence n'est pas une image lisible (PNG, JPEG, WebP ou AVIF).",
    'too-large': "L'image de référence est trop grande.",
    'too-complex':
      "L'image de référence demande trop de temps ou de mémoire pour être ouverte. Enregistrez-la de nouveau avec un autre logiciel, puis réessayez.",
    busy: "Beaucoup de vos images attendent déjà d'être ouvertes. Réessayez dans une minute.",
  } satisfies Record<ReferenceRefusal, string>,
};
