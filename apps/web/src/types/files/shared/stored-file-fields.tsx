import { Card, TextInput } from '@mantine/core';
import { limits, type FileKind, type Finding, type OpenedContainer, type StoredFile } from '@takhti/domain';
import type { ReactNode } from 'react';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { FileListField, isPicture } from '../../../features/media/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText, type TextKey } from '../../../i18n/index.ts';
import files from '../family/files.module.css';

interface FileFields {
  readonly files: StoredFile[];
}

interface StoredFileFieldsProps {
  readonly item: OpenedContainer;
  readonly files: readonly StoredFile[];
  readonly kinds: readonly FileKind[];
  readonly most: number;
  readonly findings: readonly Finding[];
  /** What learners will have of it. */
  readonly hint: TextKey;
  /** Other ways to a file. */
  readonly children?: ReactNode;
  readonly onChange: (change: (now: FileFields) => FileFields) => void;
}

/** The files of a container that is made of them. */
export function StoredFileFields(props: StoredFileFieldsProps) {
  const { item, kinds, most, findings, hint, children, onChange } = props;
  const t = useText();
  const label = t(most > 1 ? 'files:fields.files' : 'files:file');
  const change = (by: (now: readonly StoredFile[]) => StoredFile[]): void =>
    onChange((now) => ({ files: by(now.files) }));
  return (
    <Card withBorder radius="lg" padding="lg" className={files.card}>
      <Marked path={['files']} label={label}>
        <FileListField
          container_id={item.container_id}
          label={label}
          path={['files']}
          files={props.files}
          kinds={kinds}
          most={most}
          onChange={change}
          error={<FieldError path={['files']} findings={findingsAt(findings, ['files'])} />}
          renderBelow={(file, at) => (
            <>
              {isPicture(file) && (
                <TextInput
                  id={fieldId(['files', at, 'alt'])}
                  label={t('files:fields.alt')}
                  description={t('files:alt_hint')}
                  value={file.alt}
                  maxLength={limits.title.max}
                  aria-describedby={fieldErrorId(['files', at, 'alt'])}
                  attributes={{ input: { dir: 'auto' } }}
                  onChange={({ currentTarget: { value: alt } }) =>
                    change((now) => now.map((each, place) => (place === at ? { ...each, alt } : each)))
                  }
                />
              )}
              <FieldError path={['files', at, 'alt']} findings={findingsAt(findings, ['files', at, 'alt'])} />
              <FieldError path={['files', at]} findings={findingsAt(findings, ['files', at])} />
            </>
          )}
        />
      </Marked>
      {children}
      <p className={files.hint}>{t(hint)}</p>
    </Card>
  );
}
