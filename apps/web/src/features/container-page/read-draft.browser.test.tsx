import { expect, test } from 'vitest';
import { z } from 'zod';
import { openedBank } from '../../testing/things.ts';
import { containerSaving } from './index.ts';

interface Doc {
  readonly schema_version: 2;
  readonly title: string;
  readonly said: string;
}

const Tree = z.object({ schema_version: z.int(), said: z.string().optional(), text: z.string().optional() });
const item = { ...openedBank({}), json_data: { schema_version: 2, said: 'now' } };
const { readDraft } = containerSaving<Doc>(item, {
  docOf({ title, json_data }) {
    const doc = Tree.parse(json_data);
    const said = doc.schema_version === 1 ? doc.text : doc.said;
    return said === undefined ? null : { schema_version: 2, title, said };
  },
  requestOf: ({ title, said }) => ({ title, language: 'english', json_data: JSON.stringify({ said }) }),
});

test('a draft of today is the very one that was kept', () => {
  const draft = { schema_version: 2, title: 'Odd', said: 'half' };
  expect(readDraft(draft)).toBe(draft);
});

test('an older one is upgraded with its own title, also from before drafts told their version', () => {
  const today = { schema_version: 2, title: 'Odd', said: 'then' };
  expect(readDraft({ schema_version: 1, title: 'Odd', text: 'then' })).toEqual(today);
  expect(readDraft({ title: 'Odd', text: 'then' })).toEqual(today);
});

test('a malformed draft is ignored', () => expect(readDraft({ schema_version: 1 })).toBeNull());
