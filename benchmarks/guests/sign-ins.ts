import { postJson } from '../../apps/server/src/testing.ts';
import { keepBusy, type RudeGuest } from './rude-guest.ts';

/** The server believes what this machine says of where calls come from, as it does a proxy. */
const from = (address: string) => ({ 'x-forwarded-for': address });

export const guest: RudeGuest<null> = {
  title: '19 sign-ups at once from one address, 300 sign-ins from six',
  before: 'lists 10 ms → 7–10 s, sign-in > 40 s',
  prepare: async () => null,
  async disturb(studio) {
    const { url, isSmall } = studio;
    const mark = Date.now().toString(36);
    const signUp = (number: number) =>
      postJson(
        `${url}/api/auth/sign-up/email`,
        { name: 'Foule', email: `${mark}-${number}@example.org`, password: 'un long mot de passe' },
        from('198.51.100.99'),
      );
    const signIn = (number: number) =>
      postJson(
        `${url}/api/auth/sign-in/email`,
        { email: `personne-${number % 40}@example.com`, password: `essai numéro ${number}` },
        from(`203.0.113.${number % 6}`),
      );
    await Promise.all([
      keepBusy(studio, isSmall ? 2 : 19, signUp),
      keepBusy(studio, isSmall ? 6 : 300, signIn),
    ]);
  },
};
