import { readRights } from '@armoni/contract/administration';
import { useEffect, useState } from 'react';
import { call } from '../../lib/http/api.ts';

// Once for each person of this page; menus are also where there is no query library.
const asked = new Map<string, Promise<boolean>>();

/** Whether somebody administers this studio; false while that is not known. */
export function useAdministers(userId: string | undefined): boolean {
  const [administers, setAdministers] = useState(false);
  useEffect(() => {
    if (userId === undefined) return;
    let isShown = true;
    void rightsOf(userId).then((answer) => isShown && setAdministers(answer));
    return () => {
      isShown = false;
    };
  }, [userId]);
  return administers;
}

function rightsOf(userId: string): Promise<boolean> {
  const known = asked.get(userId);
  if (known) return known;
  const asking = call(readRights).then(
    ({ administers }) => administers,
    () => {
      // Asked again by the next page.
      asked.delete(userId);
      return false;
    },
  );
  asked.set(userId, asking);
  return asking;
}
