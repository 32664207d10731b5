/** The kinds of music that the studio plays itself. */
export const moods = ['calm', 'happy', 'epic', 'electro', 'piano', 'chill'] as const;
export type Mood = (typeof moods)[number];
