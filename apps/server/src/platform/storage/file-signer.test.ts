import { describe, expect, test } from 'vitest';
import { makeFileSigner } from './file-signer.ts';

const upload_id = '0190f6a1-7c1e-7b6e-9d3a-0a5a5a5a5a5a';
const day = 24 * 3600;
const partsOf = (address: string): [string, string, string] => {
  const found = /^\/files\/([^?]+)\?e=(\d+)&s=(.+)$/.exec(address);
  return [found?.[1] ?? '', found?.[2] ?? '', found?.[3] ?? ''];
};

describe('addresses of private files', () => {
  const signer = makeFileSigner('secret', () => 1_800_000_000);

  test('a signed address holds, for at least a week and at most two', () => {
    const [id, expires, signature] = partsOf(signer.sign(upload_id));
    expect(signer.holds(id, expires, signature)).toBe(true);
    for (const [days, holds] of [
      [7, true],
      [15, false],
    ] as const) {
      const later = makeFileSigner('secret', () => 1_800_000_000 + days * day);
      expect(later.holds(id, expires, signature)).toBe(holds);
    }
  });

  test('an address holds neither for another file, nor longer, nor with another secret', () => {
    const [id, expires, signature] = partsOf(signer.sign(upload_id));
    expect(signer.holds(id.replace('0190', '0191'), expires, signature)).toBe(false);
    expect(signer.holds(id, String(Number(expires) + day), signature)).toBe(false);
    expect(signer.holds(id, `${expires}.0`, signature)).toBe(false);
    expect(makeFileSigner('other', () => 1_800_000_000).holds(id, expires, signature)).toBe(false);
    for (const junk of ['', 'NaN', '1e99', '-1', `${expires} `])
      expect(signer.holds(id, junk, '')).toBe(false);
  });

  test('signing all and stripping are each other’s inverse, whatever was signed before', () => {
    const bare = `<p><img src="/files/${upload_id}" alt="a"> and <img src="/files/${upload_id}"></p>`;
    const signed = signer.signAll(bare);
    expect(signed.match(/\?e=/g)).toHaveLength(2);
    expect(signer.signAll(signed)).toBe(signed);
    expect(signer.strip(signed)).toBe(bare);
  });

  test('within a JSON text addresses are signed without breaking it', () => {
    const json = JSON.stringify({ question: `<img src="/files/${upload_id}">` });
    const { question } = JSON.parse(signer.signAll(signer.signAll(json))) as { question: string };
    expect(question).toMatch(/^<img src="[^"]+\?e=[^"]+">$/);
    expect(signer.strip(question)).toBe(`<img src="/files/${upload_id}">`);
  });

  test('an address in the middle of a text, or of another site, is not signed', () => {
    const html = `<p>see /files/${upload_id} or <a href="https://example.org/files/${upload_id}">there</a></p>`;
    expect(signer.signAll(html)).toBe(html);
  });

  test('an address whose & is escaped, as HTML writes it, is stripped too', () => {
    const escaped = signer.sign(upload_id).replace('&', '&amp;');
    expect(signer.strip(`<img src="${escaped}">`)).toBe(`<img src="/files/${upload_id}">`);
  });
});
