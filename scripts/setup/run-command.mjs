import { spawn } from 'node:child_process';

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, timeoutMs?: number }} [options]
 *   `show`: its output goes to ours; `timeoutMs`: what has not ended by then is ended.
 * @returns {Promise<{ code: number, output: string }>} the exit code (127 when it cannot start) and the last 64 kB.
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Node refuses fractions, and 0 would be no limit.
      timeout: options.timeoutMs === undefined ? 0 : Math.max(1, Math.ceil(options.timeoutMs)),
    });
    const collect = (chunk) => {
      output = (output + chunk).slice(-65_536);
      if (options.show) process.stderr.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
