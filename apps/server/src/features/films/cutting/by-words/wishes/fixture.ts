import { filmOf, titleAt } from '@armoni/contract/timeline/testing';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import type { CutMaterial, CutSource } from '@armoni/video-engine/model/cut-material';

const source = (sourceId: string, name: string, moments: readonly number[]): CutSource => ({
  ...{ sourceId, name, width: 1920, height: 1080, hasAudio: true },
  kind: 'video',
  frameCount: 600,
  moments: moments.map((startFrame, index) => ({
    startFrame,
    frameCount: 90,
    score: 1 - index / 10,
  })),
});

const beats = Array.from({ length: 240 }, (_, index) => index / 2);

/** Four clips and a still, music at 120 beats a minute. */
export const material: CutMaterial = {
  sources: [
    source('lac', 'lac.mp4', [30, 200, 400]),
    source('bateau', 'bateau.mp4', [0, 150, 330, 480]),
    source('ville', 'ville.mp4', [60, 300, 450]),
    source('chien', 'chien.mp4', [90, 260]),
    { ...source('photo', 'phare.jpg', []), kind: 'image', frameCount: 0, hasAudio: false },
  ],
  music: {
    durationSeconds: 120,
    tempoBpm: 120,
    beatSeconds: beats,
    downbeatSeconds: beats.filter((_, index) => index % 4 === 0),
  },
};

const taken = (sourceId: string, start: number, length: number, reason: string) => ({
  ...{ start, length, reason },
  mediaReference: {
    sourceId,
    name: material.sources.find((one) => one.sourceId === sourceId)?.name ?? '',
  },
});

/** Eight shots, 19.5 s, a title at the beginning and a call to action at the end. */
export function fixtureFilm(locked = ''): Timeline {
  const shots = [
    taken('lac', 30, 60, 'Le plan le plus fort ouvre le film.'),
    taken('bateau', 0, 90, 'Un bateau file vers la rive.'),
    taken('ville', 60, 60, 'La coupe tombe sur le temps fort.'),
    taken('lac', 200, 90, 'Un moment calme.'),
    taken('chien', 90, 60, 'Un chien traverse la plage.'),
    taken('bateau', 330, 60, 'La coupe tombe sur le temps fort.'),
    { ...taken('photo', 0, 75, 'Une image fixe.'), zoom: 'in' } as const,
    taken('ville', 300, 90, 'La fin se pose.'),
  ];
  const film = filmOf(shots, [
    titleAt(0, 60, 'Îles du Sud'),
    { ...titleAt(525, 60, 'Réservez'), kind: 'call-to-action', manner: 'end-card' },
  ]);
  const { tracks } = film;
  const { clips } = tracks.video;
  const held = clips.map(
    (shot): Shot => (locked.includes(shot.id) ? { ...shot, locked: true } : shot),
  );
  return {
    ...film,
    tracks: {
      video: { ...tracks.video, clips: held },
      audio: { originalSound: 'duck', music: { startSeconds: 10, loops: false } },
    },
  };
}
