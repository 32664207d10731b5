import { uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { noisyPicture } from '../../apps/server/src/features/styles/testing.ts';
import { textBomb } from '../../apps/server/src/platform/pictures/testing/png-chunks.ts';
import { type Person, signUpSomebody } from '../../apps/server/src/testing.ts';
import { keepBusy, type RudeGuest } from './rude-guest.ts';

type Prepared = { readonly person: Person; readonly bomb: Buffer };

export const guest: RudeGuest<Prepared> = {
  title: 'four PNGs of a megabyte that unfold to a gigabyte each, over and over',
  before: 'lists 159 ms → 35 s, icons and sign-in > 45 s',
  async prepare(url) {
    return {
      person: await signUpSomebody(url, `invite-${process.pid}`),
      bomb: textBomb(await noisyPicture(2)),
    };
  },
  disturb: (studio) => {
    const { url, prepared } = studio;
    return keepBusy(studio, 4, () => uploadToChat(url, prepared.person, prepared.bomb));
  },
};
