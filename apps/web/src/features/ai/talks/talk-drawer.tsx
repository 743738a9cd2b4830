import { Alert, Button } from '@mantine/core';
import { eraseBotTalk, lookAtBotTurn, readBotTalk, type ReplyOf } from '@takhti/contract';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  confirm,
  FactDivider,
  Drawer,
  ErrorState,
  RelativeTime,
  showToast,
  SkeletonRows,
} from '../../../ui/index.ts';
import classes from './talks.module.css';

interface TalkDrawerProps {
  /** Null while it is closed. */
  readonly talk_id: string | null;
  readonly onClose: () => void;
}

/** One learner's talk, word for word. */
export function TalkDrawer({ talk_id, onClose }: TalkDrawerProps) {
  const t = useText();
  return (
    <Drawer
      opened={talk_id !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('ai:talks.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {talk_id !== null && <Talk talk_id={talk_id} onClose={onClose} />}
    </Drawer>
  );
}

function Talk({ talk_id, onClose }: { readonly talk_id: string; readonly onClose: () => void }) {
  const t = useText();
  const opened = useQueryCall(readBotTalk, { talk_id });
  const { run: erase, isRunning } = useCall(eraseBotTalk);

  async function eraseAll(): Promise<void> {
    const isSure = await confirm({
      title: t('ai:talks.erase'),
      text: t('ai:talks.erase_text'),
      confirmLabel: t('ai:talks.erase'),
      isDangerous: true,
    });
    if (!isSure || !(await erase({ talk_id }, { beforeRefresh: async () => onClose() }))) return;
    showToast({ kind: 'success', text: t('ai:talks.erased') });
  }
  if (opened.isLoadingError) return <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />;
  if (!opened.data) return <SkeletonRows rows={4} height={72} />;
  const { talk, turns } = opened.data;
  return (
    <>
      <p className={classes.names}>
        <bdi className={classes.learner}>{talk.learner}</bdi>
        <bdi className={classes.soft}>{talk.title}</bdi>
      </p>
      <ol className={classes.turns}>
        {turns.map((turn) => (
          <Turn key={turn.turn_id} turn={turn} />
        ))}
      </ol>
      <Button variant="subtle" color="brick" loading={isRunning} onClick={() => void eraseAll()}>
        {t('ai:talks.erase')}
      </Button>
    </>
  );
}

type TalkTurn = ReplyOf<typeof readBotTalk>['turns'][number];

function Turn({ turn }: { readonly turn: TalkTurn }) {
  const t = useText();
  const { run, isRunning } = useCall(lookAtBotTurn);
  const {
    turn_id,
    state,
    question,
    answer,
    was_hidden,
    is_reported,
    report,
    needs_look,
    looked_by,
    asked_on,
  } = turn;
  return (
    <li className={classes.turn}>
      <p className={classes.asked} dir="auto">
        {question}
      </p>
      {was_hidden && <p className={classes.soft}>{t('ai:bot.was_hidden')}</p>}
      {state === 'answered' ? (
        <p className={classes.answer} dir="auto">
          {answer}
        </p>
      ) : (
        <p className={classes.state}>{t(`ai:bot.states.${state}`)}</p>
      )}
      {state === 'worry' && needs_look && <Alert color="brick">{t('ai:talks.worry')}</Alert>}
      {is_reported && (
        <Alert color="saffron" title={t('ai:talks.reported')}>
          {report !== '' && <span dir="auto">{report}</span>}
        </Alert>
      )}
      <p className={classes.soft}>
        <RelativeTime instant={asked_on} />
        {looked_by !== null && (
          <>
            <FactDivider />
            {t('ai:talks.looked_by', { name: looked_by })}
          </>
        )}
      </p>
      {needs_look && (
        <Button variant="light" size="compact-md" loading={isRunning} onClick={() => void run({ turn_id })}>
          {t('ai:talks.look')}
        </Button>
      )}
    </li>
  );
}
