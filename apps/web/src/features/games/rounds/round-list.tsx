import { Card, Text, Title } from '@mantine/core';
import type { Game, GameDoc } from '@takhti/content-types/games';
import { IconSettings } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { FieldError, fieldId, findingsAt, type Editor } from '../../editor/index.ts';
import { usePlace } from '../use-place.ts';
import { AddRound } from './add-round.tsx';
import { countByRound } from './count-by-round.ts';
import { RoundRow } from './round-row.tsx';
import { wordsOf } from './round-words.ts';
import classes from './rounds.module.css';
import type { Rounds } from './use-rounds.ts';

interface RoundListProps {
  readonly editor: Editor<GameDoc>;
  readonly game: Game;
  readonly rounds: Rounds;
  /** What a screen reader hears of the last move. */
  readonly said: string;
  /** The place of the open round; null while none is. */
  readonly openAt: number | null;
}

/** The rounds of a game in their order; each opens, moves, is copied and deleted here (G-028 to G-030). */
export function RoundList({ editor, game, rounds, said, openAt }: RoundListProps) {
  const t = useText();
  const { to } = usePlace();
  const { questionData, language } = editor.doc;
  const counts = useMemo(() => countByRound(editor.findings), [editor.findings]);
  const isEmpty = questionData.length === 0;
  return (
    <Card
      withBorder
      radius="lg"
      padding="sm"
      component="nav"
      className={classes.panel}
      aria-label={t('games:rounds.title')}
      id={fieldId(['questionData'])}
    >
      <Link
        to={to({ round: null, part: 'questionType' })}
        className={classes.whole}
        aria-current={openAt === null ? 'true' : undefined}
      >
        <IconSettings size={18} aria-hidden="true" />
        {t('games:details.whole')}
      </Link>
      <Title order={2} size="h5" className={classes.heading}>
        {t('games:rounds.title')}
        {!isEmpty && (
          <span className={classes.total}>{t('games:rounds.count', { count: questionData.length })}</span>
        )}
      </Title>
      {isEmpty ? (
        <Text size="sm" c="dimmed" px="xs" pb="sm">
          {t(editor.isReadOnly ? 'games:rounds.none' : 'games:rounds.begin')}
        </Text>
      ) : (
        <ol className={classes.rounds}>
          {questionData.map((round, at) => (
            <RoundRow
              key={round.questionId}
              rounds={rounds}
              at={at}
              count={questionData.length}
              questionId={round.questionId}
              template={round.template_type}
              words={wordsOf(round)}
              language={language}
              address={to({ round: round.questionId, part: 'questionType' })}
              isOpen={at === openAt}
              isReadOnly={editor.isReadOnly}
              errors={counts.get(at)?.errors ?? 0}
              warnings={counts.get(at)?.warnings ?? 0}
            />
          ))}
        </ol>
      )}
      <FieldError path={['questionData']} findings={findingsAt(editor.findings, ['questionData'])} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {!editor.isReadOnly && <AddRound game={game} rounds={rounds} isFirst={isEmpty} />}
    </Card>
  );
}
