/** What the server says to people in a conversation. */
export const chatTexts = {
  newConversation: 'Nouvelle conversation',
  cutOff: 'La réponse a été interrompue par un redémarrage du studio. Vous pouvez réessayer.',
  stoppedEmpty: 'Réponse arrêtée avant le premier mot.',
  failed: "L'assistant n'a pas pu répondre. Réessayez dans un instant.",
  remade: 'Voici la même image, refaite d’après sa recette.',
  description: 'Assistant d’un studio audiovisuel : il dessine et retouche des images.',
  nameRequired: 'Le nom est requis',
  userTooLong: 'Le champ « user » est trop long. Le maximum est de 255 caractères.',
  oneFile: 'Une seule image par message : le champ « files » en contient plusieurs.',
  onlyPictures: 'L’assistant ne regarde que des images : « files.0.type » doit être « image ».',
  noSuchFile: 'Aucune image n’a cet identifiant : « files.0.upload_file_id ».',
  searchByPerson: 'La recherche n’est pas possible au nom d’un autre « user ».',
  noTranscription: 'Aucun service de transcription n’est configuré dans ce studio.',
  noVoice: 'Ce studio ne lit pas à voix haute.',
  notHeard: 'Le service de transcription n’a pas répondu. Réessayez.',
} as const;
