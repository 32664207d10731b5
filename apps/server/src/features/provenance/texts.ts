/** What is said to people who have a file checked. */
export const provenanceTexts = {
  original: 'Le fichier d’origine, fait ici',
  busy: 'Beaucoup de fichiers attendent déjà d’être vérifiés. Réessayez dans une minute.',
  'address-refused':
    'Le studio ne lit que des adresses publiques, en http ou https. Déposez plutôt le fichier.',
  unreachable: 'Cette adresse ne répond pas. Déposez plutôt le fichier.',
  status: 'Cette adresse ne donne pas de fichier. Déposez plutôt le fichier.',
  'too-large': 'Ce fichier est trop grand pour être lu à distance. Déposez-le plutôt.',
  'too-slow': 'Cette adresse répond trop lentement. Déposez plutôt le fichier.',
  'too-many-redirects': 'Cette adresse renvoie ailleurs sans fin. Déposez plutôt le fichier.',
};
