import { listAiGrants } from '@takhti/contract';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Pager } from '../../../ui/index.ts';
import classes from './credits.module.css';
import { Granted } from './granted.tsx';

/** Lists grants: who gave whom how much and why, the newest first. */
export function GrantList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const list = useQueryCall(listAiGrants, { page }, { keepsPrevious: true });
  if (!list.data || list.data.total === 0) return null;
  return (
    <>
      <h3 className={classes.history}>{t('ai:credits.history')}</h3>
      <Granted
        grants={list.data.records.map(({ full_name, credits, ...grant }) => ({
          ...grant,
          what: t(credits > 0 ? 'ai:credits.got' : 'ai:credits.lost', {
            name: full_name,
            count: Math.abs(credits),
          }),
        }))}
      />
      <Pager page={page} total={list.data.total} onPage={setPage} />
    </>
  );
}
