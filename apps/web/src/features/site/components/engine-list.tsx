import { useStudioConfig } from '../../../lib/studio/studio-config.ts';
import { texts } from '../texts.ts';
import { FactList } from './fact-list.tsx';

const { information } = texts;

/** Which engines answer now, as the running studio tells. */
export function EngineList() {
  const state = useStudioConfig();
  if (state.status === 'loading') return <p role="status">{information.enginesLoading}</p>;
  if (state.status === 'failed') return <p role="status">{information.enginesFailed}</p>;
  const { engines } = state.config;
  const words = information.engines;
  return (
    <FactList
      facts={[
        [words.assistant, engines.assistant],
        [words.images, engines.images],
        [words.styles, engines.styles],
        [words.montage, engines.montage],
      ]}
    />
  );
}
