import type { AdoptedStyle, StyleNames } from '@armoni/image-engine/style/shared-style';
import { adoptStyle, shareStyle } from '@armoni/image-engine/style/shared-style';
import { runInThread } from '../../../../platform/threads/run-in-thread.ts';
import type { StyleFiles } from '../../ports.ts';

type Asked = { readonly file: Uint8Array; readonly names: StyleNames | null };
type Opened = { readonly adopted: AdoptedStyle | null; readonly shared: Uint8Array | null };

const openStyleFile = runInThread(
  import.meta.url,
  async ({ file, names }: Asked): Promise<Opened> =>
    names
      ? { adopted: null, shared: shareStyle(file, names) }
      : { adopted: adoptStyle(file), shared: null },
  { memoryMb: 256 },
);

/** Style files of the embedded engine, opened in a thread: a stranger's may unfold to 16 MB of numbers. */
export const localStyleFiles: StyleFiles = {
  share: async (file, names, signal) => (await openStyleFile({ file, names }, { signal })).shared,
  adopt: async (file, signal) => (await openStyleFile({ file, names: null }, { signal })).adopted,
};
