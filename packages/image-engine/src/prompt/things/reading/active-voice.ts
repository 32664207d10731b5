/** Participles of what is done to things and, behind « = », what whoever does it is said to do. */
const french =
  'répar=répare arros=arrose plant=plante lav=lave nettoy=nettoie pouss=pousse tir=tire port=porte caress=caresse coiff=coiffe bross=brosse soign=soigne examin=examine auscult=ausculte sculpt=sculpte taill=taille sci=scie repass=repasse forg=forge soud=soude ponc=ponce filme=filme mesur=mesure décor=décore emball=emballe opér=opère vaccin=vaccine soulev=soulève rabot=rabote balay=balaie épluch=épluche coup=coupe mass=masse maquill=maquille ras=rase récolt=récolte ramass=ramasse promen=promène astiqu=astique cir=cire étrill=étrille vern=vernit repeint=repeint peint=peint construit=construit nourr=nourrit pétr=pétrit cous=coud cueill=cueille serv=sert tond=tond ouvert=ouvre trait=trait';
const english =
  'repaired=repairing fixed=fixing watered=watering planted=planting painted=painting repainted=painting washed=washing cleaned=cleaning pushed=pushing pulled=pulling carried=carrying petted=petting stroked=stroking brushed=brushing combed=combing groomed=brushing treated=treating examined=examining carved=carving sculpted=sculpting built=building fed=feeding trimmed=trimming pruned=pruning sawed=sawing sawn=sawing ironed=ironing sewn=sewing kneaded=kneading forged=forging welded=welding sanded=sanding polished=polishing picked=picking walked=walking served=serving mowed=mowing sheared=shearing shorn=shearing milked=milking filmed=filming measured=measuring decorated=decorating wrapped=wrapping opened=opening lifted=lifting towed=towing led=leading shaved=shaving';

const tableOf = (text: string) =>
  new Map(text.split(' ').map((one) => one.split('=') as [string, string]));
const doing = { fr: tableOf(french), en: tableOf(english) };

const by =
  /\s(?:(?:qui\s)?(?:est|sont)\s|en\strain\sd['’]être\s|(?:that\s|which\s)?(?:is\s|are\s)?(?:being\s)?)?(\p{L}+)\s(par|by)\s(?=(?:une?|des|deux|trois|le|la|les|son|sa|ses|mon|ma|an?|two|three|the|his|her|their|my|some)\s|l['’])/iu;
/** Where what is said of one ends: a stop, a place, another thing. */
const ends =
  /[,.;:!?]|\s(?:dans|sur|devant|derrière|sous|au|aux|près|chez|avec|in|on|at|under|near|with|before|behind|while|pendant)\s/iu;
const lastStop = /[,.;:!?](?=[^,.;:!?]*$)/u;

/** « une moto réparée par un mécanicien » → « un mécanicien qui répare une moto » */
export function asActive(prompt: string): string {
  const found = by.exec(prompt);
  if (!found) return prompt;
  const [whole, participle = '', link = ''] = found;
  const isEnglish = link.toLowerCase() === 'by';
  const verb = isEnglish ? doing.en.get(participle.toLowerCase()) : frenchVerb(participle);
  if (!verb) return prompt;
  const head = prompt.slice(0, found.index);
  const from = (lastStop.exec(head)?.index ?? -1) + 1;
  const patient = head.slice(from).trim();
  const behind = prompt.slice(found.index + whole.length);
  const to = ends.exec(behind)?.index ?? behind.length;
  const [agent, rest] = [behind.slice(0, to).trim(), behind.slice(to)];
  if (!patient || !agent) return prompt;
  const lead = head.slice(0, from);
  const act = isEnglish ? verb : `qui ${verb}`;
  return `${lead}${lead ? ' ' : ''}${agent} ${act} ${patient}${rest}`;
}

/** By its ending: « arrosées », « nourri », « cousus », « tondu ». */
function frenchVerb(participle: string): string | undefined {
  const word = participle.toLowerCase();
  return (
    doing.fr.get(word.replace(/(?:és?|ées?|ies?|is?|ues?|us?|es?|s)$/u, '')) ?? doing.fr.get(word)
  );
}
