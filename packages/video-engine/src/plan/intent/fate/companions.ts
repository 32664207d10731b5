import { isLightVerb } from './light-verbs.ts';

/**
 * Words that add nothing beside words of a field that was understood, and are handed back
 * anywhere else: « vise 25 secondes », « capte l'attention tout de suite ».
 */
/** Beside anything understood: to go, to come, to say, about, quite. */
const weak =
  `devienne deviennent sortir sors sorte part partir pars partons parte partirait disons dirais mettons admettons
  mettez version versions arriver arrive arrivent aille ailles aillent allait venir vient viennent vienne
  exactement exact precis precise precisement assez tellement vraiment clairement franchement
  progressivement doucement petit down up out away really quite rather pretty very just exactly about
  ideal idealement mieux parfait parfaite parfaites top nickel serait seraient sois soient reste rester
  restent devenir devient trouve trouver donne donner donnez proposer propose fournis livre livrer
  sortez concocte bricole prepare preparer pondre assemble assembler confectionne fabrique fabriquer
  boulot travail job come comes go goes going take takes need needs needed wanted looking hoping
  somehow something someone anything kind sort bit little lot way thing things stuff here there
  possible possibles disponible numeros numero carton cartons ecran background version one ones
  partie parties resultats rendez rendre rends obtenir avoir aura aurait fera ferait ferais feras
  laisser laissez gardant gardez garder prenant mettant ajoutant utilisant commencant finissant
  comme quand meme aussi egalement ensuite apres enfin finalement voire puis sinon sauf-si
  also too then again well ok fine great perfect awesome thanks hello guys dude mate
  prevu prevue destine destinee tires tirer preferer preference preferable preferablement surtout notamment specialement particulierement
  edit editing editer monteur montez video videos clip vraies vrai vraie reel global globalement
  globale general ensemble integralement entierement entier completement totalement partout
  qualite obligatoire obligatoires onwards afterwards everywhere throughout overall entire whole entirely completely fully both each every`.split(
    /\s+/,
  );

const table: readonly (readonly [fields: RegExp, words: string])[] = [
  [
    /^duration$/,
    `fit trim vise visez viser pile tapantes tapante chrono net nette total totale totales finale final video
    livrable livrables exactement precisement top tient tienne tenir rentre rentrer boucle boucler durera dureront
    aim target targeting roughly long runtime running time tourne tournerait arrive arriver limite
    limiter limitee suffit suffira suffisent suffiront suffirait allonge allonger rallonge compte comptez ideale poil quelque main coupe coupez couper comprise compris somewhere about exactly total final finished sharp flat courte
    courts court petit petite dure fasse arrondi standard maximum max tops grand depasser seulement uniquement juste only just`,
  ],
  [
    /^shots/,
    `voir differents differentes distincts distinctes varies variees contenir contient comporte
    comporter compose composee different distinct separate total max maximum tops chacun chacune seulement uniquement juste only just
    each environ decoupe decoupage decoupes coupe coupes rythme duree`,
  ],
  [
    /^order$/,
    'mix respecte respectez respecter them suis suivre suivez rangs classe classes ranges tries trie tri journee jour',
  ],
  [
    /^(?:pace|course)$/,
    'facon montage rythme vraiment cadence tempo edit cutting energy plans pace bouge genre plutot soutenu endiable eleve longs court courts longs gai feeling progressivement progressive fur mesure',
  ],
  [
    /^(?:look|lookParts|aspectRatio)$/,
    'tele television ordi facon filtre couleur couleurs teinte teintes ton tons applique appliquer passe mets colors colours look filter grade ecran mode orientation cadre cadrage tourne',
  ],
  [/^hook$/, "suite entree d'entree direct tout des debut fort forte strong big"],
  [
    /^texts$/,
    "commence commencer finis finir termine terminer mot mots ecran l'ecran screen dessus affiche incruste incrustes ecrit lettres grandes video debut fin apparaisse apparaitre marque marquer inscrit note noter",
  ],
  [
    /^(?:music|originalSound|clipSound|silences)/,
    'volume entendre entend ecoute niveau baisse monte audio track bande',
  ],
  [
    /^clips/,
    'contenir contient apparaisse apparaissent apparaitre voir montrer figurer figure utiliser inclure mettre shot footage clip video part passage rushs',
  ],
  [/^direction/, 'lecture passe mets effet joue jouer play playback comme filme sens'],
  [/^speed/, 'rien reste normal normale vitesse lecture passe mets effet joue speed playback'],
  [
    /^(?:transitions|fadeIn|fadeOut)/,
    'enchaine enchaines enchainer enchainez enchainements transition transitions passages liaisons effet effets plans doux douce juste simple simples classique classiques subtil subtils leger legers petits',
  ],
  [
    /^(?:loop|captions|steady)/,
    'dit dits dites paroles said spoken tourne joue lecture rejoue parfaitement toute video plans images tremble tremblent bouge bougent secoue saute',
  ],
];

const companions = table.map(([fields, words]) => [fields, new Set(words.split(/\s+/))] as const);

const weakWords = new Set(weak);

export function isCompanion(word: string, field: string): boolean {
  return (
    weakWords.has(word) ||
    isLightVerb(word) ||
    companions.some(([fields, words]) => fields.test(field) && words.has(word))
  );
}

export function isAnyCompanion(word: string): boolean {
  return (
    weakWords.has(word) || isLightVerb(word) || companions.some(([, words]) => words.has(word))
  );
}
