import type { Model } from '@armoni/contract/models';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { AccordChip } from '../../../ui/media/accord.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { chosenStyle } from '../styles/chosen-style.ts';
import { PlainStyleSelect } from '../styles/style-select.tsx';
import { texts } from '../texts.ts';
import { CountChoice } from './count-choice.tsx';
import { shapeOf, shapeOptions } from './picture-shapes.tsx';
import { ShapeMark } from './shape-mark.tsx';

const NextPictureSheet = lazy(async () => ({
  default: (await import('./next-picture-sheet.tsx')).NextPictureSheet,
}));

const MixChoice = lazy(async () => ({
  default: (await import('./mix-choice.tsx')).MixChoice,
}));

const StrengthSlider = lazy(async () => ({
  default: (await import('./strength-slider.tsx')).StrengthSlider,
}));

type NextPictureProps = { session: ChatSession; styles: readonly Model[] };

/** Format, style and number of the next pictures; on a phone each leads to one sheet. */
export function NextPictureChips(props: NextPictureProps) {
  const isNarrow = useMediaQuery('(width < 768px)');
  return isNarrow ? <SheetChips {...props} /> : <Choices {...props} />;
}

const chipClass =
  'h-8! w-auto! gap-2! rounded-sm! border-transparent! bg-transparent! px-2! text-fg2 hover:bg-hover!';

function Choices({ session, styles }: NextPictureProps) {
  const { picture, styleId } = useStore(session.memory.state);
  const style = chosenStyle(styles, styleId);
  return (
    <>
      <Select
        label={texts.composer.shape}
        options={shapeOptions}
        value={picture.shape ?? 'any'}
        onValueChange={(shape) => session.memory.choosePicture({ shape: shapeOf(shape) })}
        className={chipClass}
      />
      {styles.length > 0 && (
        <PlainStyleSelect
          styles={styles}
          styleId={styleId}
          onChoose={(id) => session.memory.chooseStyle(id)}
          label={texts.composer.chooseStyle}
          className={`${chipClass} min-w-0 max-w-44`}
        />
      )}
      {style && (
        <Suspense>
          {/* A row of its own: beside the others there is no room for two sliders. */}
          <div className="order-first flex w-full min-w-0 items-center gap-4 pl-1">
            <StrengthSlider session={session} className="max-w-64 flex-1" />
            <MixChoice
              {...{ session, styles, style }}
              selectClass={`${chipClass} min-w-0 max-w-44`}
              className="flex-1"
            />
          </div>
        </Suspense>
      )}
      <CountChoice session={session} className="w-32" />
    </>
  );
}

function SheetChips({ session, styles }: NextPictureProps) {
  const { picture, styleId } = useStore(session.memory.state);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const style = chosenStyle(styles, styleId);
  const { shape, count } = picture;
  const open = () => setOpen(true);
  return (
    <>
      <Chip label={texts.composer.chosenShape(shape ?? texts.composer.anyShape)} onOpen={open}>
        <ShapeMark shape={shape} />
        {shape}
      </Chip>
      {styles.length > 0 && (
        <Chip label={texts.composer.style(style?.name ?? texts.sidebar.noStyle)} onOpen={open}>
          {style ? (
            <AccordChip stripes={style.accord ?? []} />
          ) : (
            <span className="h-4 w-7 rounded-[2px] border border-current border-dashed" />
          )}
        </Chip>
      )}
      <Chip label={`${texts.composer.count} : ${count}`} onOpen={open}>
        {texts.composer.times(count)}
      </Chip>
      {isOpen !== null && (
        <Suspense>
          <NextPictureSheet
            {...{ session, styles }}
            open={isOpen}
            onOpenChange={(next) => setOpen(next)}
          />
        </Suspense>
      )}
    </>
  );
}

type ChipProps = { label: string; onOpen: () => void; children: ReactNode };

function Chip({ label, onOpen, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="touch-44 type-label flex h-8 flex-none items-center gap-2 rounded-sm px-2 text-fg2 hover:bg-hover"
    >
      {children}
    </button>
  );
}
