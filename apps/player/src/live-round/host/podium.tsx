import type { LiveHostView } from '@takhti/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Slate } from '../../ui/slate.tsx';
import { Medal } from '../medal.tsx';
import { ClassSummary } from './class-summary.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

/** The first three places and the results of the class. Other places are not shown here. */
export function Podium({ view }: { readonly view: LiveHostView }): ReactNode {
  const { t, plural } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  // Equal points share a step.
  const steps = [...Map.groupBy(view.podium, ({ place }) => place)];
  // Without any answer there is nothing to praise or to blame.
  const isSilent = view.summary?.played === 0;
  const thanks = t(isSilent ? 'live_right_none' : 'live_thanks');
  return (
    <section className="front-podium">
      {steps.length === 0 && <Slate mood={isSilent ? 'kind' : 'proud'} />}
      <h2 className="front-heading" ref={heading} tabIndex={-1}>
        {steps.length === 0 ? thanks : t('live_podium')}
      </h2>
      <ol className="front-places">
        {steps.map(([place, winners]) => (
          <li key={place} className="front-place" data-place={place}>
            <Medal place={place} />
            <span>{t('live_place', { n: place })}</span>
            {winners.map(({ nickname }) => (
              <strong key={nickname} className="front-winner">
                <bdi>{nickname}</bdi>
              </strong>
            ))}
            <span className="front-step">
              {(winners[0]?.points ?? 0) > 0 && plural('live_points', winners[0]?.points ?? 0)}
            </span>
          </li>
        ))}
      </ol>
      <ClassSummary view={view} />
      {view.phase === 'over' ? <p>{t('live_over')}</p> : steps.length > 0 && <p>{thanks}</p>}
    </section>
  );
}
