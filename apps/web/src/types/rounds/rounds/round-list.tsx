import { Card, Text, Title } from '@mantine/core';
import type { Game, GameDoc } from '@takhti/content-types/rounds';
import type { Finding, Language } from '@takhti/domain';
import { IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { useIncrementalCount } from '../../../performance/use-incremental-count.ts';
import { FieldError, fieldId, findingsAt, type Editor } from '../../../features/editor/index.ts';
import { usePlace } from '../editor/use-place.ts';
import { AddFrom } from './add-from.tsx';
import { AddRound } from './add-round.tsx';
import { GenerateRounds } from './generate-rounds.tsx';
import { RoundRow } from './round-row.tsx';
import classes from './rounds.module.css';
import { useOpening } from './use-opening.ts';
import type { Rounds } from './use-rounds.ts';
import { useRows, type Row } from './use-rows.ts';

interface RoundListProps {
  readonly editor: Editor<GameDoc>;
  readonly game: Game;
  readonly rounds: Rounds;
  /** The announcement of the last move. */
  readonly announcement: string;
  /** The content id of the game. */
  readonly own_id: string;
  readonly container_id: string;
  /** The place of the open round; null while none is. */
  readonly openAt: number | null;
}

/** The rounds of a game in their order; each opens, moves, is copied and deleted here (G-028 to G-030). */
export function RoundList({ editor, ...rest }: RoundListProps) {
  const { doc, findings, isReadOnly } = editor;
  const rows = useRows(doc, findings);
  const own = findingsAt(findings, ['questionData']);
  return <Listed {...rest} rows={rows} language={doc.language} isReadOnly={isReadOnly} findings={own} />;
}

interface ListedProps extends Omit<RoundListProps, 'editor'> {
  readonly rows: readonly Row[];
  readonly language: Language;
  readonly isReadOnly: boolean;
  readonly findings: readonly Finding[];
}

const Listed = memo(function Listed(props: ListedProps) {
  const { rows, language, isReadOnly, findings, game, rounds, announcement, own_id, container_id, openAt } =
    props;
  const t = useText();
  const { to } = usePlace();
  const onOpen = useOpening();
  const isEmpty = rows.length === 0;
  const share = useIncrementalCount(rows.length, 12);
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
        {!isEmpty && <span className={classes.total}>{t('games:rounds.count', { count: rows.length })}</span>}
      </Title>
      {isEmpty ? (
        <Text size="sm" c="dimmed" px="xs" pb="sm">
          {t(isReadOnly ? 'games:rounds.none' : 'games:rounds.begin')}
        </Text>
      ) : (
        <ol className={classes.rounds}>
          {rows.slice(0, share).map((row, at) => (
            <RoundRow
              key={row.questionId}
              {...row}
              rounds={rounds}
              at={at}
              count={rows.length}
              language={language}
              isOpen={at === openAt}
              isReadOnly={isReadOnly}
              onOpen={onOpen}
            />
          ))}
        </ol>
      )}
      <FieldError path={['questionData']} findings={findings} />
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      {!isReadOnly && (
        <>
          <AddRound game={game} rounds={rounds} place={isEmpty ? 'empty' : 'list'} />
          <GenerateRounds container_id={container_id} />
          <AddFrom game={game} rounds={rounds} own={own_id} count={rows.length} language={language} />
        </>
      )}
    </Card>
  );
});
