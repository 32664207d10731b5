import type { Cut, Rest } from './cut.ts';
import type { Manifest, ManifestStore, StoredIngredient } from './manifest-store.ts';
import type { Trust } from './trust.ts';

/**
 * `ours`: whole, and signed by this studio. `signed`: whole, and signed by somebody whom nobody here
 * vouches for. `changed`: something is not as it was signed. `none`: no manifest.
 */
export type Standing = 'ours' | 'signed' | 'changed' | 'none';

/** What was done, by what; of C2PA's words. */
export type ToldAction = {
  readonly action: string;
  /** Last word of IPTC's address. */
  readonly sourceType: string | null;
  readonly agent: string | null;
};

/** A file, or what it was made from, with what that was made from. */
export type Provenance = {
  readonly standing: Standing;
  readonly title: string | null;
  readonly mimeType: string | null;
  /** As the certificate says; null without a signature. */
  readonly signer: string | null;
  /** ISO 8601, vouched for by a time stamp authority; null when the signature has none. */
  readonly signedAt: string | null;
  /** ISO 8601, as the studio's own clock said. */
  readonly claimedAt: string | null;
  /** Without a manifest: what the file's metadata claim. */
  readonly actions: readonly ToldAction[];
  /** Who calls themselves its author; nobody has verified it. */
  readonly author: string | null;
  /** What the studio's own mark in the pixels says, 12 hexadecimal digits; null where none was found or looked for. */
  readonly watermark: string | null;
  /** Of a picture that carries that mark: how much of what it leads to is left. */
  readonly rest?: Rest;
  /** What was cut away of the picture that the mark leads to; absent where nothing was, or that is not known. */
  readonly cut?: Cut;
  /** Of a picture, where it was measured. */
  readonly pixels?: { readonly width: number; readonly height: number };
  /** Codes of C2PA for what does not hold. */
  readonly failures: readonly string[];
  readonly ingredients: readonly (Provenance & { readonly relationship: string })[];
};

/** Nothing was found; that proves nothing. */
export const nothingFound: Provenance = {
  standing: 'none',
  title: null,
  mimeType: null,
  signer: null,
  signedAt: null,
  claimedAt: null,
  actions: [],
  author: null,
  watermark: null,
  failures: [],
  ingredients: [],
};

/** Something stands where a manifest would, and it is none. */
export const brokenManifest: Provenance = {
  ...nothingFound,
  standing: 'changed',
  failures: ['manifest.unreadable'],
};

/** The library's report in a form that people can be told. */
export function judgeManifest(
  store: ManifestStore | null,
  serials: Trust['serials'] = null,
): Provenance {
  const active = store?.manifests?.[store.active_manifest ?? ''];
  if (!store || !active) return nothingFound;
  const found = standings[store.validation_state ?? 'Invalid'];
  const standing = found === 'ours' ? ownOr(active, serials) : found;
  const failures = codesOf(store.validation_results?.activeManifest?.failure);
  return told(store, active, { standing, failures, depth: 0, serials });
}

/** Somebody else's, where their authority is that of this studio, too. */
function ownOr({ signature_info: signature }: Manifest, serials: Trust['serials']) {
  const isOwn = serials === null || serials.includes(signature?.cert_serial_number ?? '');
  return isOwn ? 'ours' : 'signed';
}

const standings = { Trusted: 'ours', Valid: 'signed', Invalid: 'changed' } as const;

/** Deeper than anybody looks; a manifest made to be endless ends here. */
const deepest = 12;

/** An untrusted signer is no change. */
const notOfContent = new Set(['signingCredential.untrusted']);

function codesOf(statuses: readonly { code: string }[] = []): string[] {
  const codes = statuses.map(({ code }) => code);
  return [...new Set(codes)].filter((code) => !notOfContent.has(code));
}

type Judged = {
  readonly standing: Standing;
  readonly failures: readonly string[];
  readonly depth: number;
  readonly serials: Trust['serials'];
};

function told(store: ManifestStore, manifest: Manifest, judged: Judged): Provenance {
  const { depth, standing, failures, serials } = judged;
  const { issuer, common_name: name, time } = manifest.signature_info ?? {};
  const ingredients = depth < deepest ? (manifest.ingredients ?? []) : [];
  return {
    standing,
    failures,
    title: manifest.title ?? null,
    mimeType: null,
    signer: name ?? issuer ?? null,
    signedAt: time ?? null,
    claimedAt: actionsOf(manifest).find(({ when }) => when)?.when ?? null,
    actions: actionsOf(manifest).map(toldAction),
    author: authorOf(manifest),
    watermark: null,
    ingredients: ingredients.map((one) => ingredientOf(store, one, { depth: depth + 1, serials })),
  };
}

function ingredientOf(
  store: ManifestStore,
  ingredient: StoredIngredient,
  { depth, serials }: Pick<Judged, 'depth' | 'serials'>,
) {
  const { active_manifest: label, relationship = 'componentOf', title, format } = ingredient;
  const manifest = store.manifests?.[label ?? ''];
  const about = { relationship, title: title ?? null, mimeType: format ?? null };
  if (!manifest) return { ...nothingFound, ...about };
  const status = ingredient.validation_results?.activeManifest;
  const failures = codesOf(status?.failure);
  const isOurs = (status?.success ?? []).some(({ code }) => code === 'signingCredential.trusted');
  const whole = isOurs ? ownOr(manifest, serials) : 'signed';
  const standing = failures.length > 0 ? 'changed' : whole;
  return { ...told(store, manifest, { standing, failures, depth, serials }), ...about };
}

type RawAction = {
  readonly action?: unknown;
  readonly digitalSourceType?: unknown;
  readonly softwareAgent?: unknown;
  readonly when?: string;
};

function actionsOf({ assertions = [] }: Manifest): readonly RawAction[] {
  const found = assertions.find(({ label }) => /^c2pa\.actions(\.v2)?$/.test(label));
  const { actions } = (found?.data ?? {}) as { actions?: unknown };
  return Array.isArray(actions) ? actions : [];
}

function toldAction({ action, digitalSourceType, softwareAgent }: RawAction): ToldAction {
  const address = typeof digitalSourceType === 'string' ? digitalSourceType : null;
  return {
    action: String(action),
    sourceType: address?.split('/').at(-1) ?? null,
    agent: agentOf(softwareAgent),
  };
}

function agentOf(agent: unknown): string | null {
  if (typeof agent === 'string') return agent;
  const { name, version } = (agent ?? {}) as { name?: unknown; version?: unknown };
  if (typeof name !== 'string') return null;
  return typeof version === 'string' ? `${name} ${version}` : name;
}

/** As it is written now, and as it was before C2PA 2. */
function authorOf({ assertions = [] }: Manifest): string | null {
  const metadata = dataOf(assertions, 'cawg.metadata');
  const work = dataOf(assertions, 'stds.schema-org.CreativeWork');
  const [author] = [metadata?.['dc:creator'] ?? work?.author].flat();
  const name = (author as { name?: unknown } | undefined)?.name ?? author;
  return typeof name === 'string' ? name : null;
}

function dataOf(
  assertions: NonNullable<Manifest['assertions']>,
  kind: string,
): Readonly<Record<string, unknown>> | null {
  const found = assertions.find(({ label }) => label.startsWith(kind))?.data;
  return typeof found === 'object' ? (found as Readonly<Record<string, unknown>> | null) : null;
}
