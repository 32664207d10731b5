import type { ActName, EngineHealth, PersonKinds } from '@armoni/contract/administration';

// French counts none as one.
const counted = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('fr-FR')}\u00A0${count < 2 ? one : many}`;

/** Whose the work is that nobody asks for, as the server calls it. */
const studio = 'Le studio';

/** « d’Idris », « de Maëlle ». */
const of = (name: string) =>
  name === studio ? 'du studio' : /^[aeiouyhéèêàâîôûœ]/i.test(name) ? `d’${name}` : `de ${name}`;

/** Every text of the administration page. */
export const texts = {
  title: 'Administration',
  views: 'Vues de l’administration',
  names: {
    ensemble: 'Vue d’ensemble',
    personnes: 'Personnes',
    travaux: 'Travaux',
    stockage: 'Stockage',
    moteurs: 'Moteurs',
    journal: 'Journal',
  },
  /** On one line, at the right of the tabs. */
  versions: ({
    version,
    database,
    storage,
  }: {
    version: string;
    database: string;
    storage: string;
  }) =>
    `${version} · ${database === 'postgres' ? 'PostgreSQL' : 'SQLite'} · ${storage === 's3' ? 'S3' : 'disque'}`,
  versionsTitle: 'Versions',
  node: (version: string) => `Node.js ${version}`,
  refused: 'Réservé à l’administration',
  refusedLead: 'Ce compte n’administre pas ce studio. Demandez le rôle à qui l’administre.',
  back: 'Revenir au studio',
  loading: 'Chargement de l’administration',
  failed: 'Impossible de lire l’administration.',
  tryAgain: 'Cela n’a pas abouti. Réessayez.',
  cancel: 'Annuler',
  all: 'Tout',
  others: counted('autre', 'autres'),
  more: 'Voir la suite',

  figures: {
    title: 'En chiffres',
    people: (count: number) => (count < 2 ? 'personne' : 'personnes'),
    peopleMore: (seen: number, invited: number) =>
      `${counted('vue', 'vues')(seen)} en 7 jours · ${counted('invitée', 'invitées')(invited)}`,
    work: (count: number) => (count < 2 ? 'travail en cours' : 'travaux en cours'),
    workMore: (waiting: number, failed: number) =>
      `${waiting} ${waiting < 2 ? 'attend' : 'attendent'} · ${failed} en échec`,
    storage: (whole: string) => `sur ${whole}`,
    storageMore: (free: string) => `${free} libres sur le disque`,
    storageInBucket: 'dans le stockage S3',
    made: 'créations en 24 h',
    madeMore: (films: number, failed: number) =>
      `dont ${counted('film', 'films')(films)} · ${counted('échec', 'échecs')(failed)}`,
  },

  work: {
    title: 'Travaux',
    filter: 'Travaux montrés',
    states: { all: 'Tous', running: 'En cours', waiting: 'Attente', failed: 'Échecs' },
    columns: { what: 'Quoi', whose: 'Pour', where: 'Où', progress: 'Avancement' },
    kinds: {
      montage: 'Film',
      training: 'Style',
      export: 'Archive des données',
      'clip-proxy': 'Copie d’un clip',
      removal: 'Suppression de fichiers',
      erasure: 'Effacement d’un compte',
      forgetting: 'Oubli d’une conversation',
      sweep: 'Ménage de chaque heure',
      backup: 'Sauvegarde',
    } as Readonly<Record<string, string>>,
    named: (kind: string, title: string) => `${kind} «\u00A0${title}\u00A0»`,
    pieces: { montage: counted('clip', 'clips'), training: counted('image', 'images') } as Readonly<
      Record<string, (count: number) => string>
    >,
    attempts: counted('essai', 'essais'),
    waits: 'attend son tour',
    waitsSince: (minutes: number) =>
      minutes < 60 ? `depuis ${minutes}\u00A0min` : `depuis ${Math.floor(minutes / 60)}\u00A0h`,
    starts: 'commence',
    empty: 'Rien ne tourne, n’attend ni n’a échoué.',
    emptyState: 'Aucun travail dans cet état.',
    loading: 'Chargement des travaux',
    failed: 'Impossible de lire les travaux.',
    cancel: (name: string) => `Arrêter : ${name}`,
    stop: {
      title: 'Arrêter ce travail\u00A0?',
      body: (name: string, whose: string) =>
        `${name}, pour ${whose}. Ce qui est déjà fait est perdu\u00A0; il faudra le redemander.`,
      cancel: 'Annuler',
      confirm: 'Arrêter',
    },
    cancelled: 'Travail arrêté',
    again: 'Relancer',
    againNamed: (name: string) => `Relancer : ${name}`,
    runs: 'Travail relancé',
    somebody: 'Quelqu’un',
  },

  people: {
    title: 'Personnes',
    search: 'Chercher une personne',
    searchHint: 'Chercher',
    columns: { name: 'Nom', role: 'Rôle', storage: 'Stockage', seen: 'Vue' },
    administers: 'Administre',
    suspended: 'Suspendu',
    invited: 'Invitation',
    of: (used: string, quota: string) => `${used} sur ${quota}`,
    never: '—',
    now: 'maintenant',
    actions: (name: string) => `Actions : ${name}`,
    unnamed: 'Sans nom',
    empty: 'Personne ne correspond à cette recherche.',
    loading: 'Chargement des personnes',
    failed: 'Impossible de lire les personnes.',
    kinds: 'Ce qui remplit sa place…',
    quota: 'Changer le quota…',
    signOut: 'Déconnecter partout',
    signedOut: (name: string) => `${name} est déconnecté partout`,
    give: 'Donner l’administration',
    take: 'Retirer l’administration',
    given: (name: string) => `${name} administre maintenant`,
    taken: (name: string) => `${name} n’administre plus`,
    suspend: 'Suspendre…',
    restore: 'Rétablir',
    restored: (name: string) => `${name} peut revenir`,
    suspension: {
      title: (name: string) => `Suspendre ${name}\u00A0?`,
      body: 'Ses connexions, ses clés et ses assistants sont coupés tout de suite, ses travaux arrêtés. Ce qui est gardé reste, et revient avec le rétablissement.',
      cancel: 'Annuler',
      confirm: 'Suspendre',
    },
    nowSuspended: (name: string) => `${name} est suspendu`,
    until: (date: string) => `jusqu’au ${date}`,
    withdraw: 'Retirer l’invitation',
    withdrawn: 'Invitation retirée',
  },

  quota: {
    title: (name: string) => `Quota ${of(name)}`,
    explained: 'Plein, rien de nouveau n’est accepté. Ce qui est déjà gardé reste.',
    label: 'Place, en Go',
    hint: (usual: string) => `Vide : la place habituelle, ${usual}.`,
    wrong: 'Un nombre de Go, zéro ou plus.',
    submit: 'Changer',
    changed: 'Quota changé',
  },

  invite: {
    action: 'Inviter',
    title: 'Inviter quelqu’un',
    explained: 'Un lien pour cette adresse, valable sept jours, une fois.',
    mails: 'Il lui est aussi envoyé par e-mail.',
    email: 'E-mail',
    emailMissing: 'Indiquez l’adresse e-mail de la personne.',
    submit: 'Créer le lien',
    madeTitle: 'Le lien est prêt',
    made: (email: string) => `Pour ${email}. Il n’est montré que cette fois.`,
    mailed: (email: string) => `Envoyé à ${email}. Le voici aussi, cette seule fois.`,
    link: 'Lien d’invitation',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    copyRefused: 'Le navigateur refuse la copie. Sélectionnez le lien.',
    done: 'Je l’ai transmis',
    elsewhere: 'Clerk inscrit les personnes de ce studio : invitez-les dans son tableau de bord.',
  },

  storage: {
    title: 'Stockage par personne',
    lead: (used: string) => `${used} gardés en tout, les plus remplis d’abord.`,
    of: (name: string) => `Place ${of(name)}`,
    explained: 'Par sorte. Ce qui est gardé n’est montré à personne d’autre.',
    kinds: {
      films: 'Films',
      pictures: 'Images',
      clips: 'Clips',
      sounds: 'Sons',
      bin: 'Corbeille',
    } satisfies Record<PersonKinds[number]['kind'], string>,
    none: 'Rien n’est gardé.',
    loading: 'Chargement de ce qui remplit sa place',
    failed: 'Impossible de lire ce qui remplit sa place.',
    done: 'Fermer',
  },

  engines: {
    title: 'Moteurs',
    day: '24 h',
    names: {
      images: 'Images',
      films: 'Films',
      styles: 'Styles',
      assistant: 'Assistant',
      planner: 'Lecture des souhaits',
      transcription: 'Transcription',
    } satisfies Record<EngineHealth['id'], string>,
    named: (what: string, name: string) => (name === '' ? what : `${what}, ${name}`),
    states: { ready: 'prêt', away: 'ne répond pas', off: 'non configuré' },
    failures: counted('échec', 'échecs'),
    made: counted('en 24 h', 'en 24 h'),
    median: (time: string) => `${time} d’ordinaire`,
    hours: (made: number, failed: number) =>
      `${made} en 24 heures, ${counted('échec', 'échecs')(failed)}`,
  },

  signUp: {
    title: 'Inscription ouverte',
    open: 'chacun peut ouvrir un compte',
    closed: 'fermée : sur invitation seulement',
    elsewhere: 'Clerk en décide, dans son tableau de bord',
    opened: 'Inscription ouverte',
    shut: 'Inscription fermée',
  },

  backup: {
    title: 'Sauvegarde',
    off: 'non configurée : BACKUP_FOLDER',
    states: {
      'none-yet': 'la première n’est pas encore faite',
      running: 'en cours',
      made: 'faite',
      failed: 'a échoué',
    },
    next: (time: string) => `prochaine le ${time}`,
  },

  log: {
    title: 'Journal',
    lead: 'Chaque acte d’administration, gardé sans retouche.',
    export: 'Exporter',
    exportFailed: 'Le journal n’a pas pu être exporté.',
    empty: 'Rien n’a encore été fait ici.',
    loading: 'Chargement du journal',
    failed: 'Impossible de lire le journal.',
    erased: 'un compte effacé',
    erasedActor: 'Un compte effacé',
    issuer: 'L’émetteur des connexions',
    usual: 'habituel',
    forgotten: 'une adresse oubliée',
    quota: (whose: string, from: string, to: string) => `Quota ${of(whose)} : ${from} → ${to}`,
    sentence: {
      'person.suspended': (by, on) => `${by} a suspendu ${on}`,
      'person.restored': (by, on) => `${by} a rétabli ${on}`,
      'person.signed_out': (by, on) => `${by} a déconnecté ${on} partout`,
      'quota.changed': (by, on) => `${by} a changé le quota ${of(on)}`,
      'role.given': (by, on) => `${by} a donné l’administration à ${on}`,
      'role.taken': (by, on) => `${by} a retiré l’administration à ${on}`,
      'invitation.made': (by, on) => `${by} a invité ${on}`,
      'invitation.withdrawn': (by, on) => `${by} a retiré l’invitation ${of(on)}`,
      'invitation.accepted': (by) => `${by} a accepté l’invitation`,
      'sign_up.opened': (by) => `${by} a ouvert l’inscription`,
      'sign_up.closed': (by) => `${by} a fermé l’inscription`,
      'job.cancelled': (by, on) => `${by} a arrêté un travail ${of(on)}`,
      'job.run_again': (by, on) => `${by} a relancé un travail ${of(on)}`,
      'log.exported': (by) => `${by} a exporté le journal`,
    } satisfies Record<ActName, (by: string, on: string) => string>,
  },
} as const;
