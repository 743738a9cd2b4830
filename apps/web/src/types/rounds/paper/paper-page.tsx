import { Checkbox } from '@mantine/core';
import { previewGame } from '@takhti/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { paperWords, Papers, Sheet } from '../../../features/paper/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../../ui/index.ts';
import { RoundAnswer } from './round-answer.tsx';
import { RoundPaper } from './round-paper.tsx';
import classes from './paper.module.css';

/** A game on paper: its rounds, cards to cut out, the grid of a crossword; and what is right on a sheet of its own. */
export function Component() {
  const t = useText();
  const [query] = useSearchParams();
  const [hasKey, setKey] = useState(true);
  const container_id = query.get('container_id') ?? '';
  const game = useQueryCall(
    previewGame,
    { container_id },
    { enabled: container_id !== '', onProblem: () => true },
  );
  const { data, error } = game;
  const header = <PageHeader title={data?.title ?? t('games:paper')} detail={data && t('games:paper')} />;
  if (error || container_id === '')
    return (
      <>
        {header}
        {error ? (
          <ErrorState error={error} onRetry={() => void game.refetch()} />
        ) : (
          <EmptyState title={t('games:paper_empty')} />
        )}
      </>
    );
  if (!data)
    return (
      <>
        {header}
        <SkeletonRows rows={6} />
      </>
    );
  const { title, language, rounds } = data;
  if (rounds.length === 0)
    return (
      <>
        {header}
        <EmptyState title={t('games:paper_empty')} />
      </>
    );
  return (
    <>
      {header}
      <Papers
        controls={
          <Checkbox
            label={t('games:paper_key')}
            checked={hasKey}
            onChange={(event) => setKey(event.currentTarget.checked)}
          />
        }
      >
        <Sheet title={title} language={language} isForLearners>
          <ol className={classes.rounds}>
            {rounds.map((round) => (
              <li key={round.QuestionId} className={classes.round}>
                <RoundPaper round={round} language={language} />
              </li>
            ))}
          </ol>
        </Sheet>
        {hasKey && (
          <Sheet title={`${paperWords[language].key}: ${title}`} language={language}>
            <ol className={classes.rounds}>
              {rounds.map((round) => (
                <li key={round.QuestionId} className={classes.answer}>
                  <RoundAnswer board={round.board} language={language} />
                </li>
              ))}
            </ol>
          </Sheet>
        )}
      </Papers>
    </>
  );
}
