import { partSizes, playerPathOf } from '@takhti/domain';
import { lazy, Suspense, useState } from 'react';
import { Embedded } from './embedded.tsx';
import { LinkField } from './link-field.tsx';
import { PartSize } from './part-size.tsx';
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
  return (
    <>
      <LinkField key={link} link={link} reader="learners" />
      {banked && <PartSize size={size} onChange={setSize} />}
      <Suspense fallback={<div style={{ blockSize: 146 }} />}>
        <LinkAsPicture link={link} />
      </Suspense>
      <Embedded link={link} title={title} />
    </>
  );
}
