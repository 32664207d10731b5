/** Every text of the shell: header, notices, refusals, waiting pages. */
export const texts = {
  nav: {
    home: 'Accueil',
    studio: 'Armoni',
    editor: 'Edytor',
    gallery: 'Galerie',
    contact: 'Contact',
  },
  mainNavigation: 'Navigation principale',
  signIn: 'Connexion',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  close: 'Fermer',
  toLight: 'Passer au thème clair',
  toDark: 'Passer au thème sombre',
  theme: 'Thème',
  light: 'Clair',
  dark: 'Sombre',
  skip: 'Aller au contenu',

  loading: 'Chargement…',
  loadingStudio: 'Loading Studio...',
  offline: 'Vous êtes hors connexion. Ce que vous avez écrit reste ici.',

  denied: 'Accès Refusé',
  deniedLead: "Vous n'êtes pas connecté. Connectez-vous pour ouvrir cette page.",
  deniedAction: 'Se connecter',
  pleaseSignIn: 'Veuillez vous connecter...',

  notFound: 'Page introuvable',
  notFoundLead: 'Cette adresse ne mène à rien. Elle a peut-être changé, ou le lien est incomplet.',
  notFoundAction: "Revenir à l'accueil",

  broken: "Cette page s'est arrêtée",
  brokenLead: "Une erreur l'empêche de s'afficher. Vos fichiers et vos films sont intacts.",
  brokenAction: 'Recharger la page',

  noUser: 'User not found. Please sign in.',

  titles: {
    editor: 'Edytor',
    gallery: 'Galerie Vidéos',
    trainer: 'Styles',
    contact: 'Contact',
    information: 'Informations',
    success: 'Paiement réussi',
    cancel: 'Paiement annulé',
  },
} as const;
