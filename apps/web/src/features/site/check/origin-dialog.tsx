import { useEffect } from 'react';
import { useLineage } from '../../../lib/http/use-lineage.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { checkPageFor, type OriginDialogProps } from '../../../lib/studio/origin-dialog.ts';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { LineageTree } from '../../../ui/media/lineage-tree.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { checkTexts } from './texts.ts';
import { useCheck } from './use-check.ts';
import { Verdict } from './verdict.tsx';

/** The history of a file of the studio: what made it, what it is made of, and where to check it. */
export function OriginDialog({ url, open, onOpenChange }: OriginDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={checkTexts.question}
      actions={
        <AppLink href={checkPageFor(url)} className={buttonClass({ variant: 'outline' })}>
          {checkTexts.check}
        </AppLink>
      }
    >
      <History url={url} />
      <Lineage url={url} />
    </Dialog>
  );
}

/** What it came from in this studio, and what came of it; nothing of somebody else's file. */
function Lineage({ url }: { url: string }) {
  const { data } = useLineage(url);
  if (!data) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <LineageTree {...data} />
    </div>
  );
}

/** Mounted only while the dialog is open. */
function History({ url }: { url: string }) {
  const { checked, checkOwn } = useCheck();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => checkOwn(url), [url]);
  return (
    <div role="status" className="min-h-40">
      {checked && <Verdict checked={checked} level="h3" />}
    </div>
  );
}
