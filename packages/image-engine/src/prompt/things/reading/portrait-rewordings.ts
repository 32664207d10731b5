import { wearing } from '../../wearing.ts';
import type { Rewording } from './place-rewordings.ts';

/** How somebody is photographed: his side, and what hangs behind him. */
export const portraitRewordings: readonly Rewording[] = [
  // It holds nothing.
  {
    from: /(?<!\p{L})(?:le\s+)?menton\s+(?:pos[ée]\s+|appuy[ée]\s+)?(?:dans|sur)\s+(?:la|sa|une)\s+main(?!\p{L})|(?<!\p{L})(?:his |her |the )?chin\s+in\s+(?:his |her |one )?hand(?!\p{L})/giu,
    to: 'main sous le menton',
  },
  // « profil d’une femme à chignon »; a « photo de profil » shows nobody's side.
  {
    from: /(?<!de\s)(?<!\p{L})profil\s+(d['’]une?\s.+)$/isu,
    to: 'portrait $1, de profil',
  },
  { from: /(?<!\p{L})profile\s+(of\s+an?\s.+)$/isu, to: 'portrait $1, in profile' },
  { from: /,\s*(?:en\s+)?profile?(?=\s*(?:[,.]|$))/giu, to: ', in profile' },
  {
    from: /(?<!\p{L})(?:neutral|plain|simple)\s+back(?:ground| ?drop)(?!\p{L})/giu,
    to: 'light grey background',
  },
  { from: /(?<!\p{L})fond\s+(?:neutre|simple|uni)(?=\s*(?:[,.;]|$))/giu, to: 'fond gris clair' },
  // “against a plain grey backdrop”, « devant un fond gris »
  {
    from: /(?<!\p{L})(?:in\s+front\s+of|against|before|with(?!\s+an?\s+(?:exposed\s+)?(?:brick|stone|concrete)\s+wall)|on)\s+an?\s+(?!(?:[\p{L}-]+\s+)?(?:wood(?:en)?|marble|stone|concrete|slate|linen|velvet|oak)\s)((?:[\p{L}-]+\s+){1,3}?)(?:back ?drop|background|wall)(?!\p{L})/giu,
    to: ', $1background',
  },
  // A ground of its own says where.
  {
    from: /(?<=(?:back ?drop|background|fond)(?!\p{L}).*),?\s*(?:studio light(?:ing)?|[ée]clairage (?:de )?studio|lumi[èe]re (?:de )?studio)(?!\p{L})/gisu,
    to: '',
  },
  { from: /(?<!\p{L})back ?drop(?!\p{L})/giu, to: 'background' },
  {
    from: /(?<!\p{L})(?:devant|contre|avec(?!\s+un\s+mur\s+(?:en|de)\s+(?:briques?|pierres?|bois|b[ée]ton|marbre)(?!\p{L})))\s+un\s+(?:fond|mur)\s+(?=\p{L})/giu,
    to: ', fond ',
  },
  // A ground is as dark as black, as light as white.
  {
    from: /(?<!\p{L})fond\s+(?:tr[èe]s\s+)?(?:sombre|fonc[ée]|obscur)(?!\p{L})/giu,
    to: 'fond noir',
  },
  {
    from: /(?<!\p{L})(?:dark|moody)\s+(?:background|backdrop)(?!\p{L})/giu,
    to: 'black background',
  },
  { from: /(?<!\p{L})fond\s+clair(?!\p{L})/giu, to: 'fond blanc' },
  { from: /(?<!\p{L})light\s+(?:background|backdrop)(?!\p{L})/giu, to: 'white background' },
  {
    from: new RegExp(`(?<!(?:^|\\s)(?:la|une|sa|cette|ma)\\s)(?<!\\p{L})${wearing}`, 'giu'),
    to: 'portant',
  },
  // Behind whoever carries something it is no door.
  {
    from: /(?<=(?<!\p{L})(?:homme|femme|fille|fillette|gar[çc]on|enfant|dame|monsieur|m[èe]re|p[èe]re|maman|papa|personne|serveu(?:r|se)|facteur|factrice)(?:\s+(?!(?:et|de|du|des|à|qui|dans|sur|une?|la|le|avec)\s)[\p{L}]+)?\s+)(?=porte\s+(?:une?|des|son|sa|ses|du|le|les|deux|trois)\s)/giu,
    to: 'qui ',
  },
];
