import { createHash } from 'node:crypto';
import type { Origin } from '@armoni/image-engine/origin/read-origin';
import type { Action, Statement } from '@armoni/provenance/manifest/manifest-definition';
import type { MadeFrom } from './media-to-sign.ts';

type About = {
  readonly origin: Origin;
  readonly madeFrom: readonly MadeFrom[];
  readonly as: 'original' | 'copy';
  readonly now: string;
};

/**
 * What happened to make a picture, as its own recipe and mark say. Neither the prompt nor a name
 * stands in it: of the recipe only its hash.
 */
export function pictureStatement(about: About): Statement {
  const { origin, as } = about;
  const recipe = origin.kind === 'armoni' ? origin.recipe : null;
  const hash = recipe && createHash('sha256').update(JSON.stringify(recipe)).digest('hex');
  return {
    title: as === 'copy' ? 'Aperçu' : 'Image',
    actions: as === 'copy' ? [madeAction(about), { action: 'c2pa.resized' }] : actionsOf(about),
    assertions: hash ? [{ label: 'org.armoni.recipe', data: { sha256: hash } }] : [],
  };
}

function actionsOf(about: About): Action[] {
  const parent = about.madeFrom.find(({ relationship }) => relationship === 'parentOf');
  if (!parent) return [madeAction(about)];
  const used = about.madeFrom.filter((one) => one !== parent).map(({ label }) => label);
  const edited = { ...madeAction(about), action: 'c2pa.edited', ingredients: used };
  const isChanged = about.origin.kind === 'armoni';
  return [
    { action: 'c2pa.opened', ingredients: [parent.label], when: about.now },
    // What a service signed itself is kept as it came.
    ...(isChanged ? [edited] : []),
  ];
}

function madeAction({ origin, madeFrom, now }: About): Action {
  const isMarked = origin.kind === 'armoni' || origin.kind === 'marked';
  const sourceType = (isMarked && origin.sourceType) || 'trainedAlgorithmicMedia';
  const agent = origin.kind === 'armoni' ? agentOf(origin.recipe) : undefined;
  const used = madeFrom.filter(({ relationship }) => relationship !== 'parentOf');
  const ingredients = used.map(({ label }) => label);
  return { action: 'c2pa.created', sourceType, ...(agent && { agent }), when: now, ingredients };
}

function agentOf({ engine, engineVersion }: { engine: string; engineVersion: string }) {
  return { name: `Armoni, ${engine}`, version: engineVersion };
}
