import type { Model } from '@armoni/contract/models';
import { useStore } from '../../../lib/store/use-store.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { chosenStyle } from '../styles/chosen-style.ts';
import { PlainStyleSelect } from '../styles/style-select.tsx';
import { texts } from '../texts.ts';
import { CountChoice } from './count-choice.tsx';
import { MixChoice } from './mix-choice.tsx';
import { shapeOf, shapeOptions } from './picture-shapes.tsx';
import { StrengthSlider } from './strength-slider.tsx';

type NextPictureSheetProps = {
  session: ChatSession;
  styles: readonly Model[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** « Prochaine image » on a phone: format, style and number in one place. */
export function NextPictureSheet(props: NextPictureSheetProps) {
  const { session, styles, open, onOpenChange } = props;
  const { picture, styleId } = useStore(session.memory.state);
  const style = chosenStyle(styles, styleId);
  const words = texts.composer;
  return (
    <Sheet
      side="bottom"
      open={open}
      onOpenChange={onOpenChange}
      title={words.next}
      closeLabel={words.closeNext}
    >
      <div className="flex flex-col gap-5 p-4 pb-8">
        <div>
          <p className="type-caption mb-2 text-fg3">{words.shape}</p>
          <Segments
            label={words.shape}
            segments={shapeOptions.map(({ value, label, chip }) => ({
              value,
              label: value === 'any' ? words.free : label,
              icon: chip,
            }))}
            value={picture.shape ?? 'any'}
            onValueChange={(shape) => session.memory.choosePicture({ shape: shapeOf(shape) })}
          />
        </div>
        {styles.length > 0 && (
          <div>
            <p className="type-caption mb-2 text-fg3">{words.chooseStyle}</p>
            <PlainStyleSelect
              styles={styles}
              styleId={styleId}
              onChoose={(id) => session.memory.chooseStyle(id)}
              label={words.chooseStyle}
              className="h-12!"
            />
            {style && (
              <>
                <StrengthSlider session={session} className="mt-3 h-11" />
                <MixChoice
                  {...{ session, styles, style }}
                  selectClass="h-12!"
                  className="mt-3 *:first:flex-1"
                />
              </>
            )}
          </div>
        )}
        <div>
          <p className="type-caption mb-2 text-fg3">{words.count}</p>
          <CountChoice session={session} />
        </div>
      </div>
    </Sheet>
  );
}
