import { limits } from '@armoni/contract/limits';
import type { BinnedKind } from '../features/bin/ports.ts';
import { makeSqlFiles } from '../features/files/adapters/sql-files.ts';
import { makeSqlUploads } from '../features/files/adapters/sql-uploads.ts';
import { makeBinnedPicture } from '../features/files/binned-picture.ts';
import { makeClipStore } from '../features/files/clip-store.ts';
import { makeDeletePicture } from '../features/files/delete-picture.ts';
import { fileData } from '../features/files/file-data.ts';
import { type ServeMediaDependencies, serveMedia } from '../features/files/media/serve-media.ts';
import type { FileRepository, UploadRepository } from '../features/files/ports.ts';
import { makeRemoveFolder } from '../features/files/remove-folder.ts';
import { makeResumableUploads } from '../features/files/resumable/resumable-uploads.ts';
import { registerUploadRoutes } from '../features/files/resumable/routes.ts';
import { uploadData } from '../features/files/resumable/upload-data.ts';
import { registerFileRoutes } from '../features/files/routes.ts';
import { registerSpaceRoute } from '../features/files/space-route.ts';
import { makeFetchFile } from '../features/files/upload/fetch-file.ts';
import { makeKeepPicture } from '../features/files/upload/keep-picture.ts';
import { makeReserveSpace } from '../features/files/upload/reserve-space.ts';
import { makeStoreFile } from '../features/files/upload/store-file.ts';
import { makeStoreMadePicture } from '../features/files/upload/store-made-picture.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { makeDifyWorkflow } from '../features/workflow/adapters/dify-workflow.ts';
import { makeForwardClip } from '../features/workflow/forward-clip.ts';
import { registerWorkflowRoutes } from '../features/workflow/routes.ts';
import { makeRunWorkflow } from '../features/workflow/run-workflow.ts';
import type { Composed, Ground } from './ground.ts';
import { composeLongReads } from './long-reads.ts';

/** What tests put in the place of the real thing. */
export type FileReplacements = { readonly maxUploadBytes?: number };

/** Uploaded and made files: kept, listed, served, and handed to the workflow service. */
export type Files = {
  readonly files: FileRepository;
  readonly storeMadePicture: ReturnType<typeof makeStoreMadePicture>;
  readonly keepPicture: ReturnType<typeof makeKeepPicture>;
  readonly fetchFile: ReturnType<typeof makeFetchFile>;
  readonly removeFolder: ReturnType<typeof makeRemoveFolder>;
  readonly uploads: Pick<UploadRepository, 'knownKeys'>;
  /** Takes away what nobody came back to. */
  sweep(): Promise<void>;
  readonly personalData: readonly PersonalData[];
  readonly binned: BinnedKind;
  readonly routes: Composed;
  readonly workflowRoutes: Composed;
};

export function composeFiles(
  ground: Ground,
  { pageOf, isKept }: Required<Pick<ServeMediaDependencies, 'pageOf' | 'isKept'>>,
  { maxUploadBytes: maxBytes = limits.fileSizeBytes }: FileReplacements,
): Files {
  const { config, storage, mediaHost, signer } = ground;
  const { keyIn } = ground.mediaAddresses;
  const reads = composeLongReads(ground);
  const files = { ...makeSqlFiles(ground.database.db), ...reads.files };
  const { quotaOf } = ground;
  const deletePicture = makeDeletePicture({ ...ground, files });
  const uploads = makeSqlUploads(ground.database.db);
  const reserveSpace = makeReserveSpace(
    async (ownerId) => (await files.usedBytes(ownerId)) + (await uploads.promisedBytes(ownerId)),
  );
  const arriving = { ...ground, files, maxBytes, quotaOf, reserveSpace };
  const storeFile = makeStoreFile(arriving);
  const workflow = composeWorkflow(ground, makeClipStore({ files, storage, storeFile, maxBytes }));
  const onKept = workflow.forwardClip;
  const resumable = makeResumableUploads({ ...arriving, uploads, storeFile, onKept });
  return {
    files,
    uploads,
    sweep: resumable.sweep,
    storeMadePicture: makeStoreMadePicture({ storeFile, signer, mediaHost }),
    keepPicture: makeKeepPicture({ storeFile, mediaHost }),
    fetchFile: makeFetchFile({ storeFile, safeFetch: ground.safeFetch, maxBytes }),
    removeFolder: makeRemoveFolder(files),
    binned: makeBinnedPicture(files),
    // What still arrives goes before the files that it would become.
    personalData: [uploadData(uploads, resumable), fileData({ files, storage, mediaHost })],
    routes: {
      register(app) {
        registerFileRoutes(app, { files, storeFile, mediaHost, maxBytes, deletePicture });
        registerUploadRoutes(app, resumable);
        registerSpaceRoute(app, { space: reads.space, quotaOf });
        serveMedia(app, { storage, isKept, keyIn, pageOf, limitFactor: config.RATE_LIMIT_FACTOR });
      },
    },
    workflowRoutes: workflow,
  };
}

function composeWorkflow(ground: Ground, clips: ReturnType<typeof makeClipStore>) {
  const { WORKFLOW_BASE_URL: baseUrl, WORKFLOW_APP_KEY: appKey = '' } = ground.config;
  const external = baseUrl ? makeDifyWorkflow({ baseUrl, appKey }) : null;
  const { mediaHost, config } = ground;
  const addressOf = ({ key }: { readonly key: string }) =>
    new URL(`${mediaHost}/${key}`, config.publicUrl).href;
  const runWorkflow = makeRunWorkflow({ ...ground, clips, external });
  const forwardClip = makeForwardClip({ clips, external });
  const routes: Composed = {
    register: (app) => registerWorkflowRoutes(app, { clips, addressOf, forwardClip, runWorkflow }),
  };
  return { ...routes, forwardClip };
}
