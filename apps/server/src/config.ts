import type { DriveKeys } from '@takhti/contract';
import { institutionIds } from '@takhti/domain';
import { z } from 'zod';
import { readServers } from './platform/db/postgres/servers.ts';
import { keyIn } from './platform/vault/vault-keys.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const secretKey = z
  .string()
  .refine((text) => keyIn(text) !== null, 'takes 32 bytes in base64, as `openssl rand -base64 32` makes them')
  .transform((text) => keyIn(text) ?? Buffer.alloc(0));

/** Every setting, where it is declared: what it is for and what holds without it. */
const settings = {
  /** The port to listen on. */
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(4000),
  /** The address to listen on; without it this machine alone, and in production every network that the machine is in. */
  HOST: z.string().min(1).optional(),
  /** The folder of the embedded database and of uploaded files. */
  DATA_DIR: z.string().min(1).default('./data'),
  /**
   * A PostgreSQL to use instead of the embedded database; of several servers, as `postgres://user:password@a,b/takhti`, the one
   * that takes writes.
   */
  DATABASE_URL: z
    .string()
    .superRefine((value, context) => {
      const servers = readServers(value);
      if (typeof servers === 'string') context.addIssue({ code: 'custom', message: servers });
    })
    .optional(),
  /** The address people reach the product at, for links in mails and shares. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The mail server, as smtp://user:password@host:port. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of mails, as `Takhti <takhti@school.example>`; without it takhti at the host of PUBLIC_URL. */
  MAIL_FROM: z.string().min(3).max(300).optional(),
  /** The hour at which people who want one get their daily mail, 0 to 23, in the server's own time zone (TZ). */
  DAILY_MAIL_HOUR: z.coerce.number<string>().int().min(0).max(23).default(7),
  /** The institution that people who sign up by themselves belong to; 0, or one that does not exist, for none. In production
   *  there is none without it. */
  SIGN_UP_INSTITUTION: z.coerce.number<string>().int().min(0).max(2_147_483_647).optional(),
  /** Days after which an account is deleted whose address was never confirmed; with SMTP_URL alone, addresses are confirmed. */
  SIGN_UP_CONFIRM_DAYS: z.coerce.number<string>().int().min(1).default(7),
  /** Whether people look around without a login where an institution allows that; in production not without it. */
  INCOGNITO_LOGIN: flag.optional(),
  /** Whether the demo institutions of a database that was used for trying out are reachable; in production not without it. */
  DEMO_INSTITUTIONS: flag.optional(),
  /**
   * With what the secrets of settings are encrypted in the database: 32 bytes in base64. Without it, with a key that the first start
   * writes into DATA_DIR/secret.key. Of several servers on one database all need the same one.
   */
  TAKHTI_SECRET_KEY: secretKey.optional(),
  /** Former keys: what they encrypted is encrypted again at the start. */
  TAKHTI_SECRET_KEY_OLD: secretKey.optional(),
  /** The key for secrets in backups; without it they are left out. */
  BACKUP_KEY: z.string().min(16).max(1000).optional(),
  /** An S3-compatible storage for uploaded files; all of endpoint, bucket and keys belong together. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.default(true),
  /**
   * With what new files are encrypted at rest, by AES-256 in CBC: 64 hexadecimal digits. Files that are there already stay as
   * they are; without the key, or with another one, those that were encrypted cannot be read.
   */
  FILE_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'takes 64 hexadecimal digits')
    .optional(),
  /**
   * Calls a minute that one session, or one address without session, may make, and five times as many of what needs no login;
   * 0 for no limit.
   */
  RATE_LIMIT_PER_MINUTE: z.coerce.number<string>().int().min(0).default(1200),
  /** Seconds within which the headers of a request must have come. */
  HEADERS_TIMEOUT: z.coerce.number<string>().int().min(1).max(600).default(20),
  /** Seconds within which a request must arrive completely: the largest upload takes four minutes at 1 Mbit/s. */
  REQUEST_TIMEOUT: z.coerce.number<string>().int().min(1).max(3600).default(300),
  /** Seconds for which nothing may come of a request that is half sent. */
  IDLE_TIMEOUT: z.coerce.number<string>().int().min(1).max(600).default(30),
  /**
   * Connections that one address may hold open; 0 for no limit. A school may sit behind one address, with six connections of each
   * browser. Behind a proxy, whose address they all have, it is the proxy's to limit them.
   */
  CONNECTIONS_PER_ADDRESS: z.coerce.number<string>().int().min(0).default(600),
  /**
   * Attempts that one address may begin in a quarter of an hour; 0 for no limit. A school may sit behind one address: hundreds of
   * learners who begin several times.
   */
  LAUNCHES_PER_ADDRESS: z.coerce.number<string>().int().min(0).default(5000),
  /**
   * Learners without a login that one address may bring into one competition in a quarter of an hour; 0 for no limit. A school may sit
   * behind one address: 20 classes of 60 phones enter at the same bell (ADR 0039).
   */
  COMPETITION_JOINS_PER_ADDRESS: z.coerce.number<string>().int().min(0).default(1500),
  /** Learners that one address may bring into one live round in a quarter of an hour; 0 for no limit. A school may sit behind one address. */
  LIVE_JOINS_PER_ADDRESS: z.coerce.number<string>().int().min(0).default(120),
  /** Megabytes of files that an institution may keep; 0 for no limit. */
  STORAGE_QUOTA_MB: z.coerce.number<string>().int().min(0).default(10_240),
  /** Days after which a file that nothing refers to is removed. */
  UNUSED_FILES_DAYS: z.coerce.number<string>().int().min(1).default(30),
  /**
   * Days after which attempts of unknown learners are deleted, counted from their last save, and competitors who never played,
   * from when they entered; 0 to keep them.
   */
  ANONYMOUS_ATTEMPT_DAYS: z.coerce.number<string>().int().min(0).default(90),
  /** Likewise of learners under a name that nobody checked: a school year and its holidays. */
  UNCHECKED_ATTEMPT_DAYS: z.coerce.number<string>().int().min(0).default(400),
  /**
   * Whether an institution's other systems may be on this machine or its network, and be called over plain http: for a school whose
   * LMS is beside it. Then a person who manages the institution's connections can make the server call what only it reaches.
   */
  OUTGOING_PRIVATE: flag.default(false),
  /**
   * A service that generates content, by the OpenAI-compatible chat protocol: its address up to and with `/v1`, as
   * `http://localhost:11434/v1` of a program on this machine, and the model to ask. Institutions may name another of their own.
   */
  AI_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  /** Its bearer token, if it needs one. */
  AI_KEY: z.string().min(1).max(4_000).optional(),
  /** With which picking files from Google Drive is offered: the client id and the API key of a project there, which every browser reads. */
  DRIVE_CLIENT_ID: z.string().min(1).max(300).optional(),
  DRIVE_API_KEY: z.string().min(1).max(300).optional(),
  /** Whether one proxy in front of the server adds the visitor's address to X-Forwarded-For; only what it adds is trusted. */
  TRUST_PROXY: flag.default(false),
  /** true for the one start after the clock of the machine, or of another server, had been ahead and was set right. */
  ACCEPT_CLOCK: flag.default(false),
  /** The bearer token of Prometheus for `/metrics`; without one the address does not exist. */
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** production: nothing that is there for trying out. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
};

const Environment = z.object(settings).superRefine((value, context) => {
  // Links in mails would lead to an address of this machine only, and the requester of a mail must not choose it.
  if (value.SMTP_URL !== undefined && value.PUBLIC_URL === undefined)
    context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'is needed beside SMTP_URL' });
  if (value.TAKHTI_SECRET_KEY_OLD !== undefined && value.TAKHTI_SECRET_KEY === undefined)
    context.addIssue({
      code: 'custom',
      path: ['TAKHTI_SECRET_KEY'],
      message: 'is needed beside TAKHTI_SECRET_KEY_OLD',
    });
  if ((value.AI_ADDRESS === undefined) !== (value.AI_MODEL === undefined)) {
    const missing = value.AI_ADDRESS === undefined ? 'AI_ADDRESS' : 'AI_MODEL';
    context.addIssue({
      code: 'custom',
      path: [missing],
      message: 'is needed: address and model belong together',
    });
  }
  if ((value.DRIVE_CLIENT_ID === undefined) !== (value.DRIVE_API_KEY === undefined)) {
    const missing = value.DRIVE_CLIENT_ID === undefined ? 'DRIVE_CLIENT_ID' : 'DRIVE_API_KEY';
    context.addIssue({ code: 'custom', path: [missing], message: 'is needed: both belong together' });
  }
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = s3.filter((name) => value[name] !== undefined);
  if (given.length === 0 || given.length === s3.length) return;
  const missing = s3.filter((name) => value[name] === undefined);
  context.addIssue({
    code: 'custom',
    path: [missing[0] ?? ''],
    message: `is needed beside ${given.join(', ')}`,
  });
});

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
  readonly force_path_style: boolean;
}

/** A service that generates content. */
export interface AiService {
  readonly address: string;
  readonly model: string;
  /** Empty where it asks for none. */
  readonly key: string;
}

/** In seconds. */
export interface RequestTimeouts {
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
}

export interface StorageSettings {
  /** 0 for no limit. */
  readonly quota_bytes: number;
  readonly unused_days: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data_dir: string;
  readonly database_url: string | undefined;
  readonly public_url: string | undefined;
  readonly smtp_url: string | undefined;
  readonly mail_from: string;
  readonly daily_mail_hour: number;
  readonly sign_up_institution: number;
  readonly sign_up_confirm_days: number;
  readonly incognito_login: boolean;
  readonly demo_institutions: boolean;
  readonly secret_key: Buffer | undefined;
  readonly secret_key_old: Buffer | undefined;
  readonly backup_key: string | undefined;
  readonly s3: S3Settings | undefined;
  readonly file_key: Buffer | undefined;
  readonly rate_limit_per_minute: number;
  readonly timeouts: RequestTimeouts;
  readonly connections_per_address: number;
  readonly launches_per_address: number;
  readonly competition_joins_per_address: number;
  readonly live_joins_per_address: number;
  readonly storage: StorageSettings;
  readonly anonymous_attempt_days: number;
  readonly unchecked_attempt_days: number;
  readonly outgoing_private: boolean;
  readonly ai: AiService | undefined;
  readonly drive: DriveKeys | null;
  readonly trust_proxy: boolean;
  readonly accept_clock: boolean;
  readonly metrics_token: string | undefined;
  readonly log_level: z.infer<(typeof settings)['LOG_LEVEL']>;
  readonly mode: 'development' | 'production' | 'test';
}

/** A setting that cannot be used; its message is for the person who starts the server. */
export class BadSetting extends Error {}

// A misspelt setting would be ignored in silence, so names of our families that we do not know are refused.
const ourFamilies =
  /^(S3_|SMTP_|MAIL_|DAILY_MAIL_|SIGN_UP_|DATABASE_|INCOGNITO_|DEMO_|BACKUP_|TAKHTI_|METRICS_|OUTGOING_|AI_|DRIVE_|FILE_|PUBLIC_URL)/;
// Read by the test set-up, not by the server.
const alsoKnown = /^TAKHTI_TEST_/;

/**
 * Reads the settings from the environment.
 * @param environment as `process.env` has it; empty values count as not set.
 * @throws BadSetting naming each setting that is wrong or unknown, never its value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const unknown = Object.keys(given).filter(
    (name) => ourFamilies.test(name) && !alsoKnown.test(name) && !Object.hasOwn(settings, name),
  );
  const parsed = Environment.safeParse(given);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const complaints = [...wrong, ...unknown.map((name) => `${name}: there is no such setting`)];
  if (!parsed.success || complaints.length > 0)
    throw new BadSetting(`Takhti cannot start with these settings. ${complaints.join('; ')}`);
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  return {
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL,
    public_url: env.PUBLIC_URL,
    smtp_url: env.SMTP_URL,
    mail_from: env.MAIL_FROM ?? `Takhti <takhti@${new URL(env.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    daily_mail_hour: env.DAILY_MAIL_HOUR,
    sign_up_institution: env.SIGN_UP_INSTITUTION ?? (isProduction ? 0 : institutionIds.provider),
    sign_up_confirm_days: env.SIGN_UP_CONFIRM_DAYS,
    incognito_login: env.INCOGNITO_LOGIN ?? !isProduction,
    demo_institutions: env.DEMO_INSTITUTIONS ?? !isProduction,
    secret_key: env.TAKHTI_SECRET_KEY,
    secret_key_old: env.TAKHTI_SECRET_KEY_OLD,
    backup_key: env.BACKUP_KEY,
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            region: env.S3_REGION,
            bucket: env.S3_BUCKET,
            access_key_id: env.S3_ACCESS_KEY_ID,
            secret_access_key: env.S3_SECRET_ACCESS_KEY,
            force_path_style: env.S3_FORCE_PATH_STYLE,
          }
        : undefined,
    file_key: env.FILE_KEY === undefined ? undefined : Buffer.from(env.FILE_KEY, 'hex'),
    rate_limit_per_minute: env.RATE_LIMIT_PER_MINUTE,
    timeouts: { headers: env.HEADERS_TIMEOUT, request: env.REQUEST_TIMEOUT, idle: env.IDLE_TIMEOUT },
    connections_per_address: env.TRUST_PROXY ? 0 : env.CONNECTIONS_PER_ADDRESS,
    launches_per_address: env.LAUNCHES_PER_ADDRESS,
    competition_joins_per_address: env.COMPETITION_JOINS_PER_ADDRESS,
    live_joins_per_address: env.LIVE_JOINS_PER_ADDRESS,
    storage: { quota_bytes: env.STORAGE_QUOTA_MB * 1024 * 1024, unused_days: env.UNUSED_FILES_DAYS },
    anonymous_attempt_days: env.ANONYMOUS_ATTEMPT_DAYS,
    unchecked_attempt_days: env.UNCHECKED_ATTEMPT_DAYS,
    outgoing_private: env.OUTGOING_PRIVATE,
    ai:
      env.AI_ADDRESS !== undefined && env.AI_MODEL !== undefined
        ? { address: env.AI_ADDRESS, model: env.AI_MODEL, key: env.AI_KEY ?? '' }
        : undefined,
    drive:
      env.DRIVE_CLIENT_ID !== undefined && env.DRIVE_API_KEY !== undefined
        ? { client_id: env.DRIVE_CLIENT_ID, api_key: env.DRIVE_API_KEY }
        : null,
    trust_proxy: env.TRUST_PROXY,
    accept_clock: env.ACCEPT_CLOCK,
    metrics_token: env.METRICS_TOKEN,
    log_level: env.LOG_LEVEL,
    mode: env.NODE_ENV,
  };
}
