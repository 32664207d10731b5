/** The library's report on a file, as far as it is looked at (c2pa-rs `Reader::json`). */
export type ManifestStore = {
  readonly active_manifest?: string;
  readonly manifests?: Readonly<Record<string, Manifest>>;
  readonly validation_state?: 'Invalid' | 'Valid' | 'Trusted';
  readonly validation_results?: ValidationResults;
};

export type Manifest = {
  readonly title?: string | null;
  readonly claim_generator_info?: readonly { name?: string; version?: string | null }[];
  readonly signature_info?: {
    readonly issuer?: string | null;
    readonly common_name?: string | null;
    readonly time?: string | null;
    readonly cert_serial_number?: string | null;
  } | null;
  readonly ingredients?: readonly StoredIngredient[];
  readonly assertions?: readonly { readonly label: string; readonly data?: unknown }[];
};

export type StoredIngredient = {
  readonly title?: string | null;
  readonly format?: string | null;
  readonly relationship?: string;
  readonly label?: string | null;
  readonly active_manifest?: string | null;
  readonly informational_URI?: string | null;
  readonly validation_results?: ValidationResults | null;
};

export type ValidationResults = {
  readonly activeManifest?: StatusCodes | null;
};

type StatusCodes = {
  readonly success?: readonly Status[];
  readonly failure?: readonly Status[];
};

type Status = { readonly code: string };
