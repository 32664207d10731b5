import type { CutMusic } from '@armoni/contract/cuts';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';
import type { ReactNode } from 'react';
import { formatDuration } from '../../../../lib/format/format.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { musicTexts } from '../../music-texts.ts';
import { fadeLengths, fadeOutOf } from '../../session/music-shape.ts';
import { texts } from '../../texts.ts';
import { beatsOf, onGrid } from '../../track/snap-trim.ts';
import { Range } from '../panel-parts.tsx';

type MusicMixProps = {
  timeline: Timeline;
  heard: CutMusic;
  music: MusicPlace;
  onPlace: (change: Partial<MusicPlace>, isGoingOn: boolean) => void;
  onEndWithFilm: () => void;
};

const leastDecibels = -24;
const mostDecibels = 12;

/** How loud it is, whether it lets people speak, how it comes and goes. */
export function MusicMix({ timeline, heard, music, onPlace, onEndWithFilm }: MusicMixProps) {
  const level = music.gainDecibels ?? 0;
  const bars = onGrid(beatsOf(timeline, heard), 'bars').map(({ frame }) => frame);
  const fades = [
    ['fadeInSeconds', texts.music.fadeIn, 'in', music.fadeInSeconds ?? 0],
    ['fadeOutSeconds', texts.music.fadeOut, 'out', fadeOutOf(timeline)],
  ] as const;
  return (
    <>
      <Range
        label={texts.film.level}
        value={level}
        least={leastDecibels}
        most={mostDecibels}
        text={texts.film.decibels(level)}
        onChange={(gainDecibels, isGoingOn) => onPlace({ gainDecibels }, isGoingOn)}
      />
      <div className="border-y border-line">
        <MixRow label={musicTexts.givesWay}>
          <Switch
            label={musicTexts.givesWay}
            checked={music.givesWay ?? true}
            onCheckedChange={(givesWay) => onPlace({ givesWay }, false)}
          />
        </MixRow>
        {music.endSeconds !== undefined && (
          <MixRow label={musicTexts.ends.label}>
            <Select
              label={musicTexts.ends.label}
              value="there"
              options={[
                { value: 'there', label: musicTexts.ends.at(formatDuration(music.endSeconds)) },
                { value: 'film', label: musicTexts.ends.withFilm },
              ]}
              onValueChange={(where) => where === 'film' && onEndWithFilm()}
              className="w-46! border-transparent! bg-transparent! pr-0! text-right! hover:bg-hover!"
            />
          </MixRow>
        )}
        {fades.map(([key, label, edge, now]) => (
          <MixRow key={key} label={label}>
            <Select
              label={label}
              value={String(now)}
              options={fadeLengths(timeline, bars, { edge, now }).map(({ seconds, isOnBar }) => ({
                value: String(seconds),
                label:
                  seconds === 0 ? musicTexts.fades.none : musicTexts.fades.of(seconds, isOnBar),
              }))}
              onValueChange={(seconds) => onPlace({ [key]: Number(seconds) }, false)}
              className="w-46! border-transparent! bg-transparent! pr-0! text-right! hover:bg-hover!"
            />
          </MixRow>
        ))}
      </div>
    </>
  );
}

function MixRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-t border-line first:border-t-0">
      <span>{label}</span>
      {children}
    </div>
  );
}
