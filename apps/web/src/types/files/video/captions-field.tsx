import { Select } from '@mantine/core';
import { languages, type Captions, type Finding, type Language, type StoredFile } from '@takhti/domain';
import { FieldError, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { FileListField } from '../../../features/media/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import files from '../files.module.css';

interface CaptionsFieldProps {
  readonly container_id: string;
  readonly captions: readonly Captions[];
  /** That the content is written in. */
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (captions: Captions[]) => void;
}

const kinds = ['captions'] as const;
const path = ['captions'] as const;
const choices = languages.map((value) => ({ value, label: nameOfLanguage(value) }));

/** The words of a video, a file for each language. */
export function CaptionsField(props: CaptionsFieldProps) {
  const { container_id, captions, language, findings, onChange } = props;
  const t = useText();
  const label = t('files:fields.captions');
  // A file that is new is in the language of the content, or in one that has none yet.
  function change(stored: readonly StoredFile[]): void {
    const next: Captions[] = [];
    for (const [at, { path: address, name, bytes }] of stored.entries()) {
      const known =
        captions.find((each) => each.path === address) ??
        (stored.length === captions.length ? captions[at] : undefined);
      const taken = [...next, ...captions].map((each) => each.language);
      const free = [language, ...languages].find((each) => !taken.includes(each)) ?? language;
      next.push({ path: address, name, bytes, language: known?.language ?? free });
    }
    onChange(next);
  }
  return (
    <div className={files.field}>
      <Marked path={path} label={label}>
        <FileListField
          container_id={container_id}
          label={label}
          path={path}
          files={captions.map((each) => ({ ...each, alt: '' }))}
          kinds={kinds}
          most={languages.length}
          onChange={change}
          error={<FieldError path={path} findings={findingsAt(findings, path)} />}
          renderBelow={(file, at) => (
            <>
              <Select
                id={fieldId([...path, at, 'language'])}
                label={t('files:video.captions_language')}
                data={choices}
                value={captions[at]?.language ?? language}
                allowDeselect={false}
                maw={240}
                onChange={(chosen) => {
                  const picked = languages.find((each) => each === chosen);
                  const current = captions[at];
                  if (picked && current) onChange(captions.with(at, { ...current, language: picked }));
                }}
              />
              <FieldError path={[...path, at]} findings={findingsAt(findings, [...path, at])} />
            </>
          )}
        />
      </Marked>
    </div>
  );
}
