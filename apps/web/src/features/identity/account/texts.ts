import type { StoredKind } from '@armoni/contract/account';
import { texts as shared } from '@armoni/contract/texts';

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
      bin: counted('élément à la corbeille', 'éléments à la corbeille'),
    } satisfies Record<StoredKind['kind'], (count: number) => string>,
  },

  bin: {
    title: 'Corbeille',
    lead: 'Ce que vous supprimez y reste 30 jours, et compte dans votre espace.',
    empty: 'La corbeille est vide. Ce que vous supprimez y reste 30 jours.',
    loading: 'Chargement de la corbeille',
    failed: 'Impossible de lire votre corbeille.',
    more: 'Voir la suite',
    unnamed: 'Sans nom',
    kinds: { conversation: 'conversation', picture: 'image', style: 'style', film: 'film' },
    left: (days: number) =>
      days === 0 ? 'part bientôt' : `encore ${counted('jour', 'jours')(days)}`,
    restore: 'Restaurer',
    restoreNamed: (name: string) => `Restaurer «\u00A0${name}\u00A0»`,
    removeNamed: (name: string) => `Supprimer définitivement «\u00A0${name}\u00A0»`,
    emptyAction: 'Vider la corbeille',
    removal: {
      title: 'Supprimer définitivement\u00A0?',
      body: (name: string) => `«\u00A0${name}\u00A0» ne pourra plus être retrouvé.`,
      cancel: 'Annuler',
      confirm: 'Supprimer définitivement',
    },
    emptying: {
      title: 'Vider la corbeille\u00A0?',
      body: (count: number) =>
        `${counted('élément ne pourra plus être retrouvé', 'éléments ne pourront plus être retrouvés')(count)}.`,
      cancel: 'Annuler',
      confirm: 'Vider la corbeille',
    },
    done: {
      restore: 'C’est de retour à sa place',
      remove: 'Supprimé définitivement',
      empty: 'La corbeille est vide',
    },
    failedTo: {
      restore: 'La restauration n’a pas abouti. Réessayez.',
      remove: 'La suppression n’a pas abouti. Réessayez.',
      empty: 'La corbeille n’a pas pu être vidée. Réessayez.',
    },
  },

  signIn: { title: 'Se connecter' },

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

  author: {
    title: 'Signer comme auteur',
    loading: 'Lecture de votre choix…',
    unreadable: 'Votre choix ne peut pas être lu.',
    none: 'aucun nom n’est écrit dans vos images ni dans vos films',
    signed: (name: string) => `«\u00A0${name}\u00A0» est écrit dans ce que vous faites`,
    choose: 'Choisir',
    chooseLabel: 'Choisir un nom d’auteur',
    change: 'Changer',
    changeLabel: 'Changer de nom d’auteur',
    stop: 'Ne plus signer',
    stopLabel: 'Ne plus signer comme auteur',
    stopped: 'Aucun nom n’est plus écrit dans ce que vous faites',
    dialogTitle: 'Signer comme auteur',
    explained:
      'Ce nom sera écrit dans vos prochaines images et vos prochains films, où chacun pourra le lire. À qui les vérifie, il est dit déclaré, et non prouvé. Ce qui est déjà fait ne change pas.',
    name: 'Nom d’auteur',
    nameMissing: shared.authorNameRequired,
    nameTooLong: shared.authorNameTooLong,
    submit: 'Signer ainsi',
    failed: 'Votre choix n’a pas pu être enregistré. Réessayez.',
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
