import { limits } from '@takhti/domain';
import { useText } from '../../../../i18n/index.ts';
import type { CompetitionProps } from '../competition-props.ts';
import classes from '../competition.module.css';
import { FlagSwitch } from '../flag-switch.tsx';
import { Section } from '../section.tsx';
import { TextField } from '../text-field.tsx';
import { SchoolsField } from './schools-field.tsx';

/** Who may enter: everybody with the link, who has the code of a school, or who knows the secret code. */
export function EntranceCard(props: CompetitionProps) {
  const t = useText();
  return (
    <Section title={t('competitions:cards.entrance')} hint={t('competitions:cards.entrance_hint')}>
      <div className={classes.flags}>
        <FlagSwitch {...props} flag="ispublic" />
        <FlagSwitch {...props} flag="issemiprivate" />
        <div className={classes.narrow}>
          <TextField
            {...props}
            field="secretcode"
            hint={t('competitions:secret_hint', { max: limits.competition.secret_code })}
          />
        </div>
        <FlagSwitch {...props} flag="isschool" />
        <SchoolsField {...props} />
        <FlagSwitch {...props} flag="ispremium" />
      </div>
    </Section>
  );
}
