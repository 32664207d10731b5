import { Maximize } from 'lucide-react';
import { useState } from 'react';
import { formatDuration } from '../../lib/format/format.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { FilmAccord } from '../../ui/film/film-accord.tsx';
import { FilmBar } from '../../ui/film/film-bar.tsx';
import { FilmNotes } from '../../ui/film/film-notes.tsx';
import { Accord } from '../../ui/media/accord.tsx';
import { MediaFallback } from '../../ui/media/media-fallback.tsx';
import { Sample } from './design-sample.tsx';
import { durationSeconds, playerAt, shots, sunset } from './design-samples.ts';

export function DesignMedia() {
  const [currentSeconds, setCurrentSeconds] = useState(10);
  return (
    <>
      <Sample title="Accords">
        <Accord stripes={sunset} className="h-6" />
        <FilmAccord shots={shots} durationSeconds={durationSeconds} className="h-1.5" />
        <FilmAccord
          shots={shots}
          durationSeconds={durationSeconds}
          currentSeconds={currentSeconds}
          onSeek={setCurrentSeconds}
          className="h-3"
        />
        <FilmAccord shots={[]} durationSeconds={0} className="h-3 rounded-tag bg-s2" />
      </Sample>
      <Sample title="Film">
        <FilmBar {...film} player={playerAt(7, true)}>
          {fullScreen}
        </FilmBar>
        <FilmBar {...film} player={playerAt(0, false)}>
          {fullScreen}
        </FilmBar>
        <FilmNotes notes={['30 s demandées, 18 s utilisables.']} label="À savoir sur ce film" />
      </Sample>
      <Sample title="Sélection et image en erreur">
        <div className="grid gap-5 md:grid-cols-2">
          <div className="selected-media aspect-video overflow-hidden rounded-sm">
            <Accord stripes={sunset} className="h-full rounded-none" />
          </div>
          <MediaFallback kind="image" aspectRatio={16 / 9} />
          <MediaFallback kind="video" aspectRatio={16 / 9} />
        </div>
      </Sample>
    </>
  );
}

const film = {
  shots,
  durationSeconds,
  labels: {
    play: 'Lire',
    pause: 'Mettre en pause',
    soundOn: 'Remettre le son',
    soundOff: 'Couper le son',
    volume: 'Volume',
    seek: 'Position dans le film',
    clock: formatDuration,
  },
};

const fullScreen = <IconButton label="Plein écran" icon={<Maximize size={16} />} />;
