import { stageNames } from '../../../ui/film/stage-names.ts';

/** What the cards of tools say; of a plan in the language in which it was asked for. */
export const cardTexts = {
  plan: {
    fr: {
      title: 'Je vais :',
      decline: 'Annuler',
      change: 'Modifier',
      confirm: 'Confirmer',
      leave: 'Vous pouvez fermer la page : tout continue.',
    },
    en: {
      title: 'I will:',
      decline: 'Cancel',
      change: 'Change',
      confirm: 'Confirm',
      leave: 'You may close the page: everything goes on.',
    },
  },
  stop: 'Arrêter',
  stopQuestion: 'Arrêter vraiment ? Ce qui est fait est perdu.',
  stopNo: 'Continuer',
  stopFailed: 'L’arrêt n’a pas abouti. Réessayez dans un instant.',
  unread: 'Son état n’a pas pu être lu.',
  gone: 'Ce travail n’existe plus.',
  style: {
    training: 'En entraînement',
    completed: 'Prêt',
    failed: 'Échoué',
    progress: (name: string) => `Entraînement de « ${name} »`,
    use: 'L’essayer',
    open: 'Ouvrir',
  },
  film: {
    title: 'Film',
    progress: 'Montage du film',
    waiting: 'Attend son tour',
    failed: 'Le film a échoué.',
    cancelled: 'Le film a été arrêté.',
    open: 'Ouvrir dans la galerie',
    stages: stageNames,
  },
  list: {
    pictures: 'Images',
    styles: 'Styles',
    films: 'Films',
    clips: 'Clips',
    more: (count: number) => `et ${count} de plus`,
    all: 'Tout voir',
  },
} as const;
