import type { Person } from '../../../illustration/illustration-description.ts';

type PoseName = NonNullable<Person['doing']>;

/** What is done every day, told as `act-words.ts` tells verbs; « @ » stands for whose it is, in English. */
export const dailyVerbs: Partial<Record<PoseName, string>> = {
  brushTeeth: 'se brosser les dents, se laver les dents ~ brush/brushing @ teeth',
  shaveSelf: 'se raser, se raser la barbe ~ shave/shaving @ beard, shave/shaving himself',
  makeUpSelf:
    'se maquiller, se mettre/se met/se mettent/se mettant du rouge a levres, mettre/met/mettent/mettant du rouge a levres ~ put/putting on lipstick, put/putting on makeup, put/putting on @ makeup, apply/applying lipstick, apply/applying makeup',
  combSelf:
    'se coiffer, se peigner, se brosser les cheveux ~ comb/combing @ hair, brush/brushing @ hair, do/doing @ hair',
  smoke:
    'fumer*, fumer une cigarette, fumer sa cigarette, allumer une cigarette ~ smoke, smoke/smoking a cigarette',
  eatIce:
    'manger une glace, manger sa glace, manger des glaces, manger un cornet de glace, lecher une glace ~ eat/eating an ice cream, eat/eating ice cream, eat/eating @ ice cream, lick/licking an ice cream, eat/eating an ice cream cone, eat/eating an icecream',
  eatApple:
    'manger une pomme, croquer une pomme, croquer dans une pomme ~ eat/eating an apple, bite/biting an apple, bite/biting into an apple',
  eatSandwich:
    'manger un sandwich, manger son sandwich, manger un hamburger, manger un burger, manger un kebab, manger un tacos ~ eat/eating a sandwich, eat/eating @ sandwich, eat/eating a burger, eat/eating a hamburger, eat/eating a hot dog, eat/eating a taco',
  eatPizza:
    'manger une part de pizza, manger une tranche de pizza ~ eat/eating a slice of pizza, eat/eating @ slice of pizza',
  text: 'envoyer/envoie/envoient/envoyant un message, envoyer/envoie/envoient/envoyant un sms, ecrire/ecrit/ecrivent/ecrivant un sms, regarder son telephone, regarder son portable, regarder son smartphone, regarder leur telephone, regarder leurs telephones, scroller, etre/est/sont sur son telephone, consulter son telephone ~ text, scroll, look/looking at @ phone, text/texting on @ phone, scroll/scrolling on @ phone, check/checking @ phone, star/staring at @ phone',
  gamepad:
    'jouer aux jeux video, jouer a la console, jouer a un jeu video, jouer a la playstation, jouer a la switch ~ play/playing video games, play/playing a video game, play/playing videogames, gam/gaming',
  blowUp:
    'gonfler un ballon, gonfler des ballons, gonfler un ballon de baudruche ~ inflate/inflating a balloon, inflate/inflating balloons, blow/blowing up a balloon, blow/blowing up balloons',
  loadUp: 'charger/charge/chargent/chargeant un camion, decharger un camion ~ load, unload',
  skipRope:
    'sauter a la corde, faire/fait/font/faisant de la corde a sauter, jouer a la corde a sauter ~ skip/skipping rope, jump/jumping rope, skip/skipping',
  haul: 'transporter, porter/porte/portent/portant ensemble, porter/porte/portent/portant a deux, trimballer, transbahuter ~ carry, haul, lug/lugging, carry/carrying together, carry/carrying up, carry/carrying down',
  ringBell:
    'sonner la cloche, sonner une cloche, agiter une cloche ~ ring/ringing a bell, ring/ringing the bell',
  pay: 'payer, payer par carte, payer avec une carte, regler l addition ~ pay, pay/paying with a card, pay/paying by card',
  vote: 'voter ~ vote, cast/casting a vote, cast/casting @ ballot',
  pitch:
    'presenter un projet, presenter son projet, faire/fait/font/faisant une presentation, faire/fait/font/faisant un expose ~ present/presenting a project, give/giving a presentation, present/presenting, pitch/pitching',
  sell: 'vendre/vend/vendent/vendant ~ sell',
  knock:
    'frapper a la porte, toquer a la porte, sonner a la porte ~ knock/knocking at the door, knock/knocking on the door, knock/knocking on a door, knock/knocking at a door',
  pack: 'faire/fait/font/faisant sa valise, faire/fait/font/faisant ses valises, faire/fait/font/faisant ses bagages ~ pack/packing a suitcase, pack/packing @ suitcase, pack/packing @ bags',
  catchInNet:
    'attraper un papillon, attraper des papillons, chasser des papillons, chasser les papillons ~ catch/catching a butterfly, catch/catching butterflies, chas/chasing butterflies, chas/chasing a butterfly',
  throwSnow:
    'faire/fait/font/faisant une bataille de boules de neige, lancer/lance/lancent/lancant une boule de neige, lancer/lance/lancent/lancant des boules de neige, jouer aux boules de neige, se lancer/se lance/se lancent/se lancant des boules de neige ~ have/having a snowball fight, throw/throwing snowballs, throw/throwing a snowball',
  marbles: 'jouer aux billes ~ play/playing marbles, play/playing with marbles',
  digSnow:
    'deneiger/deneige/deneigent/deneigeant, deblayer la neige, pelleter la neige, pelleter/pellete/pelletent/pelletant de la neige, enlever/enleve/enlevent/enlevant la neige ~ shovel/shoveling snow, shovel/shovelling snow, shovel/shoveling the snow, shovel/shoveling the driveway, clear/clearing the snow, clear/clearing snow',
  bandage:
    'mettre/met/mettent/mettant un pansement, mettre/met/mettent/mettant un pansement a, mettre/met/mettent/mettant un pansement sur le genou de, mettre/met/mettent/mettant un pansement sur le genou d, poser un pansement a, bander ~ bandage, bandage/bandaging the knee of, bandage/bandaging a knee, put/putting a bandage on, put/putting a plaster on, put/putting a band aid on',
  chase:
    'poursuivre/poursuit/poursuivent/poursuivant, courir/court/courent/courant apres, pourchasser ~ chas/chasing, chase, run/running after, pursue',
  call: 'telephoner, repondre/repond/repondent/repondant au telephone ~ phone, answer/answering the phone',
  sing: 'chanter/chante/chantent/chantant ~ sing',
  walk: 'marcher/marche/marchent/marchant ~ walk, walk/walking down, walk/walking up, stroll',
  dance: 'danser/danse/dansent/dansant ~ dance',
  // Of the body.
  pockets: 'avoir/a/ont/ayant les mains dans les poches ~ put/putting @ hands in @ pockets',
  coverMouth: 'tousser, eternuer, bailler, se moucher ~ cough, sneeze, yawn',
  hugSelf:
    'frissonner, grelotter, trembler, trembler de froid, avoir/a/ont/ayant froid, se rechauffer ~ shiver, freez/freezing, freez/freezing cold',
  buttonUp:
    'enfiler, enfiler son manteau, boutonner, mettre/met/mettent/mettant son manteau, mettre/met/mettent/mettant sa veste, se rhabiller ~ get/getting dressed, button/buttoning, put/putting on @ coat, put/putting on @ jacket, put/putting on a coat',
  scratchHead: 'se gratter la tete ~ scratch/scratching @ head',
  callOut: 'crier, hurler, appeler ~ shout, yell, scream, call/calling out',
  hitch:
    'faire/fait/font/faisant du stop, faire/fait/font/faisant de l auto stop ~ hitchhike, hitch/hitchhiking',
  leanBack:
    'etre/est/sont adosse au mur ~ lean/leaning against a wall, lean/leaning against the wall, lean/leaning on a wall',
  trip: 'trebucher*, tomber/tombe/tombent/tombant par terre, perdre/perd/perdent/perdant l equilibre, faire/fait/font/faisant tomber ~ trip/tripping, stumble, fall/falling down, fall/falling over, fall/falling off',
  slip: 'glisser, glisser sur, deraper ~ slip/slipping, slip/slipping on',
  pushUp:
    'faire/fait/font/faisant des pompes ~ do/doing push ups, do/doing pushups, do/doing press ups',
  talk: 'discuter*, bavarder, papoter, parler, parler ensemble, parler a, parler avec, causer*, dialoguer, se parler ~ talk, chat/chatting, talk/talking to, talk/talking with, talk/talking together, chat/chatting with, discuss, gossip/gossiping',
  argue:
    'se disputer, se disputer avec, se chamailler, gronder, engueuler, rouspeter ~ argue, argue/arguing with, quarrel, yell/yelling at, shout/shouting at, scold',
  whisper:
    'chuchoter, murmurer*, chuchoter a l oreille de, chuchoter a l oreille d, murmurer a l oreille de, murmurer a l oreille d, chuchoter un secret a, dire/dit/disent/disant un secret a ~ whisper, whisper/whispering to, whisper/whispering in the ear of, tell/telling a secret to',
  fives:
    'se taper dans la main, taper dans la main de, taper dans la main d, faire/fait/font/faisant un high five, se faire/se fait/se font/se faisant un check ~ high fiv/fiving, high five/fiving, high/high fiving, give/giving a high five, give/giving each other a high five',
  linkArms:
    'aider*, aider a traverser, aider a marcher, aider a descendre, aider a monter, soutenir/soutient/soutiennent/soutenant, guider ~ help, support, help/helping up, guide',
  lie: 's evanouir ~ faint',
  run: 'courir/court/courent/courant, se sauver, fuir/fuit/fuient/fuyant, se precipiter, jouer a chat, jouer au loup, jouer a trape trape ~ flee/fleeing, run/running away, escap/escaping, play/playing tag, rush, rac/racing, race, race/racing down',
  hideFace: 'jouer a cache cache ~ play/playing hide and seek, count/counting against a tree',
  push: 'faire/fait/font/faisant ses courses, faire/fait/font/faisant les courses ~ do/doing the shopping, go/going shopping, shop/shopping',
  comb: 'tresser, natter, natter les cheveux de, tresser les cheveux a, se tresser les cheveux ~ braid/braiding the hair of, braid/braiding @ hair',
  juggle: 'jongler avec ~ juggle, juggle/juggling with, juggl/juggling',
  cut: 'eplucher des pommes de terre, eplucher des legumes, eplucher des patates, eplucher des carottes ~ peel/peeling potatoes, peel/peeling carrots, peel/peeling vegetables, peel/peeling potatos, chop/chopping onions',
  sweep: 'balayer le sol, balayer la cour ~ sweep/sweeping the floor, sweep/sweeping the yard',
  hammer:
    'planter/plante/plantent/plantant un clou, planter/plante/plantent/plantant des clous, frapper du marteau ~ bang/banging a gavel',
};

/** In words that are no form of a verb. */
export const dailyPhrases: Partial<Record<PoseName, string>> = {
  pockets:
    'les mains dans les poches, mains dans les poches, hands in pockets, with hands in pockets, with his hands in his pockets, with her hands in her pockets, hands in his pockets, hands in her pockets',
  buttonUp: 's habille, s habillent, qui s habille, qui s habillent, qui s habiller',
  run: 's enfuit, s enfuient, qui s enfuit, qui s enfuient, s enfuir, on the run',
  leanBack:
    'adosse a un mur, adossee a un mur, adosses a un mur, adosse au mur, adossee au mur, appuye contre un mur, appuyee contre un mur, leaning on a wall',
  throwSnow: 'en pleine bataille de boules de neige, snowball fight, bataille de boules de neige',
  stretch: 'se reveille, qui se reveille, se reveillent, waking up, wakes up',
  stand:
    'attend, qui attend, attendent, qui attendent, attendant, waiting, waiting for, waits for, en attendant',
  treePose:
    'fait de la gymnastique, qui fait de la gymnastique, font de la gymnastique, qui font de la gymnastique, faisant de la gymnastique, fait de la gym, qui fait de la gym, doing gymnastics, en equilibre, qui garde l equilibre, balancing, keeping her balance, keeping his balance',
  cross:
    'sitting crosslegged, sits crosslegged, crosslegged, sitting cross legged, cross legged, sat cross legged',
  ...{ scratchHead: 'se grattant la tete', hitch: 'en stop, auto stoppeur, auto stoppeuse' },
};
