import type { PickedContent } from '@takhti/domain';

/** What a score is out of. */
export const scoreMaximum = 100;

interface Wanted {
  readonly accept_types: readonly string[];
  readonly accept_lineitem?: boolean | undefined;
}

interface Facts {
  /** Where the platform opens it. */
  readonly addressOf: (content_id: string) => string;
  /** Whether learners get a score for it. */
  readonly isScored: (content: PickedContent) => boolean;
}

/** What was picked in the form that a platform accepts: places in its course, else plain links (Deep Linking 2.0, section 4). */
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
