const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** That something is wished for. Folded. */
export const wishing = words(`
  voudrais voudrait voudrions voudriez aimerais aimerait aimerions souhaite souhaitais souhaiterais souhaiterait
  souhaitons desire desirerais besoin envie reve reverais faut faudrait fallait demande demander demandais demanderais
  possible moyen permis envisageable faisable concevable imaginable reconnaissant reconnaissante offrir auriez pourrais pourrait pourriez pouvais pouvez peux peut saurais saurait sauriez arriverais arriveriez
  arrives capable cherche recherche vouloir plairait tenterait branche chiche apprecierais interesse
  want wants need needs like likes love wish wonder wondering hoping could can would chance mind after possibly
  fancy keen dying trying able hope
`);

/** Stands around it and says nothing. */
export const carrying = words(`
  je j tu t vous nous on me m te moi toi il elle lui y a en ce c ca cela que qu de d si s est etait sera serait
  etre ai as avez aurais aurait auriez aura aurai avais avait suis ete bien aussi juste encore eventuellement
  simplement maintenant plutot bon alors donc vraiment par hasard avoir voir obtenir recevoir fasse fasses pouvoir
  peutetre quelque part gre saurais prie bonte gentillesse amabilite obligeance la le l crois croyez penses pensez vois
  imagine dis dites un jour d'ailleurs monsieur madame trouver trouve tant vouloir serais seriez les leur lui et au fond absolument beaucoup tellement enormement toujours
  depuis longtemps super trop grave carrement jamais des fois oublie petit petite grand grande garcon
  i you u we it if to for that was am were im d ve have had having see get be been there any of please maybe just
  really me us so how about what do did does is he she they reckon think guess suppose ll id been really totally always something
  , ' -
`);

/** For whom: « mon fils voudrait », "my boss needs". */
export const kin = words(`
  fils fille filles enfants enfant petit soeur frere mere pere mari femme copain copine patron patronne client cliente
  ami amie amis chef maman papa mamie papi neveu niece gamin gamine gosse collegue voisin voisine eleves classe
  equipe association asso boutique boulot son daughter kid kids wife husband boss client mom mum dad friend
  brother sister nephew niece grandson granddaughter girlfriend boyfriend team students
`);
