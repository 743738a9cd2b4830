import { createReadStream } from 'node:fs';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../../config.ts';
import { assertStorageKey } from './storage-key.ts';
import { StorageFault } from './storage-fault.ts';
import type { ByteRange, Storage } from './storage.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

interface Connected {
  readonly sdk: Sdk;
  readonly client: S3Client;
  /** A connection pool for reads alone: a slow reader holds its connection, and writes must not wait for it. */
  readonly reading: S3Client;
}

/** More readers than this wait for each other. */
const most_readers = 2_000;
const look_ms = 10_000;

/** Keeps files in a bucket of an S3-compatible storage. Its library is loaded with the first file, not at the start. */
export function openS3(settings: S3Settings): Storage {
  let opening: Promise<Connected> | undefined;
  const connect = (): Promise<Connected> =>
    (opening ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: makeClient(sdk, settings),
      reading: makeClient(sdk, settings, most_readers),
    })));
  const objectOf = (key: string): { Bucket: string; Key: string } => {
    assertStorageKey(key);
    return { Bucket: settings.bucket, Key: key };
  };

  const keep = async (key: string, Body: Uint8Array | Readable, bytes: number, ContentType: string) => {
    const object = objectOf(key);
    const { sdk, client } = await connect();
    await asked(async () => {
      await client.send(new sdk.PutObjectCommand({ ...object, Body, ContentLength: bytes, ContentType }));
      // A proxy or a failing server may claim success.
      const { ContentLength } = await client.send(new sdk.HeadObjectCommand(object));
      if (ContentLength !== bytes) throw new Error(`of ${bytes} bytes it kept ${ContentLength}`);
    });
  };

  return {
    put: (key, body, mediaType) => keep(key, body, body.length, mediaType),

    async putFile(key, path, bytes, mediaType) {
      assertStorageKey(key);
      await keep(key, createReadStream(path), bytes, mediaType);
    },

    async get(key, part) {
      const object = { ...objectOf(key), ...(part && { Range: `bytes=${part.first}-${part.last}` }) };
      const { sdk, reading } = await connect();
      return asked(async () => {
        try {
          const found = await reading.send(new sdk.GetObjectCommand(object));
          // In Node the library answers with an IncomingMessage.
          const body = found.Body as Readable | undefined;
          const bytes = found.ContentLength;
          if (body && bytes !== undefined && (!part || bytes === bytesOf(part, found.ContentRange)))
            return { body, bytes };
          body?.destroy();
          throw new Error(`it gave ${bytes} bytes, which is not what it was asked for`);
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return null;
          throw error;
        }
      });
    },

    async remove(key) {
      const object = objectOf(key);
      const { sdk, client } = await connect();
      await asked(() => client.send(new sdk.DeleteObjectCommand(object)));
    },

    async look() {
      const { sdk, client } = await connect();
      try {
        const abortSignal = AbortSignal.timeout(look_ms);
        const { Body } = await client.send(new sdk.GetObjectCommand(objectOf('health')), { abortSignal });
        (Body as Readable | undefined)?.destroy();
      } catch (error) {
        // Without the right to list a bucket, a missing key is answered as forbidden: both mean that it is missing.
        const isAnswer =
          error instanceof sdk.S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(error.name);
        if (!isAnswer) throw error;
      }
    },
  };
}

/** How many bytes a part has; of one that was thought longer than its file, those that there are. */
function bytesOf({ first, last }: ByteRange, contentRange: string | undefined): number {
  const [, all] = /\/(\d+)$/.exec(contentRange ?? '') ?? [];
  return Math.min(last + 1, Number(all ?? Infinity)) - first;
}

// As each storage calls it.
const full = /storagefull|insufficientstorage|quotaexceeded|toomuchdata/i;

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name = '', message = '', $metadata } = error as Partial<S3ServiceException>;
    const kind = full.test(name) || $metadata?.httpStatusCode === 507 ? 'disk_full' : 'unavailable';
    throw new StorageFault(kind, `The storage of files failed: ${name} ${message}`, { cause: error });
  }
}

function makeClient(sdk: Sdk, settings: S3Settings, maxSockets = 50): S3Client {
  return new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.force_path_style,
    credentials: { accessKeyId: settings.access_key_id, secretAccessKey: settings.secret_access_key },
    // Not every storage that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // Without the third the library only warns, and a call waits for ever.
    requestHandler: {
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
      connectionTimeout: 5_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      socketTimeout: 30_000,
    },
  });
}
