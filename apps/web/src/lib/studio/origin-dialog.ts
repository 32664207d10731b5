import { type ComponentType, createContext } from 'react';

export type OriginDialogProps = {
  /** Of a file of this studio. */
  readonly url: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** What opens over a page to tell where a file comes from; null where only the check page does. */
export const OriginDialogContext = createContext<ComponentType<OriginDialogProps> | null>(null);

/** The check page, reading this file of the studio. */
export function checkPageFor(url: string): string {
  return `/verifier?fichier=${encodeURIComponent(url)}`;
}
