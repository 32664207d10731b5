import { exportLog, type LogEntry } from '@armoni/contract/administration';
import { useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { call } from '../../../lib/http/api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SectionWaiting } from '../../../ui/feedback/section-waiting.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';
import { sentenceOf } from './sentence-of.ts';
import { useLog } from './use-log.ts';

const words = texts.log;
const onePage = 50;

/** All of it, to read and to take away. */
export function LogSection() {
  const list = useLog(onePage);
  const entries = list.data?.pages.flatMap((page) => page.entries);
  return (
    <Section id="log" title={words.title} lead={words.lead} action={<ExportButton />}>
      {entries ? (
        <LogList entries={entries} />
      ) : (
        <SectionWaiting
          words={words}
          hasFailed={list.isError}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.hasNextPage && (
        <Button
          variant="ghost"
          className="mt-2 -ml-3.5"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Section>
  );
}

export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className="py-2 text-fg3">{words.empty}</p>;
  return (
    <ol className="divide-y divide-line border-t border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex min-h-10 flex-wrap items-baseline justify-between gap-x-4 py-2"
        >
          <span className="min-w-0 wrap-anywhere">{sentenceOf(entry)}</span>
          <time dateTime={entry.at} className="type-data whitespace-nowrap text-fg3">
            {formatDateTime(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function ExportButton() {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const text = JSON.stringify(await call(exportLog), null, 2);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([text], { type: 'application/json' }), `journal-${day}.json`);
    } catch {
      toast.error(words.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={isBusy} onClick={() => void save()}>
      {words.export}
    </Button>
  );
}
