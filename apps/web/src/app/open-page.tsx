import { lazy } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRoot } from './app-root.tsx';
import { publicPathOf } from './public-pages.ts';

const importStudio = () => import('./studio-app.tsx');
const warm = (href: string) => void (publicPathOf(href) ?? importStudio());

/** Brings a drawn page to life, or draws what the address asks for. */
export function openPage(onAlive?: () => void): void {
  const publicPath = publicPathOf(window.location.pathname);
  const root = document.getElementById('root')!;
  if (!publicPath && root.hasChildNodes()) return void openBehind(root, onAlive);
  const App = lazy(async () => ({
    default: publicPath
      ? (await import('./front-door.tsx')).makeFrontDoor(publicPath, { warm, onAlive })
      : (await importStudio()).StudioApp,
  }));
  const app = (
    <AppRoot>
      <App />
    </AppRoot>
  );
  if (!root.hasChildNodes()) {
    createRoot(root).render(app);
    return;
  }
  // The page that says so instead of this one can be used at once.
  const onCaughtError = (error: unknown) => {
    console.error(error);
    onAlive?.();
  };
  hydrateRoot(root, app, { onCaughtError });
}

/** The drawn outline stands until the page behind it can take its place. */
async function openBehind(root: HTMLElement, onAlive?: () => void): Promise<void> {
  const { StudioApp } = await importStudio();
  createRoot(root).render(
    <AppRoot>
      <StudioApp />
    </AppRoot>,
  );
  onAlive?.();
}
