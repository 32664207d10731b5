import { startErrorLine } from '../start-error-line.ts';

/** Runs a command to its end: what it returns is why it did nothing, for whoever called it. */
export async function runCommand(
  command: (say: (line: string) => void) => Promise<string | null>,
): Promise<never> {
  // Copies of what the studio keeps are its owner's alone too.
  process.umask(0o077);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const refusal = await command(say).catch(startErrorLine);
  if (refusal !== null) process.stderr.write(`${refusal}\n`);
  process.exit(refusal === null ? 0 : 1);
}
