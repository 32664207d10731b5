import clips from './example-clips.json' with { type: 'json' };

/** What the empty editor offers to make a first film from: made by the studio's own engines. */
export const exampleClips = clips.map(({ name, seconds, accord }, index) => ({
  name,
  /** As the uploaded file is called. */
  fileName: `${name}.mp4`,
  seconds,
  accord,
  url: `/exemple/clip-${index + 1}.mp4`,
  thumbnailUrl: `/exemple/clip-${index + 1}.webp`,
}));

export const examplePosterUrl = '/exemple/affiche.webp';

/** Of the studio's own pieces. */
export const examplePieceId = 'maree-haute';
