import { fold } from './fold.ts';

export type Language = 'fr' | 'en';

const english =
  /\b(?:the|a|an|and|of|with|in|is|are|my|what|what's|how|which|who|where|can|could|would|you|your|please|make|draw|create|paint|give|show|add|remove|put|turn|keep|delete|undo|redo|picture|pictures|photo of|image of|hello|hi|hey|there|thanks|thank|this|that|it|it's|again|without|same|but|at|night|more|less|another|other|black and white|darker|brighter|warmer|cooler|sharper|two|three|four|gorgeous|beautiful|lovely|great|nice|amazing|awesome|wow nice|one|first|second|third|last|help me|for|from|to|i|i'd|do|does|free|cost|train|stop it|wait|crop|flip|rotate|style of|love|by|on(?= (?:the|my|it|a|this|top))|colder|lighter|good|morning|evening|whole|write|poem|(?<!format )story|song|tell|cheers|bye|goodbye|see|then|try|not|too|way|never|mind|actually|look|like|would|wants?|kid|me|we|us|about|just|any|some|so)\b/g;
const french =
  /\b(?:le|la|les|l'|un|une|des|du|de|d'|et|avec|dans|sur|est|c'est|quoi|comment|combien|peux|tu|te|vous|je|j'|me|moi|fais|dessine|cree|image d|bonjour|salut|merci|mon|ma|mes|ton|ce|cet|cette|ces|encore|sans|qui|que|qu'|au|aux|en|plus|moins|pas|non|oui|mais|ou|pour|par|il|elle|ca|deux|trois|quatre|annule|arrete|attends|on|bon|ben|trop|tres|est|sont|oublie|comme|aussi|tout|rien|stp|svp|moins|encore|passe|mets|mettre|ajoute|enleve|retire|supprime|efface|remplace|agrandis|recadre|detoure|floute|rends|garde|refais|remets)\b|[éèàçêîôûœ]/g;

/** How words of either look, where none of the common ones is said. */
const englishLooks =
  /\b[a-z]*(?:th|sh|ck|oo|ee|ght|wh|ow|aw|ew|kn|ing\b|ly\b|y\b|(?!ok\b)[a-z]k\b)[a-z]*/g;
const frenchLooks =
  /\b[a-z]*(?:eau|eux|oi|ui|ez\b|ent\b|tion|ique|gn|eur\b|oire|aire|elle|ette|ille|l'|d'|j'|qu)[a-z]*/g;

/** The language to answer in: what the words tell, else that of the conversation so far, else how they look. */
export function readLanguage(text: string, spoken: Language | null = null): Language {
  const sample = text.slice(0, 2000);
  const accents = sample.match(/[éèàçêîôûœù]/gi)?.length ?? 0;
  const folded = fold(sample);
  const [isEnglish, isFrench] = [count(folded, english), count(folded, french) + accents];
  if (isEnglish !== isFrench) return isEnglish > isFrench ? 'en' : 'fr';
  if (spoken) return spoken;
  return count(folded, englishLooks) > count(folded, frenchLooks) ? 'en' : 'fr';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
