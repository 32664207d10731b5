import { quotedText, type Rewording } from './reword-clause.ts';

const quote = String.raw`(?:«\s*([^»]{1,60}?)\s*»|“([^”]{1,60})”|"([^"]{1,60})")`;
const words = String.raw`(?:(?:tous |all )?(?:le|la|les|l['’]|the|its|son|ses)\s*)?(?:textes?|text|titres?|title|mots?|words?|slogan|lettres?|letters|lettering|inscription|phrase)`;
const to = String.raw`(?:\s+(?:en|par|pour|to|with|by|for|into|as|est|is|dit|says|:)|\s*:)?\s*`;
const change = String.raw`(?:(?:remplace|change|mets?|met|[ée]cris|modifie|fais|passe|replace|set|put|make|write|rename|reword)[rsz]?\s+)?`;
const take = String.raw`(?:enl[eè]ve|retire|supprime|efface|vire|[oô]te|remove|delete|erase|take (?:off|out|away)|get rid of|sans|without|no)[rsz]?`;
const add = String.raw`(?:ajoute|rajoute|[ée]cris|inscris|mets|mettre|note|add|write|put|set|avec|with|et|and)[rsz]?`;

const pairs = new RegExp(
  String.raw`^(?:remplace|change|modifie|replace|swap)[rsz]?\s+(?:${words}\s+)?${quote}\s+(?:par|en|pour|by|with|to|for|into)\s+${quote}$`,
  'iu',
);
const wholly = new RegExp(String.raw`^${change}${words}${to}${quote}$`, 'iu');
const insteadOfAll = new RegExp(
  String.raw`^(?:(?:remplace|mets?|met|[ée]cris|replace|set|put|write)[rsz]?\s+)?(?:plut[oô]t\s+)?${quote}\s+(?:[àa] la place|[àa] leur place|plut[oô]t|instead)$`,
  'iu',
);
/** “change it to "Brunch"” of what has words. */
const itself = new RegExp(
  String.raw`^(?:change|remplace|modifie|transforme|replace|make)[rsz]?[- ](?:it|that|[çc]a|le|la)(?: (?:to )?(?:say|read))?${to}${quote}$`,
  'iu',
);
const gone = new RegExp(String.raw`^${take}\s+${words}$`, 'iu');
const goneLine = new RegExp(String.raw`^${take}\s+(?:${words}\s+)?${quote}$`, 'iu');
const more = new RegExp(String.raw`^${add}\s+(?:${words}\s+)?${quote}(?:\s+(?<where>.+))?$`, 'iu');
const above = /haut|dessus|above|top|over|avant|before/iu;

const said = (groups: readonly (string | undefined)[]) => groups.find((one) => one !== undefined);
const set = (text: string) => `« ${text} »`;

/** What is set in type in a picture, otherwise; null where the clause says nothing of it. */
export const rewordText: Rewording = (told, clause) => {
  const lines = [...told.matchAll(quotedText)].map(([line]) => line);
  const pair = pairs.exec(clause);
  if (pair) {
    const [before, after] = [said(pair.slice(1, 4)) ?? '', said(pair.slice(4, 7)) ?? ''];
    const line = lines.find((one) => one.toLowerCase().includes(before.toLowerCase()));
    if (!line) return null;
    const at = line.toLowerCase().indexOf(before.toLowerCase());
    return told.replace(line, line.slice(0, at) + after + line.slice(at + before.length));
  }
  const whole = wholly.exec(clause) ?? insteadOfAll.exec(clause) ?? itself.exec(clause);
  const text = whole && said(whole.slice(1, 4));
  if (text) {
    const [first, ...others] = lines;
    if (!first) return { told, left: `avec ${set(text)}` };
    // A title is the first line; a text is all of them.
    const isTitle = /titre|title/iu.test(clause);
    return (isTitle ? [] : others).reduce(without, told.replace(first, set(text)));
  }
  if (gone.test(clause)) return lines.length > 0 ? lines.reduce(without, told) : null;
  const left = goneLine.exec(clause);
  if (left) {
    const one = said(left.slice(1, 4)) ?? '';
    const line = lines.find((each) => each.toLowerCase().includes(one.toLowerCase()));
    return line ? without(told, line) : null;
  }
  const added = more.exec(clause);
  const one = added && said(added.slice(1, 4));
  if (!one) return null;
  const [first] = lines;
  return first && above.test(added.groups?.where ?? '')
    ? told.replace(first, `${set(one)} ${first}`)
    : `${told}, ${set(one)}`;
};

const introduced = new RegExp(String.raw`\s*,?\s*(?:avec|with)?\s*(?:${words})?\s*:?\s*$`, 'iu');

function without(told: string, line: string): string {
  const at = told.indexOf(line);
  const before = told.slice(0, at).replace(introduced, '');
  return `${before} ${told.slice(at + line.length)}`
    .replace(/\s+/gu, ' ')
    .replace(/ ,/gu, ',')
    .trim();
}
