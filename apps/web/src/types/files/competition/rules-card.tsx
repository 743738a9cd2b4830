import type { CompetitionFlag } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import type { CompetitionProps } from './competition-props.ts';
import classes from './competition.module.css';
import { FlagSwitch } from './flag-switch.tsx';
import { InstancesField } from './instances-field.tsx';
import { Section } from './section.tsx';

const rules: readonly CompetitionFlag[] = [
  'isnorepeat',
  'israndomization',
  'ismultiplayer',
  'islesson',
  'isresign',
  'iscertificate',
  'ishideonend',
  'isdemo',
  'isdisabled',
];
const elsewhere: readonly CompetitionFlag[] = ['ischat', 'ismcd'];

/** By which rules it is played, and what only other platforms heed. */
export function RulesCard(props: CompetitionProps) {
  const t = useText();
  return (
    <>
      <Section title={t('competitions:cards.rules')}>
        <div className={classes.flags}>
          {rules.map((flag) => (
            <FlagSwitch key={flag} {...props} flag={flag} />
          ))}
        </div>
      </Section>
      <Section title={t('competitions:cards.elsewhere')} hint={t('competitions:cards.elsewhere_hint')}>
        <div className={classes.flags}>
          {elsewhere.map((flag) => (
            <FlagSwitch key={flag} {...props} flag={flag} />
          ))}
          <InstancesField {...props} />
        </div>
      </Section>
    </>
  );
}
