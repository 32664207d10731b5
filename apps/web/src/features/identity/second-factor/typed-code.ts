/** As applications show it: « 123 456 ». */
export const typedCode = (text: string): string => text.replaceAll(/\s/g, '');

const half = 5;
const bareRecoveryCode = new RegExp(`^(\\w{${half}})(\\w{${half}})$`);

/** As it was shown, « abCD1-eFgh2 », whether or not its line was typed too. */
export const typedRecoveryCode = (text: string): string =>
  typedCode(text).replace(bareRecoveryCode, '$1-$2');
