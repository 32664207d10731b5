/** What a film in the making is at, in the order of the work. */
export const stageNames = {
  probe: 'Lecture des clips',
  analyse: 'Analyse des plans',
  plan: 'Choix des plans',
  render: 'Rendu du film',
  verify: 'Vérification du film',
  publish: 'Mise en Galerie',
} as const;
