/**
 * What stands around a wish and says nothing of it. Folded. Taken away from the front again and
 * again: « bonjour, est-ce que tu pourrais me dessiner ».
 */
export const greetingsFirst =
  /^(?:bonjour|bonsoir|salut|coucou|hello|hey|hi|re|yo|good (?:morning|evening|afternoon))(?: (?:a tous|tout le monde|armoni|there|all|toi|vous))?(?=$|[\s,.!?;:-])[\s,.!?;:-]*/;

export const politeness =
  /[\s,(]*(?<![a-z])(?:s'?(?:il|l) (?:te|vous) plai[st]?t?|stp|svp|please|plz|pls|merci d'avance|merci bien|thanks in advance|si possible|if possible|d'accord|ok)(?![a-z])\)?[\s,]*/g;

export const corrections =
  /^(?:(?:non|nan|nope|no|finalement|en fait|actually|plutot|rather|pas ca|not that)(?=$|[\s,.!;:-])[\s,.!;:-]*)+/;

/** « maintenant un désert », « autre chose : … » begin something new. */
export const fresh =
  /^(?:(?:et )?maintenant|(?:et )?ensuite|(?:et )?puis|(?:et )?apres|(?:et )?enfin|alors|donc|bon|ok|bien|super|allez|vas-y|autre chose|nouvelle image|nouveau dessin|something else|next|now|then|and then|so|well|okay|tiens|dis|dis-moi|euh+|hmm+|bah|ben|moi)(?=$|[\s,.!;:-])[\s,.!;:-]*/;

/** A request put as a question or as a wish. Whoever asks so asks to have it done. */
export const requests =
  /^(?:(?:est[- ]ce qu(?:e |'))?(?:tu|vous) (?:peux|peut|peus|pouvez|pourrais|pourriez|saurais|sais|veux bien|voudrais bien)|(?:peux|peut|pourrais|pourrait|saurais|veux)[- ]tu(?: bien)?|(?:pouvez|pourriez|voulez)[- ]vous(?: bien)?|(?:can|could|would|will) (?:you|u)|je (?:te|vous) demande de|c'est possible d(?:e |')|(?:est-ce que )?(?:c'est|ce serait|serait-il) possible d(?:e |')|is it possible to|would it be possible to|i(?:'d| would) (?:like|love)(?: you to| to (?:see|have))?|i (?:want|need|wish)(?: you to| to (?:see|have))?|(?:je (?:voudrais?|veux|veu|souhaite(?:rais)?|cherche|desire)|j'(?:aimerais?|aurais? (?:besoin|envie)|ai (?:besoin|envie)|adorerais)|g (?:besoin|envie)|(?:il )?(?:me|nous) (?:faut|faudrait|fallait)|on (?:voudrait|aimerait|veut)|(?:ce que )?(?:j'aimerais|je voudrais|je veux)(?: c'est)?)(?: (?:bien|avoir|voir|que tu (?:me )?(?:fasses|dessines)))*(?: d(?:e |'))?|let's(?: have| see)?|give me|get me|donne[- ]moi|what about|how about|pourquoi pas|que dirais-tu d(?:e |')|et pourquoi pas|(?:et )?si (?:tu|on) (?:me )?(?:faisai[st]|dessinai[st]|essayait)|(?:une? )?idee ?:|(?:voici|c'est) (?:mon|ma) (?:idee|demande) ?:?)(?=$|[\s,:'])[\s,:]*(?:c'est |qu'on |que )?/;

/** Verbs that make a picture. */
export const drawing =
  /^(?:me |m'|nous |moi )?(?:(?:re)?dessine[rsz]?|dessin|deci?n[ea]|dessiner|peins|peindre|peignez|cree[rsz]?|genere[rsz]?|fai[st]|faites|faire|fasse[sz]?|imagine[rsz]?|invente[rsz]?|montre[rsz]?|illustre[rsz]?|produi[st]|produire|represente[rsz]?|esquisse[rsz]?|compose[rsz]?|realise[rsz]?|essaie|essaye|tente|prepare[rsz]?|concoi[st]|affiche[rz]|draw|paint|create|generate|make|imagine|show|illustrate|render|sketch|design|do|produce|visuali[sz]e|depict)(?=$|[\s,:-])(?:[- ](?:moi|nous|me|us|toi)(?![a-z]))?(?: a quoi (?:ressemble|ca ressemble)| what .{0,12}looks? like)?[\s,:]*/;

/** What is only another word for a picture, before what it shows. */
export const pictureFirst =
  /^(?:(?:une?|des|d'|de|le|la|les|l'|a|an|the|some|mon|ma)?\s*)(?:(?:belle|beau|jolie?|petite?|grande?|nouvelle|autre|super|magnifique|nice|beautiful|new|cool|small|big) )*(?:image|photo|photographie|dessin|illustration|visuel|picture|photo|drawing|image|painting|peinture|fond d'ecran|wallpaper|scene|scenes|images|photos|dessins|illustrations|pictures|drawings|visuels)s?(?: (?:qui (?:montre|represente)|avec|de|d'|du|des|representant|montrant|of|showing|with)(?=[\s']|$)|\s*:)?\s*/;
