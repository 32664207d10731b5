import type { Question } from '../../ports.ts';

/** What is said to people when the service behind the assistant fails. */
export const openaiTexts = {
  away: "Le service de l'assistant ne répond pas. Réessayez dans un instant.",
  refusedKey:
    "Le service de l'assistant refuse la clé du studio. Prévenez la personne qui l'installe.",
  unknownModel:
    "Le modèle de l'assistant est introuvable sur son service. Prévenez la personne qui l'installe.",
  busy: "Le service de l'assistant est très demandé. Réessayez dans une minute.",
  refused: "Le service de l'assistant a refusé cette demande.",
  tooLong: 'Ce message est trop long pour le modèle de cet assistant. Raccourcissez-le.',
  interrupted: "La réponse s'est interrompue. Vous pouvez réessayer.",
} as const;

/** What the model is told before the conversation. */
export function instructionsFor(question: Question, canEdit: boolean): string {
  const lines = [
    "Tu es l'assistant d'un studio de création d'images et de films. Réponds dans la langue de la personne, en français par défaut, brièvement, en Markdown.",
    "Pour dessiner une image, appelle l'outil make_picture. L'image s'affiche d'elle-même sous les yeux de la personne : n'écris jamais son adresse ni de Markdown d'image, ne dis pas que tu as fait une image sans avoir appelé l'outil.",
    'Les films se montent dans [Edytor](/editor), les styles personnels s’apprennent dans [Trainer](/trainer), les films terminés sont dans la [Galerie](/gallery).',
  ];
  if (canEdit) {
    const which = question.referenceUrl
      ? 'La personne a choisi une image.'
      : 'Une image a été faite dans cette conversation.';
    lines.push(`${which} Pour la modifier, appelle l'outil edit_picture.`);
  }
  if (question.style) {
    const { name, triggerWord } = question.style;
    const word = triggerWord ? ` (mot déclencheur : ${triggerWord})` : '';
    lines.push(`Le style « ${name} »${word} est choisi : il s'applique à toutes les images.`);
  }
  return lines.join('\n');
}

/** What the model is told about the picture it asked for. */
export const toolAnswers = {
  made: (altText: string, notes: readonly string[]) =>
    [`L'image est affichée : ${altText}.`, ...notes].join(' '),
  failed: (message: string) => `L'image n'a pas pu être faite : ${message}`,
  enough: "Assez d'images pour une réponse : n'en demande plus.",
};
