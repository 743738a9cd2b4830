import { IconAlertTriangle, IconExclamationCircle } from '@tabler/icons-react';
import type { Finding } from '@takhti/domain';
import type { ReactNode } from 'react';
import { fieldErrorId, type FieldPath } from './field.ts';
import classes from './field-error.module.css';
import { useFindingText } from './finding-text.ts';

interface FieldErrorProps {
  readonly path: FieldPath;
  /** The findings of this field; see findingsAt. */
  readonly findings: readonly Finding[];
  /** A way out that stands behind a finding's words, as a link to the duplicate. */
  readonly renderWayOut?: (finding: Finding) => ReactNode;
}

/** What is wrong with a field, next to it; the field names it in `aria-describedby`. */
export function FieldError({ path, findings, renderWayOut }: FieldErrorProps) {
  const textOf = useFindingText();
  if (findings.length === 0) return null;
  return (
    <div id={fieldErrorId(path)} className={classes.findings}>
      {findings.map((finding) => (
        <p key={finding.message} className={classes.finding} data-severity={finding.severity}>
          {finding.severity === 'error' ? (
            <IconExclamationCircle size={16} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} aria-hidden="true" />
          )}
          <span>
            {textOf(finding)} {renderWayOut?.(finding)}
          </span>
        </p>
      ))}
    </div>
  );
}
