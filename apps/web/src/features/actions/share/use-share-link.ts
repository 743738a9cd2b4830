import { openLibraryContent } from '@takhti/contract';
import { contentTypes, type ContainerRow } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { webTypeOf } from '../../../types/registry.ts';

/** The shared content. */
export type SharedItem = Pick<
  ContainerRow,
  'content_id' | 'container_id' | 'institution_id' | 'content_type' | 'is_published' | 'title' | 'language'
>;

/** A link, and whom it is for: learners play what is published, colleagues open what they may see. */
export interface ShareLink {
  readonly link: string;
  readonly reader: 'learners' | 'colleagues';
  /** The content id for downloads that play without a network, if the type has them. */
  readonly carried_content_id?: string;
  /** The item whose type says who may play it; left out if everybody may. */
  readonly entered?: Pick<SharedItem, 'content_id' | 'content_type' | 'institution_id'>;
  /** The container of what is scored: who makes a link of their own to it sees its results. */
  readonly results_of?: string;
  /** The item, if it is played in parts. */
  readonly banked?: Pick<SharedItem, 'content_id' | 'content_type' | 'institution_id'>;
  /** The item for packages for other systems; left out if not published. */
  readonly packaged_content_id?: string;
}

/** The link to an item, asked for when somebody wants it. */
export function useShareLink(item: SharedItem) {
  const t = useText();
  const open = useCall(openLibraryContent);
  const whole = (path: string): string => new URL(path, globalThis.location.origin).href;
  return {
    /** null if there is none; a toast has said so by then. */
    async find(): Promise<ShareLink | null> {
      if (item.is_published === 0) {
        const path = editorPath(item);
        if (path !== null) return { link: whole(path), reader: 'colleagues' };
      } else {
        const content = await open.run({ content_id: item.content_id });
        if (!content) return null;
        if (content.player_path !== null)
          return {
            link: whole(content.player_path),
            reader: 'learners',
            packaged_content_id: item.content_id,
            ...carriedOf(item),
            ...enteredOf(item),
            ...bankedOf(item),
            ...resultsOf(item),
          };
      }
      showToast({ kind: 'warning', text: t('actions:share.not_playable') });
      return null;
    },
  };
}

function carriedOf({ content_id, content_type }: SharedItem): Pick<ShareLink, 'carried_content_id'> {
  return webTypeOf(content_type)?.isCarried === true ? { carried_content_id: content_id } : {};
}

function enteredOf({ content_id, content_type, institution_id }: SharedItem): Pick<ShareLink, 'entered'> {
  const isEntered = webTypeOf(content_type)?.WhoPlays !== undefined;
  return isEntered ? { entered: { content_id, content_type, institution_id } } : {};
}

function resultsOf({ container_id, content_type }: SharedItem): Pick<ShareLink, 'results_of'> {
  return contentTypes[content_type].is_scored ? { results_of: container_id } : {};
}

function bankedOf({ content_id, content_type, institution_id }: SharedItem): Pick<ShareLink, 'banked'> {
  return contentTypes[content_type].plays_in_parts
    ? { banked: { content_id, content_type, institution_id } }
    : {};
}
