import accord from './picture-accord.json' with { type: 'json' };

/** The picture beside the forms and its measured accord; `scripts/make-pictures.mjs` makes both. */
export const picture = { url: '/pictures/rivage.webp', width: 1200, height: 1350, accord };
