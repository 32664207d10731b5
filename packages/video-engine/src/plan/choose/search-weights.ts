import { framesPerSecond } from '../../model/time.ts';

/*
 * What a shot gains or loses beside its own worth, in units of the highlight score (about −3..4).
 * Set by watching three films of seven clips (fast, summary, social), shot by shot, until what
 * disturbed was gone; where a figure was measured, it is named.
 */

/** Twice the same clip in a row: a fast film lives on change, a slow one may stay. */
export const sameClipCost = { fast: 1.2, medium: 0.6, slow: 0.2 } as const;

/**
 * For each unit of likeness to the most alike shot so far. Took the mean likeness of fast films
 * from 0.31 to 0.17 and cost 11 % of the highlights' sum.
 */
export const likenessCost = 2.2;
/** From this likeness on two shots show the same thing, which costs this much more, and for each unit beyond. */
export const sameThing = { from: 0.75, cost: 2, growth: 14 } as const;
/** Shots of two clips are less the same than their layouts say. */
export const otherClipLikeness = 0.8;
/** Side by side likeness shows more than with shots between. */
export const neighbourLikeness = 1.3;

/** Differing bits of 64 under which a cut between two shots looks like a jump. */
export const jump = { belowBits: 14, cost: 1 } as const;

/** A shot that begins less than a second after another of its clip repeats its moment. */
export const touching = { withinFrames: framesPerSecond, cost: 0.25 } as const;
/** In a film by time these two would stand side by side, and jump. */
export const nearInOrder = { withinFrames: 3 * framesPerSecond, cost: 0.8 } as const;

/** Shots of one clip beyond this many times its even share cost a little each… */
export const fairShare = { times: 1.6, cost: 0.35 } as const;
/** …and beyond what a film bears of one clip a lot: five shots of one dancer were too many. */
export const overCapCost = 3;

/** A clip that was not shown yet; where its order was given, leaving it out would be a surprise. */
export const newClipGain = { given: 1.2, otherwise: 0.2 } as const;

/** The shot kept back for the end: to show it earlier, and to show it there. */
export const reserve = { earlyCost: 2, endGain: 0.8 } as const;
/** An ending of the opening's clip closes less. */
export const openingClipCost = 0.5;
