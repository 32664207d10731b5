import { uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { noisyPicture } from '../../apps/server/src/features/styles/testing.ts';
import { type Person, signUpSomebody } from '../../apps/server/src/testing.ts';
import { keepBusy, type RudeGuest } from './rude-guest.ts';

type Prepared = { readonly person: Person; readonly picture: Buffer };

export const guest: RudeGuest<Prepared> = {
  title: 'pictures with 19 MB of zeros behind their end, two at once, and where they come from',
  before: 'the event loop walked through 64 MB',
  async prepare(url) {
    const person = await signUpSomebody(url, `invite-${process.pid}`);
    return { person, picture: await noisyPicture(3) };
  },
  disturb: (studio) => {
    const { url, prepared } = studio;
    const sizeBytes = (studio.isSmall ? 2 : 19) * 1024 * 1024;
    const longer = Buffer.concat([prepared.picture, Buffer.alloc(sizeBytes)]);
    return keepBusy(studio, 2, () => uploadToChat(url, prepared.person, longer));
  },
};
