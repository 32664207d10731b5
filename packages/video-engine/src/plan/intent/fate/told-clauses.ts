import { blank } from '../words/read-wording.ts';
import type { WishReader } from '../words/wish-reader.ts';
import { isMeaningful, namesTopic } from './leftover.ts';

/** What a film has: said to be so, it is wished for. */
const ofFilm =
  'films?|videos?|montages?|clips?|reels?|story|stories|version|musiques?|chansons?|morceau|sons?|audio|volume|rythme|tempo|cadence|titres?|textes?|format|images?|plans?|shots?|couleurs?|tons?|transitions?|fondus?|rendu|resultat|duree|longueur|ordre|ensemble|tout|reste|sous-titres?|generique|truc|chose|quelque|passage|fin|debut|moitie|teaser|trailer|spot|movie|edit|music|song|track|sound|pace|title|text|pictures?|colou?rs?|fades?|cuts?|length|order|whole|rest|everything|end|ending|start|half|captions?|subtitles?|final|ideal|but|idee|deal|mieux|importante?s?|style|look';
const lead =
  "(?:(?:et|mais|car|alors|bref|bon|en fait|du coup|sinon|enfin|puisque|comme|vu que|parce que|parce qu'|puisqu'|vu qu'|sauf que|la-bas|hier|ce jour-la|ce soir-la|(?:ce|le|cette|cet|l'|la) ?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|matin|soir|nuit|ete|hiver|printemps|an|annee|mois|semaine)(?: (?:derniere?|passee?|la))?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|au debut|a la fin|apres|avant|and|but|so|because|since|as|yesterday|there|then|well|also|last (?:year|week|month|night|summer|weekend|saturday|sunday|monday|friday)|that day|at first),? ?)*";
const weak =
  "(?:ne |n'|y |en |se |s'|me |m'|nous |vous |leur |lui |l'|les |le |la |pas |jamais |plus |tous |toutes |tout |bien |vraiment |trop |tres |deja |encore |aussi |meme |juste |un peu |beaucoup |enfin |surtout )*";
const noun = `(?:(?:le|la|les|mon|ma|mes|notre|nos|votre|vos|son|sa|ses|leur|leurs|un|une|des|ce|cet|cette|ces|chaque|my|our|the|his|her|their|a|an|some) |l')(?!(?:${ofFilm})(?![a-z]))(?:[a-z0-9_'.-]{2,18}(?: (?:de|du|des|d'|of|en|a|au)?(?: ?(?:la|le|les|l'|mon|ma|mes|the|my))? ?[a-z0-9_'-]{2,14}){0,2})`;
const someone =
  '(?:mamie|papi|papy|maman|papa|mum|mom|dad|grandma|grandpa|tonton|tata|tout le monde|everyone|everybody|personne)';
const pronoun = "(?:je |j'|tu |il |elle |on |ils |elles |nous |vous |ca |c'|ce )";

/** To have asked, thought and put in order is to wish. */
const asked =
  '(?!(?:dit|demande|voulu|pense|prevu|decide|choisi|imagine|precise|ecrit|mis|range|classe|ordonne|place|numerote|besoin|envie|droit|hate|ajoute|envoye|note|prefere|aime|garde|selectionne|retenu)(?:e?s?)(?![a-z]))';
const participle = "[a-z'-]{1,14}(?:ee?s?|ie?s?|ue?s?|it|ites?|erte?s?|einte?s?)(?![a-z])";
/** Behind a noun « a » is as often « à ». */
const commonParticiple =
  '(?:fai(?:t|te|ts|tes)|mange|coupe|film|tourne|commence|fini|dure|gagne|perdu|pris|vu|eu|ete|joue|chante|danse|couru|saute|marche|roule|traverse|loue|achete|vendu|ouvert|ferme|dormi|neige|plu|jete|supprime|enleve|casse|oublie|rate|reussi|passe|visite|fete|organise|celebre|monte|descendu|montre|prete|mis|recu|souffle|pleure|ri|crie|adore|plonge|nage|tombe|disparu|appris|explique|offert|debute|termine|attaque|accelere|ralenti)(?:ee?s?|es|s|e)?(?![a-z])';
const moved =
  '(?:alle|parti|venu|arrive|monte|descendu|tombe|reste|rentre|sorti|devenu|passe|retourne|revenu|ne|mort|perdu|bless|inscrit|marie|installe)(?:e?s?)(?![a-z])';
const imperfect =
  "(?!(?:fai[st]|parfait|souhaits?|lait|portraits?|extraits?|mais|jamais|vais|sai[st]|connai[st]|plai[st]|frais|anglais|francais|mauvais|ait|aient|voulais|voulait|voulions|pensai[st]|pensions|souhaitai[st]|souhaitions|prefer[a-z]+|aimais|aimait|comptai[st]|comptions|cherchai[st]|imaginai[st]|avais dit|faudrait|esperai[st])(?![a-z]))(?:[a-z'-]*[^r\\W]|mont|cour|tir|pleur|entr|rentr|ouvr|offr|dur|ador|mour|montr|jur|err)(?:ais|ait|aient|ions|iez)(?![a-z])";
const being =
  "(?:est|sont|semble|semblent|a l'air|ont l'air|is|are|seems?|looks?)(?![a-z])(?! (?:en (?:tout )?(?:premier|dernier)|a la (?:toute )?fin|au (?:tout )?debut|d'abord|au ralenti|en accelere|a enlever|a virer|a garder|first|last|at the (?:start|end)|in slow))";
const acting =
  '(?:parle|parlent|chante|chantent|joue|jouent|danse|dansent|court|courent|crie|crient|nage|nagent|roule|roulent|marche(?! arriere)|marchent|glisse|glissent|tombe|tombent|pleure|pleurent|rigole|rigolent|rit|rient|travaille|travaillent|habite|habitent|vit|vivent|fonce|foncent|dort|dorment|mange|mangent|vend|vendent|bouge trop|bougent trop|recoit|fait du|fait de la|font du|font de la|talks?|speaks?|sings?|plays?|dances?|runs?|shouts?|lives?|works?|moves? too|do(?! (?:not|want|need|like|have))|teach|make a|sell)(?![a-z])';
const shaking =
  "ca (?:ne |n'|nous |me |s'|y )?(?!monte (?:[a-z]+ment )?en |monte crescendo|monte petit|monte peu)(?:secoue|glisse|monte|descend|tape|pousse|roule|tangue|souffle|crie|chauffe|caille|pique|grimpe|tombe|pleut|vente|rame|hurle|sent|fait)(?![a-z]| (?:moi|\\d))";
const pastVerb =
  '(?!(?:wanted|need|needed|speed|feed|hoped|asked|preferred|decided|said|chose|thought|planned|uploaded|added|numbered|ordered|picked|selected|sorted|expected|imagined)(?![a-z]))(?:was(?! (?:hoping|thinking|wondering|going|planning|after))|were(?! (?:hoping|thinking|wondering|going|planning|after))|had|went|got|did|took|lost|won|made|began|ran|shot|sang|swam|rode|drove|flew|fell|met|cut|ate|spent|came|saw|gave|bought|sold|built|slept|froze|[a-z]{2,12}ed)(?![a-z])';
const nowVerb = "(?:'s|'re|'m| is| are| am)";

const told = [
  // « on a fait du VTT », « les enfants étaient calmes »
  `(?:j'|je |tu |il |elle |on |ils |elles |nous |vous )${weak}(?:ai|as|a|avons|avez|ont|avais|avait|avions|avaient) ${weak}${asked}${participle}`,
  `(?:${noun}|${someone}) ${weak}(?:a|ont|avait|avaient|had|has|have) ${weak}${commonParticiple}`,
  `(?:${pronoun}|(?:${noun}|${someone}) )${weak}(?:suis|es|est|sommes|sont|etais|etait|etions|etaient) ${weak}${moved}`,
  `(?:${pronoun}|(?:${noun}|${someone}) )${weak}${imperfect}`,
  // What somebody is, does, and where they are.
  `(?:je suis|on est|nous sommes|tu es|i am|i'm|we're|we are|(?:il|elle) est|(?:ils|elles) sont|(?:he|she|they)${nowVerb}) (?!(?:pour|d'accord|la pour|here to|ok)(?![a-z]))[a-z0-9]`,
  `(?:${noun}|${someone}) ${weak}${being} `,
  `(?:(?:${noun}|${someone}) |il |elle |ils |elles |he |she |they |je |i |we )${weak}(?:really |always |just |all )?${acting}`,
  // « my hands move slowly »: what is somebody's own, and how it does what it does.
  `(?:my|our|his|her|their|mon|ma|mes|notre|nos|son|sa|ses|leurs?) (?!(?:${ofFilm})(?![a-z]))[a-z-]{2,14} [a-z]{2,12} (?:si |trop |tres |plutot |assez |bien |so |too |very |really )?(?:vite|lentement|doucement|fort|calmement|rapidement|tranquillement|slowly|fast|quickly|loud(?:ly)?|softly|quietly|calmly)(?![a-z])`,
  `(?:on fait|nous faisons|ils font|elles font) (?:du |de la |de l'|des )(?!(?:${ofFilm})(?![a-z]))[a-z]{3,}`,
  `${noun} (?:dure|durent|lasts?|takes?) (?:environ |about |presque |nearly )?(?:\\d|une?|deux|a |an |half)`,
  shaking,
  "(?:back then|in those days|in the old days|a l'epoque|dans le temps|de mon temps) ",
  `(?:c'est|it's|it is|that's) (?:un|une|des|an?|some) (?:[a-z]{3,12} )?(?!(?:[a-z]{3,12} )?(?:${ofFilm})(?![a-z]))[a-z]{3,}`,
  // "it was wild", "we walked for two hours"
  `(?:it|that|this|there|everything|everyone|(?:my|our|the|his|her|their|some) (?!(?:${ofFilm})(?![a-z]))[a-z]{2,14}(?: [a-z]{2,12})?) (?:really |just |also |all |never |even |only )*(?:was|were|had|went|got|took|did|lost|won|began|started|ended|crashed|fell|showed|kept|froze|rained|snowed)(?![a-z])`,
  `(?:i|we|he|she|they|people|(?:the |our |my |some |two |three )?(?:band|kids|children|boys|girls|guests|crowd|team|bride|groom|singer|dog|cat|horse|neighbours|players|pupils|students|dancers|teacher|mayor|priest|choir)|(?:my|our|his|her|their) (?!(?:${ofFilm})(?![a-z]))[a-z]{2,14}(?: [a-z]{2,12})?) (?:really |just |also |all |never |even |only |both |finally |then |always |often |usually |still |nearly |almost )*${pastVerb}`,
];
/** From the beginning of a clause; what follows « et » goes on unless it asks for something. */
const bounds = `,.;:!?\\n()${blank}«»"“”`;
const clause = new RegExp(
  `(?<=^|[${bounds}] ?|(?<![a-z])(?:et|mais|car|and|but|so|donc|parce que|because) )(?<!(?<![a-z])(?:si|if|que|qu') ?)${lead}(?:${told.join('|')})[^${bounds}]*`,
  'g',
);
/** What asks for something, wherever it begins. */
const asking =
  / (?:donc|du coup|alors|(?:mais|but)(?! (?:(?:tres|plutot|aussi|un peu|assez|so|very|quite|also) )?[a-z]{3,14} ?$)) |,? (?:donc|alors|du coup|so|et|and|mais|but|puis|then|car|parce qu) ?(?=(?:que )?(?:(?:je|on|nous|i|we) (?:veu|voudr|aimer|souhait|prefer|want|would|need|'d)|il (?:me |nous |en )?fau|(?:need|want) (?:an?|some|the|it|to) |(?:fai|met|garde|enleve|vire|coupe|retire|supprime|commence|fini|termine|ajoute|ecri|affiche|accelere|ralenti|baisse|monte|stabilise|prend|laisse|utilise|ouvre|evite|oublie|make|put|keep|remove|drop|skip|cut|mute|start|end|finish|begin|write|add|use|show|turn|slow (?:it|the|down)|speed (?:it|the|up)|leave|give|please|no |sans |avec |pas |without |with |\d|seulement|juste|only|just)))|(?<!(?<![a-z])(?:il|elle|on|qui|je|ne|n'|me|m'|se|s'|les?|la|l'|y|en|ils|elles|nous|vous|who|that|we|i|they|he|she|to|and|et|a|ai|as|ont|avons|avez|avait|avaient|est|pas|plus|bien|tout|deja|has|have|had)) (?=(?:fais|mets|garde|gardez|enleve|vire|coupe|retire|supprime|ajoute|ecris|affiche|baisse|monte|accelere|ralentis|stabilise|prends|laisse|utilise|make|put|keep|remove|drop|mute|write|add) (?:l[ae]s?|l'|un|une|moi|du|des|d|de|the|a|an|my|it|\d|que|«|"))/;

/**
 * Clauses in which somebody tells what was, or who they are: « ça glissait vite », « mon mari est
 * calme ». Nothing is asked for in them, so no rule reads them; they are handed back whole.
 */
export function leaveTold(reader: WishReader): void {
  for (const { index, 0: words } of [...reader.text.matchAll(clause)]) {
    const length = asking.exec(words)?.index ?? words.length;
    const said = words.slice(0, length).trimEnd();
    if (isMeaningful(said) || namesTopic(said))
      reader.leave({ start: index, end: index + said.length });
  }
}
