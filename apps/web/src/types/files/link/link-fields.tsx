import { Card, TextInput } from '@mantine/core';
import { linkFinding } from '@takhti/content-types/files';
import type { Finding } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { FieldError, fieldErrorId, fieldId, findingsAt, linkFrom } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText, type TextKey } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import classes from './link.module.css';
import { TryIt } from './try-it.tsx';

interface LinkFieldsProps {
  readonly link: string;
  /** A hint about the target. */
  readonly hint?: TextKey;
  /** Other ways to an address. */
  readonly children?: ReactNode;
  readonly findings: readonly Finding[];
  readonly onChange: (change: { link: string }) => void;
}

/** The target of a link. Addresses are read from left to right in every language. */
export function LinkFields({
  link,
  hint = 'files:link.hint',
  children,
  findings,
  onChange,
}: LinkFieldsProps) {
  const t = useText();
  const [isLeft, setLeft] = useState(false);
  const label = t('files:fields.link');
  const shown = findingsAt(findings, ['link']);
  // Said on leaving the field already, not only when all is saved.
  const found = shown.length === 0 && isLeft ? findingsAt(linkFinding(link, 'save'), ['link']) : shown;
  // An address from memory lacks its beginning mostly.
  function complete(): void {
    setLeft(true);
    const whole = linkFrom(link);
    if (whole !== null && whole !== link) onChange({ link: whole });
  }
  return (
    <Card withBorder radius="lg" padding="lg" className={files.card}>
      <Marked path={['link']} label={label}>
        <div className={classes.row}>
          <TextInput
            id={fieldId(['link'])}
            className={classes.address}
            label={label}
            description={t(hint)}
            type="url"
            value={link}
            placeholder="https://"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            attributes={{ input: { dir: 'ltr' } }}
            error={found.length > 0}
            aria-describedby={fieldErrorId(['link'])}
            onChange={(event) => {
              setLeft(false);
              onChange({ link: event.currentTarget.value });
            }}
            onBlur={complete}
          />
          <TryIt link={link} />
        </div>
        <FieldError path={['link']} findings={found} />
      </Marked>
      {children}
    </Card>
  );
}
