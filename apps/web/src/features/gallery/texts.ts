import { formatDuration } from '../../lib/format/format.ts';

/** Every text of the gallery that a person reads. */
export const texts = {
  title: 'Galerie Vidéos',
  // French counts none as one.
  count: (total: number) =>
    total < 2 ? `${total} vidéo` : `${total.toLocaleString('fr-FR')} vidéos`,
  loading: 'Chargement des vidéos',
  loadingMore: 'Chargement de la suite',
  empty: {
    title: 'Aucune vidéo pour le moment',
    body: 'Montez un premier film à partir de vos clips.',
    action: 'Ouvrir Edytor',
  },
  film: 'Film du',
  used: (size: string) => `${size} utilisés`,
  search: {
    label: 'Rechercher un film',
    placeholder: 'Nom, mot du souhait, mois…',
    clear: 'Effacer la recherche',
    favourites: 'Favoris seulement',
    order: 'Ordre des films',
    orders: { newest: 'Plus récentes', oldest: 'Plus anciennes', longest: 'Plus longues' },
    none: 'Aucune vidéo ne correspond',
    noneBody: 'Essayez un autre mot, ou revenez à toutes les vidéos.',
    noFavourite: 'Vous n’avez pas encore de favori. L’étoile d’un film en fait un.',
    all: 'Toutes les vidéos',
  },
  favourite: { add: 'Ajouter aux favoris', remove: 'Retirer des favoris', is: 'favori' },
  selection: {
    choose: (name: string) => `Sélectionner « ${name} »`,
    label: 'Vidéos sélectionnées',
    count: (total: number) =>
      total < 2 ? `${total} vidéo sélectionnée` : `${total} vidéos sélectionnées`,
    all: 'Tout sélectionner',
    none: 'Ne rien sélectionner',
    favourite: 'Favori',
    remove: 'Supprimer',
    download: 'Télécharger',
  },
  few: {
    title: 'Et maintenant\u00A0?',
    shots: (count: number) => (count === 1 ? '1 plan' : `${count} plans`),
    version: (number: number) => `version ${number}`,
    show: 'Le montrer',
    showBody: 'Un lien révocable, qui se lit partout',
    make: 'Un nouveau film',
    makeBody: 'Vos clips vous attendent dans Edytor',
  },
  name: { edit: 'Renommer', label: 'Nom du film', save: 'Enregistrer le nom' },
  dialog: {
    why: 'Pourquoi ces plans\u00A0?',
    whyUnknown: 'Le détail des plans de ce film n’a pas été gardé.',
    recut: 'Remonter',
    recutLong: 'Remonter ce film',
    download: 'Télécharger',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    linkNotCopied: 'Impossible de copier le lien',
    remove: 'Supprimer',
    close: 'Fermer',
    previous: 'Film précédent',
    next: 'Film suivant',
    fullScreen: 'Plein écran',
    controls: {
      play: 'Lire',
      pause: 'Mettre en pause',
      soundOn: 'Remettre le son',
      soundOff: 'Couper le son',
      volume: 'Volume',
      seek: 'Position dans le film',
      clock: formatDuration,
    },
    notes: 'À savoir sur ce film',
  },
  removal: {
    title: 'Supprimer cette vidéo\u00A0?',
    body: 'Le film ira à la corbeille. Vous pourrez l’y reprendre pendant 30 jours. Ses liens partagés ne marcheront plus, sauf si vous le restaurez.',
    cancel: 'Annuler',
    confirm: 'Supprimer',
    titleOfSeveral: (count: number) => `Supprimer ${count} vidéos\u00A0?`,
    bodyOfSeveral:
      'Les films iront à la corbeille. Vous pourrez les y reprendre pendant 30 jours. Leurs liens partagés ne marcheront plus, sauf si vous les restaurez.',
    done: (count: number) =>
      count === 1 ? 'Vidéo mise à la corbeille' : `${count} vidéos mises à la corbeille`,
    undone: (count: number) => (count === 1 ? 'Vidéo restaurée' : `${count} vidéos restaurées`),
    failed: (count: number) =>
      count === 1 ? 'Impossible de supprimer cette vidéo' : 'Impossible de supprimer ces vidéos',
  },
  errors: {
    load: 'Erreur lors du chargement des vidéos',
    retry: 'Réessayer',
    stay: 'Vos films sont toujours là. Vérifiez votre connexion, puis réessayez.',
    download: 'Le téléchargement n’a pas pu commencer',
    change: 'Ce changement n’a pas pu être enregistré',
    gone: 'Ce film n’existe plus',
  },
} as const;
