import { setMusic } from '@armoni/contract/timeline/edit-film';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { Upload, X } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from '../../../../lib/store/use-store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FileInput } from '../../../../ui/controls/file-input.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Progress } from '../../../../ui/feedback/progress.tsx';
import { musicTexts } from '../../music-texts.ts';
import type { MusicJob } from '../../session/music-job.ts';
import type { TableSession } from '../../session/table-session.ts';
import { texts } from '../../texts.ts';

type MusicFootProps = { timeline: Timeline; session: TableSession; music: MusicJob };

const labels = musicTexts.upload;

/** Music of one's own, or none; and how far the sending of it is. */
export function MusicFoot({ timeline, session, music }: MusicFootProps) {
  const picker = useRef<HTMLInputElement>(null);
  const state = useStore(music.state);
  const isHeard = timeline.tracks.audio.music !== null;
  return (
    <div className="flex min-h-16 flex-none items-center gap-2 border-t border-line px-4 lg:px-5">
      {state.status === 'idle' ? (
        <Button className="flex-1" size="form" onClick={() => picker.current?.click()}>
          <Upload size={16} aria-hidden />
          {labels.action}
        </Button>
      ) : (
        <Under state={state} onCancel={() => music.cancel()} />
      )}
      <Button
        variant="ghost"
        size="form"
        disabled={!isHeard}
        className="disabled:bg-transparent!"
        onClick={() => session.change((now) => setMusic(now, null), musicTexts.said.without)}
      >
        {texts.music.without}
      </Button>
      <FileInput
        ref={picker}
        accept="audio/*"
        aria-label={labels.action}
        onFiles={([file]) => file && void music.upload(file)}
      />
    </div>
  );
}

type UnderProps = {
  state: Exclude<ReturnType<MusicJob['state']['get']>, { status: 'idle' }>;
  onCancel: () => void;
};

function Under({ state, onCancel }: UnderProps) {
  const isSending = state.status === 'sending';
  const words = isSending ? labels.sending(state.name) : labels.listening(state.name);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <div className="min-w-0 flex-1">
        <p role="status" className="truncate text-[13px]">
          {words}
        </p>
        <Progress label={words} percent={isSending ? state.percent : null} bare />
      </div>
      {isSending && (
        <IconButton size="small" label={labels.cancel} icon={<X size={16} />} onClick={onCancel} />
      )}
    </div>
  );
}
