import { templateLimits, type RoundOf } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import classes from './number-editor.module.css';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import { WrittenField } from './written-field.tsx';

/** A number that learners type, and the unit that is behind it (G-124 to G-127). */
export function NumberEditor({ opened }: { opened: OpenedRound<RoundOf<'financial-fib'>> }) {
  const t = useText();
  const { blank, unit } = opened.round;
  const most = templateLimits['financial-fib'].unit?.max;
  return (
    <Section opened={opened} title={t('game-cards:number.title')} hint={t('game-cards:number.hint')}>
      <div className={classes.number} data-tour="fill-in">
        <WrittenField
          opened={opened}
          at={['blank']}
          label={t('game-cards:number.answer')}
          value={blank}
          isOneLine
          isRequired
          inputMode="decimal"
          placeholder="12.5"
          onText={(text) => opened.change((now) => ({ ...now, blank: text }))}
        />
        <WrittenField
          opened={opened}
          at={['unit']}
          label={t('game-cards:number.unit')}
          value={unit}
          isOneLine
          isRequired
          chars={most === undefined ? undefined : { to: most }}
          isLengthKept
          placeholder={t('game-cards:number.unit_hint')}
          onText={(text) => opened.change((now) => ({ ...now, unit: text }))}
        />
      </div>
    </Section>
  );
}
