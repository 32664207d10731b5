import type { Person } from '../../../illustration/illustration-description.ts';
import { actWords } from './act-words.ts';
import { faceTraits } from './face-words.ts';
import { gestures } from './gesture-words.ts';
import { wordTable } from './word-table.ts';
import { type Trait, wornTraits } from './worn-words.ts';

/** Words for a person, as sex, age and how many. */
export const personWords = wordTable<`${Person['sex'] | 'any'} ${Person['age']} ${number}`>({
  'woman adult 1':
    'employee de bureau, ouvriere, joueuse, femme, flapper, influencer, beautician, estheticienne, mum, mummy, mommy, femme d affaires, businesswoman, bridesmaid, demoiselle d honneur, model, mannequin, directrice, dame, madame, mme, mrs, ms, woman, lady, maman, mere, mother, mom, epouse, mariee, bride, amie, voisine, maitresse, institutrice, patronne, boulangere, libraire, actrice, avocate, cliente, etudiante, influenceuse, youtubeuse, blogueuse, streameuse, hotesse, copine, fiancee, compagne, girlfriend, wife, soeur, sister',
  'man adult 1':
    'employe, ouvrier, touriste, commercial, joueur, homme, daddy, comedian, businessman, film director, realisateur, politicien, politician, duke, hippie, beggar, mendiant, sdf, refugee, monsieur, mr, mister, man, papa, pere, father, dad, mari, marie, groom, gars, type, mec, maitre, patron, acteur, avocat en robe, client, etudiant, copain, hipster, youtubeur, youtuber, streamer, vlogger, blogueur, fiance, compagnon, boyfriend, husband, bucheron, homme d affaires, businessman, frere, brother, guy',
  'woman young 1':
    'jumelle, jeune femme, jeune fille, fille, girl, demoiselle, mlle, amie, young woman',
  'man young 1': 'jeune homme, young man',
  'woman teen 1': 'adolescente, teenage girl, teen girl, lyceenne, collegienne, schoolgirl',
  'man teen 1': 'adolescent, ado, teenage boy, teen boy, lyceen, collegien, schoolboy',
  'any teen 1': 'teenager, teen, jeune ado',
  'any toddler 1': 'toddler, tout petit, bambin, bambine, marmot, petit bout, jeune enfant',
  'woman child 1':
    'petite soeur, petites soeurs, little sister, little sisters, granddaughter, niece, sa fille, ma fille, leur fille, notre fille, daughter, her daughter, his daughter, petite fille, fillette, little girl, gamine, ecoliere',
  'man child 1':
    'petit frere, petits freres, little brother, little brothers, petit fils, grandson, neveu, nephew, son fils, mon fils, leur fils, petit garcon, garcon, garconnet, little boy, boy, his son, her son, my son, our son, their son, gamin, ecolier',
  'any child 1': 'enfant, child, kid, gosse, eleve, pupil',
  'any child 3': 'children, triplets, triples',
  'any baby 1': 'bebe, baby, nourrisson, nouveau ne, newborn, newborn baby, infant',
  'woman old 1':
    'vieille dame, retraitee, vieille femme, grand mere, mamie, mamy, mame, old woman, old lady, grandmother, grandma, granny, nan, grandmom, nana, meme, vieille institutrice, vieille voisine, aieule',
  'man old 1':
    'vieil homme, retraite, vieux monsieur, vieillard, grand pere, papi, papy, old man, grandfather, vieux, grandpa, granddad, grandad, gramps, pepe, pepere, patriarche, aieul',
  'any old 2':
    'couple de retraites, retraites, couple de personnes agees, vieux couple, couple age, old couple, elderly couple, retired couple, grands parents, grandparents',
  'any adult 1':
    'ami, badaud, bystander, collegue, fan, friend, manifestant, onlooker, passant, protester, spectateur, supporter, visiteur, voisin, student, worker, employee, tourist, customer, guest, colleague, neighbour, neighbor, invite, client anonyme, volunteer, benevole, personne, person, quelqu un, passante, humain',
  'any adult 2':
    'parents, couple, couple de maries, couple de jeunes maries, bride and groom, newlyweds, couple amoureux, amoureux, lovers, maries, jeunes maries, mariage, wedding, noce, couple de danseurs, couple in love',
  'any adult 4':
    'businesspeople, business people, gens, people, foule, crowd, groupe d amis, equipe, team, bande, public, audience',
  'any child 2': 'petits enfants, grandchildren, jumeaux, twins',
  'woman child 2': 'jumelles, twin girls, twin sisters',
  'man child 2': 'twin boys, twin brothers',
  'any adult 3': 'famille, family',
});

const traits: readonly (readonly [Trait, string])[] = [
  [
    { hair: 'red' },
    'roux, rousse, rouquin, rouquine, cheveux roux, red hair, redhead, red haired, ginger',
  ],
  [{ hair: 'blond' }, 'blond, blonde, cheveux blonds, blond hair, blonde hair'],
  [
    { hair: 'brown' },
    'brun, brune, chatain, cheveux bruns, cheveux chatains, brown hair, brunette',
  ],
  [{ hair: 'black' }, 'cheveux noirs, black hair, cheveux noir'],
  [
    { hair: 'grey' },
    'cheveux gris, short grey hair, short gray hair, cheveux blancs, grey hair, gray hair, white hair, cheveux argentes, grisonnant',
  ],
  [{ hair: 'pink' }, 'cheveux roses, cheveux rose, pink hair'],
  [{ hair: 'blue' }, 'cheveux bleus, cheveux bleu, blue hair'],
  [{ hair: 'green' }, 'cheveux verts, cheveux vert, green hair'],
  [{ hair: 'violet' }, 'cheveux violets, cheveux violet, cheveux mauves, purple hair'],
  [{ hair: 'bald' }, 'chauve, bald, crane rase'],
  [{ hairCut: 'long' }, 'cheveux longs, long hair, longs cheveux'],
  [{ hairCut: 'short' }, 'cheveux courts, short hair, coupe courte'],
  [
    { hairCut: 'curly' },
    'cheveux boucles, boucle, bouclee, frise, frisee, curly, curly hair, afro, cheveux frises, cheveux crepus',
  ],
  [
    { hairCut: 'braids' },
    'tresse, tresses, des tresses, nattes, deux nattes, deux tresses, braids, plaits, two braids',
  ],
  [{ hairCut: 'bun' }, 'chignon, bun, queue de cheval, ponytail'],
  [{ glasses: 'clear' }, 'lunettes, lunettes rondes, round glasses, with glasses, glasses'],
  [{ glasses: 'dark' }, 'lunettes de soleil, sunglasses, lunettes noires'],
  [{ hasBeard: true }, 'barbe, barbu, une barbe, beard, bearded, moustache, moustachu'],
  [
    { hasBeard: true, hair: 'grey' },
    'barbe blanche, barbe grise, white beard, grey beard, gray beard, moustache blanche',
  ],
  [
    { isTurned: true },
    'de dos, vu de dos, vue de dos, vus de dos, vues de dos, qui tourne le dos, qui tournent le dos, from behind, seen from behind, from the back, back view',
  ],
  [
    { isProfile: true },
    'de profil, en profil, vu de profil, vue de profil, vus de profil, vues de profil, in profile, side profile, side view, seen from the side, from the side',
  ],
  [{ isTwin: true }, 'jumeau, jumeaux, jumelle, jumelles, twin, twins, identiques, identical'],
  [
    { isDisguised: true },
    'deguise, deguisee, deguises, deguisees, en deguisement, en costume d halloween, en costumes d halloween, in halloween costumes, in a halloween costume, in costumes, in fancy dress, dressed up, trick or treating, trick or treat, qui demandent des bonbons, a la chasse aux bonbons, dressed up for halloween, en costumes, costumes',
  ],
  [{ hasFreckles: true }, 'tache de rousseur, taches de rousseur, freckle, freckles'],
  [{ hasHat: true }, 'chapeau, un chapeau, hat'],
  [{ hasHat: true, hatKind: 'straw' }, 'chapeau de paille, un chapeau de paille, straw hat'],
  [
    { hasHat: true, hatKind: 'beanie' },
    'bonnet, un bonnet, bonnet de laine, beanie, bonnet a pompon',
  ],
  [
    { hasHat: true, hatKind: 'crown' },
    'royal crown, couronne royale, avec une couronne, avec sa couronne, porte une couronne, portant une couronne, coiffe d une couronne, coiffee d une couronne, couronne sur la tete, une couronne sur la tete, with a crown, with a golden crown, with a gold crown, wearing a crown, wearing a golden crown, crown on his head, crown on her head, a crown on his head, a crown on her head',
  ],
  [{ hasHat: true, hatKind: 'cap' }, 'casquette, une casquette, cap, baseball cap'],
  [{ hasHat: true, hatKind: 'beret' }, 'beret, un beret'],
  [{ hasHat: true, hatKind: 'turban' }, 'turban, un turban, headwrap, head wrap, hair wrap'],
  [
    { hasHat: true, hatKind: 'hijab' },
    'foulard sur la tete, headscarf, voile, voilee, voilees, hijab, un hijab, en hijab, femme voilee',
  ],
  [
    { hasHat: true, hatKind: 'headphones' },
    'casque qui ecoute de la musique, casque audio, ecouteur, ecouteurs, casque sur les oreilles, un casque sur les oreilles, casque de musique, ecoute de la musique, qui ecoute de la musique, ecoutent de la musique, un casque qui ecoute de la musique, listening to music, headphones, wearing headphones, with headphones',
  ],
  [
    { mood: 'smile' },
    'souriant, souriante, sourient, qui sourient, sourire, qui sourit, smiling, smile, heureux, heureuse, joyeux, joyeuse, happy, content, contente, kind eyes, gentle eyes, warm eyes, kind smile, regard doux, yeux doux, regard bienveillant, bienveillant, bienveillante',
  ],
  [
    { mood: 'laugh' },
    'rit, qui rit, rient, qui rient, rigolent, riant, rieur, rieuse, laughing, hilare, eclat de rire',
  ],
  [
    { mood: 'sad' },
    'triste, sad, pleure, qui pleure, melancolique, en larmes, crying, nostalgique, abattu, desespere, desesperee, malheureux, malheureuse',
  ],
  [
    { mood: 'tired' },
    'regard fatigue, air fatigue, yeux fatigues, tired eyes, fatigue, fatiguee, fatigues, blase, blasee, qui s ennuie, s ennuie, s ennuient, air blase, bored, looking bored, looks bored, epuise, epuisee, tired, exhausted, somnolent, somnolente, sleepy',
  ],
  [
    { mood: 'calm' },
    'serieux, serieuse, calme, pensif, pensive, serious, regard serieux, serious eyes, serious look, concentre, concentree, determine, determinee, focused, concentrated, determined, regard intense, songeur, songeuse, thoughtful',
  ],
  [
    { clothes: 'suit' },
    'costume, en costume, d affaires, affaires, suit, business, tailleur, en tailleur, tailleur pantalon, smoking',
  ],
  [{ clothes: 'kimono' }, 'kimono, en kimono, yukata'],
  [{ clothes: 'dress' }, 'robe, en robe, dress, une robe'],
  [{ clothes: 'jumper' }, 'pull, en pull, chandail, sweater, pullover'],
  [
    { clothes: 'turtleneck' },
    'col roule, pull a col roule, pull col roule, turtleneck, turtleneck sweater, polo neck, roll neck',
  ],
  [{ costume: 'tutu' }, 'tutu, en tutu, in a tutu, tutus, en tutus, in tutus'],
  [
    { costume: 'leotard' },
    'justaucorps, en justaucorps, leotard, leotards, in a leotard, in leotards, leggings, in leggings, en leggings',
  ],
  [
    { doing: 'ballet' },
    'doing ballet, learning ballet, dancing ballet, practicing ballet, practising ballet, does ballet, in ballet class, fait du ballet, fait de la danse classique, font de la danse classique, danse classique, apprend la danse classique, apprend le ballet, fait des pointes, en arabesque',
  ],
  [{ costume: 'pyjamas' }, 'pyjama, en pyjama, in pyjamas, in pajamas, pajamas'],
  [
    { hasClosedEyes: true },
    'les yeux fermes, yeux fermes, yeux clos, les yeux clos, closed eyes, eyes closed, with closed eyes, with eyes closed, with her eyes closed, with his eyes closed',
  ],
  [
    { mood: 'angry' },
    'en colere, furieux, furieuse, fache, fachee, enerve, enervee, agace, agacee, air agace, air furieux, air fache, grognon, air grognon, boudeur, boudeuse, grincheux, grincheuse, mecontent, mecontente, pas content, pas contente, pas contents, not happy, unhappy about it, regard defiant, air defiant, regard noir, severe, air severe, sourcils fronces, angry, furious, annoyed, grumpy, cross looking, scowling, frowning, defiant, stern, fierce',
  ],
  [
    { mood: 'surprised' },
    'etonne, etonnee, surpris, surprise, air surpris, air etonne, bouche bee, stupefait, stupefaite, ebahi, ebahie, surprised, astonished, amazed look, shocked, startled',
  ],
  [
    { skin: 4 },
    'peau foncee, dark skin, dark skinned, peau tres foncee, noire, noir, africain, africaine, african, senegalais, senegalaise, nigerian, peau noire, black',
  ],
  [
    { skin: 3 },
    'metis, metisse, indien, indienne, indian, mexican, brazilian, arabe, maghrebin, maghrebine, peau mate, antillais, antillaise, latino, bresilienne',
  ],
  [
    { skin: 1 },
    'asiatique, japonais, japonaise, chinois, chinoise, coreen, coreenne, asian, japanese, chinese, korean',
  ],
  [
    { skin: 0 },
    'peau claire, pale, peau pale, teint pale, peau blanche, peau tres claire, pale skin, fair skin, fair skinned, light skin, pale skinned',
  ],
  [
    { skin: 2 },
    'bronze, bronzee, peau bronzee, hale, halee, tanned, suntanned, olive skin, tan skin',
  ],
  [
    { doing: 'dance' },
    'doing aerobics, do aerobics, doing zumba, aerobics, fait de l aerobic, font de l aerobic, de l aerobic, zumba, danse, qui danse, dansent, qui dansent, dansant, dancing, danse le tango, dansent le tango, danse la salsa, dansent la salsa, danse la valse, dansent la valse, danse le flamenco, danse le rock, dansent le rock, dance the tango, dancing tango, dancing the tango',
  ],
  [
    { doing: 'skate' },
    'patine, qui patine, patinent, qui patinent, fait du patin, ice skating, skating',
  ],
  [{ doing: 'cheer', mood: 'laugh' }, 'font la fete, fait la fete, qui font la fete, celebrating'],
  // What their picture shows anyhow.
  [
    {},
    'tire un penalty, qui tire un penalty, qui tire, penalty, qui pose, qui regarde l objectif, looking at the camera, posing',
  ],
  [{ doing: 'skiing' }, 'on skis, a skis, a ski, en skis, sur des skis, sur ses skis, on his skis'],
  [{ doing: 'jump' }, 'saute, qui saute, sautent, qui sautent, sautant, jumping, saute de joie'],
  [
    { doing: 'walk' },
    'marche, qui marche, marchent, qui marchent, promene, se promene, se promenent, walking, randonneur, qui se promene, qui se promenent',
  ],
  [
    { doing: 'cheer' },
    'bras leve, les bras leves, bras en l air, les bras en l air, leve les bras, qui leve les bras, arms up, arms raised, hands in the air, leve les mains, mains en l air, celebre, celebrent, cheering, victorieux, victorieuse, qui crie',
  ],
  [{ doing: 'sit' }, 'assis, assise, assises, sitting, seated'],
  [
    { doing: 'cross' },
    'par terre, assise par terre, a meme le sol, assis a meme le sol, assise a meme le sol, assis sur le sol, assise sur le sol, sur le sol, assis au sol, assise au sol, sitting on the floor, sitting on the ground, on the floor, assis en tailleur, assise en tailleur, assis dans l herbe, medite, sitting on the grass, sitting in the grass, sitting on the lawn, sat on the grass, assis sur l herbe, assise sur l herbe, assise dans l herbe, assis sur la pelouse, assise sur la pelouse, sitting cross legged, sitting cross legged on the floor, sitting cross legged on the grass',
  ],
  [{ doing: 'stand' }, 'debout, standing, en pied'],
  [{ doing: 'fight' }, 'combat, qui combat, se bat, se battent, qui se bat, fighting'],
  [
    { doing: 'read' },
    'lit, qui lit, lisent, qui lisent, lisant, en train de lire, bouquine, qui bouquine, plonge dans un livre, plongee dans un livre, reading, reads',
  ],
  [
    { doing: 'knit' },
    'tricote, qui tricote, tricotent, tricotant, fait du tricot, fait du crochet, knitting, knits',
  ],
  [
    { doing: 'cook' },
    'cuisine, qui cuisine, cuisinent, qui cuisinent, cuisinant, fait la cuisine, qui fait la cuisine, font la cuisine, prepare a manger, prepare le repas, prepare un gateau, fait un gateau, fait des crepes, qui fait des crepes, en train de cuisiner, cooking, cooks, baking, bakes',
  ],
  [
    { doing: 'eat' },
    'mange, qui mange, mangent, qui mangent, mangeant, dine, qui dine, dinent, dejeune, dejeunent, en train de manger, a table, goute, deguste, eating, eats, having dinner, having breakfast',
  ],
  [
    { doing: 'work' },
    'travaille, qui travaille, travaillent, travaillant, au travail, en train de travailler, teletravail, en teletravail, travaille sur son ordinateur, sur son ordinateur, devant son ordinateur, devant un ordinateur, sur son pc, devant son ecran, code, qui code, programme, etudie, qui etudie, revise, qui revise, ecrit, qui ecrit, ecrit une lettre, working, working on a laptop, working on his laptop, working on her laptop, typing, coding, studying, writing',
  ],
  [
    { doing: 'sip' },
    'boit, qui boit, boivent, qui boivent, buvant, sirote, qui sirote, prend le cafe, prend le the, prend un cafe, prennent un cafe, boit un cafe, boivent un cafe, boit le the, en train de boire, drinking, drinks, sipping, having coffee, drinking coffee',
  ],
  [
    { doing: 'selfie', mood: 'smile' },
    'selfie, prend un selfie, qui prend un selfie, prennent un selfie, fait un selfie, qui fait un selfie, font un selfie, se prend en photo, se prennent en photo, taking a selfie',
  ],
  [
    { doing: 'call' },
    'telephone, qui telephone, au telephone, parle au telephone, en train de telephoner, appelle, qui appelle, on the phone, talking on the phone, calling',
  ],
  [
    { doing: 'photograph' },
    'photographie, qui photographie, prend une photo, qui prend une photo, prend des photos, qui prend des photos, prennent des photos, fait des photos, taking a picture, taking pictures, taking a photo, taking photos',
  ],
  [
    { doing: 'water' },
    'arrose, qui arrose, arrosent, arrosant, jardine, qui jardine, jardinent, fait du jardinage, en train de jardiner, s occupe de son jardin, watering, gardening',
  ],
  [
    { doing: 'paint' },
    'peint, qui peint, peignent, peignant, en train de peindre, fait de la peinture, dessine, qui dessine, dessinant, painting, drawing a picture, paints',
  ],
  [
    { doing: 'sing' },
    'chante, qui chante, chantent, qui chantent, chantant, fait du karaoke, en train de chanter, singing, sings, au micro',
  ],
  [
    { doing: 'fish' },
    'peche, qui peche, pechent, qui pechent, pechant, a la peche, en train de pecher, va a la peche, fishing, goes fishing',
  ],
  [
    { doing: 'cycle' },
    'fait du velo, qui fait du velo, font du velo, faisant du velo, a velo, en velo, a bicyclette, sur un velo, sur son velo, sur sa bicyclette, qui roule a velo, roule a velo, se promene a velo, en vtt, fait du vtt, pedale, qui pedale, riding a bike, riding a bicycle, riding his bike, riding her bike, rides a bike, on a bike, on a bicycle, cycling, biking',
  ],
  [
    { doing: 'scoot' },
    'a trottinette, en trottinette, sur une trottinette, sur sa trottinette, fait de la trottinette, qui fait de la trottinette, riding a scooter, on a kick scooter',
  ],
  [
    { doing: 'kiss' },
    'embrasse, s embrasse, s embrassent, qui s embrasse, qui s embrassent, se font un bisou, bisou, baiser, kissing, kiss',
  ],
  [
    { doing: 'hug' },
    'enlace, enlacent, s enlacent, enlaces, calin, se font un calin, qui se font un calin, fait un calin, qui s enlacent, qui enlace, serre dans ses bras, qui serre dans ses bras, prend dans ses bras, se serrent, se serrent dans les bras, se prennent dans les bras, hugging, hug, embracing, cuddling',
  ],
  [{ doing: 'carry' }, 'berce, qui berce, bercant, cradling, rocking her baby, rocking his baby'],
  [
    { doing: 'shoot' },
    'joue au basket, qui joue au basket, jouent au basket, qui jouent au basket, fait un panier, marque un panier, playing basketball, plays basketball, shooting hoops',
  ],
  [
    { doing: 'swinging' },
    'balancoire, fait de la balancoire, qui fait de la balancoire, font de la balancoire, sur une balancoire, sur la balancoire, sur sa balancoire, se balance, qui se balance, on a swing, on the swing, swinging, playing on a swing',
  ],
  [
    { doing: 'clasp' },
    'main dans la main, la main dans la main, se tient la main, qui se tient la main, se tient par la main, qui se tient par la main, se tiennent les mains, se tiennent la main, qui se tiennent la main, se tiennent par la main, qui se tiennent par la main, se donnent la main, se tenant la main, se tenant par la main, holding hands, hand in hand',
  ],
  [
    { doing: 'linkArms' },
    'bras dessus bras dessous, bras dessus dessous, se tiennent par le bras, arm in arm, arms linked, linking arms',
  ],
  [
    { doing: 'wrestle' },
    'lutte, luttent, qui lutte, qui luttent, se poussent, qui se poussent, se bousculent, fait de la lutte, wrestle, wrestling, pushing each other, grappling',
  ],
  [
    { doing: 'sweep' },
    'balaie, qui balaie, balaye, qui balaye, passe le balai, qui passe le balai, fait le menage, qui fait le menage, sweeping, cleaning',
  ],
  [
    { doing: 'blow' },
    'fait des bulles, fait une bulle, qui fait des bulles, fait des bulles de savon, fait une bulle de savon, qui fait des bulles de savon, souffle des bulles, souffle des bulles de savon, joue avec des bulles, blowing bubbles, blows bubbles',
  ],
  [
    { doing: 'sleep' },
    'dort, qui dort, dorment, qui dorment, endormi, endormie, endormis, dormant, fait la sieste, qui fait la sieste, sieste, en train de dormir, sleeping, asleep, napping',
  ],
  [
    { doing: 'toast', mood: 'laugh' },
    'trinque, trinquent, qui trinque, qui trinquent, leve son verre, levent leur verre, toasting, cheers',
  ],
  [
    { doing: 'kick' },
    'joue au foot, qui joue au foot, jouent au foot, qui jouent au foot, joue au football, jouent au football, qui joue au ballon, joue au ballon, jouent au ballon, jouant au foot, playing soccer, playing football, tape dans un ballon',
  ],
  [
    { doing: 'board' },
    'fait du skate, qui fait du skate, font du skate, faisant du skate, fait du skateboard, qui fait du skateboard, en skate, en skateboard, sur un skate, sur un skateboard, sur son skate, sur son skateboard, skateboarding, on a skateboard, riding a skateboard, on his skateboard, on her skateboard',
  ],
  [
    { doing: 'dive' },
    'plonge pour arreter, qui plonge pour arreter, plonge sur, plonge pour, qui plonge pour',
  ],
  [
    { doing: 'swing' },
    'joue au tennis, qui joue au tennis, jouent au tennis, playing tennis, hitting a backhand, hitting a forehand, hitting a tennis ball, hitting the ball, hitting a volley, frappe la balle, qui frappe la balle, frappe un coup droit, qui frappe un coup droit, frappe un revers, qui frappe un revers',
  ],
  [{ doing: 'box' }, 'boxe, qui boxe, fait de la boxe, qui fait de la boxe, boxing'],
  [
    { doing: 'wave' },
    'salue, qui salue, fait coucou, qui fait coucou, fait un signe, waving, waves',
  ],
  [{ doing: 'throw' }, 'lance, qui lance, lancent, lance une boule de neige, throwing'],
  [{ doing: 'run' }, 'court, qui court, courent, qui courent, running'],
  [{ age: 'old' }, 'age, agee, vieil, vieille, vieux, old, elderly, ride, ridee'],
];

/** Words that say how a person looks, and what he does with arms and legs. */
export const traitWords: ReadonlyMap<string, Trait> = (() => {
  const words = new Map<string, Trait>();
  for (const [trait, phrases] of [...traits, ...wornTraits, ...gestures, ...faceTraits]) {
    for (const key of wordTable({ trait: phrases }).keys()) words.set(key, trait);
  }
  // What a picture of its own shows already is not said anew.
  for (const [key, doing] of actWords) if (!words.has(key)) words.set(key, { doing });
  return words;
})();
