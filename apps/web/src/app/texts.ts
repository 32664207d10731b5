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
  search: 'Chercher ou aller à',
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
  brokenAction: 'Réessayer',
  brokenHome: "Revenir à l'accueil",

  noUser: 'User not found. Please sign in.',

  titles: {
    studio: 'Studio',
    editor: 'Edytor',
    table: 'Montage',
    gallery: 'Galerie Vidéos',
    styles: 'Styles',
    account: 'Compte',
    administration: 'Administration',
    consent: 'Connecter un assistant',
  },

  /** What search engines and shared links say under a page's title. */
  descriptions: {
    home: 'Modifiez vos images, entraînez vos propres styles et montez vos films, dans un studio de production audiovisuelle IA.',
    contact:
      'Un devis personnalisé, gratuit et sans engagement, pour un abonnement ou une adaptation du studio. Commencez sous 48h.',
    information:
      'Ce que fait le studio, les moteurs qui y répondent, et ce que deviennent vos fichiers.',
    check:
      'Déposez une image ou un film : sa signature dit s’il a été fait par une IA, par quoi, et ce qui a changé depuis.',
    signIn: 'Retrouvez vos images, vos styles et vos films dans votre studio.',
    signUp: 'Créez votre compte\u00A0: vos images, vos styles et vos films, dans un seul studio.',
  },
} as const;
