import { lazy } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRoot } from './app-root.tsx';
import { publicPathOf } from './public-pages.ts';

const importStudio = () => import('./studio-app.tsx');
const warm = (href: string) => void (publicPathOf(href) ?? importStudio());

/** Brings a drawn page to life, or draws what the address asks for. */
export function openPage(onAlive?: () => void): void {
  const publicPath = publicPathOf(window.location.pathname);
  const App = lazy(async () => ({
    default: publicPath
      ? (await import('./front-door.tsx')).makeFrontDoor(publicPath, { warm, onAlive })
      : (await importStudio()).StudioApp,
  }));
  const root = document.getElementById('root')!;
  const app = (
    <AppRoot>
      <App />
    </AppRoot>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
