import { listAiGrants } from '@takhti/contract';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { FactDivider, Pager, RelativeTime } from '../../../ui/index.ts';
import classes from './credits.module.css';

/** Lists grants: who gave whom how much and why, the newest first. */
export function GrantList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const list = useQueryCall(listAiGrants, { page }, { keepsPrevious: true });
  if (!list.data || list.data.total === 0) return null;
  return (
    <>
      <h3 className={classes.history}>{t('ai:credits.history')}</h3>
      <ul className={classes.grants}>
        {list.data.records.map(({ grant_id, full_name, by_full_name, credits, reason, granted_on }) => (
          <li key={grant_id}>
            <span>
              {t(credits > 0 ? 'ai:credits.got' : 'ai:credits.lost', {
                name: full_name,
                count: Math.abs(credits),
              })}
            </span>
            {reason !== '' && (
              <span>
                <bdi>{reason}</bdi>
              </span>
            )}
            <span className={classes.faint}>
              <bdi>{by_full_name}</bdi>
              <FactDivider />
              <RelativeTime instant={granted_on} />
            </span>
          </li>
        ))}
      </ul>
      <Pager page={page} total={list.data.total} onPage={setPage} />
    </>
  );
}
