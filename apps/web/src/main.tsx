import './styles.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/error-boundary.tsx';

const isFrontDoor = window.location.pathname === '/';
const App = lazy(async () => ({
  default: isFrontDoor
    ? (await import('./app/front-door.tsx')).FrontDoor
    : (await import('./app/studio-app.tsx')).StudioApp,
}));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <Suspense>
        <App />
      </Suspense>
    </ErrorBoundary>
  </StrictMode>,
);
