import { readSubject } from '../select/thing-words.ts';
import { isFraming } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { moods, moodsIn } from './mood-rules.ts';
import { type Part, readPart } from './read-part.ts';
import { readRetouches } from './read-retouches.ts';
import { isOfContent, type Retouch } from './retouch.ts';
import { type Rule, widening } from './widening-rules.ts';

/** « baisse un peu la lumière », "crank up the contrast": a verb for less or more, and of what. */
const lower = String.raw`\b(?:baiss\w*|diminu\w*|redui\w*|attenu\w*|calm\w*|lower\w*|reduc\w*|decreas\w*|tone down|turn down)(?: (?:un (?:peu|petit peu)|a (?:bit|little)|beaucoup|legerement|slightly|encore))?(?: (?:le|la|les|the|its|sa|ses|son|de))? ?(?:l')?`;
const raise = String.raw`\b(?:augment\w*|monte[rz]?|pouss\w*|boost\w*|renforc\w*|rais\w*|increas\w*|crank up|pump up|turn up)(?: (?:un (?:peu|petit peu)|a (?:bit|little)|beaucoup|legerement|slightly|encore))?(?: (?:le|la|les|the|its|sa|ses|son|de))? ?(?:l')?`;
const lightWords = String.raw`(?:lumiere|luminosite|clarte|exposition|light|brightness|exposure)`;
const colourWords = String.raw`(?:couleurs?|saturation|colou?rs?)`;
const warmthWords = String.raw`(?:chaleur|temperature|warmth)`;

/** Geometry first, then light, colour, and sharpness last. Texts have no accents and no capitals. */
const rules: readonly Rule[] = [
  {
    says: /\b(rotat\w*|turn\w*|tourn\w*|pivot\w*|rotation)\b[^.,;]*\b(180|demi[- ]tour|a l'envers|upside down)|^(?:(?:et|mais) )?(?:a l'envers|upside down)$/,
    edit: () => ({ kind: 'rotate', quarterTurns: 2 }),
  },
  {
    says: /\b(rotat\w*|turn\w*|tourn\w*|pivot\w*|rotation)\b[^.,;]*\b(gauche|left|270|antihoraire|counter-?clockwise)/,
    edit: () => ({ kind: 'rotate', quarterTurns: 3 }),
  },
  {
    says: /\b(rotat\w*|turn\w*|tourn\w*|pivot\w*|rotation)\b(?! [a-z ]{2,30} into )[^.,;]*\b(droite|right|90|quart de tour|horaire|clockwise|image|photo|la|le|it|picture)\b/,
    edit: () => ({ kind: 'rotate', quarterTurns: 1 }),
  },
  {
    says: /\b(retourn\w*|flip\w*|miroir|mirror\w*|inverse\w*|symetri\w*)\b[^.,;]*\bvertical/,
    edit: () => ({ kind: 'flip', axis: 'vertical' }),
  },
  {
    says: /\b(miroir|mirror\w*|flip\w*|symetri\w*|retourn\w*|inverse\w* (horizontalement|left and right|gauche))\b/,
    edit: () => ({ kind: 'flip', axis: 'horizontal' }),
  },
  { says: /\b(recadr\w*|crop\w*|rogn\w*|coup\w*)\b[^.;]*\b(carre|square|1:1)/, edit: cropTo(1) },
  { says: /\b(recadr\w*|crop\w*|rogn\w*)\b[^.;]*\b(16:9|16\/9)/, edit: cropTo(16 / 9) },
  {
    says: /\b(recadr\w*|crop\w*|rogn\w*)\b[^.;]*\b(9:16|9\/16|vertical|story)/,
    edit: cropTo(9 / 16),
  },
  {
    says: /\b(recadr\w*|crop\w*|rogn\w*)\b[^.;]*\b(4:3|4\/3|paysage|landscape)/,
    edit: cropTo(4 / 3),
  },
  { says: /\b(recadr\w*|crop\w*|rogn\w*)\b[^.;]*\b(3:4|3\/4|portrait)/, edit: cropTo(3 / 4) },
  {
    says: /\b(?:recadr\w*|crop\w*|rogn\w*)\b[^.;]*?\b(\d{1,4}) ?[:/x] ?(\d{1,4})\b/,
    edit: (_, [, wide, high]) => ({
      kind: 'crop',
      aspect: Number(wide) / Math.max(1, Number(high)),
    }),
  },
  ...widening,
  {
    says: /\b(zoom\w*|recadr\w*|rogn\w*|crop\w*|rapproch\w*|closer)\b/,
    edit: (amount) => ({ kind: 'zoom', share: 1 - 0.3 * amount }),
  },
  {
    says: new RegExp(
      String.raw`\b(plus (clair|lumineu|vif de lumiere)\w*|eclairci\w*|brighte[rn]\w*|lighter|lighten\w*|more light|surexpos\w*|(ajoute|mets|plus) (un peu )?de (lumiere|luminosite|clarte)|(trop|too) (sombre|fonce|dark)\w*)|${raise}${lightWords}`,
    ),
    edit: (amount) => ({ kind: 'light', amount: 0.5 * amount }),
  },
  {
    says: new RegExp(
      String.raw`\b(plus (?:sombre|fonce)\w*|assombri\w*|darke[rn]\w*|moins (clair|lumineu)\w*|less (bright|light)|sous-?expos\w*|moins de (lumiere|luminosite)|(trop|too) (clair|lumineu|bright)\w*|(trop de|too much) (lumiere|luminosite|light))|${lower}${lightWords}`,
    ),
    edit: (amount) => ({ kind: 'light', amount: -0.5 * amount }),
  },
  {
    says: new RegExp(
      String.raw`\b((moins|trop) (de )?contrast\w*|(less|too much) contrast|lower (the )?contrast|adouci\w* (le )?contraste)|${lower}contrast`,
    ),
    edit: (amount) => ({ kind: 'contrast', amount: -0.5 * amount }),
  },
  {
    says: /\b(contrast\w*)/,
    edit: (amount) => ({ kind: 'contrast', amount: 0.5 * amount }),
  },
  {
    says: /\b(noir et blanc|noir ?(&|\/) ?blanc|n ?(&|et|\/) ?b|nb|black[- ]and[- ]white|b&w|monochrom\w*|gr[ae]yscale|niveaux de gris|(?:vire|enleve|retire|sans|without|remove|no)[rz]? (?:les? |la |the |any )?(?:couleurs?|colou?rs?)$)/,
    edit: () => ({ kind: 'black-and-white' }),
  },
  { says: /\bsepia\b/, edit: () => ({ kind: 'sepia' }) },
  {
    says: new RegExp(
      String.raw`\b((moins|trop|too) (satur|colou?r|vif|vive|vivid)\w*|(moins de|trop de|too much) (couleur|saturation|colou?r)s?|desatur\w*|less (saturat|colou?r)\w*|muted|couleurs? (plus )?(fanee|passee|douce)s?)|${lower}${colourWords}`,
    ),
    edit: (amount) => ({ kind: 'saturation', amount: -0.5 * amount }),
  },
  {
    says: new RegExp(
      String.raw`\b(plus (satur|color|vif|vive)\w*|plus de (couleur|saturation)s?|satur\w*|more (saturat|colou?r)\w*|(more )?vivid|couleurs? (plus )?vives?)|${raise}${colourWords}`,
    ),
    edit: (amount) => ({ kind: 'saturation', amount: 0.5 * amount }),
  },
  {
    says: new RegExp(
      String.raw`\b((moins|trop) froid\w*|too cold|plus (chaud|chaleureu)\w*|rechauff\w*|warm\w*|couleurs? chaudes?|tons? chauds?)|${raise}${warmthWords}`,
    ),
    edit: (amount) => ({ kind: 'warmth', amount: 0.5 * amount }),
  },
  {
    says: new RegExp(
      String.raw`\b((moins|trop) chaud\w*|too warm|plus froid\w*|refroidi\w*|cool(er|en)?|colder|couleurs? froides?|tons? froids?)\b|${lower}${warmthWords}`,
    ),
    edit: (amount) => ({ kind: 'warmth', amount: -0.5 * amount }),
  },
  {
    says: /\b(plus net(?:te)?s?|nettete|moins floue?s?|accentu\w*|sharp\w*|less blur\w*|pique(?![- ]?nique))\b/,
    edit: (amount) => ({ kind: 'sharpen', amount: 0.5 * amount }),
  },
  {
    says: /\b(flou\w*|blur\w*|moins nette?|out of focus)\b/,
    edit: (amount) => ({ kind: 'blur', amount: 0.5 * amount }),
  },
];

const allRules: readonly Rule[] = [...rules, ...moods];

/** Of two that contradict each other the first wins: « moins floue » is not also « floue ». */
const excludes: Readonly<Record<string, readonly Edit['kind'][]>> = {
  sharpen: ['blur'],
  crop: ['zoom', 'format', 'extend'],
  extend: ['zoom', 'format'],
};

const gently = /\b(un peu|legerement|subtil\w*|slightly|a (bit|little)|gently|doucement)\b/;
const strongly =
  /\b(tres|beaucoup|fortement|vraiment|bien plus|very|much|a lot|strongly|extreme\w*)\b/;

export type Measure = 'gently' | 'strongly';

const amounts: Readonly<Record<Measure, number>> = { gently: 0.5, strongly: 1.7 };

const measureOf = (all: string): Measure | null =>
  gently.test(all) ? 'gently' : strongly.test(all) ? 'strongly' : null;

/** How much of a change a French or English sentence asks for; null where it does not say. */
export function understandMeasure(prompt: string): Measure | null {
  return measureOf(plain(prompt.normalize('NFC')));
}

/** The vague wishes that a sentence holds, and which way their tones go. */
export const understandMoods = (prompt: string) => moodsIn(plain(prompt.normalize('NFC')));

export type UnderstoodEdit = {
  /** In the order in which they are to be done. */
  readonly edits: readonly Edit[];
  /** Changes that need to know what is where in the picture. */
  readonly retouches: readonly Retouch[];
  /** 0–1: how much of the style was asked for; null when nothing was said. */
  readonly styleStrength: number | null;
  /**
   * The words that no edit was read from, as typed: what they say, they say of the scene. Those of
   * retouches of what a picture shows (`isOfContent`) are among them.
   */
  readonly rest: string;
  /** The same with the words that only lead to a change: « change », « encore ». */
  readonly led: string;
};

/** What a French or English sentence asks to change in a picture; its format, unless another reads that. */
export function understandEdit(
  prompt: string,
  { hasFormats = true }: { readonly hasFormats?: boolean } = {},
): UnderstoodEdit {
  const typed = prompt.normalize('NFC');
  const all = plain(typed);
  const measure = measureOf(all);
  const amount = measure === null ? 1 : amounts[measure];
  const isThing = (noun: string) => readSubject(noun)?.things != null;
  const retouches = readRetouches(all, amount, isThing);
  const spanOf = ({ said }: { readonly said: string }): Span => {
    const from = all.indexOf(said);
    return [from, from + said.length];
  };
  const heard = retouches.filter((one) => !isOfContent(one)).map(spanOf);
  // « floute le fond » is not also « floue », « la voiture en bleu » no colour of the whole.
  const words = without(all, retouches.map(spanOf));
  const part = readPart(words, isThing);
  const parted = part && readEdits(without(words, [spanOf(part)]), amount, hasFormats);
  const toned = parted && tonedPart(part, parted.edits);
  const { edits, heard: more } = toned ? parted : readEdits(words, amount, hasFormats);
  if (toned) heard.push(spanOf(toned));
  // Letters whose plain form is longer would shift what was heard; then the plain text is as good.
  const rest = without(typed.length === words.length ? typed : words, [...heard, ...more]);
  const styleStrength = understandStrength(all);
  return {
    edits: toned ? edits.filter(isFraming) : edits,
    retouches: (toned ? [...retouches, toned] : retouches).map((one) => asTyped(one, all, typed)),
    styleStrength,
    rest: withoutManners(rest),
    led: rest,
  };
}

/** What a picture of pixels is to lose or to have in another colour though nobody here could find it in one. */
export function unseenIn(prompt: string): string | null {
  const typed = prompt.normalize('NFC');
  const all = plain(typed);
  const meant = readRetouches(all, 1, (noun) => readSubject(noun) === null);
  const [first] = meant.filter(isOfContent).map((one) => asTyped(one, all, typed));
  return first && 'subject' in first ? first.subject : null;
}

/** What it is said of, with its accents and capitals. */
function asTyped(retouch: Retouch, all: string, typed: string): Retouch {
  const typedOf = (words: string) => {
    const at = typed.length === all.length && words !== '' ? all.indexOf(words) : -1;
    return at < 0 ? words : typed.slice(at, at + words.length);
  };
  if (retouch.kind === 'recolour' || retouch.kind === 'background-colour') {
    const colour = { ...retouch.colour, said: typedOf(retouch.colour.said) };
    const subject = 'subject' in retouch ? { subject: typedOf(retouch.subject) } : {};
    return { ...retouch, ...subject, colour };
  }
  if ('subject' in retouch) return { ...retouch, subject: typedOf(retouch.subject) };
  return 'words' in retouch ? { ...retouch, words: typedOf(retouch.words) } : retouch;
}

/** « en noir et blanc sauf la robe »: what changes tones does so there alone; null where nothing does. */
function tonedPart({ keepsColour, ...part }: Part, edits: readonly Edit[]): Retouch | null {
  const tones = edits.filter((edit) => !isFraming(edit));
  if (tones.length > 0) return { kind: 'tone', ...part, edits: tones };
  return keepsColour ? { kind: 'tone', ...part, edits: [{ kind: 'black-and-white' }] } : null;
}

function readEdits(words: string, amount: number, hasFormats: boolean) {
  const edits: Edit[] = [];
  const heard: Span[] = [];
  for (const { says, edit, isAlsoOfContent } of allRules) {
    const match = says.exec(words);
    if (!match) continue;
    const found = edit(amount, match);
    if (!hasFormats && found.kind === 'format') continue;
    if (!isAlsoOfContent) heard.push([match.index, match.index + match[0].length]);
    const isExcluded = edits.some(
      ({ kind }) => kind === found.kind || excludes[kind]?.includes(found.kind),
    );
    if (!isExcluded) edits.push(found);
  }
  return { edits, heard };
}

type Span = readonly [from: number, to: number];

function without(text: string, spans: readonly Span[]): string {
  let rest = text;
  for (const [from, to] of spans) {
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  return rest;
}

export const withoutManners = (words: string) => words.replace(manners, ' ');

/** What only leads to a change or says how much of it. */
const manners =
  /(?<![\p{L}])(?:applique\w*|refais|refaire|redo|rends|rendre|passe|change[rz]?|modifie[rz]?|transforme[rz]?|am[ée]liore[rz]?|retouche[rz]?|garde[rz]?|m[êe]mes?|same|again|edit|modify|transform|apply|make|turn|mais|maintenant|plut[ôo]t|encore|toujours|l[ée]g[èe]rement|un peu|peu|beaucoup|vraiment|fortement|tr[èe]s|plus|moins|more|less|slightly|very|much|celle|celui|dernière|pr[ée]c[ée]dente|peux|pourrais|peut|could|elle|this|that|it|only|just|seulement|juste|thanks|thank you|merci|please)(?![\p{L}])/giu;

function understandStrength(words: string): number | null {
  if (!/\bstyle\b/.test(words)) return null;
  const percent = /(\d{1,3}) ?(%|pour ?cent|percent)/.exec(words);
  if (percent) return Math.min(1, Number(percent[1]) / 100);
  if (/\b(a moitie|moitie|half)\b/.test(words)) return 0.5;
  if (gently.test(words) || /\b(leger|discret|subtle|light touch)\b/.test(words)) return 0.4;
  if (/\b(sans|without|no) (le |mon |the |my )?style\b/.test(words)) return 0;
  return null;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

function cropTo(aspect: number): () => Edit {
  return () => ({ kind: 'crop', aspect });
}

/** A scene is composed as asked; of the edits only those that no scene knows remain to be done. */
export function toningOf(prompt: string): readonly Edit[] {
  // « un chat noir et blanc » has both, among its other colours.
  const isOfThing = /\p{L}/u.test(prompt) && !ofPicture.test(prompt);
  // Of a picture that is to be drawn it is said of all of it, whatever else is named.
  const { edits } = readEdits(plain(prompt.normalize('NFC')), 1, true);
  return edits
    .filter((edit) => edit.kind !== 'black-and-white' || !isOfThing)
    .filter(({ kind }) => kind === 'black-and-white' || kind === 'sepia');
}

/** Said of the whole picture, and not of one thing in it. */
const ofPicture =
  /(?:(?<!\p{L})(?:en|in|tout en|photo|photographie|photos|portrait|image|dessin|style|gravure|affiche|paysage|film|version)\s+|[,.;:]\s*|^\s*)(?:noir et blanc|n ?(?:&|et|\/) ?b|nb|b&w|black[- ]and[- ]white|noir ?(?:&|\/) ?blanc)(?!\s+(?:cow|cat|dog|chat|vache)s?)|(?:black[- ]and[- ]white|b&w)\s+(?:photo|photograph|picture|portrait|image|drawing|illustration|film)|monochrom|gr[ae]yscale|niveaux de gris/iu;
