import { Text } from '@mantine/core';
import type { ChangeRequest } from '@takhti/contract';
import { metadataFields, QuestionDoc } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { DiffField, DiffSide, DiffSides } from '../../../ui/index.ts';
import { QuestionCard } from '../../question-card/index.ts';
import classes from '../diff/diff.module.css';
import { useQuestionWords } from '../words/question-words.tsx';

/** Whether a change is about a question that a reviewer added, or one that they deleted. */
export function kindOfWhole({ before }: Pick<ChangeRequest, 'before'>): 'added' | 'deleted' {
  return before === null ? 'added' : 'deleted';
}

/** A question that a reviewer added or deleted, and how it is now where somebody wrote into it since. */
export function WholeQuestion({ change }: { change: ChangeRequest }) {
  const t = useText();
  const { before, after, current, standing } = change;
  const kind = kindOfWhole(change);
  return (
    <>
      {standing !== 'moved_on' && (
        <Text size="sm" c="dimmed">
          {t(`review:changes.whole.${kind}_${standing === 'unchanged' ? 'undone' : 'hint'}`)}
        </Text>
      )}
      <DiffField>
        <DiffSides>
          <DiffSide
            name={t(kind === 'added' ? 'review:diff.after' : 'review:diff.before')}
            tone={kind === 'added' ? 'after' : 'before'}
          >
            <Words of={after ?? before} />
          </DiffSide>
          {standing === 'moved_on' && (
            <DiffSide name={t('review:diff.current')} tone="current">
              <Words of={current} />
            </DiffSide>
          )}
        </DiffSides>
      </DiffField>
    </>
  );
}

const besideTheWords = ['difficulty', 'taxonomy', 'past_paper', 'title', ...metadataFields] as const;

function Words({ of }: { of: unknown }) {
  const question = QuestionDoc.safeParse(of);
  const words = useQuestionWords(
    question.data ? [question.data.content_type] : [],
    question.data?.language ?? 'english',
  );
  if (!question.success) return null;
  const { data } = question;
  const facts = besideTheWords.filter((field) => data[field] !== '' && data[field] !== 0);
  return (
    <>
      <QuestionCard doc={data} />
      <dl className={classes.facts}>
        {facts.map((field) => (
          <div key={field}>
            <dt>{words.nameOf(field)}</dt>
            <dd>{words.show(field, data[field])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
