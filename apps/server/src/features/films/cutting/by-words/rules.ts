import type { Timeline } from '@armoni/contract/timeline/timeline';
import { secondsOf, time } from '@armoni/video-engine/plan/intent/duration/read-time';
import type { Change, Place, WhichTitle } from './change.ts';
import {
  type Marked,
  ordinalOf,
  quotePattern as Q,
  type Reference,
  referencePattern,
} from './references.ts';

/** What a rule makes of the words it met: changes, or nothing where they say something else. */
type Rule = readonly [RegExp, (found: Found) => readonly Change[] | null];

export type Found = {
  readonly words: readonly (string | undefined)[];
  readonly marked: Marked;
  readonly shotCount: number;
};

/** One reference, or several joined by « et ». */
const R = `(${referencePattern}(?:(?:,| et|, et) ${referencePattern})*)`;
const ends = '[rsz]?';
const tellsPace =
  "(?:(?:on peut|on pourrait|peut-on|pourrait-on|je veux|je voudrais|il faut|fais|rends|c'est|que ce soit)(?: avoir| faire)? )?(?:(?:un |le |du |la )?(?:montage|film|rythme|tout|ensemble|video) )?(?:(?:est|soit|un peu) )?";
const inAll = '(?:dans l.ensemble|partout|au global|en general)';
/** Seconds, as figures. */
const count = '\\d{1,3}(?:[.,]\\d)?';
const time1 = `(${time})`;
const bit =
  '(?:un (?:petit )?peu |beaucoup |bien |vraiment |tres |encore |nettement |legerement )?';
const be = '(?: (?:est|soit|doit etre|devrait etre|dure))?';

const rule = (pattern: string, make: Rule[1]): Rule => [
  new RegExp(`(?<![a-z\\u00e0-\\u00ff])(?:${pattern})(?![a-z])`, 'g'),
  make,
];

/** Changes of shots that are named; nothing where the words name no shot at all. */
const of =
  (make: (ids: readonly string[], found: Found) => readonly Change[]) =>
  (found: Found): readonly Change[] | null => {
    const { ids } = named(found, 1);
    return ids.length === 0 ? null : make(ids, found);
  };

const each = (kind: Extract<Change, { ids: readonly string[] }>['kind']) =>
  of((ids) => [{ kind, ids } as Change]);

const placed = (to: Place) => of((ids) => [{ kind: 'place', ids, to }]);

const remove = `(?:enleve|supprime|retire|vire|coupe|ote|efface|jette|zappe|degage|sors|vire|remove|delete)${ends}(?:-moi)?`;
const put = `(?:mets|met|mettre|place|deplace|passe|bouge|avance|ramene|recule|pose|monte)${ends}(?:-moi)?`;
const keep = `(?:garde|conserve|laisse|preserve)${ends}`;
const change = `(?:remplace|change|corrige|modifie|renomme)${ends}`;
const title =
  "(?:le |les |ce |du |au )?(?:tous les )?(titre|textes?|carton|sous-titres?|accroche|appel a l'action)";
const shotLooks: readonly (readonly [string, Timeline['look']])[] = [
  ['noir et blanc|noir & blanc|n&b|nb|monochrome', 'monochrome'],
  ['vintage|retro|ancien|sepia', 'vintage'],
  [`(?:${bit}plus )?chaude?s?`, 'warm'],
  [`(?:${bit}plus )?froide?s?`, 'cold'],
  ['couleurs?|naturel(?:le)?s?|normale?s?', 'normal'],
];
const where = '(?: (?:du|au|de|de la|a la) (debut|fin|milieu))?';
const whole = '(?: (?:le|la|du|de la|ce|cette) (?:film|video|montage|tout|duree))?';

/** Read in this order: what is told more closely first. */
export const rules: readonly Rule[] = [
  rule(`${keep} ${R} (?:tout )?(?:au debut|en premier|en tete|en ouverture)`, atStart),
  rule(`${keep} ${R} (?:tout )?(?:a la fin|en dernier|en conclusion)`, atEnd),
  rule(`(?:coupe|divise|separe|scinde|partage|split)${ends} ${R} en (?:2|deux)`, each('split')),
  rule(`${remove} (?:le )?son (?:de |sur |dans )?${R}`, each('mute')),
  rule(`${R} (?:sans (?:le )?son|muets?|en muet|sans bruit)`, each('mute')),
  rule(`(?:garde|remets|rends|laisse)${ends} (?:le )?son (?:de |a )?${R}`, each('unmute')),
  rule(
    `(?:${remove}|ne garde${ends}) (?:tout|le reste|tous les plans|les autres plans) (?:sauf|a part|hormis|excepte) ${R}`,
    each('keep-only'),
  ),
  rule(
    `(?:ne )?(?:garde|conserve|laisse)${ends} (?:seulement|uniquement|que|juste) ${R}`,
    each('keep-only'),
  ),
  rule(
    `(?:${remove}|(?:je (?:ne )?veux|on (?:ne )?veut|je (?:ne )?voudrais) plus(?: voir)?|plus besoin|sans) ${R}`,
    each('remove'),
  ),
  rule(`(?:verrouille|bloque|fige)${ends} ${R}`, each('lock')),
  rule(`(?:deverrouille|debloque|libere)${ends} ${R}`, each('unlock')),
  rule(`(?:duplique|repete|double|copie|clone)${ends} ${R}`, each('duplicate')),
  rule(
    `(?:echange|inverse|intervertis|intervertir|permute|inverser)${ends} ${R}(?: avec ${R})?`,
    (found) => {
      const ids = [...named(found, 1).ids, ...named(found, 2).ids];
      return ids.length === 2 ? [{ kind: 'swap-places', ids }] : null;
    },
  ),
  rule(`(?:${put}) ${R} (?:juste )?(apres|avant|derriere|devant) ${R}`, (found) => {
    const { ids } = named(found, 1);
    const id = named(found, 3).ids[0];
    if (ids.length === 0 || id === undefined) return null;
    const at = /apres|derriere/.test(found.words[2] ?? '') ? 'after' : 'before';
    return [{ kind: 'place', ids, to: { at, id } }];
  }),
  rule(`(?:${put}) ${R} (?:en|a la) ([a-z0-9-]{1,15}) (?:position|place)`, (found) => {
    const number = ordinalOf(found.words[2] ?? '', found.shotCount);
    const { ids } = named(found, 1);
    return number === null || ids.length === 0
      ? null
      : [{ kind: 'place', ids, to: { at: 'number', number } }];
  }),
  rule(
    `(?:${put}) ${R} (?:tout )?(?:au (?:tout )?debut|en premier|en tete|en ouverture|d'abord)`,
    placed({ at: 'start' }),
  ),
  rule(
    `(?:${put}) ${R} (?:tout )?(?:a la (?:toute )?fin|en dernier|pour finir|en conclusion)`,
    placed({ at: 'end' }),
  ),
  rule(
    `(?:commence|debute|ouvre|demarre|attaque|commencer|ouvrir)${ends}(?: le film)? (?:par|sur|avec) ${R}`,
    atStart,
  ),
  rule(
    `(?:termine|finis|conclus|finir|terminer|finit)${ends}(?: le film)? (?:par|sur|avec) ${R}`,
    atEnd,
  ),
  rule(
    `(?:mets|passe|mettre)${ends} ${R} (?:au|en) ralenti|${R} (?:passe |est |soit )?(?:au|en) ralenti|ralenti(?:s|r|ssez)? ${R}|${R}${be} ${bit}plus (?:lentement|lente?s?)`,
    anyOf('speed', 0.5),
  ),
  rule(
    `(?:mets|passe|mettre)${ends} ${R} en accelere|${R} (?:passe |est |soit )?en accelere|acceler(?:e|er|es|ez) ${R}|${R}${be} (?:2 fois |${bit})plus (?:vite|rapides?)`,
    anyOf('speed', 2),
  ),
  rule(
    `(?:(?:mets|passe|remets)${ends} )?${R} (?:a|en) (?:sa )?vitesse (?:normale|reelle|d'origine)`,
    anyOf('speed', 1),
  ),
  rule(
    `${change} ${R} (?:par|avec|pour) (?:(?:un|une|1|des) )?(?:autres?|meilleure?s?) (?:bons? )?(?:moments?|plans?|prises?|extraits?|passages?|images?)(?: du (?:meme )?clip)?`,
    each('other-moment'),
  ),
  rule(`${change} ${R} (?:par|avec) ${R}`, (found) => {
    const { ids } = named(found, 1);
    const sourceId = named(found, 2).sourceIds[0];
    return ids.length > 0 && sourceId ? [{ kind: 'replace', ids, sourceId }] : null;
  }),
  rule(
    `(?:trouve|choisis|prends|mets|cherche|propose)${ends}(?:-moi)? (?:un |une |1 )?(?:autre|meilleure?s?|plus beau) (?:moment|plan|prise|passage|extrait) (?:pour|a la place|au lieu|en place) (?:de )?${R}`,
    each('other-moment'),
  ),
  rule(
    `(?:un |une |1 )?(?:autre|meilleure?s?) (?:moment|plan|prise|passage|extrait) (?:pour|a la place|au lieu) (?:de )?${R}`,
    each('other-moment'),
  ),
  ...shotLooks.map(([words, look]) =>
    rule(
      `(?:(?:mets|met|mettre|passe|fais|rends|vire|tourne)${ends} )?${R}(?: (?:est|soit|sera|doit etre))? (?:(?:tout )?en (?:tons? )?|dans des tons |(?:avec )?(?:un |le )?look )?(?:${words})|(?:du |le )?(?:${words}) (?:(?:seulement|uniquement|juste) )?(?:pour|sur) ${R}`,
      (found) => {
        const { ids } = anyNamed(found);
        return ids.length === 0 ? null : [{ kind: 'shot-look', ids, look }];
      },
    ),
  ),
  rule(`${time1} (?:de plus|en plus|de moins|en moins) (?:sur|pour|a) ${R}`, (found) =>
    lengthened(found, 2, secondsIn(found, 1) * (/moins/.test(found.words[0] ?? '') ? -1 : 1)),
  ),
  rule(
    `(?:rac?courci[a-z]{0,6}|ecourte${ends}|reduis|reduire|coupe${ends}) ${R} (?:de|d') ?${time1}`,
    (found) => lengthened(found, 1, -secondsIn(found, 2)),
  ),
  rule(`(?:allonge|rallonge|prolonge|etire)${ends} ${R} (?:de|d') ?${time1}`, (found) =>
    lengthened(found, 1, secondsIn(found, 2)),
  ),
  rule(
    `(?:(?:mets|fais|rac?courci[a-z]{0,6}|allonge|laisse)${ends} )?${R} (?:dure|doit durer|devrait durer|durer|a|de|pendant|fait) (?:seulement )?${time1}`,
    of((ids, found) => [{ kind: 'length', ids, as: 'seconds', value: secondsIn(found, 2) }]),
  ),
  rule(
    `(?:rac?courci[a-z]{0,6}|ecourte${ends}|reduis|reduire) ${bit}${R}|${R}${be} ${bit}(?:plus (?:courte?s?|brefs?|breves?)|trop long(?:ue)?s?|moins long(?:ue)?s?|traine(?:nt)?(?: en longueur)?)`,
    anyOf('length', 0.7),
  ),
  rule(
    `(?:allonge|rallonge|prolonge|etire)${ends} ${bit}${R}|${R}${be} ${bit}(?:plus long(?:ue)?s?|trop courte?s?|trop brefs?|moins courte?s?|plus longtemps)`,
    anyOf('length', 1.4),
  ),
  rule(`${change} ${R}`, each('other-moment')),
  rule(
    `${keep} ${R}(?: (?:tels? quels?|telles? quelles?|comme (?:il|elle|ils|elles) (?:est|sont)|comme ca|intacts?|en place))?|(?:ne )?(?:touche|change)${ends} pas (?:a )?${R}`,
    anyKeep,
  ),
  rule(
    `(?:ajoute|insere|rajoute|glisse|remets|mets)${ends}(?:-moi)? (?:aussi |encore )?${R} (?:juste )?(apres|avant) ${R}`,
    (found) => {
      const { sourceIds } = named(found, 1);
      const id = named(found, 3).ids[0];
      if (sourceIds.length === 0 || id === undefined) return null;
      const at = found.words[2] === 'apres' ? 'after' : 'before';
      return [{ kind: 'add', sourceIds, to: { at, id } }];
    },
  ),
  rule(
    `(?:ajoute|insere|rajoute|glisse|remets)${ends}(?:-moi)? (?:aussi |encore )?${R}(?: (?:tout )?(au debut|a la fin|en premier|en dernier|pour finir))?`,
    (found) => {
      const { sourceIds } = named(found, 1);
      const isStart = /debut|premier/.test(found.words[2] ?? '');
      return sourceIds.length === 0
        ? null
        : [{ kind: 'add', sourceIds, to: { at: isStart ? 'start' : 'end' } }];
    },
  ),
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
    '(?:la )?musique (?:commence |demarre |part )?(?:a partir de|depuis|des|a) (?:la )?' +
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

function atStart(found: Found): readonly Change[] | null {
  return edgeOf(found, 'start');
}

function atEnd(found: Found): readonly Change[] | null {
  return edgeOf(found, 'end');
}

/** One shot opens or ends the film; of several that show a thing the one that is there, or nearest. */
function edgeOf(found: Found, at: 'start' | 'end'): readonly Change[] | null {
  const { ids, sourceIds } = named(found, 1);
  const meant = sourceIds.length > 0 ? [at === 'start' ? ids[0] : ids.at(-1)] : ids;
  const those = meant.flatMap((id) => id ?? []);
  if (those.length === 0) return null;
  return [
    { kind: 'place', ids: those, to: { at } },
    { kind: 'keep', ids: those },
  ];
}

/** The reference stands in whichever of the alternatives was met. */
function anyOf(kind: 'speed' | 'length', value: number) {
  return (found: Found): readonly Change[] | null => {
    const { ids } = anyNamed(found);
    if (ids.length === 0) return null;
    return kind === 'speed' ? [{ kind, ids, speed: value }] : [{ kind, ids, as: 'times', value }];
  };
}

function anyKeep(found: Found): readonly Change[] | null {
  const { ids } = anyNamed(found);
  return ids.length === 0 ? null : [{ kind: 'keep', ids }];
}

function lengthened(found: Found, group: number, seconds: number): readonly Change[] | null {
  const { ids } = named(found, group);
  return ids.length === 0 ? null : [{ kind: 'length', ids, as: 'plus', value: seconds }];
}

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

function named({ words, marked }: Found, group: number): Reference {
  return marked.referenceOf(words[group] ?? '');
}

function anyNamed({ words, marked }: Found): Reference {
  return marked.referenceOf(words.slice(1).join(''));
}

function quoted({ words, marked }: Found, group: number): string {
  return marked.quoteOf(words[group] ?? '');
}

function secondsIn({ words }: Found, group: number): number {
  return secondsOf(words[group] ?? '');
}
