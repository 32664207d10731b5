import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Picture, Seen } from './nanodet.ts';
import { PictureReader, writePicture } from './picture-stream.ts';

export type SightWork = 'things' | 'people' | 'enlarge';

/** What sees in single pictures, in programs that end when it is closed. */
export type Sight = {
  /** In a picture of at most 416 pixels a side. */
  readonly things: (picture: Picture) => Promise<readonly Seen[]>;
  /** Of a square of 256 pixels a side, 0–255 a pixel: how surely each belongs to a person. */
  readonly people: (picture: Picture) => Promise<Uint8Array>;
  /** The picture twice as large. */
  readonly enlarge: (picture: Picture) => Promise<Picture>;
  readonly close: () => void;
};

export type SightOptions = {
  /** Packages with the runtime. */
  readonly modules: string;
  readonly signal: AbortSignal;
  /** The program that works; tests put another in its place. */
  readonly program?: string;
};

/** The program ended before it had answered. */
export class SightFailed extends Error {
  override readonly name = 'SightFailed';
}

const usualProgram = fileURLToPath(new URL('work-on-pictures.ts', import.meta.url));

/** Each kind of work is a program, started when it is first asked for. */
export function openSight(options: SightOptions): Sight {
  const programs = new Map<SightWork, ReturnType<typeof startProgram>>();
  const ask = (work: SightWork, picture: Picture) => {
    const program = programs.get(work) ?? startProgram(work, options);
    programs.set(work, program);
    return program.ask(picture);
  };
  return {
    things: async (picture) => JSON.parse(String(await ask('things', picture))) as readonly Seen[],
    people: (picture) => ask('people', picture),
    enlarge: async (picture) => {
      const [made] = new PictureReader().push(await ask('enlarge', picture));
      if (!made) throw new SightFailed('no picture came back');
      return made;
    },
    close: () => {
      for (const program of programs.values()) program.close();
    },
  };
}

type Waiting = {
  readonly resolve: (answer: Buffer) => void;
  readonly reject: (error: Error) => void;
};

function startProgram(work: SightWork, { modules, signal, program }: SightOptions) {
  const child = spawn(process.execPath, [program ?? usualProgram, modules, work], {
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  });
  const waiting: Waiting[] = [];
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  child.on('error', fail);
  child.on('close', (code) => fail(new SightFailed(`${work} ended with ${code}`)));
  child.stdin?.on('error', fail);
  readAnswers(child, (answer) => waiting.shift()?.resolve(answer));
  return {
    ask: (picture: Picture) =>
      new Promise<Buffer>((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.push({ resolve, reject });
        child.stdin?.write(writePicture(picture));
      }),
    close: () => child.stdin?.end(),
  };
}

const lengthBytes = 4;

function readAnswers({ stdout }: ChildProcess, onAnswer: (answer: Buffer) => void): void {
  let chunks: Buffer[] = [];
  let held = 0;
  stdout?.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    held += chunk.length;
    for (;;) {
      if (held < lengthBytes) return;
      const all = chunks.length === 1 && chunks[0] ? chunks[0] : null;
      const start = all ?? Buffer.concat(chunks.slice(0, 4));
      if (start.length < lengthBytes) return;
      const end = lengthBytes + start.readUInt32LE(0);
      if (held < end) return;
      const bytes = all ?? Buffer.concat(chunks);
      onAnswer(Buffer.from(bytes.subarray(lengthBytes, end)));
      chunks = [bytes.subarray(end)];
      held -= end;
    }
  });
}
