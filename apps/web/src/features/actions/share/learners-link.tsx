import { shortenLink } from '@takhti/contract';
import { partSizes, playerPathOf, type LinkAsks } from '@takhti/domain';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { Embedded } from './embedded.tsx';
import { LinkField } from './link-field.tsx';
import { OwnLink } from './own-link.tsx';
import { PartSize } from './part-size.tsx';
import { ShortLink } from './short-link.tsx';
import type { ShareLink } from './use-share-link.ts';

// Rendering it takes a library, which comes when somebody shares.
const LinkAsPicture = lazy(async () => ({
  default: (await import('./link-as-picture.tsx')).LinkAsPicture,
}));

interface LearnersLinkProps {
  readonly shared: ShareLink;
  readonly title: string;
}

/** The link that learners open, in each of its forms, as the person who shares it settles it. */
export function LearnersLink({ shared, title }: LearnersLinkProps) {
  const { banked, entered } = shared;
  const isForAll = !entered || webTypeOf(entered.content_type)?.isForKnown !== true;
  const [size, setSize] = useState<number>(partSizes.usual);
  // A link that settles nothing plays a bank in the usual way, and stays as it was.
  const isSettled = banked !== undefined && size !== partSizes.usual;
  const everybodys = isSettled
    ? new URL(playerPathOf({ ...banked, part_size: size }), shared.link).href
    : shared.link;
  const [chosen, setChosen] = useState<LinkAsks | null>();
  const { asks, short, isWaiting } = useShortLink(shared, isSettled ? size : undefined, chosen);
  // A link of one's own is short alone; until it is there, no other one can be copied.
  const link = isWaiting ? null : asks === null ? everybodys : short;
  return (
    <>
      {link === null ? (
        // It has the focus until what comes in its place takes it.
        <Skeleton height={112} tabIndex={-1} data-autofocus />
      ) : (
        <>
          {isForAll && asks === null && short !== null && <ShortLink key={short} link={short} />}
          <LinkField
            key={link}
            link={link}
            reader="learners"
            hint={whoPlays(shared)}
            isFirst={!isForAll || asks !== null || short === null}
          />
        </>
      )}
      {banked && <PartSize size={size} onChange={setSize} />}
      {shared.results_of !== undefined && (
        <OwnLink asks={asks} container_id={shared.results_of} onChange={setChosen} />
      )}
      {link !== null && isForAll && (
        <>
          <Suspense fallback={<div style={{ blockSize: 146 }} />}>
            <LinkAsPicture link={short ?? link} />
          </Suspense>
          <Embedded link={link} title={title} />
        </>
      )}
    </>
  );
}

function whoPlays({ entered }: ShareLink): ReactNode {
  const WhoPlays = entered && webTypeOf(entered.content_type)?.WhoPlays;
  if (!WhoPlays) return undefined;
  // The line is there before its words are, so that nothing below it moves.
  return (
    <Suspense fallback="\u00A0">
      <WhoPlays institution_id={entered.institution_id} content_id={entered.content_id} />
    </Suspense>
  );
}

interface Short {
  /** The question of the link; null for the link of everybody. */
  readonly asks: LinkAsks | null;
  /** null until it is there, and without the right to share. */
  readonly short: string | null;
  /** Whether it may still come: the full address is shown only if it cannot. */
  readonly isWaiting: boolean;
}

/**
 * The short form of a learners’ link.
 * @param chosen whose it is; left out for one's own where there is one, as who shared it so once means the same class again
 */
function useShortLink(
  { link, packaged_content_id }: ShareLink,
  part_size: number | undefined,
  chosen: LinkAsks | null | undefined,
): Short {
  const { run } = useCall(shortenLink, { silent: true });
  const [made, setMade] = useState<{
    readonly link: string;
    readonly of: string;
    readonly own: LinkAsks | null;
  } | null>(null);
  const asks = chosen === undefined ? (made?.own ?? null) : chosen;
  const of = `${part_size} ${asks}`;
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (packaged_content_id !== undefined)
      void run({
        content_id: packaged_content_id,
        ...(part_size !== undefined && { part_size }),
        ...(asks !== null && { asks }),
      }).then((reply) => {
        if (!isCurrent) return;
        if (!reply) return setFailed(of);
        setMade({ link: new URL(reply.path, link).href, of, own: reply.own });
      });
    return () => {
      isCurrent = false;
    };
  }, [run, link, packaged_content_id, part_size, asks, of]);
  const isMade = made?.of === of;
  return {
    asks,
    short: isMade ? made.link : null,
    isWaiting: packaged_content_id !== undefined && !isMade && failed !== of,
  };
}
