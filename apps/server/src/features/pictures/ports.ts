import type { StyleEngine } from '@armoni/contract/models';
import type {
  OnPreview,
  PictureRecipe,
  PictureSources,
} from '../../platform/pictures/picture-wish.ts';
import type { MadeFrom } from '../../platform/provenance/media-to-sign.ts';

type Size = { readonly width: number; readonly height: number };

/** A picture to change. Its sizes are those of the upright picture, in pixels. */
export type Reference = {
  readonly bytes: Uint8Array;
  /** Whether it carries a C2PA manifest of somebody else. */
  readonly hasForeignManifest: boolean;
  /** Whether it carries a recipe of this studio: it may be drawn anew. */
  readonly isOurs: boolean;
  /** What its recipe says it was drawn in; null or absent without one. */
  readonly wornStyle?: WornStyle | null;
  readonly width: number;
  readonly height: number;
};

/** A style by its file, and how far it went, 0–1. */
export type WornStyle = {
  readonly file: NonNullable<PictureRecipe['style']>;
  readonly strength: number;
};

export type ReferenceRefusal =
  | 'not-found'
  | 'unreachable'
  | 'unreadable'
  | 'too-large'
  | 'too-complex'
  | 'busy';

/** Reads a picture that the caller points at; of the studio's own files only the caller's. */
export type ReadReference = (
  ownerId: string,
  url: string,
  signal: AbortSignal,
) => Promise<
  | { readonly ok: true; readonly reference: Reference }
  | { readonly ok: false; readonly reason: ReferenceRefusal }
>;

/** One of the caller's own completed styles. */
export type ReadyStyle = {
  readonly name: string;
  /** Of its file, in storage: the `lora_file_path`. */
  readonly key: string;
  /** Of its file; null for one that was learned before it was kept. */
  readonly sha256: string | null;
  readonly triggerWord: string | null;
  readonly engine: StyleEngine;
  /** Its file in another treatment, where it has one. */
  readonly otherHand?: { readonly key: string; readonly sha256: string | null } | null;
  /** Where the service that trained it reads it; null for the embedded engine. */
  readonly remoteUrl: string | null;
};

export type FindStyles = (ownerId: string) => Promise<readonly ReadyStyle[]>;

/** The bytes of a style file of the embedded engine; null when they are gone. */
export type ReadStyleFile = (key: string) => Promise<Uint8Array | null>;

/** `sha256` is of its file as we keep it. */
export type RemoteStyle = {
  readonly url: string;
  readonly name: string;
  readonly sha256: string | null;
};

export type PictureOrder = {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** A style file of the embedded engine. */
  readonly style: Uint8Array | null;
  /** Another one to mix with it; `share` is its part, 0–1. */
  readonly secondStyle?: { readonly file: Uint8Array; readonly share: number } | null;
  /** A style that the engine's own service has trained and keeps. */
  readonly remoteStyle?: RemoteStyle | null;
  readonly reference: Uint8Array | null;
  /** 0–1: how far the style replaces the content's own look; as the prompt says when absent. */
  readonly strength?: number;
  /** The same as the person chose it; words that tell a strength go before it. */
  readonly usualStrength?: number;
  /** Of what is said about it; French when absent. */
  readonly language?: 'fr' | 'en';
};

export type MadePicture =
  | {
      readonly ok: true;
      /** PNG, JPEG or WebP. */
      readonly bytes: Uint8Array;
      /** Short. */
      readonly altText: string;
      readonly notes: readonly string[];
    }
  /** `isRefusal`: nothing broke, the words ask for nothing that would change the reference. */
  | { readonly ok: false; readonly message: string; readonly isRefusal?: boolean };

/** What is told while a picture is made; an engine that cannot say never calls it. */
export type PictureFollowing = {
  /** 0–100, never going back. */
  readonly onPercent?: ((percent: number) => void) | undefined;
  readonly onPreview?: OnPreview | undefined;
};

export interface PictureEngine {
  /** Its public name, e.g. « moteur local ». */
  readonly name: string;
  /** The same version makes the same bytes of the same order; absent where nothing is promised. */
  readonly version?: string;
  /** Whose styles it applies; an engine without it says itself what it does with a style. */
  readonly appliesStylesOf?: StyleEngine;
  /** What the words leave of a picture's frame: an engine with it opens no more than that. */
  frameOfEdit?(prompt: string, whole: Size): Size;
  /**
   * Rejects with the signal's reason once the work has really ended.
   */
  make(
    order: PictureOrder,
    signal: AbortSignal,
    following?: PictureFollowing,
  ): Promise<MadePicture>;
}

/** Whether nobody could tell a picture from the one that it was made of. */
export type ShowsTheSame = (
  before: Uint8Array,
  after: Uint8Array,
  how: {
    /** It keeps every pixel that is not to change: any other pixel was meant. */
    readonly isExact: boolean;
    readonly signal: AbortSignal;
  },
) => Promise<boolean>;

/** Puts a made picture into its conversation's folder, where the list of files shows it at once. */
export type StorePicture = (picture: {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly sources?: PictureSources;
  /** What it is found by, beside its name. */
  readonly words?: string;
  /** What its manifest names as its sources. */
  readonly madeFrom?: readonly MadeFrom[];
  readonly signal: AbortSignal;
}) => Promise<
  { readonly ok: true; readonly url: string } | { readonly ok: false; readonly message: string }
>;
