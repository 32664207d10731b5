import type { ColourName } from '../../scene/scene-description.ts';
import type { BodyPart } from '../drawings/body-parts.ts';
import type { MadePart } from './painted-parts.ts';

export type PartName = MadePart | BodyPart;

/** What was told of a thing: colours of its parts, whether its windows are lit, and a mane like a rainbow. */
export type ToldParts = Readonly<Partial<Record<PartName, ToldColour>>>;
export type ToldColour = ColourName | 'lit' | 'rainbow';
