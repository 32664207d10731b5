import * as z from 'zod/mini';
import { aspectRatios } from './limits.ts';

/** What the assistant, and other programs, can have done in the studio. */
export const toolNames = [
  'make_picture',
  'edit_picture',
  'describe_picture',
  'list_items',
  'train_style',
  'make_film',
  'change_film',
  'read_job',
  'cancel_job',
  'ask_studio',
] as const;
export type ToolName = (typeof toolNames)[number];

export const listedKinds = ['pictures', 'styles', 'films', 'clips'] as const;
export type ListedKind = (typeof listedKinds)[number];

const planStep = z.object({
  tool: z.enum(toolNames),
  /** Exactly what runs once it is confirmed. */
  input: z.record(z.string(), z.unknown()),
  /** What it does, in the person's language. */
  label: z.string(),
  /** What it costs; null when nothing. */
  cost: z.nullable(z.string()),
  /** Addresses of what it works with. */
  pictures: z.array(z.string()),
});
export type PlanStep = z.infer<typeof planStep>;

/** What a tool shows in the conversation. Its progress is read from the job that it names. */
export const card = z.discriminatedUnion('kind', [
  /** Nothing of it has begun: it waits for a yes. */
  z.object({
    kind: z.literal('plan'),
    id: z.string(),
    /** Of the person who was asked. */
    language: z.enum(['fr', 'en']),
    steps: z.array(planStep),
  }),
  z.object({
    kind: z.literal('style'),
    id: z.number(),
    name: z.string(),
    pictures: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('film'),
    job_id: z.string(),
    wish: z.string(),
    aspect_ratio: z.enum(aspectRatios),
  }),
  z.object({
    kind: z.literal('list'),
    of: z.enum(listedKinds),
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        url: z.nullable(z.string()),
        picture: z.nullable(z.string()),
      }),
    ),
    total: z.number(),
  }),
]);
export type Card = z.infer<typeof card>;
export type PlanCard = Extract<Card, { kind: 'plan' }>;
export type ListCard = Extract<Card, { kind: 'list' }>;

/** A card in its place in an answer, with the call that it came from. */
export const placedCard = z.object({
  /** So many characters of the answer stand before it. */
  at: z.number(),
  /** Null for a plan. */
  tool: z.nullable(z.enum(toolNames)),
  input: z.record(z.string(), z.unknown()),
  /** What the tool said. */
  text: z.string(),
  card,
});
export type PlacedCard = z.infer<typeof placedCard>;

/** What a person answers to a plan by a button. */
export const planDecision = z.object({ id: z.string(), is_confirmed: z.boolean() });
