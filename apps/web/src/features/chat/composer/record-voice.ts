/** What somebody is saying, until it is ended. */
export type Recording = {
  /** The sound from the beginning; the microphone is let go. */
  end(): Promise<File>;
  /** Lets the microphone go and keeps nothing. */
  drop(): void;
};

const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
};

/** Rejects where there is no microphone, or it may not be used. */
export async function recordVoice(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void pieces.push(data);
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.start();
  return {
    end: () =>
      new Promise((resolve, reject) => {
        recorder.onerror = reject;
        recorder.onstop = () => {
          letGo();
          resolve(soundFile(pieces, recorder.mimeType));
        };
        if (recorder.state === 'inactive') recorder.onstop(new Event('stop'));
        else recorder.stop();
      }),
    drop: letGo,
  };
}

/** Services tell the format by the name. */
export function soundFile(pieces: readonly Blob[], mimeType: string): File {
  const type = mimeType.split(';')[0] || 'audio/webm';
  return new File([...pieces], `dictee.${endings[type] ?? 'webm'}`, { type });
}
