import type { LetterKind, WordsAt } from '../../../illustration/illustration-description.ts';
import { type ReadText, readText } from './read-text.ts';

const quote = '(?:«[^»]{1,60}»|“[^”]{1,60}”|"[^"]{1,60}")';
const top =
  "(?:tout\\s+)?en\\s+haut(?:\\s+de\\s+(?:la\\s+page|la\\s+carte|l['’]affiche|l['’]image))?|au[- ]dessus|(?:at|across|along)\\s+the\\s+top(?:\\s+of\\s+the\\s+(?:page|poster|card))?|on\\s+top|above(?:\\s+(?:it|him|her|them))?";
const bottom =
  "(?:tout\\s+)?en\\s+(?:bas|dessous)(?:\\s+de\\s+(?:la\\s+page|la\\s+carte|l['’]affiche|l['’]image))?|au[- ]dessous|(?:at|across|along)\\s+the\\s+bottom(?:\\s+of\\s+the\\s+(?:page|poster|card))?|below(?:\\s+(?:it|him|her|them))?|underneath(?:\\s+(?:it|him|her|them))?|under\\s+(?:it|him|her|them)";
/** What stands above or below something else says so. */
const alone =
  "(?![\\p{L}'’]|\\s+(?:[dl]['’]|(?:de|du|des|la|le|les|the|of|an?|une?|his|her)(?!\\p{L})))";

const behindQuote = (where: string) =>
  new RegExp(`(${quote}[^,.;:«“"]{0,45}?)\\s+(${where})${alone}`, 'iu');
const beforeQuote = (where: string) =>
  new RegExp(`(?<!\\p{L})(${where})\\s*([^,.;«“"]{0,30}?${quote})`, 'iu');
const behindLetters = (where: string) =>
  new RegExp(
    `((?<!\\p{L})(?:letters|lettering|lettres|text|texte|titre|title|\\p{Lu}{3,})(?:\\s+(?:en|in)\\s+\\p{L}+(?:\\s+(?:letters|lettres))?)?)\\s+(${where})${alone}`,
    'u',
  );
const places = (['top', 'bottom'] as const).map((at) => {
  const where = at === 'top' ? top : bottom;
  return { at, ways: [behindQuote(where), behindLetters(where)], before: beforeQuote(where) };
});

/** « autour du bord », “in the centre”: of a sheet. */
const ofSheet =
  /(?<!\p{L})(?:around\s+the\s+(?:border|edges?)|autour\s+du\s+(?:bord|cadre)|in\s+the\s+(?:cent(?:re|er)|middle)|au\s+(?:centre|milieu))(?!\p{L}|\s+(?:of|de|d['’]|du))/giu;

const set = 'letters?|lettering|font|type(?:face)?|writing';
const lettres = '(?:lettres|lettrage|[ée]critures?|typo(?:graphie)?|police|caract[èe]res)';
const kinds: readonly (readonly [LetterKind, string])[] = [
  [
    'script',
    `(?:in|en)\\s+(?:\\p{L}+\\s+){0,2}script|(?:cursive|calligraph(?:y|ic))(?:\\s+(?:${set}))?|calligraphi(?:e|[ée]e?s?)|${lettres}\\s+(?:\\p{L}+\\s+)?(?:cursives?|anglaises?)`,
  ],
  [
    'hand',
    `hand[- ]?(?:written|lettered|drawn)\\s+(?:\\p{L}+\\s+)?(?:${set}|text|words)|(?:${lettres}|textes?|mots?)\\s+(?:\\p{L}+\\s+)?manuscrite?s?|[ée]crite?s?\\s+[àa]\\s+la\\s+main`,
  ],
  [
    'capitals',
    `(?:bold|block|chunky|all[- ]caps?|capital)\\s+(?:\\p{L}+\\s+)?(?:${set}|capitals)|in\\s+(?:all\\s+)?(?:caps|capitals)|${lettres}\\s+(?:\\p{L}+\\s+)?(?:capitales|majuscules|grasses|gras)|en\\s+(?:lettres\\s+)?(?:majuscules|capitales)`,
  ],
  ['round', `(?:rounded|round|bubbly?)\\s+(?:${set})|${lettres}\\s+(?:rondes|arrondies|bulles?)`],
  [
    'western',
    `(?:western|saloon|circus|wild\\s+west)\\s+(?:${set})|${lettres}\\s+(?:de\\s+)?(?:western|saloon|cirque|foraines)`,
  ],
  [
    'brush',
    `(?:retro|groovy|seventies|70s|brush)\\s+(?:${set})|${lettres}\\s+(?:r[ée]tro|ann[ée]es\\s+70|au\\s+pinceau)`,
  ],
  [
    'serif',
    `(?:serif|elegant)\\s+(?:${set})|${lettres}\\s+(?:[àa]\\s+empattements?|[ée]l[ée]gantes?)`,
  ],
].map(([kind, says]) => [kind as LetterKind, `(?<!\\p{L})(?:${says})(?!\\p{L})`]);

/** « et écrit en gros « … » »: nobody writes it on the picture. */
const written = new RegExp(
  `(?<!\\p{L})(?:(?:et|and|avec|with)\\s+)?(?:[ée]crit|inscrit|marqu[ée]|written)\\s+(?:en\\s+(?:tr[èe]s\\s+)?(?:gros|grand|petit)s?\\s*|in\\s+(?:big|huge|small)(?:\\s+letters)?\\s*|dessus\\s*|on\\s+it\\s*)?:?\\s*(?=${quote})`,
  'giu',
);
/** A sheet's words are as large as its room allows. */
const large =
  /(?<!\p{L})(?:en\s+(?:tr[èe]s\s+)?(?:gros(?:ses)?|grandes?)(?:\s+(?:lettres|caract[èe]res))?|in\s+(?:very\s+)?(?:huge|big|large|giant)(?:\s+\p{L}+)?\s+(?:letters|type|text))(?!\p{L})/giu;

/** What a word between them says is not heard by them. */
const ofLetters =
  /^(?:in|en|all|very|tr[èe]s|gros|grosses?|grandes?|huge|big|large|giant|letters?|lettering|lettres|lettrage|type(?:face)?|text|fonts?|writing|words|[ée]critures?|typo(?:graphie)?|police|caract[èe]res|script|cursives?|calligraph\p{L}+|hand.*|manuscrite?s?|bold|block|chunky|caps?|capitals?|capitales|majuscules|gras(?:ses)?|round(?:ed)?|rondes|arrondies|bulles?|bubbly?|western|saloon|circus|retro|r[ée]tro|groovy|brush|pinceau|serif|elegant|[ée]l[ée]gantes?|around|autour|border|edges?|bord|cadre|cent(?:re|er)|middle|milieu)$/u;

export type HowLettered = {
  readonly at: WordsAt | null;
  readonly letters: LetterKind | null;
  /** The wish without where its words stand. */
  readonly rest: string;
  /** As typed. */
  readonly heard: readonly string[];
};

/** What is to be set in type; where it stands on the sheet is said of nothing else. */
export function readPlaced(prompt: string): ReadText {
  const placed = readText(howLettered(prompt).rest);
  return placed.text.length > 0 ? placed : readText(prompt);
}

/** Where on a sheet its words stand and in which letters: « "GRAND BAL" en haut », “in gold script”. */
export function howLettered(prompt: string): HowLettered {
  let rest = prompt.replace(written, ' ');
  const found: WordsAt[] = [];
  for (const { at, ways, before } of places) {
    const way = ways.find((one) => one.test(rest));
    if (way) rest = rest.replace(way, '$1');
    else if (before.test(rest)) rest = rest.replace(before, '$2');
    else continue;
    found.push(at);
  }
  const kind = kinds.find(([, says]) => new RegExp(says, 'iu').test(prompt));
  const said = kind ? (new RegExp(kind[1], 'iu').exec(prompt)?.[0] ?? '') : '';
  return {
    at: found.length === 2 ? 'both' : (found[0] ?? null),
    letters: kind?.[0] ?? null,
    rest,
    heard: [said, ...(prompt.match(large) ?? []), ...(prompt.match(ofSheet) ?? [])].flatMap((one) =>
      one
        .toLowerCase()
        .split(/\s+/u)
        .filter((word) => ofLetters.test(word)),
    ),
  };
}
