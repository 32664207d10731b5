import { limits } from '@armoni/contract/limits';
import { texts as shared } from '@armoni/contract/texts';
import { formatDuration } from '../../lib/format/format.ts';
import { stageNames } from '../../ui/film/stage-names.ts';

/**
 * Every text of the editor that a person reads. The specification fixes an English control
 * panel and viewer (their elements carry `lang="en"`) and French messages, so both live here.
 */
export const texts = {
  pageTitle: 'Edytor',
  panelLabel: 'Montage settings',

  aspect: {
    label: 'Aspect ratio',
    '16:9': 'Landscape 16:9',
    '9:16': 'Portrait 9:16',
    '1:1': 'Square 1:1',
  },

  clips: {
    title: (count: number) => `Uploaded Clips (${count})`,
    drop: 'Drop videos here, or click to choose',
    picturesFromStudio: 'Les images viennent du studio',
    limits: 'Jusqu’à 42 clips de 2,5 Go. Les images viennent du',
    studio: 'studio',
    dropMore: 'Drop videos here',
    dropNow: 'Drop to add',
    placeholder: 'Vidéo',
    clip: 'Clip',
    queued: 'Waiting…',
    storing: 'Storing…',
    cancelled: 'Cancelled',
    remove: (name: string) => `Remove ${name}`,
    cancel: (name: string) => `Cancel the upload of ${name}`,
    retry: (name: string) => `Retry the upload of ${name}`,
    progress: (name: string) => `Uploading ${name}`,
    uploaded: (name: string) => `${name} uploaded`,
    failed: (name: string) => `Upload of ${name} failed`,
    watch: (name: string) => `Watch ${name}`,
    order: 'Alt and the arrows, or a drag, change the order',
    moved: (name: string, place: number) => `${name} is clip ${place} now`,
    copying: 'Ce navigateur ne lit pas ce clip : une copie se prépare…',
    unplayable: 'Ce navigateur ne lit pas ce clip ; un film s’en fait quand même.',
  },

  /** French: the specification has no word for it. */
  unfinished: {
    title: 'Envois interrompus',
    arrived: (arrived: string, size: string) => `${arrived} sur ${size}`,
    resume: 'Reprendre',
    resumeOf: (name: string) => `Reprendre l’envoi de ${name} : choisissez-le de nouveau`,
    forget: (name: string) => `Oublier l’envoi de ${name}`,
    otherFile: (name: string) =>
      `Ce n’est pas le fichier de cet envoi : choisissez « ${name} », tel qu’il était.`,
  },

  music: {
    title: 'Background Music',
    choose: 'Upload audio',
    uploading: (name: string) => `Uploading ${name}`,
    urlLabel: 'Audio URL',
    set: 'Set',
    play: 'Play the music',
    pause: 'Pause the music',
    remove: 'Remove the music',
    cancel: 'Cancel the music upload',
    updated: 'Audio URL updated',
    unplayable: 'Impossible de lire cet audio ici',
  },

  /** French: the specification names no such choice. */
  ownMusic: {
    title: 'Musique du studio',
    loading: 'Chargement…',
    notRead: 'Les musiques du studio ne peuvent pas être lues pour l’instant.',
    listen: (name: string) => `Écouter « ${name} »`,
    pause: (name: string) => `Arrêter « ${name} »`,
    choose: 'Choisir',
    choosePiece: (name: string) => `Choisir « ${name} »`,
    about: (mood: string, bpm: number, length: string) => `${mood} · ${bpm} BPM · ${length}`,
    moods: {
      calm: 'Calme',
      happy: 'Joyeuse',
      epic: 'Épique',
      electro: 'Électro',
      piano: 'Piano',
      chill: 'Détendue',
    } as Readonly<Record<string, string>>,
    licence:
      'Composées et jouées par le studio : vos films peuvent les porter partout, sans droits à payer ni nom à citer.',
  },

  /** Offered while there is nothing yet. */
  example: {
    title: 'Un premier film, sans un seul fichier à vous',
    body: 'Six clips du studio, une musique, un souhait : tout est prêt. Chaque plan du film s’échange ensuite, se coupe et se déplace.',
    take: 'Monter cet exemple',
    preparing: 'Préparation des clips…',
    failed: 'L’exemple n’a pas pu être préparé. Réessayez dans un instant.',
    clips: 'Clips de l’exemple',
    watch: (name: string) => `Regarder « ${name} »`,
    musicName: 'Marée haute',
    musicAbout: 'jouée par le studio, 96 BPM',
    wish: '14 secondes, 6 plans, sur la musique. Titre : « Premier film ». Finis sur le clip 6.',
  },

  /** French: the specification names no such row. */
  captions: {
    title: 'Sous-titres',
    add: 'Ajouter',
    about:
      'Collez un fichier SRT ou VTT de ce clip, ou les mots dits sans repères : ils seront calés sur la voix.',
    ofClip: 'Clip',
    clip: (index: number, name: string) => `Clip ${index} · ${name}`,
    text: 'Ce qui est dit',
    placeholder: '00:00:01,200 --> 00:00:03,000\nBonjour à tous !',
    count: (captions: number) =>
      captions === 0 ? 'texte à caler' : `${captions} sous-titre${captions > 1 ? 's' : ''}`,
    file: 'Choisir un fichier',
    remove: 'Effacer',
    done: 'Terminé',
    tooLong: shared.captionsTooLong,
  },

  instructions: {
    title: 'Instructions',
    placeholder: 'Décrivez le film : durée, rythme, première et dernière image, textes…',
    presets: 'Presets',
  },

  /** What was read of the wish: French, also in the English panel. */
  wish: {
    understoodLabel: 'Compris dans votre souhait',
    offeredLabel: 'À confirmer',
    otherwiseLabel: 'Ce qui ne sera pas fait',
    summary: (understood: number, offered: number, refused: number, unread: number) =>
      [
        `${understood} compris`,
        offered > 0 && `${offered} à confirmer`,
        refused > 0 && `${refused} refusé${refused > 1 ? 's' : ''}`,
        unread > 0 && `${unread} non compris`,
      ]
        .filter(Boolean)
        .join(', '),
    notUnderstood: 'Pas compris.',
    rather: 'Pas compris. Plutôt :',
    ignore: 'Ignorer',
    ignoreWords: (quoted: string) => `Ignorer « ${quoted} »`,
    remove: 'Retirer',
    removeWords: (label: string) => `Retirer « ${label} »`,
    offer: (words: string) => `Plutôt « ${words} »`,
    from: (quoted: string) => `d’après « ${quoted} »`,
    byHand: 'choisi à la main',
    rewrite: 'Modifier les mots',
    forget: 'Oublier mes corrections',
    less: 'Moins',
    more: 'Plus',
    clip: (index: number, name: string) => `Clip ${index} · ${name}`,
    yes: 'Oui',
    no: 'Non',
    otherField: 'Souhait',
    fields: {
      duration: 'Durée du film',
      'shots.count': 'Nombre de plans',
      'shots.seconds': 'Durée des plans',
      'clips.only': 'Clips choisis',
      'clips.without': 'Clips écartés',
      'clips.first': 'Premier clip',
      'clips.last': 'Dernier clip',
      'clips.sequence': 'Suite des clips',
      'clips.stretches': 'Passage d’un clip',
      'clips.seconds': 'Durée d’un clip',
      'clips.shares': 'Part d’un clip',
      'clips.times': 'Clip répété',
      pace: 'Rythme',
      course: 'Évolution du rythme',
      order: 'Ordre des plans',
      selection: 'Choix des moments',
      transitions: 'Transitions',
      transitionParts: 'Transition à un endroit',
      fadeIn: 'Fondu d’ouverture',
      fadeOut: 'Fondu final',
      originalSound: 'Son des clips',
      clipSound: 'Son d’un clip',
      'music.use': 'Musique',
      'music.level': 'Niveau de la musique',
      'music.startSeconds': 'Début de la musique',
      'music.end': 'Fin de la musique',
      hook: 'Accroche',
      texts: 'Texte à l’écran',
      look: 'Rendu',
      lookParts: 'Rendu d’une partie',
      speed: 'Vitesse',
      speedParts: 'Vitesse d’une partie',
      direction: 'Sens',
      directionParts: 'Sens d’une partie',
      aspectRatio: 'Format',
      captions: 'Sous-titres',
      loop: 'Boucle',
    } as Readonly<Record<string, string>>,
    choices: {
      pace: { slow: 'Calme', medium: 'Moyen', fast: 'Rapide' },
      course: {
        even: 'Égal',
        rising: 'De plus en plus vite',
        falling: 'De plus en plus calme',
      },
      order: {
        best: 'Meilleurs plans d’abord',
        chronological: 'Chronologique',
        given: 'Celui des clips',
        shuffled: 'Mélangé',
      },
      selection: { best: 'Meilleurs moments', everything: 'Tout garder' },
      transitions: {
        auto: 'Selon le rythme',
        cuts: 'Coupes franches',
        dissolves: 'Fondus enchaînés',
      },
      originalSound: {
        keep: 'Gardé',
        duck: 'Musique baissée sous la voix',
        drop: 'Coupé',
      },
      musicUse: { auto: 'Avec la musique', none: 'Sans musique' },
      musicLevel: { low: 'Basse', auto: 'Habituel', high: 'Forte' },
      look: {
        normal: 'Couleurs naturelles',
        monochrome: 'Noir et blanc',
        warm: 'Tons chauds',
        cold: 'Tons froids',
        vintage: 'Style ancien',
      },
      speed: { slow: 'Ralenti', normal: 'Normale', fast: 'Accéléré' },
      aspectRatio: { '16:9': '16:9', '9:16': '9:16', '1:1': '1:1' },
    },
  },

  generate: 'Generate Video',

  dialog: {
    title: 'Montage en cours',
    body: 'Votre montage est en cours de traitement. Il apparaîtra dans la page Galerie dès qu’il sera prêt.',
    leftOut: (count: number) =>
      count === 1
        ? 'Un clip dont l’envoi n’est pas terminé n’en fait pas partie.'
        : `${count} clips dont l’envoi n’est pas terminé n’en font pas partie.`,
    close: 'Fermer',
  },

  jobs: {
    label: 'Montages en cours',
    submitting: 'Soumission du travail au serveur...',
    processing: 'Traitement vidéo en cours... Cela peut prendre plusieurs minutes.',
    elapsed: (seconds: number) => `Traitement en cours... (${seconds}s)`,
    done: 'Vidéo générée avec succès!',
    see: 'Voir',
    ready: 'Votre vidéo est prête et disponible dans la Galerie !',
    cancelled: 'Montage annulé',
    cancel: 'Annuler le montage',
    retry: 'Réessayer',
    followAgain: 'Suivre à nouveau',
    dismiss: 'Retirer de la liste',
    waitingForTurn: 'En attente d’un poste de montage',
    ahead: (jobs: number) =>
      jobs === 1 ? 'Un montage avant le vôtre' : `${jobs} montages avant le vôtre`,
    took: (seconds: number) =>
      `${seconds.toLocaleString('fr-FR', { maximumFractionDigits: seconds < 10 ? 1 : 0 })}\u00A0s`,
    stages: stageNames,
  },

  projects: {
    label: 'Projet',
    new: 'Nouveau projet',
    begun: 'Projet en cours',
    of: (name: string, clips: number) => `${name} · ${clips} ${clips > 1 ? 'clips' : 'clip'}`,
    resume: 'Ou reprendre',
    begunOn: (clips: number, date: string) => `${clips} ${clips > 1 ? 'clips' : 'clip'} · ${date}`,
    change: (name: string) => `Projet : ${name}. Changer de projet`,
    remove: 'Retirer ce projet de la liste',
    busy: 'Attendez la fin des envois pour changer de projet.',
    failed: 'Ce projet n’a pas pu être ouvert.',
    notRemoved: 'Ce projet n’a pas pu être retiré.',
    missing: (count: number) =>
      count > 1
        ? `${count} clips de ce projet ont été supprimés depuis.`
        : 'Un clip de ce projet a été supprimé depuis.',
  },

  /** While a film is being made. */
  work: {
    clips: 'Clips de ce montage',
    film: 'Le film',
    chosen: (shots: number, areForeseen: boolean) => {
      const word = areForeseen ? 'pressenti' : 'choisi';
      return shots === 1 ? `1 plan ${word}` : `${shots} plans ${word}s`;
    },
    status(
      clip: { status: string; percent: number; moments: readonly unknown[] },
      chosen: number,
      areForeseen: boolean,
    ): string {
      if (clip.status === 'waiting') return 'En attente';
      if (clip.status === 'refused') return 'Illisible, laissé de côté';
      if (clip.status === 'analysing') return `Analyse ${Math.round(clip.percent)}\u00A0%`;
      const good = clip.moments.length;
      const word = areForeseen ? 'pressenti' : 'retenu';
      const kept = chosen > 0 ? `, ${chosen} ${word}${chosen > 1 ? 's' : ''}` : '';
      return good < 2 ? `Analysé${kept}` : `${good} bons moments${kept}`;
    },
  },

  sketch: {
    heading: 'Esquisse d’après votre souhait',
    clips: 'Vos clips, avant le montage',
    clipCount: (count: number) => `${count} ${count > 1 ? 'clips' : 'clip'}`,
    next: 'Dites le film que vous voulez, ou lancez-le : le studio choisit',
    later: 'Les autres plans sont choisis au montage',
    shots: (count: number) => `${count} ${count > 1 ? 'plans' : 'plan'}`,
    opens: (name: string) => `Ouvre sur ${name}`,
    ends: (name: string) => `Finit sur ${name}`,
  },
  viewer: {
    label: 'Generated Videos',
    emptyTitle: 'No Videos Yet',
    emptyBody: 'Add clips, say what you want, and your film appears here.',
    emptyUnderWay: 'Your film appears here as soon as it is ready.',
    emptyAction: 'Choose videos',
    /** French. */
    seeFilm: 'Revoir le film précédent',
    seeWork: 'Suivre le montage en cours',
    lastFilms: 'Reprendre un film',
    filmVersion: (number: number) => `Version ${number}`,
    position: (index: number, total: number) => `${index + 1} of ${total}`,
    copyLink: 'Copy Link',
    linkCopied: 'Lien copié',
    linkNotCopied: 'Impossible de copier le lien',
    download: 'Download',
    recut: 'Remonter ce film',
    previous: 'Previous video',
    next: 'Next video',
    goTo: (index: number) => `Video ${index + 1}`,
    controls: {
      play: 'Play',
      pause: 'Pause',
      soundOn: 'Turn the sound on',
      soundOff: 'Turn the sound off',
      volume: 'Volume',
      seek: 'Position in the film',
      clock: formatDuration,
    },
    fullScreen: 'Full screen',
    closeFullScreen: 'Close full screen',
    notes: 'À savoir sur ce film',
  },

  errors: {
    noClip: 'Veuillez ajouter au moins une vidéo/image',
    noUser: 'Utilisateur non connecté',
    musicOnItsWay: 'La musique est encore en route : lancez le film dès qu’elle est là.',
    tooManyVideos: shared.tooManyVideos,
    upload: "Erreur lors de l'upload",
    processing: 'Erreur lors du traitement de votre vidéo',
    jobTimeout: `Video processing timeout - job took longer than ${
      (limits.jobPollIntervalMs * limits.jobPollAttempts) / 60_000
    } minutes`,
    jobNotFound: 'Job not found',
    jobFailed: shared.videoProcessingFailed,
    jobWithoutUrl: 'Video URL not found in completed job',
    cancelFailed: "Impossible d'annuler ce montage pour l'instant",
    notBrought: (name: string) => `L'image « ${name} » n'a pas pu être apportée ici`,
  },
} as const;
