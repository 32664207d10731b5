/** A trained style that the person picked. */
export type PickedStyle = {
  readonly name: string;
  /** Its `lora_file_path`. */
  readonly url: string;
  readonly triggerWord: string | null;
  /** 0–1: how far it replaces the picture's own look, where the words do not say it. */
  readonly strength?: number;
  /** A second one to mix with it. */
  readonly mixedWith?: SecondStyle;
};

export type SecondStyle = {
  readonly name: string;
  /** Its `lora_file_path`; empty where its name says which. */
  readonly url: string;
  /** Its part of the mixture, 0–1. */
  readonly share: number;
};

/** What to draw or change. Sizes are pixels; null leaves the choice to the studio. */
export type PictureWish = {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly prompt: string;
  readonly referenceUrl: string | null;
  readonly style: PickedStyle | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly seed: number | null;
  /** Of what is said about it; French when absent. */
  readonly language?: 'fr' | 'en';
};

type NamedFile = { readonly name: string; readonly sha256: string };

/** What a file's recipe says of its making: nothing is left to choose. */
export type PictureRecipe = Pick<PictureWish, 'ownerId' | 'conversationId' | 'prompt'> & {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** 0–1; null as the prompt says. */
  readonly strength: number | null;
  /** With the SHA-256 of its file's bytes; null when none was applied. */
  readonly style:
    | null
    | (NamedFile & { readonly mixedWith?: (NamedFile & { readonly share: number }) | undefined });
  /** SHA-256 of the bytes of the picture that was changed; null when there was none. */
  readonly referenceSha256: string | null;
};

export type PictureOutcome =
  | {
      readonly ok: true;
      /** For Markdown: absolute or relative to the studio. */
      readonly url: string;
      readonly altText: string;
      /** French sentences on what could not be drawn as asked. */
      readonly notes: readonly string[];
    }
  | {
      readonly ok: false;
      /** French, for people. */
      readonly message: string;
      /** Nothing broke: the words ask for nothing that would change the reference. */
      readonly isRefusal?: boolean;
    };

/** A small WebP of what is to come, while it is drawn; each in place of the one before. */
export type OnPreview = (webp: Uint8Array) => void;

/** Makes or edits a picture and stores it in the conversation's folder. */
export type MakePicture = (
  wish: PictureWish,
  signal: AbortSignal,
  onPreview?: OnPreview,
) => Promise<PictureOutcome>;

/** Makes a picture again, to the byte, or says why not. */
export type RemakePicture = (recipe: PictureRecipe, signal: AbortSignal) => Promise<PictureOutcome>;

/** Keys in storage of what a picture was made with and from. */
export type PictureSources = {
  readonly styleKey: string | null;
  /** Of what was mixed with that style. */
  readonly secondStyleKey: string | null;
  readonly pictureKey: string | null;
};
