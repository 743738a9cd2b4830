import { IconCheck } from '@tabler/icons-react';
import type { ItemStatistics, Language } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ContentText, FactDivider } from '../../../ui/index.ts';
import classes from '../statistics.module.css';

interface OptionBarsProps {
  readonly item: ItemStatistics;
  readonly language: Language;
}

/** How often each option of a question was chosen, or each answer typed. */
export function OptionBars({ item, language }: OptionBarsProps) {
  const t = useText();
  const format = useFormat();
  const { responses, answered } = item;
  if (item.is_withheld === true) return <p className={classes.none}>{t('statistics:table.withheld')}</p>;
  if (responses.length === 0) return <p className={classes.none}>{t('statistics:table.unanswered')}</p>;
  return (
    <ol className={classes.options}>
      {responses.map(({ response, html, is_right, picked, discrimination }, at) => (
        <li key={response} data-right={is_right || undefined}>
          <span className={classes.letter}>
            {is_right ? (
              <IconCheck size={16} aria-label={t('statistics:table.right')} />
            ) : (
              format.number(at + 1)
            )}
          </span>
          <div className={classes.optionText}>
            {html === '' ? <bdi>{response}</bdi> : <ContentText html={html} language={language} isInline />}
            <span className={classes.track} aria-hidden="true">
              <span style={{ inlineSize: `${answered === 0 ? 0 : (100 * picked) / answered}%` }} />
            </span>
          </div>
          <span className={classes.share}>
            {format.number(picked)}
            <FactDivider />
            {format.percent(answered === 0 ? 0 : picked / answered)}
            {discrimination !== null && (
              <span className={classes.small}>
                {t('statistics:table.goes_with', {
                  value: format.number(Math.round(discrimination * 100) / 100),
                })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
