/** What the queue says to people. */
export const queueTexts = {
  interruptedTooOften:
    'Le traitement a été interrompu trop souvent. Relancez-le ou essayez avec d’autres fichiers.',
  unexpected: 'Une erreur inattendue a arrêté le traitement. Vous pouvez le relancer.',
};
