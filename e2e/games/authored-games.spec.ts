import { apiOf } from '../helpers/api.ts';
import { roundOfEveryKind, submitWritten } from '../helpers/games/authored-games.ts';
import { makeContent } from '../helpers/content.ts';
import { keys } from '../helpers/browser/hands.ts';
import { testAs } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { writeRound } from '../helpers/games/write-rounds.ts';

const test = testAs('developer');
const t = studioTexts('en');

/** One kind of round for each of the forms in which cards, options, tables and codes are written. */
const kinds: readonly string[] = [
  'matching',
  'sorting',
  'non_overlapping_classification',
  'mcq_short',
  'financial-fib',
  'tabular_fib',
  'crack_the_code',
];

test('every form of a game’s rounds is filled in by keys alone, and the game is submitted by them', async ({
  page,
  request,
}, testInfo) => {
  test.slow();
  const author = await apiOf(request, 'developer');
  const { container_id, institution_id } = await makeContent(author, 'rumble_in_the_jumble', {
    title: uniqueTitle('Every form'),
    place: skillOf('games', testInfo),
  });
  const query = new URLSearchParams({ container_id, institution_id: String(institution_id) });
  await page.goto(`/dashboard/rumble-in-the-jumble/editor?${query}`);

  const writer = { page, hand: keys, t, isPhone: false, isMixed: true };
  const rounds = roundOfEveryKind('english').filter(({ template_type }) => kinds.includes(template_type));
  for (const [at, round] of rounds.entries()) {
    await writeRound(writer, at, round);
    // What learners see is rendered again with every word; it is looked at elsewhere.
    if (at === 0) await keys.press(page.getByRole('button', { name: t('games:live.hide') }));
  }
  await submitWritten(writer, author, container_id, rounds);
});
