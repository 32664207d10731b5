import type { ConnectionScope } from '@armoni/contract/connections';

/** Every text of an assistant's request to be let in. */
export const texts = {
  loading: 'Lecture de la demande',
  title: (name: string) => `Connecter «\u00A0${name}\u00A0»\u00A0?`,
  lead: (email: string) =>
    `Cet assistant se présente sous ce nom. Il demande à travailler dans votre studio (${email}).`,
  may: 'Il pourra',
  rights: {
    read: 'lire\u00A0: voir vos images, vos styles, vos films et vos clips',
    write:
      'créer et modifier\u00A0: faire des images et des films, entraîner des styles, arrêter ces travaux',
  } satisfies Record<ConnectionScope, string>,
  never:
    'Il ne supprimera rien de ce que vous avez, et n’ouvre pas votre compte. Vous pouvez le déconnecter à tout moment sous Compte › Programmes\u00A0; il l’est aussi quand cette session prend fin.',
  returns: 'Vous reviendrez à',
  onThisDevice: 'un programme sur cet appareil',
  allow: 'Autoriser',
  refuse: 'Refuser',
  failed: 'Demande impossible',
  unreachable: 'La demande n’a pas pu être lue. Réessayez.',
  notSent: 'La réponse n’a pas pu être envoyée. Réessayez.',
  home: 'Revenir au studio',
} as const;
