import {
  keepProject,
  listProjects,
  type Project,
  type ProjectState,
  type ProjectSummary,
  readProject,
  removeProject,
} from '@armoni/contract/projects';
import { call } from '../../../lib/http/api.ts';

/** What the studio keeps of work that was begun; each rejects when it cannot be reached. */
export type ProjectService = {
  readonly list: () => Promise<readonly ProjectSummary[]>;
  readonly read: (id: string) => Promise<Project>;
  readonly keep: (id: string, state: ProjectState) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
};

export const projectService: ProjectService = {
  list: async () => (await call(listProjects)).projects,
  read: (id) => call(readProject, { params: { id } }),
  keep: (id, state) => call(keepProject, { params: { id }, body: state }),
  remove: (id) => call(removeProject, { params: { id } }),
};
