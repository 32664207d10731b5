import { composeStudio, type Studio } from './compose/studio.ts';
import { readConfig } from './config.ts';
import { startErrorLine } from './start-error-line.ts';

/** After its drain. */
const longestStopMs = 30_000;

// What the studio keeps is its owner's alone, also what libraries and ffmpeg write.
process.umask(0o077);

await main();

async function main(): Promise<void> {
  try {
    const config = readConfig();
    const studio = await composeStudio(config);
    stopOnSignals(studio, longestStopMs + config.DRAIN_SECONDS * 1000);
    const address = await studio.start();
    process.stdout.write(`Armoni est prêt : ${address}\n`);
  } catch (error) {
    process.stderr.write(`${startErrorLine(error)}\n`);
    process.exit(1);
  }
}

// A second signal while stopping changes nothing: a terminal's Ctrl-C often arrives twice.
function stopOnSignals(studio: Studio, withinMs: number): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    await studio.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}
