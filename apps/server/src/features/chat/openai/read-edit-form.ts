import { type PictureRequest, pictureRequest } from '@armoni/contract/openai';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { largestPictureBytes } from '../../../platform/pictures/picture-limits.ts';
import { tooLargeFailure } from '../../../platform/uploads/receive-file.ts';
import { engineTexts } from './texts.ts';

export type EditForm = { readonly request: PictureRequest; readonly image: Buffer };

/** Fields of an edit, and the one picture to change. @throws ApiFailure */
export async function readEditForm(request: FastifyRequest): Promise<EditForm> {
  if (!request.isMultipart()) throw invalid(engineTexts.noImage, 'image');
  const { fields, files } = await readForm(request);
  if (files.has('mask')) throw invalid(engineTexts.noMask, 'mask');
  if (files.size > 1) throw invalid(engineTexts.oneImage, 'image');
  const [image] = files.values();
  if (!image) throw invalid(engineTexts.noImage, 'image');
  const { stream: _, ...asked } = fields;
  const parsed = z.safeParse(pictureRequest, asked);
  if (parsed.success) return { request: parsed.data, image };
  const name = parsed.error.issues[0]?.path.join('.') ?? 'prompt';
  throw invalid(engineTexts.invalidField(name), name);
}

/** Read to its end: whoever still sends would take an early answer for a broken line. */
async function readForm(request: FastifyRequest) {
  const fields: Record<string, string> = Object.create(null);
  const files = new Map<string, Buffer>();
  const limits = { fileSize: largestPictureBytes, files: 2 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const name = files.has(part.fieldname) ? `another ${part.fieldname}` : part.fieldname;
    files.set(name, Buffer.concat(await part.file.toArray()));
    if (part.file.truncated) throw tooLargeFailure();
  }
  return { fields, files };
}

const invalid = (message: string, parameter: string) =>
  new ApiFailure('invalid_param', message, { parameter });
