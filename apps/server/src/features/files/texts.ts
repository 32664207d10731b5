/** What the files feature says to people. */
export const fileTexts = {
  unsupported: 'Ce fichier n’est pas une image, une vidéo ou un son que le studio accepte.',
  heic: 'Les photos HEIC ne sont pas acceptées. Enregistrez-la en JPEG (sur iPhone : Réglages › Appareil photo › Formats › Le plus compatible).',
  empty: 'Ce fichier est vide.',
  archiveFolders: { image: 'images', video: 'clips', audio: 'sons' },
  damaged: 'Cette image est abîmée ou incomplète.',
  tooManyPixels: 'Cette image a trop de pixels. Le maximum est de 100 millions.',
  tooComplex:
    'Cette image demande trop de temps ou de mémoire pour être ouverte. Enregistrez-la de nouveau avec un autre logiciel, puis réessayez.',
  busy: 'Beaucoup de vos images attendent déjà d’être ouvertes. Réessayez dans une minute.',
  stillTooLarge: 'Cette image est trop lourde. Le maximum est de 64 Mo.',
  invalidFolder: 'Le dossier doit avoir la forme « utilisateur/conversation ».',
  badMetadata: 'L’en-tête « Upload-Metadata » est illisible.',
  missingHeader: (name: string) => `L’en-tête « ${name} » manque ou n’est pas un nombre.`,
  otherTusVersion: 'Ce studio parle la version 1.0.0 du protocole tus.',
  otherOffset: 'Ce fichier ne reprend pas à cet endroit. Demandez où il en est.',
  pieceType: 'Un morceau se nomme « application/offset+octet-stream ».',
  pieceTooSmall: 'Ce morceau est trop petit : envoyez au moins 5 Mio à la fois, sauf à la fin.',
  tooManyUploads: 'Trop d’envois sont déjà en cours. Terminez-en ou abandonnez-en d’abord.',
  quota: 'Votre espace est plein. Supprimez des fichiers ou des films pour en envoyer d’autres.',
};
