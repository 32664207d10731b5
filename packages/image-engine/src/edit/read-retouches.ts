import { anyColour, colourNamed } from './colour-names.ts';
import type { Retouch } from './retouch.ts';

type Read = Retouch extends infer One ? (One extends Retouch ? Omit<One, 'said'> : never) : never;
type Rule = {
  readonly says: RegExp;
  /** Null where it is said of something else. */
  readonly read: (match: readonly (string | undefined)[], amount: number) => Read | null;
};

const ground = String.raw`(?:le |la |l'|the |son |its |un |a |d')?(?:fond|arriere[- ]?plan|background|decor)`;
/** Of a sheet its colour is that of its ground. */
const sheet = String.raw`(?:${ground}|(?:l'|la |le |the |this |cette |my |mon |ma )(?:affiche|poster|carte|card|invitation|flyer))`;
const verb = (words: string) =>
  String.raw`\b(?:${words})(?:-(?:moi|la|le|les))?(?![\w-])(?: (?:de|from|sur) (?:cette |this |l')?(?:image|photo|picture))?`;
const take =
  'enleve[rz]?|enlever|retire[rz]?|supprime[rz]?|efface[rz]?|gomme[rz]?|vire[rz]?|ote[rz]?|remove|erase|delete|get rid of|take out';
/** Until the sentence goes on with something else. */
const thing = String.raw`([^.,;:!?]+?)(?=$|[.,;:!?]| et (?!blanc)| puis | and (?!white)| then | avec | sans | with )`;
const optional = String.raw`(?: +${thing})?`;
/** « ×4 », « en 4K », « 2048 pixels »; nothing else is in it. */
const howLarge =
  '4 ?k|8 ?k|uhd|hd|[x×] ?[2-9]|[2-9] ?[x×]|[2-9](?! ?[:/x\\d])(?: fois| times)?|deux fois|trois fois|quatre fois|twice|double|\\d{3,4}(?: ?px| pixels)?(?! ?[x:])|haute (?:resolution|definition)';
/** « la voiture plus grande » is no larger picture. */
const wholePicture = String.raw`^(?:(?:et|encore|mais|un peu|beaucoup|bien|je|la|le|l'|en|veux|voudrais|mets|fai[st]|rends|cette|image|photo|affiche|dessin|format|une?|version)[ -]?)*`;

const sides: Readonly<Record<string, number>> = { '4k': 3840, uhd: 3840, '8k': 7680 };
const counted: Readonly<Record<string, number>> = {
  ...{ deux: 2, twice: 2, double: 2, trois: 3, triple: 3, quatre: 4 },
};

function sizeIn(said: string): { readonly times: number | null; readonly side: number | null } {
  const named = /(?:4 ?k|8 ?k|uhd)\b/.exec(said)?.[0].replace(' ', '');
  const pixels = /\d{3,4}/.exec(said)?.[0];
  if (named !== undefined || pixels !== undefined)
    return { times: null, side: named === undefined ? Number(pixels) : sides[named]! };
  const figure = /[2-9]/.exec(said)?.[0];
  const word = Object.keys(counted).find((one) => said.includes(one));
  const times =
    figure === undefined ? (word === undefined ? null : counted[word]!) : Number(figure);
  return { times, side: null };
}

/** What is left of an object that was only asked for politely. */
const polite = /\b(?:s'il (?:te|vous) plait|stp|svp|please|merci|for me|pour moi)\b/g;

/** Texts have no accents and no capitals. What is more exactly said comes first. */
const rules: readonly Rule[] = [
  {
    says: new RegExp(
      String.raw`${verb(take)} ${ground}(?: blanc| white)?|\b(?:sur |avec (?:un )?|on a |with a )?(?:fond|arriere[- ]?plan) transparent\b|\btransparent (?:background|png)\b|\bpng transparent\b|\b(?:sans|without|no) ${ground}\b`,
    ),
    read: () => ({ kind: 'cut-out', subject: '' }),
  },
  {
    says: new RegExp(
      String.raw`\b(?:flout\w+|rends? flou|blur|adouci\w*)(?: (?:un peu|legerement|beaucoup|fortement|bien))? ${ground}|${ground}(?: \w+){0,2} (?:flou|floue|floute|blurr?y|blurred)\b|\b(?:effet )?(?:bokeh|mode portrait)\b`,
    ),
    read: (_, amount) => ({ kind: 'background-blur', amount }),
  },
  {
    says: new RegExp(
      String.raw`(?:\b(?:remplace\w*|change\w*|mets?|mettre|passe|replace|put|set|make|turn|sur|avec|on)\b(?:[- ](?:la|le|les|it))? )?(?:sur |avec |on |with )?${sheet}(?: (?:par|pour|en|with|by|to|into|de couleur|uni|un|une|a))* ${anyColour}\b(?! et blanc| and white)(?: uni)?|\b(?:on|with) (?:a |an )${anyColour} background\b`,
    ),
    read: ([, first, second]) => {
      const colour = colourNamed(first ?? second ?? '');
      return colour && { kind: 'background-colour', colour };
    },
  },
  {
    says: new RegExp(
      String.raw`\b(?:remplace\w*|change\w*|replace) ${ground} (?:par|pour|en|with|by|to|into) ${thing}|\b(?:mets?|mettre|place|pose|put)(?:[- ](?:la|le|les|it|moi))?(?: (?:le|la|les|the) \w+)? (?:devant|sur (?:un )?fond (?:de|d')|in front of|against) ?${thing}|\bcomme (?:fond|arriere[- ]?plan) ${thing}`,
    ),
    read: ([, ...found]) => {
      const words = found.find((one) => one !== undefined)?.trim() ?? '';
      const colour = colourNamed(words.replace(/^(?:du|de la|de l'|un|une|le|la|a|the) /, ''));
      if (colour) return { kind: 'background-colour', colour };
      return words === '' ? null : { kind: 'background-scene', words };
    },
  },
  {
    says: new RegExp(
      String.raw`(?<!papiers? )(?<!paper )${verb('detour\\w+|detourage(?: de)?|decoupe[rz]?|isole[rz]?|extrai[stre]+|cut ?out|cut')}${optional}`,
    ),
    read: ([, subject]) => ({ kind: 'cut-out', subject: bare(subject) }),
  },
  {
    says: new RegExp(
      String.raw`\b(?:agrandi(?:r|s|t|ssement)?(?! le (?:cadre|champ))|upscale|enlarge|super[- ]?resolution|double[rz]? (?:sa |la |its |the )?(?:taille|resolution|size)|(?:augmente|ameliore)[rz]? (?:sa |la )?(?:resolution|definition)|increase (?:the )?resolution|(?:plus de|meilleure|higher|better|more) (?:resolution|definition|pixels)|triple[rz]? (?:sa |la )?(?:taille|resolution))\b(?:[- ](?:la|le|les|it|moi))?(?! (?:la|le|les|l'|the|son|sa) ?(?!image|photo|picture|dessin|affiche|poster|portrait))(?: (?:cette |this |l'|the |la |mon |ma |my )?(?:image|photo|picture))?(?: (?:en|to|in|au|a|de|par|by|x)? ?(?:${howLarge}))?|\b(?:en|in|to|version) (?:4 ?k|8 ?k|uhd|haute (?:resolution|definition))\b|\bmake it (?:much |a bit |even )?(?:bigger|larger)(?: (?:by )?(?:${howLarge}))?|\ben hd\b|${wholePicture}plus grande?$|^(?:(?:even|much|a bit|still|and) )*(?:bigger|larger)$`,
    ),
    read: ([said = '']) => ({ kind: 'enlarge', ...sizeIn(said) }),
  },
  {
    says: /\b(?:restaur\w+|repare[rz]?|restore\w*|repair\w*|denois\w+|debruit\w+|enleve[rz]? (?:le |les |du )?(?:grain|bruit|poussieres?|rayures?|taches?|griffures?)|remove (?:the )?(?:noise|grain|dust|scratches))\b(?:[- ](?:la|le|les|it|moi))?(?: (?:cette |this |the |la |ma |mon )?(?:vieille |ancienne |old )?(?:image|photo|picture|photographie))?/,
    read: () => ({ kind: 'restore' }),
  },
];

const removal = new RegExp(
  String.raw`(?:${verb(take)}|\bfai[st](?:es)?[- ]?(?:la |le |les )?disparaitre\b|\b(?:sans|without)\b) +${thing}`,
);
const painting = [
  new RegExp(
    String.raw`(?:\b(?:mets?|mettre|pein[st]|peindre|colori\w+|color\w+|change[rz]?|passe[rz]?|fai[st]|rends?|turn|paint|make|dye)(?:[- ]moi)? )?(?:la couleur (?:de |du |des )|the colou?r of )?((?:le|la|les|l'|sa|son|ses|mon|ma|the|his|her) ?[^.,;:!?]{2,40}?) (?:en|to|into|in) ${anyColour}\b`,
  ),
  new RegExp(
    String.raw`\b(?:make|paint|turn|rends?|pein[st]) ((?:the|le|la|les|l') ?[^.,;:!?]{2,40}?) ${anyColour}\b`,
  ),
];

/** Reads words without accents; `isThing` tells whether words name what can be seen. */
export function readRetouches(
  folded: string,
  amount: number,
  isThing: (words: string) => boolean,
): readonly Retouch[] {
  const found: Retouch[] = [];
  let left = folded;
  const keep = (match: RegExpExecArray, read: Read | null) => {
    if (!read) return;
    found.push({ ...read, said: match[0].trim() } as Retouch);
    left = `${left.slice(0, match.index)}${' '.repeat(match[0].length)}${left.slice(match.index + match[0].length)}`;
  };
  for (const { says, read } of rules) {
    const match = says.exec(left);
    if (match) keep(match, read(match, amount));
  }
  const gone = removal.exec(left);
  if (gone && isThing(bare(gone[1]))) keep(gone, { kind: 'remove', subject: bare(gone[1]) });
  for (const pattern of painting) {
    const match = pattern.exec(left);
    const colour = match && colourNamed(match[2] ?? '');
    if (match && colour && isThing(bare(match[1]))) {
      keep(match, { kind: 'recolour', subject: bare(match[1]), colour });
    }
  }
  return found;
}

function bare(subject: string | undefined): string {
  return (subject ?? '').replace(polite, ' ').replace(/\s+/g, ' ').trim();
}
