import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { AspectRatio } from './model/timeline.ts';

export type FilmArguments = {
  readonly clips: readonly string[];
  readonly instructions: string;
  readonly music: string | null;
  /** One file for each clip, in order; « - » for a clip without. */
  readonly captions: readonly string[];
  readonly aspect: AspectRatio;
  readonly seed: number;
  readonly planOnly: boolean;
  readonly out: string | null;
  readonly report: string | null;
  /** Kept after the run, so that an interrupted one can go on; a temporary folder when null. */
  readonly work: string | null;
};

type ReadArguments =
  | { readonly ok: true; readonly arguments: FilmArguments }
  | { readonly ok: false; readonly message: string };

const usage = `
Utilisation :
  npm run --silent montage -- --clips a.mp4 b.webm c.jpg --instructions "…"
    [--music m.mp3] [--captions a.srt --captions -] [--aspect 16:9|9:16|1:1] [--seed n] [--plan-only] [--work dossier]
    --out film.mp4 --report report.json`;

const aspects: readonly string[] = ['16:9', '9:16', '1:1'] satisfies readonly AspectRatio[];

/** Reads the words after the command's name; the message says in French what is wrong. */
export function readArguments(words: readonly string[]): ReadArguments {
  try {
    const problem = (message: string): ReadArguments => ({ ok: false, message: message + usage });
    const { values, positionals } = parse(words);
    const clips = [...(values.clips ?? []), ...positionals];
    const captions = values.captions ?? [];
    const { aspect = '16:9', seed = '1', music, out, report, work } = values;
    const planOnly = values['plan-only'] ?? false;
    if (clips.length === 0) return problem('Indiquez au moins un fichier après --clips.');
    for (const path of [...clips, ...(music === undefined ? [] : [music]), ...captions]) {
      if (path === '-' && captions.includes(path)) continue;
      if (!existsSync(path)) return problem(`Fichier introuvable : ${path}`);
    }
    if (!isAspect(aspect)) return problem(`--aspect vaut 16:9, 9:16 ou 1:1, pas « ${aspect} ».`);
    if (!/^\d{1,15}$/.test(seed)) return problem(`--seed est un nombre entier, pas « ${seed} ».`);
    if (out === undefined && !planOnly) return problem('Indiquez le film à écrire avec --out.');
    if (out === undefined && report === undefined && !planOnly) {
      return problem('Indiquez le rapport à écrire avec --report.');
    }
    for (const path of [out, report]) {
      if (path !== undefined && !existsSync(dirname(path))) {
        return problem(`Le dossier n’existe pas : ${dirname(path)}`);
      }
    }
    return {
      ok: true,
      arguments: {
        clips,
        instructions: values.instructions ?? '',
        music: music ?? null,
        captions,
        aspect,
        seed: Number(seed),
        planOnly,
        out: out ?? null,
        report: report ?? null,
        work: work ?? null,
      },
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
    return { ok: false, message: `Option inconnue ou sans valeur : ${option}${usage}` };
  }
}

function parse(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      clips: { type: 'string', multiple: true },
      instructions: { type: 'string' },
      music: { type: 'string' },
      captions: { type: 'string', multiple: true },
      aspect: { type: 'string' },
      seed: { type: 'string' },
      'plan-only': { type: 'boolean' },
      out: { type: 'string' },
      report: { type: 'string' },
      work: { type: 'string' },
    },
  });
}

function isAspect(text: string): text is AspectRatio {
  return aspects.includes(text);
}
