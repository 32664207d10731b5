/**
 * What is expected of a message, in a short notation; several wishes in one sentence are divided
 * by ` | `, in the order in which they are to be done:
 *
 *     make "phare nuit" ×3 @16:9 ~NATURE   the words its subject must hold, number, shape, style
 *     edit 2: light- black-and-white       the second picture of the conversation, and its changes
 *     vary 1 ×3                            the first one's subject anew
 *     list styles, describe 1, film, train, job film, cancel training, undo, stop, wait
 *     help prices, ask subject, cannot animate, greet, thanks, praise, unclear
 *
 * `scene` among the changes is one of what the picture shows; `chosen` is the picture that is
 * selected beside the conversation; `@` a shape, `~` a style (`~?`: one that is not known).
 */
export type MessageRow = readonly [message: string, expected: string];

export type MessageSet = {
  readonly language: 'fr' | 'en';
  readonly situation: SituationName;
  readonly rows: readonly MessageRow[];
};

/**
 * What went before. `empty`: nothing. `lake`: « un lac de montagne au crépuscule », drawn. `three`:
 * a lake, a lighthouse and the portrait of a sailor, one after the other. `variants`: a forest (1),
 * then three variations of it (2–4). `edited`: a lake (1) that was then made brighter (2).
 * `chosen`: nothing, and a photograph is selected. The person has two styles, NATURE (trigger word
 * `ntre`) and « Encre bleue » (`ENKR`).
 */
export type SituationName = 'empty' | 'lake' | 'three' | 'variants' | 'edited' | 'chosen';
