import { createReadStream } from 'node:fs';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../../config.ts';
import { assertStorageKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Keeps files in a bucket of an S3-compatible storage. Its library is loaded with the first file, not at the start. */
export function openS3(settings: S3Settings): Storage {
  let opening: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const connect = (): Promise<{ sdk: Sdk; client: S3Client }> =>
    (opening ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: makeClient(sdk, settings) })));
  const objectOf = (key: string): { Bucket: string; Key: string } => {
    assertStorageKey(key);
    return { Bucket: settings.bucket, Key: key };
  };

  return {
    async put(key, body, mediaType) {
      const object = objectOf(key);
      const { sdk, client } = await connect();
      await client.send(new sdk.PutObjectCommand({ ...object, Body: body, ContentType: mediaType }));
    },

    async putFile(key, path, bytes, mediaType) {
      const object = objectOf(key);
      const { sdk, client } = await connect();
      const Body = createReadStream(path);
      const sent = { ...object, Body, ContentLength: bytes, ContentType: mediaType };
      await client.send(new sdk.PutObjectCommand(sent));
    },

    async get(key, part) {
      const object = { ...objectOf(key), ...(part && { Range: `bytes=${part.first}-${part.last}` }) };
      const { sdk, client } = await connect();
      try {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(object));
        // In Node the library answers with an IncomingMessage.
        return Body === undefined ? null : { body: Body as Readable, bytes: ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },

    async remove(key) {
      const object = objectOf(key);
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand(object));
    },

    async look() {
      const { sdk, client } = await connect();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(objectOf('health')));
        (Body as Readable | undefined)?.destroy();
      } catch (error) {
        // Who may not list a bucket is told of a missing key that it is forbidden: both are answers.
        const isAnswer =
          error instanceof sdk.S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(error.name);
        if (!isAnswer) throw error;
      }
    },
  };
}

function makeClient(sdk: Sdk, settings: S3Settings): S3Client {
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
      connectionTimeout: 5_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      socketTimeout: 30_000,
    },
  });
}
