import type { Origin } from './origin/read-origin.ts';
import type { Recipe } from './origin/recipe.ts';
import type { DecodedBytes } from './raster/decode.ts';

/** What to make. Sizes in pixels, 256–2048 a side. */
export type PictureRequest = {
  /** French or English. May ask for a scene, an edit of the reference, or both. */
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** The bytes of a learned style file. */
  readonly style: Uint8Array | null;
  /** A second one to mix with it; `share` is its own part, 0–1. */
  readonly secondStyle?: SecondStyle | null;
  /** The bytes of a picture that replaces the scene: PNG, JPEG, WebP or AVIF. */
  readonly reference: Uint8Array | null;
  /** The reference as `decodeBytes` and `readOrigin` opened it elsewhere; its bytes are not read then. */
  readonly opened?: OpenedReference | null;
  /** 0–1; 1 by default. */
  readonly strength?: number;
  /** The same as chosen beside the words, which go before it when they tell a strength. */
  readonly usualStrength?: number;
  /** Of what is said about it; French by default. */
  readonly language?: 'fr' | 'en';
};

export type SecondStyle = { readonly file: Uint8Array; readonly share: number };

/** A reference, covering the size that is asked for. */
export type OpenedReference = {
  readonly pixels: DecodedBytes;
  readonly origin: Origin;
  /** Pixels of the longer side of its file; unknown where it was opened elsewhere without them. */
  readonly longestSide?: number | null;
  /** The size that is asked for has another shape: the middle of it was opened. */
  readonly isCropped?: boolean;
};

export type PictureOptions = {
  readonly signal: AbortSignal;
  /** 0–100, never going back. */
  readonly onProgress?: (percent: number) => void;
  /**
   * The same picture, small and rough, before it is drawn: WebP of at most `previewSide` pixels; with a
   * style first without and then with it. Never called where a reference is changed.
   */
  readonly onPreview?: ((webp: Uint8Array) => void) | undefined;
  /** The PNG is not pressed: whoever gets it opens it and writes it anew. */
  readonly isWrittenAnew?: boolean;
  /** Worker threads; the bytes are the same whatever the number. */
  readonly workers?: number;
  /** Packages with which programs see what is in a picture; null where nothing can be recognised. */
  readonly eyesFolder?: string | null;
};

export type PictureOutcome =
  | {
      readonly ok: true;
      /** PNG with the recipe and the mark of an algorithmic origin in its XMP. */
      readonly png: Uint8Array;
      readonly width: number;
      readonly height: number;
      readonly recipe: Recipe;
      /** A short description for people who cannot see it. */
      readonly altText: string;
      /** What could not be drawn or done as asked. */
      readonly notes: readonly string[];
    }
  | {
      readonly ok: false;
      readonly reason:
        | 'unreadable-reference'
        | 'unreadable-style'
        | 'too-large'
        /** The reference would come out as it went in. */
        | 'nothing-to-change';
      /** For people. */
      readonly message: string;
    };

export type MakePicture = (
  request: PictureRequest,
  options: PictureOptions,
) => Promise<PictureOutcome>;
