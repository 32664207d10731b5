/** Every text of the step after the password. */
export const texts = {
  title: 'Code de vérification',
  lead: 'Ouvrez votre application d’authentification et entrez le code à six chiffres de ce studio.',
  code: 'Code à six chiffres',
  recoveryTitle: 'Code de secours',
  recoveryLead: 'Entrez un des codes que vous avez gardés. Chacun sert une seule fois.',
  recoveryCode: 'Code de secours',
  submit: 'Continuer',
  toRecovery: 'Utiliser un code de secours',
  toCode: 'Utiliser l’application',
  back: 'Revenir au mot de passe',

  codeMissing: 'Indiquez le code à six chiffres.',
  recoveryMissing: 'Indiquez un code de secours.',
  codeWrong: 'Ce code n’est pas le bon, ou a déjà servi. Entrez celui qui s’affiche maintenant.',
  recoveryWrong: 'Ce code de secours n’est pas le bon, ou a déjà servi.',
  locked: 'Trop de codes erronés. Réessayez dans un quart d’heure.',
  unreadable:
    'Le second facteur de ce compte ne peut plus être lu ici. Demandez à qui tient ce studio de l’enlever, ou entrez avec une clé d’accès.',
  expired: 'La connexion a expiré. Recommencez avec votre mot de passe.',
  tooManyCodes: 'Trop de codes erronés. Recommencez avec votre mot de passe.',
} as const;
