import type { Person } from '../../../illustration/illustration-description.ts';
import { tokenise } from '../../tokenise.ts';
import { dailyPhrases, dailyVerbs } from './daily-act-words.ts';
import { dressVerbs } from './dress-act-words.ts';
import { englishForms, frenchForms } from './verb-forms.ts';

const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

type PoseName = NonNullable<Person['doing']>;

/** What somebody does: French verbs, and behind « ~ » English ones, as `verb-forms` reads them. */
const verbs: Partial<Record<PoseName, string>> = {
  plane: 'raboter ~ plane, plane/planing',
  sandDown: 'poncer, decaper ~ sand, sand/sanding down',
  prune: 'elaguer, emonder ~ prune, clip/clipping',
  operate:
    'operer/opere/operent/operant, operer/opere/operent/operant un patient, operer/opere/operent/operant une patiente, operer/opere/operent/operant un malade ~ operate/operating, operate/operating on, operate/operating on a patient, perform/performing surgery, do/doing surgery',
  washUp:
    'faire/fait/font/faisant la vaisselle, laver la vaisselle, laver les assiettes, laver des assiettes ~ do/doing the dishes, wash/washing dishes, wash/washing the dishes, wash/washing up, wash/washing plates',
  saw: 'scier* ~ saw',
  hammer: 'marteler, clouer, enfoncer ~ hammer, nail, pound',
  assemble: 'assembler, monter/monte/montent/montant un meuble, visser ~ assemble, screw',
  cut: 'couper*, trancher, decouper, eplucher, hacher, peler/pele/pelent/pelant, emincer ~ cut/cutting, slice, chop/chopping vegetables, chop/chopping, peel, dice',
  scissor:
    'decouper du papier, decouper des formes, couper du papier ~ cut/cutting paper, cut/cutting out',
  knead:
    'petrir, petrir la pate, petrir une pate, petrir de la pate, petrir du pain, petrir le pain, petrir son pain, malaxer, faconner/faconne/faconnent/faconnant le pain ~ knead, knead/kneading dough, knead/kneading the dough, knead/kneading bread, knead/kneading bread dough, shape dough, roll/rolling dough, roll/rolling out dough',
  prepare:
    'preparer, presenter/presente/presentent/presentant un produit, garnir, disposer, confectionner ~ prepare, arrange, assemble/assembling a dish',
  bouquet:
    'preparer un bouquet, composer un bouquet, faire/fait/font/faisant un bouquet, faire/fait/font/faisant des bouquets, composer des bouquets, preparer des bouquets, arranger des fleurs, arranger un bouquet, composer ~ arrange flowers, arrange a bouquet, make a bouquet, make bouquets, prepare a bouquet, arranging/arranging flowers',
  wrap: 'emballer, empaqueter ~ wrap/wrapping a gift, wrap/wrapping gifts, wrap/wrapping presents, wrap/wrapping a present, pack',
  decorate:
    'decorer, glacer/glace/glacent/glacant un gateau ~ decorate, ice/icing a cake, frost/frosting a cake',
  sew: 'coudre/coud/cousent/cousant, coudre/coud/cousent/cousant une robe de mariee, broder, raccommoder, faire/fait/font/faisant de la couture, piquer/pique/piquent/piquant a la machine ~ sew, embroider, stitch',
  iron: 'repasser ~ iron',
  fold: 'plier/plie/plient/pliant ~ fold',
  study:
    'observer au microscope, regarder au microscope, regarder dans un microscope, observer dans un microscope, regarder dans son microscope, etre/est/sont/etant au microscope, travailler au microscope, etudier au microscope ~ look/looking through a microscope, look/looking into a microscope, look/looking through the microscope, look/looking through her microscope, look/looking through his microscope, use/using a microscope, peer/peering into a microscope, peer/peering through a microscope, work/working at a microscope',
  mix: 'melanger des produits, faire/fait/font/faisant une experience, faire/fait/font/faisant des experiences, mener/mene/menent/menant une experience ~ do/doing an experiment, make/making an experiment, conduct/conducting an experiment, mix/mixing chemicals, do/doing experiments',
  weigh: 'peser/pese/pesent/pesant ~ weigh',
  throwPot:
    'tourner un pot, tourner un vase, faire/fait/font/faisant de la poterie, modeler/modele/modelent/modelant, faconner/faconne/faconnent/faconnant un vase, faconner ~ throw/throwing a pot, shape/shaping clay, make/making pottery, do/doing pottery, make/making a pot, sculpt/sculpting clay',
  weld: 'souder ~ weld, solder',
  forge:
    'forger*, battre/bat/battent/battant le fer, marteler sur une enclume, frapper le fer ~ forge, hammer/hammering on an anvil, hammer/hammering iron, forge/forging',
  fryPan:
    'faire/fait/font/faisant sauter des crepes, faire/fait/font/faisant sauter une crepe, retourner une crepe, faire/fait/font/faisant des crepes ~ flip/flipping pancakes, flip/flipping a pancake, make/making pancakes, make/making crepes',
  pour: 'verser*, servir/sert/servent/servant le the, servir/sert/servent/servant le cafe, servir/sert/servent/servant un verre ~ pour',
  writeDown:
    'ecrire/ecrit/ecrivent/ecrivant une lettre, ecrire/ecrit/ecrivent/ecrivant dans un carnet, ecrire/ecrit/ecrivent/ecrivant dans son journal, signer*, faire/fait/font/faisant ses devoirs, faire/fait/font/faisant leurs devoirs ~ write/writing a letter, write/writing in a notebook, write/writing in his journal, write/writing in her journal, sign, do/doing homework, do/doing his homework, do/doing her homework',
  deal: 'jouer aux cartes, jouer au poker, jouer a la belote ~ play/playing cards, play/playing poker',
  mixMusic: 'mixer ~ dj/djing, spin/spinning records',
  chess: 'jouer aux echecs, jouer aux dames ~ play/playing chess, play/playing checkers',
  feed: 'nourrir, donner a manger a, donner a manger aux, donner a manger au, donner du pain a, donner du pain aux, donner des graines aux, donner du foin a, donner du foin aux, donner des carottes a ~ feed',
  repair:
    'reparer, bricoler, reviser, depanner, retaper, changer une roue, changer un pneu ~ repair, fix, mend/mending, tinker/tinkering with, change/changing a tire, work/working on an engine',
  tie: 'attacher, nouer, lacer, lacer ses chaussures, faire/fait/font/faisant ses lacets, nouer ses lacets ~ tie/tying, lace, tie/tying his shoes, tie/tying her shoes, tie/tying his shoelaces, tie/tying her shoelaces',
  plant: 'planter*, semer/seme/sement/semant, repiquer, rempoter ~ plant, sow, pot',
  pick: 'cueillir/cueille/cueillent/cueillant, recolter*, vendanger ~ pick, pick/picking, harvest, harvest/harvesting',
  gather: 'ramasser, collecter ~ gather, collect, pick/picking up',
  light: 'allumer ~ light/lighting',
  blowOut: 'souffler*, souffler sur, eteindre/eteint/eteignent/eteignant ~ blow/blowing out',
  blowSeeds:
    'souffler sur un pissenlit, souffler sur le pissenlit, souffler un pissenlit, souffler sur des pissenlits, souffler des graines de pissenlit, souffler sur des graines de pissenlit ~ blow/blowing a dandelion, blow/blowing on a dandelion, blow/blowing dandelions, blow/blowing dandelion seeds, blow/blowing a dandelion clock, blow/blowing the seeds of a dandelion',
  leanOver:
    'se pencher sur, se pencher au dessus de, se pencher au dessus d ~ lean/leaning over, bend/bending over, hunch/hunching over, bent/bending down over',
  hose: 'eteindre/eteint/eteignent/eteignant un incendie, eteindre/eteint/eteignent/eteignant le feu, eteindre/eteint/eteignent/eteignant un feu, eteindre/eteint/eteignent/eteignant des flammes, eteindre/eteint/eteignent/eteignant les flammes, arroser un incendie, arroser le feu, arroser les flammes, lutter contre le feu, lutter contre les flammes, lutter contre un incendie, combattre/combat/combattent/combattant le feu, combattre/combat/combattent/combattant un incendie, combattre/combat/combattent/combattant les flammes, tenir/tient/tiennent/tenant une lance a incendie, tenir/tient/tiennent/tenant une lance ~ hose/hosing, hose/hosing down, put/putting out a fire, put/putting out the fire, put/putting out flames, put/putting out the flames, extinguish/extinguishing, extinguish/extinguishing a fire, fight/fighting a fire, fight/fighting the fire, fight/fighting fire, fight/fighting flames, fight/fighting the flames, battle/battling a fire, battle/battling flames, battle/battling a blaze, fight/fighting a blaze, spray/spraying water, spray/spraying water on, spray/spraying water at, hold/holding a fire hose, hold/holding a hose',
  dust: 'epousseter/epoussette/epoussettent/epoussetant, faire/fait/font/faisant la poussiere ~ dust, dust/dusting',
  clean:
    'essuyer, nettoyer, astiquer, frotter, polir, cirer*, faire/fait/font/faisant les vitres ~ wipe, clean, polish, clean/cleaning windows, scrub/scrubbing',
  wash: 'laver*, shampouiner, doucher, baigner, savonner ~ wash, bathe',
  paintOver:
    'repeindre/repeint/repeignent/repeignant, vernir, badigeonner, laquer, peindre/peint/peignent/peignant un mur, peindre/peint/peignent/peignant le mur, peindre/peint/peignent/peignant les murs, peindre/peint/peignent/peignant une barriere, peindre/peint/peignent/peignant une cloture, tagger, graffer, taguer ~ varnish, repaint, paint/painting a wall, paint/painting the wall, paint/painting walls, spray/spraying',
  carve: 'sculpter, tailler*, graver ~ carve, sculpt, chisel',
  stir: 'remuer, melanger, touiller, brasser ~ stir/stirring',
  watch:
    'observer aux jumelles, observer les oiseaux, regarder dans des jumelles, regarder aux jumelles ~ watch/watching birds, look/looking through binoculars, bird/birdwatching',
  stargaze:
    'regarder dans un telescope, regarder dans son telescope, regarder au telescope, observer les etoiles, observer le ciel, observer la lune, regarder les etoiles ~ look/looking through a telescope, look/looking through his telescope, look/looking through her telescope, stargaze, stargaze/stargazing, watch/watching the stars',
  openUp:
    'ouvrir/ouvre/ouvrent/ouvrant, fermer*, deballer ~ open/opening, close/closing, unwrap/unwrapping, shut/shutting',
  push: 'pousser* ~ push, push/pushing',
  pull: 'tirer*, trainer*, tracter, remorquer ~ pull, drag/dragging, tow/towing',
  lead: 'promener/promene/promenent/promenant son chien, promener/promene/promenent/promenant un chien, promener/promene/promenent/promenant, tenir/tient/tiennent/tenant en laisse, mener/mene/menent/menant ~ walk/walking a dog, walk/walking his dog, walk/walking her dog, walk/walking the dog, walk/walking dogs, lead/leading',
  pet: 'caresser, cajoler ~ pet/petting, stroke/stroking, cuddle/cuddling',
  milk: 'traire/trait/traient/trayant ~ milk/milking',
  shear:
    'tondre/tond/tondent/tondant un mouton, tondre/tond/tondent/tondant des moutons, tondre/tond/tondent/tondant les moutons ~ shear',
  measure: 'mesurer ~ measure, measure/measuring',
  build:
    'construire/construit/construisent/construisant, batir, edifier, faire/fait/font/faisant un chateau de sable, faire/fait/font/faisant des chateaux de sable ~ build/building, build/building sandcastles, build/building a sandcastle, make/making a sandcastle',
  snowman:
    'faire/fait/font/faisant un bonhomme de neige, construire/construit/construisent/construisant un bonhomme de neige ~ build/building a snowman, make/making a snowman',
  film: 'filmer ~ film/filming',
  hang: 'etendre/etend/etendent/etendant le linge, etendre/etend/etendent/etendant du linge, etendre/etend/etendent/etendant des draps, etendre/etend/etendent/etendant son linge, etendre/etend/etendent/etendant leur linge, etendre/etend/etendent/etendant sa lessive, etendre/etend/etendent/etendant la lessive ~ hang/hanging her laundry, hang/hanging his laundry, hang/hanging up laundry, hang/hanging laundry, hang/hanging out laundry, hang/hanging the laundry, hang/hanging clothes',
  hangUp: 'accrocher, suspendre/suspend/suspendent/suspendant ~ hang/hanging, hang/hanging up',
  lightHigh:
    'allumer un lampion, allumer des lampions ~ light/lighting a lantern, light/lighting lanterns',
  bake: 'enfourner, defourner ~ bake/baking bread, take/taking bread out of the oven',
  grill:
    'griller, faire/fait/font/faisant griller, faire/fait/font/faisant un barbecue, faire/fait/font/faisant cuire des saucisses, faire/fait/font/faisant des grillades, etre/est/sont au barbecue ~ grill, grill/grilling, barbecue/barbecuing, cook/cooking on a barbecue',
  teach:
    'ecrire/ecrit/ecrivent/ecrivant au tableau, ecrire/ecrit/ecrivent/ecrivant sur un tableau, ecrire/ecrit/ecrivent/ecrivant sur le tableau, ecrire/ecrit/ecrivent/ecrivant sur un tableau noir, expliquer au tableau, etre/est/sont au tableau, faire/fait/font/faisant cours, faire/fait/font/faisant la classe, donner un cours, enseigner ~ write/writing on a blackboard, write/writing on the blackboard, write/writing on a chalkboard, write/writing on a whiteboard, write/writing on the board, teach/teaching a class, teach/teaching',
  kite: 'faire/fait/font/faisant voler un cerf volant, faire/fait/font/faisant du cerf volant, jouer au cerf volant, jouer avec un cerf volant ~ fly/flying a kite, fly/flying his kite, fly/flying her kite, fly/flying kites',
  mend: 'reparer ses filets, reparer son filet, reparer un filet, reparer des filets, raccommoder ses filets, raccommoder son filet, remailler ~ mend/mending his net, mend/mending his nets, mend/mending nets, mend/mending a net, repair/repairing his net, repair/repairing nets',
  weave: 'tisser ~ weave/weaving',
  dig: 'creuser, becher, piocher* ~ dig/digging, shovel, shovel/shoveling',
  rake: 'ratisser, rateler ~ rake, rake/raking',
  mow: 'tondre/tond/tondent/tondant, tondre/tond/tondent/tondant la pelouse, tondre/tond/tondent/tondant le gazon, passer la tondeuse ~ mow/mowing, mow/mowing the lawn',
  mop: 'passer la serpilliere, laver le sol, passer la serpillere ~ mop/mopping, mop/mopping the floor',
  vacuum: 'passer l aspirateur, aspirer ~ vacuum/vacuuming, hoover/hoovering',
  chop: 'fendre/fend/fendent/fendant du bois, fendre/fend/fendent/fendant une buche, fendre/fend/fendent/fendant des buches, fendre/fend/fendent/fendant, couper du bois, abattre/abat/abattent/abattant un arbre ~ chop/chopping wood, split/splitting logs, split/splitting wood, cut/cutting wood',
  examine: 'examiner, inspecter, analyser ~ examine, examine/examining, inspect/inspecting',
  taste:
    'gouter une sauce, gouter la sauce, gouter sa sauce, gouter une soupe, gouter la soupe, gouter un plat, gouter son plat, gouter sa soupe ~ taste/tasting a sauce, taste/tasting the sauce, taste/tasting soup, taste/tasting the soup, taste/tasting a dish, taste/tasting',
  tasteWine:
    'gouter son vin, gouter un vin, gouter le vin, gouter du vin, deguster son vin, deguster un vin, deguster du vin, deguster le vin, sentir/sent/sentent/sentant un verre de vin ~ taste/tasting wine, taste/tasting his wine, taste/tasting her wine, taste/tasting the wine, taste/tasting a wine',
  present:
    'presenter un plat, presenter son plat, presenter une assiette, presenter son assiette, presenter sa creation, presenter ~ present/presenting a dish, present/presenting his dish, present/presenting her dish, present/presenting a plate, serve/serving a dish',
  serve:
    'porter un plateau, porter un plateau avec, tenir/tient/tiennent/tenant un plateau avec, apporter un plateau, servir/sert/servent/servant des boissons, servir/sert/servent/servant du vin, servir/sert/servent/servant a boire, servir/sert/servent/servant, servir/sert/servent/servant des verres ~ carry/carrying a tray, hold/holding a tray with, hold/holding a tray of drinks, hold/holding a tray of glasses, serve/serving drinks, serve/serving wine, serve/serving',
  frame:
    'tenir/tient/tiennent/tenant un cadre de ruche, tenir/tient/tiennent/tenant un cadre, tenir/tient/tiennent/tenant un cadre plein, sortir/sort/sortent/sortant un cadre, sortir/sort/sortent/sortant un cadre de la ruche, inspecter une ruche, inspecter ses ruches, ouvrir/ouvre/ouvrent/ouvrant une ruche, recolter le miel, recolter du miel ~ hold/holding a frame, hold/holding a honeycomb frame, hold/holding a hive frame, hold/holding a honeycomb, inspect/inspecting a hive, inspect/inspecting hives, harvest/harvesting honey',
  blueprint:
    'tenir/tient/tiennent/tenant un plan, tenir/tient/tiennent/tenant des plans, lire/lit/lisent/lisant un plan, regarder un plan, regarder des plans, consulter un plan, consulter des plans, etudier un plan, dessiner un plan ~ hold/holding a blueprint, hold/holding blueprints, read/reading a blueprint, look/looking at a blueprint, look/looking at blueprints, look/looking at plans, study/studying a blueprint, read/reading plans',
  readPaper:
    'lire/lit/lisent/lisant le journal, lire/lit/lisent/lisant son journal, lire/lit/lisent/lisant un journal ~ read/reading the newspaper, read/reading a newspaper, read/reading his newspaper, read/reading her newspaper, read/reading the paper',
  showSign:
    'manifester, tenir/tient/tiennent/tenant une pancarte, brandir une pancarte, brandir des pancartes, tenir/tient/tiennent/tenant des pancartes ~ hold/holding a sign, hold/holding signs, hold/holding a placard, hold/holding placards, protest, protest/protesting, demonstrate',
  lift: 'soulever/souleve/soulevent/soulevant, brandir, lever/leve/levent/levant, hisser ~ lift, lift/lifting, raise/raising, hold/holding up',
  barbell:
    'soulever/souleve/soulevent/soulevant des poids, soulever/souleve/soulevent/soulevant une barre, soulever/souleve/soulevent/soulevant une haltere, soulever/souleve/soulevent/soulevant des halteres, faire/fait/font/faisant de la musculation, faire/fait/font/faisant de l halterophilie ~ lift/lifting weights, lift/lifting a barbell, weight/weightlifting',
  trophy:
    'soulever/souleve/soulevent/soulevant la coupe, brandir la coupe, soulever/souleve/soulevent/soulevant un trophee, brandir un trophee, lever/leve/levent/levant la coupe, soulever/souleve/soulevent/soulevant le trophee, brandir le trophee, brandir une coupe, soulever/souleve/soulevent/soulevant une coupe, tenir/tient/tiennent/tenant un trophee ~ lift/lifting a trophy, lift/lifting the trophy, hold/holding a trophy, raise/raising a trophy, raise/raising the trophy, hold/holding up a trophy, lift/lifting the cup',
  juggle: 'jongler, faire/fait/font/faisant du jonglage ~ juggle/juggling',
  conduct:
    'diriger un orchestre, diriger l orchestre, diriger un choeur, diriger une chorale ~ conduct, conduct/conducting, conduct/conducting an orchestra',
  speak:
    'parler au micro, faire/fait/font/faisant une presentation, faire/fait/font/faisant un expose, donner/donne/donnent/donnant une conference, donner/donne/donnent/donnant un cours, faire/fait/font/faisant un discours, presenter une emission ~ give/giving a speech, give/giving a presentation, give/giving a talk, give/giving a lecture, speak/speaking into a microphone',
  vlog: 'se filmer, faire/fait/font/faisant une video, tourner une video, faire/fait/font/faisant un vlog, faire/fait/font/faisant un live ~ vlog/vlogging, film/filming herself, film/filming himself, record/recording a video, make/making a video, stream/streaming, film/filming a video',
  wrapHands:
    'bander ses mains, mettre/met/mettent/mettant ses bandes, enrouler ses bandes ~ wrap/wrapping her hands, wrap/wrapping his hands, tape/taping her hands, tape/taping his hands, wrap/wrapping hands',
  raiseHand:
    'lever/leve/levent/levant la main, lever/leve/levent/levant le doigt, lever/leve/levent/levant les mains ~ raise/raising their hands, raise/raising hands, raise/raising his hand, raise/raising her hand, raise/raising a hand, put/putting up their hands',
  point:
    'montrer*, montrer du doigt, designer, pointer ~ point, point/pointing at, point/pointing to, show/showing',
  comb: 'coiffer/coiffe/coiffent/coiffant, peigner*, brosser*, etriller, tresser*, brosser les cheveux de, faire/fait/font/faisant une tresse a, faire/fait/font/faisant des tresses a, demeler les cheveux de ~ comb/combing, groom/grooming, brush/brushing, braid/braiding, comb/combing the hair of, brush/brushing the hair of, braid/braiding the hair of',
  haircut:
    'couper les cheveux, couper les cheveux de, couper les cheveux d, couper les cheveux a, couper les cheveux a un, raser* ~ cut/cutting hair, cut/cutting the hair of, trim/trimming, shave/shaving, give/giving a haircut, give/giving a haircut to',
  trimBeard:
    'tailler la barbe, tailler la barbe de, tailler la barbe d, tailler la barbe a, couper la barbe de, couper la barbe d, couper la barbe a, raser la barbe de, raser la barbe d ~ trim/trimming the beard of, trim/trimming the beard, cut/cutting the beard of, shave/shaving the beard of',
  care: 'ausculter, soigner, masser*, guerir, panser, prendre/prend/prennent/prenant la tension de ~ treat/treating, massage/massaging, nurse/nursing, heal/healing, check/checking up',
  inject:
    'vacciner, piquer* ~ vaccinate, vaccinate/vaccinating, inject/injecting, give/giving a shot to',
  makeUp: 'maquiller, farder ~ make/making up, put/putting makeup on',
  spoonFeed:
    'donner la becquee a, donner a manger a son bebe, donner a manger a un bebe, nourrir son bebe, nourrir un bebe, donner le biberon a, donner le biberon a son bebe, donner le biberon ~ feed/feeding a baby, feed/feeding her baby, feed/feeding his baby, feed/feeding the baby, spoon/spoonfeeding',
  giveKeys:
    'remettre/remet/remettent/remettant les cles, remettre/remet/remettent/remettant les clefs, donner les cles, donner les clefs, tendre/tend/tendent/tendant les cles, remettre/remet/remettent/remettant des cles, remettre/remet/remettent/remettant ses cles, remettre/remet/remettent/remettant leurs cles ~ hand/handing the keys, hand/handing over the keys, give/giving the keys, hand/handing keys, hand/handing over keys, give/giving keys',
  giveFlowers:
    'offrir/offre/offrent/offrant des fleurs, offrir/offre/offrent/offrant un bouquet, offrir/offre/offrent/offrant une rose, donner des fleurs, donner un bouquet, donner une fleur, offrir/offre/offrent/offrant une fleur, offrir/offre/offrent/offrant des roses, tendre/tend/tendent/tendant un bouquet, tendre/tend/tendent/tendant une fleur ~ give/giving flowers, give/giving a flower, give/giving a bouquet, offer/offering flowers, hand/handing flowers, give/giving a rose, offer/offering a bouquet',
  give: 'offrir/offre/offrent/offrant un cadeau, offrir/offre/offrent/offrant des cadeaux, donner un cadeau, offrir/offre/offrent/offrant un paquet, distribuer des cadeaux, livrer un colis, livrer* ~ give/giving a gift, give/giving a present, give/giving gifts, give/giving presents, deliver, hand/handing a gift, deliver/delivering a package',
  handOver:
    'remettre/remet/remettent/remettant, donner, offrir/offre/offrent/offrant, tendre/tend/tendent/tendant, distribuer ~ hand/handing over, hand/handing, give/giving, offer/offering',
  shakeHands:
    'serrer la main, serrer la main a, serrer la main de, serrer la main d, se serrer la main, serrer la main d un, serrer la main a un, serrer la main a une, serrer la main d une ~ shake/shaking hands, shake/shaking hands with, shake/shaking the hand of',
  propose:
    'demander en mariage, demander sa copine en mariage, demander sa fiancee en mariage, demander la main de, faire/fait/font/faisant sa demande en mariage, faire/fait/font/faisant une demande en mariage ~ propose, propose/proposing to, propose/proposing',
  tell: 'raconter, raconter une histoire a, raconter une histoire, raconter des histoires, expliquer ~ tell/telling a story, tell/telling a story to, tell/telling stories, explain/explaining',
  teachRiding:
    'apprendre/apprend/apprennent/apprenant a faire du velo, apprendre/apprend/apprennent/apprenant le velo a ~ teach/teaching to ride a bike',
  interview: 'interviewer, interroger ~ interview, interview/interviewing',
  rescue:
    'sauver, secourir/secourt/secourent/secourant, descendre/descend/descendent/descendant un chat ~ rescue/rescuing, save/saving',
  highFive: 'taper dans la main de, se taper dans la main ~ high/highing five, high five/fiving',
  // Music.
  violin:
    'jouer du violon, jouer de l alto ~ play/playing the violin, play/playing violin, play/playing a violin, play/playing the fiddle, play/playing her violin, play/playing his violin',
  cello:
    'jouer du violoncelle, jouer de la contrebasse ~ play/playing the cello, play/playing cello, play/playing a cello, play/playing the double bass, play/playing her cello, play/playing his cello',
  guitar:
    'jouer de la guitare, jouer de la basse, jouer du ukulele, jouer du banjo, jouer du luth, gratter sa guitare ~ play/playing the guitar, play/playing guitar, play/playing a guitar, play/playing the bass, play/playing ukulele, play/playing the ukulele, play/playing the banjo, play/playing his guitar, play/playing her guitar, strum/strumming a guitar',
  piano:
    'jouer du piano, jouer au piano, jouer du clavecin, jouer de l orgue ~ play/playing the piano, play/playing piano, play/playing a piano',
  flute:
    'jouer de la flute, jouer de la clarinette, jouer du hautbois, jouer de la flute traversiere ~ play/playing the flute, play/playing flute, play/playing a flute, play/playing the clarinet, play/playing the oboe',
  trumpet:
    'jouer de la trompette, jouer du cor, sonner du clairon ~ play/playing the trumpet, play/playing trumpet, play/playing a trumpet, play/playing the horn',
  trombone: 'jouer du trombone ~ play/playing the trombone, play/playing trombone',
  tuba: 'jouer du tuba, jouer du soubassophone ~ play/playing the tuba, play/playing a tuba, play/playing tuba, play/playing the sousaphone',
  bagpipes:
    'jouer de la cornemuse, jouer du biniou, sonner de la cornemuse ~ play/playing the bagpipes, play/playing bagpipes, play/playing the bagpipe',
  saxophone:
    'jouer du saxophone, jouer du saxo, jouer du sax ~ play/playing the saxophone, play/playing saxophone, play/playing a saxophone, play/playing the sax, play/playing sax',
  accordion:
    'jouer de l accordeon, jouer du bandoneon ~ play/playing the accordion, play/playing accordion, play/playing an accordion',
  drums:
    'jouer de la batterie ~ play/playing the drums, play/playing drums, play/playing a drum kit, drum/drumming',
  harp: 'jouer de la harpe ~ play/playing the harp, play/playing a harp, play/playing harp',
  djembe:
    'jouer du djembe, jouer du tambour, jouer des percussions, jouer du tam tam ~ play/playing the djembe, play/playing a drum, play/playing the bongos, play/playing percussion',
  // With somebody who listens.
  read: 'lire/lit/lisent/lisant une histoire a, lire/lit/lisent/lisant une histoire, lire/lit/lisent/lisant un conte a ~ read/reading a story to, read/reading a story, read/reading a bedtime story to, read/reading to',
  // Sport.
  scrum: 'etre/est/sont en melee, faire/fait/font/faisant une melee ~ scrum/scrummaging',
  tennisServe:
    'servir/sert/servent/servant au tennis, etre/est/sont au service ~ serve/serving at tennis, serve/serving an ace',
  dunk: 'dunker, smasher, faire/fait/font/faisant un dunk ~ dunk, dunk/dunking, dunk/dunking a basketball, slam/slam dunking, make/making a dunk',
  kickflip:
    'faire/fait/font/faisant un kickflip, faire/fait/font/faisant une figure, faire/fait/font/faisant un flip ~ do/doing a kickflip, do/doing a trick, do/doing tricks, do/doing a flip',
  rideWave:
    'surfer une vague, surfer sur une vague, prendre/prend/prennent/prenant une vague, chevaucher une vague, glisser sur une vague ~ ride/riding a wave, ride/riding the wave, ride/riding the waves, catch/catching a wave, catch/catching waves',
  skateJump:
    'faire/fait/font/faisant un ollie, sauter en skate ~ do/doing an ollie, jump/jumping on a skateboard',
  petanque:
    'jouer a la petanque, jouer aux boules, jouer a la boule, faire/fait/font/faisant une partie de petanque ~ play/playing petanque, play/playing boules, play/playing bocce',
  climb:
    'grimper, escalader, faire/fait/font/faisant de l escalade, gravir ~ climb, rock/rock climbing, climb/climbing a cliff',
  archery:
    'tirer a l arc, faire/fait/font/faisant du tir a l arc, bander son arc ~ shoot/shooting an arrow, shoot/shooting a bow, do/doing archery',
  golf: 'jouer au golf, faire/fait/font/faisant du golf ~ play/playing golf, swing/swinging a golf club',
  volley:
    'jouer au volley, jouer au volleyball, jouer au beach volley, faire/fait/font/faisant du volley ~ play/playing volleyball, play/playing beach volleyball',
  skiing:
    'skier, faire/fait/font/faisant du ski, descendre/descend/descendent/descendant une piste, devaler une piste, devaler/devale/devalent/devalant la piste ~ ski, ski/skiing, ski/skiing downhill',
  grapple:
    'faire/fait/font/faisant du judo, faire/fait/font/faisant de la lutte, lutter, combattre/combat/combattent/combattant au judo ~ do/doing judo, wrestle, practice/practicing judo, practise/practising judo',
  bow: 'faire/fait/font/faisant le salut ~ bow/bowing',
  javelin:
    'lancer/lance/lancent/lancant le javelot, lancer/lance/lancent/lancant un javelot ~ throw/throwing a javelin, throw/throwing the javelin',
  tightrope:
    'marcher sur un fil, marcher sur une corde raide ~ walk/walking a tightrope, walk/walking on a tightrope',
  rowing:
    'ramer, pagayer, faire/fait/font/faisant de l aviron, faire/fait/font/faisant du canoe, faire/fait/font/faisant du kayak ~ row/rowing, row/rowing a boat, paddle, kayak/kayaking, canoe/canoeing',
};

/** “brushing @ teeth” → of each whose they may be. */
const owned = (verb: string) =>
  verb.includes('@')
    ? ['his', 'her', 'their', 'the'].map((whose) => verb.replaceAll('@', whose))
    : [verb];

export const actWords: ReadonlyMap<string, PoseName> = (() => {
  const words = new Map<string, PoseName>();
  const say = (form: string, doing: PoseName) => words.set(tokenise(form).join(' '), doing);
  for (const table of [Object.entries(dailyVerbs), dressVerbs, Object.entries(verbs)])
    for (const [doing, told] of table as readonly (readonly [PoseName, string])[]) {
      const [french = '', english = ''] = told.split('~');
      for (const verb of listed(french)) for (const form of frenchForms(verb)) say(form, doing);
      for (const verb of listed(english).flatMap(owned))
        for (const form of englishForms(verb)) say(form, doing);
    }
  for (const [doing, told] of Object.entries(dailyPhrases) as [PoseName, string][])
    for (const phrase of listed(told)) say(phrase, doing);
  for (const said of ['melee', 'en melee', 'in a scrum']) say(said, 'scrum');
  return words;
})();
