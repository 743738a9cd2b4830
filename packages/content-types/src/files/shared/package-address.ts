const signed = /^\/files\/([0-9a-f-]{36})\?e=(\d+)&s=([\w-]+)$/i;

/**
 * The beginning of the addresses of the files in an archive, by the signed address of the archive; empty for any other address. The
 * signature is in it as a folder, so that pages find what is beside them.
 */
export function packageBase(address: string): string {
  const [, upload_id, expires, signature] = signed.exec(address) ?? [];
  return upload_id === undefined ? '' : `/packages/${upload_id}/${expires}.${signature}/`;
}
