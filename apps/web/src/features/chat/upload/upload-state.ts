/** Where the files stand that were chosen. */
export type UploadState =
  | { readonly status: 'none' }
  | {
      readonly status: 'confirming' | 'sending';
      readonly files: readonly File[];
      /** Of all bytes together. */
      readonly percent: number;
      /** Why some of it was refused or did not arrive. */
      readonly problem: string | null;
    };
