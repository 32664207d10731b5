import type { AddedMusic, FilmCut, GivableMusic } from '../packages/contract/src/cuts.ts';
import { answer, refuse } from './answers.ts';
import { music } from './media.ts';
import { smallCut, tableFilm } from './table.ts';
import type { Page } from './test.ts';

// Music of a film that nobody rendered: what it can be given, and what it is answered.

const heardAt = (bpm: number, lasts: number) => {
  const beats = Array.from(
    { length: Math.floor((lasts * bpm) / 60) },
    (_, beat) => (beat * 60) / bpm,
  );
  return {
    ...{ duration_seconds: lasts, tempo_bpm: bpm, beat_seconds: beats },
    downbeat_seconds: beats.filter((_, beat) => beat % 4 === 0),
  };
};

const listed = [
  { audio_url: '/media/table/outfoxing.mp3', name: 'outfoxing.mp3', piece: null },
  ...(
    [
      ['Marée haute', 'epic', 96],
      ['Petit matin', 'calm', 76],
      ['Ligne droite', 'electro', 124],
    ] as const
  ).map(([name, mood, tempo_bpm]) => ({
    audio_url: `/media/table/${tempo_bpm}.mp3`,
    name,
    piece: { mood, tempo_bpm, duration_seconds: 100 },
  })),
] satisfies readonly GivableMusic[];

/** Four shots over music that the browser plays, 120 beats a minute. */
export function musicalCut(): FilmCut {
  const cut = smallCut();
  return {
    ...cut,
    music: {
      ...heardAt(120, 30),
      url: '/media/table/premiere.mp3',
      name: 'premiere.mp3',
      chorus_seconds: 12,
    },
  };
}

/** Gives what is asked for; after `furnishTable`. `refused` answers in its place. */
export async function furnishMusic(page: Page, refused?: string): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await page.route('**/media/table/*.mp3', (route) =>
    route.fulfill({ path: music, headers: { 'Accept-Ranges': 'bytes' } }),
  );
  await page.route(`**/gallery/videos/${tableFilm}/music`, async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { music: listed } });
    const { audio_url: url } = route.request().postDataJSON() as { audio_url: string };
    asked.push(url);
    if (refused) return refuse(route, 422, refused, 'unprocessable');
    const { name, piece } = listed.find((one) => one.audio_url === url) ?? {
      ...{ name: 'pulsation.mp3', piece: null },
    };
    const given: AddedMusic = {
      ...heardAt(piece?.tempo_bpm ?? 150, piece?.duration_seconds ?? 30),
      ...{ id: `given-${asked.length}`, name, url },
    };
    return route.fulfill({ json: given });
  });
  return { asked };
}

/** An upload that ends well, whatever is sent. */
export async function answerUpload(page: Page): Promise<void> {
  await answer(page, '**/workflow/v1/files/upload', {
    ...{ id: 'f1', name: 'pulsation.mp3', size: 10, extension: 'mp3' },
    ...{ mime_type: 'audio/mpeg', created_by: 'u', created_at: 1 },
  });
  await answer(page, '**/workflow/v1/workflows/run', {
    ...{ task_id: 't', workflow_run_id: 'r' },
    data: {
      ...{ id: 'r', workflow_id: 'w', status: 'succeeded' },
      outputs: { result: ['/media/table/mienne.mp3'] },
    },
  });
}
