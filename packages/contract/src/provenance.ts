import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { texts } from './texts.ts';

/** Where a file comes from, in French by how sure it is, and as its manifests say. */
export const checkedFile = z.object({
  verdict: z.string(),
  /** What its signature proves. */
  proven: z.array(z.string()),
  /** What somebody says, and nobody verified. */
  claimed: z.array(z.string()),
  /** What is no longer as it was signed. */
  changed: z.array(z.string()),
  /** Whole and ours, whole and somebody else's, changed since, or without a manifest. */
  standing: z.enum(['ours', 'signed', 'changed', 'none']),
  /** Signer, actions and ingredients, each with the same fields. */
  provenance: z.record(z.string(), z.unknown()),
  /** Where the file that a watermark leads to is shared by its owner; absent when it is not. */
  original: z.optional(z.string()),
});
export type CheckedFile = z.infer<typeof checkedFile>;

/** Multipart field `file`, at most 200 MB; it is read and not kept. Larger ones: the check page, or `npm run verify`. */
export const checkUpload = defineRoute({
  method: 'POST',
  path: '/api/v1/provenance/check',
  summary: 'Where a file comes from',
  access: 'public',
  body: 'multipart',
  answers: { 200: checkedFile },
});

/** The studio fetches the address, which must be open to the public. */
export const checkAddress = defineRoute({
  method: 'POST',
  path: '/api/v1/provenance/check-address',
  summary: 'Where the file at an address comes from',
  access: 'public',
  body: z.object({ url: z.string().check(z.maxLength(4000)) }),
  answers: { 200: checkedFile },
});

/** The caller's own file that carries this watermark. */
export const readOriginal = defineRoute({
  method: 'GET',
  path: '/api/v1/provenance/original/:watermark',
  summary: 'Your file that a watermark leads to',
  access: 'signed-in',
  params: z.object({ watermark: z.string().check(z.regex(/^[0-9a-f]{12}$/)) }),
  answers: { 200: z.object({ url: z.string() }) },
});

export const readAuthority = defineRoute({
  method: 'GET',
  path: '/api/v1/provenance/authority',
  summary: 'The authority that this studio signs under',
  access: 'public',
  answers: {
    200: z.object({
      /** PEM. */
      anchors: z.string(),
      /** Of the studio's own certificates, in decimal; null where all that the authority signed is its own. */
      serials: z.nullable(z.array(z.string())),
      /** Whether what is made here is signed; the administrator may have turned it off. */
      is_signing: z.boolean(),
    }),
  },
});

/** Whether somebody signs what they have made as its author, and by which name; null when they do not. */
export const authorship = z.object({ name: z.nullable(z.string()) });
export type Authorship = z.infer<typeof authorship>;

export const readAuthorship = defineRoute({
  method: 'GET',
  path: '/api/v1/me/author',
  summary: 'The name that I sign as author with; null while I sign nothing',
  access: 'in-person',
  answers: { 200: authorship },
});

/** For what is made from then on: files that are signed already stay as they are. */
export const changeAuthorship = defineRoute({
  method: 'PATCH',
  path: '/api/v1/me/author',
  summary: 'Sign as author by this name from now on, or no more',
  access: 'in-person',
  body: z.object({
    name: z.nullable(
      z.string().check(
        z.trim(),
        // No line breaks: it is told in one sentence.
        z.regex(/^\P{Cc}+$/u, texts.authorNameRequired),
        z.maxLength(limits.authorNameCharacters, texts.authorNameTooLong),
      ),
    ),
  }),
  answers: { 200: authorship },
});
