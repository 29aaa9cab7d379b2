/** Development mode: server and site with reload. Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const start = (cwd, ...args) => spawn(process.execPath, args, { cwd: path.join(ROOT, cwd), stdio: 'inherit' });

const children = [
  start('.', 'node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'),
  start('apps/web', path.join(ROOT, 'node_modules/@react-router/dev/bin.js'), 'dev'),
];
let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
