import { makeStore } from '../store/make-store.ts';

/** How many films this page saw finished: who lists films reads them again when it was one more. */
export const madeFilms = makeStore(0);
