import type { TaskStore } from '@modelcontextprotocol/sdk/experimental/tasks/interfaces.js';
import type { CallToolResult, Task } from '@modelcontextprotocol/sdk/types.js';
import {
  filmHandle,
  type JobHandle,
  readHandle,
  styleHandle,
} from '../../../platform/tools/job-handle.ts';
import { callTool } from './call-tool.ts';
import type { McpCall, McpDependencies } from './ports.ts';

/** Tools whose work goes on as a job: the same handle names it as a task. */
const longTools: ReadonlySet<string> = new Set(['train_style', 'make_film', 'change_film']);

export const taskSupportOf = (tool: string) =>
  longTools.has(tool) ? ('optional' as const) : ('forbidden' as const);

/** Tasks stay as long as what they made; clients look every few seconds. */
const life = { ttl: null, pollInterval: 2000 } as const;

/** The protocol's tasks are our jobs: rows, which a restart does not touch, of this caller alone. */
export function makeTasks(dependencies: McpDependencies, call: McpCall): TaskStore {
  const { id: ownerId } = call.user;
  return {
    createTask: () => Promise.reject(new Error('a task begins with its tool')),
    storeTaskResult: () => Promise.reject(new Error('a job keeps its own result')),
    getTask: (taskId) => readTask(dependencies, ownerId, taskId),
    getTaskResult: (taskId) => resultOf(dependencies, call, taskId),
    async updateTaskStatus(taskId, status) {
      if (status !== 'cancelled') return;
      const { isError, content } = await callTool(dependencies, call, {
        tool: 'cancel_job',
        input: { job: taskId },
      });
      if (isError) throw new Error(JSON.stringify(content));
    },
    async listTasks() {
      return { tasks: await newestTasks(dependencies, ownerId) };
    },
  };
}

/** Null for what is not there, or not theirs. */
export async function readTask(
  { films, styles }: Pick<McpDependencies, 'films' | 'styles'>,
  ownerId: string,
  taskId: string,
): Promise<Task | null> {
  const handle = readHandle(taskId);
  if (handle?.of === 'film') {
    const job = await films.job(ownerId, handle.id);
    return job && filmTask(job);
  }
  const style = handle ? await styles.one(ownerId, handle.id) : null;
  return style && styleTask(style);
}

/** What came of it: the tool's answer at the end, an error where there was one. */
async function resultOf(
  dependencies: McpDependencies,
  call: McpCall,
  taskId: string,
): Promise<CallToolResult> {
  const read = await callTool(dependencies, call, { tool: 'read_job', input: { job: taskId } });
  const task = await readTask(dependencies, call.user.id, taskId);
  return task?.status === 'completed' ? read : { ...read, isError: true };
}

const mostListed = 50;

async function newestTasks(
  { films, styles }: Pick<McpDependencies, 'films' | 'styles'>,
  ownerId: string,
): Promise<Task[]> {
  const tasks = [
    ...(await films.jobs(ownerId)).map(filmTask),
    ...(await styles.all(ownerId)).map(styleTask),
  ];
  return tasks
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, mostListed);
}

type FilmJob = NonNullable<Awaited<ReturnType<McpDependencies['films']['job']>>>;
type Style = NonNullable<Awaited<ReturnType<McpDependencies['styles']['one']>>>;

const filmStatus = {
  queued: 'working',
  processing: 'working',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<FilmJob['status'], Task['status']>;

function filmTask({ job_id: id, status, created_at: createdAt, ...job }: FilmJob): Task {
  const said = job.error_message ?? job.waiting_message ?? stageOf(job);
  return taskOf({ of: 'film', id }, filmStatus[status], { createdAt, said });
}

const styleStatus = {
  training: 'working',
  completed: 'completed',
  failed: 'failed',
} as const satisfies Record<Style['status'], Task['status']>;

function styleTask({ id, status, created_at: createdAt, ...style }: Style): Task {
  const { stage = null, percent = 0, error_message: error } = style;
  const said = error ?? stageOf({ stage, percent: percent ?? 0 });
  return taskOf({ of: 'style', id }, styleStatus[status], { createdAt, said });
}

const stageOf = ({ stage, percent }: { stage: string | null; percent: number }) =>
  stage === null ? `${percent} %` : `${stage}, ${percent} %`;

function taskOf(
  handle: JobHandle,
  status: Task['status'],
  { createdAt, said }: { readonly createdAt: string; readonly said: string },
): Task {
  const taskId = handle.of === 'film' ? filmHandle(handle.id) : styleHandle(handle.id);
  const lastUpdatedAt = status === 'working' ? new Date().toISOString() : createdAt;
  return { taskId, status, ...life, createdAt, lastUpdatedAt, statusMessage: said };
}
