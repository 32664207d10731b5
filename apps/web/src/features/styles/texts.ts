import { limits } from '@armoni/contract/limits';
import { texts as shared } from '@armoni/contract/texts';

const genericFailure = "Une erreur est survenue lors de l'entraînement";

/** Every text of the styles that a person reads. */
export const texts = {
  title: 'Entraîner un style',
  lead: 'Réunissez des images qui partagent une lumière, une matière, une palette. Armoni en apprend le style.',

  pictures: {
    label: 'Images',
    minimum: `/ ${limits.trainingImagesMinimum} images minimum`,
    add: 'Ajouter des images',
    ways: 'Choisies, déposées ou collées, seules ou par dossier',
    drop: 'Déposez vos images ou un dossier',
    remove: (name: string) => `Retirer ${name}`,
    retry: (name: string) => `Réessayer ${name}`,
    failed: 'Non envoyée',
    again: 'Réessayer',
    sending: 'Envoi',
    removed: (name: string) => `${name} retirée`,
    added: (count: number) => (count === 1 ? '1 image ajoutée' : `${count} images ajoutées`),
    studying: 'Lecture de l’image',
    refused: (names: readonly string[]) =>
      names.length === 1
        ? `« ${names[0]} » n'est pas une image PNG, JPEG, WebP ou AVIF`
        : `${names.length} fichiers ne sont pas des images PNG, JPEG, WebP ou AVIF, dont « ${names[0]} »`,
    heic: (name: string) =>
      `« ${name} » est au format HEIC. Enregistrez-la en JPEG, puis ajoutez-la de nouveau.`,
    tooLarge: shared.fileTooLarge,
    notBrought: (name: string) => `L'image « ${name} » n'a pas pu être apportée ici`,
  },

  form: {
    name: 'Nom',
    namePlaceholder: 'Papier plié, nuit',
    triggerWord: 'Mot déclencheur',
    triggerWordPlaceholder: 'papierplienuit',
    triggerWordHint: 'Écrit dans une demande, il appelle ce style.',
    start: "Démarrer l'entraînement",
    busy: 'Entraînement en cours...',
    engine: (name: string) => `Entraîné par ${name}.`,
  },

  progress: {
    uploading: (index: number, total: number) => `Upload des images vers S3... (${index}/${total})`,
    creating: 'Création du modèle avec les images...',
    started: 'Entraînement démarré avec succès !',
  },

  dialog: {
    title: 'Entraînement en cours',
    body: 'Votre style apprend. Vous pouvez quitter cette page : il sera prêt dans « Vos styles ».',
    requestId: 'Identifiant de la demande',
    close: 'Fermer',
  },

  errors: {
    noImages: shared.trainingImagesRequired,
    tooFewImages: shared.tooFewTrainingImages,
    tooManyImages: shared.tooManyTrainingImages,
    noName: shared.modelNameRequired,
    nameTooLong: shared.modelNameTooLong,
    noTriggerWord: shared.triggerWordRequired,
    triggerWordTooLong: shared.triggerWordTooLong,
    noUser: 'Utilisateur non authentifié',
    generic: genericFailure,
    notSent: (count: number) =>
      count === 1
        ? `${genericFailure} : 1 image n'a pas été envoyée. Les autres sont gardées.`
        : `${genericFailure} : ${count} images n'ont pas été envoyées. Les autres sont gardées.`,
  },

  coach: {
    title: (count: number) => (count < 2 ? 'Votre image' : `Vos ${count} images`),
    emptyTitle: 'Vos images',
    empty: 'Elles sont regardées ici, avant tout envoi : taille, netteté, doublons, variété.',
    coherent: 'Palette cohérente : ',
    scattered: 'Palettes éloignées les unes des autres : ',
    rare: (name: string) => `quelques ${name}`,
    varied: 'Sujets et cadrages variés.',
    alike: 'Vos images se ressemblent beaucoup.',
    alikeAdvice: 'Ajoutez d’autres sujets et d’autres lumières.',
    pair: (one: string, other: string) => `« ${one} » et « ${other} »`,
    removeCopy: (name: string) => `Retirer ${name}`,
    concerns: {
      unreadable: (count: number) =>
        count === 1 ? '1 image est illisible ici.' : `${count} images sont illisibles ici.`,
      'too-large': (count: number) =>
        count === 1 ? '1 image est trop grande.' : `${count} images sont trop grandes.`,
      'too-small': (count: number) =>
        count === 1 ? '1 image est petite.' : `${count} images sont petites.`,
      blurred: (count: number) =>
        count === 1 ? '1 image est floue.' : `${count} images sont floues.`,
      duplicate: (count: number) =>
        count === 1 ? '1 image en répète une autre.' : `${count} images en répètent d’autres.`,
      odd: (count: number) =>
        count === 1
          ? '1 image se distingue des autres.'
          : `${count} images se distinguent des autres.`,
    },
    advice: {
      unreadable: 'Si elle reste vide après l’envoi, remplacez-la.',
      'too-large': 'Elle sera ignorée : réduisez-la à 60 mégapixels au plus.',
      'too-small': 'Moins de 512 pixels de côté : la matière s’y perd.',
      blurred: 'Remplacez-la pour garder des arêtes nettes.',
      duplicate: 'Gardez-en une seule, ou changez de cadrage.',
      odd: 'Elle tirera le style ailleurs.',
    },
    adviceForMany: {
      unreadable: 'Si elles restent vides après l’envoi, remplacez-les.',
      'too-large': 'Elles seront ignorées : réduisez-les à 60 mégapixels au plus.',
      'too-small': 'Moins de 512 pixels de côté : la matière s’y perd.',
      blurred: 'Remplacez-les pour garder des arêtes nettes.',
      duplicate: 'Gardez-en une de chaque, ou changez de cadrage.',
      odd: 'Elles tireront le style ailleurs.',
    },
    tags: {
      unreadable: 'Illisible',
      'too-large': 'Trop grande',
      'too-small': 'Petite',
      blurred: 'Floue',
      duplicate: 'Doublon',
      odd: 'À part',
    },
  },

  styles: {
    title: 'Vos styles',
    loading: 'Chargement de vos styles',
    failed: 'Impossible de charger vos styles.',
    retryLoad: 'Réessayer',
    emptyTitle: 'Aucun style pour le moment',
    empty: 'Quinze images qui se ressemblent par leur lumière suffisent pour commencer.',
    status: { training: 'En entraînement', completed: 'Prêt', failed: 'Arrêté' },
    cancelled: 'Annulé',
    otherEngine: 'Autre moteur',
    imageCount: (count: number) => (count === 1 ? '1 image' : `${count} images`),
    use: 'Utiliser dans le studio',
    unusable: (engine: string) => `Entraîné avec ${engine}, qui ne dessine pas en ce moment.`,
    more: (name: string) => `Actions sur « ${name} »`,
    rename: 'Renommer',
    pictures: 'Images apprises',
    remove: 'Supprimer',
    cancel: "Annuler l'entraînement",
    retry: 'Réessayer',
    progress: (name: string) => `Entraînement de ${name}`,
    sample: (name: string, index: number) => `Exemple ${index + 1} du style ${name}`,
    picture: (index: number) => `Image apprise ${index + 1}`,
    picturesGone: 'Les images de ce style ne sont plus là.',
    failedWithout: 'L’entraînement n’a pas abouti.',
    ready: (name: string) => `Le style « ${name} » est prêt`,
  },

  stages: {
    queued: 'En attente d’un poste',
    check: 'Contrôle des images',
    checked: (count: number) => `Images contrôlées (${count})`,
    palette: 'Relevé de la palette',
    paletteDone: 'Palette relevée',
    tiles: 'Choix des matières',
    tilesDone: 'Matières choisies',
    score: 'Épreuve sur une image mise de côté',
    sample: 'Premières images dans ce style',
    send: 'Envoi des images au moteur',
    sent: 'Images envoyées au moteur',
    learn: 'Apprentissage',
    learned: 'Style appris',
  },

  rename: {
    title: 'Renommer ce style',
    cancel: 'Annuler',
    confirm: 'Renommer',
    failed: 'Impossible de renommer ce style',
  },

  removal: {
    title: 'Supprimer ce style ?',
    body: (name: string) =>
      `« ${name} », ses exemples et les images envoyées pour lui iront à la corbeille. Vous pourrez les y reprendre pendant 30 jours. Les images déjà faites avec lui restent.`,
    cancel: 'Annuler',
    confirm: 'Supprimer',
    done: 'Style mis à la corbeille',
    undone: 'Style restauré',
    failed: 'Impossible de supprimer ce style',
  },

  cancelFailed: "Impossible d'annuler cet entraînement pour l'instant",
  retryFailed: "Impossible de reprendre cet entraînement pour l'instant",
} as const;
