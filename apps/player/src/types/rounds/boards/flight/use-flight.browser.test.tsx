import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { wantsMotion } from '../board/testing/wants-motion.ts';
import { useFlight } from './use-flight.ts';

function Probe() {
  const frame = useRef<HTMLDivElement>(null);
  const [order, setOrder] = useState(['1', '2', '3']);
  const takeOff = useFlight(frame);
  return (
    <div ref={frame}>
      {order.map((id) => (
        <p key={id} data-card={id}>
          {id}
        </p>
      ))}
      <button
        type="button"
        onClick={() => {
          takeOff();
          setOrder(['2', '1', '3']);
        }}
      >
        Move
      </button>
    </div>
  );
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['no-preference', ['2', '1']],
  ['reduce', []],
] as const)('cards that change their places fly there, others lie still (%s)', async (motion, flying) => {
  wantsMotion(motion);
  const flown: unknown[] = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    flown.push(this.textContent);
    return {} as Animation;
  });
  await render(<Probe />);
  await page.getByRole('button', { name: 'Move' }).last().click();
  await expect.element(page.getByText('1').last()).toBeVisible();
  expect(flown).toEqual(flying);
});
