import { tokenise } from '../../tokenise.ts';

/**
 * Words that the set has for tags of its pictures and that name no thing by themselves: how something
 * is (“empty”, « élégant »), what it does, where it comes from, and what it stands for. An “empty
 * street” has no nest in it.
 */
const qualities = `
  grinning melting winking kissing smiling fou zany shushing thinking saluting neutral expressionless smirking unamused
  grimacing menteur lying shaking relieved pensive sleepy drooling sleeping nauseated sneezing hot cold woozy partying
  disguised geek confused worried frowning hushed astonished flushed pleading anguished fearful crying confounded persevering
  disappointed weary tired yawning enraged angry mort exploding growing beating broken mending away dashing splayed pinched
  pinching middle together folded anatomical biting adult levitating taking speaking fluffy curieux sournois curious sly
  malchanceux noir black feline unlucky fort strong alpha equine têtu stubborn equestrian male mâle female laineux wooly
  épineux spiny arctique blanc arctic polar lent lazy slow mignon playful under léger ugly sage wise flamboyant coloré fier
  fière prétentieux colorful ostentatious pretty proud silly cendré immortel immortal mou gélatineux spiral spouting amoureux
  élégant elegant fanée dying wilted calme calm outdoor violet mauve indigo young ennuyeux intérieur potted nurturing feuillu
  deciduous evergreen lucky falling fallen fluttering empty nesting acide sour vert verte tangy refreshing ripe green blue
  wild petit convoluted twisted indécisive indecisive wrapped stuffed frying easy sunny side shallow melted salty canned cooked
  steaming roasted fried shaved soft popping drunk tropic clinking pouring délicieux delicious yummy yum vide rien nothing
  classical derelict bullet utility articulated tricolore horizontal flying aerial waxing décroissant waning ringed glowing
  shooting milky round high low long loud medium military american martial performing framed sewing flat hiking musical
  mute muted electric optical floppy magnifying tilted decorative new top bancaire increasing decreasing raised lowered
  linked straight triangular crossed croisée ouvert professionnel professionnelle grand géant gros rouge marron hatching
  newborn two quatre four cent hundred twelve ten eleven ostentatoire short vertically baby
`;
const doings = `
  aboyer miauler rugissement roar equitation dressage sentir smell bêler cacarder honk gobble caw croasser croître fleurir
  bloom grow growth tomber fall virevolter blow flutter repete parle talk souffle saut jump sting piqûre brûlure burn
  ouch aïe bite célébrer fêter cheer renverser verser vider pour pouring spill accident picoler feed coudre sew extinguish
  lentement puer stink naissance naître éclosion renaître revivre renaissance transformation ascend ascension emerge
  reinvent rebirth renewal revival revive rise transform reincarnation serve treat taste cut roll wake curl change lowered
  departure décollage appel receiver sneeze pester control test
`;
const abstractions = `
  symbole signe niveau level hausse baisse niveau order safari savane tierce superstition prédateur predator mammifère mammal
  herbivore défense rongeur australie australia marsupial odeur thanksgiving ornithologie antarctique banquise antarctica
  maurice flight gloire glory mythologie mythe tradition chine chinois pérou irlande irish espagne italien suisse grec grèce
  russe mexican french hindou hindu shinto service assistance guide bouddhisme hindouisme pureté sérénité buddhism hinduism
  purity springtime printemps automne autumn vent wind bourrasque tropique sécheresse drought habitat climate climat life sea
  aquarium alimentation dinner lunch brunch déjeuner gourmandise diet vitamin potassium acidity zest zeste saveur flavor
  maladie infection fièvre disease fever malaria nuisible pest pourrissement rotting puanteur biologie phagocytose
  decoration décoration decor ceremony cérémonie viewing prayer funeral mémoire securité sécurité safety sport mois matin morning summer midi
  minuit minute indépendance prophétie fortune prophecy delivery faim fuel spectacle art danse voltage volume silence
  cinéma convenience department cuisine kitchen champ field forest forêt route ground studio machine birth born anniversaire
  birthday bday caféine caffeine condiment crop iron id identification admission vision essence poids ascension movie post
  aliment crème personne homme femme employé employée joueur joueuse silhouette part morceau tas haut dos trace bête
  habitat floor at file tray case hockey score together
`;

/** Parts, measures, marks and stuffs: what has one is not named by it. */
const parts = `
  aile wing queue tail bottom lady men mere pere hair lip mane criniere corne horn hump bosse tete head visage voeu tusk
  trompe trunk plumage museau snout claw tentacle tentacule carapace sang liquid jelly cream sugar sucre sauce stone wool
  paille straw paper print slice tranche spot tache stripe rayure swirl sprinkle spring source spirale web toile uniform tenue
  vetement meuble handle grain glow frame cover card carte chart graph courbe graphique can bill bolt board bouton boule
  bobine barre barrage dam cable cabinet arret bead bow bearer brush crystal cristal desktop disk divider engine enseigne
  epine flash flair folder motor mount marine oil pad pastel pearl pensee piquant plat pole polish pop pound recipient roche
  scale shot slash slot tab trap troupeau herd flock infant picture photo image baa babie conserver credit sow rule print
  roulette pump waste wedge vest pouce poing drumstick equipe roc iceberg can cou neck sourcil eyebrow c t v de ai ver or dou poi semi vis ass pad
`;

export const noNames: ReadonlySet<string> = new Set(
  tokenise(`${qualities} ${doings} ${abstractions} ${parts}`),
);
