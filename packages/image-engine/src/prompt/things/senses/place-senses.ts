/**
 * Words for places that are often none, written as `frenchSenses` is: `*` is the place that the word
 * leads to, `-` none, whatever else the word may name then.
 */
export const placeSenses = `
antarctique = *
bois = * ; - a+_ en+_ de+_ et+_ _+brut _+massif _+clair _+et planche*+_ _+de+cerf
canal = * ; - chaine television plus carpien
champ = * ; - _+de+bataille _+de+vision _+magnetique
cour = * ; - _+de+justice _+de+cassation
court = - ; * tennis
field = * ; - _+of+view magnetic
foire = * ; - _+aux+question
forge = * ; - en+fer+_ fer+_
futuriste = - ; * ville city rue tokyo quartier metropole skyline immeuble* gratte
galaxie = * ; - smartphone samsung
gorge = * ; - mal+de+_ soutien+_ rouge+_ soutien collier gorge+profonde femme
gym = * ; - vetement* sac+de+_
hall = * ; - town city concert
halloween = * ; - _+costume*
hill = *
loft = *
mare = * ; - cheval poulain horse foal
marche = * ; - qui+_ escalier perron _+a+pied _+nordique _+funebre
market = * ; - stock
marine = - ; * bord+de+_ peint* tableau
mars = * ; - #+_ _+# en+_ mois printemps carnaval femme* journee barre chocolat debut fin
match = * ; - allum* boite
moon = *
mountain = * ; - _+on+the+label _+on+it _+logo _+print _+bike _+biker
montagne = * ; - sur+l+etiquette _+sur+l+etiquette _+russe*
mur = * ; - accroch*+au+_ au+_+d fixe*+au+_ pendul*+au+_
mer = * ; - fruit*+de+_ etoile*+de+_ cheval+de+_ loup+de+_ _+de+nuage mal+de+_
neon = * ; - _+light poisson
ocean = *
oasis = * ; - groupe boisson
party = * ; - political
pic = * ; - _+vert _+a+glace _+epic porc
piste = * ; - _+cyclable _+de+danse _+d+atterrissage _+de+decollage cirque _+audio detective danseu*
pool = * ; - _+table billiard* _+cue snooker
port = * ; - _+usb usb _+of+call wine
quai = *
ring = - ; * box* lutte catch combat* wrestl* mma ropes gant*
riviere = * ; - _+de+diamant collier
sable = * ; - bac+a+_ marchand+de+_ grain*+de+_ couleur+_ papier+de+_ chateau*+de+_ sablier
salle = *
sea = * ; - _+lion _+shell _+horse _+food _+salt _+turtle
serre = * ; - aigle rapace faucon _+joint _+tete
sky = *
space = * ; - parking living _+between copy
square = * ; - geometric shape shapes pattern blue+_ red+_ yellow+_ green+_ _+format _+logo town+_+none
stage = * ; - un+_ en+_ mon+_ rapport convention entreprise
studio = *
terrasse = * ; - riz riziere* en+_+de+culture cultivee* culture*
tropique = *
village = *
wall = * ; - _+clock _+paper stone+_ _+street
`;
