/** Messages that the specification fixes and that both sides say. */
export const texts = {
  fileTooLarge: 'File too large. Maximum size is 2.5GB',
  instructionsTooLong: 'Instructions too long. Maximum 5000 characters',
  noFileIds: 'No file IDs provided',
  tooManyVideos: 'Maximum 42 videos allowed',
  messageRequired: 'La remise est obligatoire',
  videoProcessingFailed: 'Video processing failed',
} as const;
