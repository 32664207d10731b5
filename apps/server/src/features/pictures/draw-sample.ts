import { withTriggerWord } from './choose-style.ts';
import type { PictureEngine, ReadyStyle } from './ports.ts';

type Sample = {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Null: the same without any. */
  readonly style:
    | null
    | (Pick<ReadyStyle, 'name' | 'triggerWord' | 'sha256' | 'remoteUrl'> & {
        /** Its bytes, for the embedded engine. */
        readonly file: Uint8Array | null;
      });
};

/** Shows what a style makes of a prompt; null when the engine cannot draw it. */
export function makeDrawSample(engine: Pick<PictureEngine, 'make'>) {
  return async (
    { prompt, style, ...how }: Sample,
    signal: AbortSignal,
    onPercent: (percent: number) => void,
  ): Promise<Uint8Array | null> => {
    const { remoteUrl = null, file = null } = style ?? {};
    const remoteStyle =
      style && remoteUrl !== null
        ? { url: remoteUrl, sha256: style.sha256, name: style.name }
        : null;
    const asked = style && remoteStyle ? withTriggerWord(prompt, style.triggerWord) : prompt;
    const order = { ...how, prompt: asked, style: file, remoteStyle, reference: null };
    const made = await engine.make(order, signal, { onPercent });
    return made.ok ? made.bytes : null;
  };
}
