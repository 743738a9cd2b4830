import { expect, test } from 'vitest';
import { z } from 'zod';
import { gameFindings, games, toPlayRound } from '../index.ts';
import { GameDoc } from '../round.ts';
import { fixturesOf } from '../testing/fixtures.ts';

type Schema = Record<string, unknown>;
const namesAddress = /(^|_)(url|link|href|website|address|video)$/i;

/** The names of texts that are addresses by their name, wherever in a document. */
function* namesIn(schema: Schema): Generator<string> {
  for (const [name, part] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) {
    if (namesAddress.test(name) && part['type'] === 'string') yield name;
    yield* namesIn(part);
  }
  for (const each of [
    ...((schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[]),
    ...Object.values((schema['$defs'] ?? {}) as Record<string, Schema>),
    ...(typeof schema['items'] === 'object' ? [schema['items'] as Schema] : []),
  ])
    yield* namesIn(each);
}

const schema = z.toJSONSchema(GameDoc, { io: 'input', unrepresentable: 'any' }) as Schema;
const names = [...new Set(namesIn(schema))].toSorted();
const doc = fixturesOf('mcq').english;
const hostile = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:x',
  'data:text/html,x',
  '//example.org',
];

test('a game keeps these addresses, and every one of them is judged below', () => {
  expect(names).toEqual(['hint_video', 'marketing_url']);
});

test.each(names.flatMap((name) => hostile.map((address) => [name, address] as const)))(
  '%s refuses %j when it is saved, shown or not',
  (name, address) => {
    const [first, ...others] = doc.questionData;
    if (!first) throw new Error('the fixture has a round');
    const isOfRound = name === 'hint_video';
    const hurt = isOfRound
      ? { ...doc, questionData: [{ ...first, [name]: address }, ...others] }
      : { ...doc, [name]: address };
    const parsed = GameDoc.parse(hurt);
    const found = gameFindings(games.rumble_in_the_jumble, parsed, 'save').filter(
      ({ message }) => message === 'game.address_web',
    );
    expect(found.map(({ path, severity }) => [path.at(-1), severity])).toEqual([[name, 'error']]);
  },
);

test('a hostile address in an earlier publication is not sent to learners', () => {
  const [first] = doc.questionData;
  if (!first) throw new Error('the fixture has a round');
  for (const hint_video of hostile) {
    const round = { ...first, preview_hint_video: true, hint_video };
    expect(toPlayRound(round, 1, 'english', 'seed').hint_video).toBe('');
  }
});
