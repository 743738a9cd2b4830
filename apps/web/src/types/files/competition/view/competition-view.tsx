import { competitionModel, type CompetitionDoc } from '@takhti/content-types/files';
import {
  competitionFlags,
  competitionImages,
  competitionThemes,
  directionOf,
  localeOf,
  schoolsOf,
  type Language,
  type OpenedContainer,
} from '@takhti/domain';
import type { ReactNode } from 'react';
import { FieldMark } from '../../../../features/review/index.ts';
import { useFormat, useText, type TextKey } from '../../../../i18n/index.ts';
import files from '../../family/files.module.css';
import { useStandings } from '../../gathering/use-standings.ts';
import classes from '../competition.module.css';
import { elsewhereFlags } from '../elsewhere-flags.ts';
import { entranceFlags, WhoEnters } from '../entrance/who-enters.tsx';
import { CompetitorsCard } from '../staff/competitors-card.tsx';
import { RunCard } from '../staff/run-card.tsx';
import { useRun } from '../staff/use-run.ts';
import { wallDate } from '../time/time-words.ts';
import { LevelsView } from './levels-view.tsx';
import { Turnout } from './turnout.tsx';

interface CompetitionViewProps {
  readonly item: OpenedContainer;
  readonly doc: CompetitionDoc;
  readonly language: Language;
}

/** A competition to be looked at: levels, time, entrances, rules, reward and pictures. */
export function CompetitionView({ item, doc, language }: CompetitionViewProps) {
  const t = useText();
  const format = useFormat();
  const standings = useStandings(item, competitionModel.referencesOf(doc));
  const run = useRun(item);
  const schools = schoolsOf(doc);
  const on = competitionFlags.filter((flag) => doc[flag] === 1 && !elsewhereFlags.includes(flag));
  const pictures = competitionImages.filter((field) => doc[field] !== '');
  const rules = on.filter((flag) => !entranceFlags.includes(flag));
  // People who may not read the code still see its price.
  const hasReward = doc.rewardcode !== '' || item.kept_back?.includes('rewardcode') === true;
  const isUnfinished = !hasReward && (doc.ticketcost > 0 || doc.reward_name !== '');
  const time = (stored: string): string => {
    const date = wallDate(doc.timezone, stored);
    return date ? format.dateTime(date) : stored;
  };
  return (
    <div className={classes.view}>
      <RunCard item={item} />
      <LevelsView item={item} doc={doc} standings={standings} />
      <WhoEnters doc={run?.is_paused ? { ...doc, isdisabled: 1 } : doc} isOver={run?.phase === 'over'}>
        {on
          .filter((flag) => entranceFlags.includes(flag))
          .map((flag) => (
            <FieldMark key={flag} path={[flag]} label={t(`competitions:fields.${flag}`)} />
          ))}
      </WhoEnters>
      <dl className={classes.facts}>
        <Turnout item={item} />
        <Fact field="start_date">{time(doc.start_date)}</Fact>
        <Fact field="end_date">{time(doc.end_date)}</Fact>
        <Fact field="timezone">
          <bdi dir="ltr">{doc.timezone}</bdi>
        </Fact>
        {doc.issemiprivate === 1 && doc.secretcode !== '' && (
          <Fact field="secretcode">
            <bdi dir="ltr">{doc.secretcode}</bdi>
          </Fact>
        )}
        {doc.isschool === 1 && schools.length > 0 && (
          <Fact field="schoolcode">
            <ul className={classes.plain}>
              {schools.map(({ code, name }) => (
                <li key={code}>
                  <span lang={localeOf(language)} dir={directionOf(language)}>
                    {name}
                  </span>{' '}
                  <bdi dir="ltr">({code})</bdi>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <div>
          <dt>{t('competitions:cards.rules')}</dt>
          <dd>
            {rules.length === 0 ? (
              t('competitions:no_rules')
            ) : (
              <ul className={classes.plain}>
                {rules.map((flag) => (
                  <li key={flag}>
                    {t(`competitions:fields.${flag}`)}{' '}
                    <FieldMark path={[flag]} label={t(`competitions:fields.${flag}`)} />
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        {(['reward_name', 'reward_description'] as const)
          .filter((field) => doc[field] !== '')
          .map((field) => (
            <Fact key={field} field={field}>
              <span lang={localeOf(language)} dir={directionOf(language)}>
                {doc[field]}
              </span>
            </Fact>
          ))}
        {hasReward && <Fact field="ticketcost">{t('competitions:coins', { count: doc.ticketcost })}</Fact>}
        {hasReward && doc.ticketcurrency !== '' && (
          <Fact field="ticketcurrency">
            <bdi>{doc.ticketcurrency}</bdi>
          </Fact>
        )}
        {isUnfinished && <Fact field="rewardcode">{t('competitions:reward.none')}</Fact>}
        <Fact field="weeklyawardday">{format.weekday(doc.weeklyawardday)}</Fact>
        {doc.rewardcode !== '' && (
          <Fact field="rewardcode">
            <bdi dir="ltr">{doc.rewardcode}</bdi>
          </Fact>
        )}
        {competitionThemes
          .filter((theme) => theme === doc.theme)
          .map((theme) => (
            <Fact key={theme} field="theme">
              {t(`competitions:themes.${theme}`)}
            </Fact>
          ))}
      </dl>
      <CompetitorsCard item={item} />
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.map((field) => (
            <figure key={field} className={classes.figure}>
              <img src={doc[field]} alt="" className={files.picture} />
              <figcaption>
                {t(`competitions:fields.${field}`)}{' '}
                <FieldMark path={[field]} label={t(`competitions:fields.${field}`)} />
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}

type FactField =
  | 'start_date'
  | 'end_date'
  | 'timezone'
  | 'theme'
  | 'secretcode'
  | 'schoolcode'
  | 'reward_name'
  | 'reward_description'
  | 'ticketcost'
  | 'ticketcurrency'
  | 'weeklyawardday'
  | 'rewardcode';

function Fact({ field, children }: { readonly field: FactField; readonly children: ReactNode }) {
  const t = useText();
  const key: TextKey = `competitions:fields.${field}`;
  return (
    <div>
      <dt>
        {t(key)} <FieldMark path={[field]} label={t(key)} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
