/** People by trades that we have no clothes for, by those who come nearest; `somebody` wears what everybody does. */
export const relatedPeople = `
baker: traiteur, confiseur, confiseuse, chocolatier, chocolatiere, glacier artisan, cheesemonger, confectioner, maraicher au marche, crepier, crepiere, meunier, miller
cook: rotisseur, cantiniere, sushi chef, maitre sushi, pastry chef, pizza maker, commis de cuisine, chef etoile
health-worker: dentist, dentiste qui, optician, opticienne, vet, veterinarian, veterinaire, midwife, sage femme, pharmacist, pharmacien, pharmacienne, aide soignante, aide soignant, kine, physiotherapist, chirurgienne, surgeon, kinesitherapeute, orthophoniste, osteopathe, radiologue, ambulancier, ambulanciere, paramedic, pediatre, cardiologue, therapist, caregiver
farmer: berger, bergere bergerie, shepherd, shepherdess, eleveur, eleveuse, vigneronne, viticulteur, maraichere, ostreiculteur, riziculteur, cueilleur, cueilleuse, winemaker, winegrower, rancher, peasant, moissonneur, planteur, vendangeur, vendangeuse, eleveur de chevres
gardener: paysagiste qui, elagueur, arboriste, forestier, garde forestier, ranger, landscaper, pepinieriste
mechanic: menuisier, menuisiere, charpentier, carpenter, ebeniste, joiner, cabinetmaker, woodworker, serrurier, locksmith, forgeron, blacksmith, soudeur, soudeuse, welder, luthier, ramoneur, chimney sweep, imprimeur, carreleur, vitrier, technicien, technicienne, chauffagiste, chaudronnier, tourneur, docker, eboueur, garbage collector, demenageur, manutentionnaire, magasinier, camionneur, truck driver, routier, cheminot, artisan, craftsman, bricoleuse, handyman, janitor, custodian, cantonnier, ouvrier d usine, machiniste
construction-worker: grutier, chef de chantier, geometre, terrassier, platrier, tailleur de pierre, stonemason, bricklayer, speleologue, caver
police-officer: douanier, douaniere, vigile, agent de securite, security guard, bodyguard, garde du corps, chef de gare, controleur, controleuse, gardien de prison, gardien de la paix
pilot: commandant de bord
artist: sculpteur, sculptrice, sculptor, dessinateur, dessinatrice, illustrateur, illustratrice, illustrator, graphiste qui, calligraphe, potier, potiere, potter, ceramiste, tatoueur, tatoueuse, tattoo artist, tattooist, souffleur de verre, glassblower, tisserand, tisserande, weaver
scientist: biologiste, biologist, physicien, physicienne, physicist, astronome, astronomer, laborantin, laborantine, geologue, geologist, inventeur, inventrice, inventor, botaniste, botanist, professeur de chimie, meteorologue, savant fou, mad scientist
judge: procureur, magistrat, magistrate, notaire qui, cure de village, pape, pope, eveque, bishop, rabbin, rabbi, imam, lawyer
person-mage: alchimiste, alchemist, devin, prophete, prophet, ermite, hermit, oracle, chaman, shaman, druid, necromancien, necromancer, sorcerer, warlock
witch: voyante, fortune teller, chamane, enchanteresse, sorceress
guard: garde royal, royal guard, sentinelle, grenadier, hussard, tirailleur, sapeur, general, colonel, officier, officer, veteran
knight: templier, paladin, templar
pirate: boucanier, flibustier, buccaneer
cowboy: gaucho, cowgirl, bandit, outlaw, desperado
viking: barbare, barbarian, guerrier, guerriere, warrior, celte, gaulois, gauloise, berserker, asterix, obelix
gladiator: hoplite, jules cesar, julius caesar, empereur romain, amazone, spartan
seaman: skipper, moussaillon, amiral, admiral, capitaine de bateau, ship captain, batelier, gardien de phare, lighthouse keeper, marin pecheur
explorer: guide de montagne, guide de safari, paleontologue, paleontologist, archaeologist, trekker, baroudeur
detective: espionne, agent secret, secret agent, inspecteur, inspectrice, gangster, mafieux, commissaire, private eye
waiter: majordome, butler, maitre d hotel, portier, groom d hotel, hotel porter, bellhop, bellboy, doorman, sommeliere, croupier
singer: troubadour, minstrel, menestrel, bard, barde, rappeuse, rapper, choriste, chanteur d opera, chanteuse de jazz, diva, crooner, slameur
dancer: pom pom girl, cheerleader, majorette, danseur classique, danseuse orientale, belly dancer
person-cartwheeling: acrobat, trapeziste, funambule, tightrope walker, contorsionniste, trapeze artist, circassien, yamakasi
clown-face: pierrot
king: emperor, sultan, tsar, maharaja, emir, roi mage, pharaon egyptien
queen: empress, reine des neiges, snow queen, souveraine, comtesse, duchesse, marquise, duchess, countess
prince: marquis, baron, duc
princess: raiponce, rapunzel, cendrillon, cinderella, belle au bois dormant, sleeping beauty, blanche neige, snow white
woman-fairy: nymphe, nymph, dryade, dryad, muse
person-elf: nain, naine, dwarf, hobbit, leprechaun, korrigan, farfadet, halfling, elfette
troll: orc, golem, yeti, bigfoot, titan, gobelin, goblin, ogresse, geant de pierre, cyclops
baby-angel: cherubin, cherub, archange, archangel
ghost: revenant, poltergeist, banshee, feu follet
woman-zombie: momie, mummy, goule, ghoul, frankenstein
person-superhero: justicier, justiciere, batman, superman, spiderman, spider man, avenger
alien: extraterrestre vert
robot: cyborg, automate, droide, droid, mecha, automaton
judoka: sumo, sumotori, lutteuse, aikidoka, moine shaolin, kung fu master
boxer: kickboxeur, kickboxer, catcheur, catcheuse
footballer: buteur, attaquant
rugby-player: footballeur americain, quarterback, hockeyeur, hockeyeuse, hockeyeur sur glace, hockeyeuse sur glace, joueur de hockey, joueuse de hockey, joueur de hockey sur glace, joueuse de hockey sur glace, hockey player, ice hockey player
tennis-player: joueur de padel, joueuse de padel, joueur de badminton, joueuse de badminton, badminton player, padel player, joueur de squash
person-bouncing-ball: joueuse de basket, dribbleur
person-playing-handball: handballeuse, volleyeur, volleyeuse, joueur de volley, joueuse de volley, volleyball player
person-rowing-boat: gondolier qui rame, canoeiste, kayakiste
person-running: athlete, coureur de fond, traileur, traileuse, triathlete, jogger
person-lifting-weights: culturiste
person-golfing: golfeuse professionnelle
person-biking: bmxeur, vttiste, vetetiste, mountain biker
person-swimming: nageur olympique, baigneur, baigneuse
person-surfing: kitesurfeur, kitesurfeuse, windsurfeur, planchiste, bodyboarder, wakeboarder
skier: skieur de fond, biathlete, skieuse de fond, ski jumper
horse-racing: rider, polo player, joueur de polo, ecuyer, ecuyere
diver: apneiste, homme grenouille, scuba diver
astronaut: taikonaute, voyageur de l espace, spaceman
technologist: comptable, accountant, employe de bureau, office worker, informaticienne, data scientist, operateur, operatrice
firefighter: secouriste
postman: coursiere, delivery man, delivery driver, courier, chauffeur de bus, bus driver, chauffeur de taxi, taxi driver, chauffeur, chauffeuse
somebody: scribe, banquier, banquiere, banker, salesman, saleswoman, caissier, caissiere, cashier, marchand, marchande, merchant, street vendor, libraire, bookseller, agent immobilier, avocat qui, notaire, psychologue, psychologist, mannequin, fashion model, journaliste, journalist, reporter, presentateur, presentatrice, ecrivain, ecrivaine, writer, poete, poet, philosophe, philosopher, voyageur, voyageuse, traveler, traveller, touriste, tourist, pelerin, pilgrim, villageois, villageoise, villager, campeur, campeuse, camper, vacancier, vacanciere, patient, patiente, cousin, cousine, oncle, tante, tonton, tata, uncle, aunt, neveu, niece, bebe nageur, manager, directeur, boss, chef d entreprise, entrepreneur, entrepreneuse, developpeuse, comedien, comedienne, actor, actress, photographe qui, photographer, cineaste, filmmaker, toiletteur, toiletteuse, dog groomer, promeneur, promeneuse, chasseur, chasseuse, hunter, brocanteur, brocanteuse, antiquaire, chineur, chineuse, decorateur, decoratrice, educateur, educatrice, animateur, animatrice, nounou, nanny, babysitter, assistante maternelle, ministre, president, presidente, politician, maire, mayor, influenceur, blogger, skateur, skateuse, skateboarder, pecheuse, tricoteuse, lecteur, lectrice, danseuse de rue, colocataire, coloc, roommate, locataire, stagiaire, intern, apprenti, apprentie, apprentice, collegue, colleague, artisane, jumeau, twin
`;
