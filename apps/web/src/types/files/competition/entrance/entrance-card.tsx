import { limits } from '@takhti/domain';
import { findingsAt } from '../../../../features/editor/index.ts';
import { useText } from '../../../../i18n/index.ts';
import type { CompetitionProps } from '../competition-props.ts';
import classes from '../competition.module.css';
import { FlagSwitch } from '../flag-switch.tsx';
import { Section } from '../section.tsx';
import { CompetitionText } from '../competition-text.tsx';
import { SchoolsField } from './schools-field.tsx';
import { WhoEnters } from './who-enters.tsx';

const schoolFields: ReadonlySet<unknown> = new Set(['schoolcode', 'schooltag']);

/** Who may enter: everybody with the link, holders of a school's code, or those who know the secret code. */
export function EntranceCard(props: CompetitionProps) {
  const t = useText();
  const { doc, findings } = props;
  // A code that is not asked for is in the way, unless something is wrong with it.
  const hasSecret = doc.issemiprivate === 1 || findingsAt(findings, ['secretcode']).length > 0;
  const hasSchools = doc.isschool === 1 || findings.some(({ path }) => schoolFields.has(path[0]));
  return (
    <Section title={t('competitions:cards.entrance')} hint={t('competitions:cards.entrance_hint')}>
      <WhoEnters doc={doc} />
      <div className={classes.flags}>
        <FlagSwitch {...props} flag="ispublic" />
        <FlagSwitch {...props} flag="issemiprivate" />
        {hasSecret && (
          <div className={classes.codeOf}>
            <div className={classes.narrow}>
              <CompetitionText
                {...props}
                field="secretcode"
                hint={t('competitions:secret_hint', { max: limits.competition.secret_code })}
              />
            </div>
          </div>
        )}
        <FlagSwitch {...props} flag="isschool" />
        {hasSchools && (
          <div className={classes.codeOf}>
            <SchoolsField {...props} />
          </div>
        )}
        <FlagSwitch {...props} flag="ispremium" />
      </div>
    </Section>
  );
}
