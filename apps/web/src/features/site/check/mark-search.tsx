import { Button } from '../../../ui/controls/button.tsx';
import { checkTexts } from './texts.ts';
import type { Checked } from './use-check.ts';

type Props = { readonly checked: Checked; readonly onSearch: (file: File) => void };

/** A picture without a whole signature may still carry the studio's mark in its pixels. */
export function MarkSearch({ checked: { file, wasSent, state }, onSearch }: Props) {
  if (state.status !== 'read' || !/^(image|video)\//.test(file?.type ?? '') || !file) return null;
  const { standing, watermark } = state.provenance;
  if (standing === 'ours' || standing === 'signed' || watermark !== null) return null;
  return (
    <div className="space-y-3 border-t border-line py-5">
      <p className="max-w-[44ch] text-fg2">
        {wasSent ? checkTexts.noMark : checkTexts.lookForMarkNote}
      </p>
      {!wasSent && (
        <Button className="touch-44" onClick={() => onSearch(file)}>
          {checkTexts.lookForMark}
        </Button>
      )}
    </div>
  );
}
