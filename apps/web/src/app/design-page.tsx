import { useTheme } from '../lib/use-theme.ts';
import { Button } from '../ui/button.tsx';
import { DesignControls } from './design-controls.tsx';
import { DesignFeedback } from './design-feedback.tsx';
import { DesignMedia } from './design-media.tsx';

/** Every owned component in the theme of the page; only served in development. */
export function DesignPage() {
  const { theme, toggleTheme } = useTheme();
  return (
    <main className="mx-auto flex w-full max-w-[720px] flex-col gap-8 p-5 md:p-10">
      <div className="flex items-center justify-between">
        <h1 className="type-h1">Armoni</h1>
        <Button onClick={toggleTheme}>{theme === 'dark' ? 'Sombre' : 'Clair'}</Button>
      </div>
      <DesignControls />
      <DesignFeedback />
      <DesignMedia />
    </main>
  );
}
