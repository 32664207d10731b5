const words =
  /^(?:wow+|waouh|whaou|ouah|woaw|bravo|super|superbe|magnifique|sublime|splendide|genial|geniale|parfait|parfaite|belle|beau|jolie?|reussie?|top|extra|excellente?|incroyable|canon|ouf|chouette|cool|nickel|impressionnante?|gorgeous|beautiful|lovely|perfect|great|amazing|awesome|stunning|wonderful|excellent|fantastic|good|nice|nicely|j'adore|j'aime|kiffe|love|loving|like|stylish|dingue|mortel|tuerie|trop|bien|adorable|magique|magic|magical|fabuleux|fabuleuse|merveilleux|merveilleuse|epoustouflante?|bluffante?|ravissante?|charmante?|cute|sick|dope|fire|neat|sweet|brilliant|impressive|chanme|enorme|gg|yes|yay|youpi|mdr|lol|jpp|haha|hihi|ptdr|lmao|omg|pas mal|not bad|bien joue|bien vu|well done|good job|great job|great work|nice work|bon travail|beau travail|chapeau|impeccable|au top|drole|funny|hilarious|adore|kiff|valide|validee|exactement|exactly|chrome|meilleur|meilleure|best|topissime|genialissime|nickel-chrome|choupi|mignonne?|classe|elegante?|kawaii)$/;

/** Stand around praise and say nothing else. */
const around = new Set(
  `c'est c'etait elle il est cette cet ce ca la le l'image image photo version celle-ci celle-la celle-la resultat premiere deuxieme
  derniere dernier oh ah eh oui ouais ok non it it's its is this that that's one the picture result looks look so really absolutely very too just
  vraiment tres tout simplement carrement grave fait mais et and je i comme merci thanks thank you beaucoup travail boulot job work
  moi toi pour me my mon ma tellement totalement franchement wesh mec frere bro man dude yo ici here of de du d' vrai real i'm im in with
  right what un une a an t'es tu es you're you are te plus juste quite pretty well donc alors bon ben bah hein first second third last`
    .split(/\s+/)
    .filter(Boolean),
);

/** Nothing but praise, in whatever words around it; « trop » alone is none, nor « le ». */
export function isPraise(folded: string): boolean {
  // « plus joli » asks for more, « une chouette » is a bird.
  if (/^(?:encore |un peu |even )?(?:plus|more) |^(?:une?|an?) [a-z]+$/.test(folded)) return false;
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
  const isOnly = joined.every((word) => words.test(word) || around.has(word));
  return isOnly && joined.some((word) => words.test(word) && !weak.has(word));
}

/** « j'adore les couleurs », "the sky is gorgeous" */
const admiring =
  /^(?:(?:j'adore|j'aime (?:bien|beaucoup)|i (?:really )?(?:love|like)|love|tres beaux?|tres belles?) (?:bien |beaucoup )?(?:le|la|les|l'|ton|tes|the|your) ?[a-z]+(?: [a-z]+)?|(?:le|la|les|l'|the) ?[a-z' ]{2,25} (?:est|sont|is|are|looks?) (?:vraiment |tres |trop |really |so )*(?:magnifiques?|superbes?|sublimes?|splendides?|parfaite?s?|geniale?s?|geniaux|top|canons?|incroyables?|reussie?s?|jolie?s?|gorgeous|beautiful|perfect|great|amazing|lovely|stunning))$/;

/** Praise only beside a word that is. */
const weak = new Set(['trop', 'bien', 'yes', 'like', 'best', 'chapeau']);
