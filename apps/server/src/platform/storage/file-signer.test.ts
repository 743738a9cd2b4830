import { describe, expect, test } from 'vitest';
import { makeFileSigner, withoutSignatures } from './file-signer.ts';

const upload_id = '0190f6a1-7c1e-7b6e-9d3a-0a5a5a5a5a5a';
const day = 24 * 3600;
const partsOf = (address: string): [string, string, string] => {
  const found = /^\/files\/([^?]+)\?e=(\d+)&s=(.+)$/.exec(address);
  return [found?.[1] ?? '', found?.[2] ?? '', found?.[3] ?? ''];
};

describe('addresses of private files', () => {
  const signer = makeFileSigner('secret', () => 1_800_000_000);
  const files = signer.of(98);

  test('a signed address holds, for at least a week and at most two', () => {
    const [id, expires, signature] = partsOf(files.sign(upload_id));
    expect(signer.institutionOf(id, expires, signature)).toBe(98);
    for (const [days, institution_id] of [
      [7, 98],
      [15, null],
    ] as const) {
      const later = makeFileSigner('secret', () => 1_800_000_000 + days * day);
      expect(later.institutionOf(id, expires, signature)).toBe(institution_id);
    }
  });

  test('an address holds neither for another file or institution, nor longer, nor with another secret', () => {
    const [id, expires, signature] = partsOf(files.sign(upload_id));
    expect(signer.institutionOf(id.replace('0190', '0191'), expires, signature)).toBeNull();
    expect(signer.institutionOf(id, String(Number(expires) + day), signature)).toBeNull();
    expect(signer.institutionOf(id, `${expires}.0`, signature)).toBeNull();
    const other = makeFileSigner('other', () => 1_800_000_000);
    expect(other.institutionOf(id, expires, signature)).toBeNull();
    const hash = signature.slice('98-'.length);
    for (const junk of [`201-${hash}`, `098-${hash}x`, `-${hash}`, hash, `98-`, `98.0-${hash}`, ''])
      expect(signer.institutionOf(id, expires, junk)).toBeNull();
    for (const junk of ['', 'NaN', '1e99', '-1', `${expires} `])
      expect(signer.institutionOf(id, junk, signature)).toBeNull();
  });

  test('stripping takes off whatever was signed, also where & is escaped, as HTML writes it', () => {
    const bare = `<p><img src="/files/${upload_id}" alt="a"> and <img src="/files/${upload_id}"></p>`;
    const address = files.sign(upload_id);
    for (const written of [address, address.replace('&', '&amp;')])
      expect(withoutSignatures(bare.replaceAll(`/files/${upload_id}`, written))).toBe(bare);
  });
});
