/** What is said to whoever starts the server with settings that cannot be used. */
export const configTexts = {
  invalid: (name: string, example?: string) =>
    `La variable ${name} est invalide.${example ? ` Exemple : ${name}=${example}` : ''}`,
  needs: (name: string, needed: string) =>
    `La variable ${needed} est nécessaire quand ${name} est définie.`,
  splitRoles: 'ARMONI_ROLE=api ou worker demande PostgreSQL : définissez DATABASE_URL.',
  blockedPort: (port: number) =>
    `Les navigateurs refusent le port ${port}. Choisissez-en un autre, comme PORT=3000 ou, derrière un mandataire, une autre adresse dans PUBLIC_URL.`,
  rootOfHost:
    'PUBLIC_URL nomme un chemin : Armoni se tient à la racine de son hôte. Donnez-lui un sous-domaine, comme https://studio.example.org.',
  sharedSecret:
    'ARMONI_ROLE=api demande IDENTITY_SECRET, la même pour toutes les machines : sans elle, une session ouverte sur l’une est inconnue des autres.',
};
