import { limits } from '@armoni/contract/limits';

type ResetMail = { readonly brand: string; readonly link: string };

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
    TOTP_ALREADY_ENABLED: 'La double authentification est déjà active.',
    TOTP_NOT_ENABLED: 'La double authentification n’est pas active.',
    TWO_FACTOR_NOT_ENABLED: 'La double authentification n’est pas active.',
    BACKUP_CODES_NOT_ENABLED: 'La double authentification n’est pas active.',
    INVALID_ORIGIN: 'Cette page n’est pas autorisée à se connecter ici.',
    MISSING_OR_NULL_ORIGIN: 'Cette page n’est pas autorisée à se connecter ici.',
    CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'Cette page n’est pas autorisée à se connecter ici.',
    INVALID_CALLBACK_URL: 'L’adresse de retour n’est pas autorisée.',
    INVALID_REDIRECT_URL: 'L’adresse de retour n’est pas autorisée.',
    SESSION_EXPIRED: 'Votre session a expiré. Reconnectez-vous.',
    UNAUTHORIZED: 'Connectez-vous pour continuer.',
    VALIDATION_ERROR: 'Un champ est invalide.',
  } as Readonly<Record<string, string>>,
  fieldIsInvalid: {
    name: 'Le nom est requis.',
    email: 'L’adresse e-mail est invalide.',
    password: 'Le mot de passe est requis.',
    newPassword: 'Le nouveau mot de passe est requis.',
    currentPassword: 'Le mot de passe actuel est requis.',
  } as Readonly<Record<string, string>>,
  nameWithControls: 'Le nom tient sur une ligne, sans caractère invisible.',
  nameTooLong: 'Le nom doit compter au plus 200 caractères.',
  resetMail: ({ brand, link }: ResetMail) => ({
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
};
