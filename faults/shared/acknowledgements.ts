import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';

/** What the studio told a client that it has done. */
export type Acknowledgement = { readonly what: string } & Readonly<Record<string, unknown>>;

/**
 * The client's own memory, outside of the studio and its folder: each line is on the disk before
 * the client goes on, so that nothing the studio does can take it back.
 */
export function openAcknowledgements(path: string) {
  const file = openSync(path, 'a', 0o600);
  return {
    write(acknowledged: Acknowledgement): void {
      writeSync(file, `${JSON.stringify({ at: Date.now(), ...acknowledged })}\n`);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}

export type Acknowledgements = ReturnType<typeof openAcknowledgements>;
