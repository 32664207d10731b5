import * as z from 'zod/mini';
import { storedFile } from './files.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { texts } from './texts.ts';

/** Edits that can be asked for by a button, where the engine knows them. */
export const pictureEdits = ['enlarge', 'cut-out'] as const;
export type PictureEdit = (typeof pictureEdits)[number];

/** What the button says to the assistant in the person's name. */
export const editWords: Readonly<Record<PictureEdit, string>> = {
  enlarge: 'Agrandis cette image',
  'cut-out': 'Détoure cette image',
};

/** Where a picture says it comes from. The claim is in the file and is not signed. */
export const pictureOrigin = z.object({
  /** Made here, marked by somebody else, without any mark, or no picture. */
  kind: z.enum(['armoni', 'marked', 'unmarked', 'unreadable']),
  /** Everything needed to make it again, when it was made here. */
  recipe: z.nullable(z.record(z.string(), z.unknown())),
  /** IPTC digital source type, e.g. `algorithmicMedia`. */
  source_type: z.nullable(z.string()),
  /** Whether it carries a C2PA manifest (Content Credentials); nobody here verifies it. */
  has_manifest: z.boolean(),
  /** French, for people. */
  message: z.string(),
  /** Whether its recipe can be followed here now, to the byte; null without a recipe of ours. */
  remake: z.nullable(
    z.object({
      is_possible: z.boolean(),
      /** French: why not, or what will differ. */
      message: z.nullable(z.string()),
    }),
  ),
});
export type PictureOrigin = z.infer<typeof pictureOrigin>;

export const readPictureOrigin = defineRoute({
  method: 'POST',
  path: '/api/v1/pictures/origin',
  summary: 'Where one of my stored pictures comes from',
  access: 'signed-in',
  body: z.object({ url: z.string().check(z.maxLength(4000)) }),
  answers: { 200: pictureOrigin },
});

/** A picture of mine, with the conversation that it lies in. */
export const foundPicture = z.extend(storedFile, { conversation_id: z.string() });
export type FoundPicture = z.infer<typeof foundPicture>;

/** All the words begin words of its request, its description or its name; the newest first. */
export const findPictures = defineRoute({
  method: 'GET',
  path: '/api/v1/pictures',
  summary: 'My pictures that are described by some words',
  access: 'signed-in',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(limits.searchCharacters, texts.searchTooLong))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  }),
  answers: { 200: z.object({ pictures: z.array(foundPicture) }) },
});

/** Multipart field `file`; it is looked at and not kept. */
export const readUploadOrigin = defineRoute({
  method: 'POST',
  path: '/api/v1/pictures/origin/upload',
  summary: 'Where an uploaded picture comes from',
  access: 'signed-in',
  body: 'multipart',
  answers: { 200: pictureOrigin },
});
