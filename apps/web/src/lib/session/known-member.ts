/** Also read by the script in index.html, before anything is drawn. */
export const memberKey = 'member';

/** Tells the next page of this browser who is likely here, until it has read its session. */
export function rememberMember(isMember: boolean): void {
  document.documentElement.toggleAttribute('data-member', isMember);
  try {
    if (isMember) localStorage.setItem(memberKey, '1');
    else localStorage.removeItem(memberKey);
  } catch {
    // Storage may be closed to the page: it then waits for the session, as a first visit does.
  }
}

/** Not drawn while a member's session is read. */
export const forVisitors = '[html[data-member]_&]:hidden';
/** Not drawn while the session of somebody unknown is read. */
export const forMembers = '[html:not([data-member])_&]:hidden';
