import type { Understood } from '../../../model/reading.ts';

/** What stands around the words of a field; each blank where something else was understood. */
export type Around = {
  /** In its clause. */
  readonly before: string;
  readonly after: string;
  /** Between its own words. */
  readonly between: string;
  /** Words handed back in it; with a comma where some stand right in front of it. */
  readonly left: string;
  /** What was written from its first word, and behind its first words, understood or not. */
  readonly own: string;
  readonly behind: string;
  /** Behind it to the end of the clause, and of a clause of its own that makes an exception. */
  readonly tail: string;
  /** The fields that were understood right in front of it. */
  readonly touching: readonly string[];
  /** Those a few words in front of it, where « mais », « et » or a comma stands between. */
  readonly joined: readonly string[];
};

/** Whether the words of a field are not enough to do it to the whole film; how much of the tail says so. */
export function thinEvidence(each: Understood, around: Around): { readonly reach: number } | null {
  if (isOfOther(each, around)) return { reach: 0 };
  const said = around.tail.slice(0, reason.exec(around.tail)?.index ?? around.tail.length);
  // "a summary of our trip" is of all that was filmed.
  if (each.field === 'order' && /^(?:an? )?(?:summary|recap)/i.test(each.words)) return null;
  const isLimited = limits.some(
    ({ fields, after }) => fields.test(each.field) && after.some((pattern) => pattern.test(said)),
  );
  return isLimited ? { reach: said.trimEnd().length } : null;
}

/** What follows gives a reason or a purpose, and limits nothing. */
const reason =
  /(?<![a-z])(?:parce qu|car |puisqu|vu qu|comme (?:ca|il|elle|on|c'est)|because|cuz|coz|since (?:it|i|we|the)|pour (?:que |qu'|mon |ma |mes |notre |nos |le |la |les |l'|un |une )|for (?:my|our|the|a)(?![a-z])|c'est|it's)/;
/** All of the film, a politeness, or how sure somebody is. */
export const harmless =
  /(?<![a-z])(?:(?:pendant|durant|sur|dans|tout au long de|during|on|in|for|throughout) (?:tout(?:e)? (?:le|la)|tous les|toutes les|l'ensemble d|all (?:of )?the|the (?:whole|entire)|every)(?: [a-z]+)?|du debut (?:a|jusqu'a) la fin|from (?:the )?(?:start|beginning) to (?:the )?(?:end|finish)|(?:si|if) (?:possible|tu peux|vous pouvez|c'est (?:possible|faisable|ok|bon)|tu veux|vous voulez|ca (?:marche|va|te va)|you (?:can|could|want|like)|it's possible)|quand (?:meme|tu (?:peux|veux|as)|vous (?:pouvez|voulez))|when you (?:can|have)|(?:avant|apres|before|after) (?:tout|all)(?![a-z]))/g;

const perClip =
  /(?<![a-z])(?:(?:de|pour|dans|sur|a) (?:chaque|chacune? des) (?:clips?|videos?|rushs?|fichiers?|photos?)|par (?:clip|video|rush|fichier|photo)|(?:from|of|for|in|out of) (?:each|every) (?:clip|video|file|photo)|per (?:clip|video|file))(?![a-z])/;
const nowAndThen =
  /(?<![a-z])(?:(?:une?|1) [a-z]{3,9} sur (?:deux|trois|2|3)|(?:one|1) [a-z]{3,9} (?:in|out of) (?:two|three|2|3)|every other [a-z]+|de temps en temps|par moments?|parfois|sometimes|now and then|here and there)(?![a-z])/;
const except =
  /(?<![a-z])(?:sauf|excepte|hormis|a part|en dehors|except|excluding|apart from|other than)(?![a-z])(?! (?:si possible|ca|cela|que je|erreur|avis))/;
const butNot =
  /(?<![a-z])(?:(?:mais|but) (?:pas|not) (?=(?:sur|pour|pendant|durant|dans|quand|au|aux|a la|celui|celle|ceux|on|in|for|during|when|at|that|this) ))/;
/** « les meilleurs moments », « the dance bits » */
const someParts =
  '(?:the|les|mes|tous les|all the) (?:[a-z]{3,14} ){0,2}(?:parts?|bits?|moments?|passages?|scenes?|parties|sequences?)';
const partly = new RegExp(
  String.raw`(?<![a-z])(?:a partir d|depuis (?!toujours)|jusqu'|until|till |from (?:second|minute|the (?:second|moment|point|time)|when|\d)|(?:pendant|durant|during) (?=(?:la|le|les|l'|que|qu'|the|my|our|his|her) ?[a-z])|while |when |quand |lorsqu|au moment|le temps d|(?:si|if) (?=(?:on|il|elle|je|tu|quelqu'un|jamais|we|it|he|she|you|there|the|la|le|les|l')(?![a-z]))|halfway|mid-?way|at the (?:very )?(?:end|start|beginning)(?![a-z])|a la (?:toute )?fin(?![a-z])|au (?:tout )?(?:debut|milieu)(?![a-z])|in the middle(?![a-z])|(?:seulement|uniquement|juste|only|just) (?:sur|pour|pendant|dans|quand|a la|au|on|for|during|when|in|at) |of my |of our |^ ${someParts}(?! du film)(?![a-z])(?: [a-z]{3,14})?|(?:dans|sur) (?:les|la|le) (?:scenes?|plans?|passages?|moments?|parties?|clips?) (?!et |ou )[a-z])`,
);

type Limits = { readonly fields: RegExp; readonly after: readonly RegExp[] };

const limits: readonly Limits[] = [
  { fields: /^(?:duration|clips\.stretches)$/, after: [perClip] },
  { fields: /^transitions$/, after: [perClip, nowAndThen, except] },
  {
    fields: /^(?:speedParts|directionParts|lookParts|loop)$/,
    after: [perClip, nowAndThen, except, butNot],
  },
  {
    fields:
      /^(?:originalSound|clipSound|music\.(?:use|level)|speed|direction|look|selection|order|steady|shots\.\w+|clips\.(?:only|without))$/,
    after: [perClip, nowAndThen, except, butNot, partly],
  },
];

/** « sauf la danse » may have a clause of its own. */
export const exception = new RegExp(`^[, ]*(?:mais |but )?(?:${except.source}|${butNot.source})`);

/** Turned round, hesitated about, or what was once wished for. */
export const turned =
  /(?<![a-z])(?:hors de question|pas question|out of the question|evite[rsz]? |(?:ne |n')?(?:(?:veu|voudr|souhait)[a-z]{1,4}|mets|mettez|fais|faites|faut) (?:surtout |vraiment |absolument )?pas (?!que|plus|moins|trop|seulement|un |de )|surtout pas que|j'hesite(?! ?[….,!?])|je me demande|not sure (?:about|if|whether)|(?:au depart|a la base|initialement|originally|at first|au debut),? (?:je |j'|on |i |we )(?:voul|pens|avai|souhait|want|thought|was|were)[a-z]{0,6}|(?:la|l')? ?(?:derniere|autre) fois (?:tu|vous|on|il)|last time (?:you|we))(?![a-z]*-)/;

/** A subject of its own in front of a length: « the last one should be 4 seconds », « clip1 2s ». */
const ofOther =
  /(?<![a-z])(?:(?:qui|that|which) (?:dur|fait|font|last|are|is)[a-z]* (?:(?:plus|moins|au moins|over|under|more than|less than)(?: de| d'| than)? )?$|clips? ?\d{1,2} ?$|(?:video|clip|fichier) (?:du|de la|de l'|de|of(?: the)?) ?_*[a-z_]* ?(?:dure|fait|lasts?|is) $|(?:chaque|each|every) (?:clip|video|photo|image|plan|picture|passage|extrait|moment|scene|sequence)s? (?:[a-z]+ ){0,3}$|(?<!\d )(?:photos|images|pictures) ?:? ?$|(?:the|le|la|les|l'|chaque|each|every) ?(?:(?:tout |tres |very )?(?:derni|premi|deuxi|troisi|last|first|second|third)[a-z]*) (?:(?:one|ones|plan|shot|clip|image|photo|picture|titre|texte|text|video)s? (?:[a-z]+ ){0,3}|(?:should|must|will|doit|devra|devrait|dure|fait|fasse|soit) (?:[a-z]+ ){0,2})$)/;
/** « j'ai un rendez-vous dans 10 minutes », « il me le faut pour 18h30 » */
const inAWhile =
  /(?<!(?:tien|tenir|rentr|log|pass|entr|condens|resum|compress|concentr)[a-z]{0,4} (?:tout |ca )?)(?<![a-z])(?:dans|d'ici|d.ici a) $/;
const byThen = /(?<![a-z])(?:pour|avant|vers|a|by|before|at) $/;
/** « n'accélère pas le drone » */
const notDone = /^ (?:surtout )?(?:pas|jamais) [a-z]/;
/** « noir et blanc, mais pas la plage », "slow down the best moments" */
const ofSome = new RegExp(
  `^,? ?(?:mais|but) (?:pas|not) (?:le |la |les |l'|the |clip )|^ ${someParts}(?![a-z])`,
);
const ofMusic =
  /^ (?:la |le |the |ma |my )(?:musique|chanson|zik|morceau|music|song|track)(?![a-z])|^ (?:sur|pendant|pour|on|during|for) (?:le |la |les |the )?(?:refrains?|couplets?|choruses|chorus|drop|verses?|solo|pont|bridge)(?![a-z])/;
const ofFirstClips =
  /^ (?:pour|sur|for|on) (?:les |the )?(?:\d{1,2} |deux |trois |two |three )?(?:premiers?|derniers?|first|last|autres|others)(?![a-z])/;
const ofSomeone =
  /^ (?:de |d'|of )(?!(?:fond|origine|ambiance|original|clips?|videos?|rushs?|la (?:video|musique)|mes|nos|tous|toutes|chaque|base|all|my clips|the clips)(?![a-z]))[a-z]/;
/** « d'abord en noir et blanc, puis en couleur » */
const thenOther =
  /^(?: (?:au (?:tout )?debut|at (?:the start|first)))?,? ?(?:puis|et|then|and|avant|to)(?: [a-z']+){0,2} (?:en|in|de la|into) (?:la )?(?:couleurs?|colou?rs?)(?![a-z])/;
/** « lent puis rapide puis lent » */
const againSo =
  /^,? ?(?:et |and )?(?:puis|then|ensuite|again) (?:a nouveau |encore )?(?:lente?|calme|doux|rapide|vite|slow|calm|fast)/;
/** "color, not black and white" */
const notThis = /(?<![a-z])(?:not|pas|non|plus) (?:(?:de|du|en|in) )?(?:noir et|black and)/;
const notWhole =
  /^[^.;!?\n]{0,60}(?<![a-z])(?:(?:pas|not) (?:forcement |tous |toutes |all )?(?:en entier|entiers?|entieres?|in full|entirely))/;
const aLength =
  /(?<![\d:.,])\d{1,3}(?:[.,]\d)? ?(?:s|secs?|secondes?|seconds?|mins?|minutes?)(?![a-z])/;
const ofFilm = /(?<![a-z])(?:film|video|montage|clip|total|reel|story|tout) (?:[a-z]{1,9} ){0,2}$/;
const someOf =
  /(?<![a-z])(?:les|des|mes|the|my) (?:videos|clips|plans|rushs|photos|shots)(?: (?:de|of))? $/;
const ofSomebodys =
  /^ of (?:my|our|his|her|their) (?!film|video|trip|day|holiday|weekend|footage|clips)/;
const askedFor =
  /(?<![a-z])(?:film|video|montage|make|give|do|want|need|like|cut|edit|keep|show|just|only|fais|fait|veux|voudrais|dure|duree|length|long)(?![a-z])/;
/** « garde-le en entier »: something, not everything. */
const ofOne =
  /(?<![a-z])(?:garde|laisse|mets|met|prends|montre|passe|keep|leave|show|play)(?:[rsz]|ez)?[- ](?:le|la|it) $/;

/** What one field alone may not be beside. */
function isOfOther({ field, words, label }: Understood, around: Around): boolean {
  const { before, between, after, left, own, behind } = around;
  if (/^(?:speed|direction|look|originalSound|steady)$/.test(field) && ofSome.test(behind))
    return true;
  if (/^(?:speed|direction|look|steady)$/.test(field) && notDone.test(behind)) return true;
  if (/^(?:speed|loop|pace)$/.test(field) && ofMusic.test(behind)) return true;
  // « le 1er clip je veux que le début »
  if (/^clips\.(?:first|last)$/.test(field) && ofItsPart.test(words.toLowerCase())) return true;
  // « 3 fois, comme un refrain »
  if (field === 'music.part') return /(?:comme (?:une?|le)|like (?:an?|the)) ?$/.test(before);
  if (field === 'aspectRatio') return ofFirstClips.test(behind);
  if (field === 'duration') return isOtherLength(words, around);
  if (field === 'look')
    return (
      thenOther.test(behind) ||
      (label === 'noir et blanc' && notThis.test(before + words.toLowerCase())) ||
      around.touching.some((each) => /^clips\.(?:first|last)$/.test(each))
    );
  // « coupe la voix de maman »
  if (field === 'originalSound') return ofSomeone.test(after);
  // « un plan de 10 secondes sur la plage » is no film of one.
  if (field === 'shots.count')
    return /^(?:une?|an?|1) (?:plan|shot)/.test(own) && left.trim() !== '';
  // « accélère le drone mais pas la plage » leaves nothing out of the film.
  if (field === 'clips.without')
    return (
      /^(?:pas|not)(?![a-z])/.test(own) &&
      [...around.touching, ...around.joined].some((each) => ofSomeClips.test(each))
    );
  // « tranquille au début, fort au milieu, calme à la fin » goes both ways.
  if (field === 'course')
    return /(?<![a-z])(?:milieu|middle)(?![a-z])/.test(between) || againSo.test(behind);
  if (field === 'selection' && notWhole.test(own)) return true;
  if (field === 'selection') return /entier|full/i.test(words) && ofOne.test(before);
  // « piscine, salon, dans cet ordre »: the order of what nobody knows.
  return field === 'order' && /(?:cet|this|that) ord/i.test(words) && left.includes(',');
}

const ofItsPart =
  /(?:que|seulement|juste|uniquement|only|just) (?:(?:le |the )(?:debut|début|milieu|start|beginning|middle)|(?:la |the )(?:fin|end))/;
const ofSomeClips =
  /^(?:speedParts|directionParts|lookParts|clipSound|speed|direction|look|steady|originalSound)$/;

/** Of a clip, of somebody's day, or when it must be ready. */
function isOtherLength(words: string, { before, after, left }: Around): boolean {
  const isSomebodys = ofSomebodys.test(after) && !askedFor.test(before);
  const isWhen = inAWhile.test(before) || (/h ?\d{2}/i.test(words) && byThen.test(before));
  // « les vidéos de moins de 5 secondes »
  const isOfSome = someOf.test(before) && /^(?:plus|moins|longer|shorter|over|under)/i.test(words);
  const isOneOfMany = aLength.test(left) && !ofFilm.test(before);
  return isOfSome || isOneOfMany || ofOther.test(before) || isSomebodys || isWhen;
}
