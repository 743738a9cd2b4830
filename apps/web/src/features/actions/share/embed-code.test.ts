import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('a title cannot end the attribute in which it stands', () => {
  const code = embedCode('https://s.example/play?code=a&b', 'Is 1 < 2? "Yes" & <b>no</b>');
  expect(code).toContain('src="https://s.example/play?code=a&amp;b"');
  expect(code).toContain('title="Is 1 &lt; 2? &quot;Yes&quot; &amp; &lt;b&gt;no&lt;/b&gt;"');
});
