/** People by what they do or are, in our own words: see `named.ts`. */
export const peopleWords = `
skater: patineur, patineuse, patineurs, patineuses, ice skater, figure skater, patinage, patinage artistique
minotaur: minotaure, minotaur
postman: facteur, factrice, postier, postiere, mail woman, mail man, livreur, livreuse, coursier, mailman, postman, mail carrier, mailwoman, postwoman
plumber: plombier, plombiere, electricien, electricienne, bricoleur, reparateur, plumber, electrician
goalkeeper: gardien de but, gardienne de but, gardien de foot, gardienne de foot, gardien de football, gardienne de football, goal, goalkeeper, goalie, soccer goalkeeper
ski-resort: station de ski, station de sports d hiver, ski resort, ski station
skateboarder: skateur, skateuse, skateboardeur, skateboardeuse, skater, skateboarder
archer: archer, tireur a l arc, robin des bois, archere, tir a l arc
astronaut: astronaute, cosmonaute, spationaute, astronaut
cook: cuisinier, cuisiniere, chef cuisinier, chef, patissier, patissiere, pizzaiolo, cook
baker: boulanger, baker, fromager, boucher
health-worker: medecin, docteur, doctor, paramedic, ambulancier, ambulanciere
nurse: infirmier, infirmiere, nurse
surgeon: chirurgien, chirurgienne, surgeon, dentiste qui, anesthesiste
carpenter: menuisier, menuisiere, charpentier, charpentiere, carpenter, woodworker ~ ebeniste, joiner, cabinetmaker, luthier, sculpteur sur bois, cordonnier, cordonniere, shoemaker, cobbler, tapissier
beekeeper: apiculteur, apicultrice, beekeeper, bee keeper
florist: fleuriste, florist
hairdresser: coiffeur, coiffeuse, hairdresser, hair stylist, hairstylist ~ barbier, barber
seamstress: couturier, couturiere, tailor, seamstress, dressmaker, couturiere a domicile, jewellery maker, jeweller, jeweler, bijoutier, bijoutiere, watchmaker, horlogere, cobbler, shoemaker, cordonnier, cordonniere
smith: forgeron, forgeronne, blacksmith, smith, farrier, marechal ferrant ~ soudeur, soudeuse, welder, ferronnier
gnome: nain, nains, dwarf, gnome, gnome de jardin ~ leprechaun, korrigan, farfadet, hobbit
farmer: fermier, agriculteur, paysan, fermiere, farmer, maraicher, vigneron, agricultrice
gardener: jardinier, jardiniere, gardener, gardeneuse, horticulteur
waiter: serveur, serveuse, serveur de restaurant, serveuse de restaurant, garcon de cafe, sommelier, waiter, waitress, barman, barmaid
scientist: scientifique, chimiste, savant, chercheur, chercheuse, scientist, chemist, lab technician
mechanic: mecanicien, garagiste en bleu, mechanic
construction-worker: ouvrier, macon, maconne, ouvrier de chantier, builder, architecte, roofer, bricklayer, couvreur, engineer, ingenieur, ingenieure, architect
firefighter: pompier, firefighter, fireman, firewoman, sapeur pompier, pompiere
police-officer: policier, policiere, gendarme, agent de police, police officer, policeman, policewoman, cop, police woman, police man, agent de la circulation
detective: detective, espion, sherlock, spy
judge: juge
singer: chanteur, chanteuse, singer, rockeur, rock star, musicien, musicienne, musician, rappeur
artist: peintre, artiste, painter, artist, decorator, peintre en batiment
pilot: pilote, pilot, aviateur, aviatrice
technologist: informaticien, developpeur, programmeur, developer, hacker, programmer, secretary, receptionist, secretaire, receptionniste, standardiste
guard: soldat, soldier, militaire, parachutiste militaire
viking: viking, vikings
seaman: marin, matelot, sailor, capitaine, jeune mousse, captain, ship captain, sea captain, capitaine de bateau
explorer: explorateur, exploratrice, aventurier, aventuriere, archeologue, explorer
pharaoh: pharaon, cleopatre, toutankhamon, pharaoh, nefertiti
gladiator: gladiateur, soldat romain, legionnaire, centurion, gladiator, spartiate
student: etudiant diplome, jeune diplome, remise des diplomes, graduate, laureat
rugby-player: joueur de rugby, rugbyman, joueuse de rugby, rugby player, rugbywoman
ninja: ninja, shinobi
samurai: samourai, samurai, ronin, guerrier japonais
scrum: melee de rugby, rugby scrum, melee, scrum
judoka: judoka, judo, karateka, karate, aikido, taekwondo, arts martiaux, ceinture noire, kung fu, lutteur
prince: prince, prince charmant
king: roi, king, empereur
queen: reine, queen, imperatrice
princess: princesse, princess
person-superhero: super heros, superheros, superhero, heros masque
woman-superhero: super heroine, superheroine, superheroines, super heroines
person-supervillain: mechant, super vilain, villain, supervillain, savant fou
person-mage: magicien, mage, sorcier, enchanteur, druide, wizard, merlin, magician, illusionist, conjurer, magicienne, prestidigitateur, illusionniste
witch: sorciere, witch
woman-fairy: fee, fairy, clochette la fee
person-elf: elfe, lutin, elf
person-merpeople: triton
woman-merpeople: sirene, mermaid
person-vampire: vampire, dracula
woman-zombie: zombie, mort vivant
person-genie: genie
troll: troll, ogre, geant, geante, giant, cyclope
monster: monstre, monster, petit monstre, little monster, monstres, creature poilue, furry creature
baby-angel: ange, angelot, cupidon, angel, cupid
santa-claus: pere noel, santa, santa claus, papa noel
horse-racing: jockey, cavalier, cavaliere, course de chevaux, horse rider
knight: chevalier, knight
skier: qui skie, fait du ski, qui fait du ski, skiing, skieur qui saute, skieur, skieur qui descend, skieuse qui descend, skieur qui devale, skieuse qui devale, skier going down, skieuse, skier
snowboarder: snowboardeur, snowboard, snowboarder
person-golfing: golfeur, golfeuse, joueur de golf, golfer
person-surfing: qui surfe, surfing, fait du surf, qui fait du surf, surfeur, surfeuse, surf, surfer
person-rowing-boat: rameur, aviron, rower
fisher: pecheur, pecheuse, pecheurs, fisherman, fishermen, angler
person-swimming: qui nage, qui nagent, fait de la natation, qui fait de la natation, nageur, nageuse, natation, swimmer
person-bouncing-ball: match de basket, match de basketball, basketball game, basketball match, partie de basket, basketteur, basketteuse, joueur de basket, basketball player
person-lifting-weights: souleve des halteres, qui souleve des halteres, fait de la musculation, qui fait de la musculation, lifting weights, halterophile, bodybuilder, weightlifter
person-biking: cycliste, faire du velo, cyclist
person-cartwheeling: gymnaste, acrobate, gymnast, roue acrobatique
person-juggling: qui jongle, juggling, jongleur, jongleuse, juggler
person-in-lotus-position: lotus pose, lotus position, position du lotus, fait du yoga, qui fait du yoga, qui medite, doing yoga, yoga, meditation, yogi, meditating
person-climbing: qui escalade, qui grimpe, fait de l escalade, qui fait de l escalade, grimpeur, grimpeuse, alpiniste, escalade, climber, mountaineer, alpinist, rock climber
person-fencing: escrimeur, escrimeuse, escrime, fencing, fencer, swordsman
ballerina: danseuse etoile, danseuse classique, danseuse de ballet, danseuse, ballerine, ballerina, ballet dancer, danse classique, ballet
woman-dancing: danseuse de flamenco, danseuse flamenco, flamenco dancer, flamenco, salsa
man-dancing: disco man
person-running: coureur, coureuse, joggeur, joggeuse, marathon, runner, jogging, marathonien, marathonienne, hurdler, sprinter, sprinteur, sprinteuse
person-playing-handball: handball, handballeur, joueur de handball
boxer: boxeur, boxeuse, boxer
basket-team: equipe de basket, basketball team, equipe de basketball
football-match: match de foot, match de football, partie de foot, partie de football, football match, soccer match, soccer game
bike-race: course de velo, course cycliste, course de velos, tour de france, peloton, bike race, cycling race
street-music: fete de la musique, musiciens de rue, concert de rue, street musicians, street music, busker, buskers
footballer: joueur de football, footballeur, footballeuse, joueuse de football, joueur de foot, football player, soccer player, footballer
tennis-player: joueur de tennis, joueuse de tennis, tennis player, match de tennis
person-wrestling: lutte, wrestler, lutte greco romaine
dancer: danseur, danseur de hip hop, breakdance, breakdancer, street dance, danseuse de salsa, danseur de tango, tango, dancer, hip hop dancer, salsa dancer, tango dancer
deep-diver: plongeur, plongeuse, diver
pirate: pirate, corsaire
cowboy: cowboy, cow boy
referee: arbitre, referee, umpire
coach: coach, entraineur, entraineuse, trainer, personal trainer, coach sportif, coach sportive, prof de sport, gym teacher
butcher: butcher, bouchere, charcutier, charcutiere, poissonnier, poissonniere, fishmonger
barista: barista, bartender, epicier, epiciere, grocer, greengrocer, primeur, shopkeeper, commercant, commercante, vendeur, vendeuse, shop assistant, cheesemaker, fromagere
priest: pretre, priest, cure, abbe, pasteur, vicar, prete
nun: nonne, nun, bonne soeur, religieuse en habit, soeur catholique
monk: moine, monk, friar, moine copiste
musketeer: mousquetaire, musketeer, d artagnan
sheriff: sherif, sheriff, marshal
caveman: homme des cavernes, homme prehistorique, caveman, cro magnon, neandertal, prehistoric man
attendant: hotesse de l air, steward, flight attendant, stewardess, air hostess
conductor: chef d orchestre, cheffe d orchestre, orchestra conductor, conductor, maestro
scout: scout, boy scout, girl scout, eclaireur, eclaireuse, randonneur, randonneuse, hiker, backpacker, routard, routarde
lifeguard: maitre nageur, maitre nageuse, lifeguard, sauveteur, nageur sauveteur
miner: mineur de fond, miner, mineur de charbon, coal miner
lumberjack: bucheron, bucheronne, lumberjack, woodcutter, logger
maid: femme de chambre, maid, soubrette, housekeeper, gouvernante
mime: mime, pantomime
prisoner: prisonnier, prisonniere, prisoner, bagnard, convict, detenu
thief: voleur, voleuse, cambrioleur, cambrioleuse, thief, burglar, robber, bandit masque
devil: diable, diablesse, demon, devil, satan, lucifer, diablotin, imp
punk: punk, punks, goth, rockeur punk, iroquois punk
jester: bouffon, fou du roi, jester, court jester, harlequin, arlequin
teacher: professeur, prof, teacher, professor, professeure, instituteur, maitresse d ecole, maitre d ecole, schoolteacher, college professor, librarian, bibliothecaire, academic
`;
