import { Button, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportCompetitors, listCompetitors } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useCall, useQueryCall } from '../../../../app/api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { Pager } from '../../../../ui/index.ts';
import { CompetitorRow } from './competitor-row.tsx';
import classes from './staff.module.css';

/** The competitors of a published competition, their standing, and who took the reward; hidden from people who may not see it. */
export function CompetitorsCard({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const { container_id } = item;
  const [page, setPage] = useState(1);
  const [only_redeemed, setOnlyRedeemed] = useState(false);
  const file = useCall(exportCompetitors);
  const read = useQueryCall(
    listCompetitors,
    { container_id, page, only_redeemed },
    { enabled: item.is_published === 1, silent: true, staleTime: 0, keepsPrevious: true },
  );
  if (!read.data) return null;
  const { records, total, school, has_reward } = read.data;
  return (
    <section className={classes.card} aria-labelledby="competition-competitors">
      <div className={classes.head}>
        <h2 id="competition-competitors" className={classes.title}>
          {t('competitions:competitors.title')}
        </h2>
        {has_reward && (total > 0 || only_redeemed) && (
          <Switch
            label={t('competitions:competitors.only_redeemed')}
            checked={only_redeemed}
            onChange={({ currentTarget: { checked } }) => {
              setOnlyRedeemed(checked);
              setPage(1);
            }}
          />
        )}
        {total > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            loading={file.isRunning}
            onClick={() => void file.run({ container_id })}
          >
            {t('competitions:competitors.export')}
          </Button>
        )}
      </div>
      {school !== null && (
        <p className={classes.soft}>{t('competitions:competitors.only_school', { school })}</p>
      )}
      {total === 0 ? (
        <p className={classes.soft}>
          {t(only_redeemed ? 'competitions:competitors.none_redeemed' : 'competitions:competitors.none')}
        </p>
      ) : (
        <ul className={classes.competitors} aria-busy={read.isFetching}>
          {records.map((competitor) => (
            <CompetitorRow key={competitor.player_id} container_id={container_id} competitor={competitor} />
          ))}
        </ul>
      )}
      <Pager page={page} total={total} onPage={setPage} />
    </section>
  );
}
