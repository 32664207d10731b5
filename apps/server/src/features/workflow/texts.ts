/** What the workflow service says to people. */
export const workflowTexts = {
  wrongType: (name: string) => `Le fichier « ${name} » n’est pas du type annoncé.`,
  serviceUnreachable: 'Le service externe de fichiers ne répond pas. Réessayez dans un instant.',
};
