import { Music, Upload, X } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FileInput } from '../../../ui/controls/file-input.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { texts } from '../texts.ts';
import { uploadProgress } from '../upload/upload-progress.ts';
import type { MusicChoice, MusicState } from './music-choice.ts';
import { MusicPlayer } from './music-player.tsx';
import { asMusic } from './own-music.ts';

const OwnMusicChoice = lazy(async () => ({
  default: (await import('./own-music-choice.tsx')).OwnMusicChoice,
}));

/** The music under the film: a file, an address, or the silent track. */
export function MusicSection({ music }: { music: MusicChoice }) {
  const state = useStore(music.state);
  const fileInput = useRef<HTMLInputElement>(null);
  const [isOwnOpen, setOwnOpen] = useState(false);
  return (
    <section aria-labelledby="music">
      <h2 id="music" className="type-label">
        {texts.music.title}
      </h2>
      <FileInput
        ref={fileInput}
        accept="audio/*"
        aria-label={texts.music.choose}
        onFiles={([file]) => file && void music.upload(file)}
      />
      <div className="mt-2">
        {state.status === 'none' && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="form"
              className="flex-1"
              onClick={() => fileInput.current?.click()}
            >
              <Upload size={16} aria-hidden />
              {texts.music.choose}
            </Button>
            <Button
              lang="fr"
              className="flex-1"
              variant="outline"
              size="form"
              aria-expanded={isOwnOpen}
              onClick={() => setOwnOpen((now) => !now)}
            >
              <Music size={16} aria-hidden />
              {texts.ownMusic.title}
            </Button>
          </div>
        )}
        {state.status === 'none' && isOwnOpen && (
          <Suspense>
            <OwnMusicChoice
              onChoose={(piece) => {
                setOwnOpen(false);
                music.restore(asMusic(piece));
              }}
            />
          </Suspense>
        )}
        {state.status === 'uploading' && (
          <MusicUpload state={state} onCancel={() => music.clear()} />
        )}
        {state.status === 'chosen' && (
          <MusicPlayer
            key={state.music.url}
            music={state.music}
            onReplace={() => fileInput.current?.click()}
            onRemove={() => music.clear()}
          />
        )}
      </div>
      <AudioUrlForm onSet={(url) => music.setUrl(url).ok} />
    </section>
  );
}

function MusicUpload({
  state,
  onCancel,
}: {
  state: Extract<MusicState, { status: 'uploading' }>;
  onCancel: () => void;
}) {
  const { name, sentBytes, sizeBytes } = state;
  const percent = sizeBytes > 0 ? Math.min(100, (sentBytes / sizeBytes) * 100) : 0;
  return (
    <div className="flex h-12 items-center gap-3 rounded-md bg-segment-track pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="mb-1 flex items-baseline justify-between gap-2">
          <span className="min-w-0 truncate">{name}</span>
          <span className="type-data flex-none text-fg3">
            {uploadProgress(sentBytes, sizeBytes)}
          </span>
        </p>
        <Progress label={texts.music.uploading(name)} percent={percent} bare />
      </div>
      <IconButton
        size="small"
        label={texts.music.cancel}
        icon={<X size={16} />}
        onClick={onCancel}
      />
    </div>
  );
}

function AudioUrlForm({ onSet }: { onSet: (url: string) => boolean }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (onSet(String(new FormData(form).get('audio-url') ?? ''))) form.reset();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-2 flex gap-2">
      <Input
        name="audio-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        aria-label={texts.music.urlLabel}
        placeholder={texts.music.urlLabel}
        className="flex-1"
      />
      <Button type="submit" variant="outline" size="form">
        {texts.music.set}
      </Button>
    </form>
  );
}
