import { IconTrash } from '@tabler/icons-react';
import { binsOf, isUsed, templateLimits, type BinKey, type BinsRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { FieldError, fieldId } from '../../../../features/editor/index.ts';
import { ImageField } from '../../../../features/media/index.ts';
import { FieldComments } from '../../../../features/review/index.ts';
import { removeBin, withBin } from './bin-edits.ts';
import classes from './bins-editor.module.css';
import type { OpenedRound } from '../opened-round.ts';
import { ToolButton } from '../tool-button.tsx';
import { WrittenField } from '../number/written-field.tsx';

interface BinFieldsProps {
  readonly opened: OpenedRound<BinsRound>;
  readonly place: BinKey;
  /** From 1. */
  readonly number: number;
}

/** What a bin is called and what it looks like. */
export function BinFields({ opened, place, number }: BinFieldsProps) {
  const t = useText();
  const { round, isReadOnly } = opened;
  const bin = round[place];
  if (!bin) return null;
  const limit = templateLimits[round.template_type].bins;
  const onPicture = opened.findings(place, 'imagePath');
  const name = t('game-cards:bins.bin', { number });
  const canRemove = !isReadOnly && binsOf(round).length > (limit?.count.min ?? 0);
  // A picture that came with an import is shown where the template asks for none, so that it can be taken away.
  const hasPicture = limit?.image !== undefined || bin.imagePath !== '';
  return (
    <div
      role="group"
      aria-label={name}
      id={fieldId(opened.path(place))}
      tabIndex={-1}
      className={classes.fields}
    >
      <div className={classes.binHead}>
        <span className={classes.binName}>{name}</span>
        <FieldComments path={opened.path(place, 'value')} label={name} />
        {canRemove && (
          <span className={classes.binTools}>
            <ToolButton
              icon={IconTrash}
              label={t('game-cards:bins.remove', { name })}
              onClick={() => opened.change((now) => removeBin(now, place))}
            />
          </span>
        )}
      </div>
      {hasPicture && (
        <ImageField
          container_id={opened.container_id}
          label={t('game-cards:card.picture')}
          path={opened.path(place, 'imagePath')}
          value={bin.imagePath}
          {...(limit?.image && { wanted: limit.image })}
          isReadOnly={isReadOnly}
          error={
            onPicture.length > 0 && <FieldError path={opened.path(place, 'imagePath')} findings={onPicture} />
          }
          onChange={(imagePath) => opened.change((now) => withBin(now, place, { imagePath }))}
        />
      )}
      <WrittenField
        opened={opened}
        at={[place, 'value']}
        label={t('game-cards:bins.name', { name })}
        isLabelHidden
        placeholder={t(limit?.image ? 'game-cards:bins.label_hint' : 'game-cards:bins.name_hint')}
        value={bin.value}
        chars={limit?.label}
        isOneLine
        onText={(value) => opened.change((now) => withBin(now, place, { value }))}
      />
      <FieldError path={opened.path(place)} findings={opened.findings(place)} />
      {limit?.image && !isUsed(round, bin) && <p className={classes.unused}>{t('game-cards:bins.unused')}</p>}
    </div>
  );
}
