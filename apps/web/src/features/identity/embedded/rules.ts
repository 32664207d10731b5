import { limits } from '@armoni/contract/limits';
import { texts } from '../texts.ts';

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the forms check before they ask; the server checks it all again. */
export const rules = {
  name: { validate: (value: string) => value.trim() !== '' || texts.nameMissing },
  email: {
    required: texts.emailMissing,
    validate: (value: string) => emailShape.test(value.trim()) || texts.emailWrong,
  },
  password: { required: texts.passwordMissing },
  newPassword: {
    required: texts.passwordMissing,
    minLength: { value: limits.passwordCharactersMinimum, message: texts.passwordShort },
    maxLength: { value: limits.passwordCharactersMaximum, message: texts.passwordLong },
  },
} as const;
