/**
 * Verbs that only carry what stands beside them: « accorde trois secondes à chaque clip », « pioche dans le drone »,
 * "give the photo four seconds". Beside what was understood they add nothing, in none of their forms.
 */
const regular =
  `accord attribu consacr reserv pioch employ realis cadr concoct prepar confectionn fabriqu compos assembl bricol elabor integr
  organis propos port procur arrang octroi appliqu adopt regl decroch selectionn repr`.split(/\s+/);
const endings = 'e es ez er ons ent era eras erez erait erais eriez eront ant'.split(' ');

const others =
  `sers servez servir servons sert pioches choisissez choisir mettras mettrez mettra mettrait mettrais mettront prendras prendrez prendra
  prendre revenir revient reviennent reviendra revienne tiendra tiendront viendra viendront rendra rendras rendrez fourniras fournir fournissez
  donneras donnerez donnera construis construire construisez produiras produirez sortiras garderas garderez utiliseras utiliserez emploie emploies
  feras ferez livreras livrerez laisseras laisserez passeras passerez afficheras afficherez
  livrable livrables cours cadence
  allow allows allot assign devote dedicate pick picks picking grab craft build prepare deliver spend spends hold holds holding stick sticks
  sticking roll rolls rolling render renders apply applied bring brings altogether having needing starting`.split(
    /\s+/,
  );

const forms = new Set([
  ...regular.flatMap((stem) => endings.map((ending) => stem + ending)),
  ...others,
]);

export function isLightVerb(word: string): boolean {
  return forms.has(word);
}
