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
    done: 'Vidéo mise à la corbeille',
    undone: 'Vidéo restaurée',
    failed: 'Impossible de supprimer cette vidéo',
  },
  errors: {
    load: 'Erreur lors du chargement des vidéos',
    retry: 'Réessayer',
  },
} as const;
