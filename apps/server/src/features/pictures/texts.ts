import type { ReferenceRefusal } from './ports.ts';

type Size = { readonly width: number; readonly height: number };
const sized = ({ width, height }: Size) => `${width} × ${height}`;

const french = {
  madeSmaller: (was: Size, is: Size) =>
    `Travaillée en ${sized(is)} pixels, au lieu de ${sized(was)} : votre fichier n'a pas été touché.`,
  unchanged:
    "Le service d'images a rendu la même image : rien n'y a changé, et elle n'est pas montrée comme modifiée. Dites autrement ce qui doit changer.",
  styleNotFound: (name: string) =>
    `Le style${name ? ` « ${name} »` : ''} n'existe pas ou n'est pas encore prêt. Choisissez-en un autre dans SELECT TRAINER.`,
  styleOfOtherEngine: (name: string) =>
    `Le style « ${name} » a été entraîné avec un autre moteur et ne peut pas être appliqué avec celui-ci. Entraînez-le de nouveau, ou choisissez-en un autre.`,
  styleNotMixed: (name: string) =>
    `Deux styles ne se mélangent que s'ils sont tous deux du moteur local : « ${name} » a été entraîné avec un autre. Choisissez-en un seul, ou deux du moteur local.`,
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

const english: typeof french = {
  madeSmaller: (was, is) =>
    `Worked on at ${sized(is)} pixels instead of ${sized(was)}: your file was not touched.`,
  unchanged:
    'The picture service gave the same picture back: nothing in it has changed, so it is not shown as edited. Say in other words what is to change.',
  styleNotFound: (name) =>
    `The style${name ? ` "${name}"` : ''} does not exist or is not ready yet. Pick another one in SELECT TRAINER.`,
  styleOfOtherEngine: (name) =>
    `The style "${name}" was trained with another engine and cannot be applied with this one. Train it again, or pick another one.`,
  styleNotMixed: (name) =>
    `Two styles can be mixed only where both are of the local engine: "${name}" was trained with another. Pick one of them, or two of the local engine.`,
  styleLeftOut: (name) =>
    `The style "${name}" was trained with another engine: the picture is made without it.`,
  tooManyWaiting: 'Many pictures are waiting for their turn already. Try again in a minute.',
  engineFailed: 'The picture engine has failed. Try again, or change the request.',
  engineAway: 'The picture service does not answer. Try again in a moment.',
  engineRefused: 'The picture service has refused this request. Change it and try again.',
  noStylesHere:
    'This picture service does not apply trained styles: the picture is made without one.',
  manifestStays:
    'The reference picture carries a C2PA manifest (Content Credentials). It stays in your file, and the new picture names it as what it is made of.',
  remake: {
    styleGone: (name) =>
      `The style "${name}" of this picture no longer exists: it cannot be made again as it was.`,
    styleChanged: (name) =>
      `The style "${name}" has been trained again since: this picture can no longer be made again as it was.`,
    referenceGone:
      'The reference picture is no longer among your files. Add it to a conversation again to remake this picture.',
    otherEngine:
      'This picture was made by the local engine, and another engine draws here now: it cannot be made again as it was.',
    ofService: 'A service made this picture: it does not promise to make it again as it was.',
    otherVersion:
      'The engine has changed its version since: the picture made again will be close, not the same.',
  },
  reference: {
    'not-found': 'The reference picture was not found. Select it again in the right panel.',
    unreachable:
      'The reference picture could not be read at this address. Add it to the conversation instead.',
    unreadable: 'The reference is no picture that can be read (PNG, JPEG, WebP or AVIF).',
    'too-large': 'The reference picture is too large.',
    'too-complex':
      'The reference picture takes too much time or memory to open. Save it again with another program, then try again.',
    busy: 'Many of your pictures are waiting to be opened already. Try again in a minute.',
  },
};

/** What is said to people about pictures and styles. */
export const pictureTextsIn = { fr: french, en: english } as const;

/** Where nobody's language is known. */
export const pictureTexts = french;
