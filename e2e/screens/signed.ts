import type { CheckedFile } from '../../packages/contract/src/provenance.ts';

const nothing = {
  ...{ title: null, mimeType: null, signer: null, signedAt: null, claimedAt: null, actions: [] },
  ...{ author: null, watermark: null, failures: [], ingredients: [] },
};
const made = (sourceType: string, agent: string) => [{ action: 'c2pa.created', sourceType, agent }];
const picture = {
  ...{ ...nothing, standing: 'ours', title: 'Clip 2', relationship: 'componentOf' },
  ...{ signer: 'Armoni', actions: made('algorithmicMedia', 'Armoni, moteur local 5') },
};

function checked(standing: CheckedFile['standing'], provenance: object): CheckedFile {
  const sentences = { verdict: '', proven: [], claimed: [], changed: [] };
  return { ...sentences, standing, provenance: { ...nothing, standing, ...provenance } };
}

/** A film of this studio, of one clip that somebody brought and one that was made here. */
export const signedFilm = checked('ours', {
  title: 'Film',
  mimeType: 'video/mp4',
  signer: 'Armoni',
  claimedAt: '2026-11-21T09:30:00.000Z',
  actions: [
    ...made('compositeSynthetic', 'Armoni, montage'),
    { action: 'c2pa.placed', sourceType: null, agent: null },
  ],
  ingredients: [
    { ...nothing, standing: 'none', title: 'Clip 1', relationship: 'componentOf' },
    picture,
  ],
});

/** A picture of this studio, changed from one that somebody else had signed. */
export const signedPicture = checked('ours', {
  title: 'Image',
  signer: 'Armoni',
  claimedAt: '2026-11-21T09:30:00.000Z',
  author: 'Maëlle',
  actions: [
    { action: 'c2pa.opened', sourceType: null, agent: null },
    { action: 'c2pa.edited', sourceType: 'algorithmicMedia', agent: 'Armoni, moteur local 5' },
    { action: 'c2pa.watermarked.bound', sourceType: null, agent: null },
  ],
  ingredients: [
    {
      ...{ ...nothing, standing: 'signed', title: 'Image de départ', relationship: 'parentOf' },
      ...{ signer: 'Ailleurs', actions: made('trainedAlgorithmicMedia', 'Un autre studio') },
      ingredients: [{ ...nothing, standing: 'none', title: 'Croquis', relationship: 'inputTo' }],
    },
  ],
});

/** A picture that somebody saved anew: its signature is lost, its watermark is not, and its owner looks. */
export const markedPicture: CheckedFile = {
  ...checked('none', {
    watermark: 'a1b2c3d4e5f6',
    mimeType: 'image/jpeg',
    ingredients: [
      {
        ...(signedPicture.provenance as object),
        ...{ title: 'Le fichier d’origine, fait ici', relationship: 'parentOf' },
      },
    ],
  }),
  original: '/media/u/c/tableau.png',
};

/** A picture of this studio in which something was changed that its signature covers. */
export const brokenPicture = checked('changed', {
  ...(signedPicture.provenance as object),
  standing: 'changed',
  failures: ['assertion.dataHash.mismatch'],
});
