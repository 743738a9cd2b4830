import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useId } from './use-id.ts';

function Named({ id }: { id?: string }) {
  return <i id={useId(id)} />;
}

test('what has an id keeps it; what has none gets one of its own that a selector can name', () => {
  const html = renderToStaticMarkup(
    <>
      <Named id="mine" />
      <Named />
      <Named />
    </>,
  );
  const [given, ...own] = [...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(given).toBe('mine');
  expect(new Set(own).size).toBe(2);
  for (const id of own) expect(id).toMatch(/^mantine-[\w-]+$/);
});

test('the library still has its own where the build puts ours in its place', () => {
  const entry = createRequire(import.meta.url).resolve('@mantine/hooks');
  expect(readFileSync(path.join(path.dirname(entry), '../esm/index.mjs'), 'utf8')).toContain(
    '"./use-id/use-id.mjs"',
  );
});
