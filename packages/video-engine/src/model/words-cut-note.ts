/** Said by the plan where no pause was in reach, and known to the check of the film. */
export const wordsCutNote =
  'Une coupe tombe au milieu d’une phrase : aucune pause n’était à portée.';
