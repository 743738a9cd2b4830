import { historyActions } from '@takhti/contract';
import { expect, test } from 'vitest';
import { historySentence } from './history-sentence.ts';

const texts = await import('../../../i18n/en/review.json');

const entry = { full_name: 'Amina', to_status: null, detail: {} } as const;

function textOf(key: string): string | undefined {
  const name = key.replace('review:history.', '');
  const all: Readonly<Record<string, unknown>> = texts.history;
  const text = all[name] ?? all[`${name}_other`];
  return typeof text === 'string' ? text : undefined;
}

test.each(historyActions)('C-042 the history has a sentence for %s that names who did it', (action) => {
  const { key, values } = historySentence({ ...entry, action });
  expect(textOf(key)).toContain('{{name}}');
  expect(values['name']).toContain('Amina');
});

test('the last approval reads as publishing', () => {
  expect(historySentence({ ...entry, action: 'approve', to_status: 'w' }).key).toBe('review:history.approve');
  expect(historySentence({ ...entry, action: 'approve', to_status: 'a' }).key).toBe('review:history.publish');
});

test('an entry about several questions counts them, one about a named question is one', () => {
  const several = historySentence({ ...entry, action: 'import', detail: { count: 40 } });
  expect(several.values['count']).toBe(40);
  const one = historySentence({ ...entry, action: 'question.delete', detail: { content_id: 'x' } });
  expect(one.values['count']).toBe(1);
});

test('a name keeps its own direction within the sentence', () => {
  expect(historySentence({ ...entry, action: 'save' }).values['name']).toBe('\u2068Amina\u2069');
});
