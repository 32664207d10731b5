import type { ColourName } from '../../../scene/scene-description.ts';
import { parsePrompt } from '../../parse-prompt.ts';

/** « en grosses lettres rouges », “in big cream letters”, « texte en bleu » */
const told =
  /(?<!\p{L})(?:(?:en|avec (?:des|de)|in|with)\s+)?(?:(?!en |in |avec |with |et |and )\p{L}+\s+){0,2}(?:lettres|letters|lettering|script|calligraphy|calligraphie|typo(?:graphie)?|caract[èe]res)(?:\s+(?:capitales|majuscules|manuscrites))?(?:\s+(?!en haut|en bas|au |dans |sur |avec |et |at |on )(?:en\s+)?\p{L}+){0,2}|(?<!\p{L})(?:textes?|titre|text|title|[ée]crit|written|says|saying|reads|words?|mots?)[ ,]+(?:en|in)\s+\p{L}+(?:\s+(?:clair|fonc[ée]|p[âa]le))?/giu;

/** The colour of what is set in type, and the wish without it. */
export function readLetterColour(rest: string): {
  readonly colour: ColourName | null;
  readonly rest: string;
} {
  for (const [said] of rest.matchAll(told)) {
    // No milk's: of letters it is a colour.
    const named = said.replace(/(?<!\p{L})(?:cream|cr[èe]me|ivory|ivoire)(?!\p{L})/giu, 'beige');
    const colour = parsePrompt(named).meanings.find(({ field }) => field === 'colour');
    if (colour?.field === 'colour') return { colour: colour.value, rest: rest.replace(said, ' ') };
  }
  return { colour: null, rest };
}
