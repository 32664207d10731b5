import { texts } from '../texts.ts';

export const navItems = [
  { href: '/', label: texts.nav.home },
  { href: '/armoni', label: texts.nav.studio },
  { href: '/editor', label: texts.nav.editor },
  { href: '/gallery', label: texts.nav.gallery },
  { href: '/contact', label: texts.nav.contact },
] as const;

/** Home is only itself; a conversation still belongs to its studio. */
export function isCurrent(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

export function hasHeader(pathname: string): boolean {
  return !pathname.startsWith('/sign-in') && !pathname.startsWith('/sign-up');
}
