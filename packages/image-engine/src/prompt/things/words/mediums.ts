import type { MannerName } from '../../../illustration/illustration-description.ts';

/** How many words name how a picture is made, and what of our manners comes of it. */
export type Medium = { readonly length: number; readonly manner: MannerName | null };

/**
 * « style manga », “detailed fantasy painting”, « rendu 3d »: a stretch of plain words that says how
 * the picture is made. A painting on a wall, somebody painting and « il lit un manga » are none.
 */
export function mediumAt(words: readonly string[], at: number): Medium | null {
  const before = words[at - 1] ?? '';
  const rest = words.slice(at, at + 7).join(' ');
  const told =
    inStyle.exec(rest) ?? (owning.test(before) ? null : (made.exec(rest) ?? atEnd(words, at)));
  if (!told) return null;
  const said = told[0].trim();
  const manner = mannersOf.find(([says]) => says.test(said))?.[1] ?? null;
  return { length: said.split(' ').length, manner };
}

const owning =
  /^(un|une|des|le|la|les|l|son|sa|ses|ce|cette|du|de|d|the|a|an|his|her|their|this|qui|lit|lire|reading|of|is|are)$/;

const schools =
  'studio ghibli|ghibli|manga|anime|comic|comic book|bd|bande dessinee|dessin anime|cartoon|disney|pixar|tim burton|art deco|art nouveau|pop art|line art|van gogh|monet|picasso|hokusai|warhol|impressionniste|impressionist|cubiste|cubism|surrealiste|surrealist|steampunk|low poly|kawaii|chibi|naif|realiste|hyperrealiste|photorealiste|vintage|retro|annee \\d+|\\d+s|crayonne|graphique|japonai|ukiyo e|marvel|western|film noir|noir|fantasy|science fiction|sci fi';

/** What is said to be a style is one, whatever else it is called. */
const artists = 'van gogh|monet|cezanne|picasso|hokusai|klimt|matisse|mondrian|warhol';
const inStyle = new RegExp(
  `^(?:(?:dan|en|in) )?(?:(?:le|un|the|a) )?(?:(?:style|facon|esthetique|esprit|look)(?: de| du| d)?|in the style of) (?:${schools})(?= |$)|^(?:manga|anime|comic|comic book|ghibli|disney|pixar|cartoon|art deco|art nouveau|pop art) style(?= |$)|^(?:(?:(?:dan|en) )?(?:style|facon|maniere|a la)(?: de| d)? )?(?:vincent )?(?:${artists})(?: (?:style|ish|like|inspired))?(?= |$)`,
);

const kinds =
  'fantasy|digital|concept|detailed|highly|epic|oil|acrylic|ink|pencil|charcoal|matte|vector|line|anime|manga|cartoon|3d|cgi|octane|unreal|unreal engine|film|analog|polaroid|cinematic|realistic|hyperrealistic|photorealistic|ultra|numerique|digitale|acrylique|fantastique|realiste|detaillee|detaille|chinoise|japonaise|orientale|asiatique|flamande|baroque|naive|abstraite|moderne|traditionnelle|chinese|japanese|sumi e|brush|flemish|naive|folk|a l encre de chine|a l encre|en noir et blanc|au lavis|au crayon|crayon|classique|anime|argentique|culinaire';
/** Said of what comes before it: « pâtisserie japonaise photo macro ». */
const schoolsOfFrench =
  'chinoise|japonaise|orientale|asiatique|flamande|naive|abstraite|moderne|traditionnelle|detaillee|classique|culinaire';
const made = new RegExp(
  `^(?!(?:${schoolsOfFrench}) photo)(?:(?:${kinds}) )+(?:painting|artwork|art|illustration|render|rendering|drawing|sketch|photography|photo|shot|still)(?= |$)|^(?:peinture|illustration|dessin|rendu|photo|photographie|image) (?:${kinds})(?: (?:${kinds}))*(?= |$)|^(?:croquis|esquisse)(?= |$)|^(?:rendu 3d|3d render|octane render|unreal engine|concept art|line art|low poly|fan art)(?= |$)`,
);

/** « guerrière, manga »: alone at the end. */
function atEnd(words: readonly string[], at: number): RegExpExecArray | null {
  return at > 1
    ? /^(?:manga|anime|fantasy|concept art|croquis|cartoon|bd|ghibli|pixar|disney)$/.exec(
        words.slice(at).join(' '),
      )
    : null;
}

const mannersOf: readonly (readonly [RegExp, MannerName])[] = [
  [/3d|cgi|octane|unreal|pixar/, 'volume'],
  [/oil|huile/, 'huile'],
  [/watercolou?r|aquarelle/, 'aquarelle'],
  [/pencil|crayon|croqui|esquisse|sketch|charcoal|fusain/, 'crayon'],
  [/low poly/, 'facettes'],
  [/line art/, 'trait'],
  [/pop art|comic|bd|bande dessinee|cartoon/, 'bulle'],
  [/impressionn?ist|van gogh|monet|cezanne|klimt|concept art|matte/, 'huile'],
  [/picasso/, 'facettes'],
  [/matisse/, 'papier'],
  [/warhol/, 'bulle'],
  [/vintage|retro|annee|\d0s|art deco|bauhaus/, 'affiche'],
  [/hokusai|ukiyo|japonai|japanese|chinois|chinese|sumi|encre|(^| )ink( |$)/, 'gravure'],
  [/lavi/, 'aquarelle'],
  [/ghibli|kawaii|chibi|disney/, 'gouache'],
  [/vector/, 'net'],
  [/painting|peinture|acrylique|acrylic/, 'gouache'],
];
