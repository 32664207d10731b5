import { useEffect, useRef, useState } from 'react';
import { nameInUrl } from '../../../lib/media/media-url.ts';
import { isOfSite } from './own-file.ts';
import type { ReadFile } from './read-file.ts';
import { checkTexts } from './texts.ts';

/** A file that is being checked, or was. */
export type Checked = {
  readonly name: string;
  /** Of a file of this computer; null for an address. */
  readonly file: File | null;
  /** Address of a file of this studio, which can be shown. */
  readonly ownUrl: string | null;
  /** Whether the studio has read it, too. */
  readonly wasSent: boolean;
  readonly state:
    | { readonly status: 'reading' }
    | ({ readonly status: 'read' } & ReadFile)
    | { readonly status: 'failed'; readonly message: string };
};

/** The code that reads comes with the first file: most people only look at this page. */
export function useCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const latest = useRef(0);
  const run = async (about: Omit<Checked, 'state'>, read: () => Promise<ReadFile>) => {
    latest.current += 1;
    const turn = latest.current;
    setChecked({ ...about, state: { status: 'reading' } });
    const state = await read().then(
      (found) => ({ status: 'read', ...found }) as const,
      (error: unknown) => ({ status: 'failed', message: messageOf(error) }) as const,
    );
    if (turn === latest.current) setChecked({ ...about, state });
  };
  const stop = () => {
    latest.current += 1;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page goes
  useEffect(() => stop, []);
  return {
    checked,
    checkFile: (file: File) =>
      void run({ ...aboutFile(file), wasSent: false }, () => readFile(file)),
    /** Asks the studio, which alone can see its mark in pixels. */
    lookForMark: (file: File) =>
      void run({ ...aboutFile(file), wasSent: true }, async () => {
        const { checkInStudio } = await import('./ask-the-studio.ts');
        return checkInStudio(file);
      }),
    checkAddress: (url: string) =>
      void run({ name: url, file: null, ownUrl: null, wasSent: true }, () => readAddress(url)),
    checkOwn: (ownUrl: string) => {
      const name = nameInUrl(ownUrl);
      const read = isOfSite(ownUrl) ? readSite : readAddress;
      void run({ name, file: null, ownUrl, wasSent: true }, () => read(ownUrl));
    },
  };
}

const aboutFile = (file: File) => ({ name: file.name, file, ownUrl: null });

async function readAddress(url: string): Promise<ReadFile> {
  const { checkAtAddress } = await import('./ask-the-studio.ts');
  return checkAtAddress(url);
}

async function readSite(url: string): Promise<ReadFile> {
  const blob = await (await fetch(url)).blob();
  return readFile(new File([blob], nameInUrl(url), { type: blob.type }));
}

async function readFile(file: File): Promise<ReadFile> {
  const { readInBrowser } = await import('./read-in-browser.ts');
  const found = await readInBrowser(file);
  if (found) return { provenance: found, original: null };
  const { checkInStudio } = await import('./ask-the-studio.ts');
  return checkInStudio(file);
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : checkTexts.failed;
}
