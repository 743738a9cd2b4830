import { Text } from '@mantine/core';
import { crosswordModel, type CrosswordFile } from '@takhti/content-types/crosswords';
import { entryOfStep, isOrder, isSame, type Language } from '@takhti/domain';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { DiffField, DiffSide, DiffSides, DiffText } from '../../../../ui/index.ts';
import type { DifferencesProps } from '../../../web-type.ts';
import classes from './differences.module.css';

/** What became of the words of a crossword. Pages that show it name `crosswords` among their texts. */
export function Differences({ change, json_data, current, language, children }: DifferencesProps) {
  const t = useText();
  const { facts } = useFormat();
  const { field, before, after } = change;
  const now = filesOf(json_data);
  if (isOrder(field)) {
    const placeOf = (id: unknown): string => {
      const file = now.find((each) => String(each.id) === String(id));
      return file?.word ?? String(id);
    };
    return (
      <DiffField name={t('crosswords:diff.order')}>
        <DiffSides>
          {(['before', 'after'] as const).map((side) => (
            <DiffSide key={side} name={t(`review:diff.${side}`)} tone={side}>
              <bdi>{facts(listOf(change[side]).map(placeOf))}</bdi>
            </DiffSide>
          ))}
        </DiffSides>
      </DiffField>
    );
  }
  const step = entryOfStep(field.split('.').at(-1) ?? '');
  if (step) {
    const at = now.findIndex(({ id }) => String(id) === step.name);
    const number = (at < 0 ? (step.place ?? 0) : at) + 1;
    return (
      <WordDiff
        number={number}
        before={fileOf(before)}
        after={fileOf(after)}
        current={current && fileOf(current.value)}
        language={language}
      />
    );
  }
  const [was, is] = [listOf(before), listOf(after)].map((list) => list.flatMap((each) => fileOf(each) ?? []));
  if (!was || !is) return children;
  const ids = [...new Set([...is, ...was].map(({ id }) => id))];
  return (
    <>
      {ids.map((id) => {
        const [old, fresh] = [was, is].map((list) => list.find((each) => each.id === id) ?? null);
        if (isSame(old, fresh)) return null;
        const number = (fresh ? is : was).findIndex((each) => each.id === id) + 1;
        return (
          <WordDiff key={id} number={number} before={old ?? null} after={fresh ?? null} language={language} />
        );
      })}
    </>
  );
}

interface WordDiffProps {
  readonly number: number;
  readonly before: CrosswordFile | null;
  readonly after: CrosswordFile | null;
  /** What it holds now, where that is neither of both. */
  readonly current?: CrosswordFile | null | undefined;
  readonly language: Language;
}

/** One word with its clue, before and after. */
function WordDiff({ number, before, after, current, language }: WordDiffProps) {
  const t = useText();
  const sides = [
    ['before', before],
    ['after', after],
    ['current', current],
  ] as const;
  return (
    <DiffField name={t('crosswords:words.word', { number })}>
      <DiffSides>
        {sides.map(([side, file]) =>
          file === undefined ? null : (
            <DiffSide key={side} name={t(`review:diff.${side}`)} tone={side}>
              {file === null ? (
                <Text size="sm" c="dimmed">
                  {t('editor:conflict.empty')}
                </Text>
              ) : (
                <dl className={classes.word}>
                  {(['word', 'clue', 'alt'] as const).map((part) => (
                    <div key={part} hidden={file[part] === ''}>
                      <dt>{t(`crosswords:fields.${part}`)}</dt>
                      <dd>
                        <DiffText
                          before={before?.[part] ?? ''}
                          after={(side === 'current' ? file : after)?.[part] ?? ''}
                          isRich={false}
                          language={language}
                          side={side === 'before' ? 'before' : 'after'}
                        />
                      </dd>
                    </div>
                  ))}
                  <div>
                    <dt>{t('crosswords:fields.type')}</dt>
                    <dd>{t(`crosswords:kinds.${file.type}`)}</dd>
                  </div>
                  {file.path !== '' && file.type !== 'text' && <File file={file} />}
                </dl>
              )}
            </DiffSide>
          ),
        )}
      </DiffSides>
    </DiffField>
  );
}

function File({ file: { type, path, alt } }: { readonly file: CrosswordFile }) {
  // A clue's sound has no captions of its own.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (type === 'audio') return <audio src={path} controls />;
  return <img src={path} alt={alt} className={classes.picture} />;
}

function filesOf(json_data: unknown): readonly CrosswordFile[] {
  const reading = crosswordModel.read(json_data);
  return reading.ok ? reading.doc.files : [];
}

function fileOf(value: unknown): CrosswordFile | null {
  if (typeof value !== 'object' || value === null) return null;
  const start = crosswordModel.defaults({
    language: 'english',
    skill_id: '',
    subject: '',
    total_questions: 0,
  });
  const reading = crosswordModel.read({ ...start, files: [value] });
  return reading.ok ? (reading.doc.files[0] ?? null) : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
