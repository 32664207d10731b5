import type { PersonalExport } from '@armoni/contract/exports';
import { Archive } from 'lucide-react';
import { formatDate, formatSize } from '../../../lib/format/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SettingsRow } from '../../../ui/layout/settings.tsx';
import { texts } from './texts.ts';
import { useLatestExport, useRequestExport } from './use-exports.ts';

const words = texts.data;

/** Everything of a person as one archive: asked for, being made, ready until it expires. */
export function ExportRow({ userId }: { userId: string }) {
  const { data: latest } = useLatestExport(userId);
  const asking = useRequestExport(userId, { onFailed: () => toast.error(words.exportFailed) });
  const ask = () => asking.mutate();
  const isUnderWay = asking.isPending || latest?.status === 'under_way';
  return (
    <SettingsRow
      icon={<Archive size={18} />}
      title={words.export}
      detail={<ExportDetail latest={latest ?? null} />}
      action={
        latest?.status === 'ready' && !asking.isPending ? (
          <ReadyActions latest={latest} onAgain={ask} />
        ) : (
          <Button busy={isUnderWay} onClick={ask}>
            {latest?.status === 'failed' ? texts.retry : words.exportAction}
          </Button>
        )
      }
    />
  );
}

function ExportDetail({ latest }: { latest: PersonalExport | null }) {
  if (latest?.status === 'under_way') {
    // Texts come first, and nobody knows how many there are.
    const percent = latest.percent > 0 ? latest.percent : null;
    return (
      <>
        <span role="status">{latest.message ?? words.exporting}</span>
        <Progress label={words.exporting} percent={percent} />
      </>
    );
  }
  return <span role="status">{detailOf(latest)}</span>;
}

function detailOf(latest: PersonalExport | null): string {
  if (latest?.status === 'failed') return latest.message ?? words.exportFailed;
  if (!latest?.expires_at) return words.exportExplained;
  return words.exported(formatSize(latest.size_bytes ?? 0), formatDate(latest.expires_at));
}

function ReadyActions({ latest, onAgain }: { latest: PersonalExport; onAgain: () => void }) {
  return (
    <span className="flex flex-none flex-wrap justify-end gap-2">
      <Button variant="ghost" aria-label={words.exportAgainLabel} onClick={onAgain}>
        {words.exportAgain}
      </Button>
      <a href={latest.download_url ?? ''} download className={buttonClass()}>
        {words.download}
      </a>
    </span>
  );
}
