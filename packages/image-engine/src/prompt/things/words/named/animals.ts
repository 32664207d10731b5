/** Animals, in our own words: see `named.ts`. */
export const animalWords = `
koi: carpe, carpe koi, koi, koi carp, carp, koi fish
gull: mouette, goeland, gull, seagull, mouette rieuse ~ sterne, albatros, albatross, cormoran
pigeon: pigeon, ramier, palombe
crow: corbeau, corneille, crow, raven, choucas ~ magpie, pie bavarde
crocodile: crocodile, croco
dachshund: teckel, chien saucisse, dachshund, teckel en pull raye ~ basset
donkey: ane, anesse, donkey, anon
chameleon: cameleon, chameleon
sheep: mouton, brebis, agneau, sheep, lamb, ewe, moutons
flying-witch: sorciere qui vole sur son balai, sorciere sur un balai volant, sorciere qui vole sur son balai, sorciere sur un balai, sorciere sur son balai, witch on a broom, sorciere volante, sorciere qui vole, witch flying
phoenix: phenix, phoenix, oiseau de feu, phenix en feu, phenix de feu, phenix en flammes, phenix enflamme, phoenix en feu, phoenix de feu, phoenix en flammes, burning phoenix, phoenix on fire, flaming phoenix, phenix qui renait de ses cendres, phoenix rising from the ashes, phoenix rising from ashes
cat: chat, chatte, minou, matou, minet, cat, kitty, chat tigre, chat roux, chat de gouttiere ~ persan, maine coon, felin
kitten: chaton, kitten, bebe chat, petit chat
labrador: labrador, lab
golden-retriever: golden retriever, golden, retriever
husky: husky, malamute, husky siberien
dalmatian: dalmatien, dalmatian
shepherd-dog: berger allemand, german shepherd, malinois, berger belge, beauceron
border-collie: border collie, chien de berger, sheepdog, berger australien, australian shepherd, bouvier bernois, collie, bernese mountain dog
chihuahua: chihuahua, pinscher
bulldog: bouledogue, bulldog, bouledogue francais, french bulldog, frenchie, english bulldog, bouledogue anglais
corgi: corgi, welsh corgi
pug: carlin, pug
beagle: beagle, fox terrier
shiba: shiba, shiba inu, akita
siamese-cat: siamois, chat siamois, siamese, siamese cat, birman, sacre de birmanie, ragdoll
persian-cat: persan, chat persan, persian, persian cat, angora, chat angora, ragdoll a poils longs, chat a poils longs, long haired cat, longhair cat
maine-coon: maine coon, mainecoon, chat norvegien, norwegian forest cat
rottweiler: rottweiler, doberman, dobermann
saint-bernard: saint bernard, st bernard, bouvier suisse
cocker: cocker, cocker spaniel, spaniel, epagneul, epagneul breton, setter, springer
samoyed: samoyede, samoyed, chow chow, grand spitz
pomeranian: loulou de pomeranie, pomeranian, spitz, spitz nain, petit loulou
yorkshire: yorkshire, yorkie, yorkshire terrier
greyhound: levrier, greyhound, whippet, barzoi
pony: poney, pony, shetland, haflinger, poneys
pegasus: pegase, pegasus, cheval aile, licorne ailee, alicorne, winged horse
reindeer: renne, reindeer, caribou, rennes
gazelle: gazelle, antilope, antelope, impala, springbok
doe: biche, doe, chevreuil, roe deer, faon, fawn, bambi
lynx: lynx, caracal
black-panther: panthere noire, black panther
cheetah: guepard, cheetah
hyena: hyene, hyena
lioness: lionne, lioness, puma, cougar
griffin: griffon, griffin, gryphon, hippogriffe, hippogriff
dog: chien, chienne, toutou, dog, canide ~ cavalier king charles, boxer chien, hound
puppy: chiot, puppy, bebe chien
poodle: caniche, poodle
wolf: loup, louve, wolf ~ coyote, chacal
fox: renard, renarde, fox, renardeau, goupil
raccoon: raton laveur, raccoon
lion: lion, lionceau
tiger: tigre, tigresse, tiger
leopard: leopard, panthere, panther
horse: cheval, chevaux, jument, etalon, horse, poulain, destrier ~ mustang, pur sang
unicorn: licorne, unicorn
zebra: zebre, zebra
deer: cerf, deer, stag
moose: elan, orignal, moose, elk
bison: bison, buffle d amerique
cow: vache, cow, veau, calf
ox: boeuf, ox, taureau, bull
pig: cochon, porc, truie, pig, cochonnet, porcelet, piglet
boar: sanglier, boar, marcassin
ram: belier, ram
goat: chevre, bouc, chevreau, cabri, goat
camel: dromadaire, camel, meharee
two-hump-camel: chameau, chameaux
llama: lama, llama
giraffe: girafe, girafon, giraffe
elephant: elephant, elephanteau
mammoth: mammouth, mammoth
rhinoceros: rhinoceros, rhino
hippopotamus: hippopotame, hippo
mouse: souris, mouse, souriceau, mulot
rat: rat
hamster: hamster
rabbit: lapin, lapine, lapereau, rabbit, bunny
chipmunk: ecureuil, tamia, squirrel, chipmunk
beaver: castor, beaver
hedgehog: herisson, hedgehog
bat: chauve souris, bat, chauves souris
bear: ours, ourson, bear, ours brun, grizzly, ourse
polar-bear: ours polaire, polar bear, ours blanc
koala: koala
panda: panda, panda geant
sloth: paresseux, sloth
otter: loutre, otter
ferret: furet, ferret ~ belette, hermine, fouine, martre, vison, weasel, stoat, mink, marten, mangouste, mongoose, genette
meerkat: suricate, meerkat
capybara: capybara, cabiai
walrus: morse, walrus
narwhal: narval, narwhal
blueberry-tart: tarte aux myrtilles, tarte myrtilles, blueberry tart, blueberry pie, bilberry tart, tartelette aux myrtilles
gingerbread-house: maison en pain d epices, maison de pain d epices, maison en pain d epice, gingerbread house, gingerbread cottage, gingerbread houses
tapir: tapir
hare: lievre, hare
snow-leopard: leopard des neiges, panthere des neiges, once leopard, snow leopard
jaguar: jaguar ~ ocelot
ibex: bouquetin, ibex ~ chamois, isard, markhor
warthog: phacochere, warthog
yak: yak, yack
highland-cow: vache highland, highland cow, vache ecossaise, highland cattle
normandy-cow: vache normande, normandy cow
brown-cow: vache limousine, vache marron, vache brune, vache salers, vache jersiaise, jersey cow, brown cow
alpaca: alpaga, alpaca ~ vigogne, guanaco
great-dane: dogue allemand, grand danois, great dane
arctic-fox: renard polaire, renard arctique, renard des neiges, arctic fox, snow fox
jack-russell: jack russell, jack russell terrier
skunk: moufette, mouffette, putois, skunk
kangaroo: kangourou, kangaroo
badger: blaireau, badger
monkey: singe, guenon, monkey
gorilla: gorille, gorilla
orangutan: orang outan, orang outang, orangutan
turkey: dinde, dindon, turkey
rooster: coq, rooster, cockerel
chicken: poule, poulet, hen, chicken
baby-chick: poussin, chick
bird: oiseau, oiseaux, bird, oisillon ~ mesange, hirondelle, pinson, rossignol, passereau, swallow, robin, sparrow, alouette, canari, martin pecheur, pie
penguin: pingouin, manchot, penguin
dove: colombe, dove
eagle: aigle, eagle, milan
duckling: caneton, duckling, bebe canard, petit canard, canardeau ~ oison, gosling
red-panda: panda roux, red panda, petit panda
duck: canard, cane, colvert, duck
swan: cygne, swan
owl: hibou, hiboux, chouette, owl, effraie, grand duc
flamingo: flamant rose, flamant, flamingo
stork: cigogne, stork
heron: heron, heron cendre, grey heron, gray heron, herons ~ grue, echassier, aigrette, egret, crane bird
peacock: paon, peacock, paon qui fait la roue
parrot: perroquet, parrot
blackbird: merle, blackbird
goose: oie, jars, goose, geese
dodo: dodo oiseau, dodo
frog: grenouille, rainette, frog
turtle: tortue, turtle, tortoise
sea-turtle: tortue de mer, tortue marine, tortue caretta, tortue luth, sea turtle, green turtle, leatherback turtle
lizard: lezard, lizard ~ salamandre, iguane, iguana
snake: serpent, vipere, cobra, boa, python, snake
dragon: dragon, dragonne ~ wyverne, monstre aile
sauropod: sauropode
t-rex: tyrannosaure, t rex, trex, dinosaure, dinosaur
whale: baleine, whale, baleine bleue
dolphin: dauphin, dolphin
seal: phoque, seal
goldfish-bowl: poisson rouge dans un bocal, bocal a poisson, aquarium rond, goldfish bowl
fish: poisson, fish
tropical-fish: poisson tropical, poisson clown, poisson rouge, goldfish
blowfish: poisson globe, fugu, poisson lune
shark: requin, shark, grand blanc
octopus: pieuvre, poulpe, octopus
jellyfish: meduse, jellyfish
crab: crabe, crab
lobster: homard, lobster
shrimp: crevette, shrimp
squid: calmar, calamar, squid, seiche
oyster: perle
coral: corail, coraux, coral
spiral-shell: coquillage, coquille, shell, seashell, conque
snail: escargot, snail
butterfly: papillon, butterfly, monarque
bug: chenille, caterpillar
ant: fourmi, ant
honeybee: abeille, bee
lady-beetle: coccinelle, ladybug, ladybird
beetle: scarabee, beetle
cricket: criquet, grillon, cricket
spider: araignee, spider
scorpion: scorpion
mosquito: moustique, mosquito
solar-system: systeme solaire, solar system, planetes du systeme solaire, planets of the solar system, planets orbiting the sun, planetes autour du soleil, planets around the sun
ringed-planet: saturne, planete, planet, planete a anneaux, saturn
teddy-bear: ours en peluche, nounours, peluche, doudou, teddy bear, teddy, stuffed rabbit, stuffed toy, stuffed animal, lapin en peluche
paw-prints: patte, paw, patte de chat, empreinte, pattes d animal
`;
