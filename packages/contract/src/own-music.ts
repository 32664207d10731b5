import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

export const ownPiece = z.object({
  id: z.string(),
  name: z.string(),
  /** As the wish would call it: `calm`, `happy`, `epic`, `electro`, `piano`, `chill`. */
  mood: z.string(),
  tempo_bpm: z.number(),
  duration_seconds: z.number(),
  /** How loud it is along its way, 0–1, the loudest 1. */
  peaks: z.array(z.number()),
  /** To listen to, and as a film's `audio_url`. */
  url: z.string(),
});
export type OwnPiece = z.infer<typeof ownPiece>;

export const listOwnMusic = defineRoute({
  method: 'GET',
  path: '/api/v1/video/music',
  summary: 'Music by the studio itself, for people who bring none',
  access: 'signed-in',
  answers: { 200: z.object({ pieces: z.array(ownPiece) }) },
});
