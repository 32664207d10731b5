import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = createRoot(document.getElementById('root')!);

if (window.location.pathname === '/') {
  const { FrontDoor } = await import('./app/front-door.tsx');
  root.render(
    <StrictMode>
      <FrontDoor />
    </StrictMode>,
  );
} else {
  const { StudioApp } = await import('./app/studio-app.tsx');
  root.render(
    <StrictMode>
      <StudioApp />
    </StrictMode>,
  );
}
