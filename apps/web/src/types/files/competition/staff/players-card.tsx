import { Button, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportCompetitionPlayers, listCompetitionPlayers } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useCall, useQueryCall } from '../../../../app/api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { Pager } from '../../../../ui/index.ts';
import { PlayerRow } from './player-row.tsx';
import classes from './staff.module.css';

/** The competitors of a published competition, their standing, and who took the reward; hidden from people who may not see it. */
export function PlayersCard({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const { container_id } = item;
  const [page, setPage] = useState(1);
  const [only_redeemed, setOnlyRedeemed] = useState(false);
  const file = useCall(exportCompetitionPlayers);
  const read = useQueryCall(
    listCompetitionPlayers,
    { container_id, page, only_redeemed },
    { enabled: item.is_published === 1, silent: true, staleTime: 0, keepsPrevious: true },
  );
  if (!read.data) return null;
  const { records, total, school, has_reward } = read.data;
  return (
    <section className={classes.card} aria-labelledby="competition-players">
      <div className={classes.head}>
        <h2 id="competition-players" className={classes.title}>
          {t('competitions:players.title')}
        </h2>
        {has_reward && (total > 0 || only_redeemed) && (
          <Switch
            label={t('competitions:players.only_redeemed')}
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
            {t('competitions:players.export')}
          </Button>
        )}
      </div>
      {school !== null && <p className={classes.soft}>{t('competitions:players.only_school', { school })}</p>}
      {total === 0 ? (
        <p className={classes.soft}>
          {t(only_redeemed ? 'competitions:players.none_redeemed' : 'competitions:players.none')}
        </p>
      ) : (
        <ul className={classes.players} aria-busy={read.isFetching}>
          {records.map((player) => (
            <PlayerRow key={player.player_id} container_id={container_id} player={player} />
          ))}
        </ul>
      )}
      <Pager page={page} total={total} onPage={setPage} />
    </section>
  );
}
