import type { TitleCard } from '@armoni/contract/timeline/timeline';
import { titlePlaces, titleSides } from '@armoni/contract/timeline/timeline';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { usualSide } from '../session/usual-side.ts';
import { texts } from '../texts.ts';

type PlaceGridProps = {
  card: TitleCard;
  onPlace: (place: Required<Pick<TitleCard, 'place' | 'side'>>) => void;
};

const labels = texts.title;

/** Nine places inside the safe area, in the film's own order. */
export function PlaceGrid({ card, onPlace }: PlaceGridProps) {
  if (card.manner === 'word-by-word') {
    return <p className="text-[13px] text-fg3">{labels.inTheMiddle}</p>;
  }
  const side = card.side ?? usualSide(card);
  return (
    <RadioGroup
      aria-label={labels.place}
      value={`${card.place} ${side}`}
      onValueChange={(value) => {
        const [place, to] = (value as string).split(' ');
        onPlace({ place: place as TitleCard['place'], side: to as (typeof titleSides)[number] });
      }}
      className="grid w-44 grid-cols-3 rounded-md border border-line2 p-1"
    >
      {titlePlaces.flatMap((place) =>
        titleSides.map((to) => (
          <Radio.Root
            key={`${place} ${to}`}
            value={`${place} ${to}`}
            aria-label={labels.places[place][to]}
            title={labels.places[place][to]}
            nativeButton
            render={<button type="button" />}
            className="group grid h-8 place-items-center rounded-sm hover:bg-hover focus-visible:outline-offset-0 pointer-coarse:h-11"
          >
            <span className="h-1 w-1 rounded-full bg-fg3 group-data-checked:w-6 group-data-checked:rounded-[2px] group-data-checked:bg-fg" />
          </Radio.Root>
        )),
      )}
    </RadioGroup>
  );
}
