import { expect, test } from 'vitest';
import { withWordOn } from './word-on-option.ts';

const wrong = ['Stones', 'Trees & roads'];

test('a word on a wrong option joins the others, and takes the place of an earlier one on the same', () => {
  const one = withWordOn('<p>Look up.</p>', 'Stones: They fall from cliffs.', wrong);
  expect(one).toBe('<p>Look up.</p><p>Stones: They fall from cliffs.</p>');
  const two = withWordOn(one, 'Trees & roads: They stand.', wrong);
  expect(withWordOn(two, 'Stones: They lie.', wrong)).toBe(
    '<p>Look up.</p><p>Trees &amp; roads: They stand.</p><p>Stones: They lie.</p>',
  );
  expect(withWordOn('<p></p>', 'Stones: They lie.', wrong)).toBe('<p>Stones: They lie.</p>');
});

test('words on no option take the place of all', () => {
  expect(withWordOn('<p>Look up.</p>', 'Think of winter.', [])).toBe('<p>Think of winter.</p>');
});
