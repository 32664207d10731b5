import { projectFormats } from '@armoni/contract/downloads';
import type { AspectRatio } from '@armoni/contract/limits';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import {
  FilePlay,
  Film,
  type LucideIcon,
  RectangleHorizontal,
  RectangleVertical,
  Square,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { otherShapes } from '../../../lib/http/reshape-film.ts';
import { exportTexts as texts } from './texts.ts';

export type ExportChoice = 'mp4' | AspectRatio | (typeof projectFormats)[number];

type ExportListProps = {
  timeline: Timeline;
  /** Shots that the rendered film does not have yet. */
  missing: number;
  choice: ExportChoice;
  onChoose: (choice: ExportChoice) => void;
};

const shapeIcons: Record<AspectRatio, LucideIcon> = {
  '16:9': RectangleHorizontal,
  '9:16': RectangleVertical,
  '1:1': Square,
};

/** Everything that a film can leave the studio as. */
export function ExportList({ timeline, missing, ...rest }: ExportListProps) {
  const height = Math.min(timeline.width, timeline.height);
  return (
    <>
      <Group heading={texts.film}>
        <Row
          {...rest}
          value="mp4"
          icon={Film}
          name={texts.mp4(height)}
          lead={texts.mp4Lead(missing)}
        />
        {otherShapes(timeline).map((shape) => (
          <Row
            {...rest}
            key={shape}
            value={shape}
            icon={shapeIcons[shape]}
            name={texts.shape(shape)}
            lead={texts.shapeLead}
          />
        ))}
      </Group>
      <Group heading={texts.elsewhere}>
        {projectFormats.map((format) => {
          const [name, lead] = texts.programs[format];
          return <Row {...rest} {...{ name, lead }} key={format} value={format} icon={FilePlay} />;
        })}
      </Group>
    </>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="mb-4">
      <h3 className="type-data px-3 pb-1.5 text-fg3">{heading}</h3>
      {children}
    </section>
  );
}

type RowProps = Omit<ExportListProps, 'timeline' | 'missing'> & {
  value: ExportChoice;
  icon: LucideIcon;
  name: string;
  lead: string;
};

function Row({ value, icon: Icon, name, lead, choice, onChoose }: RowProps) {
  return (
    <button
      type="button"
      aria-pressed={value === choice}
      onClick={() => onChoose(value)}
      className={clsx(
        'flex min-h-13 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-hover',
        value === choice && 'lg:bg-s3',
      )}
    >
      <Icon size={18} aria-hidden className="flex-none text-fg2" />
      <span className="min-w-0">
        <span className="type-label block">{name}</span>
        <span className="type-data block truncate text-fg3">{lead}</span>
      </span>
    </button>
  );
}
