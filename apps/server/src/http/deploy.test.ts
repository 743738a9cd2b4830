import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkNginxExample, deployFolder, findNginx } from '../testing/nginx.ts';

const root = path.dirname(deployFolder);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const analyze = '/usr/bin/systemd-analyze';

test.skipIf(!findNginx())('nginx takes its example (skipped where there is no nginx)', () => {
  expect(checkNginxExample(findNginx(), read('deploy/nginx/takhti.conf'))).toBe('');
});

test.skipIf(!existsSync(analyze))('systemd takes its unit (skipped where there is no systemd)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'takhti-unit-'));
  // What it names is not where it will be.
  const text = read('deploy/systemd/takhti@.service')
    .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
    .replaceAll(/^(User|Group)=.*$/gm, '$1=root')
    .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/')
    .replace(/^EnvironmentFile=.*$/m, '');
  const file = path.join(folder, 'takhti@4001.service');
  writeFileSync(file, text);
  const { stderr } = spawnSync(analyze, ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr.split('\n').filter((line) => line.includes('takhti@'))).toEqual([]);
});

test('the container is made of every workspace that there is', () => {
  const dockerfile = read('deploy/Dockerfile');
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const files = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(dockerfile).toContain(`COPY ${file} `);
});

test('every setting of the example is one of ours, and no secret in it is one', () => {
  const known = read('apps/server/src/config.ts');
  const settings = [...read('deploy/env.example').matchAll(/^(\w+)=(.*)$/gm)];
  expect(settings.length).toBeGreaterThan(5);
  for (const [, name = ''] of settings) expect(known).toContain(`  ${name}: `);
  const secrets = settings.filter(([, name = '']) => /KEY|TOKEN/.test(name));
  expect(secrets.map(([, , value]) => value)).toEqual(secrets.map(() => '...'));
});
