import { limits } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import type { ReadFile } from '../transfer/candidate.ts';
import { readText, readXmlFile } from './read-exchange.ts';

const defaults = { kind: 'mcq', language: 'english' } as const;
const long = (sign: string): string => sign.repeat(limits.rich_text.max * 6);
const moodle = (text: string): string =>
  `<quiz><question type="multichoice"><questiontext format="html"><text>${text}</text></questiontext>
  <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>`;
const qti = (text: string): string =>
  `<assessmentItem><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>A</value></correctResponse>
  </responseDeclaration><itemBody><p>${text}</p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">a</simpleChoice>
  <simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;

/** The only question of a file: what is wrong with it, and how long its longest text became. */
function onlyIn({ candidates }: ReadFile) {
  const [only] = candidates;
  return {
    keys: only?.findings.map(({ key }) => key),
    longest: Math.max(
      ...JSON.stringify(only?.doc)
        .split('"')
        .map(({ length }) => length),
    ),
  };
}

describe('texts that go on for megabytes are cut before anything searches in them, and refused as too long', () => {
  test.each([
    ['formulas of GIFT that never end', () => readText(`[html]${long(String.raw`\\(`)}{=a ~b}`, defaults)],
    ['escapes of GIFT', () => readText(`[plain]Q {=${long(String.raw`\=`)} ~b}`, defaults)],
    ['words of Aiken', () => readText(`${long('<')}\nA) a\nB) b\nANSWER: A\n`, defaults)],
    ['a text of Moodle', () => readXmlFile(moodle(long('&amp;lt;')), defaults)],
    ['words of QTI, with free space', () => readXmlFile(qti(long('a     ')), defaults)],
  ])('%s', (_title, read) => {
    const { keys, longest } = onlyIn(read());
    expect(keys).toContain('import.text_long');
    expect(longest).toBeLessThan(limits.rich_text.max * 5);
  });

  test('a text that is long in the file alone, for its escapes, comes whole', () => {
    const { keys } = onlyIn(readText(`[plain]${String.raw`\=`.repeat(15_000)}{=a ~b}`, defaults));
    expect(keys).not.toContain('import.text_long');
  });
});

test('tells the first facts that a question loses, shortened, and how many more there are', () => {
  const tags = Array.from({ length: 50 }, (_, at) => `[tag:${'x'.repeat(1_000)}${at}]`).join('');
  const [only] = readText(`// ${tags}\nQ {=a ~b}`, defaults).candidates;
  expect(only?.lost).toHaveLength(21);
  expect(only?.lost.at(-1)).toMatchObject({ key: 'import.more', values: { count: 30 } });
  expect(only?.lost[0]?.message.length).toBeLessThan(250);
});
