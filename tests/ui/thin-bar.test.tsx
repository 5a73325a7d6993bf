import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#tests/support/property-runs';
import { renderUi } from '#tests/support/render';
import { partEnds, ThinBar } from '@/ui/thin-bar';

const points = fc.nat({ max: 2000 });

describe('the thin bar', () => {
  it('[H-01] shows the parts in proportion, worst first, and says them', () => {
    const track = { healthy: 10, bashing: 5, lethal: 3, aggravated: 2 };
    expect(partEnds(track)).toEqual([10, 25, 50]);
    renderUi(<ThinBar track={track} />);
    expect(screen.getByRole('img', { name: 'Health 20: 10 healthy, 5 bashing, 3 lethal, 2 aggravated' })).toBeVisible();
  });

  it('[H-01] leaves out no part that has points and shows none that has not', () => {
    fc.assert(
      fc.property(points, points, points, points, (healthy, bashing, lethal, aggravated) => {
        const [a, l, b] = partEnds({ healthy, bashing, lethal, aggravated });
        const widths = [a, l - a, b - l, 100 - b];
        const amounts = [aggravated, lethal, bashing, healthy];
        if (amounts.every((amount) => amount === 0)) return;
        widths.forEach((width, index) => {
          if (amounts[index] === 0) expect(width).toBeCloseTo(0);
          else expect(width).toBeGreaterThan(1.8);
        });
      }),
      propertyRuns(300),
    );
  });
});
