import type { Timeline } from '@armoni/contract/timeline/timeline';
import type { Change, Place } from './change.ts';
import { ordinalOf } from './references.ts';
import {
  anyNamed,
  bit,
  change,
  ends,
  type Found,
  named,
  R,
  type Rule,
  remove,
  rule,
  secondsIn,
  time1,
} from './rule.ts';

const be = '(?: (?:est|soit|doit etre|devrait etre|dure))?';

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

const put = `(?:mets|met|mettre|place|deplace|passe|bouge|avance|ramene|recule|pose|monte)${ends}(?:-moi)?`;
const keep = `(?:garde|conserve|laisse|preserve)${ends}`;
const shotLooks: readonly (readonly [string, Timeline['look']])[] = [
  ['noir et blanc|noir & blanc|n&b|nb|monochrome', 'monochrome'],
  ['vintage|retro|ancien|sepia', 'vintage'],
  [`(?:${bit}plus )?chaude?s?`, 'warm'],
  [`(?:${bit}plus )?froide?s?`, 'cold'],
  ['couleurs?|naturel(?:le)?s?|normale?s?', 'normal'],
];

/** What is said of shots that are named; in this order: what is told more closely first. */
export const shotRules: readonly Rule[] = [
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
    `(?:(?:mets|passe|joue|lis|fais|mettre|jouer)${ends} )?${R}(?: (?:passe|joue|defile))? (?:(?:a|en) )?(?:l'envers|marche arriere|reverse|reculons)|rembobine${ends} ${R}`,
    anyTurned('backwards'),
  ),
  rule(
    `(?:(?:mets|remets|passe|joue|mettre)${ends} )?${R} (?:a l'endroit|en marche avant|dans le bon sens|dans le sens normal)`,
    anyTurned('forwards'),
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

function anyTurned(kind: 'backwards' | 'forwards') {
  return (found: Found): readonly Change[] | null => {
    const { ids } = anyNamed(found);
    return ids.length === 0 ? null : [{ kind, ids }];
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
