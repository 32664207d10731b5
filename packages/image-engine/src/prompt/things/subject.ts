import type { Format } from '../../illustration/illustration-description.ts';
import { isOwner } from './collect/collect-rules.ts';
import { collectThings } from './collect/collect-things.ts';
import type { Collected } from './collect/collected.ts';
import { type Draft, thingOf } from './collect/draft-things.ts';
import { readRoom } from './read-words.ts';
import { emblemOfTrade } from './words/trades.ts';

/** « J & B » */
const longestMonogram = 5;

type Asked = {
  readonly format: Format;
  readonly text: readonly string[];
  readonly prompt: string;
};

/** « un portrait » shows somebody, a trade's mark what stands for it, a monogram its letters. */
export function withSubject(
  { things, place }: Collected,
  { format, text, prompt }: Asked,
): Pick<Collected, 'things' | 'heard'> {
  const letters = text.length === 1 && text[0]!.length <= longestMonogram;
  if (format === 'logo' && letters && things.every(isOwner))
    return { things: [], heard: things.map(({ said }) => said) };
  // « une école de surf »: what is taught there, and no school.
  const trade =
    format === 'logo' && things.length === 1 && isOwner(things[0]!) ? emblemOfTrade(prompt) : null;
  const isTaught =
    trade !== null &&
    /surf|ski|tennis|danse|dance|musi|velo|vélo|bike|voile|sailing|[ée]quit|riding|art|yoga|photo|cuisine|cook/iu.test(
      trade.said,
    );
  if (trade && isTaught) return { things: [trade], heard: [things[0]!.said] };
  // « une carte de visite pour fleuriste »: what is sold, and not who sells it.
  const isCard = /cartes? de visite|business cards?|visiting cards?/iu.test(prompt);
  const sold = isCard && things.every(isOwner) ? emblemOfTrade(prompt) : null;
  if (sold) return { things: [sold], heard: things.map(({ said }) => said) };
  if (things.length > 0) return { things, heard: [] };
  if (format === 'logo' && place === null)
    return {
      things: [emblemOfTrade(prompt) ?? namedIn(text) ?? thingOf('glowing-star', '', 1)],
      heard: [],
    };
  const titled = place === null && told.test(prompt) ? namedIn(text) : null;
  if (titled) return { things: [titled], heard: [] };
  if (format !== 'portrait') return { things, heard: [] };
  const somebody = { says: 'person', sex: 'any', age: 'adult', count: 1, from: 0, to: 0 } as const;
  return { things: collectThings([somebody], []).things, heard: [] };
}

/** Their title tells what is to be seen. */
const told =
  /(?<!\p{L})(?:movies?|films?|books?|novels?|cover|couverture|roman|livre|album|pi[èe]ce de th[ée][âa]tre|spectacle|school play)(?!\p{L})/iu;

/** “Attack of the Tomatoes” */
function namedIn(text: readonly string[]): Draft | null {
  const things = text.flatMap((line) => readRoom(line).collected.things);
  return things.find(({ person }) => person === null) ?? null;
}
