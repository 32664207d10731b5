/** The program could not be started, or ended with another exit code than 0. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
  /** Null when a signal ended the program or it never started. */
  readonly exitCode: number | null;
  /** The last lines the program wrote to stderr; for logs, not for people. */
  readonly stderrTail: string;

  constructor(toolPath: string, exitCode: number | null, stderrTail: string, cause?: unknown) {
    super(`${toolPath} ended with ${exitCode ?? 'a signal'}: ${stderrTail.slice(-400)}`, { cause });
    this.exitCode = exitCode;
    this.stderrTail = stderrTail;
  }
}

/** The program is not there or the system cannot start it: nothing is known of the material. */
export class ToolMissing extends Error {
  override readonly name = 'ToolMissing';

  constructor(toolPath: string, stderrTail: string, cause?: unknown) {
    super(`${toolPath} cannot be started: ${stderrTail.slice(-400)}`, { cause });
  }
}

/** No space was left where the program wrote. */
export class NoSpaceLeft extends Error {
  override readonly name = 'NoSpaceLeft';
  readonly code = 'ENOSPC';

  constructor(toolPath: string, stderrTail: string) {
    super(`${toolPath} found no space left: ${stderrTail.slice(-400)}`);
  }
}

/** The program ran longer than its wall clock limit, or used up its processor seconds. */
export class ToolTimedOut extends Error {
  override readonly name = 'ToolTimedOut';
  readonly stderrTail: string;

  constructor(toolPath: string, limitSeconds: number, stderrTail: string) {
    super(`${toolPath} was stopped at its limit of ${limitSeconds} s`);
    this.stderrTail = stderrTail;
  }
}

/** The program wrote more to stdout than it may. */
export class ToolOutputTooLarge extends Error {
  override readonly name = 'ToolOutputTooLarge';

  constructor(toolPath: string, limitBytes: number) {
    super(`${toolPath} wrote more than ${limitBytes} bytes`);
  }
}
