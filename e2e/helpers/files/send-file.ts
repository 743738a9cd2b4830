import { expect, type APIRequestContext } from '@playwright/test';
import { uploadFile, type ReplyOf } from '@takhti/contract';
import { loginReply } from '../api.ts';

interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Brings a file to content of the developer, without a browser. */
export async function sendFile(
  request: APIRequestContext,
  container_id: string,
  file: SentFile,
): Promise<ReplyOf<typeof uploadFile>> {
  const { session_id } = await loginReply(request, 'developer');
  const answer = await request.post(`/api/${uploadFile.path}`, {
    headers: { authorization: `Bearer ${session_id}` },
    multipart: { container_id, file },
  });
  const envelope = (await answer.json()) as { readonly error_code: number; readonly data: unknown };
  expect(envelope).toMatchObject({ error_code: 0 });
  return uploadFile.reply.parse(envelope.data);
}
