import { texts as shared } from '@armoni/contract/texts';

/** What is said of a file that is chosen and sent; fixed by the specification. */
export const uploadTexts = {
  notVideo: (name: string) => `"${name}" n'est pas un fichier vidéo valide`,
  notAudio: 'Veuillez sélectionner un fichier audio',
  fileTooLarge: shared.fileTooLarge,
  uploadMusic: "Erreur lors de l'upload audio",
  uploadRefused: (serverText: string) => `Failed to upload file: ${serverText}`,
  workflowRefused: (serverText: string) => `Failed to run S3 workflow: ${serverText}`,
  noStoredUrl: 'S3 URL not found in workflow response',
  uploadTimeout:
    'Upload timeout - file upload is taking too long. Please try with a smaller file or check your connection.',
} as const;
