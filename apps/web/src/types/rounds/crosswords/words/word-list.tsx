import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { newWord, type CrosswordDoc, type PastedWord } from '@takhti/content-types/crosswords';
import { limits, type Finding } from '@takhti/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PartsStrip } from '../../../../features/ai/index.ts';
import { NextPartLink, useNextPart } from '../../../../features/container-page/index.ts';
import { AiButton, FieldError, fieldId, findingsAt, type Editor } from '../../../../features/editor/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { showToast } from '../../../../ui/index.ts';
import { Section } from '../../cards/section.tsx';
import { useFocusAfterRender } from '../../cards/use-focus-after-render.ts';
import { WordCard } from './word-card.tsx';
import { withMoved, withPasted } from './word-edits.ts';
import classes from './words.module.css';

interface WordListProps {
  readonly editor: Editor<CrosswordDoc>;
  readonly findings: readonly Finding[];
  readonly container_id: string;
}

/** The words of a crossword with their clues: added, changed, moved and deleted here. */
export function WordList({ editor, findings, container_id }: WordListProps) {
  const t = useText();
  const goTo = useFocusAfterRender();
  const { pathname, search } = useLocation();
  const [said, setSaid] = useState('');
  const { doc, edit, isReadOnly } = editor;
  const { files, language } = doc;
  const most = limits.crossword.max_words;
  const setFiles = (next: CrosswordDoc['files']): void =>
    edit((draft) => {
      draft.files = next;
    });

  function add(): void {
    edit((draft) => void draft.files.push(newWord(draft)));
    goTo(['files', files.length, 'word']);
  }

  function remove(at: number): void {
    const before = files;
    setFiles(files.toSpliced(at, 1));
    const undo = { label: t('common:undo'), onClick: () => setFiles(before) };
    showToast({ kind: 'success', text: t('crosswords:words.deleted'), action: undo });
  }

  function move(from: number, to: number): void {
    setFiles(withMoved(files, from, to));
    setSaid(t('common:move.done', { position: to + 1, count: files.length }));
  }

  function paste(at: number, words: readonly PastedWord[]): void {
    const { files: next, left } = withPasted(files, at, words, most);
    setFiles(next);
    if (left > 0) showToast({ kind: 'warning', text: t('crosswords:words.too_many', { count: left, most }) });
  }

  const nextPart = useNextPart({
    container_id,
    canRead: !isReadOnly,
    // On this page: a word is read in its card.
    pathOf: () => pathname + search,
    focusOf: (part_id) => ['files', files.findIndex(({ ai_part }) => ai_part === part_id), 'word'],
  });

  return (
    <div id={fieldId(['files'])} tabIndex={-1} className={classes.frame}>
      <Section
        opened={{ isReadOnly }}
        title={t('crosswords:words.title')}
        hint={t('crosswords:words.hint')}
        tally={t('crosswords:words.tally', { number: files.length, most })}
        foot={
          <>
            <FieldError path={['files']} findings={findingsAt(findings, ['files'])} />
            {!isReadOnly && (
              <Button
                variant="light"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                data-tour="add-word"
                disabled={files.length >= most}
                onClick={add}
              >
                {t('crosswords:words.add')}
              </Button>
            )}
            <AiButton
              subject="crossword"
              isEditing={!isReadOnly}
              to={`/dashboard/generate?container_id=${container_id}`}
            />
          </>
        }
      >
        <PartsStrip item={{ container_id }} next={<NextPartLink next={nextPart} />} />
        {files.length === 0 && <p className={classes.none}>{t('crosswords:words.none')}</p>}
        <ol className={classes.words}>
          {files.map((file, at) => (
            <WordCard
              key={file.id}
              file={file}
              at={at}
              count={files.length}
              language={language}
              findings={findings}
              container_id={container_id}
              isReadOnly={isReadOnly}
              onChange={(change) =>
                edit((draft) => {
                  const open = draft.files.find(({ id }) => id === file.id);
                  if (open) Object.assign(open, change);
                })
              }
              onPaste={(words) => paste(at, words)}
              onMove={move}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </Section>
    </div>
  );
}
