import { limits } from '@armoni/contract/limits';

type LinkMail = { readonly brand: string; readonly link: string };

/** What the identity provider says to people, by the library's own codes. */
export const identityTexts = {
  messageOf: {
    USER_ALREADY_EXISTS: 'Un compte existe déjà avec cette adresse.',
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'Un compte existe déjà avec cette adresse.',
    PASSWORD_TOO_SHORT: `Le mot de passe doit compter au moins ${limits.passwordCharactersMinimum} caractères.`,
    PASSWORD_TOO_LONG: `Le mot de passe doit compter au plus ${limits.passwordCharactersMaximum} caractères.`,
    PASSWORD_TOO_COMMON:
      'Ce mot de passe est trop courant : il serait vite deviné. Prenez-en un autre.',
    PASSWORD_ABOUT_YOU:
      'Un mot de passe fait de votre nom, de votre adresse ou de celui du studio serait vite deviné.',
    INVALID_EMAIL_OR_PASSWORD: 'E-mail ou mot de passe incorrect.',
    INVALID_PASSWORD: 'Le mot de passe actuel est incorrect.',
    INVALID_EMAIL: 'L’adresse e-mail est invalide.',
    INVALID_TOKEN: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    TOKEN_EXPIRED: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    RESET_PASSWORD_DISABLED: 'La réinitialisation par e-mail n’est pas disponible.',
    INVALID_CODE: 'Ce code n’est pas le bon, ou n’est plus valable.',
    INVALID_BACKUP_CODE: 'Ce code de secours n’est pas le bon, ou a déjà servi.',
    INVALID_TWO_FACTOR_COOKIE: 'La connexion a expiré. Recommencez avec votre mot de passe.',
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Trop d’essais. Recommencez avec votre mot de passe.',
    ACCOUNT_TEMPORARILY_LOCKED: 'Trop de codes erronés. Réessayez dans un quart d’heure.',
    SECOND_FACTOR_UNREADABLE:
      'Le second facteur de ce compte ne peut plus être lu ici. Demandez à qui tient ce studio de l’enlever, ou entrez avec une clé d’accès.',
    TOTP_ALREADY_ENABLED: 'La double authentification est déjà active.',
    TOTP_NOT_ENABLED: 'La double authentification n’est pas active.',
    TWO_FACTOR_NOT_ENABLED: 'La double authentification n’est pas active.',
    BACKUP_CODES_NOT_ENABLED: 'La double authentification n’est pas active.',
    INVALID_ORIGIN: 'Cette page n’est pas autorisée à se connecter ici.',
    MISSING_OR_NULL_ORIGIN: 'Cette page n’est pas autorisée à se connecter ici.',
    CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'Cette page n’est pas autorisée à se connecter ici.',
    INVALID_CALLBACK_URL: 'L’adresse de retour n’est pas autorisée.',
    INVALID_REDIRECT_URL: 'L’adresse de retour n’est pas autorisée.',
    PASSKEY_NOT_FOUND: 'Cette clé d’accès n’est pas connue ici, ou a été retirée.',
    PASSKEY_UNVERIFIED: 'Cette clé d’accès doit vous reconnaître : empreinte, visage ou code.',
    AUTHENTICATION_FAILED: 'Cette clé d’accès n’a pas été acceptée.',
    CHALLENGE_NOT_FOUND: 'La demande a expiré. Recommencez.',
    FAILED_TO_VERIFY_REGISTRATION: 'La clé d’accès n’a pas pu être ajoutée. Recommencez.',
    YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'Cette clé d’accès n’est pas la vôtre.',
    LAST_WAY_TO_SIGN_IN: 'C’est votre seul moyen d’entrer : ajoutez-en un autre d’abord.',
    VERIFICATION_EMAIL_NOT_ENABLED: 'Ce studio n’envoie pas d’e-mail.',
    CHANGE_EMAIL_DISABLED: 'Ce studio n’envoie pas d’e-mail.',
    EMAIL_ALREADY_VERIFIED: 'Cette adresse est déjà confirmée.',
    EMAIL_MISMATCH: 'Cette adresse n’est pas celle de votre compte.',
    SIGN_UP_CLOSED:
      'Ce studio n’ouvre pas de compte de lui-même : demandez une invitation à qui l’administre.',
    INVITATION_INVALID:
      'Cette invitation n’est plus valable, ou n’est pas pour cette adresse. Demandez-en une nouvelle.',
    ACCOUNT_SUSPENDED: 'Ce compte est suspendu. Demandez à qui administre ce studio.',
    ISSUER_AWAY:
      'Le service de connexion de votre organisation ne répond pas. Réessayez dans un instant.',
    SESSION_EXPIRED: 'Votre session a expiré. Reconnectez-vous.',
    UNAUTHORIZED: 'Connectez-vous pour continuer.',
    VALIDATION_ERROR: 'Un champ est invalide.',
  } as Readonly<Record<string, string>>,
  fieldIsInvalid: {
    name: 'Le nom est requis.',
    email: 'L’adresse e-mail est invalide.',
    password: 'Le mot de passe est requis.',
    newEmail: 'L’adresse e-mail est invalide.',
    newPassword: 'Le nouveau mot de passe est requis.',
    currentPassword: 'Le mot de passe actuel est requis.',
  } as Readonly<Record<string, string>>,
  nameWithControls: 'Le nom tient sur une ligne, sans caractère invisible.',
  nameTooLong: (most: number) => `Le nom doit compter au plus ${most} caractères.`,
  resetMail: ({ brand, link }: LinkMail) => ({
    subject: `${brand} : choisissez un nouveau mot de passe`,
    text: [
      'Bonjour,',
      '',
      'Pour choisir un nouveau mot de passe, ouvrez ce lien :',
      link,
      '',
      'Il fonctionne une fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message.',
      '',
      brand,
    ].join('\n'),
  }),
  invitationMail: ({ brand, link }: LinkMail) => ({
    subject: `${brand} : vous êtes invité`,
    text: [
      'Bonjour,',
      '',
      `Un compte vous attend sur ${brand}. Pour l’ouvrir, suivez ce lien :`,
      link,
      '',
      'Il fonctionne une fois, pendant sept jours. Si vous n’attendiez rien, ignorez ce message.',
      '',
      brand,
    ].join('\n'),
  }),
  confirmMail: ({ brand, link }: LinkMail) => ({
    subject: `${brand} : confirmez votre adresse`,
    text: [
      'Bonjour,',
      '',
      'Pour confirmer que cette adresse est la vôtre, ouvrez ce lien :',
      link,
      '',
      'Il fonctionne pendant vingt-quatre heures. Si vous n’avez rien demandé, ignorez ce message.',
      '',
      brand,
    ].join('\n'),
  }),
};
