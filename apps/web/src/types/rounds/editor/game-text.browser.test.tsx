import type { Finding } from '@takhti/domain';
import { expect, test } from 'vitest';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { field } from '../../../testing/fields.ts';
import { GameText } from '../game-text.tsx';

const findingOf = (severity: Finding['severity']): Finding => ({
  path: ['title'],
  severity,
  message: severity === 'error' ? 'document.title_required' : 'game.text_long',
  values: { max: 96 },
});

/** Draws a field of a form with what is found of it, and answers how it is framed. */
async function frameWith(findings: readonly Finding[]): Promise<string> {
  await renderInStudio(
    <GameText
      path={['title']}
      label="Title"
      value="Animals"
      language="english"
      findings={findings}
      isReadOnly={false}
      onChange={() => {}}
    />,
  );
  await expect.element(field('Title')).toHaveValue('Animals');
  return getComputedStyle(field('Title').element()).borderTopColor;
}

/** A colour of the theme as the browser computes it. */
function computed(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('G-540 G-597 G-598 G-599 G-600 a field is framed yellow by a warning and red by an error, and says what it is', async () => {
  const plain = await frameWith([]);
  const warned = await frameWith([findingOf('warning')]);
  expect(document.querySelectorAll('[data-severity=warning]')).toHaveLength(1);
  const refused = await frameWith([findingOf('warning'), findingOf('error')]);
  const [yellow, red] = [computed('--mantine-color-saffron-6'), computed('--mantine-color-error')];
  expect([yellow, red]).not.toContain(plain);
  expect([warned, refused]).toEqual([yellow, red]);
  await expect.element(field('Title')).toHaveAccessibleDescription(/Title is mandatory/);
});

test.each([
  ['G-512', 'document.title_required', 'Title is mandatory'],
  ['G-512', 'game.question_required', 'Give this round a question, a picture or a sound'],
  ['G-511', 'game.correct_required', 'Mark at least one option as correct'],
  ['G-512 C-752', 'game.feedback_required', 'Say what is right and why: learners read it after this round'],
  ['G-512 C-753', 'game.answer_required', 'Answer is mandatory'],
  ['G-513 C-754', 'game.hint_required', 'Hint is mandatory'],
  ['G-513 C-755', 'game.image_required', 'Image is mandatory'],
  ['G-513 C-756', 'game.audio_required', 'Audio is mandatory'],
  ['C-757', 'crossword.clue_repeated', 'This is the same clue as that of word 1'],
  ['C-758', 'rubric.title_duplicate', 'This title is already used. Choose another one'],
  [
    'G-518 C-761',
    'game.hint_video_required',
    'Give the link to the hint video (http or https), or turn the hint video off',
  ],
  ['G-519 C-762', 'game.challenge_required', 'Write the introduction, or turn it off'],
] as const)('%s %s stands at its field in words', async (_id, message, text) => {
  await frameWith([{ path: ['title'], severity: 'error', message, values: { other: 1 } }]);
  await expect.element(field('Title')).toHaveAccessibleDescription(text);
});
