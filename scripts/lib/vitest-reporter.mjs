import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';
import { firstLines } from './say.mjs';

/** Counts the tests of a run, names those that failed and says how long each file took, into the file that TAKHTI_TEST_REPORT names. */
export default class VitestReporter {
  counts = { passed: 0, failed: 0, retried: 0, troubles: [], files: [] };

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') this.counts.passed += 1;
    if (state === 'failed') this.counts.failed += 1;
    const isFlaky = test.diagnostic()?.flaky === true;
    if (isFlaky) this.counts.retried += 1;
    if (state === 'failed' || isFlaky)
      this.note(isFlaky ? 'flaky' : 'failed', test.module, test.fullName, errors);
  }

  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      const errors = module.errors();
      if (errors.length > 0) this.note('failed', module, 'could not be read', errors);
      const { duration } = module.diagnostic();
      this.counts.files.push({ file: relative(root, module.moduleId), milliseconds: duration });
    }
    for (const { message = '' } of unhandled) this.counts.troubles.push(`failed: nobody caught "${message}"`);
    writeFileSync(process.env['TAKHTI_TEST_REPORT'], JSON.stringify(this.counts));
  }

  note(word, module, name, errors) {
    const why = errors.map(({ message }) => firstLines(message));
    this.counts.troubles.push(`${word}: ${relative(root, module.moduleId)} | ${name}${why.join('')}`);
  }
}
