import type { TitleManner } from '../../../model/timeline.ts';

/** A button that is longer is no button. */
const longestButton = 28;
/** Every word of a name has a capital, but for its particles; more words are a sentence. */
const name = /^(?:(?:\p{Lu}[\p{L}’'.-]*|de|du|des|d’\p{Lu}\p{L}*|la|le|van|von|et|&) ?){1,5}$/u;
const longestRole = 48;

/**
 * The parts of a text, the large one first. « | » and line breaks always part; under a picture
 * « Maëlle Guégan, pêcheuse » is a name and what it does, and at the end « On part quand ?
 * Réservez maintenant » a question and its button.
 */
export function splitText(text: string, manner: TitleManner): readonly string[] {
  const parts = text
    .split(/\s*\n\s*|\s+\|\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (manner === 'word-by-word' || manner === 'caption') return [parts.join(' ')];
  if (parts.length > 1 || manner === 'title') return parts;
  const found = manner === 'lower-third' ? splitName(text) : splitCall(text);
  return found ?? parts;
}

function splitName(text: string): readonly string[] | null {
  const [, first, role] = /^([^,:;–—]+?)(?:\s+[–—]\s+|,\s+)(.+)$/su.exec(text.trim()) ?? [];
  if (first === undefined || role === undefined) return null;
  return name.test(first) && role.length <= longestRole ? [first, role] : null;
}

function splitCall(text: string): readonly string[] | null {
  const [, title, call] = /^(.+?[?!…])\s+([^?!.…]+[!.]?)$/su.exec(text.trim()) ?? [];
  if (title === undefined || call === undefined || call.length > longestButton) return null;
  return [title, call];
}
