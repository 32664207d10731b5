import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

type PanelHeadProps = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children?: ReactNode;
};

/** What is open in the panel, and the way back to the film. */
export function PanelHead({ title, closeLabel, onClose, children }: PanelHeadProps) {
  return (
    <div className="flex h-13 flex-none items-center justify-between border-b border-line pr-1 pl-4 lg:pl-5">
      <h2 className="type-h3">{title}</h2>
      <div className="flex">
        {children}
        <IconButton label={closeLabel} icon={<X size={18} />} onClick={onClose} />
      </div>
    </div>
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
