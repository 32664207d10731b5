import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import { useCallback, useEffect, useState } from 'react';
import { useLeaveWarning } from '../../lib/browser/use-leave-warning.ts';
import { closeTable, type OpenTable, openTable, type TableOptions } from './open-table.ts';

/** The table of one film for as long as the component stands. */
export function useTable(options: TableOptions): OpenTable {
  const [table] = useState(() => openTable(options));
  const { session, kept, render, renderTable } = table;
  useEffect(() => {
    kept.forget(session.base.get().film_id);
    render.open(renderTable);
    return () => closeTable(table);
  }, [table, session, kept, render, renderTable]);
  useLeaveWarning(
    useCallback(
      () => compareCuts(session.base.get().timeline, session.history.get().present).count > 0,
      [session],
    ),
  );
  return table;
}
