import { ArrowUp, Share2 } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import type { ButtonSize, ButtonVariant } from '../../ui/controls/button-class.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';

const variants: ButtonVariant[] = ['paper', 'hot', 'outline', 'ghost', 'danger'];
const sizes: ButtonSize[] = ['small', 'normal', 'form', 'making', 'large'];

/** Every look of a button: at rest, disabled and busy; every size; every icon button. */
export function DesignButtons() {
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} disabled>
            {variant}
          </Button>
          <Button variant={variant} busy>
            {variant}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {(['ghost', 'outline', 'hot', 'floating'] as const).map((variant) => (
          <Tooltip key={variant} text={variant}>
            <IconButton variant={variant} label={variant} icon={<Share2 size={16} />} />
          </Tooltip>
        ))}
        <IconButton disabled label="disabled" icon={<Share2 size={16} />} />
        {(['tiny', 'small', 'normal', 'touch'] as const).map((size) => (
          <IconButton
            key={size}
            size={size}
            variant="outline"
            label={size}
            icon={<ArrowUp size={16} />}
          />
        ))}
      </div>
    </>
  );
}
