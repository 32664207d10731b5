/** Of a message that is spoken. */
export const voiceTexts = {
  begin: 'Dicter le message',
  end: 'Terminer la dictée',
  hearing: 'Transcription en cours…',
  recording: (seconds: number) => `Dictée en cours : ${seconds} s`,
  noMicrophone:
    'Le micro n’est pas accessible. Autorisez-le dans votre navigateur, puis réessayez.',
  failed: 'La dictée n’a pas pu être transcrite. Votre texte est gardé : réessayez.',
  nothing: 'Aucune parole n’a été entendue.',
} as const;
