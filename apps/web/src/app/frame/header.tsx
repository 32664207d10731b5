import { clsx } from 'clsx';
import { Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { UserMenu } from '../../features/identity/user-menu.tsx';
import { useTheme } from '../../lib/browser/use-theme.ts';
import { useIdentity } from '../../lib/session/identity.ts';
import { forVisitors } from '../../lib/session/known-member.ts';
import { AppLink, useNavigation } from '../../lib/studio/navigation.tsx';
import { useBrand } from '../../lib/studio/studio-config.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { commandsOpen } from '../commands/commands-open.ts';
import { texts } from '../texts.ts';
import { isCurrent, navItems } from './nav-items.ts';

// Dialogs are not part of the first page's script; touching the button fetches them.
const importMenu = () => import('./nav-sheet.tsx');
const NavSheet = lazy(async () => ({ default: (await importMenu()).NavSheet }));

/** Sticky, 56 px. Over the landing film it has no background. */
export function Header() {
  const { pathname } = useNavigation();
  const isLanding = pathname === '/';
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 flex h-14 flex-none items-center text-fg',
        isLanding
          ? 'mb-[-56px] px-5 md:px-12'
          : 'border-b border-line bg-bg/88 px-4 backdrop-blur-lg md:px-5',
      )}
    >
      <AppLink href="/" className="touch-44 inline-flex rounded-sm">
        <Logo name={useBrand()} />
      </AppLink>
      <nav aria-label={texts.mainNavigation} className="ml-8.5 hidden h-full gap-1 md:flex">
        {navItems.map(({ href, label }) => (
          <NavLink key={href} href={href} label={label} isLanding={isLanding} />
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-3">
        <SearchButton />
        <ThemeToggle />
        <ConnexionLink />
        <UserMenu />
        <MenuButton />
      </div>
    </header>
  );
}

type NavLinkProps = { href: string; label: string; isLanding: boolean };

function NavLink({ href, label, isLanding }: NavLinkProps) {
  const { pathname } = useNavigation();
  const current = isCurrent(href, pathname);
  return (
    <AppLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'relative flex items-center px-3 transition-colors focus-visible:-outline-offset-2',
        current ? 'font-[550] text-fg' : isLanding ? 'text-fg' : 'text-fg3 hover:text-fg',
      )}
    >
      {label}
      {current && (
        <span
          aria-hidden
          className={clsx(
            'absolute inset-x-3 h-0.5 bg-fg',
            isLanding ? 'bottom-2.5' : '-bottom-px',
          )}
        />
      )}
    </AppLink>
  );
}

/** Where no keys are at hand, what Ctrl + K opens. */
function SearchButton() {
  const { status } = useIdentity();
  if (status !== 'signed-in') return null;
  return (
    <IconButton
      className="-mr-2 hidden! pointer-coarse:inline-flex! max-md:inline-flex!"
      size="touch"
      label={texts.search}
      aria-haspopup="dialog"
      icon={<Search size={20} strokeWidth={1.5} />}
      onClick={() => commandsOpen.set(true)}
    />
  );
}

function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  return (
    <IconButton
      className="max-md:hidden"
      label={theme === 'dark' ? texts.toLight : texts.toDark}
      icon={theme === 'dark' ? <Sun size={16} /> : <Moon size={16} />}
      onClick={toggleTheme}
    />
  );
}

/** For visitors, and late for those whose session is not known yet: it works without scripts. */
function ConnexionLink() {
  const { status } = useIdentity();
  if (status === 'signed-in') return null;
  return (
    <AppLink
      href="/sign-in"
      className={buttonClass(
        { variant: 'outline' },
        clsx('max-md:hidden', status === 'loading' && `animate-late ${forVisitors}`),
      )}
    >
      {texts.signIn}
    </AppLink>
  );
}

function MenuButton() {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        className="-mr-3 md:hidden"
        size="touch"
        label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<MenuIcon size={20} strokeWidth={1.5} />}
        onPointerEnter={() => void importMenu()}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <NavSheet open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
