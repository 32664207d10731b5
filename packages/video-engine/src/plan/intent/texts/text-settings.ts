import { textPlaces, type WishedText } from '../../../model/intent.ts';
import { secondsOf, time } from '../duration/read-time.ts';

const placeWords = {
  top: /en haut|(?<![a-z])top(?![a-z])/,
  middle:
    /(?<!bas |haut )au centre|au milieu(?! d[eu] (?:film|la video|montage))|(?<!bas |haut |bottom |top )centree?|in the (?:middle|centre|center)/,
  bottom: /en bas|(?<![a-z])bottom(?![a-z])|below/,
} as const;
const momentPattern = `(?:au bout de|a partir de|apres|after|at|from|des|a) (?:la )?(${time})`;
const lengthPattern = `(?:pendant|durant|for|sur|reste|lasting|dure) (?:les? )?(${time})`;
const rangePattern = `(?:de|from|entre|between) (${time}|\\d{1,3}) (?:a|to|et|and|jusqu'a) (${time})`;
const edgePattern =
  '(?:sur|pendant|durant|dans|for|during|over|in) (?:les |the )?(?:(\\d{1,2}) (premieres|dernieres|first|last)|(first|last) (\\d{1,2})) (?:secondes?|seconds?|s)(?![a-z])';
/** « sur les dernières secondes »: how many is left open. */
const someEdge =
  '(?:sur|pendant|durant|dans|for|during|over|in|on) (?:les |the )?(?:toutes )?(?:premieres?|dernieres?|derniers|first|last|closing|opening|final) (?:secondes|seconds|images|instants|moments|plans|frames|shots)(?![a-z])';
const onScreen =
  "(?: (?:de l'ecran|de l'image|du cadre|a l'ecran|of the (?:screen|frame|picture)|(?:on |of )?screen))?";
const placeOrMoment = `(?:tout )?(?:(?:en haut|en bas|au centre|au milieu(?= de l)|(?:(?:at|in) the )?(?:top|bottom)|in the (?:middle|centre|center))(?: a (?:gauche|droite)|[ -](?:left|right)(?: corner)?)?${onScreen}|(?:au milieu|a la moitie) d[ue] (?:film|la video)|a mi-(?:film|parcours|chemin|video)|a la moitie|halfway(?: through)?|au milieu|centree?|at the (?:top|bottom|beginning|start|end)|in the (?:middle|centre|center)|(?:des le |au (?:tout )?)debut|a la (?:toute )?fin|pour (?:finir|terminer|conclure)|en conclusion|(?:sur|pendant|en|on|over) (?:le |la |l'|the )?(?:dernier|derniere|last|final|premier|premiere|first|opening) (?:plan|image|ecran|shot|frame|picture|clip))|${rangePattern}|${edgePattern}|${someEdge}|${momentPattern}|${lengthPattern}`;
/** « titre « Corse » 5 secondes »: more seconds than these are the film's. */
const bareLength =
  '(?<= )[1-8] ?(?:secondes?|seconds?|secs?|s)(?![a-z0-9])(?! (?:plus|avant|apres|later|before|after))';
export const aheadPattern = new RegExp(
  `(?<=(?:^|[,.;:!?\\n] ?|(?<![a-z])(?:et|puis|and|then) ))((?:(?:${placeOrMoment})(?: du film| a (?:gauche|droite))?,? ?){1,3})(?:(?:on|tu|vous|nous|il) (?:(?:mets?|mettez|mettrais?|voit|lit|affiches?|ecris|ecrit|ecrivez|ajoutes?|marques?|notes?) )?|(?:ajoute|mets|affiche|ecris|ecrire|marque|note|fais apparaitre|add|put|show|write|display)[rsz]? )?(?:le |un |the |a )?(?: ?: ?)?$`,
);
export const settingsPattern = new RegExp(
  `^(?:[ ,]{0,24}(?:a l'ecran |on (?:the )?screen )?(?:(?:and|et) (?=(?:should|must|will|doit|devrait|va|stays?|reste|dure|qui|that) ))?(?:(?:qui|that|which) )?(?:(?:should|must|will|doit|devrait|va) )?(?:apparait(?:re)?|arrive[rz]?|s'affiche[rz]?|appears?|(?:comes?|shows?|pops?)(?: (?:up|in|on))?|stays?|reste[rz]?|dure[rz]?)?(?:[ ~]{0,24},?[ ~]{0,24}(?:${placeOrMoment}|${bareLength}))){1,4}`,
);
/** « un titre de 3 secondes »: how long it stands. */
export const leadPattern = new RegExp(
  `(?<![a-z])(?:${placeOrMoment}|(?:de|d'|of|long de) ${time})(?![a-z])`,
  'g',
);
export const labelNouns =
  /(?<![a-z])(?:(?:sous-)?titres?|intitul[a-z-]*|textes?|cartons?|ecrans?|mots?|prenom|nom|phrase|message|slogan|mention|date|lieu|ville|horaires|adresse|numero|telephone|prix|tarifs?|site|score|final|(?:de )?(?:la )?fin|(?:the )?end|conclusion|call[ -]to[ -]action|cta|appel a l'action|ecri[a-z]+|affich[a-z]+|inscri[a-z]+|marqu[a-z]+|not(?:e|er|ez)|cartes?|generique|panneau|slide|title[a-z]*|text|caption|card|line|write|display|words|says?|saying|with|named?|call(?:ed)?|entitled|headline|appel[a-z-]+|nomm[a-z-]+|apparaitre|termin[a-z]+|fini[a-z]*|conclu[a-z]*|cl[oa]s[a-z]*|end[a-z]*|finish|closing|dit|disant|principal|d'ouverture|ouverture|opening|d'intro|puis|ensuite|enfin|then|finally|autre|second|deuxieme|troisieme|premier|another|next)(?![a-z])/g;

/** What is said of a text beside its words. */
export type Settings = {
  readonly place: WishedText['place'];
  readonly start: WishedText['start'];
  readonly seconds: number | null;
  readonly isAtEnd: boolean;
  readonly isAtStart: boolean;
};

/** @param isMoment whether « au milieu » says when, not where */
export function settingsIn(found: string, isMoment: boolean): Settings {
  const range = new RegExp(rangePattern).exec(found);
  const edge = new RegExp(edgePattern).exec(found);
  const moment = new RegExp(momentPattern).exec(found);
  const length =
    new RegExp(lengthPattern).exec(found) ??
    new RegExp(`(?<!(?:bout|partir) )(?:de|d'|of|long de) (${time})`).exec(found) ??
    (range === null && edge === null
      ? new RegExp(`(${bareLength})`).exec(found.replace(moment?.[0] ?? '', ' '))
      : null);
  const isMiddle =
    /halfway|a mi-|a la moitie|au milieu d[ue] (?:film|la video|montage)/.test(found) ||
    (isMoment && found.includes('au milieu'));
  const place = textPlaces.find((each) => each !== 'auto' && placeWords[each].test(found));
  const ends = {
    isAtEnd:
      /(?:la (?:toute )?fin|the end|pour (?:finir|terminer|conclure)|en conclusion|(?:dernier(?:e|es|s)?|last|final|closing) (?:ecran|plan|image|shot|frame|picture|clip|seconde?s|instants|moments))/.test(
        found,
      ) || /derni|last/.test(edge?.[0] ?? ''),
    isAtStart:
      /(?:debut|beginning|at the start|(?:premier(?:e|es|s)?|first|opening) (?:ecran|plan|image|shot|frame|picture|clip|seconde?s|instants|moments))/.test(
        found,
      ) || /premi|first/.test(edge?.[0] ?? ''),
  };
  const at = { place: isMiddle ? 'auto' : (place ?? 'auto'), ...ends } as const;
  if (range !== null) {
    const [from, to] = [asTime(range[1] as string), secondsOf(range[2] as string)];
    return { ...at, start: from, seconds: Math.max(0, to - from) || null };
  }
  return {
    ...at,
    start: isMiddle ? 'middle' : moment === null ? 'auto' : secondsOf(moment[1] as string),
    seconds:
      edge !== null
        ? Number(edge[1] ?? edge[4])
        : length === null
          ? null
          : secondsOf(length[1] as string),
  };
}

function asTime(text: string): number {
  return secondsOf(/^\d+$/.test(text) ? `${text} s` : text);
}

/** Where a text without marks is over: what follows says where it stands. */
export const saidOfText = new RegExp(` (?:${placeOrMoment})(?![a-z])`);
