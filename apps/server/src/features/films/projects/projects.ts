import type { ProjectState } from '@armoni/contract/projects';

/** What a person began in the editor; a film made of it has all it needs of its own. */
export type FilmProject = {
  readonly id: string;
  readonly ownerId: string;
  readonly state: ProjectState;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
};

/** Of one person; the one that was left alone longest makes room. */
export const mostProjects = 100;

/** Scoped by the owner. */
export interface FilmProjects {
  /** False when the id is somebody else's. */
  keep(project: FilmProject): Promise<boolean>;
  find(ownerId: string, id: string): Promise<FilmProject | null>;
  /** The last changed first. */
  listOf(ownerId: string): Promise<readonly FilmProject[]>;
  remove(ownerId: string, id: string): Promise<boolean>;
  erase(ownerId: string): Promise<void>;
}
