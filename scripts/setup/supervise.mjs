import { spawn } from 'node:child_process';

/**
 * Runs one child in the foreground and ends with it: its exit code is ours, our end is its end.
 * A child that loads `stop-with-parent.mjs` also ends when we are killed outright.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function supervise(node, args, env) {
  const child = spawn(node, ['--import', stopWithParent, ...args], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let closing = false;
  const stop = (signal) => {
    // A terminal's Ctrl-C reaches the child by itself; a second signal would cut its closing short.
    if (closing) return;
    closing = true;
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
  followParent(() => stop('SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`armoni: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href;

/** npm passes no signal on when it is ended: notice that our parent changed. */
function followParent(onGone) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, 500).unref();
}
