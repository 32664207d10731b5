import type { ErrorCode } from '@armoni/contract/errors';
import type { KeyScope } from '@armoni/contract/keys';

const messageOf: Record<ErrorCode, string> = {
  invalid_param: 'La requête est invalide.',
  unauthorized: 'Connectez-vous pour continuer.',
  wrong_password: 'Le mot de passe est incorrect.',
  forbidden: 'Cette clé ne donne pas ce droit.',
  not_found: 'Introuvable.',
  conflict: 'Cette action entre en conflit avec une autre.',
  file_too_large: 'Le contenu envoyé est trop volumineux.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté.',
  unprocessable: 'La demande ne peut pas être traitée.',
  idempotency_mismatch: 'Cette clé d’idempotence a déjà servi à une autre demande.',
  quota_exceeded: 'Votre espace est plein.',
  too_many_requests: 'Trop de requêtes. Réessayez dans un instant.',
  provider_not_initialize: 'Ce studio n’a pas ce service.',
  storage_full: 'L’espace de stockage du studio est plein. Réessayez plus tard.',
  unavailable: 'Le studio est momentanément indisponible. Réessayez dans un instant.',
  internal_server_error: 'Une erreur inattendue est survenue.',
};

const messageInEnglish: Record<ErrorCode, string> = {
  invalid_param: 'The request is invalid.',
  unauthorized: 'Sign in, or call with a valid access key.',
  wrong_password: 'The password is wrong.',
  forbidden: 'This key does not give that right.',
  not_found: 'Not found.',
  conflict: 'This conflicts with something else.',
  file_too_large: 'What was sent is too large.',
  unsupported_media_type: 'This type of content is not accepted.',
  unprocessable: 'The request cannot be processed.',
  idempotency_mismatch: 'This idempotency key was used for another request.',
  quota_exceeded: 'Your space is full.',
  too_many_requests: 'Too many requests. Try again in a moment.',
  storage_full: 'The studio’s storage is full. Try again later.',
  provider_not_initialize: 'This studio has no such service.',
  unavailable: 'The studio is unavailable for now. Try again in a moment.',
  internal_server_error: 'An unexpected error occurred.',
};

const rightOf: Record<KeyScope, string> = {
  read: 'lire',
  write: 'créer et modifier',
  delete: 'supprimer',
};

/** What the HTTP layer says to people. */
export const httpTexts = {
  messageOf,
  messageInEnglish,
  wrongKey: {
    fr: 'Cette clé d’accès n’est pas valide : elle est fausse, a expiré ou a été révoquée. Créez-en une sous Compte › Programmes.',
    en: 'This access key is not valid: it is wrong, has expired or was revoked. Make one under Compte › Programmes.',
  },
  missingKey: {
    fr: 'Il manque une clé d’accès (Authorization: Bearer …). Créez-en une sous Compte › Programmes.',
    en: 'An access key is missing (Authorization: Bearer …). Make one under Compte › Programmes.',
  },
  notByKey: 'Une clé d’API n’ouvre pas le compte lui-même : connectez-vous.',
  onlyFor: (path: string) => `Cet accès n’ouvre que ${path}.`,
  missingScope: (scope: KeyScope) =>
    `Cette clé n’a pas le droit « ${rightOf[scope]} » (${scope}). Créez-en une qui l’a.`,
  invalidField: (name: string) => `Le champ « ${name} » est invalide.`,
  missingField: (name: string) => `Le champ « ${name} » est requis.`,
  expectedOneOf: (name: string, values: string) =>
    `Le champ « ${name} » est invalide. Attendu : ${values}.`,
  inEnglish: {
    invalidField: (name: string) => `The field "${name}" is invalid.`,
    missingField: (name: string) => `The field "${name}" is required.`,
    expectedOneOf: (name: string, values: string) =>
      `The field "${name}" is invalid. Expected: ${values}.`,
  },
  notTheCaller: 'Introuvable : « user » n’est pas l’identifiant de la personne connectée.',
  invalidJson: 'Le corps de la requête n’est pas du JSON valide.',
  invalidIdempotencyKey: 'La clé d’idempotence est invalide.',
  brokenForm: 'L’envoi est incomplet. Réessayez.',
  jsonTooDeep: 'Le corps de la requête est trop imbriqué.',
  unknownRoute: 'Cette adresse n’existe pas.',
  stopping: 'Le studio s’arrête. Réessayez dans un instant.',
};
