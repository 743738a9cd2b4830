import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../files.mjs';
import { root } from '../root.mjs';

/** What is on the screens of other systems, in their words. */
const foreign = new Set([
  'Tool URL',
  'Add LTI Advantage',
  'Activate',
  'Show in activity chooser',
  'IMS LTI Assignment and Grade Services',
  'Deep Linking',
  'Select content',
]);

const textsIn = (part) => (typeof part === 'string' ? [part] : Object.values(part).flatMap(textsIn));

test('what an administrator is told to press and fill in to connect an LMS is called so on the screen', () => {
  const texts = listFiles(`${root}/apps/web/src/i18n/en`)
    .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))))
    .map((text) => text.replace(/ \{\{.*/, ''));
  const page = readFileSync(`${root}/docs/how-to/connect-by-lti.md`, 'utf8');
  const named = [...page.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, name]) =>
    name.replaceAll(/\s+/g, ' ').split(' › '),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !foreign.has(name) && !texts.includes(name))).toEqual([]);
});
