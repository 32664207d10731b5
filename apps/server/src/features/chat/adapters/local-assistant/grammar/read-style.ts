import { readMixture } from '../../../../../platform/pictures/read-mixture.ts';
import type { StyleChoice, WishedStyle } from './act.ts';
import { fold } from './fold.ts';

type Found = { readonly style: WishedStyle; readonly rest: string };

const leads = String.raw`(?:(?:,? ?(?<![a-z])(?:dans|avec|en|au|a|selon|in|with|using|et) )?(?:(?:le|mon|un|ce|du|my|the) )?(?:style|styles|lora) ?(?:appris |learned )?(?:de |d'|of |: ?|nomme |appele |called )?|(?:,? ?a la )?(?:facon|maniere|mode) (?:de |du |d')?|,? ?(?<![a-z])(?:in|with|using) (?:the|my) |(?<![a-z])(?:applique[rsz]?|apply|utilise[rsz]?|use|prends|met[st]?) (?:(?:le|mon|the|my) )?(?:style )?(?:de |d')?|,? ?(?:avec|with|en|in) )`;

/** Which style a text asks for, and the text without the words that said so. */
export function readStyle(text: string, styles: readonly StyleChoice[]): Found | null {
  return (
    mixed(text, styles) ??
    named(text, styles) ??
    triggered(text, styles) ??
    mine(text) ??
    unknown(text)
  );
}

/** « moitié Aube moitié Papier ». */
function mixed(text: string, styles: readonly StyleChoice[]): Found | null {
  const mixture = readMixture(text, styles);
  if (!mixture) return null;
  const { first: style, second, share, rest } = mixture;
  return { style: { is: 'known', style, mixedWith: { style: second, share } }, rest };
}

/** « dans le style de NATURE », « façon NATURE », « applique Encre bleue ». */
function named(text: string, styles: readonly StyleChoice[]): Found | null {
  const byLength = styles.toSorted((a, b) => b.name.length - a.name.length);
  for (const style of byLength) {
    const name = fold(style.name.trim().normalize('NFC'));
    if (name === '') continue;
    const found = new RegExp(
      `${leads}[«"“']? ?(?<name>${escaped(name)})(?![a-z0-9])(?: ?[»"”'])?(?: style(?![a-z]))?`,
    ).exec(fold(text));
    const alone = found ? null : asTyped(text, style.name.trim());
    if (alone) return { style: { is: 'known', style }, rest: without(text, alone) };
    if (!found?.groups) continue;
    // « en nature », « avec nature » are ordinary words unless they are written as the style is.
    const typed = text.slice(found.index, found.index + found[0].length);
    const isPlain = /^,? ?(?:avec|with|en|in) \S/.test(found[0]) && !found[0].includes('style');
    if (isPlain && !typed.includes(style.name.trim())) continue;
    return { style: { is: 'known', style }, rest: without(text, found) };
  }
  return null;
}

/** « un village sous la neige, NATURE » */
function asTyped(text: string, name: string): RegExpExecArray | null {
  const typed = /\p{Lu}/u.test(name) ? escaped(name) : null;
  return typed === null ? null : new RegExp(`,\\s*${typed}\\s*(?=$|,)`, 'u').exec(text);
}

/** Whole words only, and not « à l'aube » where the trigger word is AUBE. */
function triggered(text: string, styles: readonly StyleChoice[]): Found | null {
  for (const style of styles) {
    const word = fold(style.triggerWord?.trim().normalize('NFC') ?? '');
    if (word === '') continue;
    const found = new RegExp(`${leads}?(?<![a-z0-9_]|[ld]')${escaped(word)}(?![a-z0-9_])`).exec(
      fold(text),
    );
    if (found) return { style: { is: 'known', style }, rest: without(text, found) };
  }
  return null;
}

const ownStyle =
  /(?:,? ?(?:applique[rsz]?|apply|utilise[rsz]?|use|avec|dans|with|in|en) )(?:(?:lui|y|it|dessus) )?(?:mon|ce|le|ton|my|this|the) (?:propre )?(?:style|lora)(?: (?:perso|personnel|appris|a moi))?(?! (?:de|d'|of|[«"“]))(?![a-z])/;

function mine(text: string): Found | null {
  const found = ownStyle.exec(fold(text));
  return found && { style: { is: 'picked' }, rest: without(text, found) };
}

/** « dans le style de Monet »: said, and not one of theirs. */
const anyStyle =
  /(?:,? ?(?:dans|avec|in|with) |, ?)(?:(?:le|un|the) )?style (?:de |du |d'|of )?[«"“']?(?<name>[^,.;!?»"”]{2,40})[»"”]?/;
/** Manners of the engine's own, which its illustrations read. */
const manners =
  /^(?:affiche|papier|gouache|gravure|pixel|isometrique|autocollant|motif|carte|logo|aquarelle|realiste|photo|cartoon|dessin|bd|manga|crayon|fusain)/;

function unknown(text: string): Found | null {
  const found = anyStyle.exec(fold(text));
  if (!found?.groups?.name || manners.test(found.groups.name)) return null;
  const from = found.index + found[0].indexOf(found.groups.name);
  const said = text.slice(from, from + found.groups.name.length).trim();
  return { style: { is: 'unknown', said }, rest: without(text, found) };
}

function without(text: string, { index, 0: said }: RegExpExecArray): string {
  const rest = `${text.slice(0, index)} ${text.slice(index + said.length)}`;
  return rest
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[,.;!?])/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
}
