import { previewGeneric } from '@takhti/contract';
import { leadsTo } from '@takhti/content-types/files/link';
import type { ContainerRow } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';

/** The target of a link, and the beginning of its description, among its details. */
export function LinkFacts({ item: { container_id } }: { readonly item: ContainerRow }) {
  const t = useText();
  const { data } = useQueryCall(previewGeneric, { container_id }, { silent: true });
  if (!data) return null;
  const host = data.body.kind === 'link' ? leadsTo(data.body.link)?.host : undefined;
  const [line = ''] = data.description.trim().split('\n');
  return (
    <>
      {host !== undefined && (
        <div>
          <dt>{t('files:fields.link')}</dt>
          <dd>
            <bdi dir="ltr">{host}</bdi>
          </dd>
        </div>
      )}
      {line !== '' && (
        <div>
          <dt>{t('files:fields.description')}</dt>
          <dd dir="auto">{line}</dd>
        </div>
      )}
    </>
  );
}
