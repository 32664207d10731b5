import type { KeyScope } from '@armoni/contract/keys';

/** Every text of keys for other programs. */
export const texts = {
  title: 'Programmes',
  lead: 'Des clés d’API pour les programmes qui travaillent en votre nom.',
  loading: 'Chargement de vos clés',
  failed: 'Impossible de lire vos clés.',
  empty: 'Aucun programme n’a de clé.',
  create: 'Créer une clé',
  neverUsed: 'jamais utilisée',
  used: (date: string) => `utilisée le ${date}`,
  ends: (hint: string) => `se termine par ${hint}`,
  revoke: 'Révoquer',
  revokeNamed: (name: string) => `Révoquer «\u00A0${name}\u00A0»`,
  revoked: 'Clé révoquée',
  revokeFailed: 'La clé n’a pas pu être révoquée. Réessayez.',
  revocation: {
    title: 'Révoquer cette clé\u00A0?',
    body: (name: string) =>
      `Les programmes qui l’emploient seront refusés aussitôt\u00A0: «\u00A0${name}\u00A0».`,
    cancel: 'Annuler',
    confirm: 'Révoquer',
  },
  scopes: {
    read: 'lire',
    write: 'créer et modifier',
    delete: 'supprimer',
  } satisfies Record<KeyScope, string>,

  createTitle: 'Créer une clé d’API',
  createExplained: 'Elle ouvre ce que vous cochez, jamais le compte lui-même.',
  name: 'Nom du programme',
  nameMissing: 'Donnez un nom à la clé.',
  nameTooLong: 'Le nom est trop long. Le maximum est de 60 caractères.',
  rights: 'Droits',
  rightMissing: 'Choisissez au moins un droit.',
  submit: 'Créer la clé',
  tryAgain: 'La clé n’a pas pu être créée. Réessayez.',

  madeTitle: 'Votre clé',
  madeExplained: 'Copiez-la maintenant\u00A0: elle ne sera plus jamais montrée.',
  secret: 'Clé',
  openai: 'Adresse pour les programmes OpenAI (Open WebUI, LibreChat…)',
  dify: 'Adresse pour les clients Dify',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas abouti. Sélectionnez le texte.',
  done: 'J’ai copié la clé',
} as const;
