import type { Change, WhichTitle } from './change.ts';
import { quotePattern as Q } from './references.ts';
import {
  bit,
  change,
  ends,
  type Found,
  quoted,
  R,
  type Rule,
  remove,
  rule,
  secondsIn,
  time1,
} from './rule.ts';

const tellsPace =
  "(?:(?:on peut|on pourrait|peut-on|pourrait-on|je veux|je voudrais|il faut|fais|rends|c'est|que ce soit)(?: avoir| faire)? )?(?:(?:un |le |du |la )?(?:montage|film|rythme|tout|ensemble|video) )?(?:(?:est|soit|un peu) )?";
const inAll = '(?:dans l.ensemble|partout|au global|en general)';
/** Seconds, as figures. */
const count = '\\d{1,3}(?:[.,]\\d)?';
const title =
  "(?:le |les |ce |du |au )?(?:tous les )?(titre|textes?|carton|sous-titres?|accroche|appel a l'action)";
const where = '(?: (?:du|au|de|de la|a la) (debut|fin|milieu))?';
const whole = '(?: (?:le|la|du|de la|ce|cette) (?:film|video|montage|tout|duree))?';

/** What is said of texts, sound and the whole film; in this order: what is told more closely first. */
export const filmRules: readonly Rule[] = [
  // Texts.
  rule(
    `${change} (?:le (?:texte|titre|mot) )?(${Q}) (?:en|par|pour) (?:le (?:texte|titre|mot) )?(${Q})`,
    (found) => [{ kind: 'title-text', text: quoted(found, 1), to: quoted(found, 2) }],
  ),
  rule(
    `(?:ajoute|rajoute|ecris|mets|met|affiche|insere)${ends} (?:le |un )?(?:titre|texte|carton) ?(${Q}) (au debut|a la fin|pour finir|au milieu|en ouverture)`,
    added,
  ),
  rule(
    `(?:${change}|mets|ecris) ${title}${where} (?:en|par|pour|avec|comme)? ?:? ?(${Q})`,
    (found) => [{ kind: 'title-text', ...whichOf(found, 1, 2), to: quoted(found, 3) }],
  ),
  rule(
    `${title}${where} (?:devient|est|sera|serait|doit etre|dit|doit dire) ?:? ?(${Q})`,
    (found) => [{ kind: 'title-text', ...whichOf(found, 1, 2), to: quoted(found, 3) }],
  ),
  rule(
    `(?:ajoute|rajoute|ecris|mets|affiche|insere)${ends} (?:un |le |1 |aussi )?(?:petit )?(?:texte|titre|carton|mot)? ?(${Q})(?: (au debut|a la fin|pour finir|au milieu|en ouverture)| (?:sur|pendant|dans) ${R})?`,
    added,
  ),
  rule(`${remove} ${title}${where}|sans (?:le )?(titre|textes?)()`, (found) => [
    { kind: 'title-remove', ...whichOf(found, found.words[1] ? 1 : 3, 2) },
  ]),
  rule(`${remove} (?:le (?:texte|titre) )?(${Q})`, (found) => [
    { kind: 'title-remove', text: quoted(found, 1) },
  ]),
  rule(
    `(?:(?:mets|place|descends|monte|remonte|passe|deplace|affiche)${ends} )?${title}${where} (?:plus |tout |est |soit )?(?:(?:en|vers le) )?(haut|bas|centre|milieu)`,
    inPlace,
  ),
  rule(
    `(?:(?:mets|place|deplace|centre|passe)${ends} )?${title}${where} (?:est |soit )?(?:au |a )?(milieu|centre)`,
    inPlace,
  ),
  rule(`(descends|remonte|centre)${ends} ${title}${where}`, (found) => {
    const place = { descends: 'bottom', remonte: 'top', centre: 'middle' } as const;
    const verb = (found.words[1] ?? 'centre') as keyof typeof place;
    return [{ kind: 'title-place', ...whichOf(found, 2, 3), place: place[verb] }];
  }),
  rule(
    `(?:(?:laisse|garde|affiche)${ends} )?${title}${where} (?:reste |dure )?plus longtemps`,
    (found) => [{ kind: 'title-longer', ...whichOf(found, 1, 2), times: 1.5 }],
  ),
  // Sound.
  rule(
    `(?:la )?musique (?:est )?${bit}(?:trop forte|moins forte|plus (?:basse|douce|discrete|faible|en retrait)|en retrait)|(?:baisse|diminue|reduis|descends)${ends} ${bit}(?:le (?:volume|son|niveau) de )?la musique`,
    () => [{ kind: 'music-level', decibels: -4 }],
  ),
  rule(
    `(?:la )?musique (?:est )?${bit}(?:plus forte|trop (?:basse|faible|discrete)|pas assez forte)|(?:monte|augmente|pousse|remonte)${ends} ${bit}(?:le (?:volume|son|niveau) de )?la musique`,
    () => [{ kind: 'music-level', decibels: 4 }],
  ),
  rule(
    `(?:garde|remets|laisse|rends|je veux)${ends} (?:le |du )?son (?:des clips|d'origine|original|des plans|des videos|du tournage)`,
    () => [{ kind: 'sound', sound: 'keep' }],
  ),
  rule(
    `(?:sans|${remove}) (?:le )?son (?:des clips|d'origine|original|des plans|des videos|du tournage)`,
    () => [{ kind: 'sound', sound: 'drop' }],
  ),
  rule(
    '(?<!(?:arrete|coupe|stoppe|termine|finis|eteins)[rsz]? (?:la )?)(?:la )?musique (?:commence |demarre |part )?(?:a partir de|depuis|des|a) (?:la )?' +
      time1 +
      `|(?:commence|demarre|lance)${ends} la musique (?:a partir de|a|des) (?:la )?` +
      time1,
    (found) => [{ kind: 'music-start', seconds: secondsIn(found, 1) || secondsIn(found, 2) }],
  ),
  rule(
    `(?:(?:des |les |avec des |l'|la |le |un |une )?(?:couleurs?|ambiance|images?|look|tons?|teintes?|lumiere) ?)?${bit}plus (chaud|froid)(?:es?|s)?`,
    ({ words }) => [{ kind: 'look', look: words[1] === 'chaud' ? 'warm' : 'cold' }],
  ),
  // The whole film.
  rule(
    `${remove}(?: du film)? (?:les |la )?(${count} )?(premieres?|dernieres?)( ${count})? secondes?(?: du film)?`,
    ({ words: [, before, side = '', after] }) => [
      {
        kind: 'cut-off',
        edge: side.startsWith('prem') ? 'start' : 'end',
        seconds: Number((before ?? after ?? '1').trim().replace(',', '.')),
      },
    ],
  ),
  rule(
    `(?:(?:le |la )?(?:film|video|montage) )?${bit}plus (courte?|long(?:ue)?) (?:de |d')${time1}`,
    (found) => [
      {
        ...{ kind: 'duration', as: 'plus' },
        value: secondsIn(found, 2) * (/^court/.test(found.words[1] ?? '') ? -1 : 1),
      },
    ],
  ),
  rule(
    `(?:rac?courci[a-z]{0,6}|reduis|coupe${ends}|${remove})${whole} (?:de |d')?${time1}(?: au film| du film| de moins)?|${time1} (?:de|en) moins`,
    (found) => [
      { kind: 'duration', as: 'plus', value: -(secondsIn(found, 1) || secondsIn(found, 2)) },
    ],
  ),
  rule(
    `(?:allonge|rallonge|prolonge)${ends}${whole} (?:de |d')${time1}|${time1} (?:de|en) plus`,
    (found) => [
      { kind: 'duration', as: 'plus', value: secondsIn(found, 1) || secondsIn(found, 2) },
    ],
  ),
  rule(
    `(?:(?:un |le |la )?(?:film|video|montage|version|le tout) )?(?:${bit}plus courte?,? )?(?:(?:de|en|a|fait|dure|pas plus de|moins de|au plus) )*${time1} (?:maximum|max|au plus|maxi|tout au plus)`,
    (found) => [{ kind: 'duration', as: 'at-most', value: secondsIn(found, 1) }],
  ),
  rule(
    `(?:(?:fais|je veux|ramene${ends}|rac?courci[a-z]{0,6}|reduis|allonge|rallonge|passe|fais en)${ends} )?(?:(?:un |une |le |la )?(?:film|video|montage|version|tout) )(?:(?:de|en|a|dure|fait|doit durer|doit faire|plus courte?|plus long(?:ue)?) )+(?:de )?${time1}|(?:rac?courci[a-z]{0,6}|reduis|ramene${ends}|allonge|rallonge) (?:a|en) ${time1}`,
    (found) => [
      { kind: 'duration', as: 'seconds', value: secondsIn(found, 1) || secondsIn(found, 2) },
    ],
  ),
  rule(
    `(?:(?:un |le |la )?(?:film|video|montage) )${bit}(?:est )?(?:plus courte?|trop long(?:ue)?|moins long(?:ue)?)|rac?courci[a-z]{0,6} ${bit}(?:le film|la video|le montage|le tout|tout)|${bit}plus court`,
    () => [{ kind: 'duration', as: 'times', value: 0.8 }],
  ),
  rule(
    `(?:(?:un |le |la )?(?:film|video|montage) )${bit}(?:est )?(?:plus long(?:ue)?|trop courte?)|(?:al|ral)longe${ends} ${bit}(?:le film|la video|le montage|le tout|tout)|${bit}plus long`,
    () => [{ kind: 'duration', as: 'times', value: 1.25 }],
  ),
  rule(
    `${tellsPace}(?:${bit}plus (?:rh?[yi]th?mee?s?|rapides?|vite|dynamiques?|nerveu(?:x|se)|punchy|energiques?|vi(?:f|ve)s?|peche?u?e?)|(?:un peu )?(?:mou|molle|lent)e? a mon gout|trop (?:lente?s?|mou|molle|long et lent))(?: ${inAll})?|acceler(?:e|er|es|ez) ${bit}(?:le reste(?: (?:du|de la|de le) (?:montage|film|video|rythme))?|le (?:montage|rythme|tempo|film)|la video|tout)|(?:donne|mets|mettre|ajoute)${ends} (?:(?:plus|davantage) de|du) (?:rythme|peps|punch|dynamisme)|(?:des )?plans plus courts`,
    () => [{ kind: 'pace', times: 0.7 }],
  ),
  rule(
    `${tellsPace}(?:${bit}(?:plus (?:lente?s?|lentement|posee?s?|calmes?|dou(?:x|ce)|contemplati(?:f|ve)|tranquilles?)|moins (?:rapides?|vite|nerveu(?:x|se)))|trop (?:rapides?|vite|nerveu(?:x|se)))(?:(?:,| et|, et) plus (?:lente?s?|posee?s?|calmes?|dou(?:x|ce)))*(?: ${inAll})?|ralenti(?:s|r|ssez)? ${bit}(?:le (?:montage|rythme|tempo|film|reste)|la video)|(?:des )?plans plus longs`,
    () => [{ kind: 'pace', times: 1.35 }],
  ),
];

function added(found: Found): readonly Change[] {
  const [, , said = '', reference] = found.words;
  const id = reference ? found.marked.referenceOf(reference).ids[0] : undefined;
  const at = /fin/.test(said) ? 'end' : /milieu/.test(said) ? 'middle' : 'start';
  return [{ kind: 'title-add', text: quoted(found, 1), at: id ? { id } : at }];
}

function inPlace(found: Found): readonly Change[] {
  const places = { haut: 'top', bas: 'bottom', centre: 'middle', milieu: 'middle' } as const;
  const place = places[(found.words[3] ?? 'milieu') as keyof typeof places];
  return [{ kind: 'title-place', ...whichOf(found, 1, 2), place }];
}

function whichOf({ words }: Found, noun: number, side: number): WhichTitle {
  const called = words[noun] ?? 'titre';
  if (/appel/.test(called) || words[side] === 'fin') return { which: 'last' };
  return { which: /s$/.test(called) ? 'all' : 'first' };
}
