import { clsx } from 'clsx';
import { useTheme } from '../../lib/browser/use-theme.ts';
import { useIdentity } from '../../lib/session/identity.ts';
import { AppLink, useNavigation } from '../../lib/studio/navigation.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { texts } from '../texts.ts';
import { isCurrent, navItems } from './nav-items.ts';

type NavSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The header's menu on small screens: the five pages, Connexion and the theme. */
export function NavSheet({ open, onOpenChange }: NavSheetProps) {
  const { pathname } = useNavigation();
  const { status } = useIdentity();
  const { theme, toggleTheme } = useTheme();
  const close = () => onOpenChange(false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={texts.menu} closeLabel={texts.close}>
      <nav aria-label={texts.mainNavigation} className="flex flex-col p-2">
        {navItems.map(({ href, label }) => (
          <AppLink
            key={href}
            href={href}
            onClick={close}
            aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            className={clsx(
              'flex h-12 items-center rounded-sm px-3 text-base hover:bg-hover focus-visible:-outline-offset-2',
              isCurrent(href, pathname) ? 'font-[550] text-fg' : 'text-fg2',
            )}
          >
            {label}
          </AppLink>
        ))}
      </nav>
      <div className="flex flex-col gap-5 border-t border-line p-5">
        {status === 'signed-out' && (
          <AppLink
            href="/sign-in"
            onClick={close}
            className={buttonClass({ variant: 'paper', size: 'large', wide: true })}
          >
            {texts.signIn}
          </AppLink>
        )}
        <Segments
          label={texts.theme}
          value={theme}
          onValueChange={(next) => next !== theme && toggleTheme()}
          segments={[
            { value: 'dark', label: texts.dark },
            { value: 'light', label: texts.light },
          ]}
        />
      </div>
    </Sheet>
  );
}
