/** French nouns: gender, plural and what stands before them; English articles and plurals. */

export type Gender = 'm' | 'f';

const feminine: ReadonlySet<string> = new Set(
  `onde pellicule aiguille bobine balise colonne fiole courbe touche patte gélule alvéole cocotte pousse éolienne danseuse coche
  spirale toque truelle chope bulle grappe
  pièce plage cage page image nage rage fleur couleur vapeur lueur soeur odeur hauteur main fin souris brebis perdrix noix croix vis nuit
  dent forêt mer clé clef moto photo radio vertu peau eau jument fourmi tour cour cuiller chair pizza véranda villa part
  mort soif maison chanson saison boisson cloison prison moisson guérison toison gens femme fille dame reine mère nounou
  maman mamie table chaise fenêtre montagne colline rivière route rue ville lampe porte armoire poire pomme banane fraise cerise
  carotte tomate olive pêche prune figue mangue crêpe gaufre quiche tarte tartine soupe salade sauce viande bière bouteille tasse
  assiette fourchette cuillère casserole poêle robe veste jupe chemise cravate écharpe botte basket chaussure bague montre lune
  étoile planète fusée pluie neige herbe feuille branche rose tulipe plante oie poule vache chèvre girafe grenouille tortue baleine
  abeille coccinelle mouche araignée chouette mouette cigogne colombe autruche loutre licorne sirène fée sorcière princesse caravane
  voiture barque péniche gondole montgolfière grue roue ancre bouée bougie lanterne guirlande cloche couronne épée flèche hache
  pelle scie corde échelle boîte caisse valise malle mallette lettre carte étiquette enveloppe affiche guitare flûte trompette
  batterie harpe balle boule raquette tente cabane hutte grange ferme église cathédrale mosquée école usine banque bibliothèque
  boutique fontaine statue pyramide falaise cascade vague île plume coquille méduse pieuvre crevette huître moule étagère commode
  citrouille aubergine courgette patate noisette cacahuète baguette brioche madeleine machine manette tablette télévision
  trottinette luge poussette brouette tondeuse roulotte diligence locomotive ambulance niche ruche clôture barrière palissade
  horloge pendule loupe seringue pilule ampoule pile prise sucette glace verrine marmite théière bouilloire cafetière
  poubelle corbeille jarre amphore cruche vigne lavande citronnelle menthe camomille pivoine jonquille marguerite jacinthe
  tête silhouette sphère paire bande classe
  voyageuse foule famille équipe personne victime star vedette sentinelle moufle mitaine salopette culotte chaussette sandale
  casquette toque perruque moustache barbe natte tresse mouche libellule guêpe cigale chenille limace truite sardine raie
  carpe otarie antilope gazelle biche louve lionne tigresse chatte chienne ourse jument truie brebis dinde caille perruche
  manche chambre cuisine cave serre gare station terrasse place piscine forge menuiserie boulangerie patate datte
  pelote laine toile craie gomme règle colle peinture palette gravure enclume clef cible courge palme molécule pagaie télécommande mousse souche racine planche bêche pioche faux lance armure`.split(
    /\s+/,
  ),
);
const masculine: ReadonlySet<string> = new Set(
  `musée lycée trophée scarabée café thé canapé pâté été comité côté pré blé marché parapluie incendie génie zombie bateau fromage
  conifère caractère extraterrestre feu mont t-rex van juge écran massif tas îlot fish food club big-ben scooter
  arbre livre verre cercle phare temple âne tigre zèbre singe renne crabe cygne homme globe casque masque disque kiosque vase dôme
  cône trône cadre chêne saule hélicoptère dinosaure stade monstre fantôme squelette insecte reptile crocodile violoncelle
  pupitre meuble siège manège collège fleuve navire immeuble oeuvre plâtre marbre cidre sucre beurre concombre poivre
  champagne légume pamplemousse coude père frère prince pirate peintre poète juge arbitre élève garde pilote athlète cycliste
  pompiste journaliste artiste dentiste fleuriste chimiste scientifique mécanique astronaute cosmonaute touriste gymnaste ange
  diable ogre gnome elfe centaure minotaure golem cirque igloo cactus iris lotus lys bol sable ciel soleil nuage sapin
  arc-en-ciel phénix dragon loup renard ours chat chien cheval lapin mouton cochon coq canard hibou aigle pigeon corbeau
  perroquet paon flamant héron cerf sanglier écureuil hérisson castor blaireau raton lion léopard éléphant rhinocéros
  hippopotame chameau dromadaire lama koala panda kangourou gorille paresseux dauphin requin phoque poisson homard poulpe
  escargot papillon scorpion serpent lézard caméléon tracteur train tramway bus taxi camion vélo avion voilier kayak canoë
  sous-marin satellite piano tambour saxophone violon micro appareil téléphone ordinateur écran clavier crayon stylo
  pinceau cahier carnet journal timbre billet coffre sac panier seau tonneau baril bocal pot plat couteau four frigo lit
  fauteuil bureau tapis coussin miroir cadre rideau lustre lampadaire réverbère banc pont puits moulin château palais chalet
  portefeuille border-collie corps gratte-ciel phare fort clocher toit mur portail escalier tunnel quai ponton port canal lac étang champ jardin parc verger
  bois désert volcan glacier iceberg rocher galet coquillage corail bouquet trèfle champignon raisin melon ananas citron
  kiwi avocat ail oignon poivron piment maïs chou brocoli pain croissant gâteau macaron éclair chocolat bonbon caramel
  miel yaourt oeuf riz sushi taco burger sandwich hot-dog cocktail vin jus lait sirop parfum savon peigne rasoir chapeau
  béret bonnet foulard gant manteau pull gilet pantalon short maillot costume kimono tutu noeud ruban collier bracelet
  diamant bijou rubis groupe couple gang peuple public orchestre meuble store vitrail pique-nique cône symbole signe
  monde axe type style genre rythme problème système programme poème thème cèdre hêtre érable frêne if coffret écrin
  chèque grade stade garage mixage pétale crâne organe muscle ventre torse membre nombre chiffre titre texte mot
  sable marbre haltère orgue cuivre bronze observatoire grimoire mille-feuille zinc fer acier nain roi mage ogre vampire cercueil squelette microscope télescope
  thermomètre aquarium terrarium vivarium hamac arrosoir râteau sécateur tuyau jet robinet évier lavabo bain
  peuplier platane tilleul olivier palmier bananier rosier muguet lilas pissenlit bleuet coquelicot tournesol nénuphar`.split(
    /\s+/,
  ),
);

/** By its ending where no list knows it. */
const feminineEnd =
  /(?:[ts]ion|xion|té|ée|ie|ure|ette|elle|esse|euse|trice|ance|ence|anse|ense|ise|ude|ade|aille|ille|otte|ine|eille|ienne|onne|ère|ace|che|gne|se|ue|ole|ane|ite|ote|pe|ppe|ffe|lle|mme|nne|rre|sse|tte|nte|nce|gue|que|ire|rte|rde|rme|rne|rbe)$/u;

/** Of its first word, which the others say more of. */
export function genderOf(noun: string): Gender {
  const [head = ''] = noun.toLowerCase().split(/[\s’']/u);
  if (/^(?:grande|petite|vieille|belle|grosse|longue|haute|nouvelle|bonne)$/u.test(head))
    return 'f';
  const bare = head.replaceAll('œ', 'oe');
  for (const form of [bare, bare.replace(/x$|s$/u, '')]) {
    if (feminine.has(form)) return 'f';
    if (masculine.has(form)) return 'm';
  }
  const [first = bare] = bare.split('-');
  if (first !== bare && (feminine.has(first) || masculine.has(first)))
    return feminine.has(first) ? 'f' : 'm';
  return feminineEnd.test(bare.replace(/s$/u, '')) ? 'f' : 'm';
}

const vowel =
  /^(?:[aeiouyâàéèêëîïôöûü]|œ|h(?!ibou|éron|aricot|amac|amster|érisson|omard|utte|uit|ache|arpe|ot|ockey|angar|aie|amburger|ors|eurt))/iu;

/** « d’un chat », « de la » */
export const ofWord = (noun: string): string => (vowel.test(noun) ? `d’${noun}` : `de ${noun}`);

/** « arbres en fleurs », « chevaux »: the first word and what is said right behind it. */
export function pluralOf(noun: string): string {
  const words = noun.split(' ');
  const end = words.findIndex((word) =>
    /^(?:de|du|des|d’.*|d'.*|à|au|aux|en|avec|sur|dans|pour|sous)$/iu.test(word),
  );
  return words.map((word, at) => (end >= 0 && at >= end ? word : pluralWord(word))).join(' ');
}

function pluralWord(word: string): string {
  if (/(?:[sxz]|&)$/u.test(word) || /\d$/.test(word)) return word;
  if (/(?:eau|au|eu)$/u.test(word)) return `${word}x`;
  if (/al$/u.test(word) && !/^(?:bal|carnaval|festival|chacal|récital)$/u.test(word))
    return word.replace(/al$/u, 'aux');
  return `${word}s`;
}

/** “an owl”, “a unicorn” */
export const anEnglish = (noun: string): string =>
  /^(?:[aeio]|u(?!ni|se|ro)|h(?:our|onest))/iu.test(noun) ? `an ${noun}` : `a ${noun}`;

/** “foxes”, “slices of lemon” */
export function pluralEnglish(noun: string): string {
  const at = noun.search(/ (?:of|with|in|on|for) /u);
  const head = at < 0 ? noun : noun.slice(0, at);
  return `${pluralEnglishWord(head)}${at < 0 ? '' : noun.slice(at)}`;
}

const unchanging =
  /(?:sheep|deer|fish|moose|bison|glasses|scissors|trousers|jeans|shorts|people)$/iu;
const irregular: Readonly<Record<string, string>> = {
  ...{ man: 'men', woman: 'women', child: 'children', person: 'people', mouse: 'mice' },
  ...{
    goose: 'geese',
    foot: 'feet',
    tooth: 'teeth',
    leaf: 'leaves',
    knife: 'knives',
    wolf: 'wolves',
  },
};

function pluralEnglishWord(noun: string): string {
  if (unchanging.test(noun)) return noun;
  const [last = ''] = /\S+$/u.exec(noun) ?? [];
  const known = irregular[last.toLowerCase()];
  if (known) return noun.slice(0, -last.length) + known;
  // Told as several.
  if (/[^s]s$/iu.test(noun) && !/(?:us|is|bus|gas)$/iu.test(noun)) return noun;
  if (/(?:s|x|z|ch|sh)$/iu.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/iu.test(noun) ? noun.replace(/y$/iu, 'ies') : `${noun}s`;
}
