import { texts } from './texts.ts';

/** As the server has it. */
const mostCharacters = 60;

/** What the forms check before they ask; the server checks it again. */
export const passkeyNameRule = {
  validate: (name: string) => name.trim() !== '' || texts.passkeys.nameMissing,
  maxLength: { value: mostCharacters, message: texts.passkeys.nameTooLong },
};
