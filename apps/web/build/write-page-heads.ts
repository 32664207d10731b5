import type { Plugin } from 'vite';
import { pageHeads } from '../src/app/page-heads.ts';

type Bundle = Readonly<Record<string, { type: 'asset' } | Chunk>>;
type Chunk = {
  readonly type: 'chunk';
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
};

/**
 * Writes `page-heads.json`: each page's head with the scripts that must arrive before it can be
 * used. The server preloads them, and the budgets count them.
 */
export function writePageHeads(): Plugin {
  return {
    name: 'armoni-page-heads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const heads = pageHeads.map(({ modules, ...head }) => ({
        ...head,
        scripts: scriptsOf(modules, bundle as unknown as Bundle),
      }));
      const source = `${JSON.stringify(heads, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'page-heads.json', source });
    },
  };
}

/** The chunks of these modules and what the entry opens them with, with all that they import at once. */
function scriptsOf(modules: readonly string[], bundle: Bundle): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.isEntry)
      for (const each of [file, ...chunk.dynamicImports]) add(each);
  }
  for (const module of modules) add(chunkOf(module, bundle));
  return [...found].map((file) => `/${file}`);
}

function chunkOf(module: string, bundle: Bundle): string {
  const entry = Object.entries(bundle).find(
    ([, chunk]) =>
      chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
  );
  if (!entry) throw new Error(`no script of the build holds src/${module}`);
  return entry[0];
}
