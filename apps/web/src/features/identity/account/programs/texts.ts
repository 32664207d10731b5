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
  mcp: 'Adresse pour les assistants MCP (Claude, Cursor, VS Code…)',
  openai: 'Adresse pour les programmes OpenAI (Open WebUI, LibreChat…)',
  dify: 'Adresse pour les clients Dify',
  connections: {
    failed: 'Impossible de lire vos assistants connectés.',
    neverUsed: 'n’a pas encore appelé',
    used: (date: string) => `connecté sans clé, a appelé le ${date}`,
    end: 'Déconnecter',
    endNamed: (name: string) => `Déconnecter «\u00A0${name}\u00A0»`,
    ended: 'Assistant déconnecté',
    endFailed: 'L’assistant n’a pas pu être déconnecté. Réessayez.',
  },
  connect: {
    open: 'Connecter un autre assistant',
    title: 'Connecter un autre assistant',
    lead: 'Il travaille en votre nom, aussi longtemps que vous voulez.',
    address: 'Adresse',
    model: 'Modèle',
    yourKey: 'VOTRE_CLÉ',
    client: 'Assistant',
    clients: {
      claude:
        'Réglages › Connecteurs › Ajouter un connecteur personnalisé\u00A0: collez cette adresse, puis «\u00A0Connecter\u00A0»\u00A0: le studio vous demande votre accord.',
      claudeCode:
        'Dans un terminal\u00A0; puis /mcp dans Claude Code, et «\u00A0Authenticate\u00A0».',
      cursor: 'Dans ~/.cursor/mcp.json, avec votre clé à la place de VOTRE_CLÉ.',
      vscode:
        'Dans .vscode/mcp.json. Au premier appel VS Code ouvre le studio, qui vous demande votre accord.',
      chatgpt:
        'Réglages › Connecteurs, en mode développeur\u00A0: nouveau connecteur, cette adresse, authentification OAuth. Il appelle depuis ses serveurs\u00A0: le studio doit leur être ouvert par https.',
      openWebUi:
        'Réglages d’administration › Connexions › OpenAI\u00A0: cette adresse et votre clé. Le studio devient un modèle.',
      libreChat:
        'Dans librechat.yaml, sous endpoints › custom, avec votre clé à la place de VOTRE_CLÉ.',
      dify: 'Pour un client de Dify\u00A0: cette adresse, et votre clé comme clé d’API.',
    },
    keyInstead: 'Ou avec une clé créée ici, à la place de VOTRE_CLÉ\u00A0:',
    needsKey: 'Il lui faut une clé créée ici.',
    text: 'À coller',
  },
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas abouti. Sélectionnez le texte.',
  done: 'J’ai copié la clé',
} as const;
