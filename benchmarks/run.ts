import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';

// `npm run bench [name …]` runs every benchmark of this folder, or those named, one after the
// other and writes what they print to results.md. Figures compare within one run only. What is
// not done after twenty minutes in all is ended.

const folder = import.meta.dirname;
const endsAt = performance.now() + 20 * 60_000;
const notBenchmarks = new Set(['run', 'music-tempo.d']);

const wanted = process.argv.slice(2);
const all = (await readdir(folder))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .filter((name) => !notBenchmarks.has(name))
  .sort();
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}

const sections: string[] = [];
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const { output, code } = await runBenchmark(name);
  const seconds = Math.round((performance.now() - started) / 1000);
  const failed = code === 0 ? '' : ` It ended ${code === null ? 'early' : `with ${code}`}.`;
  sections.push(`## ${name}\n\nTook ${seconds} s.${failed}\n\n\`\`\`\n${output.trim()}\n\`\`\`\n`);
}
await writeFile(join(folder, 'results.md'), `${headOf()}\n${sections.join('\n')}`);

function runBenchmark(name: string): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, `${name}.ts`)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1' },
      timeout: Math.max(1, endsAt - performance.now()),
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (code) => resolve({ output, code }));
  });
}

function headOf(): string {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# Results

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${processor}, ${memory} GiB, Node ${process.versions.node}.
`;
}
