import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../setup/paths.mjs';
import { firstLine } from './outcome.mjs';

/** Vitest's own JSON says neither which suites did not load nor what passed at the second try only. */
export default class VitestReport {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message?: string }[]} errors outside of tests
   */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const failures = [
      ...inState('failed').map((test) => failure(test, test.result().errors)),
      ...suites
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => failure(suite, suite.errors())),
      ...errors.map((error) => `hors des tests : ${firstLine(error.message)}`),
    ];
    const report = {
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      failures,
      unstable: inState('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map(nameOf),
    };
    writeFileSync(process.env.ARMONI_VITEST_REPORT ?? '', JSON.stringify(report));
  }
}

function failure(one, errors) {
  return `${nameOf(one)} : ${firstLine(errors?.[0]?.message)}`;
}

function nameOf(one) {
  const module = one.type === 'module' ? one : one.module;
  const file = relative(root, module.moduleId);
  return one.type === 'module' ? file : `${file} › ${one.fullName}`;
}
