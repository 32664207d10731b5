/** Words that carry no wish of their own: articles, politeness, « fais-moi une vidéo ». */
const filler = new Set(
  `a ai aie ait alors as au aux avec avoir bien bon bonjour ca car ce cela ces cet cette chaque ci comme
  d dans de des donc dont du elle elles en encore entre es est et etait etc etre eu faire fais fait
  faites fasse faut faudrait hello hey hi il ils j je jai l la le les leur leurs lui m ma mais me merci
  mes moi mon n ne nos notre nous ok on ont ou par pas peu peut peux pour pourrais pouvez plait
  possible puis qu que quel quelle quelque quelques qui quoi sa salut sans se sera ses si soit son sont
  stp svp sur svp t ta te tes toi ton tous tout toute toutes tu un une va vais vas veut veux voila vos
  votre voudrais voudrait pensais pensions voudraient souhaiterait souhaiteraient aimeraient vous y aimerais souhaite souhaiterais besoin simplement juste s il
  cree creer crees creez realise realiser produis produire genere generer monter monte montez montage
  montages film films video videos clip clips plan plans rush rushs fichier fichiers sequence extrait
  truc chose duree dure durer durant long longue longueur total totale environ
  style ambiance genre effet rendu rythme format musique son image images resultat projet
  petit petite petits joli jolie beau belle belles sympa chouette super
  about an and are but need c doit dois doivent devra devrait devraient must should at be between by can cool could create cut do edit for from get give good have i in is it
  its just let like make me my nice of on or our please shot shots so some that the then this to us
  using want we with would you your id im short clip's thanks thank length duration look feel mood pace
  ajoute ajouter ajoutez add put play joue jouer place garde gardes gardez prends utilise keep use show montre
  inclus choisis rends passe laisse veuillez cuts order ordre puisse affiche affiches affichez ecris ecrivez mette mettre mets met avoir ayant moins une fois entiere mes
  allez aller hein bref quoi wee coup gros franchement vraiment maintenant coucou idee avance
  souhaitee souhaite voulue voulu demandee export exporte exporter somewhere pls bonus gentil
  carrement hyper ultra super absolument imperativement obligatoirement evidemment vraiment
  voulais voulait adorerais adorerai aimerai aimerait prefere prefererais faudra essaie essayez
  essaye tente arrange pense penses crois dis dites bisous thx really quite pretty love like kindly
  totally merci d'accord accord sure okay dear stpl svpl steuplait salutations cordialement
  possiblement dispo histoire sorte type chez cree-moi tiens bonsoir yo mec frere
  verrais verrait largement adapte adaptee madame monsieur mesdames messieurs teaser trailer recap teasers bande-annonce armoni vazy wesh d'abord abord apparait ete tienne tiennent tient tenir rentre rentrer dedans
  pourriez pourrait pourrions voudriez sauriez auriez remercie remercions remercier exportez
  aimeriez soyez ayez
  any anything everyone everybody anyone somebody who which what whatever when where while how there here
  these those them they their she he her his him us ours yours myself were was been being am did does
  done got gets getting gave given has had having might may shall let's i'd i'll i've we'd we'll we've
  you'd it'd that's there's what's rather maybe perhaps simply basically actually hopefully ideally
  definitely certainly probably possibly obviously totally absolutely literally honestly guess suppose
  hope thing wish love loved please pretty cheers regards dear sir madam folks kindly anyway though
  although however because since so yeah yep yes nah hmm ah oh ha haha um er erm well right now today
  serait seraient etaient etais avais avait avaient aurait aurais auraient aurez auriez avons avez
  faisait faisais feront faisons fasses fassiez allait allais iront irait aille allons pouvait pouvais
  pourra pourront puissiez puissions voulait voulaient voudra voudront devait devais devrais devrez
  sait sais savez savoir saurait voie voies voir vois voyez verra dirait dit disait disons 
  croire crois croyez espere esperons semble semblerait parait trouve trouves attend
  attention attends explique t'explique hesite comprends comprenez
  jeune dames cher chere chers cheres 
  ouais ouep mouais ben bah bon eh he hop tiens voyons allo alors donc puisque parce
  sinon tant autant tellement assez toujours souvent parfois deja bientot maintenant
  aujourd'hui desormais evidemment naturellement normalement idealement eventuellement peut-etre
  certainement probablement surement sincerement honnetement personnellement globalement apparemment
  heureusement malheureusement finalement justement precisement simplement clairement franchement
  carrement grave trop-bien genial geniale geniaux top nickel parfait parfaite excellent excellente
  magnifique magnifiques superbe superbes incroyable cool sympathique agreable chic amazing awesome
  great lovely wonderful brilliant fantastic neat decent proper cela ceci celui celle ceux celles ci
  la-dedans dedans dessus la-dessus soi eux lui-meme meme memes quelqu'un chacun autrui rien-que
  preferons preferent prefererions prefererait choisie choisi choisis droit mode guise active activee activer activez bring extraits bouts mot direct directement pret prets prete ready produce produced brief bah faisable`.split(
    /\s+/,
  ),
);
export function isFiller(word: string): boolean {
  return filler.has(word);
}
