import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { SettingsRow, SettingsRows, SettingsSection } from '../../../ui/layout/settings.tsx';
import { AuthorRow } from './author-row.tsx';
import { ExportRow } from './export-row.tsx';
import { texts } from './texts.ts';

const words = texts.data;

const EraseDialog = lazy(async () => ({
  default: (await import('./erase-dialog.tsx')).EraseDialog,
}));

/** What becomes of a person's data: signed by name or not, taken away, erased. */
export function DataSection({ userId, hasPassword }: { userId: string; hasPassword: boolean }) {
  const [isErasing, setIsErasing] = useState(false);
  return (
    <SettingsSection id="donnees" title={words.title}>
      <SettingsRows>
        <AuthorRow userId={userId} />
        <ExportRow userId={userId} />
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
      {isErasing && (
        <Suspense>
          <EraseDialog open onOpenChange={setIsErasing} hasPassword={hasPassword} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
