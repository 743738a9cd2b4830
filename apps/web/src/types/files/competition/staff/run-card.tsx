import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { holdCompetition, type CompetitionRun } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useRef } from 'react';
import { useCall } from '../../../../app/api/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { confirm } from '../../../../ui/index.ts';
import classes from './staff.module.css';
import { useRun } from './use-run.ts';

/** How a published competition runs now; who may, pauses it, lets it continue, or ends it, without a new review. */
export function RunCard({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const { container_id } = item;
  const data = useRun(item);
  const call = useCall(holdCompetition);
  const state = useRef<HTMLParagraphElement>(null);
  if (!data) return null;
  const { phase, is_paused, may_hold } = data;

  async function end(): Promise<void> {
    const isSure = await confirm({
      title: t('competitions:run.end_title'),
      text: t('competitions:run.end_text'),
      confirmLabel: t('competitions:run.end'),
      isDangerous: true,
    });
    // Its buttons are gone then.
    if (isSure && (await call.run({ container_id, hold: 'end' }))) state.current?.focus();
  }

  return (
    <div className={classes.run} data-warning={is_paused || phase === 'over' || undefined}>
      <p role="status" className={classes.state} ref={state} tabIndex={-1}>
        <RunWords run={data} />
      </p>
      {may_hold && phase !== 'over' && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            aria-disabled={call.isRunning}
            leftSection={
              is_paused ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />
            }
            onClick={() => {
              // Not switched off while it runs: that would take the focus away.
              if (!call.isRunning) void call.run({ container_id, hold: is_paused ? 'resume' : 'pause' });
            }}
          >
            {t(is_paused ? 'competitions:run.resume' : 'competitions:run.pause')}
          </Button>
          {phase !== 'before' && (
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={18} aria-hidden />}
              onClick={() => {
                if (!call.isRunning) void end();
              }}
            >
              {t('competitions:run.end')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function RunWords({ run: { phase, is_paused, ended_on } }: { readonly run: CompetitionRun }) {
  const t = useText();
  const format = useFormat();
  if (ended_on !== null) return t('competitions:run.ended', { date: format.date(ended_on) });
  if (phase === 'over') return t('competitions:run.over');
  if (is_paused || phase === 'paused') return t('competitions:run.paused');
  return t(phase === 'before' ? 'competitions:state.before' : 'competitions:run.running');
}
