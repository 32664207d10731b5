import type { StoredKind } from '@armoni/contract/account';

// French counts none as one.
const counted = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`;

/** Every text of the account page. */
export const texts = {
  title: 'Compte',
  sections: 'Sections du compte',
  signOut: 'Se déconnecter',
  signOutFailed: "La déconnexion n'a pas abouti. Réessayez.",
  retry: 'Réessayer',

  storage: {
    title: 'Stockage',
    loading: 'Chargement de votre espace',
    failed: 'Impossible de lire votre espace.',
    of: (quota: string) => `sur ${quota}`,
    left: (size: string) => `Reste ${size}`,
    full: 'Votre espace est plein.',
    empty: 'Rien n’est stocké pour le moment. Vos images et vos films seront comptés ici.',
    counts: {
      films: counted('film', 'films'),
      pictures: counted('image', 'images'),
      clips: counted('clip', 'clips'),
      sounds: counted('son', 'sons'),
    } satisfies Record<StoredKind['kind'], (count: number) => string>,
  },

  signIn: {
    title: 'Se connecter',
    email: 'votre adresse de connexion',
    password: 'Mot de passe',
    passwordExplained: 'le changer déconnecte vos autres appareils',
    change: 'Changer',
    changePassword: 'Changer de mot de passe',
  },

  devices: {
    title: 'Appareils',
    lead: 'Là où votre compte est ouvert.',
    loading: 'Chargement de vos appareils',
    failed: 'Impossible de lire vos appareils.',
    alone: 'Aucun autre appareil n’est connecté.',
    current: 'Cet appareil',
    unknown: 'Programme inconnu',
    since: (date: string) => `connecté le ${date}`,
    end: 'Mettre fin',
    endOf: (device: string, date: string) => `Mettre fin : ${device}, connecté le ${date}`,
    endOthers: 'Tout fermer ailleurs',
    ended: 'Appareil déconnecté',
    othersEnded: 'Vos autres appareils sont déconnectés',
    endFailed: 'L’appareil n’a pas pu être déconnecté. Réessayez.',
  },

  data: {
    title: 'Vos données',
    export: 'Exporter tout',
    exportExplained: 'vos textes, images, clips, styles et films, dans une archive .zip',
    exportAction: 'Exporter',
    exporting: 'Votre archive se prépare. Vous pouvez quitter cette page.',
    exported: (size: string, day: string) => `${size}, à télécharger avant le ${day}`,
    download: 'Télécharger',
    exportAgain: 'Refaire',
    exportAgainLabel: 'Refaire l’archive',
    exportFailed: 'L’export n’a pas abouti. Réessayez.',
    erase: 'Effacer mon compte',
    eraseExplained: 'tout disparaît, sans retour\u00A0; le mot de passe est demandé',
    eraseExplainedBare: 'tout disparaît, sans retour',
    eraseAction: 'Effacer',
    eraseTitle: 'Effacer votre compte\u00A0?',
    eraseBody:
      'Vos conversations, vos images, vos styles et vos films sont effacés, et tous vos appareils déconnectés. Rien ne pourra être retrouvé.',
    password: 'Mot de passe',
    passwordMissing: 'Indiquez votre mot de passe.',
    wrongPassword: 'Le mot de passe est incorrect.',
    tooManyTries: 'Trop de tentatives. Patientez une minute, puis réessayez.',
    eraseFailed: 'L’effacement n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
    cancel: 'Annuler',
    eraseConfirm: 'Tout effacer',
    erased: 'Votre compte est effacé.',
  },
} as const;
