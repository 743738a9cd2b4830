import { Card } from '@mantine/core';
import { openAssessment, previewAssessment } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useQueryCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';
import { nameOfLanguage, useFormat, useText } from '../../i18n/index.ts';
import { ErrorState, SkeletonRows } from '../../ui/index.ts';
import { ContainerPreview } from '../../features/container-page/index.ts';
import { formOf } from './assessment-form.ts';
import { AssessmentView } from './assessment-view.tsx';
import { attemptsWords } from './attempts-words.ts';
import classes from './assessment.module.css';
import { Facts } from './facts.tsx';
import { skillFacts } from './skills/skill-facts.ts';
import { useTimerWords } from './timer/timer-words.ts';

/** An assessment to be looked at, without anything to edit (C-146). */
export function Component() {
  const { can } = useSession();
  return (
    <ContainerPreview>
      {(item) => (can('container.read') ? <Whole item={item} /> : <PlayFacts item={item} />)}
    </ContainerPreview>
  );
}

interface ItemProps {
  readonly item: OpenedContainer;
}

function Whole({ item: { container_id } }: ItemProps) {
  const opened = useQueryCall(openAssessment, { container_id }, { onProblem: () => true });
  if (!opened.data && opened.error)
    return <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />;
  if (!opened.data) return <SkeletonRows rows={4} height={120} />;
  return <AssessmentView form={formOf(opened.data)} facts={skillFacts(opened.data.pools, [])} />;
}

/** What is known of an assessment by playing it: for teachers, who do not open the desk it was made at. */
function PlayFacts({ item }: ItemProps) {
  const t = useText();
  const format = useFormat();
  const timerWords = useTimerWords();
  const { container_id } = item;
  const play = useQueryCall(previewAssessment, { container_id }, { silent: true });
  if (play.error) return <ErrorState error={play.error} onRetry={() => void play.refetch()} />;
  if (!play.data) return <SkeletonRows rows={1} height={220} />;
  const { questions, timer, is_feedback_hidden, max_attempts } = play.data;
  return (
    <Card withBorder radius="lg" padding="lg" maw={560} className={classes.card}>
      <Facts
        facts={[
          { name: t('assessments:view.skill'), value: <bdi>{item.skill}</bdi> },
          {
            name: t('assessments:rules.total'),
            value: t('common:questions', { count: questions.length }),
          },
          { name: t('common:content_language'), value: nameOfLanguage(item.language) },
          {
            name: t('assessments:rules.timer'),
            value: timerWords(timer),
          },
          {
            name: t('assessments:rules.attempts'),
            value: attemptsWords(t, format, max_attempts),
          },
          {
            name: t('assessments:rules.hide_feedback'),
            value: t(is_feedback_hidden === 1 ? 'common:on' : 'common:off'),
          },
        ]}
      />
    </Card>
  );
}
