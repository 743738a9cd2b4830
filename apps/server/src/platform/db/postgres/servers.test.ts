import { expect, test } from 'vitest';
import { placeOfServers, readServers } from './servers.ts';

test.each([
  ['postgres://db/takhti', ['postgres://db/takhti']],
  ['postgres://u:p%40@a,b:6432/takhti', ['postgres://u:p%40@a/takhti', 'postgres://u:p%40@b:6432/takhti']],
  [
    'postgresql://u@a:1,b:2,[::1]:3/x?sslmode=require&target_session_attrs=read-write',
    [
      'postgresql://u@a:1/x?sslmode=require',
      'postgresql://u@b:2/x?sslmode=require',
      'postgresql://u@[::1]:3/x?sslmode=require',
    ],
  ],
  ['postgres://a/x?target_session_attrs=primary', ['postgres://a/x']],
  ['postgres:///takhti?host=/run/postgresql', ['postgres:///takhti?host=/run/postgresql']],
])('%s names its servers', (database_url, servers) => {
  expect(readServers(database_url)).toEqual(servers);
});

test.each([
  ['mysql://a/x', 'postgres://'],
  ['postgres://a,,b/x', 'comma'],
  ['postgres://a,b:none/x', 'Invalid'],
  ['postgres://a,b/x?target_session_attrs=standby', 'read-write'],
])('%s is refused', (database_url, reason) => {
  expect(readServers(database_url)).toContain(reason);
});

test('a sentence names all servers, and no password', () => {
  expect(placeOfServers('postgres://u:secret@a,b:6432/takhti')).toEqual({
    hosts: 'a:5432 or b:6432',
    database: 'takhti',
  });
});
