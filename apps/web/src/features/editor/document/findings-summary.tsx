import { Alert, List } from '@mantine/core';
import { IconExclamationCircle } from '@tabler/icons-react';
import { hasErrors, type Finding } from '@takhti/domain';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import classes from './field-error.module.css';
import { focusField } from './field.ts';
import { FindingLink } from './finding-link.tsx';
import { useFindingLine } from './finding-text.ts';
import { listedErrors } from './listed-errors.ts';

interface FindingsSummaryProps {
  readonly findings: readonly Finding[];
  /** Grows with every save that findings held up: the focus comes here then. */
  readonly refusals: number;
}

/** The errors that block saving; each line leads to its field. */
export function FindingsSummary({ findings, refusals }: FindingsSummaryProps) {
  const t = useText();
  const lineOf = useFindingLine();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  if (!hasErrors(findings)) return null;
  const { errors, left } = listedErrors(findings);
  return (
    <Alert
      ref={summary}
      tabIndex={-1}
      role="alert"
      color="brick"
      variant="light"
      className={classes.summary}
      icon={<IconExclamationCircle size={20} />}
      title={t('editor:findings.title', { count: errors.length + left })}
    >
      <List size="sm" spacing={4}>
        {errors.map((finding) => (
          <List.Item key={`${finding.path.join('/')} ${finding.message}`}>
            {finding.path.length === 0 ? (
              lineOf(finding)
            ) : (
              <FindingLink finding={finding} size="sm" c="brick.8" onClick={() => focusField(finding.path)} />
            )}
          </List.Item>
        ))}
        {left > 0 && <List.Item>{t('editor:findings.more', { count: left })}</List.Item>}
      </List>
    </Alert>
  );
}
