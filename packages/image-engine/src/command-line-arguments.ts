import { parseArgs } from 'node:util';

export type LearnArguments = {
  readonly command: 'learn';
  readonly images: string;
  readonly name: string;
  readonly out: string;
  readonly report: string | null;
};

export type MakeArguments = {
  readonly command: 'make';
  readonly prompt: string;
  readonly style: string | null;
  readonly reference: string | null;
  /** 0–1; null leaves it to the prompt. */
  readonly strength: number | null;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly out: string;
  readonly report: string | null;
};

export type ReadArguments =
  | { readonly ok: true; readonly arguments: LearnArguments | MakeArguments }
  | { readonly ok: false; readonly message: string };

const usage = [
  'Usage :',
  '  style learn --images <dossier> --name X --out x.style [--report r.json]',
  '  style make --prompt "…" [--style x.style] [--reference photo.jpg] [--strength 0..1]',
  '             [--seed n] [--size 1024x1024] --out p.png [--report r.json]',
].join('\n');

const text = { type: 'string' } as const;

/** Words typed after `style`; the message of a refusal is French and says how to call it. */
export function readArguments(words: readonly string[]): ReadArguments {
  const [command, ...args] = words;
  try {
    if (command === 'learn') return readLearn(args);
    if (command === 'make') return readMake(args);
    return refuse(command ? `Commande inconnue : ${command}` : 'Aucune commande.');
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function readLearn(args: string[]): ReadArguments {
  const options = { images: text, name: text, out: text, report: text };
  const { images, name, out, report = null } = parseArgs({ args, options }).values;
  if (!images || !name || !out) return refuse('Il faut --images, --name et --out.');
  return { ok: true, arguments: { command: 'learn', images, name, out, report } };
}

function readMake(args: string[]): ReadArguments {
  const options = {
    prompt: text,
    style: text,
    reference: text,
    strength: text,
    seed: text,
    size: text,
    out: text,
    report: text,
  };
  const values = parseArgs({ args, options }).values;
  const { prompt, out } = values;
  if (prompt === undefined || !out) return refuse('Il faut --prompt et --out.');
  const strength = values.strength === undefined ? null : Number(values.strength);
  if (strength !== null && !(strength >= 0 && strength <= 1))
    return refuse('--strength va de 0 à 1.');
  const seed = Number(values.seed ?? 1);
  if (!Number.isSafeInteger(seed)) return refuse('--seed est un nombre entier.');
  const size = /^(\d{2,5})x(\d{2,5})$/.exec(values.size ?? '1024x1024');
  if (!size) return refuse('--size s’écrit 1024x1024.');
  return {
    ok: true,
    arguments: {
      command: 'make',
      prompt,
      style: values.style ?? null,
      reference: values.reference ?? null,
      strength,
      seed,
      width: Number(size[1]),
      height: Number(size[2]),
      out,
      report: values.report ?? null,
    },
  };
}

function refuse(reason: string): ReadArguments {
  return { ok: false, message: `${reason}\n${usage}` };
}
