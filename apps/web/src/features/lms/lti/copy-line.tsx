import { Button, CopyButton } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import classes from './lti.module.css';

interface CopyLineProps {
  readonly label: string;
  readonly value: string;
}

/** Something to enter in another system: shown whole, and copied by a button. */
export function CopyLine({ label, value }: CopyLineProps) {
  const t = useText();
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('lms:lti.copy_named', { name: label })}
              onClick={copy}
            >
              {t(copied ? 'lms:secrets.copied' : 'lms:lti.copy')}
            </Button>
          )}
        </CopyButton>
      </dd>
    </div>
  );
}
