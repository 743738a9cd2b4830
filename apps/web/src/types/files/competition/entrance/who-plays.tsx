import { competitionModel } from '@takhti/content-types/files';
import { openContainer, openLibraryContent, readEntrance, type CompetitionEntrance } from '@takhti/contract';
import { schoolsOf } from '@takhti/domain';
import { useQueryCall } from '../../../../app/api/index.ts';
import { useText, type TextKey } from '../../../../i18n/index.ts';
import type { WhoPlaysProps } from '../../../web-type.ts';
import classes from '../competition.module.css';

/** Says who may enter a published competition by its link, as its entrance does. */
export function WhoPlays({ institution_id, content_id }: WhoPlaysProps) {
  const t = useText();
  const { data } = useQueryCall(readEntrance, { institution_id, content_id }, { silent: true, staleTime: 0 });
  if (!data) return null;
  const { phase, needs_login } = data;
  return (
    <>
      {phase === 'before' && `${t('competitions:state.before')} `}
      {t(entranceKey(data))}
      {phase !== 'over' && needs_login && ` ${t('competitions:who.login')}`}
      {phase !== 'over' && data.by_code && <Codes content_id={content_id} />}
    </>
  );
}

/** The codes of the entrances, for people who may read them. */
function Codes({ content_id }: Pick<WhoPlaysProps, 'content_id'>) {
  const t = useText();
  const { data: row } = useQueryCall(openLibraryContent, { content_id }, { silent: true });
  const container_id = row?.container_id ?? '';
  const { data } = useQueryCall(
    openContainer,
    { container_id },
    { enabled: row !== undefined, silent: true },
  );
  const doc = data && competitionModel.open(data.json_data);
  if (!doc) return null;
  const schools = doc.isschool === 1 ? schoolsOf(doc).filter(({ code }) => code !== '') : [];
  const secret = doc.issemiprivate === 1 ? doc.secretcode : '';
  return (
    <span className={classes.codes}>
      {secret !== '' && (
        <span>
          {t('competitions:fields.secretcode')}: <bdi dir="ltr">{secret}</bdi>
        </span>
      )}
      {schools.map(({ code, name }) => (
        <span key={code}>
          <bdi>{name}</bdi>: <bdi dir="ltr">{code}</bdi>
        </span>
      ))}
    </span>
  );
}

function entranceKey({ phase, by_link, by_code }: CompetitionEntrance): TextKey {
  if (phase === 'over') return 'competitions:shared.over';
  if (phase === 'paused') return 'competitions:shared.paused';
  if (by_link) return by_code ? 'competitions:shared.link_or_code' : 'competitions:shared.link';
  return by_code ? 'competitions:shared.code' : 'competitions:shared.nobody';
}
