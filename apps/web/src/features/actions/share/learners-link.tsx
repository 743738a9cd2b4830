import { shortenLink } from '@takhti/contract';
import { partSizes, playerPathOf } from '@takhti/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { Embedded } from './embedded.tsx';
import { LinkField } from './link-field.tsx';
import { PartSize } from './part-size.tsx';
import { ShortLink } from './short-link.tsx';
import type { ShareLink } from './use-share-link.ts';

// Drawing it takes a library, which comes when somebody shares.
const LinkAsPicture = lazy(async () => ({
  default: (await import('./link-as-picture.tsx')).LinkAsPicture,
}));

interface LearnersLinkProps {
  readonly shared: ShareLink;
  readonly title: string;
}

/** The link that learners open, in each of its forms, as whoever shares it settles it. */
export function LearnersLink({ shared, title }: LearnersLinkProps) {
  const { banked } = shared;
  const [size, setSize] = useState<number>(partSizes.usual);
  // A link that settles nothing plays a bank in the usual way, and stays as it was.
  const isSettled = banked !== undefined && size !== partSizes.usual;
  const link = isSettled
    ? new URL(playerPathOf({ ...banked, part_size: size }), shared.link).href
    : shared.link;
  const short = useShortLink(shared, isSettled ? size : undefined);
  return (
    <>
      {short !== null && <ShortLink key={short} link={short} />}
      <LinkField key={link} link={link} reader="learners" />
      {banked && <PartSize size={size} onChange={setSize} />}
      <Suspense fallback={<div style={{ blockSize: 146 }} />}>
        <LinkAsPicture link={short ?? link} />
      </Suspense>
      <Embedded link={link} title={title} />
    </>
  );
}

/** The short form of a learners’ link; null until it is there, and for who may not share. */
function useShortLink(
  { link, packaged_content_id }: ShareLink,
  part_size: number | undefined,
): string | null {
  const { run } = useCall(shortenLink, { silent: true });
  const [made, setMade] = useState<{ readonly link: string; readonly of: number | undefined } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (packaged_content_id !== undefined)
      void run({ content_id: packaged_content_id, ...(part_size !== undefined && { part_size }) }).then(
        (reply) => {
          if (isCurrent && reply) setMade({ link: new URL(reply.path, link).href, of: part_size });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [run, link, packaged_content_id, part_size]);
  return made?.of === part_size ? (made?.link ?? null) : null;
}
