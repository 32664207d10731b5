/** Messages that the specification fixes and that both sides say. */
export const texts = {
  fileTooLarge: 'File too large. Maximum size is 2.5GB',
  instructionsTooLong: 'Instructions too long. Maximum 5000 characters',
  captionsTooLong: 'Ces sous-titres sont trop longs. Le maximum est de 300 000 caractères.',
  noFileIds: 'No file IDs provided',
  tooManyVideos: 'Maximum 42 videos allowed',
  messageRequired: 'La remise est obligatoire',
  videoProcessingFailed: 'Video processing failed',
  trainingImagesRequired: 'Veuillez sélectionner des images',
  tooFewTrainingImages: "Veuillez sélectionner au moins 15 images pour l'entraînement",
  tooManyTrainingImages: 'Veuillez sélectionner au plus 200 images',
  modelNameRequired: 'Le nom est requis',
  modelNameTooLong: 'Le nom est trop long. Le maximum est de 200 caractères.',
  triggerWordRequired: 'Le mot déclencheur est requis',
  triggerWordTooLong: 'Le mot déclencheur est trop long. Le maximum est de 100 caractères.',
  searchTooLong: 'La recherche est trop longue. Le maximum est de 200 caractères.',
} as const;
