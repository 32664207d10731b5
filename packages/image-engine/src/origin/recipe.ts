import * as z from 'zod/mini';
import { treatments } from '../style/treatment.ts';

/** Changes whenever the same recipe would no longer give the same bytes. */
export const engineVersion = '32';

/** A scene as it was first asked for, and what was changed in it since, in that order. */
const changedScene = z.object({
  prompt: z.string().check(z.maxLength(4000)),
  seed: z.number(),
  width: z.number(),
  height: z.number(),
  /** Pixels drawn around the frame of that size, in which it was composed. */
  around: z.optional(
    z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  ),
  changes: z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(100)),
  /** Pixels of what came of it, which crops and turns make other than those of the scene. */
  shown: z.object({ width: z.number(), height: z.number() }),
});
export type ChangedScene = z.infer<typeof changedScene>;

/** Everything that is needed to make the same bytes again; written into every file's XMP. */
export const recipe = z.object({
  schema: z.literal('armoni.recipe/1'),
  /** Its public name: « moteur local », or a service's. Only ours promises the same bytes. */
  engine: z.string().check(z.maxLength(200)),
  engineVersion: z.string(),
  /** What was asked, as typed. */
  prompt: z.string(),
  seed: z.number(),
  width: z.number(),
  height: z.number(),
  /** Pixels of what came of it, where a crop, a larger frame or enlarging made them others. */
  made: z.optional(z.object({ width: z.number(), height: z.number() })),
  /** The treatment that was applied; null for a scene or a reference left as it is. */
  treatment: z.nullable(z.enum(treatments)),
  style: z.nullable(
    z.object({
      name: z.string(),
      sha256: z.string(),
      /** A second style; its share of the mixture is 0–1. */
      mixedWith: z.optional(z.object({ name: z.string(), sha256: z.string(), share: z.number() })),
    }),
  ),
  /** 0–1: how far the style replaces the content's own look. */
  strength: z.number(),
  /** SHA-256 of the reference picture's bytes. */
  reference: z.nullable(z.string()),
  /** What the reference said of itself, as the ingredient that it is; null without one. */
  ingredient: z.nullish(
    z.object({
      /** IPTC digital source type. */
      sourceType: z.nullable(z.string()),
      /** A C2PA manifest was in its file; it stays there. */
      hasManifest: z.boolean(),
    }),
  ),
  /** Whether the words were drawn as a calculated scene or as an illustration of things. */
  content: z.nullish(z.enum(['scene', 'illustration'])),
  /** What it was drawn anew from; null for a first picture and for changed pixels. */
  scene: z.nullish(changedScene),
});

export type Recipe = z.infer<typeof recipe>;
