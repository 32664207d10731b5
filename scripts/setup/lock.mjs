import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runtimeFolder } from './paths.mjs';
import { SetupProblem, say } from './say.mjs';

const lockFolder = join(runtimeFolder, 'setup.lock');
const ownerFile = join(lockFolder, 'pid');

/** Two starts at once must not install or build over each other: the second waits for the first. */
export async function withSetupLock(work) {
  await makeRuntimeFolder();
  let told = false;
  while (!(await take())) {
    if (!told) say('une autre préparation est en cours, attente…');
    told = true;
    await delay(500);
  }
  try {
    return await work();
  } finally {
    await rm(lockFolder, { recursive: true, force: true });
  }
}

async function makeRuntimeFolder() {
  try {
    await mkdir(runtimeFolder, { recursive: true });
  } catch (error) {
    throw new SetupProblem(`impossible d'écrire dans ${runtimeFolder} (${error.code}).`);
  }
}

async function take() {
  try {
    await mkdir(lockFolder);
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw new SetupProblem(`impossible d'écrire dans ${runtimeFolder} (${error.code}).`);
    }
    if (await ownerIsGone()) await rm(lockFolder, { recursive: true, force: true });
    return false;
  }
  await writeFile(ownerFile, String(process.pid));
  return true;
}

async function ownerIsGone() {
  const pid = Number(await readFile(ownerFile, 'utf8').catch(() => Number.NaN));
  // The owner writes its pid right after taking the lock; give it a moment.
  if (!Number.isInteger(pid)) {
    await delay(1000);
    return !Number.isInteger(Number(await readFile(ownerFile, 'utf8').catch(() => Number.NaN)));
  }
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
