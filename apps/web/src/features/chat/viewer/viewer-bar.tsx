import { Maximize2, Minus, Plus } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { viewerTexts as texts } from './texts.ts';
import type { Earlier } from './use-compared.ts';
import type { Zoom } from './use-zoom.ts';

export type ViewerMode = 'image' | 'compare';

type ModeProps = {
  mode: ViewerMode;
  onMode: (mode: ViewerMode) => void;
  /** What can be compared with; without any, the choice says why there is none. */
  earlier: readonly Earlier[];
};

export function ModeChoice({ mode, onMode, earlier }: ModeProps) {
  const hasNone = earlier.length === 0;
  return (
    <div className="w-60 max-md:w-52" title={hasNone ? texts.nothingBefore : undefined}>
      <Segments
        label={hasNone ? `${texts.mode}. ${texts.nothingBefore}` : texts.mode}
        segments={[
          { value: 'image', label: texts.image },
          { value: 'compare', label: texts.compare },
        ]}
        value={mode}
        onValueChange={onMode}
        disabled={hasNone}
      />
    </div>
  );
}

type EarlierChoiceProps = {
  earlier: readonly Earlier[];
  chosen: Earlier;
  onChoose: (url: string) => void;
};

/** Which of several that came before. */
export function EarlierChoice({ earlier, chosen, onChoose }: EarlierChoiceProps) {
  if (earlier.length < 2) return null;
  return (
    <Select
      label={texts.compareWith}
      options={earlier.map(({ url, name }) => ({ value: url, label: name }))}
      value={chosen.url}
      onValueChange={onChoose}
      className="h-9! max-w-56"
    />
  );
}

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  return (
    <div className="flex items-center gap-1 max-md:hidden">
      <IconButton
        size="small"
        label={texts.zoomOut}
        disabled={!zoom.isNear}
        icon={<Minus size={16} />}
        onClick={zoom.zoomOut}
      />
      <span role="status" className="min-w-14 text-center font-[550] tabular-nums">
        {zoom.isNear && zoom.percent !== null ? texts.percent(zoom.percent) : texts.fitted}
      </span>
      <IconButton
        size="small"
        label={texts.zoomIn}
        icon={<Plus size={16} />}
        onClick={zoom.zoomIn}
      />
      <IconButton
        size="small"
        label={texts.fit}
        title={texts.fit}
        disabled={!zoom.isNear}
        icon={<Maximize2 size={16} />}
        onClick={zoom.fit}
      />
    </div>
  );
}
