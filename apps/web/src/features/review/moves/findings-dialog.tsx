import { Anchor, Button, List } from '@mantine/core';
import type { Finding, OpenedContainer } from '@takhti/domain';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/index.ts';
import { FindingLink, listedErrors, useFindingLine } from '../../editor/index.ts';
import { placeOf } from './finding-place.ts';
import { useLeadToField } from './use-lead-to-field.ts';

interface FindingsDialogProps {
  readonly container: OpenedContainer;
  readonly findings: readonly Finding[];
  readonly onClose: () => void;
}

/** The findings that stopped a move; each line leads to the place to correct it. */
export function FindingsDialog({ container, findings, onClose }: FindingsDialogProps) {
  const t = useText();
  const leadTo = useLeadToField(container);
  const target = useRef<Finding | null>(null);
  // The lines stay while the dialog fades out.
  const [last, setLast] = useState(findings);
  if (findings.length > 0 && findings !== last) setLast(findings);
  const { errors, left } = listedErrors(last);
  const isApproving = container.abilities.moves.includes('approve');

  function close(goesTo: Finding | null): void {
    target.current = goesTo;
    onClose();
  }

  function lead(): void {
    if (target.current) leadTo(target.current.path);
  }

  return (
    <Modal
      opened={findings.length > 0}
      onClose={() => close(null)}
      title={t(isApproving ? 'review:findings.approve' : 'review:findings.submit')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      onExitTransitionEnd={lead}
    >
      <List spacing={6}>
        {errors.map((finding) => (
          <List.Item key={`${finding.path.join('/')} ${finding.message}`}>
            <Line finding={finding} container={container} onField={() => close(finding)} />
          </List.Item>
        ))}
        {left > 0 && <List.Item>{t('editor:findings.more', { count: left })}</List.Item>}
      </List>
      <Button mt="lg" fullWidth variant="default" data-autofocus onClick={() => close(null)}>
        {t('common:close')}
      </Button>
    </Modal>
  );
}

interface LineProps {
  readonly finding: Finding;
  readonly container: OpenedContainer;
  readonly onField: () => void;
}

function Line({ finding, container, onField }: LineProps) {
  const lineOf = useFindingLine();
  const text = lineOf(finding);
  const place = placeOf(finding, container);
  switch (place.kind) {
    case 'field':
      return <FindingLink finding={finding} onClick={onField} />;
    case 'page':
      return (
        <Anchor component={Link} to={place.to} underline="always">
          {text}
        </Anchor>
      );
    case 'none':
      return text;
    default:
      return place satisfies never;
  }
}
