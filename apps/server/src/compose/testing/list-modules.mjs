import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// `node --import` of a program: at its end, the addresses of all modules that it loaded stand in the
// file that LOADED_MODULES names.
if (isMainThread) {
  const loaded = [];
  registerHooks({
    load(address, context, next) {
      loaded.push(address);
      return next(address, context);
    },
  });
  process.on('exit', () => writeFileSync(process.env.LOADED_MODULES, loaded.join('\n')));
}
