import { Card, TextInput } from '@mantine/core';
import {
  limits,
  keptKindOf,
  type FileKind,
  type Finding,
  type OpenedContainer,
  type StoredFile,
} from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { FileListField } from '../../../features/media/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText, type TextKey } from '../../../i18n/index.ts';
import files from '../files.module.css';

interface StoredFileFieldsProps {
  readonly item: OpenedContainer;
  readonly files: readonly StoredFile[];
  readonly kinds: readonly FileKind[];
  readonly most: number;
  readonly findings: readonly Finding[];
  /** What learners will have of it. */
  readonly hint: TextKey;
  readonly onChange: (change: { files: StoredFile[] }) => void;
}

/** The files of a content object that is made of them. */
export function StoredFileFields(props: StoredFileFieldsProps) {
  const { item, kinds, most, findings, hint, onChange } = props;
  const t = useText();
  const label = t(most > 1 ? 'files:fields.files' : 'files:file');
  const change = (changed: StoredFile[]): void => onChange({ files: changed });
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
              {keptKindOf(file.name, kinds) === 'image' && (
                <TextInput
                  id={fieldId(['files', at, 'alt'])}
                  label={t('files:fields.alt')}
                  description={t('files:alt_hint')}
                  value={file.alt}
                  maxLength={limits.title.max}
                  aria-describedby={fieldErrorId(['files', at, 'alt'])}
                  attributes={{ input: { dir: 'auto' } }}
                  onChange={(event) =>
                    change(props.files.with(at, { ...file, alt: event.currentTarget.value }))
                  }
                />
              )}
              <FieldError path={['files', at, 'alt']} findings={findingsAt(findings, ['files', at, 'alt'])} />
              <FieldError path={['files', at]} findings={findingsAt(findings, ['files', at])} />
            </>
          )}
        />
      </Marked>
      <p className={files.hint}>{t(hint)}</p>
    </Card>
  );
}
