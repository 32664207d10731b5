/** What a set is worth, in words. */
export const verdictTexts = {
  usable: (usable: number, total: number) =>
    `${usable} ${usable === 1 ? 'utilisable' : 'utilisables'} sur ${total}${usable === total ? '.' : ' :'}`,
  advice: (usable: number, total: number, missing: number) => {
    if (missing > 0)
      return `${usable === total ? 'Ajoutez' : 'ajoutez'}-en ${missing === 1 ? 'une' : missing}.`;
    return usable === total ? 'Rien à changer.' : 'les autres seront ignorées.';
  },
};
