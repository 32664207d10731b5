import { Archive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SettingsRow, SettingsRows, SettingsSection } from '../../../ui/layout/settings.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { texts } from './texts.ts';
import { useExport } from './use-export.ts';

const words = texts.data;

/** A person's rights: take everything away, erase everything. */
export function DataSection({ hasPassword }: { hasPassword: boolean }) {
  const [isErasing, setIsErasing] = useState(false);
  const taking = useExport({
    onDone: () => toast.success(words.exported),
    onFailed: () => toast.error(words.exportFailed),
  });
  return (
    <SettingsSection id="donnees" title={words.title}>
      <SettingsRows>
        <SettingsRow
          icon={<Archive size={18} />}
          title={words.export}
          detail={words.exportExplained}
          action={
            <Button busy={taking.isPending} onClick={() => taking.mutate()}>
              {words.exportAction}
            </Button>
          }
        />
        <SettingsRow
          destructive
          icon={<Trash2 size={18} />}
          title={words.erase}
          detail={hasPassword ? words.eraseExplained : words.eraseExplainedBare}
          action={
            <Button
              variant="ghost"
              className="-mr-3.5 text-danger!"
              aria-label={words.erase}
              onClick={() => setIsErasing(true)}
            >
              {words.eraseAction}
            </Button>
          }
        />
      </SettingsRows>
      <EraseDialog open={isErasing} onOpenChange={setIsErasing} hasPassword={hasPassword} />
    </SettingsSection>
  );
}
