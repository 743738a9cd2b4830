import { Badge, Button, Card } from '@mantine/core';
import { changeProposal, keepProposals, remakeProposal } from '@takhti/contract';
import { questionKindOf } from '@takhti/content-types/question-kinds/generated';
import {
  directionOf,
  hasErrors,
  localeOf,
  type AiProposal,
  type AiRun,
  type OpenedContainer,
} from '@takhti/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { editorPath, questionPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { useFindingLine } from '../../editor/index.ts';
import classes from './generate.module.css';
import { ProposalFields } from './proposal-fields.tsx';
import { RemakeForm } from './remake-form.tsx';
import { useDrop } from './use-drop.ts';
import { ProposalText } from './proposal-text.tsx';

interface ProposalCardProps {
  readonly item: OpenedContainer;
  readonly run: AiRun;
  readonly proposal: AiProposal;
}

/** One proposal: what it says, what is wrong with it, and what becomes of it. */
export function ProposalCard({ item, run, proposal }: ProposalCardProps) {
  const t = useText();
  const textOf = useFindingLine();
  const { run_id } = run;
  const { proposal_id, state, findings, is_changed, part_id } = proposal;
  const [mode, setMode] = useState<'look' | 'change' | 'anew'>('look');
  const waits = { waitsFor: ['proposals'] } as const;
  const keep = useCall(keepProposals, waits);
  const drop = useDrop(run_id);
  const change = useCall(changeProposal, waits);
  const remake = useCall(remakeProposal, waits);
  const isOpen = state === 'open';
  const written = { dir: directionOf(run.request.language), lang: localeOf(run.request.language) };
  const one = { run_id, proposal_ids: [proposal_id] };

  async function save(body: AiProposal['body']): Promise<void> {
    if (await change.run({ run_id, proposal_id, body })) setMode('look');
  }

  async function makeAgain(why: string): Promise<void> {
    if (await remake.run({ run_id, proposal_id, why })) setMode('look');
  }

  return (
    <Card withBorder padding="md" component="li" className={classes.card} data-state={state}>
      {mode === 'change' ? (
        <ProposalFields
          proposal={proposal}
          written={written}
          isSaving={change.isRunning}
          onSave={(body) => void save(body)}
          onCancel={() => setMode('look')}
        />
      ) : (
        <div {...written}>
          <ProposalText proposal={proposal} />
        </div>
      )}
      {findings.length > 0 && isOpen && mode === 'look' && (
        <ul className={classes.findings}>
          {findings.map((finding) => (
            <li key={JSON.stringify(finding)} data-severity={finding.severity}>
              {textOf(finding)}
            </li>
          ))}
        </ul>
      )}
      {isOpen && mode === 'anew' && (
        <RemakeForm
          isRunning={remake.isRunning}
          onRemake={(why) => void makeAgain(why)}
          onCancel={() => setMode('look')}
        />
      )}
      <div className={classes.bar}>
        <span>
          {state === 'kept' && (
            <Badge tt="none" variant="light" color="accent">
              {t('ai:proposal.kept')}
            </Badge>
          )}
          {is_changed && isOpen && (
            <Badge tt="none" variant="light" color="ink">
              {t('ai:proposal.changed')}
            </Badge>
          )}
        </span>
        {state === 'kept' && part_id !== null && (
          <Button
            component={Link}
            to={(questionKindOf(proposal.kind) && questionPath(item, part_id)) ?? editorPath(item) ?? '#'}
            size="compact-md"
            variant="default"
          >
            {t('ai:proposal.open')}
          </Button>
        )}
        {isOpen && mode === 'look' && (
          <>
            <Button
              size="compact-md"
              loading={keep.isRunning}
              disabled={hasErrors(findings)}
              onClick={() => void keep.run(one)}
            >
              {t('ai:proposal.keep')}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => setMode('change')}>
              {t('ai:proposal.change')}
            </Button>
            <Button
              size="compact-md"
              variant="default"
              disabled={run.status === 'running'}
              onClick={() => setMode('anew')}
            >
              {t('ai:proposal.anew')}
            </Button>
            <Button
              size="compact-md"
              variant="subtle"
              color="brick"
              loading={drop.isRunning}
              onClick={() => void drop.run([proposal])}
            >
              {t('ai:proposal.drop')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
