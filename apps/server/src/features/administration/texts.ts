/** What administration says to people. */
export const administrationTexts = {
  /** Whose the work is that nobody asks for. */
  studio: 'Le studio',
  notAnAdministrator: 'Cette partie du studio est réservée à qui l’administre.',
  noSuchPerson: 'Cette personne n’est pas, ou plus, ici.',
  noSuchInvitation: 'Cette invitation n’attend plus personne.',
  noSuchWork: 'Ce travail est terminé, ou n’existe plus.',
  notCancellable: 'Ce travail est celui du studio lui-même : il ne s’arrête pas d’ici.',
  notFailed: 'Ce travail n’a pas échoué : rien à relancer.',
  notYourself:
    'Personne ne se suspend ni ne quitte l’administration soi-même : demandez-le à un autre administrateur.',
  bySettings: 'Cette personne administre par les réglages du serveur (ADMIN_EMAILS).',
  alreadyHere: 'Cette personne a déjà un compte ici.',
  elsewhere:
    'Un autre service inscrit et connecte les personnes de ce studio : cela se règle chez lui.',
  away: 'Ne répond pas. Ce qui dépend de lui attend, ou le moteur local prend le relais.',
  missingTools: (names: string) => `Programme introuvable : ${names}. Les films attendent.`,
};
