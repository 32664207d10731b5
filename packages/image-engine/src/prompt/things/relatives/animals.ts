/** Animals that we have no picture of, by the one that looks most like them; `relatives.ts` reads these lines. */
export const relatedAnimals = `
dog: cavalier king charles, king charles, boxer chien, westie, berger suisse, berger des pyrenees, patou, leonberg, terre neuve, newfoundland, pitbull, pit bull, staffie, cane corso, dogue, mastiff, molosse, terrier, scottish terrier, schnauzer, shar pei, pekinois, pekingese, shih tzu, lhassa apso, bouvier, braque, pointer, coton de tulear, alaskan malamute, chien loup, chien de traineau, sled dog, colley, lassie, corniaud, mutt, goldendoodle, cabot, clebs, bloodhound, foxhound, hound, dingo, lycaon, cerbere, papillon chien, weimaraner, vizsla, teckel a poil long
poodle: bichon, bichon frise, bichon maltais, maltais, maltese, labradoodle, cockapoo, cavapoo
dachshund: basset, basset hound
puppy: bebe labrador, chiot labrador, chiot golden
cat: sphynx, chartreux, british shorthair, scottish fold, bengal, abyssin, norvegien, tabby, tabby cat, calico, calico cat, felin, minette, tuxedo cat, ginger cat, chate, lynx boreal, bobcat
leopard: serval
lion: lynx d afrique, manticore, chimere
tiger: smilodon, tigre a dents de sabre
wolf: coyote, chacal, jackal, loup garou, werewolf, fenrir
fox: fennec
raccoon: panda roux, red panda, coati, tanuki
beaver: marmotte, marmot, ragondin, groundhog, ornithorynque, platypus
hamster: cochon d inde, gerbille, gerbil, chinchilla, guinea pig, octodon, lemming
mouse: campagnol, musaraigne, shrew, vole, gerboise
chipmunk: ecureuil volant, loir, lerot, dormouse
hedgehog: porc epic, porcupine, echidne, pangolin, tatou, armadillo
sloth: fourmilier, anteater, tamanoir
pig: pecari
badger: glouton, wolverine, ratel, honey badger
deer: gnou, oryx, daim, okapi, fallow deer
ram: mouflon
sheep: merinos, mouton merinos
bison: auroch, bison d europe, musk ox, boeuf musque
water-buffalo: buffle d asie, buffle d eau, buffalo
cow: zebu, vache charolaise, holstein, genisse
horse: mustang, pur sang, cheval de trait, percheron, appaloosa, camarguais, cheval camarguais, frison, lipizzan, centaure, centaur
donkey: mule, mulet, baudet, bourricot
unicorn: 
kangaroo: wallaby, quokka
koala: wombat, opossum, phalanger
monkey: ouistiti, macaque, babouin, capucin, lemurien, lemur, gibbon, mandrill, tarsier, chimpanze, chimp, chimpanzee, marmoset, baboon, maki catta
orangutan: bonobo
seal: otarie, sea lion, elephant de mer, lamantin, manatee, dugong
dolphin: marsouin, beluga, porpoise
whale: orque, orca, killer whale, cachalot, sperm whale, rorqual, baleine a bosse, humpback whale, humpback
bird: mesange, hirondelle, pinson, rossignol, passereau, swallow, robin, sparrow, alouette, canari, canary, martin pecheur, kingfisher, rouge gorge, rougegorge, chardonneret, bouvreuil, etourneau, roitelet, geai, huppe, pic vert, woodpecker, bergeronnette, serin, goldfinch, finch, bluejay, wren, starling, fauvette, loriot, verdier, moineau
dove: tourterelle
swan: pelican, cygne noir
eagle: faucon, falcon, buse, epervier, vautour, vulture, condor, gypaete, kestrel, hawk, buzzard, osprey, balbuzard, milan royal
duck: sarcelle, canard mandarin, mandarin duck, eider, cormoran, foulque, grebe, mallard
goose: bernache
stork: heron, grue cendree, echassier, aigrette, egret, ibis, marabout, spoonbill
peacock: faisan, pheasant
chicken: pintade, guinea fowl, caille, perdrix, quail, partridge
dodo: autruche, ostrich, emeu, emu, casoar, nandou
parrot: ara, perruche, cacatoes, calopsitte, toucan, cockatoo, macaw, budgie, parakeet, inseparable, lovebird
blackbird: 
penguin: macareux, puffin, manchot empereur
lizard: gecko, iguane, iguana, varan, salamandre, salamander, dragon de komodo, komodo dragon, axolotl, newt, agame
snake: anaconda, crotale, rattlesnake, couleuvre
crocodile: caiman, alligator, gavial
frog: crapaud, toad, tetard, tadpole
turtle: tortue geante
fish: truite, trout, saumon, salmon, brochet, sardine, maquereau, mackerel, thon, tuna, dorade, daurade, cabillaud, morue, cod, silure, catfish, esturgeon, hareng, herring, anchois, barracuda, piranha, anguille, eel, poisson chat, murene
tropical-fish: combattant, betta, discus, poisson ange, poisson chirurgien, guppy, rascasse, nemo, angelfish
shark: raie, raie manta, manta ray, stingray, requin marteau, hammerhead, espadon, swordfish, marlin
octopus: kraken, nautile, hydre, monstre marin, sea monster, leviathan
jellyfish: anemone de mer, meduse geante
crab: bernard l ermite, hermit crab, tourteau, araignee de mer
lobster: langouste, ecrevisse, crayfish
shrimp: langoustine, gambas, crevette rose, krill
spiral-shell: bulot, bigorneau, coquille saint jacques, scallop, palourde, clam, oursin, sea urchin, ormeau
butterfly: papillon de nuit, moth, demoiselle insecte, morpho
honeybee: guepe, wasp, bourdon, bumblebee, frelon, hornet
beetle: hanneton, lucane, bousier, luciole, firefly, cetoine, doryphore
cricket: mante religieuse, praying mantis, phasme, sauterelle, grasshopper, locust
bug: mille pattes, ver a soie, centipede, millepatte, cloporte
spider: tarentule, tarantula, mygale, veuve noire
worm: ver de terre, lombric, earthworm, sangsue
snail: limace, slug
mosquito: moucheron, libellule geante
sauropod: diplodocus, brontosaure, brachiosaure, apatosaurus, plesiosaure, nessie, monstre du loch ness
t-rex: velociraptor, raptor, spinosaure, allosaure, stegosaure, triceratops, stegosaurus, spinosaurus, ankylosaure, godzilla
dragon: wyverne, wyvern, monstre aile, hydra, vouivre, dragon chinois, drake
mammoth: mastodonte
eagle: pterodactyle, pterodactyl
`;
