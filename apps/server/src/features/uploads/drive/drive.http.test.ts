import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDrive } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../http/app.ts';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { registerDrivePolicy } from './drive-policy.ts';

const drive = { client_id: 'client', api_key: 'key' };
let folder: string;
let [without, withKeys]: TestApp[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takhti-drive-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>A page</title>');
  without = await makeTestApp();
  withKeys = await makeTestApp({ drive });
});
afterAll(async () => {
  await without?.close();
  await withKeys?.close();
  await rm(folder, { recursive: true });
});

async function pageOf(server: TestApp | undefined, url: string) {
  if (!server) throw new Error('no server');
  const app = await buildApp({
    services: server.services,
    routes: [],
    authenticate: () => Promise.reject(new Error('nobody')),
    plugins: [registerDrivePolicy],
    rate_limit_per_minute: 0,
    trust_proxy: false,
    log_level: 'silent',
    checks_replies: true,
    serves_docs: false,
    screens: { web: folder, player: folder },
  });
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  await app.close();
  return {
    policy: String(headers['content-security-policy']),
    opener: headers['cross-origin-opener-policy'],
  };
}

describe('G-403 the policy of pages', () => {
  test('names the hosts of Google where the server has keys, on pages of the studio alone', async () => {
    const { policy, opener } = await pageOf(withKeys, '/dashboard/document/edit');
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/apis\.google\.com/);
    expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/docs\.google\.com/);
    expect(opener).toBe('same-origin-allow-popups');
    const ofPlayer = await pageOf(withKeys, '/player/play');
    expect(ofPlayer.policy).toContain("script-src 'self'");
    expect(ofPlayer.policy).not.toContain('google.com');
    expect(ofPlayer.opener).toBe('same-origin');
  });

  test('names none of them without', async () => {
    const { policy, opener } = await pageOf(without, '/dashboard/document/edit');
    expect(policy).not.toContain('google.com');
    expect(opener).toBe('same-origin');
  });
});

test('G-395 authors are told the keys, and that there are none', async () => {
  for (const [server, told] of [
    [without, null],
    [withKeys, drive],
  ] as const) {
    const author = await server?.make.person();
    expect(await server?.as(author ?? null).ok(readDrive, {})).toEqual({ drive: told });
  }
});
