/** What a noun phrase of the studio itself begins with: « le tarif », « the site is broken ». Folded. */
const heads = String.raw`prix|tarifs?|couts?|devis|abonnements?|argent|money|factures?|remboursements?|paiements?|essai gratuit|limites?|tailles?|quotas?|raccourcis?(?: clavier)?|formats?|4k|8k|hd|mp4|svg|pdf|resolutions?|support|galerie|compte|session|profil|mot de passe|confidentialite|vie privee|donnees|conditions|cgu|mentions legales|droits?|licences?|difference|aide|questions?|remarques?|reclamations?|plaintes?|complaints?|problemes?|soucis?|bugs?|erreurs?|site|appli(?:cation)?|interface|theme|infos?|informations?|renseignements?|nouvelles?(?= (?:de|du|sur))|nouveau(?= (?:pour|sur))|entrainements?|apprentissage|styles?|modeles?|lora|loras|trigger words?|triggers?|mots?[- ]declencheurs?|rendus?|export|import|upload|telechargement|trainer|editeur|edytor|contact|historique|corbeille|idees?|avis|conseils?|exemples?|tests?|demo|tuto|prices?|pricing|costs?|subscription|invoice|refund|limits?|sizes?|shortcuts?|gallery|account|password|privacy|terms|rights|difference|help|problem|issue|error|website|app|settings?|training|models?|trigger|trash|ideas?|advice|examples?`;
const before = String.raw`(?:(?:un|une|des|le|la|les|du|mon|ma|mes|ton|ta|tes|vos|votre|ce|cette|a|an|the|some|my|your|any|plus d'|de l'|l') ?)?(?:(?:petite?|grosse?|simple|autre|nouvelle|bonne|quick|small|little|good) )?`;

const phrase = new RegExp(String.raw`^${before}(?:${heads})(?![a-z])[ '-]*(?<of>.*)$`);

/** Whether it begins with a word of the studio; `of` is what that word is tied to (« un bouton de rose »). */
export function studioPhrase(folded: string): { readonly of: string | null } | null {
  const found = phrase.exec(folded);
  return found && { of: found.groups?.of || null };
}

/** A question without the form of one: « un lora c'est quoi », « une image coûte combien ». */
export const interrogative =
  /(?<![a-z'])(?:c'est (?:quoi|lequel|laquelle|lesquel(?:le)?s|combien|comment|ou$)|ca (?:va(?= ?$)|sert|marche|passe|veut dire|signifie|coute|prend|dure|consiste)|(?:sert|servent) a quoi|a quoi (?:ca )?ser[tv]\w*|combien|pourquoi|comment|(?:est|sont|en est|va|vont) ou|(?:est|sont) (?:a qui|combien|possibles?|obligatoires?|gratuite?s?|payante?s?|autorisee?s?|compatibles?)|ou pas$|pour quoi faire|veut dire quoi|how (?:much|many|does|do)|what (?:is|does)|costs? how)(?![a-z])/;

/** Said to somebody or of oneself: no picture is told so. */
const speaking =
  /^(?:(?:et|mais|alors|donc|bon|sinon|par contre|and|but|so|dsl|desole)[\s,]+)*(?:je |j'|tu |t'|vous |nous |on (?!the|a |an |my|top)|il (?:me|m'|pleut|fait|faut|est)|elle est |ca |c'est|c'etait|tout (?:ca|cela) |ce n'est|ce sont|cela |i |i'm |i've |i'll |you |you're |we |it |it's |that's |they |(?:is|are|do|does|did|have|has|was|were|can|could) (?:i|you|it|the|there|my|your|we)(?![a-z]))/;
/** « un collègue m'a parlé de vous »; not « un chien qui me regarde ». */
const addressing =
  /(?<!(?:qui|that|who) )(?<![a-z'])(?:m'a|m'ont|me |vous|votre|vos|tu|te |t'|que j'|que je|you|your)(?![a-z])/;
const inscription =
  /[«"“]|(?:affiche|poster|carte|card|panneau|sign|pancarte|texte|text|ecrit|says)/;
/** « ma carte a été refusée », "the sky is ugly": something is said of a thing. */
const stating =
  /^(?:le |la |les |l'|ma |mon |mes |ce |cette |ces |ton |ta |tes |the |my |this |your )(?:(?!qui |that |which )[a-z'-]+ ){1,3}(?<!(?:qui|that|which) )(?:est|sont|reste|restent|etait|etaient|ont|a ete|is|are|was|were|looks?|has been|have been) /;
/** « mes amis vont adorer », "my wife will love it" */
/** « l'art, c'est compliqué », « l'image contient-elle … », « le comptable passe demain » */
const telling =
  /^(?:le |la |les |l'|mon |ma |mes |the |my )[^,]{2,40},? (?:c'est|it's|ce sont|that's) (?!pas une?)|[a-z](?:-t)?-(?:elles?|ils?|on|je)(?![a-z-])|^(?:le |la |les |l'|mon |ma |mes |notre |nos |the |my |our )(?!.* qui ).{2,40} (?:demain|hier|aujourd'hui|ce (?:soir|matin)|la semaine (?:prochaine|derniere)|tomorrow|yesterday|today|tonight)$|^(?:mon |ma |mes |my )[a-z-]+ (?:me |m'|nous |te |s'est |se |ne |n'|keeps? )/;
const foretelling =
  /(?<![a-z])(?:va|vont|vas|will|would|gonna) (?:bien |surement |vraiment |really |totally )?(?:(?:l'|la |le )?(?:adorer|aimer|kiffer|detester|apprecier|halluciner)|etre (?:content|ravi|fier|surpri|decu|jalou)|love|like|hate|appreciate|enjoy|be (?:happy|proud|surprised|thrilled|jealous))/;
/** Something does not work. */
export const malfunction =
  /(?<![a-z])(?:(?:ne|n')(?: |(?<='))?(?:se |s'|me |m'|y )*(?:marche|fonctionne|charge|affiche|ouvre|repond|demarre|lance|passe|arrive|peux|peut|trouve|reconnait|part|envoie|vois|voit|enregistre|telecharge|connecte|import|upload|valide|joue|lit)[a-z]*(?: [a-z']+)? (?:pas|plus|rien)|rien ne [a-z']+|(?:marche|fonctionne|charge|s'affiche|s'ouvre|repond|demarre) (?:pas|plus|mal)|(?<=(?:ca|site|appli|page|tout|il|elle|film|rendu|upload|import|studio|export|trainer|editeur) (?:a )?)(?:plante|rame|lague|bugue?|bloque|crash\w*)s?|(?:a|ont|est) (?:plante|echoue|crashe|casse|bloque|bugue)e?s?|(?:is|are) (?:broken|stuck|down|frozen)|(?:doesn't|does not|won't|didn't|did not) (?!(?:like|love|want)\b)[a-z]+|(?:does|fait) (?:nothing|rien)|(?:j'|je n')arrive (?:pas|plus) a|i can't (?:upload|download|find|see|open|log|sign)|not working|failed|crashed|keeps? (?:failing|crashing|loading))(?![a-z])/;

export function isSpoken(folded: string): boolean {
  return (
    speaking.test(folded) ||
    stating.test(folded) ||
    malfunction.test(folded) ||
    foretelling.test(folded) ||
    telling.test(folded) ||
    (!inscription.test(folded) && (interrogative.test(folded) || addressing.test(folded)))
  );
}

/** « je veux parler à un humain », "I want to know": something to do that is no picture. */
export const otherDoing =
  /^(?:to (?!(?:see|have|get)\b)[a-z]+|(?:me |vous |nous |te |lui |en |y |la |le |les |m'|t'|l'|s')*(?:[a-z]{2,}(?:er|ir|dre|tre|oir|ire)|dire|lire|rire)(?= |$))/;
/** « et mes clips ? » asks about them. */
export const ofOwnThings =
  /^(?:(?:et|and) )?(?:(?:le|la|mon|ma|the|my) (?:film|video|montage|clip|style|movie)|(?:les|mes|my|the|nos|our|vos|your|tes) (?:films?|clips|videos|rush(?:es|s)?|footage|styles|modeles|loras|conversations|entrainements|trainings|images|photos|pictures|dessins))(?: (?:deja|already))?$/;

/** « la météo », « l’heure »: asked of other assistants; it is drawn where a verb of drawing says so. */
export const information =
  /^(?:la |l'|le |les |the |une (?=recette)|a (?=recipe))?(?:meteo|heure|date|actus?|actualites?|infos?|news|headlines|weather(?: forecast)?|forecast|time|scores?|horaires?|timetable|traduction|translation|definition|resultats? du|results of|cours (?:de|du)|trafic|traffic|adresse|address|itineraire|directions|recette|recipe|horoscope|prenoms?)(?: (?:d[eu'] ?|a |au |pour |of |in |for |at |to |demain|today|tomorrow|du jour|aujourd'hui|ici|qu'il|locale|here|now|please|exacte?|from ).*)?$/;
