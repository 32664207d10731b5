import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { edit } from '@armoni/video-engine/edit';
import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import type { FilmReport } from '@armoni/video-engine/model/report';
import type { AspectRatio } from '@armoni/video-engine/model/timeline';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';
import { drawSheet } from './sheets/draw-sheet.ts';

/**
 * Films for eyes: the presets' sentences and six wishes over the clips in `FOOTAGE_FOLDER`, with the
 * first tune of `MUSIC_FOLDER` where one is wanted. Contact sheets are written to `SHEETS_FOLDER`, each with
 * what was asked beside what was delivered. What was found in the clips stays in its folder `work`, and a sheet that is there
 * is not made again: cut short, the next run goes on. No film may take longer than ten minutes, and one that fails is told
 * and left.
 */
type Wish = {
  readonly name: string;
  readonly aspect: AspectRatio;
  readonly isSilent?: boolean;
  readonly words: string;
};
const wishes: readonly Wish[] = [
  {
    ...{ name: 'fast-cuts', aspect: '16:9' },
    words:
      'Create a fast cuts montage of 10-15 seconds: fast cuts on the beat of the music, the strongest shots only.',
  },
  {
    ...{ name: 'highlights', aspect: '16:9' },
    words:
      'Create a highlight summary under 1 minute: the best moments in chronological order, at a medium pace.',
  },
  {
    ...{ name: 'social-reels', aspect: '9:16' },
    words:
      'Create a social reels format of 30 seconds: a hook in the first 3 seconds, a fast pace, and a call to action at the end: « Découvrez la suite ».',
  },
  {
    ...{ name: 'backwards', aspect: '16:9' },
    words:
      '25 secondes, Palawan pendant 3 secondes, le clip 2 à l’envers, le clip 1 pendant 6 secondes, titre « Marée haute » au début',
  },
  {
    ...{ name: 'halves', aspect: '9:16' },
    words:
      'story de 20 secondes, la première moitié en noir et blanc, la fin au ralenti, titre « Koh Lipe, un matin »',
  },
  {
    ...{ name: 'music-end', aspect: '16:9' },
    words:
      '30 secondes, commence par les Lofoten, la musique s’arrête 5 secondes avant la fin, texte « Fin » sur le dernier plan',
  },
  {
    ...{ name: 'lengths', aspect: '1:1' },
    words:
      'Chaque clip 3 secondes, fondus enchaînés, finis par les Lofoten, texte « Yanis Benaïssa | Danseur » sur le clip 2',
  },
  {
    ...{ name: 'twice', aspect: '9:16', isSilent: true },
    words:
      'le clip 2 deux fois, très rapide, 15 secondes, sans musique, sépia au début, appel à l’action « Venez danser » à la fin',
  },
  {
    ...{ name: 'rewind', aspect: '16:9' },
    words:
      'tout à l’envers, 24 secondes, lent, titre « Où commence la mer ? » au début, finis par « Réservez votre place | ilesdusud.example »',
  },
];
const shortSide = sized<number>(540, 270);
const budget = { toolSeconds: 1200, wallSeconds: 600 };
const signal = new AbortController().signal;
const tools: Tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
  ...(process.env.EYES_FOLDER && { eyesFolder: process.env.EYES_FOLDER }),
};
const { FOOTAGE_FOLDER: footage, MUSIC_FOLDER: tunes, SHEETS_FOLDER: sheets } = process.env;
if (!footage || !existsSync(footage)) leaveOut('FOOTAGE_FOLDER names no footage');
if (!sheets) leaveOut('SHEETS_FOLDER names no folder for the sheets');

const work = join(sheets, 'work');
const clips = (await readdir(footage)).toSorted();
const tune = tunes ? (await readdir(tunes)).toSorted()[0] : undefined;
const music = tunes && tune ? join(tunes, tune) : null;
await mkdir(work, { recursive: true });
for (const wish of sized(wishes, wishes.slice(3, 4))) {
  if (existsSync(join(sheets, `${wish.name}.png`))) continue;
  await makeSheet(wish, footage, sheets);
  // Segments and films; what was found in the clips stays.
  await rm(join(work, 'render'), { recursive: true, force: true });
}

async function makeSheet(wish: Wish, from: string, to: string): Promise<void> {
  const outcome = await edit(
    {
      sources: clips.map((name) => ({ id: name, path: join(from, name), name })),
      instructions: wish.words,
      musicPath: wish.isSilent ? null : music,
      ...{ aspectRatio: wish.aspect, seed: 1 },
      // One folder: what was found in the clips is found once.
      workFolder: work,
    },
    { ...tools, signal, concurrency: 2, shortSide, budget },
  );
  if (!('filmPath' in outcome)) return console.log(`${wish.name}: ${JSON.stringify(outcome)}`);
  const { report, filmPath } = outcome;
  const sheet = await drawSheet(filmPath, report.timeline, tools, signal);
  const account = [`${wish.name}: ${wish.words}`, ...told(report)].join('\n');
  console.log(account);
  await writeFile(join(to, `${wish.name}.txt`), account);
  await writeFile(join(to, `${wish.name}.png`), sheet);
}

function told({ reading, delivery, timeline, verification }: FilmReport): readonly string[] {
  return [
    ...delivery.map(({ kept, label, delivered }) => `  ${kept ? '✓' : '≠'} ${label}: ${delivered}`),
    ...reading.offered.map(({ label }) => `  ~ ${label} ?`),
    ...reading.notUnderstood.map(({ words }) => `  ? ${words}`),
    ...timeline.notes.map((note) => `  ${note}`),
    ...verification.checks
      .filter(({ passed }) => !passed)
      .map(({ name, asked, delivered }) => `  ✗ ${name}: ${asked}, ${delivered}`),
  ];
}
