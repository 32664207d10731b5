import type { WishedText } from '../../../model/intent.ts';
import { time } from '../duration/read-time.ts';
import { blank } from '../words/read-wording.ts';

export const callToActionWords =
  /call[ -]to[ -]action|\bcta\b|appels? a l'action|incitation a l'action|(?:texte|phrase|message|carton|ecran|mot|carte|panneau|slide|page) (?:finale?|de fin|de la fin|de conclusion)|generique(?: (?:de fin|final))?(?= ?:? ?[«"“])|titre (?:de fin|de la fin|final|de conclusion|de cloture)|(?:final|end|ending|closing|outro) ?(?:text|card|line|screen|message|title|slide)/g;
export const endingWords =
  /\b(?:termine[rsz]?|finis(?:sez)?|finir|conclu[ste]?|conclure|clos|end|ends|ending|finish|close|closing)\b(?: [a-z']{1,12}){0,4} (?:par|avec|sur|with|on|by)\b(?![^.;!?«"“]{0,40}[«"“][^»"”]{1,120}[»"”] (?:[a-z]{2,12} ){0,3}(?:au (?:tout )?debut|en ouverture|at the start))/g;
export const titleWords =
  /(?<!sous[ -])\b(?:titres?|titled?|intitulee?s?|entitled|sous le nom|headline|nomme(?:e|-l[ea])?|appelee?)\b/g;
/** « titre : Noces d'or, sous-titre : 50 ans »: a second text, and nothing that is said. */
export const subtitleWords = /\bsous[ -]titres?\b(?= ?[:«"“])/g;
export const writeWords =
  /\b(?:(?<!(?:une|la|notre|votre|ma|ta|sa|cette|de|d'une) )marque[rz]?(?! de )|note[rz]?|ecris|ecrivez|ecrire|affiche[rz]?|inscris|write)\b/g;
/** « ajoute le texte : Bonne année » */
export const announcedText = /\b(?:textes?|text|phrase|message|slogan|mention)\b(?= ?:)/g;
export const plainTextWords =
  /\b(?:(?:veux |voudrais )?(?:lire|voir ecrit)|textes?|phrase|mention|slogan|message|ecris|ecrire|affiche[rz]?|inscris|text|caption|write|show|display|words|says?|saying|mets|ajoute[rz]?|add|put)\b/g;
export const noText =
  /\b(?:pas (?:un|le moindre) (?:mot|texte|titre)|rien d'ecrit|not a word)(?: (?:a l'ecran|sur l'image|on (?:the )?screen))?|\b(?:pas d[e']|sans|aucun|ni(?: de)?|no|without|without any|not? any) ?(?:le |les |the )?(?:textes?|text|titrage|titres?(?: ni textes?)?|ecrit|title|appels? a l'action|call to action|cta)s?\b(?: (?:a l'ecran|sur l'image|a l'image|on (?:the )?screen))?/g;
export const atTheEnd =
  /^[ ,]{0,2}(?:(?:a|en|at|in|pour)(?: la| the| le)? (?:fin|end|final|conclu)[a-z]{0,5}|(?:en|sur le) dernier (?:ecran|plan))/;
export const missingWords =
  /\b(?:(?:ajoute|mets|mettre|avec|add|put|with)[rsz]? (?:moi )?(?:une? |du |des |le |a |the |some )?)?(?<!sous[ -]|(?:du|au|sous le|autour du|derriere le|of the|around the|behind the|under the) )(?:titres?|title)\b(?! d[e'] )(?: (?:au (?:tout )?debut|a la fin|en bas|en haut|at the (?:start|end)|here))?|\b(?:ajoute|mets|mettre|avec|add|put|with)[rsz]? (?:moi )?(?:une? |du |des |le |a |some )?(?:textes?|text)\b(?: (?:au (?:tout )?debut|a la fin|at the (?:start|end))(?! [«"“:]))?|(?<=(?:^|[,.;!?\n] ?|(?<![a-z])(?:et|puis|and) ))(?:(?:ajoute|mets|mettre|affiche|indique|inscris|ecris|rappelle|add|put|show|write)[rsz]? )?(?:notre|nos|mon|ma|mes|l'|le|la|les|our|my|the) ?(?:numero(?:s)?(?: de (?:telephone|tel|portable))?|telephone|adresse(?: (?:mail|du site|internet|web))?|horaires?(?: d'ouverture)?|slogan|tarifs?|prix|coordonnees|site(?: (?:web|internet))?|phone number|address|opening hours|prices?|website|contact details)(?: (?:du |de la |de l'|de notre )?(?:magasin|boutique|restaurant|salon|entreprise|shop|store)?)?,? ?(?:a la (?:toute )?fin|au (?:tout )?debut|en bas|en haut|pour finir|at the (?:end|start|bottom|top))/g;
export const lateTitle = new RegExp(
  `(?:retarde|decale|delay)[rsz]?(?:-l[ea])? ?(?:le titre|la titre|le texte|the title|the text)?(?: de| by)? (${time})`,
  'g',
);
const itsText =
  '(?<![a-z])(?:le |la |les |ce |the )?(?:(?:titres?|textes?|title|text) |(?<=\\u0000 ))';
const must = '(?:(?:doit|doivent|devra|devrait|should|must) )?';
/** Said of the title later on: « le titre doit rester 5 secondes ». */
export const laterWords: readonly (readonly [RegExp, (seconds: number) => Partial<WishedText>])[] =
  [
    [
      new RegExp(
        `${itsText}${must}(?:rester?|reste|dur(?:er?|ent)|stay|last)s? (?:affichee?s? |visible )?(?:pendant |for )?(${time})`,
        'g',
      ),
      (seconds) => ({ seconds }),
    ],
    [
      new RegExp(
        `(?<![a-z])(?:garde|gardez|laisse|laissez|keep|leave)[- ](?:l[ea] |it )(?:affichee? |visible |up |on )?(?:pendant |for )?(${time})(?: (?:a l'(?:image|ecran)|affichee?|on (?:the )?screen))`,
        'g',
      ),
      (seconds) => ({ seconds }),
    ],
    [
      new RegExp(
        `${itsText}${must}(?:arriver?|apparaitre|apparait|commencer?|s'afficher?|appears?|starts?|comes? in) (?:a|apres|au bout de|at|after) (${time})`,
        'g',
      ),
      (start) => ({ start }),
    ],
  ];
export const mannerWords =
  /(?<=(?:titres?|textes?|text|title|lettres) )(?:rouge|bleue?|verte?|jaune|rose|orange|violette?|doree?|blanc(?:he)?|noire?|grise?|red|blue|green|yellow|gold|white)s?\b|\b(?:red|blue|green|yellow|white|gold|pink|bold|animated)(?= (?:title|text|letters))|(?<=(?:titres?|textes?|title|text|lettres|[»"”])(?: [a-z]{1,8}){0,2} )animee?s?\b|\b(?:lettre|mot) (?:par|a) lettre\b|\ben (?:rouge|bleu|vert|jaune|rose|orange|violet|dore|gras|italique)\b|\b(?:police|typo(?:graphie)?|font) (?:[a-z]{2,12}(?: (?:sans|serif|ms|neue))?)(?: pour(?= le titre))?|\bclignotante?s?\b|\bin (?:red|blue|green|yellow|bold|italics?)\b/g;

/** A text has its time: one that never goes is not granted. */
export const allAlong =
  /(?<![a-z])(?:(?:pendant )?tout (?:du long|le long|le film|le temps)(?: du film| de la video)?|(?:pendant )?toute la (?:video|duree)(?: du film)?|du debut (?:a|jusqu'a) la fin|en permanence|en continu|from start to finish|throughout|the (?:whole|entire) (?:time|film|video)|(?:all along|at all times|permanently))(?![a-z])/g;

/** In front of quotes that are names, or are said or sung. */
export const elsewhere =
  /(?<![a-z])(?:clips?|fichiers?|files?|videos?|photos?|rushs?|plans?|nomm[a-z]+|named|appel[a-z]+|called|di[st]|disent|dit|says?|sa(?:id|ying)|chant[a-z]*|crie[a-z]*|chanson|musique|morceau|song|track|music|styles?|genre|mode|effets?|ambiance|look|facon|format|filtre|comme|like|pas|sans|not|no|quand|when|mot|passage|moment|entend|par|avec|with|de|du|sur)[^a-z]{0,2}(?:le |la |les |the |de |d'|du |l')?(?:[a-z]{3,8} )?\W*$/;

const resumes =
  /,(?= ?(?:et |and |puis |then |avec |with |sans |no |pas |en |in |a |\d|entre |between |duree|musique|music|rythme|pace|format|noir|black|ordre|order|garde|keep|montage|accroche|hook|call|cta|appel|texte|text|titre|sous-titre|title|fast|slow|rapide|lent|style|look|clip|commence|start|finis|end))/;

/** Where an unquoted text stops: its line, its sentence, or the comma before another wish. */
export function bareLength(folded: string): number {
  const stops = [
    folded.search(/[\n;]/),
    folded.search(/\.(?= |$)/),
    folded.search(/[!?](?= [a-z\d])/) + 1 || -1,
    folded.search(resumes),
    folded.search(new RegExp(blank)),
  ].filter((stop) => stop >= 0);
  return Math.min(folded.length, 80, ...stops);
}

/** « affiche le prénom Tom »: what kind of word it is stands between. */
export const namedText =
  /^ (?:(?:le|la|les|un|une|the|a) )?(?:prenoms?|noms?|mots?|dates?|lieu|ville|phrase|message|words?|names?)(?= [a-z\d])/;

/** « termine sur la photo avec le texte « … » »: the end is the photo's as well. */
export const withText =
  /(?:avec|with) ?$|(?:avec|with|et|and) (?:comme )?(?:le |la |the |un |une |a )?(?:textes?|titre|mots?|text|title|words?|message|mention|phrase)[^«"“]*$/;
/** « écris merci papa »: a few words to the end of the clause, which name nothing. */
export const plainWords =
  /^ (?!(?:l[ae]s?|l'|un|une|des?|du|d'|mon|ma|mes|nos?|son|sa|ses|leurs?|the|my|our|an?|its?|this|that|his|her|their|en|au|aux|a|sur|sous|dans|on|in|at|over|dessus|quelque|quelques|something|some|ca|que|qui|ce|ces|chaque|every|each|all|tou[ts]|pas|rien|nothing|not|moi|plus|gros|petit|titre|texte|sous)(?![a-z]))[a-z']{2,14}(?: (?!en |au |a )[a-z']{1,14}){0,5}(?= ?(?:$|[,.;!?\n])| (?:en (?:haut|bas)|au (?:milieu|centre|debut)|a la (?:fin|\d)|at the|in the))/;
export const labelBefore =
  /(?:titres?|title|textes?|text|ecris|ecrire|affiche|mets|write|put)[rsz]? ?:? ?$/;
export const asTitle = /^,? (?:en|comme|pour|as(?: the| a)?) (?:gros )?(?:titres?|title)(?![a-z])/;
