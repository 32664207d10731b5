/** Numbers of shots in French, those in a row by the first and the last: « 3 », « 2 et 4 à 9 ». */
export function shotNumbers(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  // Two neighbours are no row.
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0]} à ${run.at(-1)}`] : run.map(String),
  );
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} et ${last}`;
}
