import { ChevronRight, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';
import { takePanelFocus } from './focus-panel.ts';

type PanelHeadProps = {
  title: string;
  /** Of how many: « sur 9 ». */
  of?: string;
  closeLabel: string;
  onClose: () => void;
  children?: ReactNode;
};

/** The film and, beside it, what of it is open: two tabs, as only one thing is chosen at a time. */
export function PanelHead({ title, of, closeLabel, onClose, children }: PanelHeadProps) {
  return (
    <div className="flex h-13 flex-none items-center justify-between border-b border-line pr-1 pl-4 lg:pl-5">
      <div className="flex h-full min-w-0 gap-5">
        <button
          type="button"
          className="type-h3 -mx-1 h-full rounded-xs px-1 text-fg3 hover:text-fg focus-visible:-outline-offset-2"
          onClick={onClose}
        >
          {texts.film.heading}
        </button>
        <h2
          ref={takePanelFocus}
          tabIndex={-1}
          data-panel-title
          className="type-h3 -mx-1 -mb-px flex items-center gap-1.5 truncate border-b-2 border-hot px-1 focus-visible:-outline-offset-2"
        >
          {title}
          {of && <span className="type-data text-fg3 max-sm:sr-only"> {of}</span>}
        </h2>
      </div>
      <div className="flex">
        {children}
        <IconButton label={closeLabel} icon={<X size={18} />} onClick={onClose} />
      </div>
    </div>
  );
}

type FootButtonProps = {
  icon: ReactNode;
  /** What it does, where its word alone does not say. */
  label?: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
};

/** What can be done with the thing that is open, as a key with its word beneath. */
export function FootButton({ icon, label, disabled = false, onClick, children }: FootButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="flex h-16 min-w-0 flex-auto flex-col items-center justify-center gap-1 rounded-md text-fg2 hover:bg-hover disabled:text-fg3 disabled:hover:bg-transparent"
    >
      {icon}
      <span className="type-data max-w-full truncate">{children}</span>
    </button>
  );
}

type PanelLinkProps = { label: string; value: string; onClick: () => void };

/** The way to what is set elsewhere, with how it is set now. */
export function PanelLink({ label, value, onClick }: PanelLinkProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 border-y border-line text-left hover:bg-hover"
    >
      <span className="type-label flex-1">{label}</span>
      <span className="type-data text-fg3">{value}</span>
      <ChevronRight size={16} aria-hidden className="text-fg3" />
    </button>
  );
}

export function PanelRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <p className="type-label">{label}</p>
      {children}
    </div>
  );
}

type RangeProps = {
  label: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  /** The value in words. */
  text: string;
  /** `isGoingOn` while the same press moves on: one undo takes back all of it. */
  onChange: (value: number, isGoingOn: boolean) => void;
};

export function Range({ label, value, least, most, step = 1, text, onChange }: RangeProps) {
  const id = useId();
  const isHeld = useRef(false);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="type-label">
          {label}
        </label>
        <span className="type-data text-fg3">{text}</span>
      </p>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => {
          onChange(event.currentTarget.valueAsNumber, isHeld.current);
          isHeld.current = true;
        }}
        onPointerUp={() => {
          isHeld.current = false;
        }}
        onKeyUp={() => {
          isHeld.current = false;
        }}
        className="h-8 w-full accent-(--fg) pointer-coarse:h-11"
      />
    </div>
  );
}
