import { transcribeSound } from '@armoni/contract/dify';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../lib/http/api.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { type Recording, recordVoice } from './record-voice.ts';
import { voiceTexts as texts } from './voice-texts.ts';

type VoiceButtonProps = {
  userId: string;
  /** What was said, to stand after what is typed. */
  onHeard: (words: string) => void;
};

type State = 'idle' | 'starting' | 'recording' | 'hearing';

/** As long as a sound that the service takes. */
const longestSeconds = 300;

/** Records what is said, and has it written into the field. */
export function VoiceButton({ userId, onHeard }: VoiceButtonProps) {
  const [state, setState] = useState<State>('idle');
  const recording = useRef<Recording | null>(null);
  const seconds = useSeconds(state === 'recording');
  useEffect(() => () => recording.current?.drop(), []);
  const begin = async () => {
    setState('starting');
    try {
      recording.current = await recordVoice();
      setState('recording');
    } catch (error) {
      console.warn(error);
      toast.error(texts.noMicrophone);
      setState('idle');
    }
  };
  const end = async () => {
    const spoken = recording.current;
    recording.current = null;
    if (!spoken) return;
    setState('hearing');
    try {
      const file = await spoken.end();
      const { text } = await upload(transcribeSound, { file, fields: { user: userId } });
      if (text.trim() === '') toast.error(texts.nothing);
      else onHeard(text.trim());
    } catch (error) {
      console.error(error);
      toast.error(texts.failed);
    }
    setState('idle');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the time is over
  useEffect(() => {
    if (seconds >= longestSeconds) void end();
  }, [seconds]);
  const isRecording = state === 'recording';
  return (
    <>
      <span role="status" className="type-data whitespace-nowrap text-fg2 tabular-nums">
        {isRecording && (
          <>
            <span className="sr-only">{texts.recording(0)}</span>
            <span aria-hidden>{clock(seconds)}</span>
          </>
        )}
        {state === 'hearing' && texts.hearing}
      </span>
      <IconButton
        label={isRecording ? texts.end : texts.begin}
        title={isRecording ? texts.end : texts.begin}
        aria-pressed={isRecording}
        disabled={state === 'starting' || state === 'hearing'}
        icon={isRecording ? <Square size={14} fill="currentColor" /> : <Mic size={18} />}
        onClick={() => void (isRecording ? end() : begin())}
        className="aria-pressed:text-hot-fg"
      />
    </>
  );
}

/** Since it has begun to count. */
function useSeconds(isCounting: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isCounting) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
