import { withTriggerWord } from './choose-style.ts';
import type { PictureEngine, ReadyStyle } from './ports.ts';

type Sample = {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly style: Pick<ReadyStyle, 'name' | 'triggerWord' | 'sha256' | 'remoteUrl'> & {
    /** Its bytes, for the embedded engine. */
    readonly file: Uint8Array | null;
  };
};

/** Shows what a style makes of a prompt; null when the engine cannot draw it. */
export function makeDrawSample(engine: Pick<PictureEngine, 'make'>) {
  return async (
    { prompt, style: { name, triggerWord, sha256, remoteUrl, file }, ...how }: Sample,
    signal: AbortSignal,
    onPercent: (percent: number) => void,
  ): Promise<Uint8Array | null> => {
    const remoteStyle = remoteUrl === null ? null : { url: remoteUrl, sha256, name };
    const asked = remoteStyle ? withTriggerWord(prompt, triggerWord) : prompt;
    const order = { ...how, prompt: asked, style: file, remoteStyle, reference: null };
    const made = await engine.make(order, signal, { onPercent });
    return made.ok ? made.bytes : null;
  };
}
