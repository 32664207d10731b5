import { uploadTrainingPictures } from '../../apps/server/src/features/styles/testing.ts';
import { type Person, signUpSomebody } from '../../apps/server/src/testing.ts';
import { keepBusy, type RudeGuest } from './rude-guest.ts';

type Prepared = { readonly person: Person; readonly pictures: readonly string[] };

export const guest: RudeGuest<Prepared> = {
  title: '60 wishes for pictures at once, and the coach beside them',
  before: 'the wishes of others turned away, 3 of 3',
  async prepare(url) {
    const person = await signUpSomebody(url, `invite-${process.pid}`);
    return { person, pictures: await uploadTrainingPictures(url, person, 6) };
  },
  async disturb(studio) {
    const { url, prepared, signal, isSmall } = studio;
    const { person, pictures } = prepared;
    const call = (path: string, body: unknown) =>
      fetch(url + path, {
        method: 'POST',
        headers: { authorization: person.bearer, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      });
    const wish = (number: number) => {
      const query = `un lac au coucher du soleil numéro ${number}, 512x512`;
      return call('/api/v1/chat-messages', { query, user: person.id, response_mode: 'streaming' });
    };
    const coach = () => call('/api/v1/models/coach', { image_urls: pictures });
    await Promise.all([
      keepBusy(studio, isSmall ? 2 : 60, wish),
      keepBusy(studio, isSmall ? 1 : 3, coach),
    ]);
  },
};
