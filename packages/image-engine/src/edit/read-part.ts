/** Where in a picture its tones are to change: on a thing, or everywhere but there. `said`: the words it was read from. */
export type Part = {
  /** As typed; empty for what the picture is of. */
  readonly subject: string;
  readonly isBehind: boolean;
  /** Where nothing else is asked, the colours go from everywhere but there. */
  readonly keepsColour: boolean;
  readonly said: string;
};

const article = String.raw`(?:le |la |les |l'|the |my |your |its |son |sa |ses |mon |ma |mes |ce |cet |cette |this )`;
/** An article and up to four words, until the sentence goes on with something else. */
const thing = String.raw`(${article}?[a-z' -]+?)(?=$|[.,;:!?)]| en (?:couleurs?|noir)| in (?:colou?r|black)| et (?!blanc)| and (?!white)| qui | a )`;

/** What is left as it is: « but not too much », « à part ça » name nothing. */
const excepted = new RegExp(
  String.raw`\b(?:sauf|excepte|hormis|a part|mis a part|a l'exception (?:de |du |des |d')|en dehors (?:de |du |des )|except(?: for)?|apart from|other than|but not|everywhere but)(?! (?:too|so|very|quite|that|this|it|ca|cela|si|que?|qu')(?![a-z])) ?${thing}`,
);
/** « ne garde que la voiture en couleur », "keep only the rose in colour" */
const keptInColour = new RegExp(
  String.raw`\b(?:ne )?(?:garde[rz]?|laisse[rz]?|conserve[rz]?|keep|leave) (?:que |seulement |uniquement |juste |only |just )?${thing} (?:seulement |uniquement |seule? )?(?:en couleurs?|in colou?r)\b|\b(?:seule?s?|only|juste|just) ${thing} (?:reste |restent |est |sont |stays? |is )?(?:en couleurs?|in colou?r)\b`,
);
const ground =
  /\b(?:(?:de |sur |du |on |in )?(?:le |la |l'|the |son |its |un |a )?(?:fond|arriere[- ]?plan|background|decor)|ce qui (?:l'|les |la )?entoure)\b/;

/** Texts have no accents and no capitals; `isThing` tells whether words name what can be seen. */
export function readPart(folded: string, isThing: (words: string) => boolean): Part | null {
  const kept = keptInColour.exec(folded);
  if (kept) {
    const subject = (kept[1] ?? kept[2] ?? '').trim();
    return { subject, isBehind: true, keepsColour: true, said: kept[0] };
  }
  const left = excepted.exec(folded);
  if (left) return behindOf(left[1]?.trim() ?? '', left[0]);
  const behind = ground.exec(folded);
  if (behind) return behindOf('', behind[0]);
  return namedIn(folded, isThing);
}

const behindOf = (subject: string, said: string): Part => ({
  ...{ subject, said, isBehind: true, keepsColour: false },
});

const named = new RegExp(String.raw`\b(${article})([a-z'-]+(?: [a-z'-]+){0,2})`, 'g');

/** What is said of it. */
const said = / (?:en|plus|moins|trop|tres|un|in|more|less|too|a bit|et|and|qui|est|is)(?: .*)?$/;

/** « de la couleur » is no thing; the longest name counts: « le sac à dos ». */
function namedIn(folded: string, isThing: (words: string) => boolean): Part | null {
  for (const [, lead = '', words = ''] of folded.matchAll(named)) {
    const names = words.replace(said, '').split(' ');
    for (let count = names.length; count > 0; count -= 1) {
      const subject = lead + names.slice(0, count).join(' ');
      if (isThing(subject)) {
        return { subject, said: subject, isBehind: false, keepsColour: false };
      }
    }
  }
  return null;
}
