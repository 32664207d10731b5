import { checkFile } from '@armoni/provenance/read/check-file';
import { defineProcessTask } from '../processes/process-task.ts';

type Order = { readonly path: string; readonly anchors: string };

/** What a stranger's file says of where it comes from, in a process that may be killed. */
export const checkMedia = defineProcessTask(import.meta.url, ({ path, anchors }: Order) =>
  checkFile(path, anchors),
);
