import type { Feeling, Posture } from '../../../illustration/illustration-description.ts';
import { isFourLegged } from '../../../illustration/vocabulary/four-legged.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import type { Draft } from '../collect/draft-things.ts';
import { wordTable } from './word-table.ts';

/** What a thing does with its body; most of them animals. */
export const postureWords = wordTable<Posture>({
  floating:
    'flotte, flottent, flottant, flottante, flottants, flottantes, qui flotte, qui flottent, en levitation, qui levite, levitant, flotte dans les airs, flottant dans les airs, flottant en l air, flotte en l air, qui flotte en l air, en l air, suspendu en l air, suspendue en l air, suspendu dans le vide, en apesanteur, floating, floating in the air, floating in air, floating in mid air, levitating, levitates, hovering, in mid air, suspended in the air, weightless',
  stacked:
    'empile, empilee, empiles les uns sur les autres, empilees les unes sur les autres, empiles l un sur l autre, les uns sur les autres, les unes sur les autres, stacked, stacked up, piled up, stacked on top of each other',
  moving:
    'a la queue leu leu, en file indienne, in single file, court, qui court, courent, qui courent, courant, en pleine course, galope, galopent, qui galope, qui galopent, galopant, au galop, en plein galop, au triple galop, qui file, qui fonce, fonce, foncent, galloping, gallops, running, runs, sprinting, racing, charging, in full gallop, at full gallop, en train de courir, qui s enfuit, s enfuit, qui detale, detale',
  walking:
    'qui marche, marchent, qui marchent, marchant, walking, walks, se promene, qui se promene, se promenent, qui se promenent, se balade, qui se balade, qui avance, avance, avancent, trotte, qui trotte, trottent, au trot, trottinant, qui trottine, trotting, strolling, wandering, prowling, stalking, rode, qui rode, qui s approche, au pas',
  leaping:
    'saute, qui saute, sautent, qui sautent, sautant, bondit, qui bondit, bondissant, bondissent, qui bondissent, en plein saut, en plein bond, jumping, leaping, leaps, jumps, bounding, pouncing, mid leap, mid jump, hopping, gambade, qui gambade, gambadent, qui gambadent, frolicking',
  rearing:
    'se cabre, qui se cabre, cabre, se cabrant, rearing, rearing up, debout sur ses pattes arriere, dresse sur ses pattes arriere, sur ses pattes arriere, on its hind legs, on his hind legs, on her hind legs, standing on its hind legs',
  sitting:
    'assis, assise, assises, qui est assis, qui est assise, sitting, seated, sits, sitting down',
  lying:
    'couche, couchee, couches, couchees, qui est couche, qui est couchee, allonge, allongee, allonges, allongees, etendu, etendue, vautre, vautree, lying down, lying, lies, lounging, reclining, se repose, qui se repose, se reposent, qui se reposent, resting, relaxing, se prelasse, qui se prelasse, se prelassent',
  asleep:
    'dort, qui dort, qui dorment, dorment, dormant, endormi, endormie, endormis, endormies, en train de dormir, sleeping, sleeps, asleep, napping, sieste, qui fait la sieste, fait la sieste, font la sieste, assoupi, assoupie, couche en boule, roule en boule, roulee en boule, roules en boule, en boule, curled up, qui ronfle, ronfle, snoring, dozing',
  grazing:
    'broute, qui broute, broutent, qui broutent, broutant, pait, paissent, qui paissent, grazing, grazes, en train de manger, en train de brouter, qui renifle, renifle, sniffing, qui creuse, creuse, digging',
  drinking:
    'qui boit, boit, qui boivent, boivent, buvant, s abreuve, qui s abreuve, s abreuvent, qui s abreuvent, s abreuvant, lape, qui lape, en train de boire, se desaltere, qui se desaltere, qui se desalterent, drinking, drinks, drinking from, drinks from, drinking water, lapping water',
  fighting:
    'se bat, se battent, qui se bat, qui se battent, se battant, en train de se battre, se bagarrent, qui se bagarrent, se bagarrant, qui se chamaillent, se chamaillent, qui s affrontent, s affrontent, s affrontant, en plein combat, qui luttent, tete contre tete, se battent tete contre tete, qui se battent tete contre tete, fighting, fight, fights, fighting each other, wrestling, battling, sparring, locked in combat, butting heads, butting horns, head butting, locking horns, head to head, clashing',
  playing:
    'jouent, qui jouent, qui joue, joue, jouant, en train de jouer, qui jouent ensemble, jouent ensemble, jouent a se bagarrer, qui chahutent, chahutent, qui s amusent, s amusent, qui s amuse, qui fait le fou, playing, playing together, plays, play fighting, playing with each other, romping, playful',
  rolling:
    'se roule, qui se roule, se roulent, qui se roulent, se roulant, se roule par terre, qui se roule par terre, sur le dos, couche sur le dos, allonge sur le dos, les pattes en l air, les quatre pattes en l air, rolling, rolls, rolling around, rolling over, rolling on its back, on its back, on his back, on her back, on their backs, belly up, lying on its back',
  howling:
    'hurle, qui hurle, hurlent, qui hurlent, hurlant, howling, howls, rugit, qui rugit, rugissent, rugissant, roaring, roars, aboie, qui aboie, barking',
  flying:
    'volante, volantes, volants, vole, qui vole, volent, qui volent, en vol, en plein vol, s envole, qui s envole, s envolent, qui s envolent, s envolant, prend son envol, qui prend son envol, plane, qui plane, planent, qui planent, planant, tournoie, qui tournoie, tournoient, flying, flies, in flight, mid flight, soaring, gliding, taking flight, taking off, ailes deployees, les ailes deployees, aux ailes deployees, ailes ouvertes, ailes ecartees, les ailes ouvertes, les ailes ecartees, toutes ailes deployees, spread wings, with spread wings, wings spread, with its wings spread, with outstretched wings, outstretched wings, with wings spread, with open wings, fond sur sa proie',
  swimming:
    'se baigne, qui se baigne, se baignent, qui se baignent, se baignant, prend un bain, prennent un bain, qui prend son bain, bathing, bathes, taking a bath, swimming across, swims across, traverse a la nage, qui traverse a la nage, nage, qui nage, nagent, qui nagent, nageant, barbote, qui barbote, barbotent, qui barbotent, swimming, swims, a la nage, en train de nager',
  hung: 'accroche au mur, accrochee au mur, accroches au mur, accrochees au mur, suspendu au mur, suspendue au mur, suspendus au mur, suspendues au mur, pendu au mur, pendue au mur, fixe au mur, fixee au mur, fixes au mur, fixees au mur, accroche sur le mur, accrochee sur le mur, accroches sur le mur, accrochees sur le mur, hanging on the wall, hanging on a wall, hung on the wall, hung on a wall, hangs on the wall, mounted on the wall, mounted on a wall, hanging from the wall, wall mounted',
  hatching:
    'qui eclot, eclot, eclosent, en train d eclore, hatching, hatches, sort de l oeuf, qui sort de l oeuf, sortant de l oeuf, qui sort de sa coquille, sort de sa coquille, sortant de sa coquille, sort de son oeuf, qui sort de son oeuf, sortant de son oeuf, qui sort d un oeuf, sort d un oeuf, sortant d un oeuf, hatching from an egg, hatching from its egg, hatching from his egg, hatching out of an egg, coming out of its egg, emerging from an egg, breaking out of its egg, hatching from its shell',
  standing: 'debout, standing, qui se tient debout, se tient debout, on all fours, a quatre pattes',
});

/** What the face of an animal shows. */
export const feelingWords = wordTable<Feeling>({
  happy:
    'content, contente, contents, contentes, heureux, heureuse, heureuses, joyeux, joyeuse, joyeuses, souriant, souriante, souriants, souriantes, qui sourit, qui sourient, sourit, sourient, qui rit, qui rigole, rigolo, rieur, rieuse, happy, smiling, joyful, cheerful, laughing, grinning, jovial, joviale, ravi, ravie, tout content, toute contente, tres content, tres contente, very happy, avec un grand sourire, with a big smile, smile',
  sad: 'triste, tristes, malheureux, malheureuse, qui pleure, qui pleurent, pleure, en pleurs, en larmes, melancolique, deprime, deprimee, larme a l oeil, sad, crying, unhappy, tearful, heartbroken, lonely, solitaire triste',
  angry:
    'en colere, furieux, furieuse, furieuses, fache, fachee, enerve, enervee, grognon, grognons, grincheux, grincheuse, grognant, qui grogne, grogne, grognent, mecontent, mecontente, feroce, feroces, agressif, agressive, menacant, menacante, enrage, enragee, angry, furious, grumpy, fierce, ferocious, cross, mad, annoyed, growling, snarling, scary, mechant, mechante, boudeur, boudeuse, qui boude, l air severe, air severe, l air grognon, terrifiant, terrifiante, effrayant, effrayante, menacing',
  afraid:
    'effraye, effrayee, effrayes, apeure, apeuree, apeures, terrifie, terrifiee, qui a peur, peureux, peureuse, craintif, craintive, tremblant, tremblante, inquiet, inquiete, surpris, surprise, etonne, etonnee, timide, scared, frightened, afraid, terrified, fearful, worried, anxious, nervous, surprised, shocked, startled, shy, timid, trembling, shivering',
  tired:
    'fatigue, fatiguee, fatigues, epuise, epuisee, somnolent, somnolente, sleepy, tired, drowsy, exhausted, paresseuse, blase, blasee, bored, qui s ennuie, l air fatigue',
});

/** What whoever does so does with its body: « assise sur », « saute par-dessus ». */
const postureOf: readonly (readonly [verbs: RegExp, posture: Posture])[] = [
  [/(^| )(assise?s?|sitting|seated)( |$)/, 'sitting'],
  [/(^| )(couch[ée]e?s?|allong[ée]e?s?|lying)( |$)/, 'lying'],
  [/(^| )(saut\p{L}+|bondi\p{L}+|jump\p{L}+|leap\p{L}+)( |$)/u, 'leaping'],
  [/(^| )(survol\p{L}+|vol\p{L}+|flying|flies|soaring|planant|plane)( |$)/u, 'flying'],
  [/(^| )(nage\p{L}*|swim\p{L}*)( |$)/u, 'swimming'],
  [/(^| )(boi[st]|boivent|buvant|drink\p{L}*)( |$)/u, 'drinking'],
  [/(^| )(se bat\p{L}*|fighting)( |$)/u, 'fighting'],
  [/(^| )(jou\p{L}+ avec|play\p{L}* with)( |$)/u, 'playing'],
  [
    /(^| )(mang\p{L}+|brout\p{L}+|grignot\p{L}+|croqu\p{L}+|d[ée]vor\p{L}+|rong\p{L}+|eat\p{L}*|nibbl\p{L}+|munch\p{L}+|chew\p{L}+)( |$)/u,
    'grazing',
  ],
  [/(^| )(cour\p{L}*|poursui\p{L}+|pourchass\p{L}+|chas(?:e|es|ing)|running)( |$)/u, 'moving'],
];

/** « assis sur », « mange une carotte »: of an animal, what it does with its body. */
export function takePosture(doer: Draft | undefined, said: string): Posture | null {
  const posture = postureOf.find(([verbs]) => verbs.test(said))?.[1] ?? null;
  if (!posture || !doer || doer.posture || !isAnimal(doer.id)) return null;
  if (/^(grazing|drinking)$/.test(posture) && (!isFourLegged(doer.id) || sitsToEat.test(doer.id)))
    return null;
  doer.posture = posture;
  return posture;
}

/** They take it in their paws. */
const sitsToEat = /^(panda|hamster|raccoon)$/;
