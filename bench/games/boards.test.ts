import { languages } from '@takhti/domain';
import { expect, test } from 'vitest';
import { playOf, templateTypes } from './boards.ts';

test.each(templateTypes)('%s has a game to measure in every language', (template) => {
  for (const language of languages) expect(playOf(template, language).rounds.length).toBeGreaterThan(0);
});
