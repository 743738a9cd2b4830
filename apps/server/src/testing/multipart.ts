/** A file that a test uploads. */
export interface TestFile {
  readonly file_name: string;
  readonly body: Buffer | string;
  readonly media_type?: string;
}

const boundary = 'takhti-test-boundary';

/** A multipart body as a browser sends it: fields first, the file last; null for a form whose file was not chosen. */
export function multipartBody(
  fields: Readonly<Record<string, unknown>>,
  file: TestFile | null,
): { body: Buffer; headers: Record<string, string> } {
  const texts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  if (file === null) return { body: Buffer.from(`${texts.join('')}--${boundary}--\r\n`), headers };
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.file_name}"\r\ncontent-type: ${file.media_type ?? 'application/octet-stream'}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(texts.join('') + head),
    Buffer.from(file.body),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, headers };
}
