import type { Intent } from '../../../model/intent.ts';
import { findMentions } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

const shots =
  "(?: (?:tous )?(?:les |le |la |l'|the |mes |my |all )*(?:plans?|clips?|images?|videos?|rushs?|tremblements?|secousses?|shots?|footage|shake|camera|cam)(?: (?:qui )?(?:tremblent|bougent|secoues?|tremblants?|tremblotants?|trop secoues?|shaky))?)?";
const steadyWords = new RegExp(
  `(?<![a-z])(?:stabili[sz]e[rsz]? (?:pas|plus|rien)${shots}|(?:avec |with )?(?:une? |la |some )?stabili[sz](?:ee?s?|er|ez|ation|ing|ed)${shots}|(?:corrige|enleve|supprime|reduis|retire|attenue|gomme|fix|remove|reduce)[rsz]? (?:les |le |la |the |all )*(?:tremblements?|secousses?|tremblotements?|bouge|camera shake|shak(?:e|es|iness|y (?:camera|footage|shots?))|jitters?)|(?:rends?|rendre|make)(?: (?:les |le |la |the ))?(?:plans?|images?|videos?|film|shots?|footage) plus stables?|(?:plans?|images?|videos?) (?:bien |plus )?stables?|(?:(?:ma|la|l'|les|mes|my|the) ?)?(?:video|image|camera|plans?|images|videos|footage) (?:qui )?(?:bouge|tremble|saute|shakes?|is shaky)(?:nt)?(?: (?:trop|beaucoup|un peu|pas mal|a lot))?,? (?:(?:est-ce que )?(?:tu peux|peux-tu|pouvez-vous|il faut|faudrait|can you|please) )?(?:corrige|arrange|stabilise|repare|fix|steady)[rsz]?(?: (?:ca|cela|it|that))?|steady (?:the |my )?(?:shots?|footage|camera))(?![a-z])`,
  'g',
);

/** « stabilise », « ne stabilise pas », or neither. */
export function readSteady(reader: WishReader): Intent['steady'] {
  const { wished, refused } = findMentions(reader.text, steadyWords);
  for (const mention of [...wished, ...refused]) reader.understand('steady', mention);
  // « plus stables » asks for more, where « plus » elsewhere refuses.
  const isMore = refused.some(({ text }) => /plus stables?$/.test(text));
  if (wished.length > 0 || isMore) return 'always';
  return refused.length > 0 ? 'never' : 'auto';
}
