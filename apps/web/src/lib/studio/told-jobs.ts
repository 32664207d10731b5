export type ToldJobs = ReturnType<typeof makeToldJobs>;

/** What became of a job is told once, whoever follows it: they ask before they say it. */
export function makeToldJobs() {
  const told = new Set<string>();
  return {
    isNews(jobId: string): boolean {
      const isFirst = !told.has(jobId);
      told.add(jobId);
      return isFirst;
    },
    /** It ends once more. */
    begunAgain: (jobId: string) => void told.delete(jobId),
  };
}

export const toldJobs = makeToldJobs();
