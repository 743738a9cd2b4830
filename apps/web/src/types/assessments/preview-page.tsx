import { Card } from '@mantine/core';
import { openAssessment, openLibraryContent, previewAssessment } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { shelfIn, type Shelf } from '../../app/routing/shelves.ts';
import { useSession } from '../../app/session/index.ts';
import { nameOfLanguage, useText } from '../../i18n/index.ts';
import { ErrorState, OnItsWay, SkeletonRows } from '../../ui/index.ts';
import { ContentActions, PublishedActions } from '../../features/actions/index.ts';
import { PublishedHead } from '../../features/container-page/index.ts';
import { CommentsButton } from '../../features/review/index.ts';
import { formOf } from './assessment-form.ts';
import { AssessmentView } from './assessment-view.tsx';
import classes from './assessment.module.css';
import { Facts } from './facts.tsx';
import { skillFacts } from './skills/skill-facts.ts';
import { useDurationWords } from './timer/use-duration-words.ts';

/** A published assessment to be looked at, without anything to edit (C-146). */
export function Component() {
  const [query] = useSearchParams();
  const { can } = useSession();
  const container_id = query.get('container_id');
  const content_id = query.get('content_id');
  if (container_id !== null && can('container.read'))
    return <Whole container_id={container_id} shelf={shelfIn(query)} />;
  if (content_id !== null) return <Outline content_id={content_id} shelf={shelfIn(query)} />;
  return <Navigate to="/content" replace />;
}

function Whole({ container_id, shelf }: { container_id: string; shelf: Shelf }) {
  const t = useText();
  const opened = useQueryCall(openAssessment, { container_id }, { onProblem: () => true });
  if (!opened.data) return <OnItsWay title={t('assessments:titles.preview')} cards={4} query={opened} />;
  const { data } = opened;
  return (
    <>
      <PublishedHead item={data}>
        <CommentsButton container={data} />
        <ContentActions container={data} place={data.is_published === 1 ? shelf : 'desk'} />
      </PublishedHead>
      <AssessmentView form={formOf(data)} facts={skillFacts(data.pools, [])} />
    </>
  );
}

/** What teachers see, who pick content and do not open the desk it was made at. */
function Outline({ content_id, shelf }: { content_id: string; shelf: Shelf }) {
  const t = useText();
  const content = useQueryCall(openLibraryContent, { content_id }, { onProblem: () => true });
  if (!content.data) return <OnItsWay title={t('assessments:titles.preview')} cards={4} query={content} />;
  return (
    <>
      <PublishedHead item={content.data}>
        <PublishedActions item={content.data} place={shelf} />
      </PublishedHead>
      <PlayFacts item={content.data} />
    </>
  );
}

/** What is known of an assessment by playing it. */
function PlayFacts({ item }: { item: ContainerRow }) {
  const t = useText();
  const durationWords = useDurationWords();
  const { container_id } = item;
  const play = useQueryCall(previewAssessment, { container_id }, { silent: true });
  if (play.error) return <ErrorState error={play.error} onRetry={() => void play.refetch()} />;
  if (!play.data) return <SkeletonRows rows={1} height={220} />;
  const { questions, timer, is_feedback_hidden } = play.data;
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
            value: timer === 0 ? t('assessments:rules.no_limit') : durationWords(timer),
          },
          {
            name: t('assessments:rules.hide_feedback'),
            value: t(is_feedback_hidden === 1 ? 'assessments:view.on' : 'assessments:view.off'),
          },
        ]}
      />
    </Card>
  );
}
