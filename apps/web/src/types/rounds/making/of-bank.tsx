import { readQuestions } from '@takhti/content-types/making';
import { readMaterial, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { MakeForm } from './make-form.tsx';
import { makeablesOf } from './makeables.ts';
import classes from './making.module.css';
import { useMakeGame } from './use-make-game.ts';

/** A game of the questions of a bank or an article. */
export function OfBank({ container_id }: { readonly container_id: string }) {
  const t = useText();
  const material = useQueryCall(readMaterial, { container_id }, { onProblem: () => true });
  const { data, error } = material;
  return (
    <>
      <PageHeader
        title={t('making:title')}
        detail={data && <ContentTitle language={data.language}>{data.title}</ContentTitle>}
      />
      {error && <ErrorState error={error} onRetry={() => void material.refetch()} />}
      {material.isPending && <SkeletonRows rows={5} />}
      {data &&
        (data.total === 0 ? <EmptyState title={t('making:no_questions')} /> : <Loaded material={data} />)}
    </>
  );
}

function Loaded({ material }: { readonly material: ReplyOf<typeof readMaterial> }) {
  const t = useText();
  const { questions, language, title, total, skill_id, grade, container_id } = material;
  const makeables = useMemo(
    () => makeablesOf({ entries: readQuestions(questions, language), questions, language }),
    [questions, language],
  );
  const { make, isBusy } = useMakeGame();
  const most = limits.material.questions;
  return (
    <>
      {total > most && (
        <Text className={classes.soft} mb="sm">
          {t('making:first_questions', { most, count: total })}
        </Text>
      )}
      <MakeForm
        makeables={makeables}
        language={language}
        of="question"
        name={title}
        isBusy={isBusy}
        onMake={(choice) => void make(choice, { language, skill_id, grade, container_id })}
      />
    </>
  );
}
