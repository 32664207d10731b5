/**
 * What stands around a wish and says nothing of it. Folded. Taken away from the front again and
 * again: « bonjour, est-ce que tu pourrais me dessiner ».
 */
export const greetingsFirst =
  /^(?:bonjour|bonsoir|salut(?:ations)?|coucou|hello|hey|hi|re|yo|wesh|hola|cher|chere|dear|good (?:morning|evening|afternoon|day))(?: (?:a tous|tout le monde|armoni|there|all|toi|vous|madame|monsieur|mec|frere|bro|team|studio|assistant|l'assistant))?(?=$|[\s,.!?;:-])[\s,.!?;:-]*/;

export const politeness =
  /[\s,(]*(?<![a-z])(?:(?:a mon (?:gout|avis)|je trouve|in my opinion|imo|i think)$|(?:(?:tu peux|peux[- ]tu|pouvez[- ]vous|can you|could you) (?:arranger|corriger|reparer|regler|ameliorer|fix|improve) (?:ca|cela|it|that))$|s'?(?:il|l) (?:te|vous) plai[st]?t?|stp|svp|please|plz|pls|merci d'avance|merci bien|thanks in advance|si possible|if possible|d'accord|ok)(?![a-z])\)?[\s,]*/g;

export const corrections =
  /^(?:(?:(?:ah |oh |euh |ben |bah |mais )?(?:non|nan|nope|nah|no(?! (?:[a-z]+s|[a-z]+ [a-z]+s)$))|finalement|en fait|actually|on second thought|plutot|rather|pas ca|not that|pas (?:une?|le|la|des) [a-z ]{2,30}(?=, )|pardon|sorry|oups|oops|je (?:voulais|veux) dire|je voulais|i wanted|je me suis trompee?|i meant?|j'(?:avais|ai) (?:dit|demande|ecrit)|i (?:said|asked for)|scratch that|a la reflexion|reflexion faite)(?=$|[\s,.!;:-])[\s,.!;:-]*)+/;

/** « maintenant un désert », « autre chose : … » begin something new. */
export const fresh =
  /^(?:(?:et )?(?:maintenant|ensuite|puis|apres|enfin|aussi)|alors|donc|bon(?: ben| bah)?|ok(?:ay)?|bien|fort bien|tres bien|super|parfait|allez|vas-y|tant pis|d'accord|entendu|dommage|oui|ouais|yes|yeah|sure|right|alright|cool|nice|great|perfect|autre chose|nouvelle image|nouveau dessin|une autre image ?:|another (?:one|picture) ?:|(?:oh |ah )?(?:wait|attends),? (?=une?\b|one more|encore)|one more(?: thing)?|une derniere chose|encore une chose|something else|next|now|and now|and|also|then|and then|plus tard|so|well|tiens|dis voir|dis donc|dis|dis-moi|changeons de sujet|change de sujet|tout autre chose|rien a voir|autre sujet|new topic|euh+|hmm+|bah|ben|moi|par contre|dsl|desolee?|mais|en revanche|cependant|toutefois|a present|a la place|en plus|au fait|btw|by the way|instead|meanwhile|in the meantime|pendant ce temps(?:-la)?|en attendant|(?:dans|en) ce cas|in that case|du coup|a propos|petite question|question|s'il te plait|stp|svp|please|pls|je (?:vous|t')en prie|si tu veux|hein|quand meme|juste|just|ok so|maybe|peut-etre|pour (?:commencer|finir)|c'est pour [^,:]{2,30}(?=[,:])|pour (?:un|une|mon|ma|le|la) [a-z' ]{2,25} ?(?=:)|d'abord|first|finally|lastly|pour changer|for a change|tu sais quoi|you know what)(?=$|[\s,.!;:-])[\s,.!;:-]*/;

/** A request put as a question or as a wish. Whoever asks so asks to have it done. */
export const requests = new RegExp(
  [
    String.raw`^(?:(?:est[- ]ce qu(?:e |'))?(?:tu|vous) (?:peux|peut|peus|pouvez|pourrais|pourriez|saurais|sauriez|sais|savez|veux bien|voulez bien|voudrais bien)`,
    String.raw`(?:peux|peut|pourrais|pourrait|saurais|veux)[- ]tu(?: bien)?|(?:pouvez|pourriez|voulez|voudriez|sauriez)[- ]vous(?: bien)?`,
    String.raw`(?:auriez[- ]vous|aurais[- ]tu|ayez|aie) (?:la (?:gentillesse|bonte)|l'(?:amabilite|obligeance)) d(?:e |')|veuillez|merci de bien vouloir|merci de|merci d'|je vous (?:prie|saurais gre) de|priere de`,
    String.raw`(?:can|could|would|will) (?:you|u)(?: please| kindly| maybe)?|would you mind|any chance you (?:can|could)|(?:can|could|may) (?:i|we) (?:get|have|see)|(?:can|could|shall|should) we|(?:est-ce qu')?on (?:peut|pourrait|va)(?= (?:la|le|les|essayer|tenter|faire (?:un|une|la|le)|mettre|avoir|voir)\b)|(?:peut|pourrait)[- ]on`,
    String.raw`je (?:te|vous) demande(?:rais)? de|(?:est-ce que )?(?:c'est|ce serait|serait-il|est-il|il est) (?:possible|envisageable|faisable) d(?:e |')|is it possible to|would it be possible to`,
    String.raw`i(?:'d| would) (?:like|love|want)(?: you to| to (?:see|have|get))?|i (?:want|need|wish)(?: you to| to (?:see|have|get))?|(?:i'm |im )?looking for|(?:i'm |im )?(?:thinking of|imagining|picturing)|picture this ?:?|need(?: you to)?|want(?: you to)?`,
    String.raw`(?:je (?:voudrais?|voudrai|veux|veu|souhaite(?:rais?)?|cherche|desire(?:rais?)?|pense a|pensais a|vois|verrais(?: bien)?|imagine)|j'(?:aimerais?|(?:aurais?|ai) (?:(?:aussi|egalement|encore|juste) )?(?:besoin|envie)|adorerais|imagine|ai en tete|aurais voulu)|g (?:besoin|envie)|(?:il )?(?:me|nous) (?:faut|faudrait|fallait)|il faudrait|on (?:voudrait|aimerait|veut)|(?:ce que )?(?:j'aimerais|je voudrais|je veux)(?: c'est)?)(?: (?:bien|aussi|egalement|maintenant|plutot|avoir|obtenir|voir|encore|juste|que tu (?:me )?(?:fasses|dessines)|que vous (?:me )?(?:fassiez|dessiniez)))*(?: d(?:e |'))?`,
    String.raw`(?:ce|ca) serait (?:bien )?mieux(?= (?:avec|sans|en|si|de) )|it would be better(?= with)|(?:can|could|would) (?:it|this|that) be|let me (?:see|have)|c'est possible(?: d'avoir| de)?|j'aurais (?:prefere|aime)|(?:i'm|im|i am|i was) thinking(?: of| about)?|j'avais (?:pense a|en tete|envie d[e'])|(?:(?:t'as|tu as|(?:il )?y a|y aurait-il) moyen)(?: d(?:e |'))?(?:(?:me |m')?(?:faire|avoir))?|(?:fai[st] peter|balance|sors|ponds|crache)(?:[- ](?:moi|nous))?(?= (?:un|une|des|du|deux|trois|\d) )|(?:tu|vous) (?:me |m'|nous )?(?=(?:(?:re)?dessine|fai|peins|peign|cree|genere|montre|prepare|imagine|invente)[a-z]* )|(?:ca (?:te|vous) (?:dit|dirait)|ca t'arrive|(?:tu|vous|t')(?: )?(?:arrive|arriverai[st]|arrivez|arriveriez|arrives)|tu (?:crois|penses) (?:pouvoir|que tu peux)) ?(?:d(?:e |')|a )?|(?:il )?faudrait|let's(?: have| see)?|give me|get me|donne[- ]moi|passe[- ]moi|what about|how about|why not|pourquoi pas|que dirais-tu d(?:e |')|et pourquoi pas|(?:et )?si (?:tu|on) (?:me )?(?:faisai[st]|dessinai[st]|essayait)|(?:une? )?idee ?:|(?:voici|c'est) (?:mon|ma) (?:idee|demande) ?:?|(?:ce|ca) serait (?:cool|bien|sympa|top|super|chouette|genial|beau)(?: d'avoir| de voir| avec)?|(?:it )?(?:would|'d) be (?:cool|nice|great)(?: to (?:have|see|get))?)(?=$|[\s,:']|(?<=[ ']))[\s,:]*(?:c'est |qu'on |que )?`,
  ].join('|'),
);

/** Verbs that make a picture. */
export const drawing =
  /^(?:me |m'|nous |moi )?(?:(?:re)?dessine[rsz]?|dessin|deci?n[ea]|dessiner|peins|peindre|peignez|cree[rsz]?|genere[rsz]?|fai[st]|faites|faire|fasse[sz]?|imagine[rsz]?|invente[rsz]?|montre[rsz]?|illustre[rsz]?|produi[st]|produire|represente[rsz]?|esquisse[rsz]?|compose[rsz]?|realise[rsz]?|essaie|essaye|tente|prepare[rsz]?|concoi[st]|affiche[rz]|draw|paint|create|generate|make|imagine|show|illustrate|render|sketch|design|do|produce|refai[st]|refaire|visuali[sz]e|depict)(?=$|[\s,:-])(?:[- ](?:moi|nous|me|us|toi)(?![a-z]))?(?: (?:aussi|encore|egalement|plutot|also|just|vite)(?![a-z]))?(?: a quoi (?:ressemble|ca ressemble)| what .{0,12}looks? like)?[\s,:]*/;

/** What is only another word for a picture, before what it shows. */
export const pictureFirst =
  /^(?:(?:une?|des|d'|de|le|la|les|l'|a|an|the|some|mon|ma)?\s*)(?:(?:belle|beau|jolie?|petite?|grande?|nouvelle|autre|super|magnifique|nice|beautiful|new|cool|small|big) )*(?:image|photo|photographie|dessin|illustration|visuel|picture|photo|drawing|image|painting|peinture|fond d'ecran|wallpaper|scene|scenes|images|photos|dessins|illustrations|pictures|drawings|visuels)s?(?: (?:qui (?:montre|represente)|avec|de|d'|du|des|representant|montrant|of|showing|with)(?=[\s']|$)|\s*:)?\s*/;
