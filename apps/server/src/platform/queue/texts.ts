import type { StudioFault } from './studio-fault.ts';

/** What the queue says to people. */
export const queueTexts = {
  interruptedTooOften:
    'Le traitement a été interrompu trop souvent. Relancez-le ou essayez avec d’autres fichiers.',
  crashedTwice:
    'Le traitement s’est arrêté net deux fois de suite. Essayez avec d’autres fichiers.',
  unexpected: 'Une erreur inattendue a arrêté le traitement. Vous pouvez le relancer.',
  awayTooLong:
    'Le service extérieur qui devait faire ce travail n’a pas répondu depuis une journée. Vous pouvez relancer le traitement.',
  waitsFor: {
    'data-away':
      'Le stockage du studio ne répond pas pour le moment. Le traitement reprendra de lui-même.',
    'disk-full':
      'Le studio n’a plus de place sur son disque. Le traitement reprendra de lui-même dès qu’il en aura.',
    'tool-missing':
      'L’outil vidéo du studio manque ou ne démarre pas. Le traitement reprendra de lui-même une fois l’outil en place.',
    'memory-short':
      'Le studio manque de mémoire pour le moment. Le traitement reprendra de lui-même.',
    'engine-away':
      'Le service extérieur qui fait ce travail ne répond pas pour le moment. Le traitement reprendra de lui-même.',
  } satisfies Record<StudioFault, string>,
};
