import {
  keepProject,
  listProjects,
  type ProjectState,
  readProject,
  removeProject,
} from '@armoni/contract/projects';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { SourceFiles } from '../ports.ts';
import { filmTexts } from '../texts.ts';
import type { FilmProjects } from './projects.ts';

type Dependencies = {
  readonly projects: FilmProjects;
  readonly files: Pick<SourceFiles, 'findThose'>;
  readonly mediaHost: string;
  readonly clock: () => number;
};

/** What was begun in the editor, kept for as long as its person wants. */
export function registerProjectRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { projects, files, mediaHost, clock } = dependencies;
  registerRoute(app, listProjects, async ({ user }) => ({
    projects: (await projects.listOf(user.id)).map(({ id, state, updatedAt }) => ({
      id,
      name: nameOf(state),
      clips: state.clips.length,
      first_clip_id: state.clips[0]?.file_id ?? null,
      updated_at: new Date(updatedAt).toISOString(),
    })),
  }));
  registerRoute(app, readProject, async ({ params, user }) => {
    const found = await projects.find(user.id, params.id);
    if (!found) throw new ApiFailure('not_found');
    const ids = found.state.clips.map(({ file_id }) => file_id);
    const kept = await files.findThose(user.id, ids);
    const clip_urls = Object.fromEntries(kept.map(({ id, key }) => [id, `${mediaHost}/${key}`]));
    return { id: found.id, state: found.state, clip_urls };
  });
  registerRoute(
    app,
    keepProject,
    async ({ params, body, user }) => {
      const kept = { id: params.id, ownerId: user.id, state: body, updatedAt: clock() };
      if (!(await projects.keep(kept))) throw new ApiFailure('not_found');
      return undefined;
    },
    { perMinute: 120 },
  );
  registerRoute(app, removeProject, async ({ params, user }) => {
    if (!(await projects.remove(user.id, params.id))) throw new ApiFailure('not_found');
    return undefined;
  });
}

const nameCharacters = 60;

function nameOf({ instructions, clips }: ProjectState): string {
  const wish = instructions.replace(/\s+/g, ' ').trim();
  if (wish === '') return clips[0]?.name ?? filmTexts.untitled;
  return wish.length > nameCharacters ? `${wish.slice(0, nameCharacters - 1).trimEnd()}…` : wish;
}
