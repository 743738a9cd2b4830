import type { PickedContent } from '@takhti/domain';

/** The maximum score. */
export const scoreMaximum = 100;

interface Wanted {
  readonly accept_types: readonly string[];
  readonly accept_lineitem?: boolean | undefined;
}

interface Facts {
  /** The address that the platform opens. */
  readonly addressOf: (content_id: string) => string;
  /** Whether learners get a score for it. */
  readonly isScored: (content: PickedContent) => boolean;
}

/** Picked content in a form that the platform accepts: resource links, otherwise plain links (Deep Linking 2.0, section 4). */
export function contentItems(
  picked: readonly PickedContent[],
  { accept_types, accept_lineitem }: Wanted,
  { addressOf, isScored }: Facts,
): object[] {
  const plain = accept_types.find((type) => /^link$/.test(type));
  if (!accept_types.includes('ltiResourceLink') && plain !== undefined)
    return picked.map(({ Title, AbsoluteContentURL }) => ({
      type: plain,
      title: Title,
      url: AbsoluteContentURL,
    }));
  return picked.map((content) => {
    const { Title, CmsContentId } = content;
    const lineItem = { scoreMaximum, label: Title, resourceId: CmsContentId, tag: 'takhti' };
    return {
      type: 'ltiResourceLink',
      title: Title,
      url: addressOf(CmsContentId),
      custom: { content_id: CmsContentId },
      ...(accept_lineitem !== false && isScored(content) ? { lineItem } : {}),
    };
  });
}
