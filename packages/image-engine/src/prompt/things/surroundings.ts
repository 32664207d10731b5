import type { Place } from '../../illustration/illustration-description.ts';
import type { readLight } from '../light-words.ts';
import { mostTelling, parsePrompt, valuesOf } from '../parse-prompt.ts';
import { tokenise, typedWords } from '../tokenise.ts';
import type { readTown } from '../town-words.ts';

/** Read as one with what stands before them. */
const againstLight = [
  'à contre-jour',
  'contre-jour',
  'en contre-jour',
  'en silhouette',
  'silhouette',
];

/** What its light says of a picture besides: the hour and the mood. */
export function litBy(light: ReturnType<typeof readLight> | null) {
  const said = light?.said.join(', ') ?? '';
  const parsed = parsePrompt(said);
  return {
    lights: light && light.lights.length > 0 ? { lights: light.lights } : {},
    heard: [
      ...[...tokenise(said), ...typedWords(said)],
      ...(light?.said ?? []).map((one) => one.toLowerCase()),
      ...(light?.lights.includes('backlit') ? againstLight : []),
    ],
    time: hourOf(said, parsed),
    mood: mostTelling(parsed, 'mood'),
  };
}

/** A town's houses stand in a street where nothing else is told. */
export function inTown(told: Place | null, town: ReturnType<typeof readTown>) {
  const place = town && told === null ? ('street' as const) : told;
  return town && place && builtUp.has(place) ? { place, town: town.town } : { place };
}

/** Where houses stand in rows. */
const builtUp: ReadonlySet<Place> = new Set<Place>([
  ...(['street', 'alley', 'village', 'square', 'canal', 'cafe', 'market', 'harbour'] as const),
]);

export function hourOf(rest: string, parsed: ReturnType<typeof parsePrompt>) {
  if (goldenHour.test(rest)) return 'sunset' as const;
  const times = valuesOf(parsed.meanings, 'time');
  return times.findLast((time) => time !== 'afternoon') ?? times.at(-1) ?? null;
}

const goldenHour =
  /(?<!\p{L})(?:golden (?:hour|light)|heure dor[ée]e|lumi[èe]re dor[ée]e|(?:lumi[èe]res?|[ée]clairage|ambiance) de (?:fin|coucher|couchant)|(?:end[- ]of[- ](?:the[- ])?day|late[- ]day|sunset) (?:sun)?light)(?!\p{L})/iu;

/** With what a street is laid, and what is painted on it. */
export const underfoot = (rest: string) => ({
  ...(paved.test(rest) ? { isPaved: true } : {}),
  ...(crossed.test(rest) ? { isCrossed: true } : {}),
});

const paved = /(?<!\p{L})(?:pav[ée]e?s?|cobble\w*|paving stones)(?!\p{L})/iu;
const crossed =
  /(?<!\p{L})(?:cross ?walks?|(?:pedestrian|zebra) crossings?|passages? (?:pi[ée]tons?|clout[ée]s?|pour pi[ée]tons))(?!\p{L})/iu;
