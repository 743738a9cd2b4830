import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldFaults } from './field-faults.ts';

const Form = z.object({
  title: z.string().min(2),
  language: z.enum(['english', 'urdu']),
  flag: z.literal([0, 1]),
  question: z.union([
    z.object({ kind: z.literal('mcq'), text: z.string(), options: z.array(z.string()) }),
    z.object({ kind: z.literal('fib'), text: z.string(), blanks: z.array(z.string()), unit: z.string() }),
  ]),
});
const right = {
  title: 'Rivers',
  language: 'urdu',
  flag: 0,
  question: { kind: 'mcq', text: '?', options: ['a'] },
};

const faultsOf = (sent: object): string[] => {
  const { error } = Form.safeParse(sent);
  return error ? fieldFaults(error, sent).map(({ path, message }) => `${path.join('.')} ${message}`) : [];
};

test.each([
  [{}, []],
  [{ title: undefined }, ['title required but not supplied']],
  [{ title: null }, ['title required but not supplied']],
  [{ title: 3 }, ['title type does not match']],
  [{ language: undefined }, ['language required but not supplied']],
  [{ language: 'latin' }, ['language Invalid option: expected one of "english"|"urdu"']],
  [{ flag: null }, ['flag required but not supplied']],
  [{ question: undefined }, ['question required but not supplied']],
  [{ question: { kind: 'mcq', text: '?' } }, ['question.options required but not supplied']],
  [{ question: { kind: 'mcq', text: 1, options: [''] } }, ['question.text type does not match']],
])('C-655 C-656 %j is told by its field', (change, faults) => {
  expect(faultsOf({ ...right, ...change })).toEqual(faults);
});

test('a request that is no object is told as a whole', () => {
  const { error } = Form.safeParse('title');
  expect(fieldFaults(error as z.ZodError, 'title')).toEqual([{ path: [], message: 'type does not match' }]);
});
