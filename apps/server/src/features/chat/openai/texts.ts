export const engineTexts = {
  conversation: (key: string) => `Images de « ${key} »`,
  ownConversation: 'Images d’un programme',
  noSuchModel: (model: string) => `Le modèle « ${model} » n’existe pas.`,
  noQuestion: 'Le dernier message doit être de l’utilisateur, avec un texte.',
  dataPicture:
    'L’image de « messages » n’est ni une adresse ni des données « data:image/…;base64 ».',
  size: 'La taille doit être « auto » ou de 256 à 2048 pixels de côté, par exemple « 1024x1024 ».',
  noMask: 'Les masques ne sont pas pris en charge : dites en mots ce qui doit changer.',
  oneImage: 'Une seule image peut être retouchée à la fois.',
  noImage: 'Le champ « image » manque.',
  invalidField: (name: string) => `Le champ « ${name} » est invalide.`,
} as const;
