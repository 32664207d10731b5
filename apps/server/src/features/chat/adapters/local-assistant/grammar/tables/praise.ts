const words =
  /^(?:wow+|waouh|whaou|ouah|woaw|bravo|super|superbe|magnifique|sublime|splendide|genial|geniale|parfait|parfaite|belle|beau|jolie?|reussie?|top|extra|excellente?|incroyable|canon|ouf|chouette|cool|nickel|impressionnante?|gorgeous|beautiful|lovely|perfect|great|amazing|awesome|stunning|wonderful|excellent|fantastic|good|nice|nicely|j'adore|j'aime|kiffe|love|loving|like|stylish|dingue|mortel|tuerie|trop|bien|adorable|magique|magic|magical|fabuleux|fabuleuse|merveilleux|merveilleuse|epoustouflante?|bluffante?|ravissante?|charmante?|cute|sick|dope|fire|neat|sweet|brilliant|impressive|chanme|enorme|gg|yes|yay|youpi|mdr|lol|jpp|haha|hihi|ptdr|lmao|omg|pas mal|not bad|bien joue|bien vu|well done|good job|great job|great work|nice work|bon travail|beau travail|chapeau|impeccable|au top|drole|funny|hilarious|adore|kiff|valide|validee|exactement|exactly|chrome|meilleur|meilleure|best|topissime|genialissime|nickel-chrome|choupi|mignonne?|classe|elegante?|kawaii|plait|plaisent|convient|ravie?|fan|emballee?|conquise?|bluffee?|satisfaite?|contente?|happy|pleased|thrilled|exactement|admirable|remarquable|formidable|fantastique|phenomenal|divin|delicieux|sympa|pretty|superb|terrific|splendid|marvell?ous|delightful|charming|phenomenal|flawless|spot-on|wicked|rad|ace|ideale?|meilleurs?|ravissant|dechire|tue|cartonne|talents?|claque|ouah|compliments?|felicitations|adhere|stylee?|joliment|delicate?|emouvante?|touchante?|douee?)$/;

/** Stand around praise and say nothing else. */
const around = new Set(
  `c'est c'etait elle il est cette cet ce ca la le l'image image photo version celle-ci celle-la celle-la resultat premiere deuxieme
  derniere dernier oh ah eh oui ouais ok non it it's its is this that that's one the picture result looks look so really absolutely very too just
  vraiment tres tout simplement carrement grave fait mais et and je i comme merci thanks thank you beaucoup travail boulot job work
  moi toi pour me my mon ma tellement totalement franchement wesh mec frere bro man dude yo ici here of de du d' vrai real i'm im in with
  right what un une a an tout cela mes toutes grave ouf de matiere lumiere composition palette rend rends fait ca truc trucs enormement tellement sacrement comment ce que tu as ta ton tes votre dessins image images couleurs ambiance vibe totally completely quel quelle what's how looking turned out came work works t'es tu es you're you are te plus juste quite pretty well donc alors bon ben bah hein first second third last`
    .split(/\s+/)
    .filter(Boolean),
);

/** Nothing but praise, in whatever words around it; « trop » alone is none, nor « le ». */
export function isPraise(folded: string): boolean {
  // « plus joli » asks for more, « une chouette » is a bird.
  if (/^(?:encore |un peu |even )?(?:plus|more) |^(?:une?|an?|des) /.test(folded)) return false;
  if (thing.test(folded) && !/(?:c'est|quel|what|that's|this is)/.test(folded)) return false;
  if (admiring.test(folded)) return true;
  const joined = folded
    .replace(/[!.,;:…]+/g, ' ')
    .replace(
      /\b(?:pas mal|not bad|bien joue|bien vu|well done|good job|great (?:job|work)|nice (?:job|work|one)|bon travail|beau travail|au top|(?:trop|tres|grave|carrement|so) (?:style|bien|bon|beau)e?)\b/g,
      'bravo',
    )
    .replace(/(?<![a-z])l'(?=adore|aime|kiffe)|(?<=\S) la$/g, '')
    .split(/\s+/)
    .filter(Boolean);
  const isFor = isOpinionOnly(folded) && !isDisliked(folded);
  const isPlain = !joined.some((word) => bad.has(word) || denials.has(word));
  if (isFor && isPlain && joined.some((word) => words.test(word) && !weak.has(word))) return true;
  const isOnly = joined.every((word) => words.test(word) || around.has(word));
  return isOnly && joined.some((word) => words.test(word) && !weak.has(word));
}

/** « allez, une jolie image » */
const thing =
  /(?:^|[ ,])(?:une?|an?|some) (?:[a-z]+ )?(?:image|dessin|photo|truc|picture|drawing)s?$/;

/** Nothing but dislike: a bad word, or a good one that is denied. */
export function isDisliked(folded: string): boolean {
  if (/^(?:t'es|tu es|vous etes|you're|you are|you) /.test(folded)) return false;
  const said = folded
    .replace(/\b(?:pas mal|not bad)\b/g, 'bravo')
    .replace(/[!.,;:…]+/g, ' ')
    .replace(/(?<![a-z])(?:l|j|n|c|d|qu|s)'/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const isKnown = (word: string) =>
    words.test(word) ||
    bad.has(word) ||
    denials.has(word) ||
    liked.has(word) ||
    around.has(word) ||
    idle.has(word);
  if (said.length === 0 || !said.every(isKnown)) return false;
  const worst = said.findIndex((word) => bad.has(word));
  if (worst >= 0) return !said.slice(0, worst).some((word) => denials.has(word));
  const isDenied = said.some((word) => denials.has(word));
  return isDenied && said.some((word) => words.test(word) || liked.has(word));
}

/** « c'est bien », « pas fan », « bof »: says what is thought of it, for or against, and nothing else. */
export function isOpinionOnly(folded: string): boolean {
  const said = folded
    .replace(/[!.,;:…?]+/g, ' ')
    .replace(/(?<![a-z])(?:l|j|n|c|d|qu|s)'/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const isIdle = (word: string) => around.has(word) || idle.has(word) || denials.has(word);
  const isThought = (word: string) => words.test(word) || bad.has(word) || liked.has(word);
  return said.every((word) => isIdle(word) || isThought(word)) && said.some(isThought);
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const bad = set(`
  moche moches nul nulle nuls nulles laid laide rate ratee ratees affreux affreuse horrible hideux hideuse degueu
  degueulasse pourri pourrie bof beurk bizarre triste tristes vide chelou naze eclate claque decevant decevante decu decue
  mediocre minable caca berk mouais moui ridicule vilain vilaine tristounet tristoune deprimant raplapla
  meh ugly awful terrible bad wrong weird boring disappointing disappointed lame crap crappy hate deteste sad creepy
  helas encombre encombree charge chargee cluttered busy hideous gross poor underwhelming yuck nope sucks
`);
const denials = set(`
  pas guere not isn't don't didn't doesn't aren't aucun aucune jamais never cannot guere moyen moyennement bof
`);
const liked = set(`
  aime aimee aimes aiment plaisent convainc convaincs parle accroche feeling fan convaincu convaincue emballe fameux terrible transcendant folichon ouf dingue
  thing taste sold convinced fond keen sure working joyeux gai bon bonne bons right quite
`);
/** Around them and silent. */
const idle = set(`
  j n l c s y suis est sont ai a as me m moi te plus trop du tout vraiment franchement honnetement la le les en euh hmm hum
  completement totalement carrement absolument bah ben bon bof alors ne cela adhere la-dessus am was were feel do does did i'm too mais oui non trouve reste assez plutot still bit
  this that it's seems looks rendu resultat celle elles ils trop
`);

/** « j'adore les couleurs », "the sky is gorgeous" */
const admiring =
  /^(?:(?:c'est |that's |it's )?(?:exactement |tout a fait |bien |vraiment |exactly |just )+(?:ce que (?:je voulais|j'imaginais|il me fallait|je cherchais|j'avais en tete)|what i (?:wanted|had in mind|was after|needed))|trop (?:fort|forte|style)|(?:t'es|tu es|vous etes|you're|you are) (?:un |une |trop |vraiment |tres |super |hyper |carrement |a |so |really |very )*(?:fort|forte|doue|douee|bon|bonne|genie|genius|artiste|champion|championne|chef|boss|talented|good|great|amazing|the best|au top|artist)|chapeau(?: l'artiste)?|(?:j'adore|j'aime (?:bien|beaucoup)|i (?:really )?(?:love|like)|love|tres beaux?|tres belles?) (?:bien |beaucoup )?(?:le|la|les|l'|ton|tes|the|your) ?[a-z]+(?: [a-z]+)?|(?:le|la|les|l'|the) ?[a-z' ]{2,25} (?:est|sont|is|are|looks?) (?:vraiment |tres |trop |really |so )*(?:magnifiques?|superbes?|sublimes?|splendides?|parfaite?s?|geniale?s?|geniaux|top|canons?|incroyables?|reussie?s?|jolie?s?|gorgeous|beautiful|perfect|great|amazing|lovely|stunning))$/;

/** Praise only beside a word that is. */
const weak = new Set(['trop', 'bien', 'yes', 'like', 'best', 'chapeau']);
