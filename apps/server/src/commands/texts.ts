import type { RestoreRefusal } from '../backup/restore-backup.ts';
import type { MovedObjects } from '../move/move-objects.ts';
import type { MoveRefusal } from '../move/move-studio.ts';

export const texts = {
  backupUsage: 'Usage : npm run backup -- DOSSIER',
  restoreUsage: 'Usage : npm run restore -- DOSSIER [--yes]',
  noData: (folder: string) => `Il n’y a pas encore de données dans ${folder}.`,
  noTables: 'Il n’y a pas encore de données dans la base PostgreSQL de DATABASE_URL.',
  backedUp: (count: { objects: number; copied: number; rows: number }, folder: string) =>
    `Sauvegarde vérifiée dans ${folder} : ${count.rows} lignes, ${count.objects} fichiers, dont ${count.copied} copiés cette fois.`,
  forgotten: (count: number) =>
    `${count} fichiers ont été supprimés pendant la sauvegarde : elle ne les contient pas.`,
  secretIncluded: 'Le secret des sessions y est : gardez ce dossier comme un mot de passe.',
  secretAbsent:
    'IDENTITY_SECRET n’y est pas : conservez-la à part, sans elle tout le monde devra se reconnecter, et les seconds facteurs seront illisibles (npm run second-factors).',
  refused: (folder: string): Readonly<Record<RestoreRefusal, string>> => ({
    'no-backup': `Il n’y a pas de sauvegarde complète dans ${folder}.`,
    'other-database':
      'Cette sauvegarde est celle d’une autre sorte de base de données : avec DATABASE_URL, il faut celle d’une base PostgreSQL, et sans elle, celle d’une base SQLite.',
    damaged: 'Cette sauvegarde est abîmée : rien n’a été restauré.',
    'not-empty':
      'Le studio contient déjà des données, peut-être plus récentes : rien n’a été changé. Pour les remplacer, ajoutez --yes.',
    'database-not-empty':
      'La base PostgreSQL de DATABASE_URL n’est pas vide : rien n’a été changé. Créez-en une vide (createdb) et donnez son adresse ; le studio ne doit pas encore y avoir démarré.',
  }),
  mayReplace: (madeAt: string) =>
    `Le studio contient déjà des données. Revenir à la sauvegarde du ${madeAt} ? (oui/non) `,
  yes: /^o(ui)?$/i,
  restored: (count: { objects: number; rows: number }, madeAt: string) =>
    `Sauvegarde du ${madeAt} restaurée et vérifiée : ${count.rows} lignes, ${count.objects} fichiers.`,
  setAside: (path: string) => `La base de données précédente est gardée sous ${path}.`,
  migrateUsage:
    'Usage : npm run migrate -- [--to postgres://…|sqlite] [--bucket NOM | --folder DOSSIER]. Ce qui n’est pas nommé reste où il est ; les clés du stockage S3 sont lues dans S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY.',
  movingObjects: ({ objects, bytes }: MovedObjects) =>
    `${objects} fichiers comparés (${Math.round(bytes / 1e6)} Mo)…`,
  movingRows: 'Les lignes de la base…',
  moved: (rows: number | null, objects: MovedObjects | null) => {
    const parts = [
      ...(rows === null ? [] : [`${rows} lignes`]),
      ...(objects === null
        ? []
        : [`${objects.objects} fichiers, dont ${objects.copied} copiés cette fois`]),
    ];
    return `Déménagement terminé et vérifié : ${parts.join(', ')}.`;
  },
  afterMove: (settings: readonly string[]) =>
    `L’ancien studio est resté tel quel : ne le démarrez plus, il prendrait un autre chemin. Le nouveau démarre avec ${settings.join(', ')}. Les envois en plusieurs morceaux sont à reprendre du début.`,
  moveRefused: {
    'at-work':
      'Un studio tourne encore sur cette base de données : arrêtez-le d’abord. Rien n’a été changé.',
    'never-started':
      'Ce studio n’a jamais démarré : il n’y a rien à déménager. Rien n’a été changé.',
    'other-storage':
      'Le stockage et la base de données de départ n’appartiennent pas à la même installation. Vérifiez DATABASE_URL, ARMONI_DATA_DIR et S3_BUCKET. Rien n’a été changé.',
    'foreign-database':
      'La base d’arrivée n’est pas vide et n’est pas de ce studio : rien n’a été changé. Donnez-en une vide.',
    'foreign-storage':
      'Le stockage d’arrivée contient les fichiers d’une autre installation : rien n’a été changé. Donnez-en un vide.',
    'older-rows':
      'La base d’arrivée contient déjà ce studio, dans un autre état. Elle n’a pas été changée : videz-la (dropdb, createdb), puis recommencez.',
  } satisfies Readonly<Record<MoveRefusal, string>>,
  unreadableFactors: (count: number) =>
    count === 0
      ? 'Tous les seconds facteurs se lisent avec le secret de ce studio.'
      : `${count} comptes ont un second facteur illisible avec le secret de ce studio. Rendez-lui l’ancien secret, ou retirez ces seconds facteurs : npm run second-factors -- --remove`,
  removedFactors: (count: number) =>
    `${count} seconds facteurs illisibles retirés : le mot de passe suffit à ces comptes, et leurs propriétaires peuvent en activer un nouveau.`,
};
