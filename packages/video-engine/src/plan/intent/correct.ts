import { type Intent, intentSchema } from '../../model/intent.ts';
import type { Corrections, Reading } from '../../model/reading.ts';
import { fieldLabel } from './fate/labels.ts';

/**
 * A reading in which the fields that a person set win over the words, whoever read them. The words
 * that speak of such a field stay with it; one that no word speaks of comes last.
 */
export function correct(reading: Reading, set: Corrections['set']): Reading {
  const fields = fieldsIn(set);
  if (fields.length === 0) return reading;
  const intent = intentSchema.parse(withFields(reading.intent, set));
  const understood = reading.understood.map((each) =>
    fields.includes(each.field)
      ? { ...each, label: fieldLabel(intent, each.field, each.index) }
      : each,
  );
  const byHand = fields
    .filter((field) => !understood.some((each) => each.field === field))
    .map((field) => {
      const label = fieldLabel(intent, field, null);
      return { field, index: null, label, spans: [], words: '' };
    });
  return { ...reading, intent, understood: [...understood, ...byHand] };
}

const parts = ['shots', 'clips', 'music'] as const;

function withFields(intent: Intent, set: Corrections['set']) {
  const { shots, clips, music } = intent;
  return {
    ...intent,
    ...set,
    shots: { ...shots, ...set.shots },
    clips: { ...clips, ...set.clips },
    music: { ...music, ...set.music },
  };
}

/** As chips name them: `pace`, `clips.first`. */
export function fieldsIn(set: Corrections['set']): readonly string[] {
  const isWhole = (field: string) => !(parts as readonly string[]).includes(field);
  return [
    ...Object.keys(set).filter(isWhole),
    ...parts.flatMap((part) => Object.keys(set[part] ?? {}).map((field) => `${part}.${field}`)),
  ];
}
