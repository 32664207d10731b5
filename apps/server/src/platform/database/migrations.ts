import { identityMigration } from './migrations/0001-identity.ts';
import { jobsMigration } from './migrations/0002-jobs.ts';
import { filesMigration } from './migrations/0003-files.ts';
import { videosMigration } from './migrations/0004-videos.ts';
import { chatMigration } from './migrations/0010-chat.ts';
import { modelsMigration } from './migrations/0020-models.ts';
import { fileHashesMigration } from './migrations/0021-file-hashes.ts';
import { fileThumbnailsMigration } from './migrations/0022-file-thumbnails.ts';
import { installationMigration } from './migrations/0030-installation.ts';
import { dataVersionMigration } from './migrations/0031-data-version.ts';
import { ownersMigration } from './migrations/0032-owners.ts';
import { jobWaitsMigration } from './migrations/0034-job-waits.ts';
import { searchMigration } from './migrations/0037-search.ts';
import { usageMigration } from './migrations/0038-usage.ts';
import { twoFactorMigration } from './migrations/0039-two-factor.ts';
import { passkeysMigration } from './migrations/0047-passkeys.ts';
import { spentCodesMigration } from './migrations/0048-spent-codes.ts';
import { ownerOrderMigration } from './migrations/0050-owner-order.ts';
import { searchPrefixesMigration } from './migrations/0051-search-prefixes.ts';
import { exportsMigration } from './migrations/0052-exports.ts';
import { filmReadingsMigration } from './migrations/0055-film-readings.ts';
import { binMigration } from './migrations/0056-bin.ts';
import { replyingMigration } from './migrations/0057-replying.ts';
import { filmCaptionsMigration } from './migrations/0059-film-captions.ts';
import { filmVersionsMigration } from './migrations/0060-film-versions.ts';
import { signingMigration } from './migrations/0064-signing.ts';
import { filmNamesMigration } from './migrations/0069-film-names.ts';
import { filmDownloadsMigration } from './migrations/0070-film-downloads.ts';
import { filmSharesMigration } from './migrations/0071-film-shares.ts';
import { accessKeysMigration } from './migrations/0074-access-keys.ts';
import { chatClientsMigration } from './migrations/0075-chat-clients.ts';
import { filmProjectsMigration } from './migrations/0079-film-projects.ts';
import { jobDetailsMigration } from './migrations/0080-job-details.ts';
import { messageCardsMigration } from './migrations/0082-message-cards.ts';
import { madeFilesMigration } from './migrations/0086-made-files.ts';
import { filmWatermarksMigration } from './migrations/0087-film-watermarks.ts';
import { jobTurnsMigration } from './migrations/0088-job-turns.ts';
import { clipProxiesMigration } from './migrations/0089-clip-proxies.ts';
import { authorsMigration } from './migrations/0090-authors.ts';
import { connectionsMigration } from './migrations/0093-connections.ts';
import { pictureSourcesMigration } from './migrations/0094-picture-sources.ts';
import { branchesMigration } from './migrations/0096-branches.ts';
import { pictureWordsMigration } from './migrations/0097-picture-words.ts';
import { jobTurnNumbersMigration } from './migrations/0101-job-turns.ts';
import { administrationMigration } from './migrations/0104-administration.ts';
import { callCountsMigration } from './migrations/0110-call-counts.ts';
import { schedulesMigration } from './migrations/0111-schedules.ts';
import { longestFilmsMigration } from './migrations/0112-longest-films.ts';
import { uploadsMigration } from './migrations/0120-uploads.ts';
import { jobTracesMigration } from './migrations/0130-job-traces.ts';
import { olderSourcesMigration } from './migrations/0140-older-sources.ts';
import { listsAtSizeMigration } from './migrations/0150-lists-at-size.ts';
import { wordsOnPostgresMigration } from './migrations/0170-words-on-postgres.ts';
import { olderPicturesMigration } from './migrations/0171-older-pictures.ts';
import { secondStylesMigration } from './migrations/0190-second-styles.ts';
import { shareDatesAndMusicMigration } from './migrations/0195-share-dates-and-music.ts';
import type { MigrationFor } from './migrations/migration-for.ts';

/** In this order, for ever: names sort, and a released one never changes. */
export const migrations: Readonly<Record<string, MigrationFor>> = {
  '0001-identity': identityMigration,
  '0002-jobs': jobsMigration,
  '0003-files': filesMigration,
  '0004-videos': videosMigration,
  '0010-chat': chatMigration,
  '0020-models': modelsMigration,
  '0021-file-hashes': fileHashesMigration,
  '0022-file-thumbnails': fileThumbnailsMigration,
  '0030-installation': installationMigration,
  '0031-data-version': dataVersionMigration,
  '0032-owners': ownersMigration,
  '0034-job-waits': jobWaitsMigration,
  '0037-search': searchMigration,
  '0038-usage': usageMigration,
  '0039-two-factor': twoFactorMigration,
  '0047-passkeys': passkeysMigration,
  '0048-spent-codes': spentCodesMigration,
  '0050-owner-order': ownerOrderMigration,
  '0051-search-prefixes': searchPrefixesMigration,
  '0052-exports': exportsMigration,
  '0055-film-readings': filmReadingsMigration,
  '0056-bin': binMigration,
  '0057-replying': replyingMigration,
  '0059-film-captions': filmCaptionsMigration,
  '0060-film-versions': filmVersionsMigration,
  '0064-signing': signingMigration,
  '0069-film-names': filmNamesMigration,
  '0070-film-downloads': filmDownloadsMigration,
  '0071-film-shares': filmSharesMigration,
  '0074-access-keys': accessKeysMigration,
  '0075-chat-clients': chatClientsMigration,
  '0079-film-projects': filmProjectsMigration,
  '0080-job-details': jobDetailsMigration,
  '0082-message-cards': messageCardsMigration,
  '0086-made-files': madeFilesMigration,
  '0087-film-watermarks': filmWatermarksMigration,
  '0088-job-turns': jobTurnsMigration,
  '0089-clip-proxies': clipProxiesMigration,
  '0090-authors': authorsMigration,
  '0093-connections': connectionsMigration,
  '0094-picture-sources': pictureSourcesMigration,
  '0096-branches': branchesMigration,
  '0097-picture-words': pictureWordsMigration,
  '0101-job-turns': jobTurnNumbersMigration,
  '0104-administration': administrationMigration,
  '0110-call-counts': callCountsMigration,
  '0111-schedules': schedulesMigration,
  '0112-longest-films': longestFilmsMigration,
  '0120-uploads': uploadsMigration,
  '0130-job-traces': jobTracesMigration,
  '0140-older-sources': olderSourcesMigration,
  '0150-lists-at-size': listsAtSizeMigration,
  '0170-words-on-postgres': wordsOnPostgresMigration,
  '0171-older-pictures': olderPicturesMigration,
  '0190-second-styles': secondStylesMigration,
  '0195-share-dates-and-music': shareDatesAndMusicMigration,
};
