import { IconAlertTriangle, IconExclamationCircle } from '@tabler/icons-react';
import type { Finding } from '@takhti/domain';
import { useEffect, type ReactNode } from 'react';
import { fieldErrorId, fieldId, type FieldPath } from './field.ts';
import classes from './field-error.module.css';
import { useFindingText } from './finding-text.ts';

interface FieldErrorProps {
  readonly path: FieldPath;
  /** The findings of this field; see findingsAt. */
  readonly findings: readonly Finding[];
  /** A way out that is behind a finding's words, as a link to the duplicate. */
  readonly renderWayOut?: (finding: Finding) => ReactNode;
}

/** The findings of a field, next to it; the field refers to them in `aria-describedby`. */
export function FieldError({ path, findings, renderWayOut }: FieldErrorProps) {
  const textOf = useFindingText();
  useDescription(path, findings.length > 0);
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

/**
 * Names what is wrong on the field itself. Fields of the component library know of their own hints alone, and drop everything else that a
 * page says describes them; so it is written where they are, after each render.
 */
function useDescription(path: FieldPath, isThere: boolean): void {
  const [field, error] = [fieldId(path), fieldErrorId(path)];
  useEffect(() => {
    const element = isThere ? document.getElementById(field) : null;
    if (!element) return;
    describe(element, [...othersOf(element, error), error]);
    return () => describe(element, othersOf(element, error));
  });
}

function othersOf(element: Element, id: string): string[] {
  const named = element.getAttribute('aria-describedby') ?? '';
  return named.split(' ').filter((each) => each !== '' && each !== id);
}

function describe(element: Element, ids: readonly string[]): void {
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}
