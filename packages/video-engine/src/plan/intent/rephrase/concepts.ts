import { english } from './english-concepts.ts';

/** Endings of French verbs in -er, as orders, infinitives, participles and told of somebody. */
const er = '(?:e[rsz]?|ee?s?|ez|ons|ent|ant|erait|era|eras|erez)';

function verbs(stems: string): string {
  return `(?:${stems})${er}`;
}

/**
 * What wishes speak of, each by the words it goes by in French and English (folded, as mended).
 * A word may stand for several: « doux » is gentle music, a gentle pace and a soft transition.
 * Frames (`frames.ts`) say which of them make sense together.
 */
const table = {
  // What is done.
  drop: `evite[rz]? de (?:montrer|mettre|voir|garder|passer|prendre)|avoid (?:showing|using)|${verbs('enlev|desactiv|vir|supprim|retir|coup|jet|jett|oubli|zapp|saut|ecart|elimin|evit|degag|effac|ignor|bazard|exclu')}|exclu[st]?|exclure|exclues?|can go|peu(?:t|vent) (?:sauter|partir|disparaitre|degager)|a la poubelle|a jeter|(?:pas|ne) besoin|s'en pass(?:e|er|era)|se pass(?:e|er|era) d[e']|pass(?:e|er) outre|laiss(?:e|er|es|ez) (?:tomber|de cote|dehors)|mets? de cote|mettre de cote|bannis?|bannir|nettoi(?:e|es)|poubelle|off|remove[sd]?|drop(?:ped)?|skip(?:ped)?|cut|lose|ditch|omit|exclude[d]?|leav(?:e|ing) out|left out|delete[d]?|scrap|trash|bin|kill|get rid|throw (?:out|away)|avoid|turn(?:ed)? off|silence (?=the|all)`,
  mute: 'mute[sd]?|muting|muter|mutez|muets?|muettes?|silencieu(?:x|se|ses)|en silence|silent',
  keep: `${verbs('gard|conserv|utilis|montr|laiss|pass|inser|preserv|ajout|plac|affich')}|prend(?:s|re)?|pren(?:ez|ons|ds)|met(?:s|tre|tez|tons|te)?|voir|voit|vois|inclu[st]?|inclure|keep(?:ing)?|kept|use[ds]?|using|show(?:ing|n)?|include[ds]?|see|take|taking|put|leave|play(?:s|ed|ing)?|add(?:ed)?|apparai(?:t|tre|sse|ssent)|figure[rz]?|appears?|want`,
  hear: 'entend(?:s|re|e|es|ent|u)?|ecoute[rz]?|hear[ds]?|hearing|audibles?',
  nothing: 'rien|nothing|anything',
  not: "pas|sans|ni|aucune?s?|jamais|non(?! merci)|no|not|never|without|zero|don't|dont|doesn't|do not|nor|neither|isn't|aren't|shouldn't|point d[e']|hors de question|interdit|interdiction",
  only: "seule?s?|seulement|uniquement|exclusivement|juste|rien que|rien d'autre que|only|just|solely|nothing but|alone|exclusively|purement|que du|que de la|que des",
  all: "tout|toute|tous|toutes|integralite|l'ensemble|totalite|partout|everything|everywhere|all|entier|entiere|entierement|en entier|integralement|whole|entire|throughout|du debut a la fin|from start to finish|de bout en bout|d'un bout a l'autre",
  // Where in the film.
  first: `d'abord|(?:en )?premiere?(?: lieu| position)?|(?:le |au |tout )*debut|en entree|${verbs('commenc|debut|demarr|entam|attaqu|lanc|introdui')}|ouvr(?:e|es|ir|ez|ons|ant|irait)|ouverture|demarrage|depart|intro(?:duction)?|(?:en )?tete|entree|prealable|start(?:s|ed|ing)?|begin(?:s|ning)?|(?:kick|come|drop)s? in|open(?:s|ing)?|first|lead|kick off|opener`,
  last: `(?:a |la |toute |en |de )*fin(?:al|ale|i|is|it|ir|ira|isse|issez|issant)?|${verbs('termin|achev|boucl|clotur|ferm')}|conclu(?:s|t|re|ez|sion|e)?|clo(?:s|t|re)|cloture|outro|jusqu'au bout|jusqu'a la (?:toute )?fin|until the (?:very )?end|(?:en )?derniere?(?: lieu| position)?|fermeture|en sortie|end(?:s|ed|ing)?|finish(?:es|ing)?|clos(?:e|es|ing)|last|conclude|wrap up|lastly|finally`,
  next: "puis|pis|ensuite|apres(?: quoi| ca| cela)?|suivie?s?(?: de| du| d'| par)?|then|next|followed by|after (?:that|this)|afterwards|→|->|>",
  // What is heard.
  music:
    'musiques?|musicale?|chansons?|morceau|bande[ -]son|musical|music|songs?|tracks?|tune|soundtrack|melodie|zik',
  sound:
    "sons?|sons? ambiants?|son d'ambiance|audio|bruits?|son d'origine|son direct|sons? originale?|sounds?|noises?|bande sonore|ambiance sonore|(?:pistes?|bandes?) audio|original audio",
  voice:
    "voix|paroles?|dialogues?|conversations?|voices?|dialogue|speech|talking|speaking|(?:ce )?qu'?(?:on|ils|elles|il|elle) (?:se )?(?:dit|disent|raconte|racontent)|les gens (?:qui )?parlent|quand (?:ca|on|les gens|il|elle) parlen?t?|quand quelqu'un parle|(?:quand )?personne (?:ne )?parle|(?:when |where )?(?:no ?one|nobody) (?:talks|speaks|is talking|is speaking)|people talk(?:ing)?|when(?:ever)? (?:people|someone|somebody|anyone|they|we) (?:are |is )?(?:talk|speak)(?:s|ing)?",
  low: `bas(?:se|ses)?|faibles?|discrete?s?|discretement|doucement|legere?s?|fond|sourdine|arriere[ -]plan|retrait|second plan|${verbs('baiss|diminu|attenu|tamis')}|redui(?:s|t|re|sez|te)|adouci(?:s|r|e|ssez)?|low(?:er|ered)?|down|quiet(?:er|ly)?|soft(?:er|ly)?|(?:turn|dial|bring|take)(?:ed)? down|background|inaudible|a peine audible|barely audible|subtle|subtly|feutree?|tenue?`,
  loud: `forte?s?|hautee?s?|haut|fond la caisse|a fond|a bloc|puissante?|presente?s?|${verbs('mont|augment|pouss|boost')}|max(?:imum)?|loud(?:er|ly)?|turn(?:ed)? up|crank(?:ed)?(?: up)?|raise[d]?|up|blast(?:ing)?|full blast|a donf|devant|premier plan|en avant`,
  less: 'moins|less',
  more: 'plus|more|davantage|encore plus',
  too: 'trop|too|exagere',
  slightly:
    'un (?:tout )?petit peu|un peu|legerement|a (?:little )?bit|a little|slightly|a touch|un chouia|un poil',
  drown:
    'couvr(?:e|ent|ir)|noie(?:nt)?|noyer|ecras(?:e|er|ent)|drown(?:s|ing)?|overpower(?:s|ing)?|cover(?:s|ing)?',
  enough: 'assez|enough|suffisamment',
  silence: 'silences?|blancs|temps morts?|pauses?|dead air|awkward pauses|vides',
  chorus:
    '(?:direct |des |au |a partir du |from the |at the )?(?:le |the )?(?:refrain|chorus)|(?:the |au )drop',
  // Speed and pace.
  slowMotion: `(?:au |en )?ralentis?|ralenti(?:r|s|t|e|es|ssez|ssement)?|slow[ -]?mo(?:tion)?|slow(?:ed)? down|half[ -]speed|camera lente`,
  fastMotion: `(?:en )?acceler(?:e|es|er|ez|ee|ees|ation)|time[ -]?lapse|fast[ -]?(?:motion|forward)|sped[ -]up|speed(?:ed)? up|hyper[ -]?lapse|(?:a |en |at )?double (?:vitesse|speed)`,
  normalSpeed: '(?:a |en )?vitesse (?:normale|reelle|habituelle)|normal speed|temps reel|real time',
  pace: 'rythmes?|cadence|tempo|allure|pace|montage|energie|energy|vibe|ambiance|mood|edit|style|esprit|ton|feeling|dynamique',
  eachClip:
    'partout|(?:de |sur |dans |of |from |in )?(?:chaque (?:clip|video|rush|extrait)|tous les (?:clips|rushs|extraits)|toutes les videos|each (?:clip|video)|every (?:clip|video)|all (?:the )?(?:clips|videos))',
  shot: 'plans?|shots?|coupes?|cuts?',
  most: '(?:no|not|never|pas|jamais) (?:longer|more|plus)(?: longs?)?(?: que| than| de)?|at most|au plus|max(?:imum|i)?|au (?:grand )?max(?:imum)?|moins de|less than|under|shorter than|plus courts que|plus longs que',
  least:
    'au moins|at least|min(?:imum|i)?|au min(?:imum)?|pas moins de|no less than|no shorter than',
  shotsNoun:
    'footage|bits?|parts?|passages?|moments?|plans?|coupes?|images|scenes?|sequences?|shots?|cuts?|clips|videos|rushs|enchainements?',
  calmDown:
    "calms? down|se calme(?:r|nt)?|s'apaise(?:r|nt)?|redescend(?:re)?|wind(?:s|ing)? down|slows? down",
  slow: 'lente?s?|lentement|calmes?|calmement|posee?s?|tranquilles?|tranquillement|doux|douce?s?|doucement|zen|contemplati(?:f|fs|ve|ves)|paisibles?|serein(?:e|s|es)?|relax(?:ed|ing|ant|ante)?|apaisante?s?|apaisee?s?|reposante?s?|langoureu(?:x|se)|planante?s?|slow(?:ly|er)?|calm(?:er|ing|ly)?|gentle|gently|peaceful|chill(?:ed)?|mellow|relaxed|soothing|en roue libre|laid[ -]?back|sans se presser|prenant le temps|leisurely|berc(?:e|ant|ante)',
  long: 'longs?|longues?|long|longer',
  short: 'courte?s?|breve?s?|brefs|short|shorter|brief',
  fast: "rapides?|rapidement|dynamiques?|nerveu(?:x|se|ses)|nerveusement|punchy|pechue?s?|toniques?|vif|vive(?:ment)?s?|vifs|energiques?|effrenee?s?|soutenue?s?|intenses?|rythmee?s?|haletante?s?|explosi(?:f|fs|ve|ves)|electri(?:que|sant|sante)|endiablee?s?|survoltee?s?|frenetiques?|trepidante?s?|speed|vite|entrainante?s?|fast(?:er)?|quick(?:er|ly)?|snappy|energetic|dynamic|upbeat|pied au plancher|part en (?:vrille|sucette)|enervee?s?|envoie(?:r)?(?: du (?:bois|lourd))?|lively|frantic|intense|high[ -]energy|brisk|rapid|qui (?:bouge|claque|envoie|pulse|pete|deboite)(?:nt)?|ca (?:bouge|claque|envoie|pulse|pete|defile|s'enchaine)|bouge(?:r)?|defile(?:nt)?|s'enchainent|pulse",
  medium:
    'moyenne?s?|moderee?s?|equilibree?s?|medium|moderate|balanced|intermediaire|ni trop (?:lent|rapide|vite) ni trop (?:lent|rapide|vite)',
  rising:
    'de plus en plus|progressi(?:f|ve|vement)|peu a peu|petit a petit|au fur et a mesure|graduelle?(?:ment)?|gradual(?:ly)?|increasingly|more and more|toujours plus',
  swell:
    "rythme qui monte|monte crescendo|mont(?:e|ee?|er|ant) (?:[a-z]{4,12}ment )?en (?:puissance|intensite|pression|rythme|tension|vitesse)|mont(?:e|er|ant) la (?:pression|tension|sauce|temperature)|crescendo|s'accelere|s'emballe|s'intensifie|acceleration|gagne en (?:vitesse|rythme|intensite)|build(?:s|ing)?(?: up)?|picks? up(?: (?:speed|the pace))?|gathers? (?:speed|pace)",
  double:
    'de moitie|par deux|par 2|x ?2|deux fois|2 fois|de 50 %|by half|(?:by )?two times|twice|double',
  // Pictures.
  monochrome:
    'noire?s? (?:et|&|n) blanc(?:he)?s?|n ?& ?b|noir et blanc|monochrom(?:e|atique)|black (?:and|&|n) white|b ?& ?w|gr[ae]yscale|niveaux? de gris|sans couleurs?',
  warm: 'chaude?s?|chaleureu(?:x|se|ses)|doree?s?|warm(?:er|th)?|golden|ensoleillee?s?|sunny',
  cold: 'froide?s?|bleutee?s?|glacia(?:l|le|ux|les)|glacee?s?|cold(?:er)?|cool(?:er)?|icy|bleues?|hivernale?s?|wintry',
  vintage:
    "vintage|retro|sepia|ancien(?:ne)?s?|vieux film|vieillie?s?|a l'ancienne|super[ -]?8|argentique|annees [5-9]0|old[ -](?:film|school|movie|fashioned)|nostalgi(?:que|c)|pellicule|vhs|polaroid|d'epoque|d'antan|d'autrefois|delavee?s?|old|aged",
  colour:
    'couleurs?|tons?|teintes?|tonalites?|lumiere|looks?|filtres?|etalonnage|colorimetrie|rendu|palette|colou?rs?|tones?|filters?|grade|grading|aspect|effet|hues?|tint|style|ambiance|atmosphere|image|images|style|vibe|feel',
  vertical:
    '(?:a la |en )?vertical(?:e|es|aux)?|portrait|9[:/x]16|en hauteur|story|stories|format tel(?:ephone)?|upright|tall|debout',
  wide: "(?:a l'|en )?horizontal(?:e|es)?|paysage|16[:/x]9|landscape|wide(?: ?screen)?|en largeur|format (?:tele|tv|youtube|ecran)|couchee?",
  square: 'carree?s?|1[:/]1|square',
  toward: 'vers|towards?',
  shaky: 'shaky|tremblants?|tremblantes?',
  format:
    "formats?|cadre|cadrage|ratio|aspect|orientation|format d'image|version|dimensions?|proportions?",
  // Joins.
  fade: 'fondus?|fade[sd]?(?: (?:in|out))?|fading|fondre',
  black: '(?:au |du |le |en |vers le |to |from )?(?:noir|black)|black screen|ecran noir',
  dissolve:
    'fondus? enchaines?|fondus? (?:doux|entre (?:les |chaque )?(?:plans?|clips?))|(?:cross[ -]?)?dissolves?|crossfades?|cross[ -]?fading|fondus',
  transition:
    "transitions?|passages?(?: entre (?:les )?plans)?|raccords?|enchainements?|liaisons?|passages? d'un (?:plan|clip) a (?:l'autre|un autre)|passage (?:d'une|des) images?",
  smooth:
    'doux|douce?s?|fluides?|souples?|progressi(?:f|ve|fs|ves)|en douceur|smooth(?:ly)?|soft(?:ly)?|gentle|gently|seamless(?:ly)?|delicate?s?|imperceptibles?|moelleu(?:x|se)s?',
  hard: 'sec(?:s|he|hes)?|franc(?:s|he|hes)?|nette?s?|brutale?s?|brut|brusques?|cash|hard|straight|clean|sharp|simple|simples|abrupte?s?|jarring|harsh',
  cut: 'coupes?|cuts?|cut',
  effect: 'effets?(?: speciaux| de transition)?|effects?|fioritures|chichis',
  // The rest.
  captions: 'sous[ -]titr(?:es?|ages?|er|ez|ee?s?)|subtitles?|captions?|closed captions|cc',
  text: 'title cards?|text cards?|cartons?|intertitres?|textes?|titres?|mots?|text|titles?|ecrits?|inscriptions?|words',
  steady:
    'stab|stabilis(?:e|es|er|ez|ee?s?|ation)|stabili[sz]e[ds]?|stabili[sz]ing|stables?|stabilite|steady|steadied|steadier|anti[ -]?tremblements?',
  shake:
    'tremblements?|tremblotements?|secousses|shak(?:e|y|iness|ing)|jitters?|bouges|(?:qui )?(?:trembl(?:e|otte)|secoue|saute)(?:nt)?',
  loop: "boucles?|en boucle|loop(?:s|ed|ing)?|sans fin|a l'infini|recommence|revient au debut",
  best: 'meilleure?s?(?: moments?| passages?| plans?| images?| extraits?)?|temps forts?|moments? forts?|best(?: of| bits?| moments?| parts?| shots?)?|highlights?|plus beaux (?:moments?|plans?|passages?)|plus belles (?:images|scenes|sequences)|best[ -]of',
  chronological:
    "chronologi(?:e|que|quement)|chronological(?:ly)?|ordre (?:du temps|du tournage|de tournage|naturel|reel|des evenements|temporel)|au fil (?:du temps|de la journee|des heures)|time order|comme (?:ca|cela) s'est (?:passe|deroule)|chrono",
  shuffled:
    "melange(?:s|r|z|es|ez|ee?s?)?|aleatoire(?:s|ment)?|hasard|desordre|random(?:ly|ise|ised|ize|ized)?|shuffle[ds]?|mix(?:ed)? up|jumbled?|vrac|pele-mele|peu importe l'ordre|any order",
  given:
    "ordre (?:donne|fourni|initial|de depart|d'envoi|d'import(?:ation)?|d'ajout|d'origine|des fichiers|d'arrivee|ou je|dans lequel)|tels? quels?|meme ordre|comme (?:je|on) (?:les )?(?:ai|a) (?:mis|envoyes?|donnes?|ajoutes?|ranges?)|(?:given|upload|original|same) order|as (?:given|uploaded|they (?:are|come))|order (?:i|we) (?:gave|sent|uploaded|added)",
  order: 'ordre|order|rangs?',
  hook: `accroch(?:e|es|er|eur|euse|ant)|hook(?:s|ed|y)?|capter?(?: l'attention)?|attention`,
  repair:
    'vent(?: dans le micro)?|souffle(?: du micro)?|bruit de fond|echo|gresillements?|bourdonnements?|parasites|wind|hiss|hum|background noise|wind noise|reverb',
  effectName:
    'star|glitch(?:s|es|ent|ees?)?|volets?|balayages?|etoiles?|spin|whip|wipes?|stroboscop(?:e|ique)s?|3d|tourbillon|page(?: qui (?:se )?tourne)?|morph(?:ing)?|(?:slide|push|cube|star) transitions?',
  // What stands on screen.
  textVerb: `${verbs('affich|incrust|marqu|insert')}|ecri(?:s|t|re|vez|te|tes|ve)?|inscri(?:s|t|re|te|vez)?|apparai(?:t|tre|sse|ssent|ssant)|surgi(?:t|r|sse)?|li(?:re|se|t)|write|written|writing|display(?:ed|ing)?|appear(?:s|ing)?|say(?:s|ing)?|read(?:s|ing)?|superimpose|overlay|near|pop(?:s)?(?: up)?|on screen|a l'ecran|sur l'image|par-dessus`,
  place:
    "(?:tout )?en (?:haut|bas)(?: de (?:l'ecran|l'image))?|au (?:centre|milieu)(?: de l'(?:ecran|image))?|centree?s?|(?:at |on |in )?(?:the )?(?:top|bottom|cent(?:er|re)|middle)(?: of the (?:screen|frame|picture|image))?",
  look: '(?:en )?(?:lettres )?(?:majuscules?|capitales?)(?: (?:etroites|larges))?|en (?:tres )?(?:gros|grand|petit)(?:s caracteres|es lettres)?|en (?:grosses|grandes|petites|larges) lettres|en lettres (?:larges|etroites|majuscules)|mot (?:a|par) mot|word by word|(?:in )?(?:caps|capitals|capital letters|big letters|large letters)|lower[ -]third|discretement|en discret',
  // What would need a frame of its own.
  apart:
    "pendant|durant|entre|between|avant|before|during|sauf|hormis|excepte|except|apart from|a part|chaque|chacune?|each|every|per|par plan|milieu|middle|moitie|half|tiers|quart|quand|lorsque?|when|while|jusqu'a|until|plutot|instead|ou|or|si|if",
} as const;

export type Concept =
  | keyof typeof table
  | keyof typeof english
  | 'clip'
  | 'amount'
  | 'until'
  | 'since'
  | 'range'
  | 'edge'
  | 'moment'
  | 'length'
  | 'bareLength';

/** Each wording by itself: of several that fit the longest counts. */
export const concepts: readonly (readonly [Concept, RegExp])[] = (
  [...Object.entries(table), ...Object.entries(english)] as [Concept, string][]
).flatMap(([concept, words]) =>
  alternatives(words).map((each) => [concept, new RegExp(`${each}(?![a-z0-9])`, 'y')] as const),
);

/** What stands between the bars outside of all brackets. */
function alternatives(source: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const unit of source) {
    if (unit === '(') depth += 1;
    if (unit === ')') depth -= 1;
    if (unit === '|' && depth === 0) found.push('');
    else found[found.length - 1] += unit;
  }
  return found;
}
