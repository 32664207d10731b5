/** What of the music cuts are laid on. */
export type Grid = 'bars' | 'beats';
