import type { ClipRules, Handler } from './clip-rules.ts';
import { keep, leavesOut, only, without } from './clip-words.ts';
import { numbersIn, references } from './find-references.ts';
import { readLooseShares } from './read-clip-shares.ts';

/** « stabilise uniquement le drone » keeps no clip alone. */
const otherVerb =
  '(?:stabilis|acceler|ralenti|flout|zoom|recadr|eclairci|assombri|baiss|mont|tourn|invers|repet|colori)[a-z]{0,4}';

const hasVerb =
  /^ (?!et |ou |puis |and |stp|svp|dans |pour |avec |en |sur |d'abord|ensuite|merci|please|rien|plus |le |la |les |l')[a-z]/;

/** Which clips are in the film, and which are left out. */
export function readClipChoice(rules: ClipRules): void {
  const { out, inside } = handlers(rules);
  const butFor =
    '(?:tous? (?:les clips|les videos)|toutes les videos|tout|everything|all(?: the)? clips|every clip) (?:sauf|excepte|hormis|but|except)';
  rules.all(`(?:${keep} |mets |put )?${butFor} (${references})`, out);
  rules.reader.each(
    new RegExp(
      `(?:${keep} )?${butFor} (?:le |la |les |the )?(?:n°|numero )?(\\d{1,2}(?:(?:, ?| et (?:le )?| and )\\d{1,2}){0,9})(?![\\d:])`,
      'g',
    ),
    (match, at) => rules.when(numbersIn(match[1] as string), at, (clips) => out(clips, match, at)),
  );
  readLooseShares(rules);
  rules.all(
    `(?:(?:enlev|coup|saut|retir|supprim|vir|jett|ignor|oubli|zapp|ecart|elimin|evit|remov|drop|skip|avoid)(?:es?|ez|er)?|sans|without|pas) (?:juste|seulement|uniquement|just|only) (${references})`,
    out,
  );
  // « ne finis pas sur la plage » leaves no clip out.
  rules.all(
    `(?:ne |n'|don't |do not )?(?:commenc|debut|demarr|ouvr|termin|fini|conclu|ferm|start|begin|open|end|finish)[a-z]{0,3}(?: pas| jamais)? (?:par|sur|avec|with|on) (${references})`,
    (_clips, _match, at) => rules.reader.leave(at),
  );
  rules.all(
    `(?:${keep} )?(${references}),? (?:et |and )?(?:c'est tout|rien d'autre|that's (?:it|all)|nothing else)`,
    inside,
  );
  rules.all(`${otherVerb} ${only} (?:sur |pour )?(${references})`, (_c, _m, at) =>
    rules.reader.leave(at),
  );
  rules.all(`${only} (${references})`, (clips, match, at) => {
    // « que le drone ouvre le film » is no « que le drone ».
    const isSubject = /(?:^| )que /.test(match[0]) && hasVerb.test(rules.reader.text.slice(at.end));
    if (!isSubject) inside(clips, match, at);
  });
  // Several that are kept are all there is; of one alone that is not said.
  rules.all(
    `(?<=(?:^|[,.;:!?\\n]) ?)(?:garde|gardes|prends|utilise|keep|use|take) (${references})(?= ?(?:$|[,.;!?\\n]))`,
    (clips, match, at) => {
      if (clips.length > 1) inside(clips, match, at);
    },
  );
  rules.all(
    `(${references})(?: (?:shots|clips|bits|videos|pictures|scenes|material|stuff))? (?:seulement|uniquement|only|seule?s?(?! \\d))`,
    inside,
  );
  rules.all(
    `(?:ne |n')?${leavesOut} (?:surtout )?(?:pas|jamais) (?:de |d')?(${references})|(?:don't|do not|never|not|pas|sans|without) (?:you )?(?:skip|remove|leave out|drop|exclude|forget(?: about)?|ignore|omit|lose|oublier|enlever|retirer|supprimer|couper|sauter|virer) (${references})`,
    (_clips, _match, at) => rules.reader.leave(at),
  );
  readSaidOf(rules);
  rules.all(`${without} (?:de |d'|sur |aucune? )?(${references})`, out);
}

function handlers(rules: ClipRules): { readonly out: Handler; readonly inside: Handler } {
  return {
    out: (clips, _match, at) => {
      rules.clips.without = [...new Set([...rules.clips.without, ...clips])];
      rules.reader.understand('clips.without', at);
    },
    inside: (clips, _match, at) => {
      rules.clips.only = [...new Set([...rules.clips.only, ...clips])];
      rules.reader.understand('clips.only', at);
    },
  };
}

/** What is said of a clip that is named first: « le concert, je n'en veux pas ». */
function readSaidOf(rules: ClipRules): void {
  const { out, inside } = handlers(rules);
  const rest = `(?:le reste|tout le reste|les autres(?: clips| videos)?|the rest|everything else|the others)`;
  rules.all(
    `(?<!(?:son|audio|sound|voix) )(?:${keep} )?(${references}),? (?:et |and )?(?:on |tu |je )?(?:${leavesOut}|drop|remove|skip|lose|cut|pas|sans|oublie) ${rest}`,
    inside,
  );
  rules.all(`(?:leave|keep) (${references}) out`, out);
  // « le drone oui, le concert non »
  rules.all(`(${references}),? (?:oui|yes)(?= ?(?:$|[,.;!?\\n]))`, (_c, _m, at) =>
    rules.reader.understand('clips', at),
  );
  rules.all(
    `(${references}) (?:(?:peut|peuvent|doit|doivent|can|should) (?:sauter|partir|disparaitre|go|(?:etre|be) (?:enleve|supprime|retire|coupe|vire|cut|removed|dropped)[es]{0,2})|(?:(?:est|sont) )?(?:a la poubelle|a jeter)|(?:est|sont) (?:inutiles?|de trop))`,
    out,
  );
  rules.all(`(?:laisse|mets?|mettre)[rsz]? (${references}) (?:de cote|tomber|dehors|a part)`, out);
  rules.all(
    `(?:(?:je |on )?(?:n')?(?:aime|adore|kiffe|supporte)[sz]? pas|(?:je )?deteste|(?:i )?(?:don't like|hate)) (${references})(?:,? (?:donc |so |alors )?(?:${leavesOut}|remove|drop|skip|lose)(?:-l[ea]s?| it| them)?)`,
    out,
  );
  rules.all(
    `(${references})(?: (?:est|is|sont|are) [a-z]{3,9})?,? (?:${leavesOut}|remove|drop|skip|lose)(?:-l[ea]s?| it| them)`,
    out,
  );
  // « le concert, je n'en veux pas », « la plage, tu la vires »
  rules.all(
    `(${references}),? (?:(?:je|on|tu|nous|il faut|faut|i|we) )?(?:(?:ne |n')?(?:(?:en|le|la|les|l'|y) ?)?(?:veux|veut|voulons|mets?|met|prends?|garde|gardes|utilise|montre) (?:surtout |vraiment )?pas|don't (?:want|need|use)(?: (?:it|that))?)(?: (?:le |la |les )?(?:voir|mettre|utiliser|garder|dedans|dans le film|du tout))?`,
    out,
  );
  rules.all(
    `(?<!(?:secondes?|seconds?|minutes?|debut|fin|moitie|passage|partie|son) (?:d')?)(${references}),? (?:(?:je|on|tu|vous|il faut|faut|you can) )?(?:peux |peut |pouvez |veux )?(?:(?:le |la |les |l'))?(?:${leavesOut}|virer|enlever|retirer|supprimer|oublier|zapper|a (?:virer|enlever|retirer|supprimer|oublier|jeter))(?!-lui)(?! (?:avant|apres|before|after|en (?:premier|dernier)|au|a la)(?![a-z]))(?! (?:plutot |aussi |juste |seulement )?(?:[\\ue000-\\uf8ff]|(?:le|la|les|un|une|des|du|de|tout|ce|ca|son) |l'))`,
    out,
  );
}
