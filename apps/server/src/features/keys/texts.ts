export const keyTexts = {
  tooMany: (most: number) =>
    `Vous avez déjà ${most} clés. Révoquez-en une pour en créer une autre.`,
};
