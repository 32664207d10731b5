import { useState } from 'react';
import { Accord } from '../ui/accord.tsx';
import { FilmAccord } from '../ui/film-accord.tsx';
import { MediaFallback } from '../ui/media-fallback.tsx';
import { Sample } from './design-sample.tsx';
import { durationSeconds, shots, sunset } from './design-samples.ts';

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
      </Sample>
      <Sample title="Sélection et image en erreur">
        <div className="grid gap-5 md:grid-cols-2">
          <div className="selected-media aspect-video overflow-hidden rounded-sm">
            <Accord stripes={sunset} className="h-full rounded-none" />
          </div>
          <MediaFallback kind="image" aspectRatio={16 / 9} />
        </div>
      </Sample>
    </>
  );
}
