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
  quota: 'Votre espace est plein. Supprimez des fichiers ou des films pour en envoyer d’autres.',
};
