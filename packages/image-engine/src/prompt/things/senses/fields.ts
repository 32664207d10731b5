/**
 * Words of one field, French and English, each as a cue of a sense is written (`frenchSenses`): a word
 * of several things means the one of whose field most is told beside it. `@racket` in a line of senses.
 */
const told: Readonly<Record<string, string>> = {
  racket:
    'tennis raquette* racket* racquet* badminton padel volley* beach+volley ping+pong court terre+battue match joueu* player* service volee smash',
  ballGame:
    'foot* soccer goal but gardien* goalkeeper ballon stade stadium penalty cage match equipe handball hockey',
  catching:
    'peche* pecheu* fishing fisherman papillon* butterfl* crevette* etang riviere mare pond',
  softDrink:
    'limonade* lemonade* citronnade* orangeade* jus juice* soda* cola smoothie* grenadine* sirop iced glacon* the+glace menthe+a+l+eau',
  wine: 'vin wine rouge+de bordeaux+de bourgogne sommelier vigne* vineyard cave fromage* cheese raclette fondue bougie* candle* romanti*',
  beer: 'biere* beer* pub chope* mousse brasserie pint*',
  spirit: 'whisky whiskey cognac rhum rum tequila vodka gin bourbon',
  care: 'hopital hospital infirmi* nurse* medecin* docteur doctor* chirurg* surgeon* clinique clinic couloir+d+hopital ambulanc* urgence* patient* soignant* ehpad',
  errands:
    'supermarche supermarket course* rayon* magasin grocery groceries shop* store caddie caisse client* aisle',
  stable: 'cheval chevaux horse* foin hay ferme farm western far+west cow+boy attele* tire+par',
  masks: 'venise venitien* venice venetian masque* mask* bal ball gondole* gondola*',
};

export const fields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(told).map(([field, words]) => [field, words.split(' ')]),
);
