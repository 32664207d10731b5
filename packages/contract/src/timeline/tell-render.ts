import { shotsToRender } from './compare-cuts.ts';
import { framesOf, shotsOf } from './ranges.ts';
import { shotNumbers } from './shot-numbers.ts';
import type { Shot, Timeline } from './timeline.ts';

/**
 * What a render of a cut has to make anew, shot by shot, by the numbers they have now; French:
 * « Tout est rendu sauf les plans 2 et 4, plus courts, et le plan 8, échangé. » Null when every shot
 * is in the rendered film.
 */
export function tellRender(rendered: Timeline, wanted: Timeline): string | null {
  const missing = shotsToRender(rendered, wanted);
  if (missing.size === 0) return null;
  if (rendered.look !== wanted.look) return 'Tous les plans sont à rendre : le look a changé.';
  const before = new Map(shotsOf(rendered).map((shot) => [shot.id, shot]));
  const groups = new Map<Why, number[]>();
  for (const [index, shot] of shotsOf(wanted).entries()) {
    if (!missing.has(shot.id)) continue;
    const why = whyOf(before.get(shot.id), shot);
    groups.set(why, [...(groups.get(why) ?? []), index + 1]);
  }
  const parts = [...groups].map(([why, numbers]) => {
    const isOne = numbers.length === 1;
    return `${isOne ? 'le plan' : 'les plans'} ${shotNumbers(numbers)}, ${words[why][isOne ? 0 : 1]}`;
  });
  const start = missing.size === shotsOf(wanted).length ? 'À rendre :' : 'Tout est rendu sauf';
  const last = parts.pop();
  return `${start} ${parts.length === 0 ? last : `${parts.join(', ')}, et ${last}`}.`;
}

type Why = keyof typeof words;

/** Of one shot and of several. */
const words = {
  added: ['ajouté', 'ajoutés'],
  swapped: ['échangé', 'échangés'],
  slower: ['ralenti', 'ralentis'],
  faster: ['accéléré', 'accélérés'],
  turned: ['dont le sens change', 'dont le sens change'],
  shorter: ['plus court', 'plus courts'],
  longer: ['plus long', 'plus longs'],
  slipped: ['décalé dans son clip', 'décalés dans leur clip'],
  looked: ['dont le look change', 'dont le look change'],
  framed: ['recadré', 'recadrés'],
  around: ['dont le texte ou le fondu change', 'dont les textes ou les fondus changent'],
} as const;

function whyOf(was: Shot | undefined, shot: Shot): Why {
  if (!was) return 'added';
  const [old, now] = [framesOf(was.sourceRange), framesOf(shot.sourceRange)];
  const isSameClip = was.mediaReference.sourceId === shot.mediaReference.sourceId;
  if (!isSameClip || now.start >= old.end || now.end <= old.start) return 'swapped';
  if (shot.speed !== was.speed) return shot.speed < was.speed ? 'slower' : 'faster';
  if ((shot.reversed ?? false) !== (was.reversed ?? false)) return 'turned';
  if (now.length !== old.length) return now.length < old.length ? 'shorter' : 'longer';
  if (now.start !== old.start) return 'slipped';
  if (shot.look !== was.look) return 'looked';
  return JSON.stringify(was.reframe) === JSON.stringify(shot.reframe) ? 'around' : 'framed';
}
