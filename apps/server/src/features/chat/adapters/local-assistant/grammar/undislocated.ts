import { carrierOf } from './carrier.ts';
import { fold } from './fold.ts';
import { verbs } from './tables/edit-table.ts';

const named =
  /^(?<thing>(?:le|la|les|l'|the|ces?|cette|son|sa|ses|this|that|these) ?[a-z0-9][a-z0-9' -]{1,40}?)\s*,?\s+(?=(?:tu|vous|on|peux|pouvez|pourri?[a-z]+|est|il|je|j'|faut|faudrait|can|could|would|please|[a-z]+(?:-(?:la|le|les)| (?:it|them|him|her))(?![a-z]))(?![a-z]))(?<wish>.+)$/;
const done =
  /^(?:(?:la |le |les |l')(?<infinitive>[a-z]+)|(?<order>[a-z]+)(?:-(?:la|le|les)| (?:it|them|him|her))(?![a-z]))(?<tail>.*)$/;

/** « les montagnes, tu peux les virer ? » is « virer les montagnes »; null where nothing is put first so. */
export function undislocated(text: string): string | null {
  const bare = text.replace(/[\s?!.]+$/, '');
  const of = /^(?<of>(?:du|de la|de l'|of the) ?[a-z]{3,20}), (?<wish>.+)$/.exec(
    fold(bare),
  )?.groups;
  if (of?.of && of.wish) return `${bare.slice(of.of.length + 2)} ${bare.slice(0, of.of.length)}`;
  const put = named.exec(fold(bare))?.groups;
  if (!put?.thing || put.wish === undefined) return null;
  const wish = put.wish.slice(carrierOf(put.wish)?.length ?? 0);
  const act = done.exec(wish)?.groups;
  const verb = act?.infinitive ?? act?.order;
  if (!verb || !verbs.test(`${verb} la chose`)) return null;
  const tail = bare.slice(bare.length - (act?.tail?.length ?? 0));
  return `${verb} ${text.slice(0, put.thing.length)}${act?.tail ? tail : ''}`;
}
