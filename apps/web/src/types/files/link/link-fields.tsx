import { Card, TextInput } from '@mantine/core';
import { linkFinding } from '@takhti/content-types/files';
import type { Finding } from '@takhti/domain';
import type { ReactNode } from 'react';
import { FieldError, linkFrom } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText, type TextKey } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import { useLinkField } from '../family/use-link-field.ts';
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

/** The target of a link. */
export function LinkFields({
  link,
  hint = 'files:link.hint',
  children,
  findings,
  onChange,
}: LinkFieldsProps) {
  const t = useText();
  const label = t('files:fields.link');
  const { path, found, input } = useLinkField({
    link,
    findings,
    judge: () => linkFinding(link, 'save'),
    complete: linkFrom,
    onChange,
  });
  return (
    <Card withBorder radius="lg" padding="lg" className={files.card}>
      <Marked path={path} label={label}>
        <div className={classes.row}>
          <TextInput {...input} className={classes.address} label={label} description={t(hint)} type="url" />
          <TryIt link={link} />
        </div>
        <FieldError path={path} findings={found} />
      </Marked>
      {children}
    </Card>
  );
}
