/** Verbs that ask for a change of what is there. Folded, at the front. */
export const verbs =
  /^(?:(?:me )?(?:re|r)?ajoute[rsz]?|mets?|mettre|mettez|met|remets?|enleve[rsz]?|retire[rsz]?|vire[rsz]?|degage|efface[rsz]?|supprime[rsz]?|ote[rz]?|remplace[rsz]?|change[rsz]?|modifie[rsz]?|transforme[rsz]?|retouche[rsz]?|ameliore[rsz]?|corrige[rsz]?|rends?|rendre|rendez|passe[rsz]?|recadre[rsz]?|rogne[rsz]?|coupe[rsz]?|tourne[rsz]?|pivote[rsz]?|retourne[rsz]?|inverse[rsz]?|assombri[rst]?|assombrir|eclairci[rst]?|eclaircir|eclaire[rsz]?|illumine[rsz]?|rechauffe[rsz]?|refroidi[rst]?|refroidir|sature[rsz]?|desature[rsz]?|floute[rsz]?|accentue[rsz]?|augmente[rsz]?|baisse[rsz]?|diminue[rsz]?|reduis|monte[rsz]?|zoome[rsz]?|dezoome[rsz]?|adouci[rst]?|adoucir|colorie[rsz]?|colore[rsz]?|redresse[rsz]?|garde[rsz]?|conserve[rsz]?|laisse[rsz]?|donne[rz]?[- ]lui|donner|donnez|applique[rsz]?|convertis|convertir|deplace[rsz]?|refais[- ](?:la|le)|refaire (?:la|celle)|refais (?:la|celle|cette|l')|recolore|add|put|remove|take (?:out|away|off)|erase|replace|change|turn (?:it|this|the|up|down)|crop|rotate|flip|mirror|brighten|darken|lighten|sharpen|blur|soften|warm|cool|desaturate|saturate|zoom|get rid of|lose|swap|switch|echange[rz]?|turn [a-z]+ into|pousse[rz]?|booste[rz]?|boost|lisse[rz]?|smooth|recule[rz]?|rapproche[rz]?|colorise[rz]?|restaure[rz]?|tone down|turn down|crank up|pump up|apply|convert|lower|raise|increase|decrease|reduce|fix|improve|edit|modify|transform|colou?r it|invert|keep|give it|redo (?:it|this|that|the)|make (?:it|this|that|them|the)|try (?:it|this|that)|fais[- ](?:la|le|les)|reprends?|reprendre|take|use the|prends?)(?![a-z])/;

/** « je la voudrais plus chaude », « la rendre », « elle devrait être ». */
export const pronouns =
  /\b(?:je (?:la|le) (?:voudrais?|veux|prefere\w*|verrais|souhaite\w*|voudrai)|j'aimerais (?:la|le)|(?:la|le) (?:voir|essayer|tester|imaginer|rendre|passer|mettre|recadrer|tourner|faire|refaire|transformer)|i(?:'d| would)? (?:like|want|prefer) it|(?:fais|mets|rends|passe|refais|tourne|laisse)[- ](?:la|le|les)\b|make it|je (?:prefere|choisis|garde|prends) (?:la|le|celle)|i prefer the|(?:can|could|should) (?:the |it|he|she|his|her|this|that).{0,30}\bbe\b|(?:est-ce que )?(?:le|la|les|l') ?.{2,20} (?:peut|peuvent|pourrait)(?:[- ](?:il|elle)s?)? etre|elle (?:est|manque|doit|devrait|pourrait)|il (?:manque|faudrait (?:plus|moins)|y a trop)|c'est (?:trop|un peu trop|pas assez)|(?:it's|its|it is|that's) (?:too|a bit too|not)|(?:un peu )?trop (?:sombre|clair|fonce|flou|sature|contraste|terne|froid|chaud)e?|too (?:dark|bright|blurry|warm|cold|light))/;

/** Said of a picture at hand: « mais de nuit », « sans le bateau », « pareil en hiver ». */
export const changeLeads =
  /^(?:(?:et|mais|maintenant|plutot|and|but|ou|alors|toujours|still)[\s,]+)*(?:(?:la |le |the |exactement )?(?:meme|memes|same)\b|pareil(?:le)?s?\b|idem\b|comme (?:ca|celle)[^?]{0,12} mais|(?:sans|avec|without|with|under|at|in|en|sous|de nuit|de jour|la nuit|le (?:soir|matin)|a l'aube|au (?:coucher|lever|crepuscule|petit matin|printemps|milieu)|a (?:midi|minuit|la tombee)|by (?:day|night)|during|dans la (?:brume|nuit|neige)|dans le brouillard|pendant)\b(?! (?:combien|quoi|quel|fait))|et si (?:c'etait|on|tu|elle|il|ca)|si c'etait|what if|imagine (?:la|le|it|this|that)|on (?:peut|pourrait|va) (?:la|le|ajouter|enlever|mettre|changer|voir (?:la|le))|(?:plus|moins|davantage|more|less|fewer) (?:de |d'|of )?[a-z]|pas (?:de |d')|no (?!thanks|thank|problem|worries|idea)|rien que|un peu (?:plus|moins)|a (?:bit|little) |(?:beaucoup|bien|encore|nettement) (?:plus|moins)|slightly |much |way )|^(?:et )?(?:un peu (?:de|d')|(?:un|une|des|a|an) [a-z]{3,15} (?:bien |beaucoup |un peu |nettement )?(?:plus|moins|more|less) [a-z]{3,}$|a (?:brighter|darker|bluer|warmer|softer|bigger|smaller) )|^(?:a l'envers|upside down|a l'ancienne|facon|a la (?:maniere|facon) d|vue? (?:de|d'|du|depuis)|de (?:plus )?(?:pres|loin|face|profil|dos|cote)|seen from|from (?:above|below|behind|the side|afar)|as an? |version [a-z]+$|style )|^(?:refai[st]|refaire|recommence[rz]?|reessaie|retente|essa(?:ie|ye)|tente|try|redo|try again|again)(?:[- ](?:la|le|it|ca))?,? (?:mais|avec|sans|en|but|with|without|in) |^(?:mais|but|et) (?!(?:encore|une|un|des|toi|sinon|alors|apres|quoi)\b)/;

/** Comparatives and colours after a definite thing: « le ciel plus rouge », « la voiture en bleu ». */
export const comparison =
  /^(?:(?:le|la|les|l'|the|son|sa|ses) ?[a-z' -]{2,30}(?:\b(?:plus|moins|trop|more|less) [a-z]|\ben (?:rouge|bleue?|verte?|jaune|orange|rose|violette?|noire?|blanche?|blanc|gris|grise|marron|dore|or)s?\b|\b(?:in )?(?:red|blue|green|yellow|pink|purple|black|white|grey)$))|^(?:plus|moins|more|less) /;

/** A new thing is named: « un portrait en noir et blanc ». */
export const indefinite =
  /^(?:(?:(?:me |m'|nous )?(?:dessine[rsz]?|peins|peindre|cree[rsz]?|genere[rsz]?|fai[st]|faire|faites|imagine[rsz]?|montre[rsz]?|draw|paint|create|generate|make|show|produi[st]|compose|illustre|do)(?:[- ](?:moi|nous|me|us))?[ ,]+)?(?:un|une|des|deux|trois|quatre|cinq|a|an|some|two|three|four|d'autres?|image|portrait|photo|paysage|affiche|logo|dessin|illustration)(?![a-z'])(?! (?:peu|bit|little|moins|plus)\b))|^(?:dessine|peins|draw|paint|genere|generate)/;

/** « une version plus claire » is one of the picture at hand. */
export const ownVersion =
  /^(?:(?:fai[st]|faire|donne|make|do|give|propose|essaie|essaye|try|montre|show)(?:[- ](?:moi|en|me|us))? ?)?(?:un|une|a|an|l'|la|the|another|des|quelques)? ?(?:autre |other )?(?:version|variante|copie|declinaison|lumiere|ambiance|light|variation|cadrage|effet|touche|filtre|teinte|couleurs?|tons?|contrastes?)(?![a-z])/;

/** Words that say nothing of what a picture shows. */
export const fillers: ReadonlySet<string> = new Set(
  `le la les un une des du de au aux et ou mais en dans sur sous par pour avec que qui ce cet cette ces ca cela
  il elle on je tu vous me te moi toi lui se son sa ses mon ma mes ton ta tes leur est etait serait soit etre
  ne pas plus moins tres trop bien peu assez encore aussi meme memes pareil pareille idem chose comme si
  ajoute ajouter rajoute rajouter mets met mettre mettez remets enleve enlever retire retirer vire virer efface effacer
  supprime supprimer remplace change changer modifie modifier transforme transformer retouche retoucher ameliore
  ameliorer corrige rends rend rendre rendez passe passer refais refaire fais fait faire faites garde laisse applique
  appliquer donne reprends reprend reprendre prends prend augmente baisse diminue monte reduis convertis mettez essaie
  image images photo photos picture pictures dessin version variante variation celle celui derniere dernier premiere
  precedente la-dessus dessus voudrais voudrai veux aimerais prefere preferais prefererais peux pourrais peut faut faudrait manque doit devrait
  lumiere couleur couleurs ton tons lumineuse tout toute tous toutes ci maintenant plutot finalement ensuite puis apres donc
  horizontalement verticalement horizontal vertical cote gauche droite quart tour degres haut bas vers effet filtre format mode cadrage ratio rapport ambiance style
  the an of and or but in on at to it its is was be this that these those one with more less much very bit little
  make made put add remove take turn change edit same again please too just now then can could would you your my me
  like want look give apply keep light colour color colours colors use image's let's some first second third last
  recommence reessaie retente redo serre serree tighter tight tad chouia poil crank up pump pousse booste boost tone down fort
  quand quoi voila voici alors ainsi si y a l d n s t m j c qu degrees sens legerement nettement beaucoup vraiment
  ensemble origine original originale depart initiale lui y leur cote present presentement niveau point
  alors ainsi encore aussi egalement also pls please tones tone colors teintes teinte nuance bit by default
  as so not no non oui yes ok hd pro version exactement exactly juste seulement only try`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
