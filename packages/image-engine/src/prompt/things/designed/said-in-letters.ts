/** Letters that a wish names without quotation marks, and the wish without them. */
type Lettered = { readonly text: readonly string[]; readonly rest: string };

const capitals = String.raw`\p{Lu}[\p{Lu}\d’'&!?-]+(?:\s+[\p{Lu}\d][\p{Lu}\d’'&!?-]*)*`;
/** “that says SLOW DOWN in huge letters”, “the words BAKED AT DAWN”: in capitals, behind what says so. */
const shouted = new RegExp(
  String.raw`(?:,?\s*(?:(?:and|et|with|avec)\s+)?(?:(?:(?:that|which)\s+)?(?:says?|reads?|saying|reading)|(?:(?:qui\s+)?(?:dit|disant)|(?:o[ùu]\s+(?:il\s+)?(?:est|c['’]est)\s+)?(?:[ée]crit|marqu[ée]))|(?:the|le|les)?\s*(?:words?|mots?|text|texte|slogan|inscription|title|titre|lettering)))\s*:?\s+(${capitals})(?![\p{L}\d])(?:\s+(?:in|en)\s+(?:very\s+)?(?:huge|big|large|bold|giant|grandes?|grosses?|tr[èe]s grosses?)\s+(?:letters?|type|lettres|caract[èe]res))?`,
  'u',
);

/** Where letters stand on a sheet is the sheet's own matter. */
const whereLettered =
  /(letters|lettering|lettres)\s+(?:above|below|on\s+top|at\s+the\s+(?:top|bottom)|underneath|en\s+haut|en\s+bas|au[- ]dessus|en[- ]dessous)(?!\p{L})/iu;

const printed =
  /(?<!\p{L})(?:logos?|logotypes?|cards?|cartes?|affiches?|posters?|[ée]tiquettes?|labels?|enseignes?|signs?|flyers?|menus?|badges?|packaging)(?!\p{L})/iu;
const firms =
  'food\\s?truck|shop|caf[ée]|coffee\\s?shop|company|brand|restaurant|bakery|brewery|band|podcast|studio|salon|boulangerie|boutique|marque|entreprise|agence|pizzeria|cr[êe]perie|ferme|farm|hotel|h[ôo]tel|bar|librairie|bookshop|club|association|festival';
const proper = String.raw`(?:(?:The|Le|La|Les|Au|Aux|Chez)\s+|L['’])?\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:&|et|and|de|du|des|of|the)\s+)?\p{Lu}[\p{L}’'-]+)*`;
/** “a logo for my food truck The Hungry Heron”: the name stands right behind what has it. */
const firmsName = new RegExp(String.raw`(?<=(?<!\p{L})(?:${firms})\s+)(${proper})`, 'u');

/** « carte anniversaire 40 ans » */
const aged =
  /(?<=(?<!\p{L})(?:cartes?|invitations?|affiches?|faire[- ]part|cards?)(?!\p{L})[^,.]*(?:anniversaire|birthday)[^,.]*?)(?<!\p{L})(\d{1,3}\s+ans)(?!\p{L})/iu;

/** « soldes d'été à -30 % »: what is off is the news. */
const off =
  /(?<!\p{L})(soldes(?:\s+d['’](?:[ée]t[ée]|hiver))?|promo(?:tion)?s?|(?:summer|winter|spring|autumn)?\s*sale)(?!\p{L})[^,.]*?((?:[-–−]\s?)?\d{1,2}\s?%(?:\s+off)?)/iu;

/** Thanks that end a wish are nothing to be lettered on it. */
const thanks =
  /(?<=\p{L}[^.!?]*[.!?,\s])\s*(?:merci|thank\s+you|thanks)(?:\s+(?:beaucoup|d['’]avance|bien|so\s+much|in\s+advance))?\s*[.!]*\s*$/iu;
const thanking = /(?<!\p{L})(?:cartes?|cards?|affiches?|posters?|remerciements?)(?!\p{L})/iu;

export const withoutThanks = (prompt: string): string =>
  thanking.test(prompt) ? prompt : prompt.replace(thanks, '');

/** Null where nothing is said to be in letters. */
export function saidInLetters(prompt: string): Lettered | null {
  const said = shouted.exec(prompt);
  if (said)
    return { text: [said[1]!], rest: prompt.replace(said[0], ' , ').replace(whereLettered, '$1') };
  const name = printed.test(prompt) ? firmsName.exec(prompt)?.[1] : undefined;
  if (name) return { text: [name], rest: prompt.replace(name, ' , ') };
  const age = aged.exec(prompt)?.[1];
  if (age) return { text: [age], rest: prompt.replace(age, ' ') };
  const [, news, share] = off.exec(prompt) ?? [];
  if (!news || !share) return null;
  const title = `${news.trim().charAt(0).toUpperCase()}${news.trim().slice(1)}`;
  return { text: [title, share.replace(/[–−]/u, '-')], rest: prompt.replace(share, ' ') };
}
