import { Select } from '@mantine/core';
import { languages, type Captions, type Finding, type Language, type StoredFile } from '@takhti/domain';
import { FieldError, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { FileListField } from '../../../features/media/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import type { Uploaded } from '../../../features/upload/index.ts';
import files from '../family/files.module.css';
import { WriteCaptions } from './captions/write-captions.tsx';

interface CaptionsFieldProps {
  readonly container_id: string;
  /** The address of the film. */
  readonly video: string;
  readonly captions: readonly Captions[];
  /** The language of the content. */
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (change: (now: readonly Captions[]) => Captions[]) => void;
}

const kinds = ['captions'] as const;
const path = ['captions'] as const;
const choices = languages.map((value) => ({ value, label: nameOfLanguage(value) }));

/** The words of a video, a file for each language. */
export function CaptionsField(props: CaptionsFieldProps) {
  const { container_id, video, captions, language, findings, onChange } = props;
  const t = useText();
  const label = t('files:fields.captions');
  const next = freeLanguage(captions, language);
  function write({ url, file_name, bytes }: Uploaded, at: number): void {
    onChange((now) => {
      const known = now[at];
      const written = { path: url, name: file_name, bytes, language: known?.language ?? next ?? language };
      return known ? now.with(at, written) : [...now, written];
    });
  }
  return (
    <div className={files.field}>
      <Marked path={path} label={label}>
        <FileListField
          container_id={container_id}
          label={label}
          path={path}
          files={filesOf(captions)}
          kinds={kinds}
          most={languages.length}
          onChange={(change) => onChange((now) => captionsOf(change(filesOf(now)), now, language))}
          error={<FieldError path={path} findings={findingsAt(findings, path)} />}
          renderBelow={(file, at) => (
            <>
              <Select
                id={fieldId([...path, at, 'language'])}
                label={t('files:video.captions_language')}
                data={choices}
                value={captions[at]?.language ?? language}
                maw={240}
                onChange={(chosen) => {
                  const picked = languages.find((each) => each === chosen);
                  if (!picked) return;
                  onChange((now) =>
                    now.map((each, place) => (place === at ? { ...each, language: picked } : each)),
                  );
                }}
              />
              <div>
                <WriteCaptions
                  container_id={container_id}
                  video={video}
                  language={captions[at]?.language ?? language}
                  path={file.path}
                  label={t('files:captions.change')}
                  onWritten={(stored) => write(stored, at)}
                />
              </div>
              <FieldError path={[...path, at]} findings={findingsAt(findings, [...path, at])} />
            </>
          )}
        />
      </Marked>
      {next && (
        <div className={files.field}>
          <WriteCaptions
            container_id={container_id}
            video={video}
            language={next}
            label={t('files:captions.write', { language: nameOfLanguage(next) })}
            onWritten={(stored) => write(stored, captions.length)}
          />
        </div>
      )}
    </div>
  );
}

const filesOf = (captions: readonly Captions[]): StoredFile[] =>
  captions.map(({ path: address, name, bytes }) => ({ path: address, name, bytes, alt: '' }));

/** A file that is new is in the language of the content, or in one that has none yet. */
function captionsOf(
  stored: readonly StoredFile[],
  captions: readonly Captions[],
  language: Language,
): Captions[] {
  const next: Captions[] = [];
  for (const [at, { path: address, name, bytes }] of stored.entries()) {
    const known =
      captions.find((each) => each.path === address) ??
      (stored.length === captions.length ? captions[at] : undefined);
    const free = freeLanguage([...next, ...captions], language) ?? language;
    next.push({ path: address, name, bytes, language: known?.language ?? free });
  }
  return next;
}

/** The language of the content, or else one that has no captions yet. */
function freeLanguage(
  captions: readonly Pick<Captions, 'language'>[],
  language: Language,
): Language | undefined {
  return [language, ...languages].find((each) => captions.every((known) => known.language !== each));
}
