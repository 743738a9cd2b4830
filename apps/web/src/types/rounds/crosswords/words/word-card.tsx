import { SegmentedControl } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import {
  clueLimits,
  clueTypes,
  hasPicture,
  hasWords,
  type CrosswordFile,
  type PastedWord,
} from '@takhti/content-types/crosswords';
import type { Finding, Language } from '@takhti/domain';
import { useId } from 'react';
import { PartMark } from '../../../../features/ai/index.ts';
import { FieldError, fieldId, findingsAt } from '../../../../features/editor/index.ts';
import { AudioField, ImageField } from '../../../../features/media/index.ts';
import { FieldComments } from '../../../../features/review/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { MoveHandle, useDrop } from '../../../../ui/index.ts';
import { MoveButtons } from '../../cards/list/move-buttons.tsx';
import { ToolButton } from '../../cards/tool-button.tsx';
import { GameText } from '../../game-text.tsx';
import { WordField } from './word-field.tsx';
import classes from './words.module.css';

interface WordCardProps {
  readonly file: CrosswordFile;
  /** Its place among all words. */
  readonly at: number;
  readonly count: number;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly container_id: string;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<CrosswordFile>) => void;
  readonly onPaste: (words: readonly PastedWord[]) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** One word: its letters, of what kind its clue is, and the clue. */
export function WordCard(props: WordCardProps) {
  const { file, at, count, language, findings, isReadOnly, onChange, onPaste, onMove, onRemove } = props;
  const t = useText();
  const id = useId();
  const name = t('crosswords:words.word', { number: at + 1 });
  const slot = !isReadOnly && count > 1 ? { scope: 'crossword words', index: at, onMove } : null;
  const drop = useDrop(slot);
  const at_ = (field: string) => ['files', at, field];
  return (
    <li className={classes.word} {...drop}>
      <div role="group" aria-label={name} id={fieldId(['files', at])} tabIndex={-1}>
        <div className={classes.head} data-tour="edit-word">
          {slot && <MoveHandle id={id} name={name} slot={slot} count={count} />}
          <span className={classes.name}>{name}</span>
          <FieldComments path={at_('word')} label={name} />
          <span className={classes.tools}>
            {isReadOnly ? (
              <span className={classes.kind}>{t(`crosswords:kinds.${file.type}`)}</span>
            ) : (
              <>
                <MoveButtons at={at} count={count} onMove={onMove} />
                <ToolButton
                  icon={IconTrash}
                  label={t('crosswords:words.remove', { number: at + 1 })}
                  onClick={onRemove}
                />
              </>
            )}
          </span>
        </div>
        <WordField
          path={at_('word')}
          value={file.word}
          language={language}
          findings={findingsAt(findings, at_('word'))}
          isReadOnly={isReadOnly}
          onWord={(word) => onChange({ word })}
          onPaste={onPaste}
        />
        {!isReadOnly && (
          <SegmentedControl
            className={classes.kinds}
            size="xs"
            aria-label={t('crosswords:kinds.of', { name })}
            value={file.type}
            data={clueTypes.map((type) => ({ value: type, label: t(`crosswords:kinds.${type}`) }))}
            onChange={(type) => {
              // A picture is no sound: what is there is of no use to a clue of the other kind.
              const isKept = hasPicture({ type }) === hasPicture(file) && type !== 'audio';
              onChange(isKept || type === 'text' ? { type } : { type, path: '', alt: '' });
            }}
          />
        )}
        <Clue {...props} path={at_} />
        {file.ai_part !== undefined && (
          <PartMark container_id={props.container_id} part_id={file.ai_part} canRead={!isReadOnly} />
        )}
      </div>
    </li>
  );
}

function Clue(props: WordCardProps & { readonly path: (field: string) => (string | number)[] }) {
  const { file, language, findings, container_id, isReadOnly, onChange, path } = props;
  const t = useText();
  const { chars, image } = clueLimits[file.type];
  const found = findingsAt(findings, path('path'));
  const media = {
    container_id,
    path: path('path'),
    value: file.path,
    isReadOnly,
    error: found.length > 0 && <FieldError path={path('path')} findings={found} />,
  };
  return (
    <div className={classes.clue}>
      {hasPicture(file) && (
        <div>
          <ImageField
            {...media}
            label={t('crosswords:fields.picture')}
            alt={file.alt}
            altPath={path('alt')}
            wanted={image}
            onChange={(address) => onChange({ path: address })}
            onAltChange={(alt) => onChange({ alt })}
          />
          <FieldError path={path('alt')} findings={findingsAt(findings, path('alt'))} />
        </div>
      )}
      {file.type === 'audio' && (
        <AudioField
          {...media}
          label={t('crosswords:fields.sound')}
          onChange={(address, seconds) => onChange({ path: address, seconds: seconds ?? 0 })}
        />
      )}
      {hasWords(file) && (
        <GameText
          path={path('clue')}
          label={t('crosswords:fields.clue')}
          value={file.clue}
          language={language}
          findings={findingsAt(findings, path('clue'))}
          isReadOnly={isReadOnly}
          hint={file.type === 'audio' ? t('crosswords:words.clue_beside_sound') : undefined}
          {...(chars !== undefined && { chars: { to: chars } })}
          onChange={(clue) => onChange({ clue })}
        />
      )}
    </div>
  );
}
