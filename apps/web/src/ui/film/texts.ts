/** What a film says of the wish that it was made by: French on every page. */
export const texts = {
  title: 'Demandé / Obtenu',
  asked: 'Demandé',
  delivered: 'Obtenu',
  outcomes: {
    kept: 'Tenu',
    missed: 'Différent',
    followed: 'Suivi',
    offered: 'Proposé',
    refused: 'Refusé',
    unread: 'Pas compris',
  },
  /** Pace, order and the like: obeyed, but no figure of the film shows it. */
  followed: 'suivi, sans mesure',
  isIt: (label: string) => `${label} ?`,
  offered: 'proposé, non retenu',
  refused: (label: string) => `refusé (${label})`,
  unread: 'pas compris',
  quoted: (words: string) => `« ${words} »`,
  summary: (kept: number, all: number) => `${kept} sur ${all}`,
} as const;
