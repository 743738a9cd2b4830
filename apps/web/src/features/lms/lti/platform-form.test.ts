import { expect, test } from 'vitest';
import { faultsOf, formOf, settingsOf } from './platform-form.ts';

const written = {
  ...formOf(null),
  name: ' Moodle ',
  issuer: 'https://moodle.example',
  client_id: 'abc',
  auth_url: 'https://moodle.example/mod/lti/auth.php',
  token_url: 'https://moodle.example/mod/lti/token.php',
  jwks_url: 'https://moodle.example/mod/lti/certs.php',
  origins: 'https://moodle.example/course/7\nhttps://learn.example',
  deployments: ' 1 \n\n2\n1',
};

test('a platform is sent as it was written, without spaces and doubles', () => {
  expect(faultsOf(written)).toEqual({});
  expect(settingsOf(written)).toMatchObject({
    name: 'Moodle',
    origins: ['https://moodle.example', 'https://learn.example'],
    deployments: ['1', '2'],
  });
});

test('every field says what is wrong with it', () => {
  expect(faultsOf(formOf(null))).toEqual({
    name: 'needed',
    issuer: 'needed',
    client_id: 'needed',
    auth_url: 'needed',
    token_url: 'needed',
    jwks_url: 'needed',
  });
  expect(
    faultsOf({ ...written, jwks_url: 'moodle/certs', origins: 'moodle', name: 'x'.repeat(101) }),
  ).toEqual({ jwks_url: 'address', origins: 'origin', name: 'long' });
});
