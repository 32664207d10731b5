import { dateIn } from '../../../illustration/vocabulary/date-in.ts';

/** Sheets that tell people where to come. */
const announced =
  /(?<!\p{L})(?:affiches?|posters?|flyers?|tracts?|banni[èe]res?|banners?)(?!\p{L})/iu;

/** What is announced, which is its poster's title. */
const events =
  /(?<!\p{L})(?:f[êe]te de la musique|f[êe]te (?:du|de la|de l[’'])\s?(?:village|quartier|p[ée]tanque|science|pomme|lavande|vin|bi[èe]re|[ée]cole)|f[êe]te foraine|f[êe]te nationale|vide[- ]greniers?|brocante|kermesse|carnaval|march[ée] de no[eë]l|march[ée] aux (?:fleurs|puces)|(?:grand )?loto|tombola|portes ouvertes|forum des associations|bourse aux jouets|soir[ée]e (?!avec)\p{L}+|bal (?:masqu[ée]|populaire|des pompiers)|soldes|festival (?:de (?:jazz|musique|cin[ée]ma|th[ée][âa]tre|blues|rock)|du livre)|garage sale|yard sale|flea market|christmas market|summer sale|open day|bake sale|school fair|14 juillet|cirque|circus|jazz concert|concert de \p{L}+|rock concert|f[êe]te du \p{L}+|concert|halloween)(?!\p{L})/iu;

/** What is taught or played there is announced, and shown as well. */
const taught =
  /(?<!\p{L})(?:(?:cours|ateliers?|stages?|initiation|tournoi|concours|championnat|d[ée]gustation|exposition|salon|foire|festival|f[êe]te|club) (?:de la |des? |du |aux? |d[’'])?(\p{L}+)|(?!a |an |the |this |our |my )(\p{L}+) (?:class(?:es)?|workshops?|lessons?|tournaments?|contests?|shows?|fairs?|tastings?|festivals?|clubs?|competitions?|exhibitions?|auctions?|nights?|parade|races?))(?!\p{L})/iu;

export type Announced = { readonly text: readonly string[]; readonly rest: string };

/** « affiche fête de la musique 21 juin », « vide-grenier, affiche « Dimanche 14 juin » » */
export function withEvent(prompt: string, text: readonly string[], rest: string): Announced {
  const invited = saveTheDate.exec(rest)?.[0];
  if (invited && text.length > 0) return { text: ['Save the date', ...text], rest };
  const greeting = text.length === 0 ? greetingOf(prompt) : null;
  if (greeting) return { text: [greeting], rest };
  if (!announced.test(prompt)) return { text, rest };
  const isDated = text.length > 0 && text.every((line) => isDate(line));
  if (text.length > 0 && !isDated) {
    const when = dateOf(rest, text.join(' '));
    return when === ''
      ? { text, rest }
      : { text: [...text, when], rest: rest.replace(when, ' , ') };
  }
  const lesson = taught.exec(rest);
  const title = events.exec(rest)?.[0] ?? lesson?.[0] ?? '';
  const date = text.length === 0 ? dateOf(rest, title) : '';
  if (title === '') return { text, rest };
  const shown = lesson?.[0] === title ? (lesson[1] ?? lesson[2] ?? '') : '';
  const left = rest.replace(title, ` ${shown || ','} `).replace(date, date ? ' , ' : '');
  return { text: [capital(title), ...(date ? [date] : []), ...text].slice(0, 3), rest: left };
}

/** What a card says for its day, in French and in English, where its words were left to us. */
const greetings: readonly (readonly [day: string, french: string, english: string])[] = [
  ['anniversaires?|birthdays?', 'Joyeux anniversaire', 'Happy birthday'],
  ['no[eë]l|christmas|xmas', 'Joyeux Noël', 'Merry Christmas'],
  ['v(?:oe|œ)ux|bonne ann[ée]e|new year', 'Meilleurs vœux', 'Happy New Year'],
  ['p[âa]ques|easter', 'Joyeuses Pâques', 'Happy Easter'],
  ["f[êe]te des (?:m[èe]res|mamans)|mother[’']?s day", 'Bonne fête maman', 'Happy Mother’s Day'],
  ["f[êe]te des (?:p[èe]res|papas)|father[’']?s day", 'Bonne fête papa', 'Happy Father’s Day'],
  ['remerciements?|merci|thank[- ]you|thanks', 'Merci', 'Thank you'],
];
const greeted = greetings.map(
  ([day, french, english]) =>
    [new RegExp(`(?<!\\p{L})(?:${day})(?!\\p{L})`, 'iu'), french, english] as const,
);
const isCard =
  /(?<!\p{L})(cartes?|(?:greeting\s+)?cards?)(?!\p{L})(?!\s+(?:postales?|d[’']invitation|de\s+visite))/iu;
/** It is headed so in both languages; when and where is written by whoever sends it. */
const isInvitation =
  /(?<!\p{L})(?:invitations?|cartons?\s+d[’']invitation)\s+(?!(?:to|from)\s)(?=\p{L})|(?:wedding|birthday|party|shower)\s+invitations?(?!\p{L})/iu;
/** Asked for without words. */
const isWordless =
  /(?<!\p{L})(?:sans\s+(?:texte|mots?|[ée]criture|lettrage)|no\s+(?:text|words?)|without\s+(?:text|words?)|wordless|vierge|blank)(?!\p{L})/iu;

/** “a birthday card for my dad” → “Happy birthday” */
function greetingOf(prompt: string): string | null {
  if (isWordless.test(prompt)) return null;
  if (isInvitation.test(prompt)) return 'Invitation';
  const card = isCard.exec(prompt)?.[1];
  if (!card) return null;
  const [, french, english] = greeted.find(([day]) => day.test(prompt)) ?? [];
  const greeting = (/^carte/iu.test(card) ? french : english) ?? null;
  const year = /^(?:Meilleurs|Happy New)/u.test(greeting ?? '') ? yearIn.exec(prompt)?.[0] : null;
  return year ? `${greeting} ${year}` : greeting;
}

const yearIn = /(?<!\d)20\d\d(?!\d)/u;

const saveTheDate = /(?<!\p{L})save the date(?!\p{L})/iu;

const isDate = (line: string) => {
  const date = dateIn.exec(line)?.[0];
  return date !== undefined && date.length > line.length * 0.6;
};

/** « 14 juillet » is a day and a title. */
const dateOf = (rest: string, title: string) => {
  const date = dateIn.exec(rest)?.[0] ?? '';
  return title.includes(date) ? '' : date;
};

const capital = (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
