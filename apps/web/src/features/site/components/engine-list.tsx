import { useStudioConfig } from '../../../lib/studio/studio-config.ts';
import { texts } from '../texts.ts';
import { FactList } from './fact-list.tsx';

const { information } = texts;

/** Which engines answer now, as the running studio tells, and which mark of theirs is switched off. */
export function EngineList() {
  const state = useStudioConfig();
  if (state.status === 'loading') return <p role="status">{information.enginesLoading}</p>;
  if (state.status === 'failed') return <p role="status">{information.enginesFailed}</p>;
  const { engines, marks } = state.config;
  const words = information.engines;
  return (
    <>
      <FactList
        facts={[
          [words.assistant, engines.assistant],
          [words.images, engines.images],
          [words.styles, engines.styles],
          [words.montage, engines.montage],
        ]}
      />
      {!marks.signature && <p>{information.unsigned}</p>}
      {marks.signature && !marks.watermark && <p>{information.unmarked}</p>}
    </>
  );
}
