import type { RefusalReason } from '../../../model/reading.ts';
import { findMentions } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

type Rule = readonly [RefusalReason, RegExp];

/** Up to the end of the clause, at most 60 units. */
const restOfClause = '[^,.;:!?\\n\\u0000]{0,60}?(?=[,.;:!?\\n\\u0000]|$| et | puis | and )';

const refusals: readonly Rule[] = [
  [
    'voice-over',
    /\b(?:(?:fais|faire|faites) (?:parler|lire|raconter|entendre|dire) )?(?:une? |la |ma )?(?:voix[ -]off|voix qui (?:raconte|explique|commente|presente|parle|lit)|voice[ -]?overs?|narrat(?:ion|eur|or|ed)|commentaire audio|(?:mets|ajoute|enregistre|pose|add|record)[rsz]? (?:ma|notre|une|my|our) (?:voix|voice)(?![ -]?o)(?: (?:par-dessus|par dessus|dessus|sur les images|over (?:it|the top)|on top))?)\b/g,
  ],
  [
    'resolution',
    /\b(?:exporte[rz]?(?:-l[ea])? |export |rends? )?(?:en |in )?(?:[48] ?k|ultra ?hd|uhd|2160p|1440p)\b/g,
  ],
  [
    'frame-rate',
    /\b(?:a |en |at )?(?:24|25|48|50|60|120|240) ?(?:fps|ips|i\/s|im\/s|images par seconde|images\/s|frames per second)\b/g,
  ],
  [
    'logo',
    /\b(?:le |mon |notre |my |our |un |the )?(?:logos?|filigrane|watermark)\b(?: (?:de l'|du |de la |de notre |de mon |of the |of our )[a-z]{3,14})?(?: (?:en|dans un|in (?:the|a)) (?:pack ?shot(?: final)?|cloture|fin|haut|bas|coin|(?:top|bottom|corner)(?: (?:left|right))?)(?: a (?:gauche|droite))?)?/g,
  ],
  [
    'split-screen',
    /\b(?:ecran (?:partage|divise|splitte|coupe)\b(?: en (?:deux|trois|quatre|\d))?|split[ -]?screen\b)|\bcote a cote\b|\bside by side\b|\bpicture[ -]in[ -]picture\b|\bincrustation video\b/g,
  ],
  ['green-screen', /\bfond vert\b|\bgreen[ -]?screen\b|\bchroma ?key\b/g],
  [
    'blur-faces',
    /\bflout(?:e|er|age)[rsz]?(?: d?[a-z']{1,5}){0,2} ?(?:visages?|tetes?|plaques?|gens|enfants|eleves|personnes|logos?)(?: (?:des?|du|d'|de la) ?[a-z']{2,14}(?: [a-z]{3,12})?)?\b|\bblur(?:red|ring)? (?:the |all |out )*(?:[a-z]{2,10}'?s?'? )?(?:faces|plates|people|kids)\b/g,
  ],
  ['stickers', /\b(?:des )?(?:stickers?|autocollants?|emojis?)(?: animes?)?\b/g],
  [
    'sound-effects',
    /\b(?:des |some )?(?:bruitages?|(?<=(?:ajoute|mets|rajoute|add)[rsz]? (?:des |un |du |le |some )?)(?:bruits?|sons?) (?:d(?:e |')|des )[a-z]{3,18}|(?<=(?:^|[,.;!?\n] ?|(?<![a-z])et )(?:avec )?)un bruit d(?:e |')(?!fond)[a-z]{3,18}|effets? sonores?|sound effects?|sfx|(?:whoosh|swoosh|boom|ding|beep|click|pop|cartoon|transition)(?:es|ing)? (?:sounds?|noises?)|sons? (?:de (?:dessin anime|transition)|rigolos?|droles?))\b(?: (?:rigolos?|droles?|funny))?/g,
  ],
  [
    'file-format',
    /\b(?:un|a) gif(?: anime)?\b|\b(?:(?:exporte[rz]?|livre[rz]?|sors|export|save|deliver)(?:-l[ea]s?| it| them)? )?(?:au|en|in|as an?) (?:format )?(?:gif|mov|avi|mkv|prores|webm)\b|\b(?:(?:master|export|fichier) )?(?:prores|dnxh[dr])(?: (?:422|4444|hq|lt|proxy))?\b/g,
  ],
  [
    'sound-repair',
    /\b(?:enleve|retire|supprime|reduis|nettoie|remove|reduce)[rsz]? (?:le |les |du |the )?(?:bruits? (?:de |du |d'|des )[a-z]{3,12}|bruits? de fond|souffle|echo|wind noise|background noise|noise)\b/g,
  ],
  [
    'zoom',
    /(?<!transitions? (?:en |de |a |au |par )?)\b(?:zoome[rz]?|zoom(?! transitions?)|dezoome[rz]?)(?: (?:in|out|progressif|lent|doux|leger|rapide|slowly|doucement|lentement))*(?: (?:sur|on|dans|vers) (?:le |la |les |l'|the )?[a-z]{2,14})?\b/g,
  ],
  [
    'several-films',
    /\b(?:fai(?:s|tes)|make)(?:[ -]m.)?(?:[ -]en| me)? (?:[2-9]|deux|trois|quatre|cinq|plusieurs|two|three|several) (?:differente?s|different ones)\b|\b(?:une? |1 |an? )?(?:version )?(?:carree?|verticale?|horizontale?|paysage|portrait|square|vertical)(?: version| one)? (?:et|plus|and) (?:une? |1 |an? )(?:autre )?(?:version )?(?:carree?|verticale?|horizontale?|paysage|portrait|square|vertical)(?: version| one)?\b|\b(?:une? |1 |an? )?(?:version|video|film|montage|one)? ?(?:longue?|courte?|long|short|\d{1,3}(?: ?(?:s|sec|secondes?|seconds?|min|minutes?))?)(?: version| one| cut)?,? (?:et|plus|and|puis) (?:une? |1 |an? )(?:autre |another )?(?:version |video |one )?(?:plus )?(?:longue?|courte?|long|short|shorter|longer)(?: version| one| cut)?\b|\b(?:une? |1 )?version \d{1,3}(?: ?(?:s|sec|secondes?|min|minutes?))?,? (?:et|plus|puis) (?:une? |1 )?version \d{1,3}(?: ?(?:s|sec|secondes?|min|minutes?))?\b|\b(?:une? |1 )?(?:version|video|montage) (?:de|en|pour) [^.;!?\n]{2,24} (?:et|puis|plus) (?:une?|1) (?:de|en|pour|plus) [^.,;!?\n]{1,20}|\b(?:une? |1 )?(?:version|video|film|montage) (?:de|en|of|d')[^.;!?\n]{2,24} (?:et|puis|plus|and) (?:une? |1 )?(?:autre|seconde|deuxieme|2e|version|another)[^.,;!?\n]{0,20}|\b(?:(?:fais|cree|make|create)[a-z-]{0,5} )?(?:[2-9]|plusieurs|several) (?:versions?(?: differentes?)?|declinaisons?|variantes?|different versions|videos? differentes|films differents|montages differents)\b(?:(?: ?[:,(])?(?: une?| one| l'une| la premiere)[^.!?\n]{0,80})?|\b(?:fai(?:s|tes)|fai(?:s|tes)-moi|make|cree|creez|je veux|je voudrais|il me faut)(?: me| moi)? (?:[a-z]{1,5} )?(?:2|3|4|5|deux|trois|quatre|plusieurs|two|three|several) (?:films|videos|versions|montages|movies|edits)(?: (?:differente?s|distincte?s))?\b/g,
  ],
  [
    'no-memory',
    /\b(?:(?:fais|refais|make|do)[a-z-]{0,5} )?(?:(?:exactement |encore )?(?:comme|pareil que|la meme chose que|le meme que|same as|just like|like)(?: (?:la|le|les|l'|the|celui|celle|mon|ma|my))?(?: (?:video|film|montage|clip))? ?(?:derniere fois|d'avant|dernier(?:e)?(?: (?:film|video|montage))?|precedente?s?(?: (?:film|video|montage|fois))?|autre fois|last (?:time|one|film|video)|previous (?:one|film|video|time)|d'habitude|(?:l')?(?:an|annee) (?:derniere?|passee?)|before|hier|yesterday|(?:(?:de|d'|du|from) ?)?(?:(?:la|le|l') ?)?(?:(?:semaine|annee) derniere|(?:mois|week-end|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi) dernier|autre jour|last (?:week|month|year)))|comme d'hab(?:itude)?|as usual)\b/g,
  ],
  [
    'publish',
    /\b(?:publie|poste|partage|envoie|upload|post|publish|share)[rsz]?(?:-l[ea]s?)?(?:-(?:moi|nous))? ?(?:ca |la video |le film |the video |the film |la |le |it )?(?:(?:directement|direct|aussi|ensuite|tout de suite|directly|straight) )?(?:(?:(?:a|to) (?:mon |ma |mes |my |the )?[a-zœ]{2,14} )?(?:par|via|sur|by|on) (?:whats ?app|mail|email|e-mail|messenger|telegram|signal|sms)|(?:sur|a|on|to) (?:(?:mon|ma|mes|notre|nos|le|la|my|our|the) )?(?:(?:page|compte|chaine|profil|mur|site|account|channel|profile) )?[a-z]{2,14})\b/g,
  ],
  [
    'publish',
    /\b(?:send|e?mail|text|whatsapp) (?:it|the (?:film|video)) to (?:my |the |our )?[a-z]{2,14}\b/g,
  ],
  [
    'publish',
    /\b(?:mets?|mettre|mettez|balance|put)(?:-l[ea]s?| it| them)? (?:direct(?:ement)? |aussi )?(?:en ligne|online|(?:sur|on) (?:(?:mon|ma|mes|notre|nos|le|la|my|our|the) )?(?:chaine|page|compte|channel|account|youtube|yt|insta(?:gram)?|facebook|fb|tik ?tok|vimeo|linkedin|twitter|snap(?:chat)?|whatsapp|drive|site)(?: (?:youtube|insta(?:gram)?|facebook|tik ?tok))?)\b/g,
  ],
  [
    'look-grade',
    /\b(?:(?:augmente|monte|pousse|booste|baisse|diminue|reduis|regle|ajuste|increase|boost|raise|lower|reduce|adjust)[rsz]? (?:un peu |bien |legerement )?(?:(?:le|la|les|the) |l'))?(?:contraste|saturation|luminosite|(?<!(?:une|notre|cette|nos|des|les|mon|ma|leur|prochaine|grande|petite) )exposition(?! (?:sur|de |d'|consacree|dediee|photo|au |aux|a ))|brightness|contrast)(?: (?:a fond|au max(?:imum)?|plus fort|plus faible|a \d{1,3} ?%))?\b|\b(?:plus|moins) (?:de |d')?(?:contrast(?:e|ee?s?)|satur(?:e|ee?s?|ation)|luminosite|lumineu(?:x|se|ses)|clair(?:e|es|s)?|sombres?|couleurs?|vif|vives?|lumiere)\b|\b(?:eclairci|assombri|satur|desatur|contrast)(?:s|r|ssez|e|er|ez)?(?: un peu| legerement)?(?: (?:les?|la|tout|l'))? ?(?:images?|plans?|videos?|film|tout)?(?![a-z])|\b(?:brighten|darken)(?: up)?(?: the)?(?: (?:image|picture|video|film|shots))?\b|\b(?:brighter|darker|more (?:contrast|saturation|colou?r)|less (?:contrast|saturation))\b/g,
  ],
  [
    'repeat',
    /\b(?:montre|remontre|repasse|passe|rejoue|mets|remets|show|play|repeat)[rsz]? (?:(?:le|la|les|the|my|mon|ma|mes) |l')[a-z]{2,14} (?:(?:deux|trois|quatre|\d{1,2}) fois|twice|(?:two|three|\d) times)\b(?! (?:plus|moins|more|faster|slower))|\brepete[rz]? (?:le |la |les |l'|ce |cette )[a-z]{3,14}\b|\bdeux fois (?:le |la )(?:meme )?(?:plan|clip|passage)\b/g,
  ],
];

/** Granted: none is ever added. */
const noEffects =
  /\b(?:(?:sans|pas d[e']|aucun|ni|no|nor|without) ?(?:any )?(?:effets?(?: (?:speciaux|visuels?|de style))?|(?:special |fancy )?effects|fioritures?|chichis?)|rien de special|nothing fancy)\b(?! (?:sonores?|de|sound))/g;

const shotsWith =
  '(?:les |des |tous les |toutes les |surtout les |que les |le |la |the |only |all )*(?:plans?|passages?|moments?|images?|scenes?|shots?|parts?|parties)';
/** What would have to be seen or heard in the pictures. */
const seen: readonly RegExp[] = [
  new RegExp(
    `(?:${verbs()} )?${shotsWith} (?:avec|ou|with|where|when|of (?:the |a )|quand|de (?:la |le |l'|les |mon |ma |mes )) ?(?!musique|music|fin|debut|film|journee|texte|titre|(?:des |de |un |une |le |du |a )?(?:fondus?|transitions?|coupes|cuts?|fades?|dissolves?|son |sound|effets?|enchain))[a-z]${restOfClause}`,
    'g',
  ),
  new RegExp(
    `(?:${verbs()} )?(?:que |seulement |uniquement |only |just )?(?:des |les |de |the )?(?:tres )?(?:gros plans?|plans? (?:larges?|serres?|rapproches?|d'ensemble)|close[ -]?ups?|wide shots?|portraits)(?![a-z])`,
    'g',
  ),
  new RegExp(
    `(?:${verbs()} |pas (?:de|les) )(?:les |des |tous les |the )?(?:plans?|passages?|images?|shots?|photos?) (?:flous?|floues?|bouges?|rates?|sombres?|tremblants?|moches?|vides?|blurry|shaky|dark)(?![a-z])`,
    'g',
  ),
  new RegExp(
    `ralenti (?:sur|pour|quand) (?:le |la |les |l'|elle |il |on )?[a-z]${restOfClause}`,
    'g',
  ),
  new RegExp(`slow[ -]?mo(?:tion)? (?:on|for|when) (?:the )?[a-z]${restOfClause}`, 'g'),
];
const heard: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])(?:${verbs()} )?(?:quand|lorsque?|when|le moment ou|jusqu'a ce que) ?(?:il|elle|on|ils|elles|je|tu|he|she|they|i|quelqu'un|(?:mon|ma|mes|le|la|les|notre|nos|my|our|the) (?!musique|music|film|video)[a-z]{3,14}) (?:dit|dis|disent|parle|parlent|chante|chantent|rigole|says?|talks?|sings?)${restOfClause}`,
    'g',
  ),
];

function verbs(): string {
  return '(?:garde|gardes|gardez|montre|prends|enleve|enleves|supprime|retire|evite|coupe|vire|jette|cut|sans|mets|commence par|commence avec|commence sur|finis par|finis sur|finis avec|termine par|termine sur|keep|show|remove|start with|end with|without|surtout|seulement|que|only|privilegie)';
}

const aName = "(?:le |la |l'|the )?[a-z0-9_.]{3,20}";
const pair = `(?:${aName} (?:et|and) ${aName} )?`;
const splitScreen = new RegExp(
  `(?<![a-z])(?:${pair}(?:cote a cote|side by side)|split[ -]?screen|(?:une? |en )?ecran (?:partage|divise|splitte))(?: (?:entre|avec|between|with) (?:le |la |l'|the )?[a-z0-9_.]{3,20} (?:et|and) (?:le |la |l'|the )?[a-z0-9_.]{3,20}|${restOfClause})`,
  'g',
);

/** Before clips are read: « split screen plage / drone » is no sequence. */
export function readSplitScreen(reader: WishReader): void {
  reader.each(splitScreen, (_match, at) => reader.refuse('split-screen', at));
}

/** Where in the film it would have been. */
const itsPlace =
  /^ (?:a la (?:toute )?fin|au (?:tout )?debut|(?:pendant |durant |sur )?(?:toute la (?:video|duree)|tout le (?:film|montage)|tout (?:du|le) long)|partout|at the (?:very )?(?:end|start|beginning)|throughout|all the way through)(?= ?(?:$|[.,;!?\n]| (?:et|and) ))/;

/** Wishes that are clear and that this engine does not grant. */
export function readRefusals(reader: WishReader): void {
  for (const pattern of heard) {
    reader.each(pattern, (_match, at) => {
      // « baisse la musique quand on parle » is for the rules of the sound.
      const before = reader.wording.folded.slice(Math.max(0, at.start - 40), at.start);
      if (
        /(?:musique|volume|music|le son|silences?|blancs|temps morts|pauses)[^,.;!?]{0,16}$/.test(
          before,
        )
      )
        return;
      reader.refuse('no-transcription', at);
    });
  }
  reader.each(noEffects, (_match, at) => reader.understand('none', at));
  for (const [reason, pattern] of refusals) {
    const { wished, refused } = findMentions(reader.text, pattern);
    for (const mention of wished) {
      const where = itsPlace.exec(reader.text.slice(mention.end))?.[0].length ?? 0;
      reader.refuse(reason, { start: mention.start, end: mention.end + where });
    }
    // « sans bruitages »: granted, there are none.
    for (const mention of refused) reader.understand('none', mention);
  }
}

/** After the rules that know shots and clips: what is left speaks of what the pictures show. */
export function readSeen(reader: WishReader): void {
  for (const pattern of seen) {
    reader.each(new RegExp(`(?<![a-z])${pattern.source}`, 'g'), (_match, at) =>
      reader.refuse('no-vision', at),
    );
  }
}

const thing =
  "(?:sans|commence[rz]? (?:par|sur|avec)|finis(?:sez)? (?:par|sur|avec)|termine[rz]? (?:par|sur|avec)|enleve[rz]?|garde[rz]? (?:seulement |que )?|without|start with|end (?:on|with)|remove|only|ralentis|evite[rz]?) (?:le |la |les |l'|un |une |des |the |a |my |mon |ma |mes )(?!film|video|montage|clip|texte|titre|reste|carton|ecran|card)([a-z]{3,16})";

/** Longer than what? */
const relative =
  /\b(?:un peu |beaucoup |bien |le )?(?:plus|moins) (?:longs?|longues?|courte?s?)(?: possible)?\b|\b(?:a bit )?(?:longer|shorter)\b/g;

/** « sans la voiture »: a thing named that no other rule knows. Runs last. */
export function readThings(reader: WishReader): void {
  reader.each(relative, (_match, at) => reader.leave(at));
  reader.each(new RegExp(`(?<![a-z])${thing}${restOfClause}`, 'g'), (_match, at) =>
    reader.refuse('no-vision', at),
  );
}
