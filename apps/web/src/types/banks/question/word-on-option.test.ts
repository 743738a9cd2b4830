import { expect, test } from 'vitest';
import { withWordOn } from './word-on-option.ts';

const on = (option: string | null, text: string) => ({ option, text });

test('a word on a wrong option joins the others, and takes the place of an earlier one on the same', () => {
  const one = withWordOn('<p>Look up.</p>', on('Stones', 'They fall from cliffs.'));
  expect(one).toBe('<p>Look up.</p><p>Stones: They fall from cliffs.</p>');
  const two = withWordOn(one, on('Trees & roads', 'They stand.'));
  expect(withWordOn(two, on('Stones', 'They lie.'))).toBe(
    '<p>Look up.</p><p>Trees &amp; roads: They stand.</p><p>Stones: They lie.</p>',
  );
  expect(withWordOn('<p></p>', on('Stones', 'They lie.'))).toBe('<p>Stones: They lie.</p>');
});

test('an option that begins with another one leaves the words on that one', () => {
  expect(withWordOn('<p>Ratio: It is no ratio.</p>', on('Ratio: 2', 'Count again.'))).toBe(
    '<p>Ratio: It is no ratio.</p><p>Ratio: 2: Count again.</p>',
  );
});

test('words on no option take the place of all', () => {
  expect(withWordOn('<p>Look up.</p>', on(null, 'Think of winter.'))).toBe('<p>Think of winter.</p>');
  expect(withWordOn('<p>Look up.</p>', on(null, 'Stones: think of them.'))).toBe(
    '<p>Stones: think of them.</p>',
  );
});
