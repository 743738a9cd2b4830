import { listSkillsByIds } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { listedSkill } from '../../../testing/things.ts';
import { AboutChip } from '../comments/about-chip.tsx';
import { useContainerWords } from './container-words.tsx';

const halves = listedSkill({ skill: 'Halve numbers' });
const doc = {
  timer: 5_430,
  is_option_randomization: 1,
  skills: [
    {
      skill_order: 1,
      skill_id: halves.skill_id,
      show_questions: 4,
      total_questions: 6,
      filters: [],
      article_id: null,
      article_title: '',
      total_article_questions: 0,
      subject: 'Mathematics',
      weightage: 100,
    },
  ],
};

interface WordsProps {
  readonly prefix: string;
  readonly known?: string;
}

function Words({ prefix, known }: WordsProps) {
  const words = useContainerWords('assessment', known === undefined ? [halves.skill_id] : [], () => known);
  return (
    <dl>
      {Object.entries(doc).map(([field, value]) => (
        <div key={field}>
          <dt>{words.nameOf(prefix + field)}</dt>
          <dd>{words.show(prefix + field, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

test.each<readonly [string, WordsProps]>([
  ['a list of changes names its fields in the document', { prefix: 'json_data.' }],
  [
    'a conflict names its fields by themselves, its page knows the skills',
    { prefix: '', known: halves.skill },
  ],
])('an assessment is told of alike wherever it is: %s', async (_, props) => {
  answer(listSkillsByIds, { records: [halves], total: 1 });
  await renderInStudio(<Words {...props} />);
  await expect.element(page.getByText('Time limit')).toBeVisible();
  await expect.element(page.getByText('1 hour, 30 minutes and 30 seconds')).toBeVisible();
  await expect.element(page.getByText('On', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Halve numbers')).toBeVisible();
});

test.each([
  ['timer', '5400', '1 hour and 30 minutes'],
  ['timer', '0', 'No time limit'],
  ['is_option_randomization', '0', 'Off'],
  ['title', 'Halves', 'Halves'],
])('what was said of the %s of an assessment at %s quotes it in words', async (field, quote, words) => {
  await renderInStudio(
    <AboutChip content_type="assessment" anchor={{ content_id: null, path: [field], quote }} />,
  );
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
