import { DesignControls } from './design-controls.tsx';
import { DesignFeedback } from './design-feedback.tsx';
import { DesignMedia } from './design-media.tsx';

/** Every owned component in every state, in both themes side by side; only served in development. */
export function DesignPage() {
  return (
    <main className="grid flex-1 xl:grid-cols-2">
      <h1 className="sr-only">Armoni</h1>
      {(['dark', 'light'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="flex min-w-0 flex-col gap-8 bg-bg p-5 text-fg md:p-10"
        >
          <DesignControls />
          <DesignFeedback />
          <DesignMedia />
        </div>
      ))}
    </main>
  );
}
