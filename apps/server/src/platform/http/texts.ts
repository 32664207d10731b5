import type { ErrorCode } from '@armoni/contract/errors';

const messageOf: Record<ErrorCode, string> = {
  invalid_param: 'La requête est invalide.',
  unauthorized: 'Connectez-vous pour continuer.',
  wrong_password: 'Le mot de passe est incorrect.',
  not_found: 'Introuvable.',
  conflict: 'Cette action entre en conflit avec une autre.',
  file_too_large: 'Le contenu envoyé est trop volumineux.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté.',
  unprocessable: 'La demande ne peut pas être traitée.',
  idempotency_mismatch: 'Cette clé d’idempotence a déjà servi à une autre demande.',
  quota_exceeded: 'Votre espace est plein.',
  too_many_requests: 'Trop de requêtes. Réessayez dans un instant.',
  storage_full: 'L’espace de stockage du studio est plein. Réessayez plus tard.',
  unavailable: 'Le studio est momentanément indisponible. Réessayez dans un instant.',
  internal_server_error: 'Une erreur inattendue est survenue.',
};

/** What the HTTP layer says to people. */
export const httpTexts = {
  messageOf,
  invalidField: (name: string) => `Le champ « ${name} » est invalide.`,
  invalidJson: 'Le corps de la requête n’est pas du JSON valide.',
  invalidIdempotencyKey: 'La clé d’idempotence est invalide.',
  brokenForm: 'L’envoi est incomplet. Réessayez.',
  jsonTooDeep: 'Le corps de la requête est trop imbriqué.',
  unknownRoute: 'Cette adresse n’existe pas.',
  stopping: 'Le studio s’arrête. Réessayez dans un instant.',
};
