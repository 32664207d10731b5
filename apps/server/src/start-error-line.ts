import { UnfinishedRestoreError } from './backup/unfinished-restore.ts';
import { ConfigError } from './config.ts';
import { DataFolderBusyError } from './platform/database/claim-data-folder.ts';
import { NewerDataError } from './platform/database/data-version.ts';
import { databaseFaultOf } from './platform/database/database-fault.ts';
import { MigrationError } from './platform/database/migrate-to-latest.ts';
import { StaleWebBuildError } from './platform/http/pages/page-heads.ts';
import { type ForeignReason, ForeignStorageError } from './platform/storage/installation.ts';

/** One French line that says why the studio cannot start and what to do. */
export function startErrorLine(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DataFolderBusyError) {
    return `Un autre Armoni utilise déjà le dossier ${error.message}. Arrêtez-le ou choisissez un autre dossier avec ARMONI_DATA_DIR.`;
  }
  if (error instanceof StaleWebBuildError) {
    return `L’application construite dans ${error.message} vient d’une autre version. Lancez npm start, qui la reconstruit.`;
  }
  if (error instanceof MigrationError) {
    const reason = databaseFaultOf(error.cause) === 'unavailable' ? databaseAway : `${error.cause}`;
    return `La base de données n’a pas pu être préparée (${error.message}) : ${oneLine(reason)}`;
  }
  if (error instanceof UnfinishedRestoreError) {
    return `Une restauration a été interrompue dans ${error.message}. Relancez npm run restore -- DOSSIER, qui la termine.`;
  }
  if (error instanceof NewerDataError) {
    const program = error.program ? ` (${error.program})` : '';
    return `Ces données ont été écrites par une version plus récente d’Armoni${program}. Installez-la, ou restaurez une sauvegarde d’avant sa mise en place. Rien n’a été modifié.`;
  }
  if (error instanceof ForeignStorageError) return foreignStorage[error.reason];
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Le port ${port} est déjà utilisé. Libérez-le ou choisissez-en un autre avec PORT.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return 'L’adresse d’écoute HOST n’existe pas sur cette machine.';
  }
  if (
    code !== undefined &&
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST'].includes(code)
  ) {
    return `Armoni ne peut pas écrire dans ${path ?? 'son dossier de données'} (${code}). Vérifiez ARMONI_DATA_DIR et ses droits.`;
  }
  if (code === 'ERR_SQLITE_ERROR') {
    return `La base de données du dossier de données ne peut pas être ouverte : ${oneLine(error)}. Vérifiez ARMONI_DATA_DIR et ses droits.`;
  }
  if (databaseFaultOf(error) === 'unavailable') return databaseAway;
  return `Armoni n’a pas pu démarrer : ${oneLine(error)}`;
}

const adopt =
  'Vérifiez DATABASE_URL, ARMONI_DATA_DIR et S3_BUCKET, ou restaurez la sauvegarde ; si ce stockage doit vraiment appartenir à cette base, démarrez une fois avec ARMONI_ADOPT_STORAGE=true. Rien n’a été effacé.';

const foreignStorage: Record<ForeignReason, string> = {
  'other-installation': `Le stockage et la base de données appartiennent à deux installations différentes. ${adopt}`,
  'database-is-new': `La base de données est vide, mais le stockage contient les fichiers d’une autre installation. ${adopt}`,
  'mark-is-missing': `Ce stockage n’est pas celui de cette base de données : sa marque manque. ${adopt}`,
  'unknown-files': `Le stockage contient des fichiers que la base de données ne connaît pas. ${adopt}`,
};

const databaseAway = 'la base de données ne répond pas. Vérifiez DATABASE_URL.';

const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
