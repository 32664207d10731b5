import { makeRandom } from '../maths/seeded-random.ts';
import type { DrumName } from './drums.ts';
import { type Chord, chordsOf } from './harmony.ts';
import { makeMelody, type Note } from './melody.ts';
import type { Piece } from './pieces.ts';
import { type Playing, type Style, styles } from './styles.ts';
import type { VoiceName } from './voices.ts';

export type PlayedNote = Note & {
  readonly voice: VoiceName;
  readonly level: number;
  /** −1 left, 1 right. */
  readonly pan: number;
};
export type Stroke = { readonly drum: DrumName; readonly beat: number; readonly level: number };

export type Section = {
  readonly name: 'intro' | 'verse' | 'chorus' | 'outro';
  readonly startBar: number;
  readonly bars: number;
};

export type Arrangement = {
  readonly notes: readonly PlayedNote[];
  readonly strokes: readonly Stroke[];
  readonly sections: readonly Section[];
  readonly bars: number;
};

const form = [
  ['intro', 4],
  ['verse', 8],
  ['chorus', 8],
  ['verse', 8],
  ['chorus', 8],
  ['outro', 4],
] as const;
export const beatsPerBar = 4;
/** Of every piece, before its last chord. */
export const formBars = form.reduce((sum, [, bars]) => sum + bars, 0);
/** Where the first chorus of every piece begins. */
export const chorusBar = form[0][1] + form[1][1];
/** Octaves below the chord. */
const bassFrom = { least: 33, most: 45 } as const;

/** A whole piece: introduction, twice verse and chorus, and an ending on the tonic. */
export function arrange(piece: Piece): Arrangement {
  const random = makeRandom(piece.seed);
  const style = styles[piece.mood];
  const chords = { verse: chordsOf(piece, 'verse', 8), chorus: chordsOf(piece, 'chorus', 8) };
  // Made once: what comes back is known again.
  const melodies = {
    verse: makeMelody(piece, chords.verse, random, 0),
    chorus: makeMelody(piece, chords.chorus, random, 2),
  };
  const notes: PlayedNote[] = [];
  const strokes: Stroke[] = [];
  const sections: Section[] = [];
  let bar = 0;
  for (const [index, [name, bars]] of form.entries()) {
    sections.push({ name, startBar: bar, bars });
    const part = name === 'chorus' ? 'chorus' : 'verse';
    const playing = thinned(style[part], name, index);
    const first = bar * beatsPerBar;
    const own = chords[part].slice(0, bars);
    const later = (note: PlayedNote): PlayedNote => ({ ...note, beat: note.beat + first });
    notes.push(...playChords(playing, own, style, random).map(later));
    if (playing.lead && name !== 'intro' && name !== 'outro') {
      notes.push(...playLead(playing.lead, melodies[part]).map(later));
    }
    strokes.push(
      ...drum(playing, bars, style, random).map((s) => ({ ...s, beat: s.beat + first })),
    );
    if (name === 'chorus') strokes.push(...announce(piece, first));
    bar += bars;
  }
  notes.push(...lastChord(piece, chords.verse[0] as Chord, style, bar * beatsPerBar));
  return { notes, strokes, sections, bars: bar };
}

/** Beginnings and ends are bare, and the first verse waits with some of what it has. */
function thinned(playing: Playing, name: Section['name'], index: number): Playing {
  const isEdge = name === 'intro' || name === 'outro';
  if (!isEdge) return index === 1 ? { ...playing, pad: null } : playing;
  const { hat, shaker } = playing.drums;
  return {
    ...playing,
    drums: name === 'intro' ? { ...(hat && { hat }), ...(shaker && { shaker }) } : {},
    bass: name === 'intro' ? null : playing.bass,
    lead: null,
  };
}

function playChords(
  { comp, bass, pad }: Playing,
  chords: readonly Chord[],
  { swing }: Style,
  random: () => number,
): PlayedNote[] {
  return chords.flatMap((chord, bar) => {
    const notes: PlayedNote[] = [];
    const first = bar * beatsPerBar;
    const human = () => 0.012 * (random() - 0.5);
    let struck = 0;
    eachStep(comp.steps, (step, force) => {
      const beat = first + swung(step, swing) + human();
      const order = [0, 1, 2, chord.notes.length, 2, 1];
      const place = order[struck++ % order.length] as number;
      const broken = chord.notes[place % chord.notes.length] as number;
      const chosen = comp.isBroken
        ? [broken + (place >= chord.notes.length ? 12 : 0)]
        : chord.notes;
      const beats = comp.isBroken ? 0.6 : 0.8;
      for (const [string, midi] of chosen.entries()) {
        const pan = -0.3 + 0.12 * string;
        const late = comp.voice === 'pluck' ? 0.012 * string : 0;
        notes.push({
          voice: comp.voice,
          beat: beat + late,
          beats,
          midi,
          force,
          level: comp.level,
          pan,
        });
      }
    });
    const low = lowered(chord.root);
    let plucked = 0;
    eachStep(bass?.steps ?? '', (step, force) => {
      if (!bass) return;
      const isFifth = plucked++ % 4 === 2;
      const beats = Math.max(0.4, bass.steps.slice(step + 1).search(/[xX]|$/) / 4);
      const midi = low + (isFifth ? 7 : 0);
      const beat = first + swung(step, swing);
      notes.push({ voice: bass.voice, beat, beats, midi, force, level: bass.level, pan: 0 });
    });
    for (const [index, midi] of (pad ? chord.notes : []).entries()) {
      const pan = [-0.6, 0.5, 0, 0.7][index] ?? 0;
      const level = pad?.level ?? 0;
      notes.push({
        voice: pad?.voice ?? 'pad',
        beat: first,
        beats: 3.9,
        midi,
        force: 0.8,
        level,
        pan,
      });
    }
    return notes;
  });
}

function playLead(
  { voice, level, octaves }: NonNullable<Playing['lead']>,
  melody: readonly Note[],
): PlayedNote[] {
  return melody.map((note) => ({
    ...note,
    ...{ voice, level, pan: 0.12, midi: note.midi + 12 * octaves },
  }));
}

function drum({ drums }: Playing, bars: number, { swing }: Style, random: () => number): Stroke[] {
  return Object.entries(drums).flatMap(([name, steps]) =>
    Array.from({ length: bars }, (_, bar) => {
      const strokes: Stroke[] = [];
      // The last bar of four leaves a little room, or fills it.
      const isTurn = bar % 4 === 3 && (name === 'snare' || name === 'taiko' || name === 'clap');
      eachStep(isTurn ? `${steps.slice(0, 14)}xx` : steps, (step, force) => {
        const level = force * (0.86 + 0.14 * random());
        strokes.push({
          drum: name as DrumName,
          beat: bar * beatsPerBar + swung(step, swing),
          level,
        });
      });
      return strokes;
    }).flat(),
  );
}

/** A cymbal on the chorus, and where a piece is driven a rise into it. */
function announce({ mood, tempoBpm }: Piece, beat: number): readonly Stroke[] {
  if (!['happy', 'epic', 'electro'].includes(mood)) return [];
  const rise = { drum: 'riser' as const, beat: beat - (3.75 * tempoBpm) / 60, level: 0.5 };
  return [{ drum: 'crash', beat, level: 0.55 }, ...(mood === 'happy' ? [] : [rise])];
}

function lastChord(piece: Piece, chord: Chord, style: Style, beat: number): readonly PlayedNote[] {
  const { voice, level } = style.verse.comp;
  return [lowered(chord.root), ...chord.notes].map((midi, index) => ({
    ...{ voice, beat: beat + 0.03 * index, beats: (3 * piece.tempoBpm) / 60 },
    ...{ midi, force: 0.9, level: level * 1.2, pan: -0.2 + 0.15 * index },
  }));
}

function eachStep(steps: string, take: (step: number, force: number) => void): void {
  for (const [step, sign] of [...steps].entries()) {
    if (sign !== '.') take(step, sign === 'X' ? 1 : 0.72);
  }
}

/** Beats of a step: the second of two sixteenths, or eighths, comes late. */
function swung(step: number, swing: number): number {
  return step / 4 + (step % 4 === 2 ? swing / 4 : step % 2 === 1 ? swing / 8 : 0);
}

function lowered(midi: number): number {
  let low = midi;
  while (low > bassFrom.most) low -= 12;
  while (low < bassFrom.least) low += 12;
  return low;
}
