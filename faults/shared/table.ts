import { type Evil, evils, type Tally } from './trial.ts';

/** What came out, as a table in Markdown; tallies of the same kind are added up. */
export function tableOf(tallies: readonly Tally[]): string {
  const head = ['kind', 'rounds', 'acknowledged', ...evils, 'slowest ready', 'struck'];
  const rows = [...new Set(tallies.map(({ kind }) => kind))].map((kind) => {
    const own = tallies.filter((tally) => tally.kind === kind);
    const sum = (of: (tally: Tally) => number) => own.reduce((all, one) => all + of(one), 0);
    const bad = evils.map((evil: Evil) => sum((tally) => tally.evils[evil]));
    const slowest = Math.max(...own.map(({ slowestReadyMs }) => slowestReadyMs));
    const counts = [sum(({ rounds }) => rounds), sum(({ acknowledged }) => acknowledged), ...bad];
    return [kind, ...counts, `${(slowest / 1000).toFixed(1)} s`, struckIn(own)];
  });
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function struckIn(tallies: readonly Tally[]): string {
  const counts: Record<string, number> = {};
  for (const { struck } of tallies) {
    for (const [where, count] of Object.entries(struck))
      counts[where] = (counts[where] ?? 0) + count;
  }
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return sorted.map(([where, count]) => `${where} ${count}`).join(', ');
}
