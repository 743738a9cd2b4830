import { NativeSelect } from '@mantine/core';
import { binOf, binsOf, mayStayOut, type BinsRound } from '@takhti/content-types/rounds';
import { hasErrors } from '@takhti/domain';
import { useText } from '../../../../i18n/index.ts';
import { FieldError, fieldErrorId, fieldId } from '../../../../features/editor/index.ts';
import classes from './bins-editor.module.css';
import { withCard } from '../card/card-edits.ts';
import type { OpenedRound } from '../opened-round.ts';
import type { CardActions } from '../use-card-actions.ts';

interface BinChoiceProps {
  readonly opened: OpenedRound<BinsRound>;
  readonly actions: CardActions;
  readonly at: number;
  readonly name: string;
}

/** Which bin a card belongs into (G-095). The card moves there, and so does the focus. */
export function BinChoice({ opened, actions, at, name }: BinChoiceProps) {
  const t = useText();
  const { round, isReadOnly } = opened;
  const card = round.cardsData[at];
  if (!card || isReadOnly) return null;
  const place = ['cardsData', at, 'data'];
  const findings = opened.findings(...place);
  const bins = binsOf(round);
  const isHomeless = binOf(round, card.data) === null;
  const canStayOut = mayStayOut(round);
  const nowhere = { value: '', label: t(canStayOut ? 'game-cards:bins.tray' : 'game-cards:bins.choose') };
  // In one bin of one, with no other place to go to, there is nothing to choose.
  if (bins.length === 1 && !canStayOut && !isHomeless) return null;
  return (
    <div className={classes.choice}>
      <NativeSelect
        id={fieldId(opened.path(...place))}
        size="xs"
        aria-label={t('game-cards:bins.of', { name })}
        aria-describedby={fieldErrorId(opened.path(...place))}
        error={hasErrors(findings)}
        value={isHomeless ? '' : card.data}
        data={[
          ...(canStayOut || isHomeless ? [nowhere] : []),
          ...bins.map(({ bin, number }) => ({
            value: bin.data,
            label: bin.value.trim() || t('game-cards:bins.bin', { number }),
          })),
        ]}
        onChange={(event) => {
          const data = event.currentTarget.value;
          opened.change((now) => withCard(now, card.id, { data }));
          actions.goTo(at);
        }}
      />
      <FieldError path={opened.path(...place)} findings={findings} />
    </div>
  );
}
