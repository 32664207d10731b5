import { asActive } from './active-voice.ts';
import { aloftRewordings } from './aloft-rewordings.ts';
import { animalRewordings } from './animal-rewordings.ts';
import { designRewordings } from './design-rewordings.ts';
import { withDoersAtWork } from './doers.ts';
import { withEachOfThem } from './each-of-them.ts';
import { everydayRewordings } from './everyday-rewordings.ts';
import { withParticiples } from './finite-verbs.ts';
import { formRewordings } from './form-rewordings.ts';
import { hairRewordings } from './hair-rewordings.ts';
import { insideRewordings } from './inside-rewordings.ts';
import { withInsides } from './insides.ts';
import { openingRewordings } from './opening-rewordings.ts';
import { atOwnWork } from './own-work.ts';
import { peopleRewordings } from './people-rewordings.ts';
import { placeRewordings, type Rewording } from './place-rewordings.ts';
import { portraitRewordings } from './portrait-rewordings.ts';
import { purposeRewordings } from './purpose-rewordings.ts';
import { relativeRewordings } from './relative-rewordings.ts';
import { sceneRewordings } from './scene-rewordings.ts';
import { shortWishRewordings } from './short-wish-rewordings.ts';
import { touchRewordings } from './touch-rewordings.ts';
import { tradeRewordings } from './trade-rewordings.ts';

/** Phrases whose words mean together what none of them means alone, put into words that are read as meant. */

/** « sous une pluie de confettis »: no rain falls. */
const fallOf =
  /(?:(?:une|a|the)\s+)?(?:pluies?|averses?|rain|shower)\s+(?:de\s+|d['’]|of\s+)(?=(?:confettis?|p[ée]tales?|petals|[ée]toiles|stars|paillettes|fleurs|flowers|feuilles|leaves|c(?:oe|œ)urs|hearts|billets|money|pi[èe]ces|coins|ballons|bonbons)(?!\p{L}))/giu;

const inHand =
  /\s+(?:(?:[àa]|dans) la main|[àa] la main (?:droite|gauche)|dans (?:les|ses|leurs) mains|dans (?:la|sa|leur) gueule|dans (?:le|son|leur) bec|entre (?:les|ses) (?:dents|pattes)|en main|in (?:his|her|their|its|one|the) (?:hands?|mouth|jaws|beak|paws)|in hand)$/iu;

const rewordings: readonly Rewording[] = [
  ...aloftRewordings,
  ...openingRewordings,
  ...everydayRewordings,
  ...shortWishRewordings,
  ...sceneRewordings,
  ...portraitRewordings,
  ...tradeRewordings,
  ...animalRewordings,
  ...relativeRewordings,
  ...formRewordings,
  ...purposeRewordings,
  ...hairRewordings,
  ...peopleRewordings,
  ...placeRewordings,
  ...designRewordings,
  ...insideRewordings,
  ...touchRewordings,
  { from: /(?<!\p{L})(?<!fers?\s+)[àa]\s+cheval(?!\s+sur)(?!\p{L})/giu, to: 'sur un cheval' },
  { from: /(?<!\p{L})on\s+horseback(?!\p{L})/giu, to: 'on a horse' },
  { from: /(?<=\p{L} )[àa]\s+(moto|mobylette)(?!\p{L})/giu, to: 'sur une $1' },
  // People, and no globe; but « la carte du monde ».
  {
    from: /(?<!\p{L})(?:(?:pleine?|noire?|beaucoup|bond[ée]e?|remplie?)\s+de\s+monde|(?<!(?:tour|carte|coupe|fin|bout|championn?e?|merveilles?|map)\s+)du\s+monde(?=\s+(?:partout|autour|dans|sur|dehors)))(?!\p{L})/giu,
    to: 'avec une foule',
  },
  // A hand, and no brush that lies about.
  {
    from: /(?<!\p{L})(?:encre et pinceau|pinceau et encre|ink and brush|brush and ink)(?!\p{L})/giu,
    to: 'encre de chine',
  },
  // Hung on a wall or from the ceiling it is one piece, and no row on the floor.
  {
    from: /(?<!\p{L})(casseroles?|po[êe]les|marmites)(\s+(?:en|de)\s+(?:cuivre|fonte|laiton))?\s+(?:accroch[ée]e?s|suspendue?s|pendue?s)(?:\s+(?:au\s+mur|au\s+plafond))?/giu,
    to: 'casseroles accrochées',
  },
  {
    from: /(?<!\p{L})(?:copper\s+|cast[- ]iron\s+)?(?:pots(?:\s+and\s+pans)?|pans)\s+(?:hanging|hung)(?:\s+(?:on|from)\s+the\s+(?:wall|ceiling))?/giu,
    to: 'hanging pans',
  },
  {
    from: /(?<!\p{L})(?:hanging|hung)\s+(?:copper\s+)?(?:pots(?:\s+and\s+pans)?|pans)/giu,
    to: 'hanging pans',
  },
  // Behind it the noun is one: “chairs” is no colour of a face.
  {
    from: /(?<!\p{L})leather\s+(chairs?|sofas?|couch|armchairs?|seats?|stools?)(?!\p{L})/giu,
    to: '$1 leather',
  },
  // It is in the garden, and nobody swims there.
  {
    from: /(?<!\p{L})((?:(?:maison|villa)\s+(?:moderne|contemporaine|d['’]architecte)|(?:modern|contemporary)\s+(?:house|villa))[^,.]{0,40}?)\s+(?:avec\s+(?:une\s+)?piscine|with\s+(?:a\s+)?(?:swimming\s+)?pool)(?!\p{L})/giu,
    to: '$1',
  },
  // Whose room it is.
  {
    from: /(?<!\p{L})(?:kids?|child(?:ren)?|boys?|girls?|teen(?:ager)?s?|bab(?:y|ies)|toddlers?)(?:['’]?s?['’]?)\s+(?=(?:bed)?room(?!\p{L}))/giu,
    to: '',
  },
  // A cake; what else is red velvet is cloth.
  {
    from: /(?<!\p{L})red\s+velvet(?=\s+(?:seats?|chairs?|curtains?|sofa|couch|armchairs?|drapes|rope|dress))/giu,
    to: 'red',
  },
  // Before a shop, and no hall.
  {
    from: /\s+(?:devant|[àa]|pr[èe]s de)\s+(?:l['’]|son\s+)entr[ée]e(?!\p{L})/giu,
    to: ' devant',
  },
  // A wheel to make pots on, and no tower.
  {
    from: /(?<!\p{L})un\s+tour(?!\p{L})/giu,
    to: 'un tour de potier',
    where: /poterie|potier|c[ée]rami|argile/iu,
  },
  // They hang, and nobody has an idea.
  {
    from: /(?<!\p{L})(?:des\s+|les\s+)?(?:ampoules|lampes|guirlandes?|lanternes)\s+(?:suspendues?|qui pendent|nues)|guirlandes?\s+d['’]ampoules|hanging\s+(?:edison\s+)?(?:light\s*)?bulbs|(?:edison|string)\s+bulbs/giu,
    to: 'guirlande lumineuse',
  },
  // Feet of a bath, and the end of a shift.
  { from: /\s+(?:[àa]\s+)?(?:pieds?|pattes?)\s+de\s+lion(?!\p{L})/giu, to: '' },
  { from: /\s+[àa] la fin de (?:sa|son|leur) (?:garde|service|journ[ée]e)(?!\p{L})/giu, to: '' },
  // A sheet of them, and no board.
  {
    from: /(?<!\p{L})(?:planche|feuille|sheet)\s+(?:de\s+|d['’]|of\s+)(?=(?:\p{L}+\s+)?(?:stickers?|autocollants?|gommettes?))/giu,
    to: '',
  },
  // They stand on it.
  {
    from: /(?<!\p{L})(?:au\s+bout\s+(?:du\s+|d['’]une?\s+|de\s+la\s+)|at\s+the\s+end\s+of\s+(?:a|the)\s+)(?=(?:ponton|jet[ée]e|quai|jetty|pier|dock))/giu,
    to: 'sur un ',
  },
  // Done at once: what both are is told by their verbs.
  {
    from: /(?<!\p{L})(?:en\s+m[êe]me\s+temps(?:\s+qu['’ ]\p{L}+)?|au\s+m[êe]me\s+moment|simultan[ée]ment|at the same time|simultaneously|meanwhile|while|whilst|tout(?=\s+en\s+\p{L}+ant))(?!\p{L})/giu,
    to: '',
  },
  // Nobody's granny: « quand même ».
  { from: /(?<!\p{L})(?:quand\s+)?m[êÊ]mes?(?!\p{L})/gu, to: '' },
  // Stalls, and nobody who keeps them.
  { from: /(?<!\p{L})farmer(?:s|['’]s|s['’])?\s+market(?!\p{L})/giu, to: 'market' },
  // Who comes out of a fire is above it.
  {
    from: /(?<!\p{L})(?:rising|emerging|coming|bursting)\s+(?:up\s+)?(?:from|out\s+of)(?=\s+(?:an?|the)\s+(?:\p{L}+\s+)?(?:fire|campfire|flames|smoke|ashes))/giu,
    to: 'above',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:rena[iî]t|sort|sortant|jaillit|surgit|surgissant|s['’][ée]l[èe]ve)\s+(?:d['’]|du|de|des)\s*(?=(?:une?\s+|le\s+|les\s+)?(?:feu|flammes?|brasier|fum[ée]e|cendres))/giu,
    to: 'au-dessus ',
  },
  // The car is one, two horses are two.
  {
    from: /(?<!\p{L})(une|la|ma|sa)\s+((?:(?:vieille|petite|belle|ancienne)\s+)?)deux[- ]chevaux(?!\p{L})/giu,
    to: (said: string) => said.replace(/deux[- ]chevaux/iu, '2cv'),
  },
  {
    from: /(?<!\p{L})sale(?=\s+(?:de bains?|[àa] manger|de sport|de classe)(?!\p{L}))/giu,
    to: 'salle',
  },
  // « en train de lire » is no railway; a tooth « en moins » no sign.
  { from: /(?<!\p{L})en\s+train\s+(?:de\s+|d['’])/giu, to: 'qui ' },
  { from: /(?<!\p{L})en\s+moins(?!\p{L})/giu, to: '' },
  { from: /(?<!\p{L})baby[- ]shower(?!\p{L})/giu, to: 'party' },
  // « à l’entrée d’une plage » plays on the beach.
  { from: /(?<!\p{L})(?:[àa]\s+)?l['’]entr[ée]e\s+(?=d[eu’'])/giu, to: 'près ' },
  { from: /(?<!\p{L})at\s+the\s+entrance\s+(?=(?:of|to))/giu, to: 'near ' },
  // A greeting, and no aircraft.
  {
    from: /(?<!\p{L})(?:fait|font|faisant)\s+coucou(?:\s+de\s+la\s+main)?(?!\p{L})/giu,
    to: 'salue',
  },
  // Whom one asks, behind the asking; whom one teaches to ride.
  {
    from: /(?<!\p{L})(demand\p{L}+)\s+((?:sa|son|une?|la|le)\s+\p{L}+)\s+en\s+mariage(?!\p{L})/giu,
    to: '$1 en mariage $2',
  },
  {
    from: /(?<!\p{L})(appre\p{L}+)\s+à\s+((?:sa|son|ses|une?|la|le)\s+(?:petite?\s+)?\p{L}+)\s+à\s+faire\s+du\s+vélo(?!\p{L})/giu,
    to: '$1 le vélo à $2',
  },
  {
    from: /(?<!\p{L})teach(ing|es)\s+((?:his|her|a|the|their)\s+(?:little\s+)?\p{L}+)\s+(?:how\s+)?to\s+ride\s+a\s+(?:bike|bicycle)(?!\p{L})/giu,
    to: 'teaching to ride a bike $2',
  },
  // What a can, a bottle or a glass is named for is in it.
  {
    from: /(?<!\p{L})(?!(?:the|an?|one|two|three|tin|trash|garbage|watering)\s)\p{L}+\s+can(?=\s+(?:with|on|of|in|and)(?!\p{L})|\s*[,.]|\s*$)/giu,
    to: 'soda can',
  },
  // “group of four students”: they are four.
  {
    from: /(?<!\p{L})(?:a\s+)?group\s+of\s+(?=(?:two|three|four|five|six|seven|eight|\d+)(?!\p{L}))/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:un\s+)?groupe\s+de\s+(?=(?:deux|trois|quatre|cinq|six|sept|huit|\d+)(?!\p{L}))/giu,
    to: '',
  },
  // What one of several does the others do not.
  {
    from: /(?<!\p{L})(?:dont\s+(?:un|une|l['’]une?)|l['’]une?\s+d['’](?:eux|elles|entre\s+(?:eux|elles))|one\s+of\s+them)\s+[^,.;]+/giu,
    to: ' ',
  },
  // White for the winter, and where it lives.
  {
    from: /(?<!\p{L})(renard|li[èe]vre|lapin|loup|chouette|hibou|hermine)\s+(?:polaire|arctique|des neiges)(?!\p{L})/giu,
    to: '$1 blanc dans la neige',
  },
  {
    from: /(?<!\p{L})(?:snow|snowy|arctic|polar)\s+(fox|hare|rabbit|wolf|owl)(?!\p{L})/giu,
    to: 'white $1 in the snow',
  },
  // Whoever is under it is in bed.
  {
    from: /(?<!\p{L})sous\s+(?:une|la|sa|les|ses|leur)\s+(?:couvertures?|couette|draps?)(?!\p{L})/giu,
    to: 'sur un lit',
  },
  {
    from: /(?<!\p{L})under\s+(?:a|the|his|her|their)\s+(?:blankets?|covers?|duvet|sheets?)(?!\p{L})/giu,
    to: 'on a bed',
  },
  // Indoors somebody sits by a hearth.
  {
    from: /(?<!\p{L})(beside|by|near|next to|in front of)\s+the\s+fire(?!\p{L})/giu,
    to: '$1 the fireplace',
    where: /knit|read|sit|asleep|sleep|armchair|sofa|grand(?:ma|pa|mother|father)|cat|dog/iu,
  },
  // « petit déjeuner au lit »
  { from: /(?<!\p{L})au lit(?!\p{L})/giu, to: 'sur un lit' },
  { from: /(?<!\p{L})in bed(?!\p{L})/giu, to: 'on a bed' },
  { from: fallOf, to: '' },
  // « une glace 2 boules fraise » is no pool.
  {
    from: /(?:(?:cornets?|glaces?)\s+(?:de\s+)?)+(?:glaces?\s+)?(?:(?:à|a)\s+)?(?:3|trois)\s+boules?(?:,?\s+(?:et\s+)?(?:de\s+|à\s+la\s+|au\s+)?(?:vanille|pistache|fraise|chocolat))*/giu,
    to: 'cornet trois boules ',
  },
  {
    from: /(glaces?|sorbets?|cornets?)(\s+(?:à|a))?\s+(?:de\s+)?(?:[12]|une|deux)\s+boules?(\s+(?:de\s+|à\s+la\s+|au\s+)?)?/giu,
    to: 'glace deux boules à la ',
  },
  // Of the two scoops one is brown.
  {
    from: /(glace deux boules à la \p{L}+)\s+et\s+(?:au\s+|à\s+la\s+)?(?:chocolat|caf[ée])(?!\p{L})/giu,
    to: '$1',
  },
  { from: /\b(?:two|three|2|3)\s+scoops?\s+of\s+/giu, to: 'two scoop ' },
  {
    from: /(?<!\p{L})sort\p{L}*\s+(.{3,25}?)\s+du\s+four(?:\s+à\s+(?:bois|pain))?(?!\p{L})/giu,
    to: 'enfourne $1',
    where:
      /boulang|p[âa]tiss|pizza[ïi]ol|cuisin|chef|femme|homme|maman|papa|m[èe]re|p[èe]re|fille|gar[çc]on|mamie|papi/iu,
  },
  {
    from: /(?<!\p{L})sort\p{L}*\s+(.{3,25}?)\s+du\s+four(?!\p{L})/giu,
    to: 'devant le four avec $1',
  },
  {
    from: /(?<!\p{L})(?:who\s+)?(?:tak(?:ing|es)|pull(?:ing|s))\s+(.{3,25}?)\s+(?:out\s+of|from)\s+(?:the|an|a|his|her)\s+oven(?!\p{L})/giu,
    to: 'baking bread $1',
  },
  // One tree, and no second beside it.
  { from: /(?<!\p{L})sapin(?!\s+de\s+no)(?!\p{L})/giu, to: 'sapin de noël', where: /no[eë]l/iu },
  // Sticks beside what is eaten with them.
  {
    from: /(?<!\p{L})baguettes(?!\p{L})/giu,
    to: 'chopsticks',
    where: /sushi|ramen|nouilles|maki|riz|wok/iu,
  },
  {
    from: /(?<!\p{L})grains(?!\p{L})/giu,
    to: 'grains de café',
    where: /caf[ée]|tasse|torr[ée]f/iu,
  },
  // A stove is masculine, a pan feminine.
  {
    from: /(?<!\p{L})(un|le|du|ce|vieux|petit|gros|grand)\s+po[eê]les?(?!\p{L})/giu,
    to: '$1 poêle à bois',
    where: /^(?!.*po[eê]le\s+à\s+bois)/iu,
  },
  // Covered, and no cutlery; nor is a sky.
  { from: /(?<!\p{L})couverte?s?\s+(?:de\s+|d['’])/giu, to: 'avec ' },
  // As people do it, whoever does.
  { from: /(?<!\p{L})(fai(?:t|sant)|font|faire) du (?:tricot|crochet)(?!\p{L})/giu, to: 'tricote' },
  {
    from: /(?<!\p{L})(two|three|four|some|\d+|with|of|and)\s+(?:(?:sliced|fresh|juicy|ripe|cut)\s+)?oranges(?!\p{L})/giu,
    to: '$1 orange fruits',
  },
  // What is in the sky is there.
  {
    from: /(?<!\p{L})dans\s+(?:un|le)\s+ciel\s+[ée]toil[ée]/giu,
    to: 'dans le ciel la nuit',
  },
  { from: /(?<!\p{L})in\s+(?:a|the)\s+starry\s+(?:night\s+)?sky/giu, to: 'in the sky at night' },
  // Stars are seen by night, and none of them stands before the rest.
  {
    from: /(?<!\p{L})(?:(?:sous|avec|under|with)\s+)?(?:(?:un|le|une|la|the|a)\s+)?(?:(?:ciel|nuit)\s+(?:tr[èe]s\s+|tout\s+|bien\s+)?(?:[ée]toil[ée]e?|plein(?:e)?\s+d['’][ée]toiles|rempli(?:e)?\s+d['’][ée]toiles)|starry\s+(?:night\s+)?sky|starry\s+night|sky\s+full\s+of\s+stars)(?!\p{L})/giu,
    to: 'de nuit',
  },
  {
    from: /(?<!\p{L})(?:sous les [ée]toiles|[àa] la belle [ée]toile|under the stars)(?!\p{L})/giu,
    to: 'de nuit',
  },
  // « une famille de cinq personnes »
  {
    from: /(?<!\p{L})famille\s+de\s+(trois|quatre|cinq|[345])(?:\s+personnes)?(?!\p{L})/giu,
    to: '$1 famille',
  },
  { from: /(?<!\p{L})family\s+of\s+(three|four|five|[345])(?!\p{L})/giu, to: '$1 family' },
  // Nobody holds anything but a hand.
  {
    from: /(?<!\p{L})(?:la )?main dans la main(?!\p{L})/giu,
    to: 'se tenant par la main',
  },
  // « un café à la main » is held.
  {
    from: /(?:(?<!\p{L})(?:avec|with|et|and)|,)\s+(?:(?!avec|with|et|and)[^,.;]){2,28}?\s+(?:(?:[àa]|dans) la main|[àa] la main (?:droite|gauche)|dans (?:les|ses|leurs) mains|dans (?:la|sa|leur) gueule|dans (?:le|son|leur) bec|entre (?:les|ses) (?:dents|pattes)|en main|in (?:his|her|their|its|one|the) (?:hands?|mouth|jaws|beak|paws)|in hand)(?!\p{L})/giu,
    to: (said) => said.replace(/^(?:\p{L}+|,)\s+/u, ' tenant ').replace(inHand, ''),
  },
  // « porte un bâton dans sa gueule », “carrying her cub in her mouth”
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:porte|portant|portent|tient|tenant|transporte|transportant|rapporte|rapportant|ram[èe]ne|carrying|carries|holding|holds|with|avec)\s+[^,.;]{2,34}?\s+(?:(?:dans (?:la|sa|leur) gueule|dans (?:le|son|leur) bec|entre (?:les|ses) dents)|in (?:his|her|their|its|the) (?:mouth|jaws|beak))(?!\p{L})/giu,
    to: (said) => said.replace(/^(?:qui\s+)?\p{L}+\s+/iu, ' mordillant ').replace(inHand, ''),
  },
  // Letters that are set, and none that are sent.
  { from: /(?<!\p{L})in\s+(?:(?!on|with|and)\p{L}+\s+){0,3}letters(?!\p{L})/giu, to: '' },
  {
    from: /(?<!\p{L})en\s+(?:\p{L}+\s+)?lettres(\s+(?:capitales|majuscules))?(?!\p{L})/giu,
    to: '',
  },
  // Houses of one kind are its village.
  {
    from: /(?<!\p{L})(?:(?:tiny|small|little)\s+)?mushroom\s+(?:village|town)(?!\p{L})/giu,
    to: 'three mushroom houses in a forest',
  },
  {
    from: /(?<!\p{L})village\s+(?:de\s+|dans\s+(?:des|les)\s+)?champignons?(?!\p{L})/giu,
    to: 'trois maisons champignon dans une forêt',
  },
  // It is brewed in one.
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:pr[ée]pare|brasse|brewing|stirring)\s+(?:une|a)\s+potion/giu,
    to: 'avec un chaudron',
  },
  // What floats in the air stands on an island there.
  {
    from: /(?<!\p{L})(ch[aâ]teau|maison|ville|temple)\s+(?:flottante?|volante?)(?!\p{L})(?!\s+sur)/giu,
    to: '$1 sur une île flottante',
  },
  {
    from: /(?<!\p{L})(?:floating|flying)\s+(castle|house|temple)/giu,
    to: '$1 on a floating island',
  },
  // A head of stone is no portrait.
  {
    from: /(?<!\p{L})buste(?=\s+(?:de|en)\s+(?:marbre|pierre|bronze|plâtre))/giu,
    to: 'statue',
  },
  { from: /(?<!\p{L})motif\s+(floral|fleuri)s?/giu, to: 'motif de fleurs' },
  // It is a home.
  { from: /(?<!\p{L})studio(?=\s+(?:de|of)\s+\d)/giu, to: 'chambre' },
  // The label is the picture, and lies on no table.
  {
    from: /^\s*(?:(?:une?|des|an?|the)\s+)?(?:[ée]tiquettes?|labels?|menus?)(?:\s+(?:de|du|pour|for)\s+|\s+d['’])/giu,
    to: 'affiche de ',
  },
  // He is called by what is seen of him.
  {
    from: /(?<!\p{L})(un|le|ce|mon)\s+(?:(vieux|gros|grand|petit)\s+)?(barbu|moustachu|chauve|rouquin)(?!\p{L})/giu,
    to: '$1 $2 homme $3',
  },
  // Steps, and nobody who walks.
  { from: /(?<!\p{L})(?:les|des|quelques)\s+marches(?!\p{L})/giu, to: 'des escaliers' },
  { from: /(?<!\p{L})(?:the|some)\s+(?:front\s+)?steps(?!\p{L})/giu, to: 'some stairs' },
];

/** A prompt without what says that all is seen through a window, and that. */
export function fromWindow(prompt: string): readonly [rest: string, said: string] {
  const said = throughWindow.exec(prompt)?.[0] ?? '';
  return [said ? prompt.replace(said, ' ') : prompt, said];
}
const throughWindow =
  /(?<!\p{L})(?:(?:as )?(?:seen|viewed|view|vue?s?|observ[ée]e?s?|looking(?: out)?)\s+)?(?:from|through|out of|depuis|(?<!(?:pr[èe]s|c[ôo]t[ée]|proche|bord|devant|autour|aupr[èe]s|cadre|rebord|bas|dessous|dessus)\s)d['’]|[àa] travers|par)\s*(?:an?\s+|the\s+|une\s+|la\s+|les\s+|ma\s+|my\s+|sa\s+|his\s+|her\s+)?(?:open\s+|attic\s+|kitchen\s+|bedroom\s+|hotel\s+|petite\s+|old\s+|vieille\s+)?(?:windows?|fen[êe]tres?|lucarnes?)(?:\s+(?:ouvertes?|de\s+(?:toit|ma\s+chambre|la\s+cuisine|grenier)|du\s+grenier))?(?!\p{L})/iu;

export function reword(wish: string): string {
  const prompt = withDoersAtWork(atOwnWork(asActive(withInsides(withEachOfThem(wish)))));
  const reworded = rewordings.reduce(
    (text, { from, to, where }) =>
      where && !where.test(prompt)
        ? text
        : typeof to === 'string'
          ? text.replace(from, to)
          : text.replace(from, (said) => to(said)),
    prompt,
  );
  return withParticiples(reworded);
}

/** Where a text is set in a picture is decided by its layout. */
export const withoutSpots = (prompt: string): string =>
  prompt.replace(
    /(?<!\p{L})(?:at the (?:top|bottom)|on (?:the )?top|en haut|en bas|au-dessus|au milieu|au centre|lettres(?=\s*(?:[,.;]|$))|letters(?=\s*(?:[,.;]|$)))(?![\p{L}’'])(?!\s+(?:d|of))/giu,
    '',
  );
