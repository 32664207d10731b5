/** What a link of a mail has done, and what can be done where it has not. */
export const texts = {
  confirmed: {
    title: 'Adresse vérifiée',
    lead: 'Merci\u00A0: nous savons maintenant que cette adresse est la vôtre.',
  },
  problems: {
    expired: {
      title: 'Ce lien n’est plus valable',
      lead: 'Il a expiré, ou un autre l’a remplacé.',
    },
    signInFirst: {
      title: 'Connectez-vous d’abord',
      lead: 'Une adresse ne change que pour son propre compte. Connectez-vous ici, puis ouvrez à nouveau le lien reçu.',
    },
    otherAccount: {
      title: 'Ce lien est celui d’un autre compte',
      lead: 'Ouvrez-le avec le compte qui a demandé à changer d’adresse.',
    },
    taken: {
      title: 'Cette adresse est déjà prise',
      lead: 'Un autre compte s’en sert. Le vôtre garde l’adresse qu’il avait.',
    },
    unknown: {
      title: 'Le lien n’a pas fonctionné',
      lead: 'Rien n’a changé. Ouvrez-le à nouveau dans un instant.',
    },
  },
  sendAgain: 'Envoyer un nouveau lien',
  sendAgainSignedOut: 'Une fois connecté, vous pouvez en demander un autre dans votre compte.',
  sent: (email: string) => `Un nouveau lien part vers ${email}. Il fonctionne un jour.`,
  alreadyVerified:
    'L’adresse de votre compte est déjà vérifiée. Pour en changer, recommencez depuis votre compte.',
  toAccount: 'Aller à mon compte',
  toStudio: 'Aller au studio',
  toSignIn: 'Se connecter',
} as const;
