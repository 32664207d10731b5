import { createHash } from 'node:crypto';

export type PolicyOptions = {
  /** `sha256-…` of the inline scripts of the web app's own page. */
  readonly scriptHashes: readonly string[];
  /** Origins besides ours that the page may load media from (a media host or bucket). */
  readonly mediaOrigins: readonly string[];
  /** What a hosted identity provider's code needs on our pages; none for the embedded one. */
  readonly hostedIdentity: HostedIdentity | undefined;
};

/** Origins, by what is loaded from them. */
export type HostedIdentity = {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
};

type Directives = Readonly<Record<string, readonly string[]>>;

/** The one policy by which the web app makes addresses of scripts: `lib/browser/own-script.ts`. */
const trustedTypesPolicy = 'armoni';

/**
 * The content security policy of an answer, as its header says it. Nothing is allowed but what is
 * named here, and only what is `isFrameable` stands in frames of other sites. `css` is the inside of the one style element that a page of ours may carry.
 */
export function contentSecurityPolicy(
  options: PolicyOptions,
  css = '',
  { isFrameable = false } = {},
): string {
  const { mediaOrigins, hostedIdentity: hosted } = options;
  const scriptHashes = options.scriptHashes.map((hash) => `'${hash}'`);
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...(hosted?.scripts ?? [])],
    'script-src-attr': ["'none'"],
    ...styleSources(css, hosted),
    'img-src': ["'self'", 'blob:', 'data:', ...mediaOrigins, ...(hosted?.pictures ?? [])],
    'media-src': ["'self'", 'blob:', 'data:', ...mediaOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...mediaOrigins, ...(hosted?.calls ?? [])],
    'manifest-src': ["'self'"],
    'worker-src': hosted ? ["'self'", 'blob:'] : ["'self'"],
    'frame-src': hosted ? hosted.frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFrameable ? '*' : "'none'"],
    ...(hosted ? {} : trustedTypes),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Of the one worker that compiles WebAssembly, to read signatures: its own script and module and
 * nothing else. Pages themselves may compile none.
 */
export const wasmWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [trustedTypesPolicy],
};

/** A hosted provider writes its styles while it runs, which no hash can name beforehand. */
function styleSources(css: string, hosted: HostedIdentity | undefined): Directives {
  if (hosted) return { 'style-src': ["'self'", "'unsafe-inline'"] };
  return {
    'style-src': ["'self'", ...(css === '' ? [] : [`'${hashOf(css)}'`])],
    'style-src-attr': ["'none'"],
  };
}

/** `sha256-…` of what stands inside an element. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
