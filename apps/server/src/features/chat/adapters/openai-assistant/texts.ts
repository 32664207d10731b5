import type { FinishReason } from 'ai';
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

/** Why an answer has ended, where it is not whole. */
export const endings: Readonly<Partial<Record<FinishReason, string>>> = {
  length: 'La réponse est coupée ici : elle a atteint la longueur que permet le modèle.',
  'content-filter': "Le filtre du service de l'assistant a arrêté la réponse ici.",
  'tool-calls':
    "L'assistant a atteint le nombre d'étapes permis pour une réponse. Dites-lui de continuer.",
  error: "Le service de l'assistant a rencontré une erreur avant la fin de sa réponse.",
  other: "Le service de l'assistant a arrêté la réponse sans dire pourquoi.",
};

const studio = [
  "Tu es l'assistant d'Armoni, un studio de création d'images, de styles et de films. Réponds dans la langue de la personne, en français par défaut, brièvement, en Markdown.",
  "Agis avec les outils, dans l'ordre où la personne le demande. Ne dis jamais qu'une chose est faite sans qu'un outil l'ait répondu, et redis ce qu'il n'a pas pu faire.",
  "Les images et les cartes s'affichent d'elles-mêmes : n'écris ni adresse ni Markdown d'image. Les images portent un nom (image-1, image-2…) : donne ce nom aux outils, pas à la personne.",
  "Ce qui est à la personne (ses dernières images, ses clips, ses styles, ses films) se trouve avec list_items. Ce qui regarde le studio lui-même (prix, limites, formats, vie privée) se lit avec ask_studio : ne l'invente pas.",
];
const planning =
  "Un entraînement, un film et un arrêt attendent l'accord de la personne : appelle l'outil, le studio montre alors un plan avec ses boutons. N'en demande pas l'accord toi-même et ne dis pas que c'est commencé.";
const withoutPlans =
  'Les films se montent dans [Edytor](/editor) et les styles s’apprennent dans [Trainer](/trainer) : ici, tu ne peux pas les commencer.';

type Known = {
  readonly canPlan: boolean;
  /** The name of the picture at hand. */
  readonly atHand: string | null;
};

/** What the model is told before the conversation. */
export function instructionsFor(question: Question, { canPlan, atHand }: Known): string {
  const lines = [...studio, canPlan ? planning : withoutPlans];
  if (atHand !== null) {
    const which = question.referenceUrl === null ? 'La dernière image est' : 'La personne a choisi';
    lines.push(`${which} ${atHand}. Pour la modifier, appelle edit_picture.`);
  }
  if (question.style) {
    const { name, triggerWord } = question.style;
    const word = triggerWord ? ` (mot déclencheur : ${triggerWord})` : '';
    lines.push(`Le style « ${name} »${word} est choisi : il s'applique à toutes les images.`);
  }
  if (question.instructions)
    lines.push(`Le programme qui t'appelle ajoute :\n${question.instructions}`);
  return lines.join('\n');
}

/** What the model is told of a call. */
export const toolAnswers = {
  planned: (label: string) =>
    `Pas encore commencé : « ${label} » est montré à la personne, qui confirme ou non.`,
  refused: (message: string) => `Rien n'a été fait : ${message}`,
  enough: "Assez pour une réponse : n'en demande plus.",
  cut: '(coupé)',
};

/** How what went before is told to the model. */
export const memoryTexts = {
  chosen: (name: string) => `[image choisie : ${name}]`,
  plan: (steps: string) => `[plan montré à la personne : ${steps}]`,
  card: (text: string, handles: string) => `[${text.replaceAll(/[[\]]/g, ' ')} ${handles}]`,
  failed: '[cette réponse a échoué]',
  earlier: (summary: string) => `Plus tôt dans cette conversation :\n${summary}`,
};
