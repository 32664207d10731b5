import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './config.ts';
import { envExample } from './env-example.ts';

// Run after a change of settings: node apps/server/src/write-env-example.ts
writeFileSync(join(rootFolder, '.env.example'), envExample());
