import { messages } from '@takhti/content-types';
import { expect, test } from 'vitest';
import english from '../../i18n/en/editor.json' with { type: 'json' };

type Tree = { readonly [key: string]: string | Tree };

function textAt(tree: Tree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), tree);
  return typeof found === 'string' ? found : undefined;
}

// The screens write numbers as their language does; the words are the same.
const plain = (text: string | undefined): string | undefined => text?.replaceAll(', number}}', '}}');

test.each(Object.entries(messages))('the message %s is shown in the words of its type', (key, text) => {
  expect(plain(textAt(english.messages, key))).toBe(text);
});
