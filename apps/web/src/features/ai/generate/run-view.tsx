import { Alert, Button, Loader } from '@mantine/core';
import { keepProposals, stopAiRun } from '@takhti/contract';
import { hasErrors, type AiFault, type AiProposal, type AiRun, type OpenedContainer } from '@takhti/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, showToast } from '../../../ui/index.ts';
import classes from './generate.module.css';
import { useDrop } from './use-drop.ts';
import { ProposalCard } from './proposal-card.tsx';

interface RunViewProps {
  readonly item: OpenedContainer;
  readonly run: AiRun;
  readonly proposals: readonly AiProposal[];
  /** Whether it was begun on this page: who did so wants to see it. */
  readonly isStartedHere: boolean;
  readonly onLook: () => void;
}

/** Often enough where the live stream does not come through. */
const look_ms = 3_000;

/** The proposals of a generation as they arrive, and their decisions. */
export function RunView({ item, run, proposals, isStartedHere, onLook }: RunViewProps) {
  const t = useText();
  const { run_id, status, fault } = run;
  const stop = useCall(stopAiRun, { waitsFor: ['proposals'] });
  const keep = useCall(keepProposals, { waitsFor: ['proposals'] });
  const drop = useDrop(run_id);
  const isRunning = status === 'running';
  useLooksAgain(isRunning, onLook);
  const section = useRef<HTMLElement>(null);
  // On a phone it is below the form; the button that had the focus cannot be pressed any more.
  useEffect(() => {
    if (!isStartedHere) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [isStartedHere, run_id]);

  const open = proposals.filter(({ state }) => state === 'open');
  const good = open.filter(isPlainlyGood);
  const shown = proposals.filter(({ state }) => state !== 'dropped');
  const idsOf = (of: readonly AiProposal[]): string[] => of.map(({ proposal_id }) => proposal_id);

  async function keepAll(): Promise<void> {
    const kept = await keep.run({ run_id, proposal_ids: idsOf(good) });
    if (kept) showToast({ kind: 'success', text: t('ai:run.kept', { count: kept.part_ids.length }) });
  }

  async function dropRest(): Promise<void> {
    const isSure = await confirm({
      title: t('ai:run.drop_title'),
      text: t('ai:run.drop_text', { count: open.length }),
      confirmLabel: t('ai:run.drop_rest'),
      isDangerous: true,
    });
    if (isSure) await drop.run(open);
  }

  // A zero of its own looks like a dot in the digits of three of the languages.
  function saidOf(what: 'running' | 'came', count: number): string {
    if (count > 0) return t(`ai:run.${what}`, { count });
    return t(what === 'running' ? 'ai:run.begun' : 'ai:run.none_came');
  }

  return (
    <section className={classes.run} aria-label={t('ai:run.label')} ref={section} tabIndex={-1}>
      <div className={`${classes.bar} ${classes.standing}`} data-running={isRunning || undefined}>
        <span role="status">
          {isRunning && <Loader size="xs" me={8} aria-hidden="true" />}
          {isRunning ? saidOf('running', proposals.length) : saidOf('came', shown.length)}
        </span>
        {isRunning && (
          <Button variant="default" loading={stop.isRunning} onClick={() => void stop.run({ run_id })}>
            {t('ai:run.stop')}
          </Button>
        )}
        {good.length > 1 && (
          <Button variant="light" loading={keep.isRunning} onClick={() => void keepAll()}>
            {t('ai:run.keep_all', { count: good.length })}
          </Button>
        )}
        {open.length > 1 && !isRunning && (
          <Button variant="subtle" color="brick" loading={drop.isRunning} onClick={() => void dropRest()}>
            {t('ai:run.drop_rest')}
          </Button>
        )}
        <Button component={Link} to={editorPath(item) ?? '/dashboard'} variant="default">
          {t('ai:run.to_content')}
        </Button>
      </div>
      {fault !== null && !isRunning && (
        <Alert color="brick" variant="light" title={t(`ai:faults.${fault}`)}>
          {t(proposals.length > 0 ? 'ai:run.failed_some' : 'ai:run.failed_none')}{' '}
          {ofSettings.has(fault) && t('ai:run.tell_admin')}
        </Alert>
      )}
      <ol className={classes.list}>
        {shown.map((proposal) => (
          <ProposalCard key={proposal.proposal_id} item={item} run={run} proposal={proposal} />
        ))}
      </ol>
    </section>
  );
}

/** Faults of the settings, not of the request. */
const ofSettings: ReadonlySet<AiFault> = new Set([
  'not_set_up',
  'address_refused',
  'unknown_host',
  'refused_connection',
  'insecure',
  'wrong_address',
  'unauthorized',
]);

// Typical faults of models, such as another language or sentences too hard for learners, are reviewed one by one.
function isPlainlyGood({ findings }: AiProposal): boolean {
  return !hasErrors(findings) && !findings.some(({ message }) => /^(?:generated|reading)\./.test(message));
}

function useLooksAgain(isRunning: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => look(), look_ms);
    return () => clearInterval(timer);
  }, [isRunning]);
}
