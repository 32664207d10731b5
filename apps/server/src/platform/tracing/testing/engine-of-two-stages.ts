import type { edit as realEdit } from '@armoni/video-engine/edit';
import { runTool } from '@armoni/video-engine/ffmpeg/run-tool';

/** In the place of the engine: real runs of its programs in two stages, and then a refusal. */
export const edit: typeof realEdit = async (
  request,
  { signal, onProgress = () => {}, ...tools },
) => {
  const work = { clips: [], shots: [], areShotsForeseen: false, stages: [] };
  const [{ path = '' } = {}] = request.sources;
  onProgress({ stage: 'probe', percent: 10, work });
  await runTool(tools.ffprobePath, ['-v', 'error', path], { signal });
  onProgress({ stage: 'render', percent: 40, work });
  const noise = ['-f', 'lavfi', '-i', 'testsrc2=duration=2:size=320x180'];
  await runTool(tools.ffmpegPath, ['-v', 'error', ...noise, '-f', 'null', '-'], { signal });
  return { ok: false, reason: 'no-usable-source', message: 'Rien à monter.', refused: [] };
};
