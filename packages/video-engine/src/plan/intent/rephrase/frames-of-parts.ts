import type { Concept } from './concepts.ts';
import { type Frame, frame } from './frame.ts';

/** How long, how often, how much and how a clip, a part of the film or the whole of it is seen. */
export const framesOfParts: readonly Frame[] = [
  ...lasting('runs|whole', 'keep all only runs whole', 'le film dure'),
  ...lasting('clip', 'keep only runs', '{clips} pendant'),
  ...lasting('eachClip', 'keep only runs', 'chaque clip pendant'),
  ...lasting('shot', 'keep each runs short long', 'plans de'),
  frame('runs|whole range', 'keep all only about runs whole', 'le film dure {range}'),
  frame('shot range', 'keep each all runs short long', 'plans {range}'),
  frame('clip times', 'keep loud next', '{clips} {times} fois'),
  frame('clip moreOf', 'keep all', 'surtout {clips}'),
  frame('clip lessOf', 'keep only', 'moins de {clips}'),
  frame('clip percent', 'keep only runs all', '{clips} {percent}'),
  frame('clip factor', 'keep fastMotion runs', '{clips} a vitesse x{factor}'),
  frame('all|runs|whole factor', 'keep all fastMotion runs whole', 'tout a {factor}x'),
  frame('backwards all|runs|whole', 'keep all runs whole', "tout le film a l'envers"),
  ...played('backwards', "a l'envers"),
  ...played('slowMotion', 'au ralenti'),
  ...played('fastMotion', 'en accelere'),
  ...played('monochrome', 'en noir et blanc'),
  ...played('warm', 'en tons chauds'),
  ...played('cold', 'en tons froids'),
  ...played('vintage', 'en style vintage'),
  frame('dissolve firstHalf', 'keep', 'premiere moitie en fondus enchaines'),
  frame('dissolve secondHalf', 'keep', 'deuxieme moitie en fondus enchaines'),
  frame('dissolve transition|all', 'keep shotsNoun', 'fondus enchaines'),
  frame('music first moment|amount|length', 'keep next', 'commence la musique a {time}'),
  frame('music stops amount before last', 'keep', 'arrete la musique {amount} avant la fin'),
  frame('music stops moment', 'keep', 'arrete la musique a {time}'),
  frame('music stops after clip', 'keep done', 'arrete la musique apres {clips}'),
  frame('music stops before clip', 'keep done', 'arrete la musique avant {clips}'),
  frame('music middle', 'keep stops before', 'arrete la musique au milieu du film'),
  frame('sound|voice mute', 'all keep shotsNoun eachClip', 'sans le son'),
  frame('music low voice', 'keep loud slightly', 'baisse la musique quand on parle'),
  frame('blur faces', 'keep all', 'floute les visages'),
  frame('colourGrade loud|low|more|less', 'keep slightly more all', 'plus de contraste'),
];

/** A length as it is, about, at most and at least. */
function lasting(needs: string, may: string, say: string): readonly Frame[] {
  const amount = 'amount|length|moment';
  return [
    frame(`${needs} ${amount}`, may, `${say} {amount}`),
    frame(`${needs} ${amount} about`, may, `${say} environ {amount}`),
    frame(`${needs} ${amount} atMost`, may, `${say} {amount} maximum`),
    frame(`${needs} ${amount} atLeast not`, may, `${say} {amount} maximum`),
    frame(`${needs} ${amount} atLeast`, may, `${say} au moins {amount}`),
  ];
}

function played(how: Concept, say: string): readonly Frame[] {
  const may = 'keep only colour shotsNoun all';
  return [
    frame(`clip ${how}`, may, `{clips} ${say}`),
    frame(`firstHalf ${how}`, may, `premiere moitie ${say}`),
    frame(`secondHalf ${how}`, may, `deuxieme moitie ${say}`),
  ];
}
