import { texts } from '../texts.ts';

/** Lies over a picture: a press anywhere on it shows it large. */
export function SeeLarge({ name, onSee }: { name: string; onSee: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={texts.pictures.seeLarge(name)}
      onClick={onSee}
      className="absolute inset-0 cursor-zoom-in rounded-t-sm -outline-offset-2"
    />
  );
}
