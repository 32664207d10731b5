import type { ChatTables } from '../../features/chat/adapters/tables.ts';
import type { FileTables } from '../../features/files/adapters/tables.ts';
import type { VideoTables } from '../../features/gallery/adapters/tables.ts';
import type { IdentityTables } from '../../features/identity/adapters/tables.ts';
import type { ModelTables } from '../../features/styles/adapters/tables.ts';
import type { QueueTables } from '../queue/tables.ts';

/** Every table, each described by the feature that owns it. */
export type Database = ChatTables &
  IdentityTables &
  QueueTables &
  FileTables &
  VideoTables &
  ModelTables;
