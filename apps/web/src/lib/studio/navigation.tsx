import { type ComponentProps, createContext, type MouseEvent, use } from 'react';

export type GoOptions = {
  /** Without a step for « back ». */
  replace?: boolean;
  /** The page stays where it was scrolled to: only what lies over it changes. */
  keepsScroll?: boolean;
};

/** How pages move: the router inside the studio, whole page loads on the front door. */
export type Navigation = {
  pathname: string;
  go: (href: string, options?: GoOptions) => void;
  /** Fetches the code of a page that is likely to be next. */
  warm: (href: string) => void;
};

/** For pages without a router. */
export const pageLoads: Navigation = {
  pathname: '/',
  go: (href, options) =>
    options?.replace ? window.location.replace(href) : window.location.assign(href),
  warm: () => undefined,
};

export const NavigationContext = createContext(pageLoads);

let currentGo: Navigation['go'] = pageLoads.go;

/** The router gives its way here, for what lives outside of pages; without one, pages load. */
export function connectGo(go: Navigation['go']): void {
  currentGo = go;
}

/** Leads somewhere from where no component is, such as a message of work that outlives its page. */
export const goTo: Navigation['go'] = (href, options) => currentGo(href, options);

export function useNavigation(): Navigation {
  return use(NavigationContext);
}

/** A real link within the studio: new tabs and copied addresses work as anywhere. */
export function AppLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { go, warm } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={() => warm(href)}
      onFocus={() => warm(href)}
    />
  );
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified;
}
