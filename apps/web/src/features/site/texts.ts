/** Every text of the public pages. */
export const texts = {
  footer: {
    label: 'Pied de page',
    check: 'Vérifier',
    information: 'Informations',
    questions: 'Questions',
    write: 'Nous Contacter',
  },
  landing: {
    pageTitle: 'Studio de production audiovisuelle IA',
    titleLines: ['Votre studio ', 'de production ', 'audiovisuelle IA.'],
    lead: 'Modifiez vos images, entraînez vos propres styles et montez vos films pour créer du contenu unique.',
    enterStudio: 'Accéder au Studio',
    begin: 'Commencer',
    signIn: 'Se connecter',
    pause: 'Mettre le film en pause',
    play: 'Lire le film',
    origin: 'D’où vient ce film\u00A0?',
    position: "Position dans le film d'accueil",
  },
  contact: {
    title: 'Contactez-nous',
    lead: 'Demandez un devis personnalisé pour un abonnement\u00A0: il est gratuit et ne vous engage à rien.',
    quoteTitle: 'Votre devis',
    quote:
      'Dites-nous ce que vous produisez, à quel rythme et avec combien de personnes. Nous répondons avec une offre chiffrée, sans engagement.',
    write: 'Écrire à',
    subject: 'Demande de devis',
    customTitle: 'Solutions sur mesure',
    custom:
      'Le studio s’adapte à votre façon de travailler\u00A0: vos moteurs d’images, votre stockage, votre identité, hébergé chez vous ou chez nous.',
    customFacts: [
      ['Assistant', 'moteur local, Dify, ou tout service compatible OpenAI'],
      ['Images et styles', 'moteur local, fal, ou votre service'],
      ['Stockage', 'vos disques ou tout service compatible S3'],
      ['Identité', 'comptes du studio, Clerk, ou votre annuaire OpenID'],
    ],
    benefits: [
      {
        title: 'Commencez sous 48h',
        text: 'Deux jours après votre accord, vous travaillez dans le studio.',
      },
      {
        title: 'Une offre à votre budget',
        text: 'Le prix suit vos besoins et se décide avec vous, avant de commencer.',
      },
      {
        title: 'Un accompagnement dédié',
        text: 'Une même personne vous suit, du premier essai à vos films en ligne.',
      },
    ],
  },
  information: {
    title: 'Informations',
    lead: 'Ce que fait le studio, avec quoi, et ce que deviennent vos fichiers.',
    studioTitle: 'Le studio',
    filmCaption: 'Le film de l’accueil, dessiné et monté ici\u00A0: ses plans, et son accord.',
    studio: [
      'Armoni est l’assistant\u00A0: vous lui écrivez, il répond, dessine et retouche des images, dans le style que vous choisissez. Chaque image garde sa recette et se refait à l’identique.',
      'Le Trainer apprend un style à partir de quinze images ou plus, les vôtres. Il les regarde d’abord et vous dit lesquelles nuiraient au résultat.',
      'Edytor monte vos clips en un film fini\u00A0: vous choisissez un format, vous décrivez ce que vous voulez, et chaque plan retenu est expliqué.',
      'La Galerie garde vos films. Sous chacun, une bande montre ses couleurs mesurées plan par plan\u00A0: c’est son accord, et c’est aussi sa barre de lecture.',
    ],
    enginesTitle: 'Moteurs connectés',
    unsigned:
      'Dans ce studio, qui l’héberge a désactivé la signature des images et des films. Les images gardent une mention simple, qui s’efface aisément.',
    unmarked: 'Dans ce studio, qui l’héberge a désactivé le filigrane des images et des films.',
    enginesLead: 'Les moteurs qui répondent en ce moment dans ce studio.',
    engines: {
      assistant: 'Assistant',
      images: 'Images',
      styles: 'Styles',
      montage: 'Montage',
    },
    enginesLoading: 'Lecture de la configuration…',
    enginesFailed: 'La configuration du studio ne peut pas être lue pour le moment.',
    questionsTitle: 'Questions',
    contactTitle: 'Nous Contacter',
    contactLead: 'Une question, un souci, une idée\u00A0: écrivez-nous.',
    social: 'Nous suivre',
  },
  success: {
    title: 'Paiement réussi!',
    lead: 'Merci. Votre abonnement est actif, le studio vous attend.',
    action: 'Accéder au Studio',
  },
  cancel: {
    title: 'Paiement annulé',
    lead: 'Aucun montant n’a été débité. Vous pouvez reprendre quand vous voulez.',
    action: 'Tarifs',
  },
} as const;
