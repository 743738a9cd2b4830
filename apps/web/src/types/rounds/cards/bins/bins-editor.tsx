import { binsOf, mayStayOut, templateLimits, type BinsRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { AddButton } from '../add-button.tsx';
import { addBin, cardsByBin } from './bin-edits.ts';
import { BinCards } from './bin-cards.tsx';
import { BinFields } from './bin-fields.tsx';
import classes from './bins-editor.module.css';
import { CardsFoot } from '../cards-foot.tsx';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import { useCardActions } from '../use-card-actions.ts';
import { useFocusAfterRender } from '../use-focus-after-render.ts';
import { useTally } from '../use-tally.ts';

/** Bins, each with its name or picture and the cards that belong into it. */
export function BinsEditor({ opened }: { opened: OpenedRound<BinsRound> }) {
  const t = useText();
  const actions = useCardActions(opened);
  const goTo = useFocusAfterRender();
  const { round, isReadOnly } = opened;
  const bins = binsOf(round);
  const { inBin, out } = cardsByBin(round);
  const most = templateLimits[round.template_type].bins?.count.max ?? 0;
  const canStayOut = mayStayOut(round);

  function addOne(): void {
    const next = addBin(round);
    const added = binsOf(next).find(({ key }) => round[key] === undefined);
    opened.change(addBin);
    if (added) goTo(opened.path(added.key, 'value'));
  }

  return (
    <Section
      opened={opened}
      title={t('game-cards:bins.title')}
      hint={t(`game-cards:bins.hint.${round.template_type}`)}
      tally={useTally(opened, 'cards')}
      foot={
        <CardsFoot opened={opened}>
          {bins.length < most && <AddButton onClick={addOne}>{t('game-cards:bins.add')}</AddButton>}
        </CardsFoot>
      }
    >
      <ul className={classes.bins}>
        {bins.map(({ key, number, bin }) => (
          <li key={key} className={classes.bin}>
            <BinFields opened={opened} place={key} number={number} />
            <BinCards
              opened={opened}
              actions={actions}
              cards={inBin.get(key) ?? []}
              addLabel={isReadOnly ? undefined : t('game-cards:bins.add_card')}
              onAdd={() => actions.add({ data: bin.data })}
            />
          </li>
        ))}
      </ul>
      {(out.length > 0 || canStayOut) && (
        <div className={classes.out}>
          <h3 className={classes.outTitle}>
            {t(canStayOut ? 'game-cards:bins.tray' : 'game-cards:bins.homeless')}
          </h3>
          <p className={classes.outHint}>
            {t(canStayOut ? 'game-cards:bins.tray_hint' : 'game-cards:bins.homeless_hint')}
          </p>
          <BinCards
            opened={opened}
            actions={actions}
            cards={out}
            addLabel={canStayOut && !isReadOnly ? t('game-cards:bins.add_to_tray') : undefined}
            onAdd={() => actions.add({ data: '' })}
          />
        </div>
      )}
    </Section>
  );
}
