import { describe, expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

describe('settings', () => {
  test('without any, the product runs on port 4000 with its own database and storage', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      data_dir: './data',
      database_url: undefined,
      s3: undefined,
      mode: 'development',
    });
  });

  test('an empty one counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, database_url: undefined });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'takhti'],
    ['SMTP_URL', 'http://mail'],
    ['SIGN_UP_INSTITUTION', 'none'],
    ['NODE_ENV', 'prod'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['BACKUP_KEY', 'short'],
    ['FILE_KEY', 'no digits of it'],
    ['TAKHTI_SECRET_KEY', 'dG9vIHNob3J0'],
    ['TAKHTI_SECRET_KEY', `${'A'.repeat(42)}!=`],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('a misspelt name of ours is refused, any other is left alone', () => {
    expect(() => readConfig({ S3_BUKET: 'x' })).toThrow(/S3_BUKET: there is no such setting/);
    expect(() => readConfig({ HOME: '/root', PATH: '/bin' })).not.toThrow();
  });

  test('half of an S3 storage is refused, naming what is missing', () => {
    expect(() => readConfig({ S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'takhti' })).toThrow(
      /S3_ACCESS_KEY_ID/,
    );
  });

  test('one of the two keys of Google Drive is refused, naming the other', () => {
    expect(() => readConfig({ DRIVE_CLIENT_ID: 'client' })).toThrow(/DRIVE_API_KEY: is needed/);
    expect(readConfig({ DRIVE_CLIENT_ID: 'client', DRIVE_API_KEY: 'key' })).toMatchObject({
      drive: { client_id: 'client', api_key: 'key' },
    });
  });

  test('a key of the secrets is 32 bytes in base64, and its value is in no complaint', () => {
    const text = Buffer.alloc(32, 7).toString('base64');
    expect(readConfig({ TAKHTI_SECRET_KEY: text }).secret_key).toEqual(Buffer.alloc(32, 7));
    expect(() => readConfig({ TAKHTI_SECRET_KEY: 'c2VjcmV0IGJ1dCBzaG9ydA==' })).toThrow(
      /TAKHTI_SECRET_KEY: takes 32 bytes in base64(?!.*c2VjcmV0)/,
    );
    expect(() => readConfig({ TAKHTI_SECRET_KEY_OLD: text })).toThrow(
      /TAKHTI_SECRET_KEY: is needed beside TAKHTI_SECRET_KEY_OLD/,
    );
  });

  test('a mail server without the address that links in mails lead to is refused', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(/PUBLIC_URL/);
    const config = readConfig({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://studio.example' });
    expect(config.mail_from).toBe('Takhti <takhti@studio.example>');
  });

  test('in production nothing is open that is there for trying out, unless it is set', () => {
    const trying = {
      host: '127.0.0.1',
      sign_up_institution: 98,
      incognito_login: true,
      demo_institutions: true,
    };
    expect(readConfig({})).toMatchObject(trying);
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
      host: '0.0.0.0',
      sign_up_institution: 0,
      incognito_login: false,
      demo_institutions: false,
    });
    const set = {
      HOST: '127.0.0.1',
      SIGN_UP_INSTITUTION: '98',
      INCOGNITO_LOGIN: 'true',
      DEMO_INSTITUTIONS: 'true',
    };
    expect(readConfig({ NODE_ENV: 'production', ...set })).toMatchObject(trying);
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  test('C-707 people sign up in institution 98 unless another is set, or none', () => {
    expect(readConfig({}).sign_up_institution).toBe(98);
    expect(readConfig({ SIGN_UP_INSTITUTION: '0' }).sign_up_institution).toBe(0);
  });

  test('a refusal never shows the value, which may be a secret', () => {
    const secret = 'postgress://takhti:verysecret@db';
    expect(() => readConfig({ DATABASE_URL: secret })).toThrow(BadSetting);
    expect(() => readConfig({ DATABASE_URL: secret })).not.toThrow(/verysecret/);
  });
});
