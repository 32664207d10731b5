import { understandEdit } from '../edit/understand-edit.ts';

/** What is said around a strength and shows nothing: « mets le style à 30 % », “the style at half strength”. */
const around = new Set(
  (
    'le la les l the du de d of a at to en in avec with sans without no pour cent percent et and un une peu mon my ce this ' +
    'style styles force intensite strength mets met mettre set put applique apply baisse monte reduis reduce lower ' +
    'seulement only plutot rather moins plus moitie half leger legere discret subtle light touch que'
  ).split(' '),
);

/** Whether words tell how far a style goes, and nothing else: « le style à 30 % », « sans le style ». */
export function asksOnlyStrength(prompt: string): boolean {
  const { styleStrength, edits } = understandEdit(prompt);
  if (styleStrength === null || edits.length > 0) return false;
  const plain = prompt.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z]+/u).every((word) => word === '' || around.has(word));
}
