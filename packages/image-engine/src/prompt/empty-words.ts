import { tokenise } from './tokenise.ts';

/** Words of three letters and fewer that only join others or praise; every other one asks for something. */
export const isJoining = (word: string): boolean =>
  word.length < 2 || joining.has(word) || /^\p{N}/u.test(word);

const joining: ReadonlySet<string> = new Set(
  `ai as au aux ca car ce ces ci de des dit du elle en es est et eu eux fut ici il ils je la le les leur lui ma me mes moi
  mon ne ni nos nous on ou par pas peu pis pour qu que qui sa se ses si soi son sur ta te tes toi ton tre tres tu un une va vas
  vos vu an and any are at be but by can did do for get got had has he her him his how if in is it its let my no nor not
  now of off oh ok one our out own per she so the to too up us via was we who why yet you la el del st ste mr mrs ms mme
  all non oui ah eh hey say too bit fin vue mis mise fait cm mm km px ans be am ya cela dan sou ver che
  bon bel vrai tel tous tout bas quand dix six sept huit deux two ten onze`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that ask for nothing to be seen: with which people ask, and which say where the next word is. */
export const isEmpty = (word: string): boolean =>
  isJoining(word) || empty.has(word) || asking.has(word) || func.has(word);

/** Words with which people ask, say that they see, and praise: they promise nothing that could be missing. */
export const isAsking = (word: string): boolean => asking.has(word);

/** Pronouns, articles, and verbs that only say that something is called, seen or there; not where something is. */
export const isFunctionWord = (word: string): boolean =>
  (isJoining(word) && !counting.test(word)) || func.has(word);

const counting = /^(?:\p{N}.*|deux|six|dix|sept|huit|onze|one|two|ten|all|tous|tout|bas|fin)$/u;

const func: ReadonlySet<string> = new Set(
  tokenise(`
    avec dans sans pour vers chez entre parmi pendant depuis durant contre leur leurs cette cet ces mais puis alors
    aussi même encore dont elle elles nous vous comme chaque quelques quelque près
    where there this that these those from into onto near next with some very their them they your you what
    being been about both
    while during until among towards toward when which who each other another also too then than itself himself herself
    themselves its hers theirs ours mine yours whose without off out
    seen viewed called named says saying said appelle appellent appelé appelée nommé nommée intitulé intitulée temps
    having being making doing getting going coming put set placed posé posée située situé situés
    want wants wanted like need needs give gives take takes veux veut veulent voudrais aimerais peux peut pouvez
    vraiment really please merci thanks
  `),
);

const empty: ReadonlySet<string> = new Set(
  tokenise(`
    fais fait faire font dessine dessiner dessin crée créer création génère générer imagine montre montrer représente
    représentant représenter image images illustration illustrations peinture tableau visuel affiche poster flyer
    svp stp pls plz scène vue plan veux voudrais voudrait aimerais donne mets besoin please want would like could make draw create
    generate show picture drawing painting render view scene moi bonjour hello salut merci can you your mon notre votre
    format portrait paysage carre carré carrée horizontal vertical haute resolution qualite quality
    détails détaillé rendu style genre type façon sorte espèce couleurs couleur color colour ambiance atmosphere lumiere light lighting
    écrit écrite texte text titre title mot mots word words saying says called named nommé nommée appelé appelée
    beau belle beaux belles joli jolie magnifique superbe splendide incroyable parfait parfaite charmant charmante
    beautiful nice lovely amazing stunning gorgeous perfect awesome
    avec dans sans sous pour vers chez entre parmi pendant depuis durant contre long leur leurs cette
    tres plus moins bien tout toute tous toutes quelque quelques chaque comme mais puis alors aussi même encore dont
    elle elles nous vous sont est etre avoir ayant devant derriere dessus dessous cote milieu autour pres bord bords bout pied face
    centre fond premier arriere lieu endroit place
    where there this that these those from into onto over under near next with some very really just their them they have has
    being been around about between through across along against above below behind front before after beside inside outside
    middle edge top while during until among towards when which who each other
    petit petite little wearing wears worn portant vêtu vêtue vetu vetue habillé habillée dressed
    personne
  `),
);

const asking: ReadonlySet<string> = new Set(
  tokenise(`
    cherche cherchons recherche suis sommes aurai aurais besoins faites fais dessinez voit voient voir visuel visuels banner banniere bannière
    hero header together ensemble clean shot look looks nom noms prenom prénom name names theme thème themed facon façon
    adore adorent aime aiment aimer loves love likes enjoys passionne passionné passionnée
    when while they was were had been became become becomes lorsque quand pendant parce car afin avait avaient était étaient étions etait etaient etions
    only just still already again toujours jamais vraiment really quite assez presque almost maybe
    ultra hyper highly masterpiece artstation trending hd uhd intricate detailed detail details
    svp stp pls plz please lisible lisibles readable legible
    our nos votre vos whole entire entier entière plein pleine
  `),
);
