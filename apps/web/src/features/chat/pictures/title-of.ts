/** A name without the ending of its file; « Encre.2 » has none. */
export const titleOf = (name: string): string => name.replace(/\.(?=\d*[a-z])\w{2,5}$/i, '');
