/** A picture's name without the ending of its file. */
export const titleOf = (name: string): string => name.replace(/\.\w+$/, '');
