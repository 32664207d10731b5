import { Readable } from 'node:stream';
import {
  deleteFile,
  listFiles,
  moveFiles,
  type StoredFile,
  uploadFile,
} from '@armoni/contract/files';
import { limits } from '@armoni/contract/limits';
import { findPictures } from '@armoni/contract/pictures';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { type CallOf, registerRoute } from '../../platform/http/routing/register-route.ts';
import type { makeDeletePicture } from './delete-picture.ts';
import { ownFolder } from './folder-rules.ts';
import { folderAsJson } from './list-folder.ts';
import type { FileRecord, FileRepository } from './ports.ts';
import { fileTexts } from './texts.ts';
import type { MediaType } from './upload/detect-media.ts';
import { receiveUpload } from './upload/receive-upload.ts';
import type { StoreFile } from './upload/store-file.ts';

export type FileRoutesDependencies = {
  readonly files: FileRepository;
  readonly storeFile: StoreFile;
  /** Prefix of every `fullPath`, without a final slash. */
  readonly mediaHost: string;
  readonly maxBytes?: number;
  readonly deletePicture: ReturnType<typeof makeDeletePicture>;
};

export function registerFileRoutes(
  app: FastifyInstance,
  dependencies: FileRoutesDependencies,
): void {
  registerRoute(app, listFiles, (call) => list(dependencies, call));
  registerRoute(app, findPictures, async ({ query: { search = '', limit }, user }) => {
    const found = await dependencies.files.described(user.id, { words: search, limit });
    return {
      pictures: found.map((file) => ({
        ...storedFileFrom(file),
        conversation_id: file.folder.split('/').at(-1) ?? '',
      })),
    };
  });
  registerRoute(app, moveFiles, async ({ body, user }) => {
    const from = folderOf(body.from, user.id).folder;
    const to = folderOf(body.to, user.id).folder;
    return { moved: await dependencies.files.moveFolder(user.id, { from, to }) };
  });
  registerRoute(app, deleteFile, async ({ query, user }) => {
    const binId = await dependencies.deletePicture(user.id, query.path);
    if (binId === null) throw new ApiFailure('not_found');
    return { bin_id: binId };
  });
  registerRoute(app, uploadFile, (call) => upload(dependencies, call));
}

async function list({ files }: FileRoutesDependencies, { query, user }: CallOf<typeof listFiles>) {
  const { folder } = folderOf(query.folder, user.id);
  const after = query.after ? await files.findByKey(user.id, query.after) : null;
  if (query.after && !after) throw new ApiFailure('not_found');
  const { limit } = query;
  if (limit === undefined && !after) {
    const slices = await folderAsJson(files, { ownerId: user.id, folder }, storedFileFrom);
    return Readable.from(slices);
  }
  const size = limit ?? largestPage;
  const page = await files.listFolder(user.id, folder, { after, limit: size + 1 });
  return { files: page.slice(0, size).map(storedFileFrom), has_more: page.length > size };
}

const largestPage = 1000;

async function upload(
  { storeFile, mediaHost, maxBytes = limits.fileSizeBytes }: FileRoutesDependencies,
  { request, user, signal }: CallOf<typeof uploadFile>,
) {
  const file = await receiveUpload(storeFile, {
    request,
    ownerId: user.id,
    signal,
    maxBytes,
    accepts: isForChat,
    // A folder that is known to be wrong is refused before its file is read.
    belowOf: (fields) => folderOf(fields.folder ?? '', user.id).below,
  });
  const url = `${mediaHost}/${file.key}`;
  return { ...storedFileFrom(file), url, mimeType: file.mimeType };
}

function folderOf(folder: string, ownerId: string) {
  const outcome = ownFolder(folder, ownerId);
  if (outcome.ok) return outcome;
  if (outcome.reason === 'foreign') throw new ApiFailure('not_found');
  throw new ApiFailure('invalid_param', fileTexts.invalidFolder);
}

const chatVideos = new Set(['video/mp4', 'video/webm', 'video/ogg']);

const isForChat = (type: MediaType) => type.kind === 'image' || chatVideos.has(type.mimeType);

function storedFileFrom(file: FileRecord): StoredFile {
  return {
    name: file.name,
    fullPath: file.key,
    thumbnail: file.thumbnailKey,
    size: file.sizeBytes,
    lastModified: new Date(file.createdAt).toISOString(),
    is_made: file.isMade,
  };
}
